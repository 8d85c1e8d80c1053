//! Many tables of one game, stepped together.

use std::thread;

use bots::Bot;
use game::{Contradiction, Knowledge, Reading, Seat, SetupError, Viewer};

use crate::encode::{Encode, Position, observation_length};
use crate::row::{Rows, Widths};
use crate::table::Table;
use crate::{Fault, Mask, Minds as _, length};

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
    /// In which reading the chances of what is hidden are worked out, exactly, for the seat to move; nothing to leave them.
    pub belief: Option<Reading>,
    /// Whether what is hidden is written, too: what learners may be trained to tell, and never what they play by.
    pub truth: bool,
}

/// What follows the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterEnd {
    /// The next game begins in the same step, which writes the end of the last and the beginning of the next.
    NextGame,
    /// The table takes no action until its next game is begun.
    Wait,
}

impl Plan {
    /// So many tables on one thread, game after game, none of which is broken off, with observations and masks alone.
    pub const fn new(tables: usize) -> Self {
        Plan { tables, seed: 0, threads: 1, limit: None, after_end: AfterEnd::NextGame, belief: None, truth: false }
    }

    /// Whether a machine can do it, of what somebody else has asked for.
    ///
    /// # Errors
    /// What is too many or too few.
    pub fn check(&self) -> Result<(), PlanError> {
        match *self {
            Plan { tables, .. } if !(1..=MOST_TABLES).contains(&tables) => Err(PlanError::Tables(tables)),
            Plan { threads, .. } if !(1..=MOST_THREADS).contains(&threads) => Err(PlanError::Threads(threads)),
            Plan { limit: Some(0), .. } => Err(PlanError::Limit),
            _ => Ok(()),
        }
    }
}

/// The most tables of one batch.
const MOST_TABLES: usize = 1 << 17;
/// The most threads of one batch.
const MOST_THREADS: usize = 1 << 10;

/// What is wrong with a [`Plan`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// So many tables.
    #[error("there may be 1 to {MOST_TABLES} tables, not {0}")]
    Tables(usize),
    /// So many threads.
    #[error("there may be 1 to {MOST_THREADS} threads, not {0}")]
    Threads(usize),
    /// Games that are broken off before anything has happened.
    #[error("a game is broken off after 1 action at the earliest")]
    Limit,
}

/// Many tables of one game, stepped together.
///
/// Chance makes its moves by itself, and so do bots; whoever else is to move takes actions until a move is put together.
pub struct Batch<G: Encode> {
    plan: Plan,
    start: Start<G>,
    tables: Vec<Table<G>>,
}

/// What every game of a batch begins with.
pub(crate) struct Start<G: Encode> {
    pub(crate) position: Position<G>,
    /// Where there is to be belief.
    pub(crate) minds: Option<G::Minds>,
    /// Who plays which seat by themselves.
    pub(crate) bots: Bots<G>,
    /// What each of them knows.
    pub(crate) known: Vec<Knowledge<G>>,
    /// After how many moves bots have gone round in circles.
    pub(crate) most_moves: usize,
}

impl<G: Encode> Start<G> {
    /// Who plays a seat by themselves.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&'static dyn Bot<G>> {
        self.bots.get(seat.index()).copied().flatten()
    }
}

/// For each seat the bot that plays it, if one does.
pub type Bots<G> = Vec<Option<&'static dyn Bot<G>>>;

impl<G: Encode> Batch<G> {
    /// Tables at which the first game has been dealt.
    ///
    /// # Errors
    /// The clause that the setup breaks, or what the layouts have no room for.
    pub fn new(setup: &G::Setup, plan: Plan) -> Result<Self, SetupError> {
        Batch::against(setup, plan, Vec::new())
    }

