//! What survives a restart: tables, chairs and the log of moves.
//!
//! All writing goes through one task that commits whatever waits in one transaction, and answers after the commit.
//! Nothing that depends on a move is shown before that answer.

pub(crate) mod backup;
mod deals;
mod evenings;
mod handed;
mod hints;
mod nodes;
mod postgres;
mod reading;
mod sql;
mod sqlite;
#[cfg(test)]
mod tests;
mod unusable;
mod writer;

use std::collections::BTreeMap;
use std::fs::File;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use catalog::{Help, Mover, Seat};
use evening::Board;
use fair::{Hash, Secret};
use protocol::clock::Holiday;
use protocol::{Clock, Problem, Stage};
use serde_json::{Map, Value};
use tokio::sync::{mpsc, oneshot, watch};

use crate::fault::{Fault, is_planted};
use crate::outbox::Key;
use crate::token::{EveningId, NodeId, RoomCode, TableId, TokenHash};

pub(crate) use deals::{Begun, StoredDeal, StoredShare};
pub(crate) use evenings::{Scored, StoredEvening, StoredGame, StoredPerson};
pub(crate) use handed::Handed;
pub(crate) use hints::{Hint, Hints};
pub(crate) use nodes::Mark;
pub use postgres::Address;
use sql::{Connection, Readers, sql};
pub use unusable::Unusable;
pub(crate) use writer::Commits;
use writer::{Condition, Writer};

/// Where everything is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// A file, of one server.
    Sqlite(PathBuf),
    /// A database of PostgreSQL, of any number of servers.
    Postgres(Address),
}

/// Milliseconds since 1970.
pub(crate) type Millis = i64;

/// The wall clock.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct StoredTable {
    pub(crate) id: TableId,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) options: Map<String, Value>,
    pub(crate) listed: bool,
    pub(crate) help: Help,
    /// Whether it was opened to be played as the game's lesson.
    pub(crate) lesson: bool,
    /// Of what it is played on, if of anything.
    pub(crate) origin: Option<Origin>,
    /// Of which evening it is somebody's game of a board, if of any.
    pub(crate) evening: Option<OfEvening>,
    /// By what its deals can be verified, if they can.
    pub(crate) deal: Option<StoredDeal>,
    /// Missing only where it cannot be read.
    pub(crate) host: Option<TokenHash>,
    /// The name of whoever opened it; older tables have none.
    pub(crate) host_name: Option<String>,
    /// How long it waits for somebody absent, in milliseconds: 0 for ever, `None` as the server does by default.
    pub(crate) absent: Option<u32>,
    /// How much time people have; `None` for as much as they like.
    pub(crate) clock: Option<Clock>,
    /// What is told of its turns.
    pub(crate) webhook: Option<String>,
    pub(crate) setup: Option<String>,
    pub(crate) rematch: Option<TableId>,
    /// What it is found by in a room, since it was on a big screen.
    pub(crate) code: Option<RoomCode>,
    pub(crate) chairs: BTreeMap<u8, StoredChair>,
    /// Which chairs went to somebody else since the game began, in the order in which they did.
    pub(crate) handed: Vec<Handed>,
    /// When something was last done there.
    pub(crate) last: Millis,
    /// Whether the game was found to be over.
    pub(crate) over: bool,
    /// Raised by every change but moves.
    pub(crate) version: i64,
    /// The server that does what the table does by itself, if any.
    pub(crate) driver: Option<String>,
    /// What cannot be read of it; if anything, the rest is to be shown, not to be played with.
    pub(crate) unreadable: Vec<String>,
}

/// The moment of a finished game from which another is played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    pub(crate) table: TableId,
    /// After how many moves.
    pub(crate) ply: u32,
}

/// The board of an evening that is played at a table.
#[derive(Clone, Debug)]
pub(crate) struct OfEvening {
    pub(crate) evening: EveningId,
    /// Which board, from 1.
    pub(crate) number: u8,
    /// How many boards the evening has.
    pub(crate) boards: u8,
    /// How many play at each table.
    pub(crate) players: u8,
    /// The level of the bots.
    pub(crate) level: String,
    /// What chance does there.
    pub(crate) board: Board,
}

