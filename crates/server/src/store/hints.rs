//! What servers of one database tell each other. It is a hint: whoever has missed one finds what is new by looking, and
//! only phrases, which are kept nowhere, are not heard then.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::postgres::Address;
use crate::token::{NodeId, TableId};

const CHANNEL: &str = "parlour";

/// So many hints are told together; a notification has room for 8,000 bytes.
const MOST_TOGETHER: usize = 200;

/// Hints that wait; those for which there is no room are dropped.
const MOST_WAITING: usize = 4096;

/// Notifications are at least so far apart: each takes a lock of the whole database.
const APART: Duration = Duration::from_millis(5);

/// How long a lost connection is left alone.
const PAUSE: Duration = Duration::from_millis(500);

/// What one server tells the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Hint {
    /// Something has changed at a table.
    Changed(TableId),
    /// Somebody has said a phrase at a table.
    Phrase(TableId, u8, u8),
}

/// Several hints as they are sent.
#[derive(Serialize, Deserialize)]
struct Told<'t> {
    node: &'t str,
    changed: Vec<&'t str>,
    phrases: Vec<(&'t str, u8, u8)>,
}

/// To whoever tells the other servers, if there can be any.
#[derive(Clone)]
pub(crate) struct Hints(Option<mpsc::Sender<Hint>>);

impl Hints {
    /// Nobody is told anything.
    pub(super) fn none() -> Hints {
        Hints(None)
    }

    /// Whoever else has the database open is told.
    pub(super) fn to(node: NodeId, address: Address) -> Hints {
        let (hints, queue) = mpsc::channel(MOST_WAITING);
        tokio::spawn(tell(node, address, queue));
        Hints(Some(hints))
    }

    pub(super) fn changed(&self, tables: impl Iterator<Item = TableId>) {
        tables.for_each(|table| self.tell(Hint::Changed(table)));
    }

    /// Tells the other servers, sooner or later, and perhaps not at all.
    pub(crate) fn tell(&self, hint: Hint) {
        if let Some(hints) = &self.0 {
            let _ = hints.try_send(hint);
        }
    }
}

async fn tell(node: NodeId, address: Address, mut queue: mpsc::Receiver<Hint>) {
    let (mut connection, mut hints) = (None, Vec::new());
    while queue.recv_many(&mut hints, MOST_TOGETHER).await > 0 {
        let text = written(&node, &hints);
        hints.clear();
        match notify(&address, &mut connection, &text).await {
            Ok(()) => sleep(APART).await,
            Err(error) => {
                tracing::debug!(%error, "the other servers are not told");
                connection = None;
                sleep(PAUSE).await;
            }
        }
    }
}

async fn notify(address: &Address, connection: &mut Option<PgConnection>, text: &str) -> sqlx::Result<()> {
    let db = match connection {
        Some(db) => db,
        none => none.insert(address.connect_to_tell().await?),
    };
    sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(text).execute(db).await.map(drop)
}

fn written(node: &NodeId, hints: &[Hint]) -> String {
    let mut told = Told { node: node.as_str(), changed: Vec::new(), phrases: Vec::new() };
    for hint in hints {
        match hint {
            Hint::Changed(table) if told.changed.contains(&table.as_str()) => {}
            Hint::Changed(table) => told.changed.push(table.as_str()),
            Hint::Phrase(table, chair, number) => told.phrases.push((table.as_str(), *chair, *number)),
        }
    }
    serde_json::to_string(&told).expect("it is JSON")
}

/// What another server has told; nothing where it cannot be read.
fn read(node: &NodeId, text: &str) -> Vec<Hint> {
    let Ok(told) = serde_json::from_str::<Told>(text) else { return Vec::new() };
    if told.node == node.as_str() {
        return Vec::new();
    }
    let changed = told.changed.into_iter().filter_map(TableId::read).map(Hint::Changed);
    let phrases = told.phrases.into_iter();
    let phrases =
        phrases.filter_map(|(table, chair, number)| Some(Hint::Phrase(TableId::read(table)?, chair, number)));
    changed.chain(phrases).collect()
}

/// What the other servers tell from now on.
pub(super) fn hear(node: NodeId, address: Address) -> mpsc::Receiver<Hint> {
    let (heard, queue) = mpsc::channel(MOST_WAITING);
    tokio::spawn(async move {
        while !heard.is_closed() {
            if let Err(error) = listen(&node, &address, &heard).await {
                tracing::debug!(%error, "the other servers are not heard");
                sleep(PAUSE).await;
            }
        }
    });
    queue
}

async fn listen(node: &NodeId, address: &Address, heard: &mpsc::Sender<Hint>) -> sqlx::Result<()> {
    let mut listener = address.listen(CHANNEL).await?;
    loop {
        tokio::select! {
            told = listener.recv() => {
                for hint in read(node, told?.payload()) {
                    // One for which there is no room is found by looking.
                    let _ = heard.try_send(hint);
                }
            }
            () = heard.closed() => return Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_fit_a_notification_and_are_for_others() {
        let (own, other) = (NodeId::new(), NodeId::new());
        let tables: Vec<TableId> = (0..MOST_TOGETHER).map(|_| TableId::new()).collect();
        let phrases: Vec<Hint> = tables.iter().map(|table| Hint::Phrase(table.clone(), 255, 255)).collect();
        let text = written(&own, &phrases);
        assert!(text.len() < 8_000, "{}", text.len());
        assert_eq!(read(&other, &text), phrases);
        assert!(read(&own, &text).is_empty() && read(&other, "nonsense").is_empty());
        let twice = [Hint::Changed(tables[0].clone()), Hint::Changed(tables[0].clone())];
        assert_eq!(read(&other, &written(&own, &twice)), twice[..1]);
    }
}
