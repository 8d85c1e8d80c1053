//! Games as environments for learning, with their types forgotten.

use std::sync::OnceLock;

use bots::Bot;
use env::{Batch, Bots, Encode, Fault, Field, Mask, Plan, Rows, Widths, describe, observation};
use game::{Contradiction, Seat, SetupError, Viewer};
use presentation::{Level, Playable};

use crate::AnyState;
use crate::read::read;
use crate::state::State;
use crate::table::json;

/// A game as an environment: what its numbers mean, and batches of its tables.
pub trait AnyEnvironment: Send + Sync {
    /// [`game::Game::NAME`].
    fn name(&self) -> &'static str;

    /// [`Encode::VERSION`].
    fn version(&self) -> u32;

    /// What an observation consists of.
    fn observation(&self) -> Vec<Field>;

    /// What can be picked.
    fn actions(&self) -> &'static [Field];

    /// What is hidden.
    fn hidden(&self) -> &'static [Field];

    /// All layouts as Markdown.
    fn describe(&self) -> String;

    /// Tables with this setup, which is JSON, at which the first game has been dealt.
    ///
    /// # Errors
    /// When the setup cannot be read, when it breaks a clause, or when the layouts have no room for it.
    fn batch(&'static self, setup: &str, plan: Plan) -> Result<Box<dyn AnyBatch>, SetupError>;

    /// The same with bots that play some of the seats: for each seat, from the first on, the name of a level, or nothing.
    ///
    /// # Errors
    /// As [`batch`](AnyEnvironment::batch); or when there is no such bot, or no seat for one, or none without.
    fn against(
        &'static self,
        setup: &str,
        plan: Plan,
        bots: &[Option<&str>],
    ) -> Result<Box<dyn AnyBatch>, EnvironmentError>;

    /// A game before its first move, for a setup that is small enough to look at everything that can happen.
    ///
    /// # Errors
    /// When the setup cannot be read, or breaks a clause.
    fn state(&self, setup: &str) -> Result<Box<dyn AnyState>, SetupError>;
}

/// Why there is no batch.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EnvironmentError {
    /// The setup is none.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no bot of that name.
    #[error("there is no bot called {wanted}; there are: {}", known.join(", "))]
    UnknownBot {
        /// What was asked for.
        wanted: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// There are too many bots, or one on every seat.
    #[error("there are {seats} seats, of which bots may play at most {}", seats - 1)]
    NoSeat {
        /// The seats of the setup.
        seats: usize,
    },
}

/// [`Batch`] with its game forgotten.
pub trait AnyBatch: Send + Sync {
    /// [`Batch::plan`].
    fn plan(&self) -> &Plan;

    /// [`Batch::widths`].
    fn widths(&self) -> Widths;

