//! What verifies deals: a table's secret, the shares of its seats, and the chain of all tables' commitments.

use std::collections::BTreeMap;

use fair::{Hash, Link, Secret, Share};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::writer::Statement;
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
    /// The number of the rules and the setup by which the game has started.
    pub(crate) locked: Option<(u32, String)>,
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
        let row = sqlx::query("SELECT link, secret, opened_under, rules, setup FROM deals WHERE table_id = ?");
        let Some(row) = row.bind(table.as_str()).fetch_optional(&self.readers).await? else { return Ok(None) };
        let secret = bytes(&row, "secret")?.map(Secret).ok_or(Failed)?;
        let (rules, setup): (Option<u32>, Option<String>) = (row.try_get("rules")?, row.try_get("setup")?);
        let (link, opened_under) = (row.try_get("link")?, row.try_get("opened_under")?);
        Ok(Some(StoredDeal { secret, opened_under, link, locked: rules.zip(setup) }))
    }

    /// The shares of a table's chairs as they are on disk.
    pub(crate) async fn shares(&self, table: &TableId) -> Result<BTreeMap<u8, StoredShare>, Failed> {
        let rows =
            sqlx::query("SELECT chair, commitment, share, own_share, unopened FROM chairs WHERE table_id = ?");
        let rows = rows.bind(table.as_str()).fetch_all(&self.readers).await?;
        let mut shares = BTreeMap::new();
        for row in &rows {
            shares.extend(share(row)?.map(|share| (row.get("chair"), share)));
        }
        Ok(shares)
    }

    /// The number of links of the chain, and its head.
    pub(crate) async fn chain(&self) -> Result<(u32, Hash), Failed> {
        let last = sqlx::query("SELECT number, head FROM chain ORDER BY number DESC LIMIT 1");
        match last.fetch_optional(&self.readers).await? {
            Some(row) => Ok((row.try_get("number")?, bytes(&row, "head")?.map(Hash).ok_or(Failed)?)),
            None => Ok((0, Link::START)),
        }
    }

    /// The links of the chain between two numbers, both included, each with the head of the chain with it.
    pub(crate) async fn links(&self, from: u32, to: u32) -> Result<Vec<(Link, Hash)>, Failed> {
        let rows = sqlx::query(
            "SELECT number, commitment, head FROM chain WHERE number >= ? AND number <= ? ORDER BY number",
        );
        let rows = rows.bind(i64::from(from) - 1).bind(to).fetch_all(&self.readers).await?;
        let (mut links, mut previous) = (Vec::new(), Link::START);
        for row in &rows {
            let number: u32 = row.try_get("number")?;
            let head = bytes(row, "head")?.map(Hash).ok_or(Failed)?;
            let commitment = bytes(row, "commitment")?.map(Hash).ok_or(Failed)?;
            if number >= from {
                links.push((Link { number, previous, commitment }, head));
            }
            previous = head;
        }
        Ok(links)
    }
}

/// A chair's share; nothing where there is none.
pub(super) fn share(row: &SqliteRow) -> sqlx::Result<Option<StoredShare>> {
    let Some(commitment) = bytes(row, "commitment")?.map(Hash) else { return Ok(None) };
    let (own, opening) = (row.try_get("own_share")?, bytes(row, "share")?.map(Secret));
    Ok(Some(StoredShare { share: Share { own, commitment, opening }, unopened: row.try_get("unopened")? }))
}

/// What a person has committed to for a rematch.
pub(super) fn next_commitment(row: &SqliteRow) -> sqlx::Result<Option<Hash>> {
    Ok(bytes(row, "next_commitment")?.map(Hash))
}

/// 32 bytes; nothing where there are not so many.
fn bytes(row: &SqliteRow, column: &str) -> sqlx::Result<Option<[u8; 32]>> {
    let bytes: Option<&[u8]> = row.try_get(column)?;
    Ok(bytes.and_then(|bytes| bytes.try_into().ok()))
}

/// Appends the commitment of a new table to the chain, and keeps what verifies its deals.
pub(super) async fn insert(db: &mut SqliteConnection, table: &StoredTable) -> sqlx::Result<()> {
    let Some(deal) = &table.deal else { return Ok(()) };
    let last = sqlx::query("SELECT number, head FROM chain ORDER BY number DESC LIMIT 1");
    let (number, previous) = match last.fetch_optional(&mut *db).await? {
        Some(row) => (row.try_get("number")?, bytes(&row, "head")?.map(Hash).ok_or(sqlx::Error::RowNotFound)?),
        None => (0, Link::START),
    };
    let commitment = fair::commitment(&table.game, deal.opened_under, &deal.secret);
    let link = Link { number: number + 1, previous, commitment };
    let appended = sqlx::query("INSERT INTO chain (number, commitment, head) VALUES (?, ?, ?)");
    let appended = appended.bind(link.number).bind(commitment.0.to_vec()).bind(link.head().0.to_vec());
    appended.execute(&mut *db).await?;
    let kept = sqlx::query(
        "INSERT INTO deals (table_id, link, secret, opened_under, rules, setup) VALUES (?, ?, ?, ?, ?, ?)",
    );
    kept.bind(table.id.as_str())
        .bind(link.number)
        .bind(deal.secret.0.to_vec())
        .bind(deal.opened_under)
        .bind(table.setup.as_ref().map(|_| table.rules))
        .bind(&table.setup)
        .execute(db)
        .await
        .map(drop)
}

/// A game starts by these rules and this setup.
pub(super) fn lock(table: &TableId, rules: u32, setup: &str) -> Statement {
    sqlx::query("UPDATE deals SET rules = ?, setup = ? WHERE table_id = ? AND setup IS NULL")
        .bind(rules)
        .bind(setup.to_owned())
        .bind(table.as_str().to_owned())
}

/// A share is opened, unless that is too late.
pub(super) fn open(table: &TableId, chair: u8, share: Secret) -> Statement {
    sqlx::query("UPDATE chairs SET share = ? WHERE table_id = ? AND chair = ? AND share IS NULL AND unopened = 0")
        .bind(share.0.to_vec())
        .bind(table.as_str().to_owned())
        .bind(chair)
}

/// What is still sealed is never opened.
pub(super) fn give_up(table: &TableId) -> Statement {
    sqlx::query("UPDATE chairs SET unopened = 1 WHERE table_id = ? AND share IS NULL AND commitment IS NOT NULL")
        .bind(table.as_str().to_owned())
}
