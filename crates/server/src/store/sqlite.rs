//! SQLite: opening, and reading.

use std::collections::HashMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use catalog::{Arg, Help, Message};
use serde::de::DeserializeOwned;
use serde_json::json;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous};
use sqlx::{Connection, FromRow, Row, SqliteConnection, SqlitePool};

use super::{
    Failed, Millis, Origin, Outgoing, Receiver, Store, StoredChair, StoredMove, StoredTable, Subscription, Ticket,
    deals,
};
use crate::outbox::Key;
use crate::token::{RoomCode, TableId, TokenHash};

/// Each step from one version of the database to the next.
pub(super) static MIGRATIONS: Migrator = sqlx::migrate!();

/// Marks a file as ours: "PARL".
const APPLICATION_ID: i64 = 0x5041_524C;

/// Older versions may lose a committed transaction when a checkpoint meets a reset of the write-ahead log.
const OLDEST_SQLITE: (u32, u32, u32) = (3, 51, 3);

/// So many games that are over are listed.
const FINISHED: i64 = 6;

/// A database that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum Unusable {
    /// Made by a later version of this program.
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The newest version known.
        known: i64,
    },
    /// Something else.
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// Another process has it.
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// It may not be written.
    ReadOnly {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// There is no room left.
    Full {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// Anything else.
    Broken {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
}

impl Unusable {
    /// What is wrong with it, and what to do about it.
    pub fn message(&self) -> Message {
        let about = |name, path: &Path| Message::new(name).with("path", Arg::text(path.display().to_string()));
        let because = |name, path, reason: &str| about(name, path).with("reason", Arg::text(reason));
        match self {
            Unusable::Newer { path, found, known } => {
                about("database-newer", path).with("found", *found).with("known", *known)
            }
            Unusable::Foreign { path } => about("database-foreign", path),
            Unusable::InUse { path } => about("database-in-use", path),
            Unusable::ReadOnly { path, reason } => because("database-read-only", path, reason),
            Unusable::Full { path, reason } => because("database-full", path, reason),
            Unusable::Broken { path, reason } => because("database-broken", path, reason),
        }
    }

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

    /// The same of an error in a step from one version to the next.
    fn of_migration(path: &Path, error: MigrateError) -> Unusable {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => Unusable::of(path, &error),
            other => Unusable::Broken { path: path.into(), reason: other.to_string() },
        }
    }
}

/// A database that is open.
pub(super) struct Opened {
    pub(super) writer: SqliteConnection,
    pub(super) readers: SqlitePool,
    pub(super) lock: File,
    pub(super) push_key: Vec<u8>,
}

/// Opens the database for its one writer, and for readers; the file's lock keeps a second server out.
pub(super) async fn open(path: &Path) -> Result<Opened, Unusable> {
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
    let push_key = push_key(&mut connection).await.map_err(unusable)?;
    let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.pragma("query_only", "on"));
    Ok(Opened { writer: connection, readers: readers.await.map_err(unusable)?, lock, push_key })
}

