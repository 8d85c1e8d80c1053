//! `parlour backup` and `parlour restore`: copies of the database.

use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use catalog::{Arg, Message};
use clap::Args;

use super::serve::{database, unusable};
use super::words::{about_file, say, word};
use crate::Database;
use crate::store::backup::{copy, restore};

#[derive(Args)]
pub(super) struct Backup {
    copy: PathBuf,
    #[arg(long)]
    database: Option<String>,
}

impl Backup {
    pub(super) fn run(self) -> anyhow::Result<()> {
        let path = file(self.database.as_deref())?;
        ensure!(path.exists(), about_file("no-such-database", &path));
        ensure!(!self.copy.exists(), about_file("backup-exists", &self.copy));
        let copied = runtime()?.block_on(copy(&path, &self.copy)).map_err(|error| unusable(&error))?;
        tell(&about("backup-done", &self.copy).with("tables", copied.tables as usize))
    }
}

#[derive(Args)]
pub(super) struct Restore {
    from: PathBuf,
    #[arg(long)]
    database: Option<String>,
}

impl Restore {
    pub(super) fn run(self) -> anyhow::Result<()> {
        let path = file(self.database.as_deref())?;
        ensure!(self.from.exists(), about_file("no-such-backup", &self.from));
        let kept = runtime()?.block_on(restore(&self.from, &path)).map_err(|error| unusable(&error))?;
        tell(&about("restore-done", &path))?;
        kept.map_or(Ok(()), |kept| tell(&about("restore-kept", &kept)))
    }
}

/// The file of a database that is one.
fn file(given: Option<&str>) -> anyhow::Result<PathBuf> {
    match database(given)? {
        Database::Sqlite(path) => Ok(path),
        Database::Postgres(_) => bail!(word("postgres-has-tools")),
    }
}

/// What a command of one step runs on.
pub(super) fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build().with_context(|| word("no-threads"))
}

fn about(name: &'static str, path: &Path) -> Message {
    Message::new(name).with("file", Arg::text(path.display().to_string()))
}

fn tell(message: &Message) -> anyhow::Result<()> {
    Ok(writeln!(stdout(), "{}", say(message))?)
}
