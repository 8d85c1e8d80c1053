//! SQLite: opening, and reading.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use catalog::Help;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous};
use sqlx::{Connection, Row, SqliteConnection, SqlitePool};

use super::{ListedTable, Millis, StoredChair, StoredMove, StoredTable};
use crate::token::{TableId, TokenHash};

/// Each step from one version of the database to the next; the version is kept in `user_version`.
const MIGRATIONS: &[&str] =
    &[include_str!("../../migrations/0001_tables.sql"), include_str!("../../migrations/0002_help.sql")];

/// Marks a file as ours: "PARL".
const APPLICATION_ID: i64 = 0x5041_524C;

/// Older versions may lose a committed transaction when a checkpoint meets a reset of the write-ahead log.
const OLDEST_SQLITE: (u32, u32, u32) = (3, 51, 3);

/// A database that cannot be used, with what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unusable {
    /// Made by a later version of this program.
    #[error(
        "the database {path} was written by a newer Parlour (its version {found}, this one knows {known}): \
         start that one, or give another file with --database"
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: usize,
        /// The newest version known.
        known: usize,
    },
    /// Something else.
    #[error("{path} is not a database of Parlour: give another file with --database")]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// Another process has it.
    #[error(
        "the database {path} is in use by another Parlour: stop that one, or give another file with --database"
    )]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// It may not be written.
    #[error(
        "the database {path} cannot be written ({reason}): make it and its folder writable, or give another file with --database"
    )]
    ReadOnly {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// There is no room left.
    #[error(
        "there is no room for the database {path} ({reason}): free some space on its disk and start again; nothing that was confirmed is lost"
    )]
    Full {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// Anything else.
    #[error(
        "the database {path} cannot be used ({reason}): check the file and its disk, or give another file with --database"
    )]
    Broken {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
}

impl Unusable {
    /// Sorts an error of the database by what one can do about it.
    pub(super) fn of(path: &Path, error: &sqlx::Error) -> Unusable {
        let (path, reason) = (path.to_path_buf(), error.to_string());
        let code = error.as_database_error().and_then(|error| error.code());
        // The low byte is the primary result code.
        match code.and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xFF) {
            Some(8 | 14) => Unusable::ReadOnly { path, reason }, // SQLITE_READONLY, SQLITE_CANTOPEN
            Some(13) => Unusable::Full { path, reason },         // SQLITE_FULL
            Some(26) => Unusable::Foreign { path },              // SQLITE_NOTADB
            _ => Unusable::Broken { path, reason },
        }
    }
}

/// Opens the database for its one writer, and for readers.
pub(super) async fn open(path: &Path) -> Result<(SqliteConnection, Reader), Unusable> {
    let lock = prepare_file(path)?;
    let unusable = |error: sqlx::Error| Unusable::of(path, &error);
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5));
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(unusable)?;
    check_version(&mut connection).await.map_err(unusable)?;
    migrate(&mut connection, path).await?;
    let pool = SqlitePoolOptions::new()
        .max_connections(4)
        .connect_with(options.pragma("query_only", "on"))
        .await
        .map_err(unusable)?;
    Ok((connection, Reader { pool, lock: Arc::new(lock) }))
}

/// Makes the folder and the file, both for their owner alone (the log holds everybody's cards), and takes the lock
/// that keeps a second server out. A killed process leaves no lock behind.
fn prepare_file(path: &Path) -> Result<File, Unusable> {
    let read_only = |error: std::io::Error| Unusable::ReadOnly { path: path.into(), reason: error.to_string() };
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists()) {
        let mut builder = std::fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder).map_err(read_only)?;
    }
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(read_only)?;

    // Not the file itself: SQLite locks parts of that in its own way.
    let mut lock = path.as_os_str().to_owned();
    lock.push(".lock");
    let lock = options.open(lock).map_err(read_only)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(Unusable::InUse { path: path.into() }),
        Err(TryLockError::Error(error)) => Err(read_only(error)),
    }
}

async fn check_version(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(connection).await?;
    let mut parts = version.split('.').map(|part| part.parse().unwrap_or(0));
    let mut next = || parts.next().unwrap_or(0);
    assert!((next(), next(), next()) >= OLDEST_SQLITE, "SQLite {version} is too old to keep what it has confirmed");
    Ok(())
}

