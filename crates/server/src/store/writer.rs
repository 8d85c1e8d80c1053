//! The one task that writes, committing whatever waits in one transaction.

use std::collections::HashSet;
use std::slice;
use std::time::{Duration, Instant};

use fair::Hash;
use futures_util::future::OptionFuture;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use serde::Serialize;
use sqlx::AssertSqlSafe;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

use super::hints::Hints;
use super::sql::{Connection, Statement, late, places, sql};
use super::{
    Change, Database, Due, Effect, Scored, StoredChair, StoredMove, StoredTable, Subscription, Terms, Unusable,
    deals, evenings, handed, nodes, now,
};
use crate::fault::{Fault, is_planted};
use crate::token::{NodeId, TableId, TokenHash, hex, random};

/// The most changes that are committed together.
const MOST_TOGETHER: usize = 256;

/// How long a transaction may take before the database counts as lost.
const PATIENCE: Duration = Duration::from_secs(5);

/// After so long the writer tries again whether a full disk has room.
const AGAIN: Duration = Duration::from_secs(1);

/// How things are with the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    Well,
    /// There is no room on its disk, so that it can be read only.
    Full,
    /// It cannot be reached.
    Lost,
}

/// A change, and who waits for what becomes of it.
pub(super) struct Job {
    pub(super) change: Change,
    pub(super) done: oneshot::Sender<Effect>,
}

/// What the writer counts.
#[derive(Clone, Debug)]
pub(crate) struct Commits {
    /// All changes that are on disk.
    pub(crate) changes: Counter,
    /// How long each commit took, in seconds.
    pub(crate) took: Histogram,
}

impl Default for Commits {
    /// From half a millisecond, as no disk is faster, to four seconds.
    fn default() -> Self {
        Commits { changes: Counter::default(), took: Histogram::new(exponential_buckets(0.0005, 2.0, 14)) }
    }
}

/// Why something was not written.
enum Unwritten {
    /// Of this statement alone, with what it comes to.
    Statement(Effect),
    /// The database could not do it; another time it may.
    Refused(sqlx::Error),
    /// The database cannot be reached or written.
    Lost(sqlx::Error),
}

impl From<sqlx::Error> for Unwritten {
    fn from(error: sqlx::Error) -> Self {
        let Some(found) = error.as_database_error() else { return Unwritten::Lost(error) };
        if found.is_foreign_key_violation() {
            // What it is about has been removed.
            return Unwritten::Statement(Effect::Gone);
        }
        if found.is_unique_violation() {
            return Unwritten::Statement(Effect::Late);
        }
        // PostgreSQL's classes of bad data, deadlocks, wrong statements and locks that others hold for too long.
        let class = found.code().filter(|code| code.len() == 5).and_then(|code| code.get(..2).map(str::to_owned));
        match class.as_deref() {
            Some("22" | "23" | "40" | "42" | "55") => Unwritten::Refused(error),
            _ if found.code().as_deref() == Some("57014") => Unwritten::Refused(error),
            _ => Unwritten::Lost(error),
        }
    }
}

/// The one who writes.
pub(super) struct Writer {
    pub(super) node: NodeId,
    pub(super) database: Database,
    /// Missing while the database is lost.
    pub(super) connection: Option<Connection>,
    /// To who tells the other servers.
    pub(super) hints: Hints,
    pub(super) condition: watch::Sender<Condition>,
    pub(super) commits: Commits,
}

/// Writes until it is told to close; or until it cannot, where the database is a file. A disk that is full may have room
/// again, and a database that is elsewhere may come back: until then nothing is confirmed.
pub(super) async fn run(
    mut writer: Writer,
    mut queue: mpsc::Receiver<Option<Job>>,
    failed: watch::Sender<Option<Unusable>>,
) {
    let mut waiting = Vec::new();
    while writer.receive(&mut queue, &mut waiting).await {
        if waiting.iter().any(Option::is_none) {
            // What has come already is still written.
            queue.close();
        }
        let mut batch: Vec<Job> = waiting.drain(..).flatten().collect();
        // Servers that lock the same tables lock them in the same order.
        batch.sort_by(|one, other| one.change.table().cmp(&other.change.table()));
        if let Err(error) = writer.write(batch).await
            && let Some(unusable) = writer.lose(&error).await
        {
            // Whoever asks later learns it, too.
            failed.send_replace(Some(unusable));
            return;
        }
    }
    if let Some(Err(error)) = OptionFuture::from(writer.connection.map(Connection::close)).await {
        tracing::warn!(%error, "the database was not closed cleanly");
    }
}

