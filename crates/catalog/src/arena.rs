//! Many games between bots: levels of the game, those that look for holes in them, and programs of somebody's own.

use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use bots::{Bot, Duel, Entrant, Results, Tournament, Unplayable};
use game::{Knowledge, SetupError};
use presentation::Playable;
use rand::Rng;

use crate::Entry;
use crate::external::{External, Forfeits, Start};
use crate::read::read;

/// What the arena needs of the outside.
#[derive(Clone, Copy)]
pub struct Outside<'a> {
    /// How a program is started.
    pub start: Start<'a>,
    /// The time in microseconds, from any moment on.
    pub clock: &'a (dyn Fn() -> u64 + Sync),
}

/// Which deals are played.
#[derive(Clone, Copy)]
pub struct Played<'a> {
    /// What is played, as made by [`AnyGame::seating`](crate::AnyGame::seating).
    pub setup: &'a str,
    /// Where chance comes from: the same seed gives the same deals, and the same games, if the programs draw nothing of
    /// their own.
    pub seed: u64,
    /// Is told after each game how many are done.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// Bots that are ready to play, with their game forgotten.
pub trait AnyArena {
    /// Plays deals in all rotations of these bots, one for each seat of the setup.
    ///
    /// # Errors
    /// When one of them is not ready, when the setup cannot be read, or when a game cannot be played to its end.
    fn fight(&self, played: Played<'_>, bots: &[&str], deals: u64) -> Result<Results, ArenaError>;

    /// Plays these deals between two bots that sit in turn round a table of so many seats: the points of the first in each
    /// ([`Duel::points`]).
    ///
    /// # Errors
    /// As [`fight`](AnyArena::fight).
    fn duel(
        &self,
        played: Played<'_>,
        seats: usize,
        bots: [&str; 2],
        deals: Range<u64>,
    ) -> Result<Vec<f64>, ArenaError>;

    /// How long a bot took for each move since this was last asked, in microseconds, rising.
    fn times(&self, bot: &str) -> Vec<u64>;

    /// The programs that lost their seats in some games.
    fn forfeits(&self) -> Vec<Forfeits>;
}

/// Why no games were played.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// There is no bot of that name.
    #[error("there is no bot called {wanted}; there are: {}", known.join(", "))]
    UnknownBot {
        /// What was asked for.
        wanted: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// A program cannot be started.
    #[error("{program} cannot be started: {error}")]
    NotStarted {
        /// As it was asked for.
        program: String,
        /// Why.
        error: String,
    },
    /// The setup is none.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A game came to no end.
    #[error(transparent)]
    Unplayable(#[from] Unplayable),
}

/// The bots of an arena.
pub(crate) struct TypedArena<'a, G: Playable> {
    players: Vec<Player<'a, G>>,
    known: Vec<&'static str>,
}

impl<'a, G: Playable> TypedArena<'a, G> {
    /// Levels of the game, its exploiters, and programs with their arguments, such as `./mine` or `python3 mine.py`.
    pub(crate) fn new(entry: &'a Entry<G>, bots: &[&'a str], outside: Outside<'a>) -> Result<Self, ArenaError> {
        let known: Vec<&str> = entry.levels().iter().map(|level| level.name).collect();
        let mut arena = TypedArena { players: Vec::new(), known };
        for &wanted in bots {
            if arena.player(wanted).is_ok() {
                continue;
            }
            let level = entry.level(wanted).or_else(|| entry.exploiters().iter().find(|bot| bot.name == wanted));
            let who = match level {
                Some(level) => Who::Own(&*level.bot),
                // The name of a bot of ours has neither.
                None if !wanted.contains(['/', '\\', ' ']) => return Err(arena.unknown(wanted)),
                None => {
                    let weakest = &*entry.levels().first().expect("every game has bots").bot;
                    let program = External::start(wanted, outside.start, weakest);
                    let not_started = |error| ArenaError::NotStarted { program: wanted.to_owned(), error };
                    Who::Program(program.map_err(not_started)?)
                }
            };
            arena.players.push(Player { name: wanted, who, clock: outside.clock, times: Mutex::default() });
        }
        Ok(arena)
    }

