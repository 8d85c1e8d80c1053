//! A game with its history.

use serde::{Deserialize, Serialize};

use crate::{Game, Illegal, Knowledge, Seat, SetupError, Turn, Viewer};

/// Setup, log and current game. The setup and the log are the only things ever saved.
#[derive(Clone)]
pub struct Table<G: Game> {
    setup: G::Setup,
    start: G,
    log: Vec<G::Move>,
    game: G,
}

/// Who makes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    /// The player of this seat.
    Seat(Seat),
    /// The dealer.
    Chance,
}

impl Turn {
    /// Who makes the next move; `None` when the game is over.
    pub const fn mover(self) -> Option<Mover> {
        match self {
            Turn::Player(seat) => Some(Mover::Seat(seat)),
            Turn::Chance => Some(Mover::Chance),
            Turn::Over => None,
        }
    }
}

/// A move that was not made; the table is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Somebody else is to move.
    #[error("it is not your turn")]
    OutOfTurn {
        /// Who moves now.
        turn: Turn,
    },
    /// Nobody moves any more.
    #[error("the game is over")]
    Over,
    /// The rules do not allow it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl<G: Game> Table<G> {
    /// A table before the first move.
    pub fn new(setup: G::Setup) -> Result<Self, SetupError> {
        let start = G::start(&setup)?;
        Ok(Table { setup, game: start.clone(), start, log: Vec::new() })
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The truth as it is now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Every move so far; a move's place is its ply.
    pub fn log(&self) -> &[G::Move] {
        &self.log
    }

    /// Whether `mover` may make this move now. Changes nothing.
    pub fn check(&self, mover: Mover, m: &G::Move) -> Result<(), Refused> {
        let turn = self.game.turn();
        match (turn, mover) {
            (Turn::Over, _) => Err(Refused::Over),
            (Turn::Player(seat), Mover::Seat(by)) if seat == by => Ok(self.game.check(m)?),
            (Turn::Chance, Mover::Chance) => Ok(self.game.check(m)?),
            _ => Err(Refused::OutOfTurn { turn }),
        }
    }

    /// Checks and makes a move.
    pub fn play(&mut self, mover: Mover, m: G::Move) -> Result<(), Refused> {
        self.check(mover, &m)?;
        self.game.apply(&m);
        self.log.push(m);
        Ok(())
    }

    /// Calls `step` with the game before and after each move of the log.
    pub fn replay(&self, mut step: impl FnMut(&G, &G::Move, &G)) {
        let mut before = self.start.clone();
        for m in &self.log {
            let mut after = before.clone();
            after.apply(m);
            step(&before, m, &after);
            before = after;
        }
    }

    /// All that `viewer` may know now.
    pub fn knowledge(&self, viewer: Viewer) -> Knowledge<G> {
        let mut knowledge = Knowledge::of_start(&self.setup, &self.start, viewer);
        self.replay(|before, m, after| {
            knowledge.follow(before, m, after);
        });
        knowledge
    }
}

impl<G: Game> std::fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("setup", &self.setup).field("game", &self.game).finish_non_exhaustive()
    }
}
