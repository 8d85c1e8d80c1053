//! What verifies deals: a table's secret, the shares of its seats, and the chain of all tables' commitments.

use std::collections::BTreeMap;

use fair::{Entry, Hash, Link, Secret, Share};

use super::sql::{Connection, Row, Statement, sql};
use super::writer::written;
use super::{Failed, Store, StoredTable};
use crate::token::TableId;

/// By what the deals of a table can be verified.
#[derive(Clone, Debug)]
pub(crate) struct StoredDeal {
    pub(crate) secret: Secret,
    /// The number of the rules that the commitment names.
    pub(crate) opened_under: u32,
    /// The number of its link in the chain, which the store gives it.
    pub(crate) link: u32,
    /// What was locked when the game started.
    pub(crate) locked: Option<Begun>,
}

/// How a game was begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Begun {
    /// The number of the rules.
    pub(crate) rules: u32,
    pub(crate) setup: String,
    /// The level of each seat's bot, or nothing for a person. Games that were begun before this was locked have none.
    pub(crate) bots: Option<Vec<Option<String>>>,
}

/// A seat's share as it is stored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StoredShare {
    pub(crate) share: Share,
    /// Whether it was not opened in time, and never is.
    pub(crate) unopened: bool,
}

impl StoredShare {
    /// Whether its player may still open it.
    pub(crate) fn is_sealed(&self) -> bool {
        self.share.opening.is_none() && !self.unopened
    }
}

impl Store {
    /// By what the deals of a table can be verified, if they can.
    pub(super) async fn deal_of(&self, table: &TableId) -> Result<Option<StoredDeal>, Failed> {
        let row = sql("SELECT link, secret, opened_under, rules, setup, bots FROM deals WHERE table_id = $1");
        let Some(row) = self.one(row.bind(table.as_str())).await? else { return Ok(None) };
        let secret = bytes(&row, "secret")?.map(Secret).ok_or(Failed)?;
        let (rules, setup): (Option<u32>, Option<String>) = (row.get("rules")?, row.get("setup")?);
        let (link, opened_under) = (row.get("link")?, row.get("opened_under")?);
        let bots: Option<String> = row.get("bots")?;
        let bots = bots.map(|bots| serde_json::from_str(&bots)).transpose().map_err(|_| Failed)?;
        let locked = rules.zip(setup).map(|(rules, setup)| Begun { rules, setup, bots });
        Ok(Some(StoredDeal { secret, opened_under, link, locked }))
    }

    /// The shares of a table's chairs as they are on disk.
    pub(crate) async fn shares(&self, table: &TableId) -> Result<BTreeMap<u8, StoredShare>, Failed> {
        let rows = sql("SELECT chair, commitment, share, own_share, unopened FROM chairs WHERE table_id = $1");
        let mut shares = BTreeMap::new();
        for row in &self.read(rows.bind(table.as_str())).await? {
            if let Some(share) = share(row)? {
                shares.insert(row.get("chair")?, share);
            }
        }
        Ok(shares)
    }

    /// The number of the link with which a table's game has ended, if it has one.
    pub(crate) async fn ending(&self, table: &TableId) -> Result<Option<u32>, Failed> {
        let row = sql("SELECT ending FROM deals WHERE table_id = $1").bind(table.as_str());
        let row = self.one(row).await?;
        Ok(row.map(|row| row.get("ending")).transpose()?.flatten())
    }

    /// The number of links of the chain, and its head.
    pub(crate) async fn chain(&self) -> Result<(u32, Hash), Failed> {
        let row = self.one(sql(LAST)).await?.ok_or(Failed)?;
        Ok(last(&row)?)
    }

    /// The links of the chain between two numbers, both included, each with the head of the chain with it.
    pub(crate) async fn links(&self, from: u32, to: u32) -> Result<Vec<(Link, Hash)>, Failed> {
        let rows = sql(
            "SELECT number, commitment, opening, head FROM chain WHERE number >= $1 AND number <= $2 ORDER BY number",
        );
        // The one before them has the head from which the first goes on.
        let rows = self.read(rows.bind(from.saturating_sub(1)).bind(to)).await?;
        let (mut links, mut previous) = (Vec::new(), Link::START);
        for row in &rows {
            let (number, head) = last(row)?;
            let hash = bytes(row, "commitment")?.map(Hash).ok_or(Failed)?;
            let opening: Option<u32> = row.get("opening")?;
            let entry = opening.map_or(Entry::Table(hash), |table| Entry::End { mark: hash, table });
            if number >= from {
                links.push((Link { number, previous, entry }, head));
            }
            previous = head;
        }
        Ok(links)
    }
}

/// The last link.
const LAST: &str = "SELECT number, head FROM chain ORDER BY number DESC LIMIT 1";