/// Somebody on a chair, as stored.
#[derive(Clone, Debug, Default)]
pub(crate) struct StoredChair {
    pub(crate) name: String,
    /// A person's token.
    pub(crate) token: Option<TokenHash>,
    /// The token of the person who had a bot's chair until their time was up.
    pub(crate) lost: Option<TokenHash>,
    /// A bot's level.
    pub(crate) bot: Option<String>,
    /// Since when the person is not connected; the same below 0 where the host waits for them no longer.
    pub(crate) away: Option<Millis>,
    /// The server at which the person was last seen.
    pub(crate) node: Option<String>,
    /// The person's private notes, as JSON.
    pub(crate) notes: Option<String>,
    /// What moves the chair to another device.
    pub(crate) ticket: Option<Ticket>,
    /// Whether the person has agreed to a rematch.
    pub(crate) again: bool,
    /// When the person's clock stands still.
    pub(crate) holidays: Vec<Holiday>,
    /// Whether a bot plays because the person's time was up.
    pub(crate) overdue: bool,
    /// What the person has told the table to do for them, as JSON.
    pub(crate) orders: Option<String>,
    /// The secret of the feed that tells of their turns, and its language.
    pub(crate) feed: Option<(TokenHash, String)>,
    /// Its share of what chance draws from, where deals can be verified.
    pub(crate) share: Option<StoredShare>,
    /// What the person has committed to for a rematch.
    pub(crate) next_commitment: Option<Hash>,
}

/// What moves a chair to another device, once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ticket {
    pub(crate) hash: TokenHash,
    /// Until when it is good.
    pub(crate) until: Millis,
    /// Whether the host gave it, and not who sits there.
    pub(crate) of_host: bool,
}

/// A move as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredMove {
    pub(crate) ply: u32,
    /// `None` for chance.
    pub(crate) seat: Option<u8>,
    pub(crate) json: String,
    pub(crate) key: Option<String>,
    /// When it was made.
    pub(crate) at: Millis,
    /// How much of its player's time it took; `None` where no clock ran.
    pub(crate) used: Option<i64>,
    /// Whether a bot chose it; not known of moves that are older than that.
    pub(crate) by_bot: bool,
}

impl StoredMove {
    /// Who made it.
    pub(crate) fn mover(&self) -> Mover {
        self.seat.map_or(Mover::Chance, |seat| Mover::Seat(Seat(seat)))
    }

    pub(crate) fn new(ply: u32, mover: Mover, json: String, key: Option<String>) -> StoredMove {
        let seat = match mover {
            Mover::Seat(seat) => Some(seat.0),
            Mover::Chance => None,
        };
        StoredMove { ply, seat, json, key, at: now(), used: None, by_bot: false }
    }
}

/// By what a game is played: the setup and the options, as the rules of that number mean them.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    pub(crate) rules: u32,
    pub(crate) options: Map<String, Value>,
    pub(crate) setup: String,
}

/// Who is told of a move that makes it somebody's turn, or ends the game, though they are not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Due {
    /// Whose turn it is; or, of a game that is over, everybody.
    pub(crate) chairs: Vec<u8>,
    /// Whether the game is over.
    pub(crate) over: bool,
    /// From when on, and only if they are not there; before that they may come by themselves.
    pub(crate) at: Millis,
}

/// A browser that is told of a chair's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Subscription {
    /// Its address at its push service.
    pub(crate) endpoint: String,
    /// Its public key.
    pub(crate) p256dh: Vec<u8>,
    /// The secret that it shares with the server.
    pub(crate) auth: Vec<u8>,
    pub(crate) language: String,
    /// Where its pages come from.
    pub(crate) origin: String,
}

/// A notice that is to be sent.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    pub(crate) id: String,
    pub(crate) table: TableId,
    pub(crate) game: String,
    /// The name of whoever opened the table.
    pub(crate) host: Option<String>,
    /// Whose turn it is; of a game that is over, who is told.
    pub(crate) chair: Option<u8>,
    /// Their seat.
    pub(crate) seat: Option<u8>,
    /// Their name.
    pub(crate) name: Option<String>,
    /// Whether the game is over.
    pub(crate) over: bool,
    /// How often it was tried.
    pub(crate) tries: u32,
    pub(crate) to: Receiver,
}

/// To whom a notice is sent.
#[derive(Clone, Debug)]
pub(crate) enum Receiver {
    Browser(Subscription),
    Webhook(String),
}

