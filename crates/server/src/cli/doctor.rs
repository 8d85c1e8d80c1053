//! `parlour doctor`: whether a server has what it needs here.

use std::io::{Write, stdout};
use std::path::Path;
use std::process::ExitCode;

use catalog::{Arg, Message};
use clap::Args;

use super::backup::runtime;
use super::serve::database;
use super::words::say;
use crate::store::backup::{Looked, is_in_use, look};
use crate::store::now;
use crate::{Address, Database, Unusable};

#[derive(Args)]
pub(super) struct Doctor {
    #[arg(long)]
    database: Option<String>,
}

/// Something that was looked at: what is right about it, or what to do; or that it could not be looked at.
struct Finding {
    is_right: Option<bool>,
    said: Message,
}

impl Finding {
    fn new(is_right: bool, said: Message) -> Finding {
        Finding { is_right: Some(is_right), said }
    }

    fn unchecked(said: Message) -> Finding {
        Finding { is_right: None, said }
    }
}

impl Doctor {
    /// The exit code says whether everything is right.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let (mut findings, clock) = match database(self.database.as_deref())? {
            Database::Sqlite(path) => {
                let looked = if path.exists() { Some(runtime()?.block_on(look(&path))) } else { None };
                let clock = looked.as_ref().map_or_else(|| of_clock(now(), None), of_its_clock);
                let mut findings = vec![of_database(&path, looked)];
                findings.extend(machine::of_folder(&path));
                (findings, clock)
            }
            Database::Postgres(address) => {
                let looked = runtime()?.block_on(address.look());
                let clock = of_its_clock(&looked);
                (vec![of_postgres(&address, looked)], clock)
            }
        };
        findings.push(clock);
        findings.extend(machine::of_files());
        for Finding { is_right, said } in &findings {
            let sign = is_right.map_or("–", |is_right| if is_right { "✓" } else { "✗" });
            writeln!(stdout(), "{sign} {}", say(said))?;
        }
        let is_right = findings.iter().all(|finding| finding.is_right != Some(false));
        Ok(if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn about(name: &'static str, path: &Path) -> Message {
    Message::new(name).with("path", Arg::text(path.display().to_string()))
}

fn of_database(path: &Path, looked: Option<Result<Looked, Unusable>>) -> Finding {
    match looked {
        // Its folder is made with it, but not in a file.
        None if path.ancestors().skip(1).find(|folder| folder.exists()).is_some_and(|folder| !folder.is_dir()) => {
            Finding::new(false, Unusable::Lost { path: path.into() }.message())
        }
        None => Finding::new(true, about("doctor-no-database", path)),
        Some(Err(unusable)) => Finding::new(false, unusable.message()),
        Some(Ok(looked)) => match is_in_use(path) {
            Err(error) => Finding::new(false, Unusable::of_file(path, &error).message()),
            Ok(in_use) => {
                let name = if in_use { "doctor-database-in-use" } else { "doctor-database" };
                Finding::new(true, about(name, path).with("tables", looked.tables as usize))
            }
        },
    }
}

fn of_postgres(address: &Address, looked: Result<Looked, Unusable>) -> Finding {
    let found = Message::new("doctor-postgres").with("address", Arg::text(address.to_string()));
    match looked {
        Ok(looked) => Finding::new(true, found.with("tables", looked.tables as usize)),
        Err(unusable) => Finding::new(false, unusable.message()),
    }
}

/// The clock beside what a database has, if that can be read.
fn of_its_clock(looked: &Result<Looked, Unusable>) -> Finding {
    match looked {
        Ok(looked) => of_clock(now(), looked.newest),
        Err(_) => Finding::unchecked(Message::new("doctor-clock-unchecked")),
    }
}

/// A clock that was set back would let players' clocks run for too long, and clean-up forget too late.
fn of_clock(now: i64, newest: Option<i64>) -> Finding {
    match newest.map(|newest| newest - now) {
        Some(behind) if behind > 1000 => {
            Finding::new(false, Message::new("doctor-clock-behind").with("seconds", (behind / 1000) as usize))
        }
        _ => Finding::new(true, Message::new("doctor-clock")),
    }
}

/// What only the system knows.
#[cfg(unix)]
mod machine {
    use std::path::Path;

    use catalog::{Arg, Message};
    use rustix::fs::{Access, access, statvfs};
    use rustix::process::{Resource, getrlimit};

    use super::{Finding, about};
    use crate::Unusable;
    use crate::cli::words::decimal;

    /// What should be free on the disk: for weeks of games, and for a copy of the database.
    const ROOM: u64 = 1 << 30;

    /// So many files a server may want open: one for each player's page, and a few of its own.
    const FILES: u64 = 4096;

    /// Whether the folder, or the one in which it will be made, may be written and has room.
    pub(super) fn of_folder(path: &Path) -> Vec<Finding> {
        let mut folders = path
            .ancestors()
            .skip(1)
            .map(|folder| if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
        let Some(folder) = folders.find(|folder| folder.exists()) else { return Vec::new() };
        if !folder.is_dir() {
            return Vec::new();
        }
        let refused = [Some(folder), path.exists().then_some(path)]
            .into_iter()
            .flatten()
            .find_map(|written| access(written, Access::WRITE_OK).err());
        let may_write = match refused {
            None => Finding::new(true, about("doctor-writable", folder)),
            Some(error) => Finding::new(false, Unusable::of_file(path, &error.into()).message()),
        };
        let Ok(disk) = statvfs(folder) else { return vec![may_write] };
        let size = path.metadata().map_or(0, |file| file.len());
        let free = disk.f_bavail * disk.f_frsize;
        let (is_right, name) = match free >= ROOM.max(size) {
            true => (true, "doctor-room"),
            false => (false, "doctor-no-room"),
        };
        let said = about(name, folder).with("free", gigabytes(free)).with("needed", gigabytes(ROOM.max(size)));
        vec![may_write, Finding::new(is_right, said)]
    }

    fn gigabytes(bytes: u64) -> Arg {
        Arg::text(decimal(bytes as f64 / f64::from(1 << 30), 1))
    }

    /// Whether as many files may be open as a few thousand players need. The server takes all that it may have.
    pub(super) fn of_files() -> Vec<Finding> {
        let most = getrlimit(Resource::Nofile).maximum.unwrap_or(u64::MAX);
        let (is_right, name) = if most >= FILES { (true, "doctor-files") } else { (false, "doctor-few-files") };
        let said = Message::new(name).with("most", most.min(u64::from(u32::MAX)) as usize);
        vec![Finding::new(is_right, said.with("needed", FILES as usize))]
    }
}

/// Elsewhere nothing of it is asked.
#[cfg(not(unix))]
mod machine {
    use std::path::Path;

    use super::Finding;

    pub(super) fn of_folder(_: &Path) -> Vec<Finding> {
        Vec::new()
    }

    pub(super) fn of_files() -> Vec<Finding> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_may_go_on_and_not_back() {
        for (now, newest, is_right) in [
            (10_000, None, true),
            (10_000, Some(9_000), true),
            (10_000, Some(10_900), true),
            (10_000, Some(12_000), false),
        ] {
            assert_eq!(of_clock(now, newest).is_right, Some(is_right), "{now} {newest:?}");
        }
    }
}
