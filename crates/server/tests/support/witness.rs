//! A player who remembers all that the server has confirmed and shown, and holds it against the log.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use sqlx::postgres::PgConnection;
use sqlx::{Connection, Row, SqliteConnection};

/// A move as it is in the log.
pub(crate) struct Logged {
    ply: i64,
    seat: Option<i64>,
    made: Value,
    key: Option<String>,
}

const MOVES: &str = "SELECT ply, seat, move, key FROM moves WHERE table_id = $1 ORDER BY ply";

macro_rules! logged {
    ($rows:expr) => {
        $rows
            .iter()
            .map(|row| Logged {
                ply: row.get("ply"),
                seat: row.get("seat"),
                made: serde_json::from_str(row.get("move")).unwrap(),
                key: row.get("key"),
            })
            .collect()
    };
}

/// The log of a table, from a database at an address.
pub(crate) async fn log(database: &str, table: &str) -> Vec<Logged> {
    if database.starts_with("postgres:") {
        let mut db = PgConnection::connect(database).await.unwrap();
        return logged!(sqlx::query(MOVES).bind(table).fetch_all(&mut db).await.unwrap());
    }
    let mut db = SqliteConnection::connect(&format!("sqlite:{database}")).await.unwrap();
    logged!(sqlx::query(MOVES).bind(table).fetch_all(&mut db).await.unwrap())
}

/// What one player was told.
#[derive(Clone, Debug, Default)]
pub(crate) struct Witness {
    pub(crate) table: String,
    /// The token of the seat.
    pub(crate) token: String,
    /// Its number in the game.
    pub(crate) seat: i64,
    /// Confirmed moves by key.
    pub(crate) accepted: BTreeMap<String, Value>,
    /// The keys of moves that were refused for good.
    pub(crate) refused: BTreeSet<String>,
    /// Every piece of news, as it came, by its number.
    pub(crate) news: Vec<String>,
}

impl Witness {
    /// Takes in a message as it came.
    ///
    /// # Errors
    /// A piece of news is left out, or is not what it was before.
    pub(crate) fn take(&mut self, text: &str) -> Result<(), String> {
        if !text.starts_with(r#"{"type":"news""#) {
            return Ok(());
        }
        let message: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let number = message["number"].as_u64().ok_or("news without a number")? as usize;
        match self.news.get(number) {
            Some(before) if before == text => Ok(()),
            Some(before) => Err(format!("told and undone: {before} became {text}")),
            None if number == self.news.len() => {
                self.news.push(text.to_owned());
                Ok(())
            }
            None => Err(format!("a gap: news {number} after {} pieces", self.news.len())),
        }
    }

    /// Every confirmed move is in the log, once, as it was made, and none that was refused is.
    ///
    /// # Errors
    /// Says what is wrong.
    pub(crate) fn check(&self, log: &[Logged]) -> Result<(), String> {
        let mut own = BTreeMap::new();
        for (ply, m) in log.iter().enumerate() {
            if m.ply != ply as i64 {
                return Err(format!("table {}: move {ply} of the log has the number {}", self.table, m.ply));
            }
            let Some((seat, key)) = m.key.as_deref().and_then(|key| key.split_once(':')) else { continue };
            if seat != self.seat.to_string() {
                continue;
            }
            if m.seat != Some(self.seat) || own.insert(key, &m.made).is_some() {
                return Err(format!("table {}: {key} is doubled, or somebody else's", self.table));
            }
        }
        for (key, made) in &self.accepted {
            if own.get(key.as_str()) != Some(&made) {
                return Err(format!("lost: {key} of table {} is {:?} and not {made}", self.table, own.get(&**key)));
            }
        }
        match self.refused.iter().find(|key| own.contains_key(key.as_str())) {
            Some(key) => Err(format!("refused and made: {key} of table {}", self.table)),
            None => Ok(()),
        }
    }
}
