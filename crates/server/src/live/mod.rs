//! A table in memory: the game, the people round it, and its spectators.
//!
//! Each table has one task. It does one job after another, and between them whatever is due: deals, bots' moves,
//! stand-ins. Everything here can be built again from the store, and is after a restart.

mod aids;
mod clocks;
mod deals;
mod evening;
mod lesson;
mod load;
mod notices;
mod orders;
mod pending;
mod people;
mod phrases;
mod play;
mod play_on;
mod presence;
mod screens;
mod seats;
mod shared;
mod timetable;
mod upload;
mod watch;
mod work;

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;
use std::sync::{Arc, Mutex};

use catalog::{AnyGame, AnyTable, Lesson, Seat, StoodIn, Turn, Viewer};
use fair::{Course, Root};
use governor::DefaultDirectRateLimiter;
use protocol::play::NOT_A_SEAT;
use protocol::{Closed, Outcome, Phase, Problem};
use tokio::time::Instant;

use crate::chance::Dealer;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::pool::Pool;
use crate::store::{Millis, Store, StoredChair, StoredMove, StoredTable, now};
use crate::token::{TableId, TokenHash};
use crate::written::WrittenOnce;

pub(crate) use deals::told_link;
pub(crate) use notices::Turns;
pub(crate) use people::NewTable;
pub(crate) use upload::played_again;
pub(crate) use watch::WatcherId;

use aids::Aids;
use pending::Pending;
use watch::Watcher;

/// What all tables of a server share.
pub(crate) struct Context {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) dealer: Dealer,
    pub(crate) pool: Pool,
    pub(crate) outbox: Outbox,
    pub(crate) metrics: Metrics,
    /// The tables that are known to be closed.
    pub(crate) closed: Mutex<HashSet<TableId>>,
}

impl Context {
    pub(crate) fn game(&self, name: &str) -> Outcome<&'static dyn AnyGame> {
        let found = self.config.games.iter().copied().find(|game| game.name() == name);
        found.ok_or_else(|| Problem::unknown_game(name))
    }
}

/// A table in memory.
pub(crate) struct LiveTable {
    context: Arc<Context>,
    /// What is stored of it. Its setup and its rules are those of the beginning; its options and the game are brought
    /// to those of today.
    row: StoredTable,
    /// Missing when this server does not offer it.
    game: Option<&'static dyn AnyGame>,
    /// The game, once it has started.
    play: Option<Started>,
    /// Why nothing more can be done here, if nothing can.
    closed: Option<Closed>,
    watchers: Vec<Watcher>,
    watchers_ever: u64,
    /// How many pieces of news each person had been told who left, by chair.
    left: HashMap<u8, u32>,
    /// Whether what is stored could not be read when it was looked at last.
    is_behind: bool,
    /// How many watch at other servers, and how many the others were told that watch here.
    elsewhere: Watching,
    watching_said: Watching,
    /// For whom bots stood in when the room was last announced.
    stand_ins_said: Vec<u8>,
    /// How often people say phrases, by chair.
    phrases: HashMap<u8, DefaultDirectRateLimiter>,
}

/// How many watch a table without playing there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Watching {
    spectators: u32,
    screens: u32,
}

/// A game that has started.
struct Started {
    table: Box<dyn AnyTable>,
    /// The chair of each seat.
    seats: Vec<u8>,
    /// How far it has gone, as chance counts.
    course: Course,
    /// What chance draws from, once all shares are open or given up; none where deals cannot be verified.
    root: Option<Root>,
    /// Since when it waits for shares.
    begun: Instant,
    /// The keys of all moves made.
    keys: HashSet<String>,
    /// Who made each move, and whether a bot chose it.
    movers: Vec<(Option<Seat>, bool)>,
    /// The seats for which a person has moved.
    moved: BTreeSet<Seat>,
    /// When the turn began that is now.
    since: Millis,
    /// How much of their clocks' time the players have used in the turns before, in milliseconds.
    used: Vec<i64>,
    /// Whether the game was begun under other rules: those of today are stored with its next move.
    adopt: bool,
    /// The lesson, while the game goes as it has it.
    lesson: Option<&'static Lesson>,
    /// The move before which somebody's orders have said to ask them.
    asks: Option<u32>,
    /// What a bot, or the table itself, is about to do.
    pending: Option<Pending>,
    /// What helps the players and is not sent yet.
    aids: Option<Aids>,
    /// What is said of it once it is over.
    replay: WrittenOnce,
    review: WrittenOnce,
}

impl Started {
    fn new(table: Box<dyn AnyTable>, seats: Vec<u8>) -> Started {
        Started {
            table,
            used: vec![0; seats.len()],
            seats,
            course: Course::default(),
            root: None,
            begun: Instant::now(),
            keys: HashSet::new(),
            movers: Vec::new(),
            moved: BTreeSet::new(),
            since: now(),
            adopt: false,
            lesson: None,
            asks: None,
            pending: None,
            aids: None,
            replay: WrittenOnce::default(),
            review: WrittenOnce::default(),
        }
    }

    fn seat_of(&self, chair: u8) -> Option<Seat> {
        let index = self.seats.iter().position(|&taken| taken == chair)?;
        Some(Seat(index as u8))
    }