/// The number of a link, and the head of the chain with it.
fn last(row: &Row) -> sqlx::Result<(u32, Hash)> {
    Ok((row.get("number")?, bytes(row, "head")?.map(Hash).ok_or(sqlx::Error::RowNotFound)?))
}

/// A chair's share; nothing where there is none.
pub(super) fn share(row: &Row) -> sqlx::Result<Option<StoredShare>> {
    let Some(commitment) = bytes(row, "commitment")?.map(Hash) else { return Ok(None) };
    let (own, opening) = (row.get("own_share")?, bytes(row, "share")?.map(Secret));
    Ok(Some(StoredShare { share: Share { own, commitment, opening }, unopened: row.get("unopened")? }))
}

/// What a person has committed to for a rematch.
pub(super) fn next_commitment(row: &Row) -> sqlx::Result<Option<Hash>> {
    Ok(bytes(row, "next_commitment")?.map(Hash))
}

/// 32 bytes; nothing where there are not so many.
fn bytes(row: &Row, column: &str) -> sqlx::Result<Option<[u8; 32]>> {
    let bytes: Option<&[u8]> = row.get(column)?;
    Ok(bytes.and_then(|bytes| bytes.try_into().ok()))
}

/// Appends the commitment of a new table to the chain, and keeps what verifies its deals.
pub(super) async fn insert(db: &mut Connection, table: &StoredTable) -> sqlx::Result<()> {
    let Some(deal) = &table.deal else { return Ok(()) };
    let commitment = fair::commitment(&table.game, deal.opened_under, &deal.secret);
    let link = append(db, Entry::Table(commitment)).await?;
    let kept = sql("INSERT INTO deals (table_id, link, secret, opened_under, rules, setup, bots)
         VALUES ($1, $2, $3, $4, $5, $6, $7)");
    kept.bind(table.id.as_str())
        .bind(link)
        .bind(deal.secret.0.to_vec())
        .bind(deal.opened_under)
        .bind(deal.locked.as_ref().map(|begun| begun.rules))
        .bind(deal.locked.as_ref().map(|begun| &*begun.setup))
        .bind(deal.locked.as_ref().and_then(|begun| begun.bots.as_ref()).map(written))
        .run(db)
        .await
        .map(drop)
}

/// Appends to the chain, and answers the number of the link.
async fn append(db: &mut Connection, entry: Entry) -> sqlx::Result<u32> {
    // Whoever else appends waits for the end of this transaction.
    sql("UPDATE chain SET head = head WHERE number = 0").run(db).await?;
    let rows = sql(LAST).rows(db).await?;
    let (number, previous) = last(rows.first().ok_or(sqlx::Error::RowNotFound)?)?;
    let link = Link { number: number + 1, previous, entry };
    let (hash, opening) = match entry {
        Entry::Table(commitment) => (commitment, None),
        Entry::End { mark, table } => (mark, Some(table)),
    };
    let appended = sql("INSERT INTO chain (number, commitment, opening, head) VALUES ($1, $2, $3, $4)");
    appended.bind(link.number).bind(hash.0.to_vec()).bind(opening).bind(link.head().0.to_vec()).run(db).await?;
    Ok(link.number)
}

/// Appends the mark of a game to the chain, with the move that ends it.
pub(super) async fn end(db: &mut Connection, table: &TableId, mark: Hash) -> sqlx::Result<()> {
    let rows = sql("SELECT link FROM deals WHERE table_id = $1").bind(table.as_str()).rows(db).await?;
    let opening = rows.first().ok_or(sqlx::Error::RowNotFound)?.get("link")?;
    let link = append(db, Entry::End { mark, table: opening }).await?;
    let noted = sql("UPDATE deals SET ending = $1 WHERE table_id = $2").bind(link).bind(table.as_str());
    noted.run(db).await.map(drop)
}

/// A game has started by these rules and this setup, with these bots on its seats.
pub(super) fn lock(table: &TableId, rules: u32, setup: &str, bots: &[Option<String>]) -> Statement {
    sql("UPDATE deals SET rules = $1, setup = $2, bots = $3 WHERE table_id = $4 AND setup IS NULL")
        .bind(rules)
        .bind(setup)
        .bind(written(&bots))
        .bind(table.as_str())
}

/// A share is opened, unless that is too late.
pub(super) fn open(table: &TableId, chair: u8, share: Secret) -> Statement {
    sql("UPDATE chairs SET share = $1 WHERE table_id = $2 AND chair = $3 AND share IS NULL AND unopened = 0")
        .bind(share.0.to_vec())
        .bind(table.as_str())
        .bind(chair)
}

/// What is still sealed is never opened.
pub(super) fn give_up(table: &TableId) -> Statement {
    sql("UPDATE chairs SET unopened = 1
         WHERE table_id = $1 AND share IS NULL AND unopened = 0 AND commitment IS NOT NULL")
    .bind(table.as_str())
}