impl Writer {
    /// Waits for changes; whether any more can come. Whether a full disk has room again, it tries now and then by itself.
    async fn receive(&self, queue: &mut mpsc::Receiver<Option<Job>>, waiting: &mut Vec<Option<Job>>) -> bool {
        let come = queue.recv_many(waiting, MOST_TOGETHER);
        if *self.condition.borrow() != Condition::Full {
            return come.await > 0;
        }
        match timeout(AGAIN, come).await {
            Ok(count) => count > 0,
            Err(_) => {
                waiting.push(Some(Job { change: Change::Beat, done: oneshot::channel().0 }));
                true
            }
        }
    }

    /// Something could not be written: whoever waits for it learns that from the closed channel. Returns why nothing can be
    /// written any more, where that is for good.
    async fn lose(&mut self, error: &sqlx::Error) -> Option<Unusable> {
        tracing::error!(%error, "the database cannot be written");
        let Database::Sqlite(path) = &self.database else {
            self.connection = None;
            self.find(Condition::Lost);
            return None;
        };
        match Unusable::of(path, error) {
            Unusable::Full { .. } => {
                if let Some(db) = &mut self.connection {
                    // It has mostly been undone already.
                    let _ = db.undo().await;
                }
                self.find(Condition::Full);
                None
            }
            unusable => Some(unusable),
        }
    }

    /// How things are now.
    fn find(&self, found: Condition) {
        let is_new = self.condition.send_if_modified(|was| std::mem::replace(was, found) != found);
        if is_new && found == Condition::Well {
            tracing::info!("the database can be written again");
        }
    }

    /// Commits changes together and answers them; where one of them spoils the others, each by itself. Those that are
    /// dropped without an answer are not known to be written.
    async fn write(&mut self, batch: Vec<Job>) -> sqlx::Result<()> {
        if batch.is_empty() {
            return Ok(());
        }
        match self.commit(&batch).await {
            Ok(effects) => {
                self.tell(&batch, &effects);
                for (job, effect) in batch.into_iter().zip(effects) {
                    // Whoever asked may be gone; the change stands.
                    let _ = job.done.send(effect);
                }
                return Ok(());
            }
            Err(Unwritten::Lost(error)) => return Err(error),
            Err(Unwritten::Statement(_) | Unwritten::Refused(_)) => {}
        }
        for job in batch {
            match self.commit_alone(&job).await {
                Ok(effect) => {
                    self.tell(slice::from_ref(&job), slice::from_ref(&effect));
                    let _ = job.done.send(effect);
                }
                Err(Unwritten::Lost(error)) => return Err(error),
                Err(Unwritten::Statement(effect)) => drop(job.done.send(effect)),
                Err(Unwritten::Refused(error)) => tracing::error!(%error, "a change is not written"),
            }
        }
        Ok(())
    }

    /// A deadlock is over at the second attempt.
    async fn commit_alone(&mut self, job: &Job) -> Result<Effect, Unwritten> {
        let mut effects = match self.commit(slice::from_ref(job)).await {
            Err(Unwritten::Refused(_)) => self.commit(slice::from_ref(job)).await?,
            committed => committed?,
        };
        effects.pop().ok_or(Unwritten::Statement(Effect::Late))
    }

