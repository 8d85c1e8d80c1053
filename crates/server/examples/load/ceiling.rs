//! How many rows a second this disk commits where nothing else is to be done.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

/// As the server's writer does it.
const MOST_TOGETHER: usize = 256;

/// As long as moves are.
const ROW: &str = r#"{"type":"lay","cards":{"purple":1},"say":"purple"}"#;

/// Rows a second, all on disk, by so many writers who each wait for their row before they write the next: the one
/// task that writes takes whatever waits, as in the server.
pub(crate) async fn measure(folder: &Path, writers: usize, time: Duration) -> Result<f64> {
    let options = SqliteConnectOptions::new()
        .filename(folder.join("ceiling.db"))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", "4000");
    let mut database = SqliteConnection::connect_with(&options).await?;
    let table = "CREATE TABLE moves (table_id TEXT, ply INTEGER, seat INTEGER, move TEXT, at INTEGER, key TEXT,
        PRIMARY KEY (table_id, ply), UNIQUE (table_id, key)) WITHOUT ROWID";
    sqlx::query(table).execute(&mut database).await?;

    let (rows, mut queue) = mpsc::channel::<(usize, u64, oneshot::Sender<()>)>(1024);
    let written = Arc::new(AtomicU64::new(0));
    let mut all = JoinSet::new();
    for writer in 0..writers {
        let (rows, written) = (rows.clone(), written.clone());
        all.spawn(async move {
            for ply in 0.. {
                let (done, on_disk) = oneshot::channel();
                if rows.send((writer, ply, done)).await.is_err() || on_disk.await.is_err() {
                    return;
                }
                written.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    let writing = tokio::spawn(async move {
        let mut waiting = Vec::new();
        while queue.recv_many(&mut waiting, MOST_TOGETHER).await > 0 {
            let mut transaction = database.begin_with("BEGIN IMMEDIATE").await?;
            let mut rest = &waiting[..];
            while let Some(power) = rest.len().checked_ilog2() {
                let (now, later) = rest.split_at(1 << power);
                rest = later;
                let places = vec!["(?, ?, ?, ?, ?, ?)"; now.len()].join(", ");
                let text = format!("INSERT INTO moves VALUES {places} ON CONFLICT DO NOTHING");
                let rows = now.iter().fold(sqlx::query(AssertSqlSafe(text)), |rows, (writer, ply, _)| {
                    let row = rows.bind(format!("{writer:016}")).bind(*ply as i64).bind(0).bind(ROW).bind(0);
                    row.bind(format!("move-{ply:08}"))
                });
                rows.execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            // Whoever does not wait any more has not counted it.
            waiting.drain(..).for_each(|(_, _, done)| done.send(()).unwrap_or_default());
        }
        Ok::<(), sqlx::Error>(())
    });
    tokio::time::sleep(time).await;
    let counted = written.load(Ordering::Relaxed);
    all.shutdown().await;
    drop(rows);
    writing.await.context("the writer ended")??;
    Ok(counted as f64 / time.as_secs_f64())
}
