//! Games as environments for learning, with their types forgotten.

use std::marker::PhantomData;

use env::{Batch, Encode, Fault, Field, Mask, Plan, Rows, Widths, describe, observation};
use game::{Contradiction, Seat, SetupError};

use crate::read::read;

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
    fn batch(&self, setup: &str, plan: Plan) -> Result<Box<dyn AnyBatch>, SetupError>;
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
}

/// A line of the catalog's environments.
pub(crate) struct Environment<G>(PhantomData<fn() -> G>);

impl<G> Environment<G> {
    pub(crate) const fn new() -> Self {
        Environment(PhantomData)
    }
}

impl<G: Encode> AnyEnvironment for Environment<G> {
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

    fn batch(&self, setup: &str, plan: Plan) -> Result<Box<dyn AnyBatch>, SetupError> {
        let setup = read(setup).map_err(SetupError::unreadable)?;
        Ok(Box::new(Batch::<G>::new(&setup, plan)?))
    }
}
