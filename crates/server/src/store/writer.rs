//! The one task that writes, committing whatever waits in one transaction.

use std::path::PathBuf;

use serde::Serialize;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteQueryResult};
use sqlx::{Connection, Row, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};

use super::{
    Change, Due, Effect, StoredChair, StoredMove, StoredTable, Subscription, Terms, Unusable, deals, evenings, now,
};
use crate::token::{TableId, TokenHash};

/// The most changes that are committed together.
const MOST_TOGETHER: usize = 256;

/// A change, and who waits for what becomes of it.
pub(super) struct Job {
    pub(super) change: Change,
    pub(super) done: oneshot::Sender<Effect>,
}

/// Writes until it is told to close, or until it cannot.
pub(super) async fn run(
    mut connection: SqliteConnection,
    mut queue: mpsc::Receiver<Option<Job>>,
    path: PathBuf,
    failed: watch::Sender<Option<Unusable>>,
) {
    let mut waiting = Vec::new();
    while queue.recv_many(&mut waiting, MOST_TOGETHER).await > 0 {
        if waiting.iter().any(Option::is_none) {
            // What has come already is still written.
            queue.close();
        }
        let batch: Vec<Job> = waiting.drain(..).flatten().collect();
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
}

async fn commit(connection: &mut SqliteConnection, batch: &[Job]) -> sqlx::Result<Vec<Effect>> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for job in batch {
        outcomes.push(match make(&mut transaction, &job.change).await {
            // The table has been removed: that statement alone was not done.
            Err(sqlx::Error::Database(error)) if error.is_foreign_key_violation() => Effect::Gone,
            made => made?,
        });
    }
    transaction.commit().await?;
    Ok(outcomes)
}

/// A statement with what it is about.
pub(super) type Statement = Query<'static, Sqlite, SqliteArguments>;