    async fn commit(&mut self, batch: &[Job]) -> Result<Vec<Effect>, Unwritten> {
        let (node, database) = (&self.node, &self.database);
        let db = match (&mut self.connection, database) {
            (Some(db), _) => db,
            (lost, Database::Postgres(address)) => lost.insert(Connection::Postgres(address.connect().await?)),
            (None, Database::Sqlite(_)) => unreachable!("a file that cannot be written ends the writer"),
        };
        let begun = Instant::now();
        // A disk may take as long as it likes; a database that is elsewhere may be gone.
        let written = match database {
            Database::Sqlite(_) => transact(db, node, batch).await,
            Database::Postgres(_) => {
                let written = timeout(PATIENCE, transact(db, node, batch)).await;
                written.map_err(late).map_err(Unwritten::Lost).flatten()
            }
        };
        match written {
            Err(error @ (Unwritten::Statement(_) | Unwritten::Refused(_))) => {
                timeout(PATIENCE, db.undo()).await.map_err(late)??;
                if *self.condition.borrow() == Condition::Lost {
                    // It has answered.
                    self.find(Condition::Well);
                }
                Err(error)
            }
            Ok(effects) => {
                self.find(Condition::Well);
                self.commits.took.observe(begun.elapsed().as_secs_f64());
                // Neither that a server is alive nor what was not made is a change.
                let made = batch
                    .iter()
                    .zip(&effects)
                    .filter(|(job, effect)| **effect == Effect::Made && !matches!(job.change, Change::Beat));
                self.commits.changes.inc_by(made.count() as u64);
                Ok(effects)
            }
            lost => lost,
        }
    }

    /// Has the other servers told of what has changed: after it is on disk, and in no transaction.
    fn tell(&self, batch: &[Job], effects: &[Effect]) {
        let made = batch.iter().zip(effects).filter(|(_, effect)| **effect == Effect::Made);
        self.hints.changed(made.filter_map(|(job, _)| job.change.table().cloned()));
    }
}

async fn transact(db: &mut Connection, node: &NodeId, batch: &[Job]) -> Result<Vec<Effect>, Unwritten> {
    if let Some(effect) = append_alone(db, batch).await? {
        return Ok(vec![effect]);
    }
    db.begin().await?;
    let together = append_together(db, batch).await?;
    let mut effects = Vec::with_capacity(batch.len());
    for Job { change, .. } in batch {
        if change.table().is_some_and(|table| together.contains(table)) {
            effects.push(Effect::Made);
            continue;
        }
        let effect = match make(db, node, change).await.map_err(Unwritten::from) {
            // In SQLite that statement alone was not done, and the transaction goes on.
            Err(Unwritten::Statement(effect)) if matches!(db, Connection::Sqlite(_)) => effect,
            made => made?,
        };
        if let Some(table) = change.changes().filter(|_| effect == Effect::Made) {
            let version = sql("UPDATE tables SET version = version + 1 WHERE id = $1").bind(table.as_str());
            version.run(db).await?;
        }
        effects.push(effect);
    }
    db.commit().await?;
    Ok(effects)
}

