//! A game of the catalog, with its type forgotten.

use std::marker::PhantomData;
use std::sync::OnceLock;

use bots::{Entrant, Level, Playable, Results, Tournament, Unplayable};
use game::{Help, Info, MAX_SEATS, SetupError, Table};
use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::read::read;
use crate::table::{AnyTable, Played};
use crate::{Refusal, Unseated};

/// A game that people can be offered.
pub trait AnyGame: Send + Sync {
    /// [`game::Game::NAME`].
    fn name(&self) -> &'static str;

    /// [`game::Game::RULES`]: a log made by other rules is gone on with only as [`upgrade`](AnyGame::upgrade) says.
    fn rules(&self) -> u32;

    /// The setup by which a game begun with `setup` under the rules of that number goes on as it was played, under
    /// the rules of today; `None` where it cannot.
    fn upgrade(&self, rules: u32, setup: &str) -> Option<String>;

    /// How the game describes itself.
    fn info(&self) -> &'static Info;

    /// Its bots, weakest first.
    fn bots(&self) -> Vec<BotInfo>;

    /// The levels of help among which a table's host may choose; none where there is nothing to choose.
    fn helps(&self) -> &'static [Help];

    /// The setup, as JSON, for the chairs taken (rising) and the options chosen; missing options have their defaults.
    fn seating(&self, chairs: &[u8], options: &Map<String, Value>) -> Result<String, Unseated>;

    /// Whether these options are good for any number of players at all.
    fn check_options(&self, options: &Map<String, Value>) -> Result<(), SetupError>;

    /// A table before the first move, for a setup made by [`seating`](AnyGame::seating) and the players' names by
    /// seat.
    fn table(&'static self, setup: &str, names: &[String]) -> Result<Box<dyn AnyTable>, SetupError>;

    /// A table as it is after the moves of a log, oldest first.
    fn resume(
        &'static self,
        setup: &str,
        names: &[String],
        moves: &mut dyn Iterator<Item = &str>,
    ) -> Result<Box<dyn AnyTable>, ResumeError>;

    /// Plays many games between bots, one for each seat of the setup, who change seats from game to game.
    /// Calls `progress` with the number of games done.
    fn arena(&self, arena: &Arena<'_>, progress: &(dyn Fn(u64) + Sync)) -> Result<Results, ArenaError>;
}

/// Many games between bots.
#[derive(Clone, Copy, Debug)]
pub struct Arena<'a> {
    /// What is played, as made by [`AnyGame::seating`].
    pub setup: &'a str,
    /// The bots' levels.
    pub bots: &'a [&'a str],
    /// How many games.
    pub games: u64,
    /// Where their chance comes from: the same seed gives the same games.
    pub seed: u64,
}

/// Why no games were played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    /// There is no bot of that name.
    #[error("there is no bot called {wanted}; there are: {}", known.join(", "))]
    UnknownBot {
        /// What was asked for.
        wanted: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The setup is none.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A game came to no end.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
}

/// A log that does not fit its game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The setup is none.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A move is refused.
    #[error("move {ply}: {refusal}")]
    Move {
        /// Its place in the log.
        ply: u32,
        /// Why.
        refusal: Refusal,
    },
}

/// One bot of a game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BotInfo {
    /// Its name in requests.
    pub name: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// How it plays.
    pub blurb: &'static str,
}

/// A line of the catalog.
pub struct Entry<G: Playable> {
    // Made once: a bot may hold tables that are dear to compute.
    levels: OnceLock<Vec<Level<G>>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Playable> Entry<G> {
    /// The entry of `G`.
    pub const fn new() -> Self {
        Entry { levels: OnceLock::new(), game: PhantomData }
    }

    /// The bots, weakest first.
    pub(crate) fn levels(&self) -> &[Level<G>] {
        self.levels.get_or_init(G::bots)
    }
}

impl<G: Playable> Default for Entry<G> {
    fn default() -> Self {
        Entry::new()
    }
}

impl<G: Playable> AnyGame for Entry<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn upgrade(&self, rules: u32, setup: &str) -> Option<String> {
        (rules == G::RULES).then(|| setup.to_owned())
    }

