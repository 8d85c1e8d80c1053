//! A table in memory: the game, the people round it, and who looks on.
//!
//! Each table has one task. It does one job after another, and between them whatever is due: deals, bots' moves,
//! stand-ins. Everything here can be built again from the store, and is after a restart.

mod aids;
mod load;
mod people;
mod play;
mod presence;
mod watch;
mod work;

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use catalog::{AnyGame, AnyTable, Help, Seat, Turn, Viewer};
use serde_json::Value;

use crate::chance::Dealer;
use crate::config::Config;
use crate::pool::Pool;
use crate::problem::{Outcome, Problem};
use crate::protocol::{Closed, Phase};
use crate::store::{Store, StoredChair, StoredTable, now};
use crate::token::{TableId, TokenHash};

pub(crate) use people::NewTable;
pub(crate) use play::MoveSent;
pub(crate) use watch::WatcherId;

use aids::Aids;
use play::Pending;
use watch::Watcher;

/// What all tables of a server share.
pub(crate) struct Context {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) dealer: Dealer,
    pub(crate) pool: Pool,
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
    id: TableId,
    game_name: String,
    /// Missing when this server does not offer it.
    game: Option<&'static dyn AnyGame>,
    options: BTreeMap<String, Value>,
    listed: bool,
    help: Help,
    host: Option<TokenHash>,
    rematch: Option<TableId>,
    /// Every chair of the game.
    chairs: Vec<Option<StoredChair>>,
    /// The game, once it has started.
    play: Option<Play>,
    /// Why nothing more can be done here, if nothing can.
    closed: Option<Closed>,
    watchers: Vec<Watcher>,
    watchers_ever: u64,
    /// For whom bots stood in when the room was last announced.
    stand_ins_said: Vec<u8>,
}

/// A game that has started.
struct Play {
    table: Box<dyn AnyTable>,
    /// The chair of each seat.
    seats: Vec<u8>,
    /// The keys of all moves made.
    keys: HashSet<String>,
    /// The rules of today and the setup under them, where the game was begun under others: stored with its next move.
    adopt: Option<(u32, String)>,
    /// What a bot, or the table itself, is about to do.
    pending: Option<Pending>,
    /// What helps the players and is not sent yet.
    aids: Option<Aids>,
}

impl Play {
    fn new(table: Box<dyn AnyTable>, seats: Vec<u8>) -> Play {
        Play { table, seats, keys: HashSet::new(), adopt: None, pending: None, aids: None }
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

    /// The chairs taken, rising: the seats of the game.
    fn taken(&self) -> Vec<u8> {
        (0u8..).zip(&self.chairs).filter(|(_, sitter)| sitter.is_some()).map(|(chair, _)| chair).collect()
    }

    fn names(&self, seats: &[u8]) -> Vec<String> {
        seats.iter().filter_map(|&chair| self.sitter(chair)).map(|sitter| sitter.name.clone()).collect()
    }

    fn sitter(&self, chair: u8) -> Option<&StoredChair> {
        self.chairs.get(usize::from(chair))?.as_ref()
    }

    fn sitter_mut(&mut self, chair: u8) -> Option<&mut StoredChair> {
        self.chairs.get_mut(usize::from(chair))?.as_mut()
    }

    /// The chair of a person's token.
    fn chair_of(&self, token: TokenHash) -> Option<u8> {
        let index = self.chairs.iter().position(|sitter| sitter.as_ref().and_then(|s| s.token) == Some(token))?;
        Some(index as u8)
    }

    fn seat_of(&self, chair: u8) -> Option<Seat> {
        let index = self.play.as_ref()?.seats.iter().position(|&taken| taken == chair)?;
        Some(Seat(index as u8))
    }

    fn viewer(&self, chair: Option<u8>) -> Viewer {
        chair.and_then(|chair| self.seat_of(chair)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn game(&self) -> Outcome<&'static dyn AnyGame> {
        self.game.ok_or_else(|| Problem::unknown_game(&self.game_name))
    }

    /// The game as it is played, unless it has not started or the table is closed.
    fn play(&self) -> Outcome<&Play> {
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
        tracing::error!(table = ?self.id, game = self.game_name, %problem, "a table is closed");
        if let Some(play) = &mut self.play {
            (play.pending, play.aids) = (None, None);
        }
        self.closed = Some(Closed { problem, last: now() });
        self.announce_room().await;
    }

    /// The row of a new table.
    fn row(id: TableId, game: &dyn AnyGame, host: TokenHash, listed: bool, help: Help) -> StoredTable {
        StoredTable {
            id,
            game: game.name().to_owned(),
            rules: game.rules(),
            options: BTreeMap::new(),
            listed,
            help,
            host: Some(host),
            setup: None,
            rematch: None,
            chairs: Vec::new(),
            last: now(),
            unreadable: Vec::new(),
        }
    }
}
