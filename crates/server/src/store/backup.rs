//! Copies of a database, also of one that a server writes meanwhile, and what can be said of one from outside.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use super::sqlite::{beside, known, lock, owners_alone, version};
use super::{Millis, Unusable, now};

/// What a database holds.
#[derive(Debug)]
pub(crate) struct Looked {
    pub(crate) tables: i64,
    /// When something was last written there, by the clock of then.
    pub(crate) newest: Option<Millis>,
}

/// Looks at a whole database and leaves it as it is: nothing is made, migrated or locked.
pub(crate) async fn look(path: &Path) -> Result<Looked, Unusable> {
    let mut connection = open(path).await?;
    check(&mut connection, path).await
}

/// Whether a server has it open.
pub(crate) fn is_in_use(path: &Path) -> io::Result<bool> {
    let lock = match File::open(beside(path, ".lock")) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        lock => lock?,
    };
    match lock.try_lock_shared() {
        Ok(()) => Ok(false),
        Err(TryLockError::WouldBlock) => Ok(true),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Writes a database as it is now into a new file, which is there in whole or not at all.
pub(crate) async fn copy(from: &Path, to: &Path) -> Result<Looked, Unusable> {
    let unwritable = |error: io::Error| Unusable::of_file(to, &error);
    let part = beside(to, ".part");
    let mut connection = open(from).await?;
    let looked = check(&mut connection, from).await?;
    // It may be left from a copy that was interrupted; SQLite writes into an empty file alone.
    owners_alone().truncate(true).open(&part).map_err(unwritable)?;
    let copied = sqlx::query("VACUUM INTO ?").bind(part.to_string_lossy()).execute(&mut connection).await;
    copied.map_err(|error| Unusable::of(to, &error))?;
    // SQLite itself does not wait until it is on disk.
    let kept = File::open(&part).and_then(|file| file.sync_all()).and_then(|()| fs::rename(&part, to));
    kept.and_then(|()| sync_folder(to)).map_err(unwritable)?;
    Ok(looked)
}

/// What a database of SQLite is made of, by the ends of its names.
const SUFFIXES: [&str; 3] = ["", "-wal", "-shm"];

/// Puts a copy in the place of a database that no server uses. What was there is kept, under the name answered.
pub(crate) async fn restore(file: &Path, path: &Path) -> Result<Option<PathBuf>, Unusable> {
    let _lock = lock(path)?;
    let unwritable = |error: io::Error| Unusable::of_file(path, &error);
    // Before anything is moved: it may be no copy at all, and the disk may be full.
    let fresh = beside(path, ".restored");
    copy(file, &fresh).await?;
    let names = (0..).map(|other| match other {
        0 => beside(path, &format!(".replaced-{}", now() / 1000)),
        other => beside(path, &format!(".replaced-{}-{other}", now() / 1000)),
    });
    // One may have been restored a moment ago, or without what was written last.
    let is_free = |old: &PathBuf| SUFFIXES.iter().all(|suffix| !beside(old, suffix).exists());
    let old = names.into_iter().find(is_free).expect("there are names enough");
    let mut kept = None;
    for suffix in SUFFIXES {
        match fs::rename(beside(path, suffix), beside(&old, suffix)) {
            Ok(()) => kept = Some(old.clone()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(unwritable(error)),
        }
    }
    fs::rename(&fresh, path).and_then(|()| sync_folder(path)).map_err(unwritable)?;
    Ok(kept)
}

/// Opens a database to read it alone.
async fn open(path: &Path) -> Result<SqliteConnection, Unusable> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(Duration::from_secs(5));
    SqliteConnection::connect_with(&options).await.map_err(|error| Unusable::of(path, &error))
}

/// Reads all of it: it is ours, of a version that is known, and nothing of it is damaged.
async fn check(connection: &mut SqliteConnection, path: &Path) -> Result<Looked, Unusable> {
    let unusable = |error: sqlx::Error| Unusable::of(path, &error);
    match version(connection).await.map_err(unusable)? {
        None | Some(0) => return Err(Unusable::Foreign { path: path.into() }),
        Some(found) if found > known() => {
            return Err(Unusable::Newer { path: path.into(), found, known: known() });
        }
        Some(_) => {}
    }
    let damage: String =
        sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut *connection).await.map_err(unusable)?;
    if damage != "ok" {
        return Err(Unusable::Broken { path: path.into(), reason: damage });
    }
    let looked = sqlx::query_as("SELECT count(*), max((SELECT max(at) FROM moves), max(touched)) FROM tables");
    let (tables, newest) = looked.fetch_one(connection).await.map_err(unusable)?;
    Ok(Looked { tables, newest })
}

/// The new name of a file is on disk, too.
#[cfg(unix)]
fn sync_folder(of: &Path) -> io::Result<()> {
    let folder = of.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder)?.sync_all()
}

/// Windows needs nothing of the kind.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
