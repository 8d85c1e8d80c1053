//! Reading: tables, their moves, and what is to be sent.

use std::collections::HashMap;

use catalog::Help;
use serde::de::DeserializeOwned;
use sqlx::AssertSqlSafe;

use super::sql::{Row, Statement, places, sql};
use super::{
    Condition, Failed, Millis, Origin, Outgoing, Receiver, Store, StoredChair, StoredMove, StoredTable,
    Subscription, Ticket, deals,
};
use crate::token::{RoomCode, TableId, TokenHash};

/// So many games that are over are listed.
const FINISHED: i64 = 6;

impl Store {
    /// What a statement finds.
    pub(super) async fn read(&self, statement: Statement) -> Result<Vec<Row>, Failed> {
        if *self.condition.borrow() == Condition::Lost {
            // The writer tries again all the time, and says when it is back.
            return Err(Failed);
        }
        Ok(statement.read(&self.readers).await?)
    }

    /// The one row that a statement finds, if any.
    pub(super) async fn one(&self, statement: Statement) -> Result<Option<Row>, Failed> {
        Ok(self.read(statement).await?.into_iter().next())
    }

    /// A table with its chairs.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, Failed> {
        let row =
            sql("SELECT *, (SELECT max(at) FROM moves WHERE table_id = id) AS moved FROM tables WHERE id = $1");
        let Some(row) = self.one(row.bind(id.as_str())).await? else { return Ok(None) };
        // After the row: what has changed since is read again with the row's next version.
        let chairs = sql("SELECT * FROM chairs WHERE table_id = $1 ORDER BY chair").bind(id.as_str());
        let mut table = table(id, &row, &self.read(chairs).await?);
        table.evening = self.evening_of(id).await?;
        table.deal = self.deal_of(id).await?;
        table.handed = self.handed(id).await?;
        Ok(Some(table))
    }

    /// The table that is found by a room code.
    pub(crate) async fn table_of(&self, code: &RoomCode) -> Result<Option<StoredTable>, Failed> {
        let row = sql("SELECT id FROM tables WHERE code = $1").bind(code.as_str());
        let Some(row) = self.one(row).await? else { return Ok(None) };
        let Some(id) = row.get::<&str>("id").ok().and_then(TableId::read) else { return Ok(None) };
        self.table(&id).await
    }

    /// The moves of a table from a ply on, in order; `None` where one of them cannot be read.
    pub(crate) async fn moves(&self, id: &TableId, from: u32) -> Result<Option<Vec<StoredMove>>, Failed> {
        let moves = sql("SELECT ply, seat, move, key, at, used, by_bot FROM moves
             WHERE table_id = $1 AND ply >= $2 ORDER BY ply");
        let moves = self.read(moves.bind(id.as_str()).bind(from)).await?;
        let moves: sqlx::Result<_> = moves.iter().map(a_move).collect();
        Ok(moves.inspect_err(|error| tracing::error!(table = ?id, %error, "a move cannot be read")).ok())
    }

    /// The listed tables that are worth showing, the newest first: lobbies where something has happened since one
    /// moment, and games that have begun since another and are not over; then the last few that have ended since that.
    pub(crate) async fn listed(&self, lobbies: Millis, games: Millis) -> Result<Vec<StoredTable>, Failed> {
        let rows = sql("SELECT *, NULL AS moved FROM tables
             WHERE listed = 1 AND ended IS NULL AND touched >= CASE WHEN setup IS NULL THEN $1 ELSE $2 END
             ORDER BY touched DESC LIMIT 100");
        let mut rows = self.read(rows.bind(lobbies).bind(games)).await?;
        let finished = sql("SELECT *, NULL AS moved FROM tables
             WHERE listed = 1 AND ended IS NOT NULL AND ended >= $1 ORDER BY ended DESC LIMIT $2");
        rows.extend(self.read(finished.bind(games).bind(FINISHED)).await?);
        let ids: Vec<&str> = rows.iter().map(|row| row.get("id").unwrap_or_default()).collect();
        // Notes can be long, and a list has no use for them.
        let chairs = format!(
            "SELECT table_id, chair, name, token, lost, bot, away, node, NULL AS notes, NULL AS ticket, again, holidays,
                 overdue, NULL AS orders, NULL AS feed, NULL AS commitment, NULL AS next_commitment
             FROM chairs WHERE table_id IN ({}) ORDER BY chair",
            places(1, ids.len())
        );
        let chairs = if ids.is_empty() {
            Vec::new()
        } else {
            // The text has no more than the numbers of its places.
            self.read(sql(AssertSqlSafe(chairs)).bind_all(ids.iter().copied())).await?
        };
        let mut sitting: HashMap<&str, Vec<&Row>> = HashMap::new();
        for chair in &chairs {
            match chair.get("table_id") {
                Ok(table) => sitting.entry(table).or_default().push(chair),
                Err(error) => tracing::error!(%error, "whose chair it is cannot be read"),
            }
        }
        let read = |(row, name): (&Row, &str)| {
            let Some(id) = TableId::read(name) else {
                tracing::error!(table = name, "a listed table has an id that none can have");
                return None;
            };
            Some(table(&id, row, sitting.remove(name).unwrap_or_default()))
        };
        Ok(rows.iter().zip(ids).filter_map(read).collect())
    }

    /// The games that go on though nobody is there, and for which no server cares.
    pub(crate) async fn clocked(&self) -> Result<Vec<TableId>, Failed> {
        let rows = sql("SELECT id FROM tables
             WHERE clock IS NOT NULL AND setup IS NOT NULL AND ended IS NULL AND driver IS NULL");
        let rows = self.read(rows).await?;
        Ok(rows.iter().filter_map(|row| TableId::read(row.get("id").ok()?)).collect())
    }

    /// The notices that this server has taken to send them.
    pub(crate) async fn taken(&self) -> Result<Vec<Outgoing>, Failed> {
        let rows =
            sql("SELECT outbox.*, game, host_name, webhook, name, p256dh, auth, language, subscriptions.origin,
                 (SELECT count(*) FROM chairs AS earlier
                     WHERE earlier.table_id = outbox.table_id AND earlier.chair < outbox.chair) AS seat
             FROM outbox JOIN tables ON tables.id = outbox.table_id
                 LEFT JOIN chairs ON chairs.table_id = outbox.table_id AND chairs.chair = outbox.chair
                 LEFT JOIN subscriptions ON subscriptions.table_id = outbox.table_id
                     AND subscriptions.chair = outbox.chair AND subscriptions.endpoint = outbox.endpoint
             WHERE outbox.driver = $1 ORDER BY due");
        let rows = self.read(rows.bind(self.node.as_str())).await?;
        let read = |row| outgoing(row).inspect_err(|error| tracing::error!(%error, "a notice cannot be read"));
        Ok(rows.iter().filter_map(|row| read(row).ok()?).collect())
    }

    /// When the next notice is due that no server has taken.
    pub(crate) async fn next_due(&self, wait: Millis) -> Result<Option<Millis>, Failed> {
        let next =
            sql("SELECT min(CASE WHEN outbox.chair IS NULL OR due > away + $1 THEN due ELSE away + $1 END) AS next
             FROM outbox
                 LEFT JOIN chairs ON chairs.table_id = outbox.table_id AND chairs.chair = outbox.chair
             WHERE outbox.driver IS NULL AND (outbox.chair IS NULL OR away IS NOT NULL)");
        let next = self.one(next.bind(wait)).await?;
        Ok(next.map_or(Ok(None), |row| row.get("next"))?)
    }

    /// How many notices are still to be sent.
    pub(crate) async fn unsent(&self) -> Result<i64, Failed> {
        let row = self.one(sql("SELECT count(*) AS unsent FROM outbox")).await?;
        Ok(row.ok_or(Failed)?.get("unsent")?)
    }

    /// Whether the database answers and can be written, as far as is known.
    pub(crate) async fn ping(&self) -> Result<(), Failed> {
        if self.failure.borrow().is_some() || *self.condition.borrow() != Condition::Well {
            return Err(Failed);
        }
        self.read(sql("SELECT 1")).await.map(drop)
    }
}

/// A table from its rows. What cannot be read of it is named in [`StoredTable::unreadable`].
fn table<'r>(id: &TableId, row: &Row, chairs: impl IntoIterator<Item = &'r Row>) -> StoredTable {
    let unreadable = &mut Vec::new();
    let options = row.get("options").ok().and_then(|options: &str| serde_json::from_str(options).ok());
    // What is stored may be anything; of a word that nobody knows the beginning is told.
    let help: &str = row.get("help").unwrap_or_default();
    let unknown_help = format!("its help, {:?}", help.chars().take(24).collect::<String>());
    let host = row.get("host").ok().and_then(TokenHash::from_bytes);
    let rematch = row.get("rematch").ok().and_then(|next: Option<&str>| match next {
        Some(next) => TableId::read(next).map(Some),
        None => Some(None),
    });
    StoredTable {
        id: id.clone(),
        game: noted(row.get("game").ok(), "its game", unreadable),
        rules: noted(row.get("rules").ok(), "the number of its rules", unreadable),
        options: noted(options, "its options", unreadable),
        listed: noted(row.get("listed").ok(), "whether it is listed", unreadable),
        help: noted(Help::named(help), &unknown_help, unreadable),
        origin: noted(origin(row), "the game that it is played on from", unreadable),
        evening: None,
        deal: None,
        lesson: noted(row.get("lesson").ok(), "whether it is a lesson", unreadable),
        host: noted(host.map(Some), "the key of its host", unreadable),
        host_name: noted(row.get("host_name").ok(), "the name of its host", unreadable),
        absent: noted(row.get("absent").ok(), "how long it waits", unreadable),
        clock: noted(parsed(row, "clock"), "its clock", unreadable),
        webhook: noted(row.get("webhook").ok(), "its webhook", unreadable),
        setup: noted(row.get("setup").ok(), "its setup", unreadable),
        rematch: noted(rematch, "its rematch", unreadable),
        // One that cannot be read is none: the next big screen brings another.
        code: row.get("code").ok().and_then(RoomCode::read),
        handed: Vec::new(),
        chairs: chairs.into_iter().filter_map(|row| chair(row, unreadable)).collect(),
        last: noted(last(row).ok(), "when it was last played", unreadable),
        over: noted(row.get::<Option<Millis>>("ended").ok(), "when it ended", unreadable).is_some(),
        version: row.get("version").unwrap_or_default(),
        driver: row.get("driver").unwrap_or_default(),
        unreadable: std::mem::take(unreadable),
    }
}

/// When something was last done at a table.
fn last(row: &Row) -> sqlx::Result<Millis> {
    let (ended, moved): (Option<Millis>, Option<Millis>) = (row.get("ended")?, row.get("moved")?);
    Ok(row.get::<Millis>("touched")?.max(ended.unwrap_or(0)).max(moved.unwrap_or(0)))
}

fn a_move(row: &Row) -> sqlx::Result<StoredMove> {
    Ok(StoredMove {
        ply: row.get("ply")?,
        seat: row.get("seat")?,
        json: row.get("move")?,
        key: row.get("key")?,
        at: row.get("at")?,
        used: row.get("used")?,
        by_bot: row.get("by_bot")?,
    })
}

/// Of what a table is played on; `None` where that cannot be read.
fn origin(row: &Row) -> Option<Option<Origin>> {
    let table: Option<&str> = row.get("origin").ok()?;
    let ply: Option<u32> = row.get("origin_ply").ok()?;
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
fn parsed<T: DeserializeOwned>(row: &Row, column: &str) -> Option<Option<T>> {
    let json: Option<&str> = row.get(column).ok()?;
    json.map(serde_json::from_str).transpose().ok()
}

/// What moves a chair to another device.
fn ticket(row: &Row) -> sqlx::Result<Option<Ticket>> {
    let hash: Option<&[u8]> = row.get("ticket")?;
    let Some(hash) = hash.and_then(TokenHash::from_bytes) else { return Ok(None) };
    Ok(Some(Ticket { hash, until: row.get("ticket_until")?, of_host: row.get("ticket_of_host")? }))
}

/// The secret of a chair's feed, and its language.
fn feed(row: &Row) -> sqlx::Result<Option<(TokenHash, String)>> {
    let hash: Option<&[u8]> = row.get("feed")?;
    let Some(hash) = hash.and_then(TokenHash::from_bytes) else { return Ok(None) };
    Ok(Some((hash, row.get("feed_language")?)))
}

/// A notice of the outbox; nothing where its webhook has been taken away.
fn outgoing(row: &Row) -> sqlx::Result<Option<Outgoing>> {
    let chair: Option<u8> = row.get("chair")?;
    let seat: u8 = row.get("seat")?;
    let endpoint: Option<String> = row.get("endpoint")?;
    let webhook: Option<String> = row.get("webhook")?;
    let Some(table) = TableId::read(row.get("table_id")?) else { return Ok(None) };
    let to = match (endpoint, webhook) {
        (Some(endpoint), _) => Receiver::Browser(Subscription {
            endpoint,
            p256dh: row.get("p256dh")?,
            auth: row.get("auth")?,
            language: row.get("language")?,
            origin: row.get("origin")?,
        }),
        (None, Some(url)) => Receiver::Webhook(url),
        (None, None) => return Ok(None),
    };
    Ok(Some(Outgoing {
        id: row.get("id")?,
        table,
        game: row.get("game")?,
        host: row.get("host_name")?,
        chair,
        seat: chair.map(|_| seat),
        name: row.get("name")?,
        over: row.get("over")?,
        tries: row.get("tries")?,
        to,
    }))
}

/// Somebody on a chair; nobody where that cannot be read.
fn chair(row: &Row, unreadable: &mut Vec<String>) -> Option<(u8, StoredChair)> {
    let read = || -> sqlx::Result<_> {
        let (number, token): (u8, Option<&[u8]>) = (row.get("chair")?, row.get("token")?);
        let sitter = StoredChair {
            name: row.get("name")?,
            token: token.and_then(TokenHash::from_bytes),
            lost: row.get::<Option<&[u8]>>("lost")?.and_then(TokenHash::from_bytes),
            bot: row.get("bot")?,
            away: row.get("away")?,
            node: row.get("node")?,
            notes: row.get("notes")?,
            ticket: ticket(row)?,
            again: row.get("again")?,
            holidays: parsed(row, "holidays").flatten().unwrap_or_default(),
            overdue: row.get("overdue")?,
            orders: row.get("orders")?,
            feed: feed(row)?,
            share: deals::share(row)?,
            next_commitment: deals::next_commitment(row)?,
        };
        Ok((number, sitter))
    };
    let chair = read().ok();
    if chair.as_ref().is_none_or(|(_, sitter)| sitter.token.is_some() == sitter.bot.is_some()) {
        unreadable.push(format!("who sits in chair {}", row.get::<i64>("chair").unwrap_or(-1)));
    }
    chair
}