/// The secret by which push services know this server: made when it is first wanted.
async fn push_key(connection: &mut SqliteConnection) -> sqlx::Result<Vec<u8>> {
    let made = sqlx::query("INSERT INTO push_key (one, secret) VALUES (1, ?) ON CONFLICT DO NOTHING");
    made.bind(Key::new().secret()).execute(&mut *connection).await?;
    sqlx::query_scalar("SELECT secret FROM push_key").fetch_one(connection).await
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

/// Brings the database to the newest version, all steps in one transaction.
///
/// Parlour first kept the version in `user_version` alone; it is still written there, so that a file that no other
/// table tells of is taken over as what it is, and an older Parlour knows a newer file.
async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), Unusable> {
    let unusable = |error: sqlx::Error| Unusable::of(path, &error);
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(unusable)?;
    let found = version(&mut transaction).await.map_err(unusable)?;
    let known = MIGRATIONS.iter().map(|step| step.version).max().unwrap_or(0);
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
async fn version(db: &mut SqliteConnection) -> sqlx::Result<Option<i64>> {
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

impl Store {
    /// A table with its chairs.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, Failed> {
        let row = sqlx::query(
            "SELECT *, max(touched, coalesce(ended, 0),
                 coalesce((SELECT max(at) FROM moves WHERE table_id = id), 0)) AS last
             FROM tables WHERE id = ?",
        );
        let Some(row) = row.bind(id.as_str()).fetch_optional(&self.readers).await? else { return Ok(None) };
        let chairs = sqlx::query("SELECT * FROM chairs WHERE table_id = ? ORDER BY chair").bind(id.as_str());
        let mut table = table(id, &row, &chairs.fetch_all(&self.readers).await?);
        table.evening = self.evening_of(id).await?;
        table.deal = self.deal_of(id).await?;
        Ok(Some(table))
    }

    /// The table that is found by a room code.
    pub(crate) async fn table_of(&self, code: &RoomCode) -> Result<Option<StoredTable>, Failed> {
        let row = sqlx::query("SELECT id FROM tables WHERE code = ?").bind(code.as_str());
        let Some(row) = row.fetch_optional(&self.readers).await? else { return Ok(None) };
        let Some(id) = row.try_get("id").ok().and_then(TableId::read) else { return Ok(None) };
        self.table(&id).await
    }

    /// The moves of a table from a ply on, in order; `None` where one of them cannot be read.
    pub(crate) async fn moves(&self, id: &TableId, from: u32) -> Result<Option<Vec<StoredMove>>, Failed> {
        let moves = sqlx::query(
            "SELECT ply, seat, move, key, at, used FROM moves WHERE table_id = ? AND ply >= ? ORDER BY ply",
        );
        let moves = moves.bind(id.as_str()).bind(from).fetch_all(&self.readers).await?;
        let moves: sqlx::Result<_> = moves.iter().map(StoredMove::from_row).collect();
        Ok(moves.inspect_err(|error| tracing::error!(table = ?id, %error, "a move cannot be read")).ok())
    }

    /// The listed tables that are worth showing, the newest first: lobbies where something has happened since one
    /// moment, and games that have begun since another and are not over; then the last few that have ended since that.
    pub(crate) async fn listed(&self, lobbies: Millis, games: Millis) -> Result<Vec<StoredTable>, Failed> {
        let rows = sqlx::query(
            "SELECT *, touched AS last FROM tables
             WHERE listed = 1 AND ended IS NULL AND touched >= CASE WHEN setup IS NULL THEN ? ELSE ? END
             ORDER BY touched DESC LIMIT 100",
        );
        let mut rows = rows.bind(lobbies).bind(games).fetch_all(&self.readers).await?;
        let finished = sqlx::query(
            "SELECT *, touched AS last FROM tables
             WHERE listed = 1 AND ended IS NOT NULL AND ended >= ? ORDER BY ended DESC LIMIT ?",
        );
        rows.extend(finished.bind(games).bind(FINISHED).fetch_all(&self.readers).await?);
        let ids: Vec<&str> = rows.iter().map(|row| row.try_get("id").unwrap_or_default()).collect();
        // Notes can be long, and a list has no use for them.
        let chairs = sqlx::query(
            "SELECT table_id, chair, name, token, bot, away, NULL AS notes, NULL AS ticket, again, holidays,
                 overdue, NULL AS orders, NULL AS feed, NULL AS commitment, NULL AS next_commitment
             FROM chairs
             WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY chair",
        );
        let chairs = chairs.bind(json!(ids).to_string()).fetch_all(&self.readers).await?;
        let mut sitting: HashMap<&str, Vec<&SqliteRow>> = HashMap::new();
        for chair in &chairs {
            match chair.try_get("table_id") {
                Ok(table) => sitting.entry(table).or_default().push(chair),
                Err(error) => tracing::error!(%error, "whose chair it is cannot be read"),
            }
        }
        let read = |(row, name): (&SqliteRow, &str)| {
            let Some(id) = TableId::read(name) else {
                tracing::error!(table = name, "a listed table has an id that none can have");
                return None;
            };
            Some(table(&id, row, sitting.remove(name).unwrap_or_default()))
        };
        Ok(rows.iter().zip(ids).filter_map(read).collect())
    }

    /// The games that go on though nobody is there.
    pub(crate) async fn clocked(&self) -> Result<Vec<TableId>, Failed> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM tables WHERE clock IS NOT NULL AND setup IS NOT NULL AND ended IS NULL",
        );
        let ids: Vec<String> = ids.fetch_all(&self.readers).await?;
        Ok(ids.iter().filter_map(|id| TableId::read(id)).collect())
    }

    /// The notices that are due at a moment, the oldest first, but those of these ids; at most so many. Somebody is
    /// waited for when they have just left, too, and is told nothing while they are there.
    pub(crate) async fn due(
        &self,
        at: Millis,
        wait: Millis,
        but: &[&str],
        most: usize,
    ) -> Result<Vec<Outgoing>, Failed> {
        let rows = sqlx::query(
            "SELECT outbox.*, game, host_name, webhook, name, p256dh, auth, language, subscriptions.origin,
                 (SELECT count(*) FROM chairs AS before
                     WHERE before.table_id = outbox.table_id AND before.chair < outbox.chair) AS seat
             FROM outbox JOIN tables ON tables.id = outbox.table_id
                 LEFT JOIN chairs ON chairs.table_id = outbox.table_id AND chairs.chair = outbox.chair
                 LEFT JOIN subscriptions ON subscriptions.table_id = outbox.table_id
                     AND subscriptions.chair = outbox.chair AND subscriptions.endpoint = outbox.endpoint
             WHERE due <= ?1 AND (outbox.chair IS NULL OR away <= ?1 - ?2)
                 AND outbox.id NOT IN (SELECT value FROM json_each(?3)) ORDER BY due LIMIT ?4",
        );
        let rows = rows.bind(at).bind(wait).bind(json!(but).to_string()).bind(most as i64);
        let read = |row| outgoing(row).inspect_err(|error| tracing::error!(%error, "a notice cannot be read"));
        Ok(rows.fetch_all(&self.readers).await?.iter().filter_map(|row| read(row).ok()?).collect())
    }

    /// When the next notice is due, but those of these ids.
    pub(crate) async fn next_due(&self, wait: Millis, but: &[&str]) -> Result<Option<Millis>, Failed> {
        let next = sqlx::query_scalar(
            "SELECT min(iif(outbox.chair IS NULL, due, max(due, away + ?))) FROM outbox
                 LEFT JOIN chairs ON chairs.table_id = outbox.table_id AND chairs.chair = outbox.chair
             WHERE id NOT IN (SELECT value FROM json_each(?))",
        );
        Ok(next.bind(wait).bind(json!(but).to_string()).fetch_one(&self.readers).await?)
    }

    /// Whether the database answers and can be written, as far as is known.
    pub(crate) async fn ping(&self) -> Result<(), Failed> {
        if self.failure.borrow().is_some() {
            return Err(Failed);
        }
        sqlx::query("SELECT 1").execute(&self.readers).await?;
        Ok(())
    }
}