/// One change of what is stored.
#[derive(Debug)]
pub(crate) enum Change {
    /// A new table with its chairs.
    Open(StoredTable),
    /// A new table that follows an old one; not made when the old one has been followed before.
    Rematch { old: TableId, new: StoredTable },
    /// A new table with its chairs and the moves that it begins with.
    PlayOn { table: StoredTable, log: Vec<StoredMove> },
    /// A move at its ply, the notices of it, what its player has scored by it in their evening, and the mark of the game
    /// that it ends; not made when the ply or the key is taken.
    Append { table: TableId, m: StoredMove, due: Option<Due>, score: Option<Scored>, mark: Option<Hash> },
    /// Somebody sits down; not made when the chair is taken, or the game has started.
    Sit { table: TableId, chair: u8, sitter: StoredChair },
    /// Somebody gets up; not made when the game has started.
    Stand { table: TableId, chair: u8 },
    /// A bot takes a person's chair for good; `lost` is their token where they may play again when the game is over.
    Replace { table: TableId, chair: u8, bot: String, lost: Option<TokenHash> },
    /// What moves a chair to another device from now on, in place of any before.
    Ticket { table: TableId, chair: u8, ticket: Ticket },
    /// A chair moves to who has this ticket; not made when the ticket is no longer that of the chair. That of a host hands
    /// it on.
    Take { table: TableId, chair: u8, ticket: Ticket, token: TokenHash },
    /// Whose chair was handed on has it back; not made when it was never theirs, or is a bot's for good.
    TakeBack { table: TableId, chair: u8, token: TokenHash },
    /// Since when a person is away; not made when they are at another server. Whoever is there needs no notice.
    Away { table: TableId, chair: u8, away: Option<Millis> },
    /// A person's notes.
    Notes { table: TableId, chair: u8, notes: String },
    /// When a person's clock stands still.
    Holidays { table: TableId, chair: u8, holidays: Vec<Holiday> },
    /// Sets what a person has told the table to do for them.
    Orders { table: TableId, chair: u8, orders: String },
    /// Whether a bot plays because a person's time was up.
    Overdue { table: TableId, chair: u8, overdue: bool },
    /// A person agrees to a rematch, and may commit to a share for it.
    Again { table: TableId, chair: u8, commitment: Option<Hash> },
    /// A chair's share is opened; not made when it was opened before, or is never to be.
    Share { table: TableId, chair: u8, share: Secret },
    /// The shares that are still sealed are never opened; not made when there are none.
    GiveUp { table: TableId },
    /// The options chosen, as the rules of that number mean them; not made when the game has started.
    Options { table: TableId, rules: u32, options: Map<String, Value> },
    /// How much help the players get; not made when the game has started.
    Help { table: TableId, help: Help },
    /// Whether the lobby lists it.
    List { table: TableId, listed: bool },
    /// How long it waits for somebody absent.
    Absent { table: TableId, absent: u32 },
    /// How much time people have; not made when the game has started.
    Clock { table: TableId, clock: Option<Clock> },
    /// What is told of its turns, with the turn that is now: whose it is, and when it is told.
    Webhook { table: TableId, url: Option<String>, turn: Option<(u8, Millis)> },
    /// A browser is told of a chair's turns from now on; not made when too many are.
    Subscribe { table: TableId, chair: u8, subscription: Subscription },
    /// A browser is told nothing of a chair any more, and neither is it told what is still to be sent.
    Unsubscribe { table: TableId, chair: u8, endpoint: String },
    /// A browser has a new address, and is told there what it was told at its old one, in the language of old.
    Resubscribe { old: String, subscription: Subscription },
    /// The secret of a chair's feed, and its language; nothing for none.
    Feed { table: TableId, chair: u8, feed: Option<(TokenHash, String)> },
    /// A notice has been sent, or is given up.
    Sent { id: String },
    /// A notice could not be sent, and is tried again at a moment.
    Later { id: String, due: Millis },
    /// What it is found by in a room; not made when another table is, or when the game is over.
    Code { table: TableId, code: RoomCode },
    /// The game starts; not made when it has started before, or anything has changed since that version. The bots are those
    /// of the seats then.
    Start { table: TableId, version: i64, terms: Terms, bots: Vec<Option<String>> },
    /// A game begun under other rules goes on under these.
    Adopt { table: TableId, terms: Terms },
    /// The game is over, and its room code is free again.
    End { table: TableId },
    /// A new evening.
    OpenEvening(StoredEvening),
    /// Somebody joins an evening; not made when nobody can any more, or when so many are there already.
    Join { evening: EveningId, name: String, token: TokenHash, most: u8 },
    /// Somebody's table of a board; not made when they have one, or when the evening is closed.
    Board { evening: EveningId, number: u8, person: u8, table: StoredTable },
    /// An evening goes on to a stage; not made when it is there already, or further.
    Advance { evening: EveningId, stage: Stage },
    /// What a bot of the house has scored on a board.
    House { evening: EveningId, number: u8, bot: u8, score: Option<i32> },
    /// Removes lobbies and games that nobody touched since a moment, and games that ended before another. The room
    /// codes of games that nobody touched since the first moment are free again.
    Expire { lobbies: Millis, games: Millis },
    /// This server is alive.
    Beat,
    /// A server has stopped; not made when it has gone on meanwhile.
    Bury { node: NodeId, beat: Option<i64> },
    /// This server does what the table does by itself; not made when another does.
    Drive { table: TableId },
    /// Another server may do what the table does by itself.
    Yield { table: TableId },
    /// This server has the house play an evening; not made when another does.
    PlayHouse { evening: EveningId },
    /// This server sends the notices that are due at a moment, at most so many, once everybody has been waited for.
    TakeNotices { due: Millis, wait: Millis, most: usize },
    /// So many watch a table at this server without playing there.
    Watching { table: TableId, spectators: u32, screens: u32 },
}

