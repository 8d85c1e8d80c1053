//! Many tables of one game, stepped together.

use std::thread;

use game::{Seat, SetupError};

use crate::encode::{Encode, Position, observation_length};
use crate::row::{Rows, Widths};
use crate::table::Table;
use crate::{Fault, Mask, length};

/// How a batch is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many tables there are.
    pub tables: usize,
    /// What all chance follows from: that of each game from this, the table's number and the game's number there alone.
    pub seed: u64,
    /// On how many threads a step is made. What comes of it is the same; one thread does it without allocating.
    pub threads: usize,
    /// After how many actions a game is broken off, when the move that is put together then is made.
    pub limit: Option<u32>,
    /// What follows the end of a game.
    pub after_end: AfterEnd,
}

/// What follows the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterEnd {
    /// The next game begins in the same step, which writes the end of the last and the beginning of the next.
    NextGame,
    /// The table takes no action until the batch is reset.
    Wait,
}

impl Plan {
    /// So many tables on one thread, game after game, none of which is broken off.
    pub const fn new(tables: usize) -> Self {
        Plan { tables, seed: 0, threads: 1, limit: None, after_end: AfterEnd::NextGame }
    }
}

/// Many tables of one game, stepped together.
///
/// Chance makes its moves by itself; whoever is to move takes actions until a move is put together.
pub struct Batch<G: Encode> {
    plan: Plan,
    start: Position<G>,
    tables: Vec<Table<G>>,
}

impl<G: Encode> Batch<G> {
    /// Tables at which the first game has been dealt.
    ///
    /// # Errors
    /// The clause that the setup breaks, or what the layouts have no room for.
    pub fn new(setup: &G::Setup, plan: Plan) -> Result<Self, SetupError> {
        let start = Position::start(setup)?;
        let tables = (0..plan.tables as u32).map(|number| Table::new(number, &start, plan.seed)).collect();
        Ok(Batch { plan, start, tables })
    }

    /// How it is run.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many numbers of each kind a table has.
    pub fn widths(&self) -> Widths {
        Widths {
            observation: observation_length::<G>(),
            actions: length(G::ACTIONS),
            seats: self.start.game.seats(),
        }
    }

    /// Begins the first games of a seed, and writes them.
    ///
    /// # Panics
    /// When a buffer has not as many numbers as all tables together.
    pub fn reset(&mut self, seed: u64, rows: Rows<'_>) {
        let widths = self.widths();
        rows.check(self.tables.len(), widths);
        self.plan.seed = seed;
        for (table, mut row) in self.tables.iter_mut().zip(rows.each(widths)) {
            table.reset(&self.start, seed, &mut row);
        }
    }

    /// Takes an action at each table, and writes what came of it. Returns how many tables took none, for it may not be
    /// taken there: they are as they were, and [`faults`](Batch::faults) says why.
    ///
    /// # Panics
    /// When there are not as many actions as tables, or a buffer has not as many numbers as all tables together.
    pub fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> usize {
        let widths = self.widths();
        rows.check(self.tables.len(), widths);
        assert_eq!(actions.len(), self.tables.len(), "`actions` must have one number for each table");
        let Batch { plan, start, tables } = self;
        let share = tables.len().div_ceil(plan.threads.max(1));
        let step = |tables: &mut [Table<G>], actions: &[i32], rows: Rows<'_>| {
            for ((table, &action), mut row) in tables.iter_mut().zip(actions).zip(rows.each(widths)) {
                table.step(start, plan, action, &mut row);
            }
        };
        if share >= tables.len() {
            step(tables, actions, rows);
            return self.faults().count();
        }
        thread::scope(|scope| {
            let (mut tables, mut actions, mut rows) = (tables.as_mut_slice(), actions, rows);
            while tables.len() > share {
                let (mine, others) = std::mem::take(&mut tables).split_at_mut(share);
                let (my_actions, other_actions) = actions.split_at(share);
                let (my_rows, other_rows) = rows.split_at(share, widths);
                scope.spawn(move || step(mine, my_actions, my_rows));
                (tables, actions, rows) = (others, other_actions, other_rows);
            }
            step(tables, actions, rows);
        });
        self.faults().count()
    }

    /// The actions that were not taken in the last step.
    pub fn faults(&self) -> impl Iterator<Item = Fault> {
        self.tables.iter().filter_map(|table| table.fault)
    }

    /// The game of a table.
    ///
    /// # Panics
    /// When there is no such table.
    pub fn position(&self, table: usize) -> &Position<G> {
        self.tables[table].position()
    }

    /// Who is to take an action at a table; nobody while it waits for its next game.
    ///
    /// # Panics
    /// When there is no such table.
    pub fn to_move(&self, table: usize) -> Option<Seat> {
        self.tables[table].to_move()
    }

    /// What may be picked at a table.
    ///
    /// # Panics
    /// When there is no such table.
    pub fn legal(&self, table: usize) -> Mask {
        self.tables[table].legal()
    }

    /// Writes what a seat of a table knows, whoever is to move.
    ///
    /// # Panics
    /// When there is no such table or seat, or not as many bytes as an observation has.
    pub fn observe(&self, table: usize, seat: Seat, bytes: &mut [u8]) {
        self.tables[table].observe(seat, bytes);
    }
}