async fn make(db: &mut SqliteConnection, change: &Change) -> sqlx::Result<Effect> {
    let statement = match change {
        Change::Open(table) => return insert_table(db, table).await,
        Change::Rematch { old, new } => {
            let first = sqlx::query("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL");
            let first = first.bind(new.id.as_str()).bind(old.as_str()).execute(&mut *db).await?;
            return if made(first) == Effect::Late { Ok(Effect::Late) } else { insert_table(db, new).await };
        }
        Change::PlayOn { table, log } => {
            insert_table(db, table).await?;
            for m in log {
                append(db, &table.id, m, None, None).await?;
            }
            return Ok(Effect::Made);
        }
        Change::Append { table, m, due, score } => return append(db, table, m, due.as_ref(), *score).await,
        Change::Sit { table, chair, sitter } => {
            touch(db, table).await?;
            insert_chair(table, *chair, sitter)
        }
        Change::Stand { table, chair } => {
            touch(db, table).await?;
            sqlx::query("DELETE FROM chairs WHERE table_id = ? AND chair = ?").bind(table.as_str()).bind(chair)
        }
        Change::Replace { table, chair, bot } => {
            silence(db, table, *chair).await?;
            sqlx::query(
                "UPDATE chairs SET bot = ?, token = NULL, away = NULL, ticket = NULL, overdue = 0
                 WHERE table_id = ? AND chair = ?",
            )
            .bind(bot)
            .bind(table.as_str())
            .bind(chair)
        }
        Change::Ticket { table, chair, ticket } => sqlx::query(
            "UPDATE chairs SET ticket = ?, ticket_until = ?, ticket_of_host = ? WHERE table_id = ? AND chair = ?",
        )
        .bind(ticket.hash.as_bytes().to_vec())
        .bind(ticket.until)
        .bind(ticket.of_host)
        .bind(table.as_str())
        .bind(chair),
        Change::Take { table, chair, ticket, token } => {
            let taken = sqlx::query(
                "UPDATE chairs SET token = ?, bot = NULL, away = ?, ticket = NULL
                 WHERE table_id = ? AND chair = ? AND ticket = ?",
            );
            let taken = taken.bind(token.as_bytes().to_vec()).bind(now()).bind(table.as_str()).bind(chair);
            let taken = made(taken.bind(ticket.as_bytes().to_vec()).execute(&mut *db).await?);
            if taken == Effect::Made {
                // What the old device asked for.
                silence(db, table, *chair).await?;
            }
            return Ok(taken);
        }
        Change::Away { table, chair, away } => {
            if away.is_none() {
                let seen = sqlx::query("DELETE FROM outbox WHERE table_id = ? AND chair = ?");
                seen.bind(table.as_str()).bind(chair).execute(&mut *db).await?;
            }
            sqlx::query("UPDATE chairs SET away = ? WHERE table_id = ? AND chair = ?")
                .bind(away)
                .bind(table.as_str())
                .bind(chair)
        }
        Change::Notes { table, chair, notes } => {
            sqlx::query("UPDATE chairs SET notes = ? WHERE table_id = ? AND chair = ?")
                .bind(notes)
                .bind(table.as_str())
                .bind(chair)
        }
        Change::Orders { table, chair, orders } => {
            sqlx::query("UPDATE chairs SET orders = ? WHERE table_id = ? AND chair = ?")
                .bind(orders)
                .bind(table.as_str())
                .bind(chair)
        }
        Change::Holidays { table, chair, holidays } => {
            sqlx::query("UPDATE chairs SET holidays = ? WHERE table_id = ? AND chair = ?")
                .bind(written(holidays))
                .bind(table.as_str())
                .bind(chair)
        }
        Change::Overdue { table, chair, overdue } => {
            sqlx::query("UPDATE chairs SET overdue = ? WHERE table_id = ? AND chair = ?")
                .bind(overdue)
                .bind(table.as_str())
                .bind(chair)
        }
        Change::Again { table, chair, commitment } => {
            sqlx::query("UPDATE chairs SET again = 1, next_commitment = ? WHERE table_id = ? AND chair = ?")
                .bind(commitment.map(|commitment| commitment.0.to_vec()))
                .bind(table.as_str())
                .bind(chair)
        }
        Change::Share { table, chair, share } => deals::open(table, *chair, *share),
        Change::GiveUp { table } => deals::give_up(table),
        Change::Options { table, rules, options } => {
            sqlx::query("UPDATE tables SET rules = ?, options = ?, touched = ? WHERE id = ? AND setup IS NULL")
                .bind(rules)
                .bind(written(options))
                .bind(now())
                .bind(table.as_str())
        }
        Change::Help { table, help } => {
            sqlx::query("UPDATE tables SET help = ?, touched = ? WHERE id = ? AND setup IS NULL")
                .bind(help.name())
                .bind(now())
                .bind(table.as_str())
        }
        Change::List { table, listed } => sqlx::query("UPDATE tables SET listed = ?, touched = ? WHERE id = ?")
            .bind(listed)
            .bind(now())
            .bind(table.as_str()),
        Change::Absent { table, absent } => sqlx::query("UPDATE tables SET absent = ?, touched = ? WHERE id = ?")
            .bind(absent)
            .bind(now())
            .bind(table.as_str()),
        Change::Clock { table, clock } => {
            sqlx::query("UPDATE tables SET clock = ?, touched = ? WHERE id = ? AND setup IS NULL")
                .bind(clock.as_ref().map(written))
                .bind(now())
                .bind(table.as_str())
        }
        Change::Webhook { table, url } => {
            let unsent = sqlx::query("DELETE FROM outbox WHERE table_id = ? AND endpoint IS NULL");
            unsent.bind(table.as_str()).execute(&mut *db).await?;
            let webhook = sqlx::query("UPDATE tables SET webhook = ?, touched = ? WHERE id = ?");
            webhook.bind(url.clone()).bind(now()).bind(table.as_str())
        }
        Change::Subscribe { table, chair, subscription } => subscribe(table, *chair, subscription),
        Change::Unsubscribe { table, chair, endpoint } => {
            sqlx::query("DELETE FROM subscriptions WHERE table_id = ? AND chair = ? AND endpoint = ?")
                .bind(table.as_str())
                .bind(chair)
                .bind(endpoint)
        }
        Change::Resubscribe { old, subscription: Subscription { endpoint, p256dh, auth, .. } } => {
            let copied = sqlx::query(
                "INSERT INTO subscriptions (table_id, chair, endpoint, p256dh, auth, language, origin)
                 SELECT table_id, chair, ?2, ?3, ?4, language, origin FROM subscriptions WHERE endpoint = ?1
                 ON CONFLICT DO UPDATE SET p256dh = ?3, auth = ?4",
            );
            let copied = copied.bind(old).bind(endpoint).bind(p256dh).bind(auth).execute(&mut *db).await?;
            if copied.rows_affected() == 0 || old == endpoint {
                return Ok(Effect::Made);
            }
            let unsent = sqlx::query("UPDATE outbox SET endpoint = ? WHERE endpoint = ?");
            unsent.bind(endpoint).bind(old).execute(&mut *db).await?;
            sqlx::query("DELETE FROM subscriptions WHERE endpoint = ?").bind(old)
        }
        Change::Feed { table, chair, feed } => {
            let (hash, language) = feed.clone().unzip();
            sqlx::query("UPDATE chairs SET feed = ?, feed_language = ? WHERE table_id = ? AND chair = ?")
                .bind(hash.map(|hash| hash.as_bytes().to_vec()))
                .bind(language)
                .bind(table.as_str())
                .bind(chair)
        }
        Change::Sent { id } => sqlx::query("DELETE FROM outbox WHERE id = ?").bind(id),
        Change::Later { id, due } => {
            sqlx::query("UPDATE outbox SET due = ?, tries = tries + 1 WHERE id = ?").bind(due).bind(id)
        }
        Change::Code { table, code } => {
            sqlx::query("UPDATE OR IGNORE tables SET code = ?, touched = ? WHERE id = ? AND ended IS NULL")
                .bind(code.as_str().to_owned())
                .bind(now())
                .bind(table.as_str())
        }
        Change::Start { table, terms: Terms { rules, options, setup } } => {
            deals::lock(table, *rules, setup).execute(&mut *db).await?;
            sqlx::query(
                "UPDATE tables SET rules = ?, options = ?, setup = ?, touched = ? WHERE id = ? AND setup IS NULL",
            )
            .bind(rules)
            .bind(written(options))
            .bind(setup)
            .bind(now())
            .bind(table.as_str())
        }
        Change::Adopt { table, terms: Terms { rules, options, setup } } => {
            sqlx::query("UPDATE tables SET rules = ?, options = ?, setup = ? WHERE id = ? AND setup IS NOT NULL")
                .bind(rules)
                .bind(written(options))
                .bind(setup)
                .bind(table.as_str())
        }
        Change::End { table } => {
            let end = sqlx::query("UPDATE tables SET ended = ?, code = NULL WHERE id = ? AND ended IS NULL");
            end.bind(now()).bind(table.as_str())
        }
        Change::OpenEvening(evening) => evenings::insert(evening),
        Change::Join { evening, name, token, most } => {
            evenings::touch(db, evening).await?;
            evenings::join(evening, name, *token, *most)
        }
        Change::Board { evening, number, person, table } => {
            let begun = made(evenings::begin(evening, *number, *person).execute(&mut *db).await?);
            if begun == Effect::Made {
                insert_table(db, table).await?;
                evenings::seat(evening, *number, *person, &table.id).execute(&mut *db).await?;
                evenings::touch(db, evening).await?;
            }
            return Ok(begun);
        }
        Change::Advance { evening, stage } => {
            evenings::touch(db, evening).await?;
            evenings::advance(evening, *stage)
        }
        Change::House { evening, number, bot, score } => evenings::house(evening, *number, *bot, *score),
        Change::Expire { lobbies, games } => return expire(db, *lobbies, *games).await,
    };
    statement.execute(db).await.map(made)
}

