//! PostgreSQL: one database for any number of servers.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};
use tokio::time::timeout;

use super::backup::Looked;
use super::sql::{Connection, Readers, Row, late, sql};
use super::{Opened, Unusable};
use crate::fault::{Fault, is_planted};

/// Each step from one version of the database to the next; the same numbers mean the same as SQLite's.
static MIGRATIONS: Migrator = sqlx::migrate!("./migrations/postgres");

/// How long it may take to connect.
const PATIENCE: Duration = Duration::from_secs(2);

/// What holds for every connection that writes: what is confirmed is on disk, and a server that stands still keeps
/// nobody else from moving for longer than this.
const WRITING: [(&str, &str); 5] = [
    ("synchronous_commit", "on"),
    ("default_transaction_isolation", "read committed"),
    ("idle_in_transaction_session_timeout", "2s"),
    ("lock_timeout", "2s"),
    ("statement_timeout", "4s"),
];

/// The address of a database, such as `postgres://parlour@localhost/parlour`. It is never shown with its password.
#[derive(Clone)]
pub struct Address {
    options: Arc<PgConnectOptions>,
}

impl FromStr for Address {
    type Err = sqlx::Error;

    fn from_str(text: &str) -> Result<Address, sqlx::Error> {
        let options = text.parse::<PgConnectOptions>()?.application_name("parlour");
        Ok(Address { options: Arc::new(options) })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (options, name) = (&self.options, self.options.get_database().unwrap_or_default());
        match options.get_socket() {
            Some(folder) => write!(f, "postgres:///{name}?host={}", folder.display()),
            None => write!(f, "postgres://{}:{}/{name}", options.get_host(), options.get_port()),
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl PartialEq for Address {
    fn eq(&self, other: &Address) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Address {}

impl Address {
    /// A connection that writes.
    pub(super) async fn connect(&self) -> sqlx::Result<PgConnection> {
        let mut options = PgConnectOptions::clone(&self.options).options(WRITING);
        if is_planted(Fault::Unsynced) {
            options = options.options([("synchronous_commit", "off")]);
        }
        timeout(PATIENCE, options.connect()).await.map_err(late)?
    }

    /// A connection that makes the tables, or takes them further: another server may do so first, and that takes its time.
    async fn connect_to_migrate(&self) -> sqlx::Result<PgConnection> {
        timeout(PATIENCE, self.options.connect()).await.map_err(late)?
    }

    /// A connection on which other servers are told of what is new. What is said there need not be on disk.
    pub(super) async fn connect_to_tell(&self) -> sqlx::Result<PgConnection> {
        let options = PgConnectOptions::clone(&self.options)
            .options([("synchronous_commit", "off"), ("statement_timeout", "4s")]);
        timeout(PATIENCE, options.connect()).await.map_err(late)?
    }

    /// A connection that hears what other servers say.
    pub(super) async fn listen(&self, channel: &str) -> sqlx::Result<PgListener> {
        let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
        let mut listener =
            PgListener::connect_with(&pool.connect_lazy_with(PgConnectOptions::clone(&self.options))).await?;
        listener.listen(channel).await?;
        Ok(listener)
    }

    fn readers(&self) -> PgPool {
        let options = PgConnectOptions::clone(&self.options).options([("default_transaction_read_only", "on")]);
        PgPoolOptions::new().max_connections(4).acquire_timeout(PATIENCE).connect_lazy_with(options)
    }

    /// Looks at the database and leaves it as it is.
    pub(crate) async fn look(&self) -> Result<Looked, Unusable> {
        let unusable = |error: sqlx::Error| self.unusable(&error);
        let mut db = Connection::Postgres(self.connect().await.map_err(unusable)?);
        let looked = sql("SELECT count(*) AS tables, max(touched) AS newest FROM tables").rows(&mut db).await;
        let look = |row: &Row| Ok(Looked { tables: row.get("tables")?, newest: row.get("newest")? });
        let looked = looked.and_then(|rows| rows.first().ok_or(sqlx::Error::RowNotFound).and_then(look));
        let found = match looked {
            // It has not been used yet.
            Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some("42P01") => {
                Ok(Looked { tables: 0, newest: None })
            }
            looked => looked.map_err(unusable),
        };
        // Whether the other side has heard the end of it does not matter.
        let _ = db.close().await;
        found
    }

    /// Sorts an error by what one can do about it.
    pub(super) fn unusable(&self, error: &sqlx::Error) -> Unusable {
        let (address, reason) = (self.to_string(), error.to_string());
        match error {
            sqlx::Error::Database(_) => Unusable::Refused { address, reason },
            sqlx::Error::Io(_) => Unusable::Unreachable { address, reason: None },
            _ => Unusable::Unreachable { address, reason: Some(reason) },
        }
    }
}

/// Opens the database, and creates or migrates it where that is needed; another server may do so at the same time.
pub(super) async fn open(address: &Address) -> Result<Opened, Unusable> {
    let unusable = |error: sqlx::Error| address.unusable(&error);
    let mut migrator = address.connect_to_migrate().await.map_err(unusable)?;
    MIGRATIONS.run_direct(None, &mut migrator, false).await.map_err(|error| match error {
        MigrateError::VersionMissing(found) => {
            let known = MIGRATIONS.iter().map(|step| step.version).max().unwrap_or(0);
            Unusable::Later { address: address.to_string(), found, known }
        }
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => address.unusable(&error),
        other => Unusable::Refused { address: address.to_string(), reason: other.to_string() },
    })?;
    // Whether the other side has heard the end of it does not matter.
    let _ = migrator.close().await;
    let writer = Connection::Postgres(address.connect().await.map_err(unusable)?);
    Ok(Opened { writer, readers: Readers::Postgres(address.readers()), lock: None })
}