/// A table from its rows. What cannot be read of it is named in [`StoredTable::unreadable`].
fn table<'r>(id: &TableId, row: &SqliteRow, chairs: impl IntoIterator<Item = &'r SqliteRow>) -> StoredTable {
    let unreadable = &mut Vec::new();
    let options = row.try_get("options").ok().and_then(|options: &str| serde_json::from_str(options).ok());
    // What is stored may be anything; of a word that nobody knows the beginning is told.
    let help: &str = row.try_get("help").unwrap_or_default();
    let unknown_help = format!("its help, {:?}", help.chars().take(24).collect::<String>());
    let host = row.try_get("host").ok().and_then(TokenHash::from_bytes);
    let rematch = row.try_get("rematch").ok().and_then(|next: Option<&str>| match next {
        Some(next) => TableId::read(next).map(Some),
        None => Some(None),
    });
    StoredTable {
        id: id.clone(),
        game: noted(row.try_get("game").ok(), "its game", unreadable),
        rules: noted(row.try_get("rules").ok(), "the number of its rules", unreadable),
        options: noted(options, "its options", unreadable),
        listed: noted(row.try_get("listed").ok(), "whether it is listed", unreadable),
        help: noted(Help::named(help), &unknown_help, unreadable),
        origin: noted(origin(row), "the game that it is played on from", unreadable),
        evening: None,
        deal: None,
        lesson: noted(row.try_get("lesson").ok(), "whether it is a lesson", unreadable),
        host: noted(host.map(Some), "the key of its host", unreadable),
        host_name: noted(row.try_get("host_name").ok(), "the name of its host", unreadable),
        absent: noted(row.try_get("absent").ok(), "how long it waits", unreadable),
        clock: noted(parsed(row, "clock"), "its clock", unreadable),
        webhook: noted(row.try_get("webhook").ok(), "its webhook", unreadable),
        setup: noted(row.try_get("setup").ok(), "its setup", unreadable),
        rematch: noted(rematch, "its rematch", unreadable),
        // One that cannot be read is none: the next big screen brings another.
        code: row.try_get("code").ok().and_then(RoomCode::read),
        chairs: chairs.into_iter().filter_map(|row| chair(row, unreadable)).collect(),
        last: noted(row.try_get("last").ok(), "when it was last played", unreadable),
        over: noted(row.try_get::<Option<Millis>, _>("ended").ok(), "when it ended", unreadable).is_some(),
        unreadable: std::mem::take(unreadable),
    }
}

