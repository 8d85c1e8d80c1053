//! A table in memory: the game, the people round it, and who looks on.
//!
//! Each table has one task. It does one job after another, and between them whatever is due: deals, bots' moves,
//! stand-ins. Everything here can be built again from the store, and is after a restart.

mod people;
mod play;
mod presence;
mod watch;

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use catalog::{AnyGame, AnyTable, Help, ResumeError, Seat, Turn, Viewer};
use serde_json::Value;

use crate::chance::Dealer;
use crate::config::Config;
use crate::problem::{Fault, Outcome};
use crate::protocol::Phase;
use crate::store::{Store, StoredChair, StoredTable, now};
use crate::token::{TableId, TokenHash};

pub(crate) use people::NewTable;
pub(crate) use play::MoveSent;
pub(crate) use watch::WatcherId;

use play::Pending;
use watch::Watcher;

/// What all tables of a server share.
pub(crate) struct Context {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) dealer: Dealer,
}

impl Context {
    pub(crate) fn game(&self, name: &str) -> Outcome<&'static dyn AnyGame> {
        let found = self.config.games.iter().copied().find(|game| game.name() == name);
        found.ok_or_else(|| Fault::UnknownGame(name.chars().take(40).collect()))
    }
}

/// A table in memory.
pub(crate) struct LiveTable {
    context: Arc<Context>,
    id: TableId,
    game: &'static dyn AnyGame,
    options: BTreeMap<String, Value>,
    listed: bool,
    help: Help,
    host: TokenHash,
    rematch: Option<TableId>,
    /// Every chair of the game.
    chairs: Vec<Option<StoredChair>>,
    /// The game, once it has started.
    play: Option<Play>,
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
    /// What a bot, or the table itself, is about to do.
    pending: Option<Pending>,
}

impl LiveTable {
    /// Builds a table from the store.
    pub(crate) async fn load(context: Arc<Context>, id: &TableId) -> Outcome<LiveTable> {
        let stored = context.store.table(id).await?.ok_or(Fault::UnknownTable)?;
        let game = context.game(&stored.game)?;
        let mut chairs: Vec<Option<StoredChair>> = vec![None; game.info().chairs.len()];
        for (chair, mut sitter) in stored.chairs {
            // Whoever was connected when the server stopped is away since now.
            if sitter.token.is_some() {
                sitter.away = sitter.away.or(Some(now()));
            }
            *chairs.get_mut(usize::from(chair)).ok_or(Fault::Internal)? = Some(sitter);
        }
        let mut table = LiveTable {
            context,
            id: stored.id,
            game,
            options: stored.options,
            listed: stored.listed,
            help: stored.help,
            host: stored.host,
            rematch: stored.rematch,
            chairs,
            play: None,
            watchers: Vec::new(),
            watchers_ever: 0,
            stand_ins_said: Vec::new(),
        };
        if let Some(setup) = stored.setup {
            if stored.rules != game.rules() {
                return Err(Fault::OldRules);
            }
            table.play = Some(table.resume(&setup).await?);
        }
        Ok(table)
    }

    async fn resume(&self, setup: &str) -> Outcome<Play> {
        let log = self.context.store.moves(&self.id, 0).await?;
        let mut moves = log.iter().map(|m| m.json.as_str());
        let seats = self.taken();
        let resumed = self.game.resume(setup, &self.names(&seats), &mut moves);
        let mut table = resumed.map_err(|error: ResumeError| {
            tracing::error!(table = ?self.id, game = self.game.name(), %error, "a log does not fit its game");
            Fault::Internal
        })?;
        table.set_help(self.help);
        let keys = log.into_iter().filter_map(|m| m.key).collect();
        Ok(Play { table, seats, keys, pending: None })
    }

    fn phase(&self) -> Phase {
        match &self.play {
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

    /// Whether forgetting it would be noticed by nobody.
    pub(crate) fn is_deserted(&self) -> bool {
        self.watchers.is_empty()
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
            host,
            setup: None,
            rematch: None,
            chairs: Vec::new(),
        }
    }
}