async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), Unusable> {
    let unusable = |error: sqlx::Error| Unusable::of(path, &error);
    let number = |row: SqliteRow| row.get::<i64, _>(0);
    let found =
        sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await.map(number).map_err(unusable)?;
    let id =
        sqlx::query("PRAGMA application_id").fetch_one(&mut *connection).await.map(number).map_err(unusable)?;
    let things = sqlx::query("SELECT count(*) FROM sqlite_schema")
        .fetch_one(&mut *connection)
        .await
        .map(number)
        .map_err(unusable)?;
    if id != APPLICATION_ID && (things > 0 || found > 0) {
        return Err(Unusable::Foreign { path: path.into() });
    }
    let found = usize::try_from(found).unwrap_or(usize::MAX);
    if found > MIGRATIONS.len() {
        return Err(Unusable::Newer { path: path.into(), found, known: MIGRATIONS.len() });
    }
    // Written even when nothing is to be migrated: whoever cannot write learns it at the start.
    let mut steps = String::from("BEGIN IMMEDIATE;\n");
    for step in &MIGRATIONS[found..] {
        steps.push_str(step);
    }
    steps.push_str(&format!("\nPRAGMA application_id = {APPLICATION_ID};\n"));
    steps.push_str(&format!("PRAGMA user_version = {};\nCOMMIT;", MIGRATIONS.len()));
    // The text is made of constants.
    sqlx::raw_sql(sqlx::AssertSqlSafe(steps)).execute(connection).await.map_err(unusable)?;
    Ok(())
}

/// Reads what is stored.
#[derive(Clone)]
pub(super) struct Reader {
    pool: SqlitePool,
    lock: Arc<File>,
}

impl Reader {
    pub(super) async fn table(&self, id: &TableId) -> sqlx::Result<Option<StoredTable>> {
        let row =
            sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id.as_str()).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        let chairs = sqlx::query("SELECT * FROM chairs WHERE table_id = ? ORDER BY chair")
            .bind(id.as_str())
            .fetch_all(&self.pool)
            .await?;
        Ok(Some(StoredTable {
            id: id.clone(),
            game: row.try_get("game")?,
            rules: row.try_get("rules")?,
            options: serde_json::from_str(row.try_get("options")?).unwrap_or_default(),
            listed: row.try_get("listed")?,
            help: Help::named(row.try_get("help")?).unwrap_or_default(),
            host: TokenHash::from_bytes(row.try_get("host")?).ok_or(sqlx::Error::RowNotFound)?,
            setup: row.try_get("setup")?,
            rematch: row.try_get::<Option<&str>, _>("rematch")?.and_then(TableId::read),
            chairs: chairs.iter().map(chair).collect::<sqlx::Result<_>>()?,
        }))
    }

    pub(super) async fn moves(&self, id: &TableId, from: u32) -> sqlx::Result<Vec<StoredMove>> {
        let rows =
            sqlx::query("SELECT ply, seat, move, key FROM moves WHERE table_id = ? AND ply >= ? ORDER BY ply")
                .bind(id.as_str())
                .bind(from)
                .fetch_all(&self.pool)
                .await?;
        rows.iter()
            .map(|row| {
                Ok(StoredMove {
                    ply: row.try_get("ply")?,
                    seat: row.try_get("seat")?,
                    json: row.try_get("move")?,
                    key: row.try_get("key")?,
                })
            })
            .collect()
    }

    pub(super) async fn listed(&self, lobbies: Millis, games: Millis) -> sqlx::Result<Vec<ListedTable>> {
        let rows = sqlx::query(
            "SELECT id, game, setup IS NOT NULL AS started,
                 (SELECT json_group_array(name ORDER BY chair) FROM chairs WHERE table_id = id) AS names
             FROM tables
             WHERE listed = 1 AND ended IS NULL AND touched >= CASE WHEN setup IS NULL THEN ? ELSE ? END
             ORDER BY touched DESC LIMIT 100",
        )
        .bind(lobbies)
        .bind(games)
        .fetch_all(&self.pool)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(ListedTable {
                    id: TableId::read(row.try_get("id")?).ok_or(sqlx::Error::RowNotFound)?,
                    game: row.try_get("game")?,
                    started: row.try_get("started")?,
                    names: serde_json::from_str(row.try_get("names")?).unwrap_or_default(),
                })
            })
            .collect()
    }

    pub(super) async fn ping(&self) -> sqlx::Result<()> {
        sqlx::query("SELECT 1").execute(&self.pool).await.map(drop)
    }

    pub(super) async fn close(self) {
        self.pool.close().await;
        // Others may hold clones for a moment longer.
        let _ = self.lock.unlock();
    }
}

fn chair(row: &SqliteRow) -> sqlx::Result<(u8, StoredChair)> {
    let chair = StoredChair {
        name: row.try_get("name")?,
        token: row.try_get::<Option<&[u8]>, _>("token")?.and_then(TokenHash::from_bytes),
        bot: row.try_get("bot")?,
        away: row.try_get("away")?,
        notes: row.try_get("notes")?,
    };
    Ok((row.try_get("chair")?, chair))
}
