//! Seats that went to somebody else in a game: who hosts the table may hand on one that nobody is at.

use super::sql::{Connection, Row, sql};
use super::{Failed, Store, now};
use crate::token::{TableId, TokenHash};

/// A seat went to somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Handed {
    pub(crate) chair: u8,
    /// After how many moves.
    pub(crate) ply: u32,
    /// Whether the player who had it before took it back.
    pub(crate) back: bool,
    /// The token of the player who had it, as long as they can have it back.
    pub(crate) former: Option<TokenHash>,
}

impl Store {
    /// Which of a table's seats went to somebody else, in the order in which they did.
    pub(crate) async fn handed(&self, table: &TableId) -> Result<Vec<Handed>, Failed> {
        let rows = sql("SELECT chair, ply, back, former FROM handed WHERE table_id = $1 ORDER BY number");
        let rows = self.read(rows.bind(table.as_str())).await?;
        Ok(rows.iter().map(handed).collect::<sqlx::Result<_>>()?)
    }
}

fn handed(row: &Row) -> sqlx::Result<Handed> {
    let former = row.get::<Option<&[u8]>>("former")?.and_then(TokenHash::from_bytes);
    Ok(Handed { chair: row.get("chair")?, ply: row.get("ply")?, back: row.get("back")?, former })
}

/// The host hands on a chair: only the first whose seat it was can have it back.
pub(super) async fn hand_on(db: &mut Connection, table: &TableId, chair: u8) -> sqlx::Result<()> {
    let former = sql("SELECT token FROM chairs WHERE table_id = $1 AND chair = $2 AND NOT EXISTS
         (SELECT 1 FROM handed WHERE table_id = $1 AND chair = $2 AND former IS NOT NULL)");
    let rows = former.bind(table.as_str()).bind(chair).rows(db).await?;
    let former: Option<Vec<u8>> =
        rows.first().map_or(Ok(None), |row| row.get::<Option<&[u8]>>("token"))?.map(Into::into);
    note(db, table, chair, false, former).await
}

/// A chair's former player takes it back; whether they can.
pub(super) async fn take_back(
    db: &mut Connection,
    table: &TableId,
    chair: u8,
    token: &TokenHash,
) -> sqlx::Result<bool> {
    let theirs = sql("UPDATE handed SET former = NULL WHERE table_id = $1 AND chair = $2 AND former = $3");
    let token = token.as_bytes().to_vec();
    if theirs.bind(table.as_str()).bind(chair).bind(token.clone()).run(db).await? == 0 {
        return Ok(false);
    }
    note(db, table, chair, true, None).await?;
    let back = sql("UPDATE chairs SET token = $1, lost = NULL, bot = NULL, away = $2, ticket = NULL, overdue = 0
         WHERE table_id = $3 AND chair = $4");
    back.bind(token).bind(now()).bind(table.as_str()).bind(chair).run(db).await?;
    Ok(true)
}

/// A chair is a bot's for good: nobody can have it back.
pub(super) async fn forget(db: &mut Connection, table: &TableId, chair: u8) -> sqlx::Result<()> {
    let former = sql("UPDATE handed SET former = NULL WHERE table_id = $1 AND chair = $2");
    former.bind(table.as_str()).bind(chair).run(db).await.map(drop)
}

async fn note(
    db: &mut Connection,
    table: &TableId,
    chair: u8,
    back: bool,
    former: Option<Vec<u8>>,
) -> sqlx::Result<()> {
    // Whoever else changes the table waits for the end of this transaction.
    let noted = sql("INSERT INTO handed (table_id, number, chair, ply, back, former)
         SELECT id, (SELECT count(*) FROM handed WHERE table_id = $1), $2,
             (SELECT count(*) FROM moves WHERE table_id = $1), $3, $4
         FROM tables WHERE id = $1");
    noted.bind(table.as_str()).bind(chair).bind(back).bind(former).run(db).await.map(drop)
}
