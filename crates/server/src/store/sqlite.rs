//! SQLite: a file with one writer.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, SqliteConnection};

use super::sql::{Connection, Readers};
use super::{Opened, Unusable};

/// Each step from one version of the database to the next.
pub(super) static MIGRATIONS: Migrator = sqlx::migrate!();

/// The newest version of the database.
pub(super) fn known() -> i64 {
    MIGRATIONS.iter().map(|step| step.version).max().unwrap_or(0)
}

/// Marks a file as ours: "PARL".
const APPLICATION_ID: i64 = 0x5041_524C;

/// Older versions may lose a committed transaction when a checkpoint meets a reset of the write-ahead log.
const OLDEST_SQLITE: (u32, u32, u32) = (3, 51, 3);

/// Opens the database for its one writer, and for readers; the file's lock keeps a second server out.
pub(super) async fn open(path: &Path) -> Result<Opened, Unusable> {
    let lock = lock(path)?;
    let unusable = |error: std::io::Error| Unusable::of_file(path, &error);
    owners_alone().open(path).map_err(unusable)?;
    let unusable = |error: sqlx::Error| Unusable::of(path, &error);
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // What a statement with many rows would need to be undone.
        .pragma("temp_store", "memory")
        // The log goes into the database itself seldom, because nothing is committed meanwhile: every 16 MB.
        .pragma("wal_autocheckpoint", "4000")
        .busy_timeout(Duration::from_secs(5));
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(unusable)?;
    check_version(&mut connection).await.map_err(unusable)?;
    migrate(&mut connection, path).await?;
    let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.pragma("query_only", "on"));
    let readers = Readers::Sqlite(readers.await.map_err(unusable)?);
    Ok(Opened { writer: Connection::Sqlite(connection), readers, lock: Some(lock) })
}

/// How files are opened or made that only their owner may read: the log holds everybody's cards.
pub(super) fn owners_alone() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The path of what belongs to a file.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Makes the folder, for its owner alone, and takes the lock that keeps a second server out. A killed process leaves no
/// lock behind.
pub(super) fn lock(path: &Path) -> Result<File, Unusable> {
    let unusable = |error: std::io::Error| Unusable::of_file(path, &error);
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists()) {
        let mut builder = std::fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder).map_err(unusable)?;
    }
    // Not the file itself: SQLite locks parts of that in its own way.
    let lock = owners_alone().open(beside(path, ".lock")).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(Unusable::InUse { path: path.into() }),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

async fn check_version(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(connection).await?;
    let mut parts = version.split('.').map(|part| part.parse().unwrap_or(0));
    let mut next = || parts.next().unwrap_or(0);
    assert!((next(), next(), next()) >= OLDEST_SQLITE, "SQLite {version} is too old to keep what it has confirmed");
    Ok(())
}

/// Brings the database to the newest version, all steps in one transaction.
///
/// Parlour first kept the version in `user_version` alone; it is still written there, so that a file that no other
/// table tells of is taken over as what it is, and an older Parlour knows a newer file.
async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), Unusable> {
    let unusable = |error: sqlx::Error| Unusable::of(path, &error);
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(unusable)?;
    let found = version(&mut transaction).await.map_err(unusable)?;
    let known = known();
    match found {
        None => return Err(Unusable::Foreign { path: path.into() }),
        Some(found) if found > known => return Err(Unusable::Newer { path: path.into(), found, known }),
        Some(found) => {
            // Steps that were made before are entered as made, and checked against the text of today.
            let failed = |error: MigrateError| Unusable::of_migration(path, error);
            // (`skip` and `run` themselves take no borrowed connection in a future that is to be `Send`.)
            MIGRATIONS.run_direct(Some(found), &mut *transaction, true).await.map_err(failed)?;
            MIGRATIONS.run_direct(None, &mut *transaction, false).await.map_err(failed)?;
        }
    }
    // Written even when nothing is to be migrated: whoever cannot write learns it at the start.
    let marks = format!("PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {known};");
    // The text is made of constants.
    sqlx::raw_sql(sqlx::AssertSqlSafe(marks)).execute(&mut *transaction).await.map_err(unusable)?;
    transaction.commit().await.map_err(unusable)
}

/// The version of the database, 0 for an empty file; `None` when it is not ours.
pub(super) async fn version(db: &mut SqliteConnection) -> sqlx::Result<Option<i64>> {
    let found: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *db).await?;
    let id: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *db).await?;
    let things: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *db).await?;
    if id != APPLICATION_ID && (things > 0 || found > 0) {
        return Ok(None);
    }
    let entered: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'")
        .fetch_one(&mut *db)
        .await?;
    let newest: Option<i64> = match entered {
        0 => None,
        _ => sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut *db).await?,
    };
    Ok(Some(newest.map_or(found, |newest| newest.max(found))))
}
