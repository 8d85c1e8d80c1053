//! Seats that went to somebody else in a game: who hosts the table may hand on one that nobody is at.

use catalog::Handing;

use super::sql::{Connection, Row, sql};
use super::{Failed, Store, StoredTable, now};
use crate::token::{TableId, TokenHash};

/// A seat went to somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Handed {
    pub(crate) chair: u8,
    /// After how many moves.
    pub(crate) ply: u32,
    pub(crate) how: Handing,
    /// The token of the player who had it, as long as they can have it back.
    pub(crate) former: Option<TokenHash>,
}

/// As they are stored, by their places.
const HANDINGS: [Handing; 3] = [Handing::On, Handing::Back, Handing::ToBot];

impl Store {
    /// Which of a table's seats went to somebody else, in the order in which they did.
    pub(crate) async fn handed(&self, table: &TableId) -> Result<Vec<Handed>, Failed> {
        let rows = sql("SELECT chair, ply, how, former FROM handed WHERE table_id = $1
             ORDER BY ply, number, chair");
        let rows = self.read(rows.bind(table.as_str())).await?;
        Ok(rows.iter().map(handed).collect::<sqlx::Result<_>>()?)
    }
}

fn handed(row: &Row) -> sqlx::Result<Handed> {
    let former = row.get::<Option<&[u8]>>("former")?.and_then(TokenHash::from_bytes);
    let how = HANDINGS.get(usize::from(row.get::<u8>("how")?)).copied();
    Ok(Handed { chair: row.get("chair")?, ply: row.get("ply")?, how: how.ok_or(sqlx::Error::RowNotFound)?, former })
}

/// What is known of the seats of a new table.
pub(super) async fn insert(db: &mut Connection, table: &StoredTable) -> sqlx::Result<()> {
    for one in &table.handed {
        note(db, &table.id, one.chair, one.how, one.former.map(|former| former.as_bytes().to_vec())).await?;
    }
    Ok(())
}

/// The host hands on a chair: who had it can have it back.
pub(super) async fn hand_on(db: &mut Connection, table: &TableId, chair: u8) -> sqlx::Result<()> {
    let former = sql("SELECT token FROM chairs WHERE table_id = $1 AND chair = $2");
    let rows = former.bind(table.as_str()).bind(chair).rows(db).await?;
    let former: Option<&[u8]> = rows.first().map_or(Ok(None), |row| row.get("token"))?;
    note(db, table, chair, Handing::On, former.map(Into::into)).await
}

/// Somebody who had a chair takes it back; whether they can. Whoever had it after them cannot.
pub(super) async fn take_back(
    db: &mut Connection,
    table: &TableId,
    chair: u8,
    token: &TokenHash,
) -> sqlx::Result<bool> {
    // Whoever else changes who has the chair waits for the end of this transaction.
    let locked = sql("UPDATE chairs SET ticket = ticket WHERE table_id = $1 AND chair = $2");
    locked.bind(table.as_str()).bind(chair).run(db).await?;
    let theirs = sql("SELECT 1 FROM chairs WHERE table_id = $1 AND chair = $2 AND token = $3");
    if !theirs.bind(table.as_str()).bind(chair).bind(token.as_bytes().to_vec()).rows(db).await?.is_empty() {
        // Another server has done it already.
        return Ok(true);
    }
    let later = sql("UPDATE handed SET former = NULL WHERE table_id = $1 AND chair = $2 AND number >=
         (SELECT min(number) FROM handed WHERE table_id = $1 AND chair = $2 AND former = $3)");
    let token = token.as_bytes().to_vec();
    if later.bind(table.as_str()).bind(chair).bind(token.clone()).run(db).await? == 0 {
        return Ok(false);
    }
    note(db, table, chair, Handing::Back, None).await?;
    let back = sql("UPDATE chairs SET token = $1, lost = NULL, bot = NULL, away = $2, ticket = NULL, overdue = 0,
             again = 0, next_commitment = NULL
         WHERE table_id = $3 AND chair = $4");
    back.bind(token).bind(now()).bind(table.as_str()).bind(chair).run(db).await?;
    Ok(true)
}

/// The host gives a chair to a bot for good: nobody can have it back.
pub(super) async fn to_bot(db: &mut Connection, table: &TableId, chair: u8) -> sqlx::Result<()> {
    let former = sql("UPDATE handed SET former = NULL WHERE table_id = $1 AND chair = $2");
    former.bind(table.as_str()).bind(chair).run(db).await?;
    note(db, table, chair, Handing::ToBot, None).await
}

async fn note(
    db: &mut Connection,
    table: &TableId,
    chair: u8,
    how: Handing,
    former: Option<Vec<u8>>,
) -> sqlx::Result<()> {
    let noted = sql("INSERT INTO handed (table_id, number, chair, ply, how, former)
         SELECT id, (SELECT count(*) FROM handed WHERE table_id = $1 AND chair = $2), $2,
             (SELECT count(*) FROM moves WHERE table_id = $1), $3, $4
         FROM tables WHERE id = $1");
    noted.bind(table.as_str()).bind(chair).bind(how as u32).bind(former).run(db).await.map(drop)
}
