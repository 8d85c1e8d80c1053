//! The same deals, once for each way in which the players may sit.

use catalog::{AnyGame, SetupError};
use fair::Root;

use crate::play::{Play, Seated};
use crate::prompt::system;
use crate::{Played, Player, Report};

/// What the people at the table are called: names that say nothing of who they are.
const NAMES: [&str; 6] = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/// Games between players, with bots on the other seats.
pub struct Series<'a> {
    /// What is played.
    pub game: &'static dyn AnyGame,
    /// Its rules, as players read them.
    pub rules: &'a str,
    /// Its setup, as made by [`AnyGame::seating`].
    pub setup: &'a str,
    /// The level of the bots on the seats that are left.
    pub level: &'a str,
    /// How many deals. Each is played as often as there are players, who change seats.
    pub deals: u32,
    /// Where their chance comes from.
    pub seed: u64,
    /// How often a player is asked again whose answer is none.
    pub retries: u32,
}

/// Somebody who plays.
pub struct Entrant<'a> {
    /// What they are called in the report.
    pub name: String,
    /// Who they are.
    pub player: Box<dyn Player + 'a>,
}

/// Why nothing was played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayed {
    /// The benchmark does not ask about this game.
    #[error("the benchmark does not ask about this game")]
    Game,
    /// The setup is none.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There are more players than seats.
    #[error("{players} players cannot sit on {seats} seats")]
    Seats {
        /// The players.
        players: usize,
        /// The seats of the setup.
        seats: usize,
    },
    /// There is no bot of that name.
    #[error("there is no bot called {wanted}; there are: {}", known.join(", "))]
    UnknownBot {
        /// What was asked for.
        wanted: String,
        /// What there is.
        known: Vec<&'static str>,
    },
}

impl Series<'_> {
    /// Whether it can be played by so many players.
    ///
    /// # Errors
    /// When the benchmark does not ask about the game, the setup is none, or somebody cannot sit down.
    pub fn check(&self, players: usize) -> Result<(), Unplayed> {
        self.system().ok_or(Unplayed::Game)?;
        let known = self.game.bots();
        if !known.contains(&self.level) {
            return Err(Unplayed::UnknownBot { wanted: self.level.to_owned(), known });
        }
        let seats = self.game.referee(self.setup)?.seats();
        if players > seats {
            return Err(Unplayed::Seats { players, seats });
        }
        Ok(())
    }

    /// Plays all games, one after the other. Calls `progress` after each with all that are done.
    ///
    /// # Errors
    /// As [`check`](Series::check).
    ///
    /// # Panics
    /// When a bot breaks the rules.
    pub fn run(&self, entrants: &mut [Entrant<'_>], progress: impl Fn(&[Played])) -> Result<Report, Unplayed> {
        self.check(entrants.len())?;
        let system = self.system().ok_or(Unplayed::Game)?;
        let mut games: Vec<Played> = Vec::new();
        for deal in 0..self.deals {
            for turned in 0..entrants.len() {
                games.push(self.play(&system, entrants, deal, turned)?);
                progress(&games);
            }
        }
        let names: Vec<String> = entrants.iter().map(|entrant| entrant.name.clone()).collect();
        Ok(Report::new(self, &names, games))
    }

    fn system(&self) -> Option<String> {
        system(self.game, self.setup, self.rules)
    }

    /// One game, in which the players sit so many seats further.
    fn play(
        &self,
        system: &str,
        entrants: &mut [Entrant<'_>],
        deal: u32,
        turned: usize,
    ) -> Result<Played, Unplayed> {
        let seats = self.game.referee(self.setup)?.seats();
        let names: Vec<String> = NAMES.into_iter().take(seats).map(String::from).collect();
        let table = self.game.table(self.setup, &names)?;
        let mut order: Vec<&mut Entrant<'_>> = entrants.iter_mut().collect();
        order.rotate_right(turned);
        let mut seated: Vec<Seated<'_>> =
            order.into_iter().map(|entrant| Seated::Player(&entrant.name, &mut *entrant.player)).collect();
        seated.resize_with(seats, || Seated::Bot(self.level));
        let root = Root::new(&deal.to_be_bytes(), &self.seed.to_be_bytes());
        let play = Play { table, names: names.into_iter().collect(), system, root, retries: self.retries };
        Ok(play.run(deal, seated))
    }
}