    fn info(&self) -> &'static Info {
        G::info()
    }

    fn bots(&self) -> Vec<BotInfo> {
        let levels = self.levels().iter();
        levels.map(|level| BotInfo { name: level.name, title: level.title, blurb: level.blurb }).collect()
    }

    fn helps(&self) -> &'static [Help] {
        G::helps()
    }

    fn seating(&self, chairs: &[u8], options: &Map<String, Value>) -> Result<String, Unseated> {
        let info = G::info();
        if !chairs.is_sorted_by(|a, b| a < b) || chairs.iter().any(|&chair| usize::from(chair) >= info.chairs.len())
        {
            return Err(Unseated::Seats(format!("{} has the chairs 0 to {}", info.title, info.chairs.len() - 1)));
        }
        if !info.seats.iter().any(|&seats| usize::from(seats) == chairs.len()) {
            let seats: Vec<String> = info.seats.iter().map(u8::to_string).collect();
            let message = format!("{} is for {} players, not {}", info.title, seats.join(", "), chairs.len());
            return Err(Unseated::Seats(message));
        }
        let setup = G::seating(chairs, options)?;
        Ok(serde_json::to_string(&setup).expect("a setup is JSON"))
    }

    fn check_options(&self, options: &Map<String, Value>) -> Result<(), SetupError> {
        let mut refused = None;
        for &seats in G::info().seats {
            let chairs: Vec<u8> = (0..seats).collect();
            match G::seating(&chairs, options).and_then(|setup| G::start(&setup)) {
                Ok(_) => return Ok(()),
                Err(error) => refused = Some(error),
            }
        }
        refused.map_or(Ok(()), Err)
    }

    fn table(&'static self, setup: &str, names: &[String]) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(Box::new(self.played(setup, names)?))
    }

    fn resume(
        &'static self,
        setup: &str,
        names: &[String],
        moves: &mut dyn Iterator<Item = &str>,
    ) -> Result<Box<dyn AnyTable>, ResumeError> {
        let mut table = self.played(setup, names)?;
        for m in moves {
            let ply = table.ply();
            table.apply(m).map_err(|refusal| ResumeError::Move { ply, refusal })?;
        }
        Ok(Box::new(table))
    }

    fn arena(&self, arena: &Arena<'_>, progress: &(dyn Fn(u64) + Sync)) -> Result<Results, ArenaError> {
        let levels = self.levels();
        let entrant = |&wanted: &&str| {
            let level = levels.iter().find(|level| level.name == wanted).ok_or_else(|| ArenaError::UnknownBot {
                wanted: wanted.to_owned(),
                known: levels.iter().map(|level| level.name).collect(),
            })?;
            Ok(level.into())
        };
        let entrants: Vec<Entrant<'_, G>> = arena.bots.iter().map(entrant).collect::<Result<_, ArenaError>>()?;
        let setup = read(arena.setup).map_err(|message| SetupError::new("setup", message))?;
        Ok(Tournament::<G>::new(setup, entrants, arena.games, arena.seed).run(progress)?)
    }
}

impl<G: Playable> Entry<G> {
    fn played(&'static self, setup: &str, names: &[String]) -> Result<Played<G>, SetupError> {
        let setup = read(setup).map_err(|message| SetupError::new("setup", message))?;
        let table: Table<G> = Table::new(setup)?;
        let seats = table.game().seats();
        if names.len() != seats || seats > MAX_SEATS {
            let message = format!("{seats} players have names, not {}", names.len());
            return Err(SetupError::new("setup", message));
        }
        Ok(Played::new(self, table, names.iter().cloned().collect()))
    }
}