fn made(result: SqliteQueryResult) -> Effect {
    if result.rows_affected() > 0 { Effect::Made } else { Effect::Late }
}

pub(super) fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it is JSON")
}

async fn insert_table(db: &mut SqliteConnection, table: &StoredTable) -> sqlx::Result<Effect> {
    sqlx::query(
        "INSERT INTO tables
             (id, game, rules, options, listed, help, lesson, origin, origin_ply, host, host_name, absent, clock, setup,
              touched, webhook)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
        .bind(table.id.as_str())
        .bind(&table.game)
        .bind(table.rules)
        .bind(written(&table.options))
        .bind(table.listed)
        .bind(table.help.name())
        .bind(table.lesson)
        .bind(table.origin.as_ref().map(|origin| origin.table.as_str()))
        .bind(table.origin.as_ref().map(|origin| origin.ply))
        .bind(table.host.as_ref().map(TokenHash::as_bytes))
        .bind(&table.host_name)
        .bind(table.absent)
        .bind(table.clock.as_ref().map(written))
        .bind(&table.setup)
        .bind(now())
        .bind(&table.webhook)
        .execute(&mut *db)
        .await?;
    deals::insert(db, table).await?;
    for (&chair, sitter) in &table.chairs {
        insert_chair(&table.id, chair, sitter).execute(&mut *db).await?;
    }
    Ok(Effect::Made)
}

fn insert_chair(table: &TableId, chair: u8, sitter: &StoredChair) -> Statement {
    let share = sitter.share.map(|stored| stored.share);
    sqlx::query(
        "INSERT INTO chairs (table_id, chair, name, token, bot, away, notes, commitment, share, own_share)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING",
    )
    .bind(table.as_str())
    .bind(chair)
    .bind(&sitter.name)
    .bind(sitter.token.as_ref().map(TokenHash::as_bytes))
    .bind(&sitter.bot)
    .bind(sitter.away)
    .bind(&sitter.notes)
    .bind(share.map(|share| share.commitment.0.to_vec()))
    .bind(share.and_then(|share| share.opening).map(|opening| opening.0.to_vec()))
    .bind(share.is_some_and(|share| share.own))
}

async fn append(
    db: &mut SqliteConnection,
    table: &TableId,
    m: &StoredMove,
    due: Option<&Due>,
    score: Option<i32>,
) -> sqlx::Result<Effect> {
    let inserted = sqlx::query(
        "INSERT INTO moves (table_id, ply, seat, move, at, key, used) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING",
    )
    .bind(table.as_str())
    .bind(m.ply)
    .bind(m.seat)
    .bind(&m.json)
    .bind(m.at)
    .bind(&m.key)
    .bind(m.used)
    .execute(&mut *db)
    .await?;
    if made(inserted) == Effect::Made {
        if let Some(due) = due {
            call(db, table, due).await?;
        }
        if let Some(score) = score {
            evenings::score(table, score).execute(&mut *db).await?;
        }
        return Ok(Effect::Made);
    }
    let known = sqlx::query("SELECT 1 FROM moves WHERE table_id = ? AND key = ?").bind(table.as_str()).bind(&m.key);
    Ok(if known.fetch_optional(db).await?.is_some() { Effect::KeyKnown } else { Effect::Late })
}

/// Writes down whom to tell of a move. Nobody is called to a turn that has passed.
async fn call(db: &mut SqliteConnection, table: &TableId, due: &Due) -> sqlx::Result<()> {
    let passed = sqlx::query("DELETE FROM outbox WHERE table_id = ? AND over = 0").bind(table.as_str());
    passed.execute(&mut *db).await?;
    if due.chairs.is_empty() && !due.over {
        return Ok(());
    }
    let browsers = sqlx::query(
        "INSERT INTO outbox (id, table_id, chair, endpoint, over, due)
         SELECT lower(hex(randomblob(16))), table_id, chair, endpoint, ?, ? FROM subscriptions
         WHERE table_id = ? AND chair IN (SELECT value FROM json_each(?))",
    );
    let browsers = browsers.bind(due.over).bind(due.at).bind(table.as_str()).bind(written(&due.chairs));
    browsers.execute(&mut *db).await?;
    let webhook = sqlx::query(
        "INSERT INTO outbox (id, table_id, chair, over, due)
         SELECT lower(hex(randomblob(16))), id, ?, ?, ? FROM tables WHERE id = ? AND webhook IS NOT NULL",
    );
    let whose = due.chairs.first().filter(|_| !due.over);
    webhook.bind(whose).bind(due.over).bind(due.at).bind(table.as_str()).execute(&mut *db).await.map(drop)
}

/// So many browsers are told of one chair's turns.
const MOST_BROWSERS: u32 = 8;

/// One more browser; of one that is there already what may have changed.
fn subscribe(table: &TableId, chair: u8, subscription: &Subscription) -> Statement {
    let Subscription { endpoint, p256dh, auth, language, origin } = subscription.clone();
    sqlx::query(
        "INSERT INTO subscriptions (table_id, chair, endpoint, p256dh, auth, language, origin)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
         WHERE (SELECT count(*) FROM subscriptions WHERE table_id = ?1 AND chair = ?2 AND endpoint != ?3) < ?8
         ON CONFLICT DO UPDATE SET p256dh = ?4, auth = ?5, language = ?6, origin = ?7",
    )
    .bind(table.as_str())
    .bind(chair)
    .bind(endpoint)
    .bind(p256dh)
    .bind(auth)
    .bind(language)
    .bind(origin)
    .bind(MOST_BROWSERS)
}

/// A chair is no longer that of who had it: they are told nothing of it any more.
async fn silence(db: &mut SqliteConnection, table: &TableId, chair: u8) -> sqlx::Result<()> {
    let subscriptions = sqlx::query("DELETE FROM subscriptions WHERE table_id = ? AND chair = ?");
    subscriptions.bind(table.as_str()).bind(chair).execute(&mut *db).await?;
    let feed = sqlx::query("UPDATE chairs SET feed = NULL, feed_language = NULL WHERE table_id = ? AND chair = ?");
    feed.bind(table.as_str()).bind(chair).execute(&mut *db).await.map(drop)
}

async fn touch(db: &mut SqliteConnection, table: &TableId) -> sqlx::Result<()> {
    let touched = sqlx::query("UPDATE tables SET touched = ? WHERE id = ?").bind(now()).bind(table.as_str());
    touched.execute(db).await.map(drop)
}

async fn expire(db: &mut SqliteConnection, lobbies: i64, games: i64) -> sqlx::Result<Effect> {
    let rows = sqlx::query(
        "DELETE FROM tables WHERE
             (setup IS NULL AND touched < ?1)
             OR (setup IS NOT NULL AND touched < ?2 AND coalesce(ended, 0) < ?2
                 AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = id AND at >= ?2))
         RETURNING id",
    )
    .bind(lobbies)
    .bind(games)
    .fetch_all(&mut *db)
    .await?;
    let codes = sqlx::query(
        "UPDATE tables SET code = NULL WHERE code IS NOT NULL AND touched < ?1
             AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = id AND at >= ?1)",
    );
    codes.bind(lobbies).execute(&mut *db).await?;
    evenings::expire(games).execute(db).await?;
    Ok(Effect::Expired(rows.iter().filter_map(|row| TableId::read(row.get("id"))).collect()))
}
