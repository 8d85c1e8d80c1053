//! Many games between bots: levels of the game, and programs of somebody's own.

use bots::{Entrant, Results, Tournament, Unplayable};
use game::SetupError;
use presentation::Playable;

use crate::external::{External, Forfeits, Start};
use crate::read::read;
use crate::{AnyGame as _, Entry};

/// Many games between bots.
#[derive(Clone, Copy)]
pub struct Arena<'a> {
    /// What is played, as made by [`AnyGame::seating`](crate::AnyGame::seating).
    pub setup: &'a str,
    /// The bots: levels of the game, and programs with their arguments, such as `./mine` or `python3 mine.py`.
    pub bots: &'a [&'a str],
    /// How a program is started.
    pub start: Start<'a>,
    /// How many games.
    pub games: u64,
    /// Where their chance comes from: the same seed gives the same games, if the programs draw nothing of their own.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Fought {
    /// Who won how often.
    pub results: Results,
    /// The programs that lost their seats in some games.
    pub forfeits: Vec<Forfeits>,
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

pub(crate) fn fight<G: Playable>(
    entry: &Entry<G>,
    arena: &Arena<'_>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Fought, ArenaError> {
    let setup = read(arena.setup).map_err(SetupError::unreadable)?;
    let mut programs: Vec<External<'_, G>> = Vec::new();
    for &wanted in arena.bots {
        if entry.level(wanted).is_some() || programs.iter().any(|program| program.command == wanted) {
            continue;
        }
        // A level's name has neither.
        if !wanted.contains(['/', '\\', ' ']) {
            return Err(ArenaError::UnknownBot { wanted: wanted.to_owned(), known: entry.bots() });
        }
        let weakest = &*entry.levels().first().expect("every game has bots").bot;
        let program = External::start(wanted, arena.start, weakest)
            .map_err(|error| ArenaError::NotStarted { program: wanted.to_owned(), error })?;
        programs.push(program);
    }
    let entrant = |&wanted: &&str| match entry.level(wanted) {
        Some(level) => Entrant::from(level),
        None => {
            let program = programs.iter().find(|program| program.command == wanted).expect("it was started");
            Entrant { name: program.command, bot: program }
        }
    };
    let entrants = arena.bots.iter().map(entrant).collect();
    let results = Tournament::<G>::new(setup, entrants, arena.games, arena.seed).run(progress)?;
    let forfeits = programs.into_iter().filter_map(External::forfeits).collect();
    Ok(Fought { results, forfeits })
}