    /// A move has been made: the clock of whoever is next begins to run.
    fn note(&mut self, m: StoredMove) {
        self.since = m.at;
        if let (Some(seat), Some(used)) = (m.seat, m.used) {
            self.used[usize::from(seat)] += used;
        }
        let seat = m.seat.map(Seat);
        self.movers.push((seat, m.by_bot));
        if let Some(key) = m.key {
            self.moved.extend(seat);
            self.keys.insert(key);
        }
    }

    fn viewer(&self, chair: Option<u8>) -> Viewer {
        chair.and_then(|chair| self.seat_of(chair)).map_or(Viewer::Spectator, Viewer::Seat)
    }
}

impl LiveTable {
    fn phase(&self) -> Phase {
        match &self.play {
            _ if self.closed.is_some() => Phase::Closed,
            None => Phase::Lobby,
            Some(play) if play.table.turn() == Turn::Over => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// Every chair of the game, and those that are taken though the game has them no more.
    fn all_chairs(&self) -> Range<u8> {
        let known = self.game.map_or(0, |game| game.info().chairs.len() as u8);
        let taken = self.row.chairs.keys().next_back().map_or(0, |last| last.saturating_add(1));
        0..known.max(taken)
    }

    /// The chairs taken, rising: the seats of the game.
    fn taken(&self) -> Vec<u8> {
        self.row.chairs.keys().copied().collect()
    }

    fn names(&self) -> Vec<String> {
        self.row.chairs.values().map(|sitter| sitter.name.clone()).collect()
    }

    /// The chair of a person's token.
    fn chair_of(&self, token: TokenHash) -> Option<u8> {
        self.row.chairs.iter().find(|(_, sitter)| self.owner(sitter) == Some(token)).map(|(&chair, _)| chair)
    }

    /// The chair of a person's token, or why they have none.
    fn own_chair(&self, token: TokenHash) -> Outcome<u8> {
        self.chair_of(token).ok_or_else(|| self.why_lost(token).unwrap_or(NOT_A_SEAT))
    }

    /// Why a token has lost its chair, where it had one.
    fn why_lost(&self, token: TokenHash) -> Option<Problem> {
        if self.row.chairs.values().any(|sitter| sitter.lost == Some(token)) {
            return Some(Problem::LOST_ON_TIME);
        }
        self.handed_on_from(token).map(|_| Problem::HANDED_ON)
    }

    /// Who made each move, and whether that was a bot in a person's place: of somebody who sits there or sat there when the
    /// game began, or who came later and moved.
    fn movers<'a>(&'a self, play: &'a Started) -> impl Iterator<Item = (Option<Seat>, bool)> {
        let is_person = |seat: Seat| {
            let sitter = play.seats.get(seat.index()).and_then(|chair| self.row.chairs.get(chair));
            let began =
                self.row.bots_at_start().and_then(|bots| bots.get(seat.index())).is_some_and(Option::is_none);
            began
                || play.moved.contains(&seat)
                || sitter.is_some_and(|sitter| sitter.token.or(sitter.lost).is_some())
        };
        play.movers.iter().map(move |&(seat, by_bot)| (seat, by_bot && seat.is_some_and(is_person)))
    }

    /// The moves that bots made in people's places.
    fn stood_in(&self, play: &Started) -> Vec<StoodIn> {
        StoodIn::all(self.movers(play))
    }

    /// The token of a chair's person. Who lost it on time has it again once the game is over: to look back, and for a
    /// rematch.
    fn owner(&self, sitter: &StoredChair) -> Option<TokenHash> {
        sitter.token.or_else(|| sitter.lost.filter(|_| self.phase() == Phase::Over))
    }

    /// The level of the bot on a chair that is nobody's.
    fn bot_of<'a>(&self, sitter: &'a StoredChair) -> Option<&'a String> {
        sitter.bot.as_ref().filter(|_| self.owner(sitter).is_none())
    }

    fn game(&self) -> Outcome<&'static dyn AnyGame> {
        self.game.ok_or_else(|| Problem::unknown_game(&self.row.game))
    }

    /// The game as it is played, unless it has not started or the table is closed.
    fn play(&self) -> Outcome<&Started> {
        self.open()?;
        self.play.as_ref().ok_or(Problem::NOT_STARTED)
    }

    /// Nothing is done at a closed table.
    fn open(&self) -> Outcome<()> {
        self.closed.as_ref().map_or(Ok(()), |closed| Err(closed.problem.clone()))
    }

    /// Whether forgetting it would be noticed by nobody.
    pub(crate) fn is_deserted(&self) -> bool {
        self.watchers.is_empty() && !self.is_working()
    }

    /// The game cannot go on: everybody is told why. What is stored stays as it is.
    async fn close(&mut self, problem: Problem) {
        tracing::error!(table = ?self.row.id, game = self.row.game, %problem, "a table is closed");
        if let Some(play) = &mut self.play {
            (play.pending, play.aids) = (None, None);
        }
        self.closed = Some(Closed { problem, last: now() });
        self.context.note_closed(&self.row.id, true);
        self.announce_room().await;
    }
}
