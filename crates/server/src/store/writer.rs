//! The one task that writes, committing whatever waits in one transaction.

use std::path::PathBuf;

use sqlx::sqlite::SqliteQueryResult;
use sqlx::{Connection, Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};

use super::{Change, Failed, Outcome, StoredChair, StoredMove, StoredTable, Unusable, now};
use crate::token::{TableId, TokenHash};

/// The most changes that are committed together.
const MOST_TOGETHER: usize = 256;

enum Message {
    Change(Box<Job>),
    /// The last message: what comes after it is not written.
    Close(oneshot::Sender<()>),
}

struct Job {
    change: Change,
    done: oneshot::Sender<Outcome>,
}

#[derive(Clone)]
pub(super) struct Writer {
    messages: mpsc::Sender<Message>,
}

impl Writer {
    pub(super) async fn change(&self, change: Change) -> Result<Outcome, Failed> {
        let (done, outcome) = oneshot::channel();
        self.messages.send(Message::Change(Box::new(Job { change, done }))).await.map_err(|_| Failed)?;
        outcome.await.map_err(|_| Failed)
    }

    /// Waits until everything asked for before is written and the connection is closed.
    pub(super) async fn close(&self) {
        let (close, closed) = oneshot::channel();
        if self.messages.send(Message::Close(close)).await.is_ok() {
            let _ = closed.await;
        }
    }
}

/// Starts the task. The second answer tells when it had to give up.
pub(super) fn start(connection: SqliteConnection, path: PathBuf) -> (Writer, watch::Receiver<Option<Unusable>>) {
    let (messages, queue) = mpsc::channel(1024);
    let (failed, failure) = watch::channel(None);
    tokio::spawn(run(connection, queue, path, failed));
    (Writer { messages }, failure)
}

async fn run(
    mut connection: SqliteConnection,
    mut queue: mpsc::Receiver<Message>,
    path: PathBuf,
    failed: watch::Sender<Option<Unusable>>,
) {
    let mut close = None;
    while close.is_none()
        && let Some(first) = queue.recv().await
    {
        let mut batch = Vec::new();
        let mut next = Some(first);
        while let Some(message) = next.take() {
            match message {
                Message::Change(job) => batch.push(*job),
                Message::Close(closed) => close = Some(closed),
            }
            if close.is_none() && batch.len() < MOST_TOGETHER {
                next = queue.try_recv().ok();
            }
        }
        match commit(&mut connection, &batch).await {
            Ok(outcomes) => {
                for (job, outcome) in batch.into_iter().zip(outcomes) {
                    // Whoever asked may be gone; the change stands.
                    let _ = job.done.send(outcome);
                }
            }
            Err(error) => {
                tracing::error!(%error, "the database cannot be written");
                // Whoever waits learns it from the closed channel; whoever asks later, too.
                failed.send_replace(Some(Unusable::of(&path, &error)));
                return;
            }
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database was not closed cleanly");
    }
    if let Some(closed) = close {
        let _ = closed.send(());
    }
}

async fn commit(connection: &mut SqliteConnection, batch: &[Job]) -> sqlx::Result<Vec<Outcome>> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for job in batch {
        outcomes.push(match make(&mut transaction, &job.change).await {
            // The table has been removed: that statement alone was not done.
            Err(sqlx::Error::Database(error)) if error.is_foreign_key_violation() => Outcome::Gone,
            made => made?,
        });
    }
    transaction.commit().await?;
    Ok(outcomes)
}