    /// The same with bots that play some of the seats: their moves are made in the step that comes to them. A game that is
    /// longer than [`Game::most_moves`](game::Game::most_moves) is broken off, for they go round in circles,
    /// and one that they end before anybody is asked is passed over.
    ///
    /// # Errors
    /// As [`new`](Batch::new).
    ///
    /// # Panics
    /// When there are more bots than seats, or a bot on every seat.
    pub fn against(setup: &G::Setup, plan: Plan, bots: Bots<G>) -> Result<Self, SetupError> {
        let position: Position<G> = Position::start(setup)?;
        let seats = position.game.seats();
        assert!(bots.len() <= seats, "there is a seat for each bot");
        assert!(bots.iter().flatten().count() < seats, "somebody takes actions");
        let minds = plan.belief.map(|_| G::Minds::new(setup, &position.game));
        let known = |(seat, bot): (Seat, &Option<_>)| {
            bot.map(|_: &'static dyn Bot<G>| Knowledge::of_start(setup, &position.game, Viewer::Seat(seat)))
        };
        let known = Seat::all(bots.len()).zip(&bots).filter_map(known).collect();
        let start = Start { position, minds, bots, known, most_moves: G::most_moves(setup) };
        let tables = (0..plan.tables as u32).map(|number| Table::new(number, &start, &plan)).collect();
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
            seats: self.start.position.game.seats(),
            belief: if self.plan.belief.is_some() { length(G::HIDDEN) } else { 0 },
            truth: if self.plan.truth { length(G::HIDDEN) } else { 0 },
        }
    }

    /// Begins the first games of a seed, and writes them.
    ///
    /// # Panics
    /// When a buffer has not as many numbers as all tables together.
    pub fn reset(&mut self, seed: u64, mut rows: Rows<'_>) {
        let widths = self.widths();
        rows.check(self.tables.len(), widths);
        self.plan.seed = seed;
        for table in &mut self.tables {
            table.reset(&self.start, &self.plan, &mut rows.next(widths));
        }
    }

    /// Begins the next game at each table, however far this one is, and writes it.
    ///
    /// # Panics
    /// When a buffer has not as many numbers as all tables together.
    pub fn begin(&mut self, mut rows: Rows<'_>) {
        let widths = self.widths();
        rows.check(self.tables.len(), widths);
        for table in &mut self.tables {
            table.next_game(&self.start, &self.plan, &mut rows.next(widths));
        }
    }

    /// Begins the next game at some of the tables and writes it. What the last step wrote of an end stays, and so do the
    /// rows of all other tables.
    ///
    /// # Panics
    /// When there is not a choice for each table, or a buffer has not as many numbers as all tables together.
    pub fn begin_at(&mut self, chosen: &[bool], mut rows: Rows<'_>) {
        let widths = self.widths();
        rows.check(self.tables.len(), widths);
        assert_eq!(chosen.len(), self.tables.len(), "`chosen` must say yes or no for each table");
        for (table, &is_chosen) in self.tables.iter_mut().zip(chosen) {
            let mut row = rows.next(widths);
            if is_chosen {
                table.go_on(&self.start, &self.plan, &mut row);
            }
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
        let step = |tables: &mut [Table<G>], actions: &[i32], mut rows: Rows<'_>| {
            for (table, &action) in tables.iter_mut().zip(actions) {
                table.step(start, plan, action, &mut rows.next(widths));
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
                let my_rows = rows.split_off(share, widths);
                scope.spawn(move || step(mine, my_actions, my_rows));
                (tables, actions) = (others, other_actions);
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

    /// Writes the chances of what is hidden from a seat of a table, exactly and in the reading of the plan.
    ///
    /// # Errors
    /// As [`Deduce::chances`](game::Deduce::chances).
    ///
    /// # Panics
    /// When the plan does not ask for belief, when there is no such table or seat, or not as many numbers as there are
    /// facts.
    pub fn belief(&mut self, table: usize, seat: Seat, chances: &mut [f32]) -> Result<(), Contradiction> {
        let reading = self.plan.belief.expect("the plan asks for belief");
        self.tables[table].believe(seat, reading, chances)
    }

    /// Writes what is hidden at a table, as a seat counts.
    ///
    /// # Panics
    /// When there is no such table or seat, or not as many numbers as there are facts.
    pub fn truth(&mut self, table: usize, seat: Seat, facts: &mut [u8]) {
        self.tables[table].tell_truth(seat, facts);
    }
}