impl Change {
    /// The table that it is about, if it is about one.
    fn table(&self) -> Option<&TableId> {
        match self {
            Change::Append { table, .. } => Some(table),
            change => change.changes(),
        }
    }

    /// The table of which it raises the version.
    pub(crate) fn changes(&self) -> Option<&TableId> {
        match self {
            Change::Rematch { old: table, .. }
            | Change::Sit { table, .. }
            | Change::Stand { table, .. }
            | Change::Replace { table, .. }
            | Change::Ticket { table, .. }
            | Change::Take { table, .. }
            | Change::TakeBack { table, .. }
            | Change::Away { table, .. }
            | Change::Notes { table, .. }
            | Change::Holidays { table, .. }
            | Change::Orders { table, .. }
            | Change::Overdue { table, .. }
            | Change::Again { table, .. }
            | Change::Share { table, .. }
            | Change::GiveUp { table }
            | Change::Options { table, .. }
            | Change::Help { table, .. }
            | Change::List { table, .. }
            | Change::Absent { table, .. }
            | Change::Clock { table, .. }
            | Change::Webhook { table, .. }
            | Change::Feed { table, .. }
            | Change::Code { table, .. }
            | Change::Start { table, .. }
            | Change::Adopt { table, .. }
            | Change::End { table }
            | Change::Drive { table }
            | Change::Yield { table }
            | Change::Watching { table, .. } => Some(table),
            Change::Open(_)
            | Change::PlayOn { .. }
            | Change::Append { .. }
            | Change::Subscribe { .. }
            | Change::Unsubscribe { .. }
            | Change::Resubscribe { .. }
            | Change::Sent { .. }
            | Change::Later { .. }
            | Change::OpenEvening(_)
            | Change::Join { .. }
            | Change::Board { .. }
            | Change::Advance { .. }
            | Change::House { .. }
            | Change::Expire { .. }
            | Change::Beat
            | Change::Bury { .. }
            | Change::PlayHouse { .. }
            | Change::TakeNotices { .. } => None,
        }
    }
}

/// What became of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// It is on disk.
    Made,
    /// Somebody was first.
    Late,
    /// The move's key is in the log already.
    KeyKnown,
    /// The table has been removed.
    Gone,
    /// These tables are removed now.
    Expired(Vec<TableId>),
}

/// What is stored cannot be read or written, now or any more; the reason has gone to the log, and to [`Store::failure`]
/// where the server has to stop. What was to be written may have been, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the database can't be used")]
pub(crate) struct Failed;

impl From<Failed> for Problem {
    fn from(_: Failed) -> Self {
        Problem::UNAVAILABLE
    }
}

/// Of reading; the writer tells of itself.
impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Self {
        tracing::error!(%error, "the database cannot be read");
        Failed
    }
}

/// A database that is open.
struct Opened {
    writer: Connection,
    readers: Readers,
    /// Keeps a second server out of a file.
    lock: Option<File>,
}

/// The one way to what is stored.
#[derive(Clone)]
pub(crate) struct Store {
    node: NodeId,
    readers: Readers,
    lock: Option<Arc<File>>,
    /// By what push services know this server.
    push_key: Arc<[u8]>,
    /// To the writer; `None` closes it.
    jobs: mpsc::Sender<Option<writer::Job>>,
    commits: Commits,
    /// Why the writer had to give up, if it had to.
    failure: watch::Receiver<Option<Unusable>>,
    /// How things are with the database just now.
    condition: watch::Receiver<Condition>,
    hints: Hints,
    /// Where others may have the database open, too.
    shared: Option<Address>,
}