async fn make(db: &mut SqliteConnection, change: &Change) -> sqlx::Result<Outcome> {
    match change {
        Change::Open(table) => insert_table(db, table).await,
        Change::Rematch { old, new } => {
            let first = sqlx::query("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL")
                .bind(new.id.as_str())
                .bind(old.as_str())
                .execute(&mut *db)
                .await?;
            if made(first) == Outcome::Late { Ok(Outcome::Late) } else { insert_table(db, new).await }
        }
        Change::Append { table, m } => append(db, table, m).await,
        Change::Sit { table, chair, sitter } => {
            let outcome = insert_chair(db, table, *chair, sitter).await?;
            touch(db, table).await?;
            Ok(outcome)
        }
        Change::Stand { table, chair } => {
            let gone =
                sqlx::query("DELETE FROM chairs WHERE table_id = ? AND chair = ?").bind(table.as_str()).bind(chair);
            let gone = gone.execute(&mut *db).await?;
            touch(db, table).await?;
            Ok(made(gone))
        }
        Change::Replace { table, chair, bot } => {
            sqlx::query("UPDATE chairs SET bot = ?, token = NULL, away = NULL WHERE table_id = ? AND chair = ?")
                .bind(bot)
                .bind(table.as_str())
                .bind(chair)
                .execute(db)
                .await
                .map(made)
        }
        Change::Away { table, chair, away } => {
            sqlx::query("UPDATE chairs SET away = ? WHERE table_id = ? AND chair = ?")
                .bind(away)
                .bind(table.as_str())
                .bind(chair)
                .execute(db)
                .await
                .map(made)
        }
        Change::Notes { table, chair, notes } => {
            sqlx::query("UPDATE chairs SET notes = ? WHERE table_id = ? AND chair = ?")
                .bind(notes)
                .bind(table.as_str())
                .bind(chair)
                .execute(db)
                .await
                .map(made)
        }
        Change::Options { table, options } => {
            sqlx::query("UPDATE tables SET options = ?, touched = ? WHERE id = ? AND setup IS NULL")
                .bind(serde_json::to_string(options).expect("options are JSON"))
                .bind(now())
                .bind(table.as_str())
                .execute(db)
                .await
                .map(made)
        }
        Change::Help { table, help } => {
            sqlx::query("UPDATE tables SET help = ?, touched = ? WHERE id = ? AND setup IS NULL")
                .bind(help.name())
                .bind(now())
                .bind(table.as_str())
                .execute(db)
                .await
                .map(made)
        }
        Change::List { table, listed } => sqlx::query("UPDATE tables SET listed = ?, touched = ? WHERE id = ?")
            .bind(listed)
            .bind(now())
            .bind(table.as_str())
            .execute(db)
            .await
            .map(made),
        Change::Start { table, setup } => {
            sqlx::query("UPDATE tables SET setup = ?, touched = ? WHERE id = ? AND setup IS NULL")
                .bind(setup)
                .bind(now())
                .bind(table.as_str())
                .execute(db)
                .await
                .map(made)
        }
        Change::Adopt { table, rules, setup } => {
            sqlx::query("UPDATE tables SET rules = ?, setup = ? WHERE id = ? AND setup IS NOT NULL")
                .bind(rules)
                .bind(setup)
                .bind(table.as_str())
                .execute(db)
                .await
                .map(made)
        }
        Change::End { table } => sqlx::query("UPDATE tables SET ended = ? WHERE id = ? AND ended IS NULL")
            .bind(now())
            .bind(table.as_str())
            .execute(db)
            .await
            .map(made),
        Change::Expire { lobbies, games } => expire(db, *lobbies, *games).await,
    }
}

fn made(result: SqliteQueryResult) -> Outcome {
    if result.rows_affected() > 0 { Outcome::Made } else { Outcome::Late }
}

async fn insert_table(db: &mut SqliteConnection, table: &StoredTable) -> sqlx::Result<Outcome> {
    sqlx::query("INSERT INTO tables (id, game, rules, options, listed, help, host, setup, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(table.id.as_str())
        .bind(&table.game)
        .bind(table.rules)
        .bind(serde_json::to_string(&table.options).expect("options are JSON"))
        .bind(table.listed)
        .bind(table.help.name())
        .bind(table.host.as_ref().map(TokenHash::as_bytes))
        .bind(&table.setup)
        .bind(now())
        .execute(&mut *db)
        .await?;
    for (chair, sitter) in &table.chairs {
        insert_chair(db, &table.id, *chair, sitter).await?;
    }
    Ok(Outcome::Made)
}

async fn insert_chair(
    db: &mut SqliteConnection,
    table: &TableId,
    chair: u8,
    sitter: &StoredChair,
) -> sqlx::Result<Outcome> {
    sqlx::query(
        "INSERT INTO chairs (table_id, chair, name, token, bot, away, notes) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING",
    )
    .bind(table.as_str())
    .bind(chair)
    .bind(&sitter.name)
    .bind(sitter.token.as_ref().map(|token| token.as_bytes()))
    .bind(&sitter.bot)
    .bind(sitter.away)
    .bind(&sitter.notes)
    .execute(db)
    .await
    .map(made)
}

async fn append(db: &mut SqliteConnection, table: &TableId, m: &StoredMove) -> sqlx::Result<Outcome> {
    let inserted = sqlx::query(
        "INSERT INTO moves (table_id, ply, seat, move, at, key) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(table.as_str())
    .bind(m.ply)
    .bind(m.seat)
    .bind(&m.json)
    .bind(now())
    .bind(&m.key)
    .execute(&mut *db)
    .await?;
    if made(inserted) == Outcome::Made {
        return Ok(Outcome::Made);
    }
    let known = sqlx::query("SELECT 1 FROM moves WHERE table_id = ? AND key = ?").bind(table.as_str()).bind(&m.key);
    Ok(if known.fetch_optional(db).await?.is_some() { Outcome::KeyKnown } else { Outcome::Late })
}

async fn touch(db: &mut SqliteConnection, table: &TableId) -> sqlx::Result<()> {
    let touched = sqlx::query("UPDATE tables SET touched = ? WHERE id = ?").bind(now()).bind(table.as_str());
    touched.execute(db).await.map(drop)
}

async fn expire(db: &mut SqliteConnection, lobbies: i64, games: i64) -> sqlx::Result<Outcome> {
    let rows = sqlx::query(
        "DELETE FROM tables WHERE
             (setup IS NULL AND touched < ?1)
             OR (setup IS NOT NULL AND touched < ?2 AND coalesce(ended, 0) < ?2
                 AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = id AND at >= ?2))
         RETURNING id",
    )
    .bind(lobbies)
    .bind(games)
    .fetch_all(db)
    .await?;
    Ok(Outcome::Expired(rows.iter().filter_map(|row| TableId::read(row.get("id"))).collect()))
}