async fn make(db: &mut Connection, node: &NodeId, change: &Change) -> sqlx::Result<Effect> {
    let statement = match change {
        Change::Open(table) => return insert_table(db, table).await,
        Change::Rematch { old, new } => {
            let first = sql("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL");
            let first = first.bind(new.id.as_str()).bind(old.as_str()).run(db).await?;
            return if made(first) == Effect::Late { Ok(Effect::Late) } else { insert_table(db, new).await };
        }
        Change::PlayOn { table, log } => {
            insert_table(db, table).await?;
            for m in log {
                append(db, &table.id, m, None, None, None).await?;
            }
            return Ok(Effect::Made);
        }
        Change::Append { table, m, due, score, mark } => {
            return append(db, table, m, due.as_ref(), *score, *mark).await;
        }
        Change::Sit { table, chair, sitter } => {
            if !touch_lobby(db, table).await? {
                return Ok(Effect::Late);
            }
            insert_chair(table, *chair, sitter)
        }
        Change::Stand { table, chair } => {
            if !touch_lobby(db, table).await? {
                return Ok(Effect::Late);
            }
            sql("DELETE FROM chairs WHERE table_id = $1 AND chair = $2").bind(table.as_str()).bind(*chair)
        }
        Change::Replace { table, chair, bot, lost } => {
            silence(db, table, *chair).await?;
            if lost.is_none() {
                handed::to_bot(db, table, *chair).await?;
            }
            sql(
                "UPDATE chairs SET bot = $1, lost = $2, token = NULL, away = NULL, ticket = NULL, overdue = 0
                 WHERE table_id = $3 AND chair = $4",
            )
            .bind(bot)
            .bind(lost.as_ref().map(TokenHash::as_bytes))
            .bind(table.as_str())
            .bind(*chair)
        }
        Change::Ticket { table, chair, ticket } => sql(
            "UPDATE chairs SET ticket = $1, ticket_until = $2, ticket_of_host = $3 WHERE table_id = $4 AND chair = $5",
        )
        .bind(ticket.hash.as_bytes().to_vec())
        .bind(ticket.until)
        .bind(ticket.of_host)
        .bind(table.as_str())
        .bind(*chair),
        Change::Take { table, chair, ticket, token } => {
            let spent = sql("UPDATE chairs SET ticket = NULL WHERE table_id = $1 AND chair = $2 AND ticket = $3");
            let spent = made(spent.bind(table.as_str()).bind(*chair)
                .bind(ticket.hash.as_bytes().to_vec()).run(db).await?);
            if spent != Effect::Made {
                return Ok(spent);
            }
            if ticket.of_host {
                handed::hand_on(db, table, *chair).await?;
            }
            // What the old device asked for.
            silence(db, table, *chair).await?;
            sql("UPDATE chairs SET token = $1, lost = NULL, bot = NULL, away = $2 WHERE table_id = $3 AND chair = $4")
                .bind(token.as_bytes().to_vec())
                .bind(now())
                .bind(table.as_str())
                .bind(*chair)
        }
        Change::TakeBack { table, chair, token } => {
            if !handed::take_back(db, table, *chair, token).await? {
                return Ok(Effect::Late);
            }
            // What whoever had it meanwhile asked for.
            silence(db, table, *chair).await?;
            return Ok(Effect::Made);
        }
        Change::Away { table, chair, away: None } => {
            let seen = sql("DELETE FROM outbox WHERE table_id = $1 AND chair = $2");
            seen.bind(table.as_str()).bind(*chair).run(db).await?;
            sql("UPDATE chairs SET away = NULL, node = $1 WHERE table_id = $2 AND chair = $3")
                .bind(node.as_str())
                .bind(table.as_str())
                .bind(*chair)
        }
        Change::Away { table, chair, away } => sql(
            "UPDATE chairs SET away = $1, node = $2
             WHERE table_id = $3 AND chair = $4 AND (away IS NOT NULL OR node IS NULL OR node = $2)",
        )
        .bind(*away)
        .bind(node.as_str())
        .bind(table.as_str())
        .bind(*chair),
        Change::Notes { table, chair, notes } => {
            sql("UPDATE chairs SET notes = $1 WHERE table_id = $2 AND chair = $3")
                .bind(notes)
                .bind(table.as_str())
                .bind(*chair)
        }
        Change::Orders { table, chair, orders } => {
            sql("UPDATE chairs SET orders = $1 WHERE table_id = $2 AND chair = $3")
                .bind(orders)
                .bind(table.as_str())
                .bind(*chair)
        }
        Change::Holidays { table, chair, holidays } => {
            sql("UPDATE chairs SET holidays = $1 WHERE table_id = $2 AND chair = $3")
                .bind(written(holidays))
                .bind(table.as_str())
                .bind(*chair)
        }
        Change::Overdue { table, chair, overdue } => {
            sql("UPDATE chairs SET overdue = $1 WHERE table_id = $2 AND chair = $3")
                .bind(*overdue)
                .bind(table.as_str())
                .bind(*chair)
        }
        Change::Again { table, chair, commitment } => {
            sql("UPDATE chairs SET again = 1, next_commitment = $1 WHERE table_id = $2 AND chair = $3")
                .bind(commitment.map(|commitment| commitment.0.to_vec()))
                .bind(table.as_str())
                .bind(*chair)
        }
        Change::Share { table, chair, share } => deals::open(table, *chair, *share),
        Change::GiveUp { table } => deals::give_up(table),
        Change::Options { table, rules, options } => {
            sql("UPDATE tables SET rules = $1, options = $2, touched = $3 WHERE id = $4 AND setup IS NULL")
                .bind(*rules)
                .bind(written(options))
                .bind(now())
                .bind(table.as_str())
        }
        Change::Help { table, help } => {
            sql("UPDATE tables SET help = $1, touched = $2 WHERE id = $3 AND setup IS NULL")
                .bind(help.name())
                .bind(now())
                .bind(table.as_str())
        }
        Change::List { table, listed } => sql("UPDATE tables SET listed = $1, touched = $2 WHERE id = $3")
            .bind(*listed)
            .bind(now())
            .bind(table.as_str()),
        Change::Absent { table, absent } => sql("UPDATE tables SET absent = $1, touched = $2 WHERE id = $3")
            .bind(*absent)
            .bind(now())
            .bind(table.as_str()),
        Change::Clock { table, clock } => {
            sql("UPDATE tables SET clock = $1, touched = $2 WHERE id = $3 AND setup IS NULL")
                .bind(clock.as_ref().map(written))
                .bind(now())
                .bind(table.as_str())
        }
        Change::Webhook { table, url, turn } => {
            let unsent = sql("DELETE FROM outbox WHERE table_id = $1 AND endpoint IS NULL");
            unsent.bind(table.as_str()).run(db).await?;
            if let Some((chair, due)) = turn.filter(|_| url.is_some()) {
                let notice = sql("INSERT INTO outbox (id, table_id, chair, over, due)
                     SELECT $1, id, $2, $3, $4 FROM tables WHERE id = $5");
                let notice = notice.bind(hex(&random::<16>())).bind(chair).bind(false).bind(due);
                notice.bind(table.as_str()).run(db).await?;
            }
            let webhook = sql("UPDATE tables SET webhook = $1, touched = $2 WHERE id = $3");
            webhook.bind(url.clone()).bind(now()).bind(table.as_str())
        }
        Change::Subscribe { table, chair, subscription } => subscribe(table, *chair, subscription),
        Change::Unsubscribe { table, chair, endpoint } => {
            sql("DELETE FROM subscriptions WHERE table_id = $1 AND chair = $2 AND endpoint = $3")
                .bind(table.as_str())
                .bind(*chair)
                .bind(endpoint)
        }
        Change::Resubscribe { old, subscription: Subscription { endpoint, p256dh, auth, .. } } => {
            let copied = sql(
                "INSERT INTO subscriptions (table_id, chair, endpoint, p256dh, auth, language, origin)
                 SELECT table_id, chair, $2, $3, $4, language, origin FROM subscriptions WHERE endpoint = $1
                 ON CONFLICT (table_id, chair, endpoint) DO UPDATE SET p256dh = $3, auth = $4",
            );
            let copied = copied.bind(old).bind(endpoint).bind(p256dh.clone()).bind(auth.clone()).run(db).await?;
            if copied == 0 || old == endpoint {
                return Ok(Effect::Made);
            }
            let unsent = sql("UPDATE outbox SET endpoint = $1 WHERE endpoint = $2");
            unsent.bind(endpoint).bind(old).run(db).await?;
            sql("DELETE FROM subscriptions WHERE endpoint = $1").bind(old)
        }
        Change::Feed { table, chair, feed } => {
            let (hash, language) = feed.clone().unzip();
            sql("UPDATE chairs SET feed = $1, feed_language = $2 WHERE table_id = $3 AND chair = $4")
                .bind(hash.map(|hash| hash.as_bytes().to_vec()))
                .bind(language)
                .bind(table.as_str())
                .bind(*chair)
        }
        Change::Sent { id } => sql("DELETE FROM outbox WHERE id = $1").bind(id),
        Change::Later { id, due } => {
            sql("UPDATE outbox SET due = $1, tries = tries + 1, driver = NULL WHERE id = $2").bind(*due).bind(id)
        }
        Change::Code { table, code } => {
            sql(
                "UPDATE tables SET code = $1, touched = $2 WHERE id = $3 AND ended IS NULL
                     AND NOT EXISTS (SELECT 1 FROM tables WHERE code = $1 AND id <> $3)",
            )
                .bind(code.as_str().to_owned())
                .bind(now())
                .bind(table.as_str())
        }
        Change::Start { table, version, terms: Terms { rules, options, setup }, bots } => {
            let started = sql(
                "UPDATE tables SET rules = $1, options = $2, setup = $3, touched = $4
                 WHERE id = $5 AND setup IS NULL AND version = $6",
            );
            let started = started.bind(*rules).bind(written(options)).bind(setup).bind(now());
            let started = made(started.bind(table.as_str()).bind(*version).run(db).await?);
            if started == Effect::Made {
                deals::lock(table, *rules, setup, bots).run(db).await?;
            }
            return Ok(started);
        }
        Change::Adopt { table, terms: Terms { rules, options, setup } } => {
            sql("UPDATE tables SET rules = $1, options = $2, setup = $3 WHERE id = $4 AND setup IS NOT NULL")
                .bind(*rules)
                .bind(written(options))
                .bind(setup)
                .bind(table.as_str())
        }
        Change::End { table } => {
            let end = sql("UPDATE tables SET ended = $1, code = NULL WHERE id = $2 AND ended IS NULL");
            end.bind(now()).bind(table.as_str())
        }
        Change::OpenEvening(evening) => evenings::insert(evening),
        Change::Join { evening, name, token, most } => {
            evenings::touch(db, evening).await?;
            evenings::join(evening, name, *token, *most)
        }
        Change::Board { evening, number, person, table } => {
            let begun = made(evenings::begin(evening, *number, *person).run(db).await?);
            if begun == Effect::Made {
                insert_table(db, table).await?;
                evenings::seat(evening, *number, *person, &table.id).run(db).await?;
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
        Change::Beat => nodes::beat(node),
        Change::Bury { node, beat } => return nodes::bury(db, node, *beat).await,
        Change::Drive { table } => nodes::drive(node, table),
        Change::Yield { table } => nodes::give_up(node, table),
        Change::PlayHouse { evening } => nodes::play_house(node, evening),
        Change::TakeNotices { due, wait, most } => nodes::take_notices(node, *due, *wait, *most),
        Change::Watching { table, spectators, screens } => nodes::watching(node, table, *spectators, *screens),
    };
    statement.run(db).await.map(made)
}

fn made(rows: u64) -> Effect {
    if rows > 0 { Effect::Made } else { Effect::Late }
}

pub(super) fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it is JSON")
}

async fn insert_table(db: &mut Connection, table: &StoredTable) -> sqlx::Result<Effect> {
    sql(
        "INSERT INTO tables
             (id, game, rules, options, listed, help, lesson, origin, origin_ply, host, host_name, absent, clock, setup,
              touched, webhook)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
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
        .bind(table.host_name.as_deref())
        .bind(table.absent)
        .bind(table.clock.as_ref().map(written))
        .bind(table.setup.as_deref())
        .bind(now())
        .bind(table.webhook.as_deref())
        .run(db)
        .await?;
    deals::insert(db, table).await?;
    for (&chair, sitter) in &table.chairs {
        insert_chair(&table.id, chair, sitter).run(db).await?;
    }
    handed::insert(db, table).await?;
    Ok(Effect::Made)
}

fn insert_chair(table: &TableId, chair: u8, sitter: &StoredChair) -> Statement {
    let share = sitter.share.map(|stored| stored.share);
    sql("INSERT INTO chairs (table_id, chair, name, token, bot, away, notes, commitment, share, own_share)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT DO NOTHING")
    .bind(table.as_str())
    .bind(chair)
    .bind(&sitter.name)
    .bind(sitter.token.as_ref().map(TokenHash::as_bytes))
    .bind(sitter.bot.as_deref())
    .bind(sitter.away)
    .bind(sitter.notes.as_deref())
    .bind(share.map(|share| share.commitment.0.to_vec()))
    .bind(share.and_then(|share| share.opening).map(|opening| opening.0.to_vec()))
    .bind(share.is_some_and(|share| share.own))
}

/// Appends a move that comes by itself: one statement is a transaction of its own. Where somebody was first nothing has
/// been done.
async fn append_alone(db: &mut Connection, batch: &[Job]) -> Result<Option<Effect>, Unwritten> {
    let Some(lone) = lone_move(batch) else { return Ok(None) };
    match insert_moves(&[lone]).rows(db).await.map_err(Unwritten::from) {
        Ok(rows) => Ok((!rows.is_empty()).then_some(Effect::Made)),
        Err(Unwritten::Statement(effect)) => Ok(Some(effect)),
        Err(error) => Err(error),
    }
}

/// Appends in few statements the moves of a sorted batch at whose tables it does nothing else, and returns those tables
/// where that was done. A move that is not made here, because somebody was first, is tried by itself, which says why.
async fn append_together<'b>(db: &mut Connection, batch: &'b [Job]) -> Result<HashSet<&'b TableId>, Unwritten> {
    let alone = batch.chunk_by(|one, other| one.change.table() == other.change.table());
    let moves: Vec<(&TableId, &StoredMove)> = alone.filter_map(lone_move).collect();
    let mut made = HashSet::new();
    if moves.len() < 2 {
        return Ok(made);
    }
    let mut rest = &moves[..];
    // By powers of two, so that there are few statements to prepare.
    while let Some(power) = rest.len().checked_ilog2() {
        let (now, later) = rest.split_at(1 << power);
        rest = later;
        for row in insert_moves(now).rows(db).await? {
            let id: &str = row.get("table_id")?;
            let place = now.binary_search_by(|(table, _)| table.as_str().cmp(id));
            made.extend(place.ok().map(|place| now[place].0));
        }
    }
    Ok(made)
}

/// The move and its table, where that move is all there is to do.
fn lone_move(jobs: &[Job]) -> Option<(&TableId, &StoredMove)> {
    match jobs {
        [Job { change: Change::Append { table, m, due: None, score: None, mark: None }, .. }]
            if !is_planted(Fault::Twice) =>
        {
            Some((table, m))
        }
        _ => None,
    }
}

/// Inserts moves, and finds the tables of those for which there was a place.
fn insert_moves(moves: &[(&TableId, &StoredMove)]) -> Statement {
    const COLUMNS: usize = 8;
    let rows = (0..moves.len()).map(|row| format!("({})", places(1 + row * COLUMNS, COLUMNS)));
    let text = format!(
        "INSERT INTO moves (table_id, ply, seat, move, at, key, used, by_bot) VALUES {}
         ON CONFLICT DO NOTHING RETURNING table_id",
        rows.collect::<Vec<_>>().join(", ")
    );
    moves.iter().fold(sql(AssertSqlSafe(text)), |statement, (table, m)| {
        let key = m.key.as_deref().filter(|_| !is_planted(Fault::DropKey));
        let statement = statement.bind(table.as_str()).bind(m.ply).bind(m.seat).bind(&m.json);
        statement.bind(m.at).bind(key).bind(m.used).bind(m.by_bot)
    })
}

async fn append(
    db: &mut Connection,
    table: &TableId,
    m: &StoredMove,
    due: Option<&Due>,
    score: Option<Scored>,
    mark: Option<Hash>,
) -> sqlx::Result<Effect> {
    if !insert_moves(&[(table, m)]).rows(db).await?.is_empty() {
        if is_planted(Fault::Twice) && m.key.is_some() {
            let again = StoredMove { ply: m.ply + 1, key: None, ..m.clone() };
            Box::pin(append(db, table, &again, None, None, None)).await?;
        }
        if let Some(due) = due {
            call(db, table, due).await?;
        }
        if let Some(score) = score {
            evenings::score(table, score).run(db).await?;
        }
        if let Some(mark) = mark {
            deals::end(db, table, mark).await?;
        }
        return Ok(Effect::Made);
    }
    let known = sql("SELECT 1 FROM moves WHERE table_id = $1 AND key = $2");
    let known = known.bind(table.as_str()).bind(m.key.as_deref()).rows(db).await?;
    if !known.is_empty() {
        return Ok(Effect::KeyKnown);
    }
    Ok(if is_planted(Fault::LateIsMade) { Effect::Made } else { Effect::Late })
}

/// Writes down whom to tell of a move. Nobody is called to a turn that has passed.
async fn call(db: &mut Connection, table: &TableId, due: &Due) -> sqlx::Result<()> {
    let passed = sql("DELETE FROM outbox WHERE table_id = $1 AND over = 0").bind(table.as_str());
    passed.run(db).await?;
    if due.chairs.is_empty() && !due.over {
        return Ok(());
    }
    let id = || hex(&random::<16>());
    for chair in &due.chairs {
        let browsers = sql("SELECT endpoint FROM subscriptions WHERE table_id = $1 AND chair = $2");
        for browser in browsers.bind(table.as_str()).bind(*chair).rows(db).await? {
            let notice = sql(
                "INSERT INTO outbox (id, table_id, chair, endpoint, over, due) VALUES ($1, $2, $3, $4, $5, $6)",
            );
            let notice = notice.bind(id()).bind(table.as_str()).bind(*chair).bind(browser.get::<&str>("endpoint")?);
            notice.bind(due.over).bind(due.at).run(db).await?;
        }
    }
    let webhook = sql("INSERT INTO outbox (id, table_id, chair, over, due)
         SELECT $1, id, $2, $3, $4 FROM tables WHERE id = $5 AND webhook IS NOT NULL");
    let whose = due.chairs.first().copied().filter(|_| !due.over);
    webhook.bind(id()).bind(whose).bind(due.over).bind(due.at).bind(table.as_str()).run(db).await.map(drop)
}

/// So many browsers are told of one chair's turns.
const MOST_BROWSERS: u32 = 8;

/// One more browser; of one that is there already what may have changed.
fn subscribe(table: &TableId, chair: u8, subscription: &Subscription) -> Statement {
    let Subscription { endpoint, p256dh, auth, language, origin } = subscription.clone();
    sql("INSERT INTO subscriptions (table_id, chair, endpoint, p256dh, auth, language, origin)
         SELECT $1, $2, $3, $4, $5, $6, $7
         WHERE (SELECT count(*) FROM subscriptions WHERE table_id = $1 AND chair = $2 AND endpoint <> $3) < $8
         ON CONFLICT (table_id, chair, endpoint) DO UPDATE SET p256dh = $4, auth = $5, language = $6, origin = $7")
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
async fn silence(db: &mut Connection, table: &TableId, chair: u8) -> sqlx::Result<()> {
    let subscriptions = sql("DELETE FROM subscriptions WHERE table_id = $1 AND chair = $2");
    subscriptions.bind(table.as_str()).bind(chair).run(db).await?;
    let feed = sql("UPDATE chairs SET feed = NULL, feed_language = NULL WHERE table_id = $1 AND chair = $2");
    feed.bind(table.as_str()).bind(chair).run(db).await.map(drop)
}

/// Something is done in a lobby. Where the game has not started yet, it does not start before the end of the transaction.
async fn touch_lobby(db: &mut Connection, table: &TableId) -> sqlx::Result<bool> {
    let touched = sql("UPDATE tables SET touched = $1 WHERE id = $2 AND setup IS NULL");
    Ok(touched.bind(now()).bind(table.as_str()).run(db).await? > 0)
}

/// So many tables are removed together: nobody else can write meanwhile.
const MOST_EXPIRED: i64 = 1000;

async fn expire(db: &mut Connection, lobbies: i64, games: i64) -> sqlx::Result<Effect> {
    let rows = sql("DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE
             (setup IS NULL AND touched < $1)
             OR (setup IS NOT NULL AND touched < $2 AND coalesce(ended, 0) < $2
                 AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = id AND at >= $2))
             LIMIT $3)
         RETURNING id")
    .bind(lobbies)
    .bind(games)
    .bind(MOST_EXPIRED)
    .rows(db)
    .await?;
    let codes = sql("UPDATE tables SET code = NULL WHERE code IS NOT NULL AND touched < $1
             AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = id AND at >= $1)");
    codes.bind(lobbies).run(db).await?;
    evenings::expire(games).run(db).await?;
    Ok(Effect::Expired(rows.iter().filter_map(|row| TableId::read(row.get("id").ok()?)).collect()))
}
