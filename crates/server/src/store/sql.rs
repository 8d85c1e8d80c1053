//! Statements for either database, and rows of either: the one place where it matters which of them it is.
//!
//! A statement has one text for both. Values are whole numbers, texts and bytes, and what may be none of them; flags are
//! 0 or 1.

use std::time::Duration;

use sqlx::error::BoxDynError;
use sqlx::postgres::{PgConnection, PgPool, PgRow};
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection as _, Executor, Row as _, SqlSafeStr, SqlStr, SqliteConnection, SqlitePool};
use tokio::time::timeout;

/// How long a database may take to answer a question before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection.
pub(super) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// Connections that read.
#[derive(Clone)]
pub(super) enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// A value of a statement.
pub(super) enum Value {
    Whole(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// A statement with what it is about.
pub(super) struct Statement {
    text: SqlStr,
    values: Vec<Value>,
}

/// A statement; its values are `$1`, `$2` and so on.
pub(super) fn sql(text: impl SqlSafeStr) -> Statement {
    Statement { text: text.into_sql_str(), values: Vec::new() }
}

/// `$first, …`: places for so many values.
pub(super) fn places(first: usize, many: usize) -> String {
    (first..first + many).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ")
}

macro_rules! query {
    ($statement:expr) => {
        $statement.values.into_iter().fold(sqlx::query($statement.text), |query, value| match value {
            Value::Whole(whole) => query.bind(whole),
            Value::Text(text) => query.bind(text),
            Value::Bytes(bytes) => query.bind(bytes),
        })
    };
}

impl Statement {
    /// The next value.
    pub(super) fn bind(mut self, value: impl Into<Value>) -> Statement {
        self.values.push(value.into());
        self
    }

    /// The next values.
    pub(super) fn bind_all<V: Into<Value>>(self, values: impl IntoIterator<Item = V>) -> Statement {
        values.into_iter().fold(self, Statement::bind)
    }

    /// Does it, and says how many rows it has changed.
    pub(super) async fn run(self, on: &mut Connection) -> sqlx::Result<u64> {
        Ok(match on {
            Connection::Sqlite(db) => query!(self).execute(db).await?.rows_affected(),
            Connection::Postgres(db) => query!(self).execute(db).await?.rows_affected(),
        })
    }

    /// Its rows, read by the one who writes.
    pub(super) async fn rows(self, on: &mut Connection) -> sqlx::Result<Vec<Row>> {
        Ok(match on {
            Connection::Sqlite(db) => query!(self).fetch_all(db).await?.into_iter().map(Row::Sqlite).collect(),
            Connection::Postgres(db) => query!(self).fetch_all(db).await?.into_iter().map(Row::Postgres).collect(),
        })
    }

    /// Its rows.
    pub(super) async fn read(self, from: &Readers) -> sqlx::Result<Vec<Row>> {
        Ok(match from {
            Readers::Sqlite(db) => query!(self).fetch_all(db).await?.into_iter().map(Row::Sqlite).collect(),
            Readers::Postgres(db) => {
                let rows = timeout(PATIENCE, query!(self).fetch_all(db)).await.map_err(late)??;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }
}

/// A database that does not answer.
pub(super) fn late(_: tokio::time::error::Elapsed) -> sqlx::Error {
    sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())
}

impl Connection {
    /// Begins a transaction.
    pub(super) async fn begin(&mut self) -> sqlx::Result<()> {
        match self {
            Connection::Sqlite(db) => db.execute("BEGIN IMMEDIATE").await.map(drop),
            Connection::Postgres(db) => db.execute("BEGIN").await.map(drop),
        }
    }

    /// Puts on disk what was done since [`Connection::begin`].
    pub(super) async fn commit(&mut self) -> sqlx::Result<()> {
        match self {
            Connection::Sqlite(db) => db.execute("COMMIT").await.map(drop),
            Connection::Postgres(db) => db.execute("COMMIT").await.map(drop),
        }
    }

    /// Undoes what was done since [`Connection::begin`].
    pub(super) async fn undo(&mut self) -> sqlx::Result<()> {
        match self {
            Connection::Sqlite(db) => db.execute("ROLLBACK").await.map(drop),
            Connection::Postgres(db) => db.execute("ROLLBACK").await.map(drop),
        }
    }

    /// Ends it.
    pub(super) async fn close(self) -> sqlx::Result<()> {
        match self {
            Connection::Sqlite(db) => db.close().await,
            Connection::Postgres(db) => db.close().await,
        }
    }
}

impl Readers {
    pub(super) async fn close(&self) {
        match self {
            Readers::Sqlite(db) => db.close().await,
            Readers::Postgres(db) => db.close().await,
        }
    }
}

macro_rules! values {
    ($($kind:ident of $($from:ty),+;)+) => {$($(
        impl From<$from> for Value {
            fn from(value: $from) -> Value {
                Value::$kind(Some(value.into()))
            }
        }

        impl From<Option<$from>> for Value {
            fn from(value: Option<$from>) -> Value {
                Value::$kind(value.map(Into::into))
            }
        }
    )+)+};
}

values! {
    Whole of bool, u8, u32, i32, i64;
    Text of &str, String, &String;
    Bytes of Vec<u8>, &[u8];
}

/// What a statement has found.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// What is in a column.
    pub(super) fn get<'r, T: Column<'r>>(&'r self, name: &str) -> sqlx::Result<T> {
        T::of(self, name)
    }
}

/// What can be in a column.
pub(super) trait Column<'r>: Sized {
    fn of(row: &'r Row, name: &str) -> sqlx::Result<Self>;
}

macro_rules! columns {
    ($($kind:ty),+) => {$(
        impl<'r> Column<'r> for $kind {
            fn of(row: &'r Row, name: &str) -> sqlx::Result<Self> {
                match row {
                    Row::Sqlite(row) => row.try_get(name),
                    Row::Postgres(row) => row.try_get(name),
                }
            }
        }
    )+};
}

columns!(i64, Option<i64>, &'r str, Option<&'r str>, String, Option<String>, &'r [u8], Option<&'r [u8]>, Vec<u8>);

/// A number that does not fit is as unreadable as a text in its place.
fn narrow<T: TryFrom<i64, Error: Into<BoxDynError>>>(whole: i64, name: &str) -> sqlx::Result<T> {
    T::try_from(whole).map_err(|error| sqlx::Error::ColumnDecode { index: name.to_owned(), source: error.into() })
}

macro_rules! narrow {
    ($($kind:ty),+) => {$(
        impl Column<'_> for $kind {
            fn of(row: &Row, name: &str) -> sqlx::Result<Self> {
                narrow(row.get(name)?, name)
            }
        }

        impl Column<'_> for Option<$kind> {
            fn of(row: &Row, name: &str) -> sqlx::Result<Self> {
                row.get::<Option<i64>>(name)?.map(|whole| narrow(whole, name)).transpose()
            }
        }
    )+};
}

narrow!(u8, u32, i32);

impl Column<'_> for bool {
    fn of(row: &Row, name: &str) -> sqlx::Result<Self> {
        Ok(row.get::<i64>(name)? != 0)
    }
}