/// Of what a table is played on; `None` where that cannot be read.
fn origin(row: &SqliteRow) -> Option<Option<Origin>> {
    let table: Option<&str> = row.try_get("origin").ok()?;
    let ply: Option<u32> = row.try_get("origin_ply").ok()?;
    match (table, ply) {
        (Some(table), Some(ply)) => Some(Some(Origin { table: TableId::read(table)?, ply })),
        (None, None) => Some(None),
        _ => None,
    }
}

/// What could be read; where nothing could, what it is.
fn noted<T: Default>(read: Option<T>, what: &str, unreadable: &mut Vec<String>) -> T {
    read.unwrap_or_else(|| {
        unreadable.push(what.to_owned());
        T::default()
    })
}

/// A column of JSON, which may be null; nothing where it cannot be read.
fn parsed<T: DeserializeOwned>(row: &SqliteRow, column: &str) -> Option<Option<T>> {
    let json: Option<&str> = row.try_get(column).ok()?;
    json.map(serde_json::from_str).transpose().ok()
}

/// What moves a chair to another device.
fn ticket(row: &SqliteRow) -> sqlx::Result<Option<Ticket>> {
    let hash: Option<&[u8]> = row.try_get("ticket")?;
    let Some(hash) = hash.and_then(TokenHash::from_bytes) else { return Ok(None) };
    Ok(Some(Ticket { hash, until: row.try_get("ticket_until")?, of_host: row.try_get("ticket_of_host")? }))
}

/// The secret of a chair's feed, and its language.
fn feed(row: &SqliteRow) -> sqlx::Result<Option<(TokenHash, String)>> {
    let hash: Option<&[u8]> = row.try_get("feed")?;
    let Some(hash) = hash.and_then(TokenHash::from_bytes) else { return Ok(None) };
    Ok(Some((hash, row.try_get("feed_language")?)))
}

/// A notice of the outbox; nothing where its webhook has been taken away.
fn outgoing(row: &SqliteRow) -> sqlx::Result<Option<Outgoing>> {
    let chair: Option<u8> = row.try_get("chair")?;
    let seat: u8 = row.try_get("seat")?;
    let endpoint: Option<String> = row.try_get("endpoint")?;
    let webhook: Option<String> = row.try_get("webhook")?;
    let Some(table) = TableId::read(row.try_get("table_id")?) else { return Ok(None) };
    let to = match (endpoint, webhook) {
        (Some(endpoint), _) => Receiver::Browser(Subscription {
            endpoint,
            p256dh: row.try_get("p256dh")?,
            auth: row.try_get("auth")?,
            language: row.try_get("language")?,
            origin: row.try_get("origin")?,
        }),
        (None, Some(url)) => Receiver::Webhook(url),
        (None, None) => return Ok(None),
    };
    Ok(Some(Outgoing {
        id: row.try_get("id")?,
        table,
        game: row.try_get("game")?,
        host: row.try_get("host_name")?,
        chair,
        seat: chair.map(|_| seat),
        name: row.try_get("name")?,
        over: row.try_get("over")?,
        tries: row.try_get("tries")?,
        to,
    }))
}

/// Somebody on a chair; nobody where that cannot be read.
fn chair(row: &SqliteRow, unreadable: &mut Vec<String>) -> Option<(u8, StoredChair)> {
    let read = || -> sqlx::Result<_> {
        let (number, token): (u8, Option<&[u8]>) = (row.try_get("chair")?, row.try_get("token")?);
        let sitter = StoredChair {
            name: row.try_get("name")?,
            token: token.and_then(TokenHash::from_bytes),
            bot: row.try_get("bot")?,
            away: row.try_get("away")?,
            notes: row.try_get("notes")?,
            ticket: ticket(row)?,
            again: row.try_get("again")?,
            holidays: parsed(row, "holidays").flatten().unwrap_or_default(),
            overdue: row.try_get("overdue")?,
            orders: row.try_get("orders")?,
            feed: feed(row)?,
            share: deals::share(row)?,
            next_commitment: deals::next_commitment(row)?,
        };
        Ok((number, sitter))
    };
    let chair = read().ok();
    if chair.as_ref().is_none_or(|(_, sitter)| sitter.token.is_some() == sitter.bot.is_some()) {
        unreadable.push(format!("who sits in chair {}", row.try_get("chair").unwrap_or(-1)));
    }
    chair
}
