//! The list of games, and tables whose game is forgotten.
//!
//! The only crate that names games: a further game is one line in [`games`].
//! Everything above (server, command line) works with [`AnyGame`] and [`AnyTable`]: JSON in and out.
//! What a viewer is sent of a game is a [`Shown`], and only [`AnyTable::show`] makes one.
//!
//! ```
//! use catalog::{Mover, Turn, Viewer};
//! # use rand::SeedableRng;
//! # let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
//! let game = catalog::find("color-doubt").unwrap();
//! let setup = game.seating(&[0, 1, 2], &Default::default())?;
//! let names = ["Ada", "Ben", "Cleo"].map(String::from);
//! let mut table = game.table(&setup, &names)?;
//! assert_eq!(table.turn(), Turn::Chance);
//!
//! let deal = table.deal(&mut rng);
//! table.apply(deal);
//! let nonsense = table.check(Mover::Chance, "{}").unwrap_err();
//! assert_eq!(table.show(Viewer::Spectator, 0).messages().len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "arena")]
mod arena;
mod day;
mod entry;
mod environment;
#[cfg(feature = "arena")]
mod external;
mod message;
mod play_on;
mod puzzle;
mod read;
mod referee;
mod state;
mod table;

#[cfg(feature = "arena")]
pub use arena::{AnyArena, ArenaError, Outside, Played};
#[cfg(feature = "arena")]
pub use bots::{Mean, Pairing, Rating, Record, Results, Sprt, Verdict, elo_of, games_of_a_duel, ratings};
pub use day::Day;
pub use entry::{AnyGame, Entry, ResumeError};
pub use environment::{AnyBatch, AnyEnvironment, EnvironmentError};
#[cfg(feature = "arena")]
pub use external::{Forfeit, Forfeits, MOST_MOVES, Program, Start};
pub use game::{Arg, Message, Mover, Refusal, Seat, SetupError, Turn, Viewer};
pub use message::{Aided, Frame, Hint, News, Now, Replay, Shown, TableMessage};
pub use play_on::{Logged, Past, PlayOuts, WhichWorld};
#[cfg(feature = "arena")]
pub use presentation::Matter;
pub use presentation::{
    ByBot, HARDEST, Handing, Help, Info, Lesson, Listener, OptionInfo, OptionKind, StoodIn, Why, Words,
};
pub use puzzle::{AnyPuzzle, Case, Judged, World, case_of, planned};
pub use read::LONGEST_TEXT;
pub use referee::Referee;
pub use state::AnyState;
pub use table::{AnyMove, AnyTable, BotMove, Checked, HintTask, PlayedOut, Review, Task};

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// Every game, in the order in which the lobby offers them.
        pub fn games() -> &'static [&'static dyn AnyGame] {
            static GAMES: &[&dyn AnyGame] = &[$({
                static ENTRY: Entry<$game> = Entry::new();
                &ENTRY
            }),*];
            GAMES
        }

        /// Every game as an environment, in the same order. A list of its own, so that a program which only serves games
        /// has nothing of it.
        pub fn environments() -> &'static [&'static dyn AnyEnvironment] {
            static ENVIRONMENTS: &[&dyn AnyEnvironment] = &[$({
                static ENVIRONMENT: environment::Environment<$game> = environment::Environment::new();
                &ENVIRONMENT
            }),*];
            ENVIRONMENTS
        }

        /// Writes the TypeScript types of every game's JSON into the folder of `config`.
        ///
        /// # Errors
        /// When a file cannot be written there.
        pub fn export_types(config: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
            use game::Game;
            use presentation::Playable;
            use ts_rs::TS;
            $(
                <$game as Game>::Setup::export_all(config)?;
                <$game as Game>::Move::export_all(config)?;
                <$game as Game>::Options::export_all(config)?;
                <$game as Game>::Observation::export_all(config)?;
                game::View::<<$game as Game>::Public, <$game as Game>::Own>::export_all(config)?;
                <$game as Playable>::Fact::export_all(config)?;
            )*
            presentation::Review::<message::AnyFact>::export_all(config)
        }
    };
}

games! {
    clue::Clue,
    true_colors::TrueColors,
    three_dead_strangers::Strangers,
    color_doubt::ColorDoubt,
}

/// The environment of the game of that name.
pub fn environment(name: &str) -> Option<&'static dyn AnyEnvironment> {
    environments().iter().copied().find(|environment| environment.name() == name)
}

/// The game of that name.
pub fn find(name: &str) -> Option<&'static dyn AnyGame> {
    games().iter().copied().find(|game| game.name() == name)
}
