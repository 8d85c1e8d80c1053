//! Several servers over one database: which of them there are, and what each of them does alone.
//!
//! Every server counts on in its row. One that has counted no further for a while, as the others count by their own
//! clocks, is buried by another: its row is removed, and what it did alone is free again. Whoever was buried too early,
//! because it stood still, comes back with its next beat and takes again what nobody else has taken.

use super::sql::{Connection, Statement, places, sql};
use super::{Effect, Failed, Millis, Store, now};
use crate::token::{EveningId, NodeId, TableId};
use sqlx::AssertSqlSafe;

/// A table as far as it shows whether it has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// Raised by every change but moves.
    pub(crate) version: i64,
    /// How many moves there are.
    pub(crate) plies: u32,
}

impl Store {
    /// Whether other servers may serve the same tables.
    pub(crate) fn is_shared(&self) -> bool {
        self.shared.is_some()
    }

    /// This server.
    pub(crate) fn node(&self) -> &NodeId {
        &self.node
    }

    /// All servers, with how far each has counted.
    pub(crate) async fn nodes(&self) -> Result<Vec<(NodeId, i64)>, Failed> {
        let rows = self.read(sql("SELECT id, beat FROM nodes")).await?;
        let node = |row: &super::sql::Row| Ok((NodeId::of(row.get("id")?), row.get("beat")?));
        rows.iter().map(node).collect::<sqlx::Result<_>>().map_err(Failed::from)
    }

    /// How far tables are; those that are not found have been removed.
    pub(crate) async fn marks(&self, tables: &[TableId]) -> Result<Vec<(TableId, Mark)>, Failed> {
        let text = format!(
            "SELECT id, version, (SELECT max(ply) FROM moves WHERE table_id = id) AS ply FROM tables WHERE id IN ({})",
            places(1, tables.len())
        );
        // The text has no more than the numbers of its places.
        let marks = sql(AssertSqlSafe(text)).bind_all(tables.iter().map(TableId::as_str));
        let mut found = Vec::new();
        for row in self.read(marks).await? {
            let plies = row.get::<Option<u32>>("ply")?.map_or(0, |last| last + 1);
            let Some(id) = TableId::read(row.get("id")?) else { continue };
            found.push((id, Mark { version: row.get("version")?, plies }));
        }
        Ok(found)
    }

    /// How many spectators and big screens other servers have at a table.
    pub(crate) async fn watching_elsewhere(&self, table: &TableId) -> Result<(u32, u32), Failed> {
        let rows = sql("SELECT spectators, screens FROM watching WHERE table_id = $1 AND node <> $2");
        let mut sum = (0, 0);
        for row in self.read(rows.bind(table.as_str()).bind(self.node.as_str())).await? {
            sum = (sum.0 + row.get::<u32>("spectators")?, sum.1 + row.get::<u32>("screens")?);
        }
        Ok(sum)
    }
}

/// The server is alive.
pub(super) fn beat(node: &NodeId) -> Statement {
    sql("INSERT INTO nodes (id, beat) VALUES ($1, 0) ON CONFLICT (id) DO UPDATE SET beat = nodes.beat + 1")
        .bind(node.as_str())
}

/// The other servers of a file have stopped: nobody else can have it open.
pub(super) async fn bury_others(db: &mut Connection, node: &NodeId) -> sqlx::Result<()> {
    for row in sql("SELECT id FROM nodes WHERE id <> $1").bind(node.as_str()).rows(db).await? {
        bury(db, &NodeId::of(row.get("id")?), None).await?;
    }
    Ok(())
}

/// A server has stopped, if it has counted no further: what it did alone is free, and whoever was connected to it is
/// away.
pub(super) async fn bury(db: &mut Connection, node: &NodeId, beat: Option<i64>) -> sqlx::Result<Effect> {
    let gone = match beat {
        Some(beat) => sql("DELETE FROM nodes WHERE id = $1 AND beat = $2").bind(node.as_str()).bind(beat),
        None => sql("DELETE FROM nodes WHERE id = $1").bind(node.as_str()),
    };
    if gone.run(db).await? == 0 {
        return Ok(Effect::Late);
    }
    let tables =
        sql("UPDATE tables SET version = version + 1, driver = CASE WHEN driver = $1 THEN NULL ELSE driver END
         WHERE driver = $1 OR id IN (SELECT table_id FROM chairs WHERE node = $1 AND away IS NULL)
             OR id IN (SELECT table_id FROM watching WHERE node = $1)");
    tables.bind(node.as_str()).run(db).await?;
    let people = sql("UPDATE chairs SET away = $2 WHERE node = $1 AND away IS NULL");
    people.bind(node.as_str()).bind(now()).run(db).await?;
    for freed in [
        "UPDATE outbox SET driver = NULL WHERE driver = $1",
        "UPDATE evenings SET driver = NULL WHERE driver = $1",
        "DELETE FROM watching WHERE node = $1",
    ] {
        sql(freed).bind(node.as_str()).run(db).await?;
    }
    Ok(Effect::Made)
}

/// A server does from now on what a table does by itself, unless another does.
pub(super) fn drive(node: &NodeId, table: &TableId) -> Statement {
    sql("UPDATE tables SET driver = $1 WHERE id = $2 AND driver IS NULL").bind(node.as_str()).bind(table.as_str())
}

/// Some other server may do what a table does by itself.
pub(super) fn give_up(node: &NodeId, table: &TableId) -> Statement {
    sql("UPDATE tables SET driver = NULL WHERE id = $2 AND driver = $1").bind(node.as_str()).bind(table.as_str())
}

/// A server has the house play an evening, unless another does.
pub(super) fn play_house(node: &NodeId, evening: &EveningId) -> Statement {
    sql("UPDATE evenings SET driver = $1 WHERE id = $2 AND driver IS NULL")
        .bind(node.as_str())
        .bind(evening.as_str())
}

/// A server takes notices that are due at a moment, the oldest first and at most so many, to send them. Somebody is
/// waited for when they have just left, too, and is told nothing while they are there.
pub(super) fn take_notices(node: &NodeId, due: Millis, wait: Millis, most: usize) -> Statement {
    sql("UPDATE outbox SET driver = $1
         WHERE driver IS NULL AND id IN (
             SELECT outbox.id FROM outbox
                 LEFT JOIN chairs ON chairs.table_id = outbox.table_id AND chairs.chair = outbox.chair
             WHERE due <= $2 AND outbox.driver IS NULL AND (outbox.chair IS NULL OR away <= $2 - $3)
             ORDER BY due LIMIT $4)")
    .bind(node.as_str())
    .bind(due)
    .bind(wait)
    .bind(most as i64)
}

/// So many watch a table at a server.
pub(super) fn watching(node: &NodeId, table: &TableId, spectators: u32, screens: u32) -> Statement {
    sql("INSERT INTO watching (table_id, node, spectators, screens) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id, node) DO UPDATE SET spectators = $3, screens = $4")
    .bind(table.as_str())
    .bind(node.as_str())
    .bind(spectators)
    .bind(screens)
}