    fn unknown(&self, wanted: &str) -> ArenaError {
        ArenaError::UnknownBot { wanted: wanted.to_owned(), known: self.known.clone() }
    }

    fn player(&self, wanted: &str) -> Result<&Player<'a, G>, ArenaError> {
        self.players.iter().find(|player| player.name == wanted).ok_or_else(|| self.unknown(wanted))
    }

    fn entrant(&self, wanted: &str) -> Result<Entrant<'_, G>, ArenaError> {
        self.player(wanted).map(|player| Entrant { name: player.name, bot: player })
    }
}

impl<G: Playable> AnyArena for TypedArena<'_, G> {
    fn fight(&self, played: Played<'_>, bots: &[&str], deals: u64) -> Result<Results, ArenaError> {
        let setup = read(played.setup).map_err(SetupError::unreadable)?;
        let entrants = bots.iter().map(|bot| self.entrant(bot)).collect::<Result<Vec<_>, _>>()?;
        Ok(Tournament::<G>::new(setup, &entrants, deals, played.seed).run(played.progress)?)
    }

    fn duel(
        &self,
        played: Played<'_>,
        seats: usize,
        [one, other]: [&str; 2],
        deals: Range<u64>,
    ) -> Result<Vec<f64>, ArenaError> {
        let setup: G::Setup = read(played.setup).map_err(SetupError::unreadable)?;
        let bots = [self.entrant(one)?, self.entrant(other)?];
        Ok(Duel { setup, seats, bots, seed: played.seed }.points(deals, played.progress)?)
    }

    fn times(&self, bot: &str) -> Vec<u64> {
        let mut times = self.player(bot).map_or_else(|_| Vec::new(), |player| std::mem::take(&mut *player.times()));
        times.sort_unstable();
        times
    }

    fn forfeits(&self) -> Vec<Forfeits> {
        let program = |player: &Player<'_, G>| match &player.who {
            Who::Own(_) => None,
            Who::Program(program) => program.forfeits(),
        };
        self.players.iter().filter_map(program).collect()
    }
}

/// A bot of which is noted how long it takes.
struct Player<'a, G: Playable> {
    name: &'a str,
    who: Who<'a, G>,
    clock: &'a (dyn Fn() -> u64 + Sync),
    times: Mutex<Vec<u64>>,
}

enum Who<'a, G: Playable> {
    Own(&'a dyn Bot<G>),
    Program(External<'a, G>),
}

impl<G: Playable> Player<'_, G> {
    fn bot(&self) -> &dyn Bot<G> {
        match &self.who {
            Who::Own(bot) => *bot,
            Who::Program(program) => program,
        }
    }

    fn times(&self) -> std::sync::MutexGuard<'_, Vec<u64>> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ask(&self, bot: &dyn Bot<G>, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> G::Move {
        let began = (self.clock)();
        let m = bot.choose(knowledge, rng);
        self.times().push((self.clock)() - began);
        m
    }
}

impl<G: Playable> Bot<G> for Player<'_, G> {
    fn choose(&self, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> G::Move {
        self.ask(self.bot(), knowledge, rng)
    }

    fn sit(&self) -> Option<Box<dyn Bot<G> + '_>> {
        let bot = self.bot().sit()?;
        Some(Box::new(Seated { player: self, bot }))
    }
}

/// One that needs somebody for each seat.
struct Seated<'a, G: Playable> {
    player: &'a Player<'a, G>,
    bot: Box<dyn Bot<G> + 'a>,
}

impl<G: Playable> Bot<G> for Seated<'_, G> {
    fn choose(&self, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> G::Move {
        self.player.ask(&*self.bot, knowledge, rng)
    }
}