    /// [`Batch::reset`].
    ///
    /// # Panics
    /// As there.
    fn reset(&mut self, seed: u64, rows: Rows<'_>);

    /// [`Batch::begin`].
    ///
    /// # Panics
    /// As there.
    fn begin(&mut self, rows: Rows<'_>);

    /// [`Batch::begin_at`].
    ///
    /// # Panics
    /// As there.
    fn begin_at(&mut self, chosen: &[bool], rows: Rows<'_>);

    /// [`Batch::step`].
    ///
    /// # Panics
    /// As there.
    fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> usize;

    /// [`Batch::faults`].
    fn faults(&self) -> Vec<Fault>;

    /// [`Batch::to_move`].
    ///
    /// # Panics
    /// As there.
    fn to_move(&self, table: usize) -> Option<Seat>;

    /// [`Batch::legal`].
    ///
    /// # Panics
    /// As there.
    fn legal(&self, table: usize) -> Mask;

    /// [`Batch::observe`].
    ///
    /// # Panics
    /// As there.
    fn observe(&self, table: usize, seat: Seat, bytes: &mut [u8]);

    /// [`Batch::belief`].
    ///
    /// # Errors
    /// As there.
    ///
    /// # Panics
    /// As there.
    fn belief(&mut self, table: usize, seat: Seat, chances: &mut [f32]) -> Result<(), Contradiction>;

    /// [`Batch::truth`].
    ///
    /// # Panics
    /// As there.
    fn truth(&mut self, table: usize, seat: Seat, facts: &mut [u8]);

    /// What somebody who looks at a table knows now, as JSON.
    ///
    /// # Panics
    /// When there is no such table or seat.
    fn view(&self, table: usize, viewer: Viewer) -> String;
}

impl<G: Encode> AnyBatch for Batch<G> {
    fn plan(&self) -> &Plan {
        self.plan()
    }

    fn widths(&self) -> Widths {
        self.widths()
    }

    fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        self.reset(seed, rows);
    }

    fn begin(&mut self, rows: Rows<'_>) {
        self.begin(rows);
    }

    fn begin_at(&mut self, chosen: &[bool], rows: Rows<'_>) {
        self.begin_at(chosen, rows);
    }

    fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> usize {
        self.step(actions, rows)
    }

    fn faults(&self) -> Vec<Fault> {
        self.faults().collect()
    }

    fn to_move(&self, table: usize) -> Option<Seat> {
        self.to_move(table)
    }

    fn legal(&self, table: usize) -> Mask {
        self.legal(table)
    }

    fn observe(&self, table: usize, seat: Seat, bytes: &mut [u8]) {
        self.observe(table, seat, bytes);
    }

    fn belief(&mut self, table: usize, seat: Seat, chances: &mut [f32]) -> Result<(), Contradiction> {
        self.belief(table, seat, chances)
    }

    fn truth(&mut self, table: usize, seat: Seat, facts: &mut [u8]) {
        self.truth(table, seat, facts);
    }

    fn view(&self, table: usize, viewer: Viewer) -> String {
        json(&self.position(table).game.view(viewer))
    }
}

/// A line of the catalog's environments.
pub(crate) struct Environment<G: Playable> {
    // Made once: a bot may hold tables that are expensive to compute.
    levels: OnceLock<Vec<Level<G>>>,
}

impl<G: Playable> Environment<G> {
    pub(crate) const fn new() -> Self {
        Environment { levels: OnceLock::new() }
    }

    fn bot(&'static self, wanted: &str) -> Result<&'static dyn Bot<G>, EnvironmentError> {
        let levels = self.levels.get_or_init(G::bots);
        let level = levels.iter().find(|level| level.name == wanted).map(|level| &*level.bot);
        level.ok_or_else(|| EnvironmentError::UnknownBot {
            wanted: wanted.to_owned(),
            known: levels.iter().map(|level| level.name).collect(),
        })
    }
}

impl<G: Encode + Playable> AnyEnvironment for Environment<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn version(&self) -> u32 {
        G::VERSION
    }

    fn observation(&self) -> Vec<Field> {
        observation::<G>().collect()
    }

    fn actions(&self) -> &'static [Field] {
        G::ACTIONS
    }

    fn hidden(&self) -> &'static [Field] {
        G::HIDDEN
    }

    fn describe(&self) -> String {
        describe::<G>()
    }

    fn batch(&'static self, setup: &str, plan: Plan) -> Result<Box<dyn AnyBatch>, SetupError> {
        let setup = read(setup).map_err(SetupError::unreadable)?;
        Ok(Box::new(Batch::<G>::new(&setup, plan)?))
    }

    fn against(
        &'static self,
        setup: &str,
        plan: Plan,
        bots: &[Option<&str>],
    ) -> Result<Box<dyn AnyBatch>, EnvironmentError> {
        let setup = read(setup).map_err(SetupError::unreadable)?;
        let seats = G::start(&setup)?.seats();
        if bots.len() > seats || bots.iter().flatten().count() == seats {
            return Err(EnvironmentError::NoSeat { seats });
        }
        let bots = bots.iter().map(|bot| bot.map(|wanted| self.bot(wanted)).transpose());
        let bots: Bots<G> = bots.collect::<Result<_, _>>()?;
        Ok(Box::new(Batch::<G>::against(&setup, plan, bots)?))
    }

    fn state(&self, setup: &str) -> Result<Box<dyn AnyState>, SetupError> {
        let setup = read(setup).map_err(SetupError::unreadable)?;
        let start = G::start(&setup)?;
        Ok(Box::new(State::<G>::of_start(&setup, start)))
    }
}