impl Store {
    /// Opens the database, and creates or migrates it where that is needed.
    pub(crate) async fn open(database: &Database) -> Result<Store, Unusable> {
        let opened = match database {
            Database::Sqlite(path) => sqlite::open(path).await?,
            Database::Postgres(address) => postgres::open(address).await?,
        };
        Store::start(opened, database).await
    }

    async fn start(mut opened: Opened, database: &Database) -> Result<Store, Unusable> {
        let node = NodeId::new();
        let shared = match database {
            Database::Sqlite(_) => None,
            Database::Postgres(address) => Some(address.clone()),
        };
        let push_key = arrive(&mut opened.writer, &node, shared.is_none()).await;
        let push_key = push_key.map_err(|error| Unusable::of_database(database, &error))?;

        let (jobs, queue) = mpsc::channel(1024);
        let (failed, failure) = watch::channel(None);
        let commits = Commits::default();
        let (found, condition) = watch::channel(Condition::Well);
        let hints = shared.clone().map_or_else(Hints::none, |address| Hints::to(node.clone(), address));
        let writer = Writer {
            node: node.clone(),
            database: database.clone(),
            connection: Some(opened.writer),
            hints: hints.clone(),
            condition: found,
            commits: commits.clone(),
        };
        tokio::spawn(writer::run(writer, queue, failed));
        Ok(Store {
            node,
            readers: opened.readers,
            lock: opened.lock.map(Arc::new),
            push_key: push_key.into(),
            jobs,
            commits,
            failure,
            condition,
            hints,
            shared,
        })
    }

    /// To whoever tells the other servers.
    pub(crate) fn hints(&self) -> &Hints {
        &self.hints
    }

    /// What the other servers tell from now on; nothing where there can be none.
    pub(crate) fn hear(&self) -> Option<mpsc::Receiver<Hint>> {
        Some(hints::hear(self.node.clone(), self.shared.clone()?))
    }

    /// The secret by which push services know this server, which the database has from its first start on.
    pub(crate) fn push_key(&self) -> &[u8] {
        &self.push_key
    }

    /// What the writer counts.
    pub(crate) fn commits(&self) -> &Commits {
        &self.commits
    }

    /// How many changes wait for the writer.
    pub(crate) fn waiting(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    /// Makes one change; when this returns `Made`, it is on disk.
    pub(crate) async fn change(&self, change: Change) -> Result<Effect, Failed> {
        let (done, outcome) = oneshot::channel();
        let is_early = match &change {
            Change::Append { m, .. } if m.key.is_some() => is_planted(Fault::ConfirmEarly),
            Change::Append { .. } => is_planted(Fault::TellEarly),
            _ => false,
        };
        self.jobs.send(Some(writer::Job { change, done })).await.map_err(|_| Failed)?;
        if is_early {
            return Ok(Effect::Made);
        }
        match outcome.await {
            Err(_) if is_planted(Fault::LostIsMade) => Ok(Effect::Made),
            effect => effect.map_err(|_| Failed),
        }
    }

    /// Returns once nothing can be written any more.
    pub(crate) async fn failure(&self) -> Unusable {
        let mut failure = self.failure.clone();
        let reason = failure.wait_for(Option::is_some).await.ok().and_then(|reason| reason.clone());
        match reason {
            Some(reason) => reason,
            // The writer ended without a failure: the server is stopping.
            None => std::future::pending().await,
        }
    }

    /// Finishes what has been begun and closes the database.
    pub(crate) async fn close(mut self) {
        // An error means that the writer has ended already.
        let _ = self.jobs.send(None).await;
        let _ = self.failure.wait_for(|_| false).await;
        self.readers.close().await;
        // Others may hold clones for a moment longer.
        if let Some(lock) = self.lock {
            let _ = lock.unlock();
        }
    }
}

/// The server enters itself, and learns by what push services know it, which the first server has chosen.
async fn arrive(db: &mut Connection, node: &NodeId, is_alone: bool) -> sqlx::Result<Vec<u8>> {
    if is_alone {
        nodes::bury_others(db, node).await?;
    }
    nodes::beat(node).run(db).await?;
    let made = sql("INSERT INTO push_key (one, secret) VALUES (1, $1) ON CONFLICT DO NOTHING");
    made.bind(Key::new().secret()).run(db).await?;
    let rows = sql("SELECT secret FROM push_key").rows(db).await?;
    rows.first().ok_or(sqlx::Error::RowNotFound)?.get("secret")
}
