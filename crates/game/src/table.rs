//! A game with its history.

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::{Arg, Game, Illegal, Knowledge, Message, Options, Seat, SetupError, Turn, Viewer};

/// Setup, log and current game. The setup and the log are the only things ever saved.
#[derive(Clone)]
pub struct Table<G: Game> {
    setup: G::Setup,
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
pub enum Refusal {
    /// The text is not a move of this game.
    #[error("this is not a move of the game: {problem} ({clause})")]
    Malformed {
        /// The clause that says what there is in the game.
        clause: &'static str,
        /// What is wrong with the text, for whoever writes a program that sends such texts.
        problem: String,
    },
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

impl Refusal {
    /// What to say to whoever made the move, and the clause broken where it is one.
    pub fn message(&self) -> (Message, Option<&'static str>) {
        match self {
            Refusal::Malformed { clause, problem } => {
                (Message::new("malformed").with("problem", Arg::text(problem)), Some(clause))
            }
            Refusal::OutOfTurn { .. } => (Message::new("out-of-turn"), None),
            Refusal::Over => (Message::new("game-over"), None),
            Refusal::Illegal(Illegal { clause, message }) => (message.clone(), Some(clause)),
        }
    }
}

/// A move that was legal when it was checked: only [`Table::check`] and [`Table::deal`] make one, and [`Table::apply`]
/// takes nothing else. It is for the table at which it was checked, as it was then.
#[derive(Clone, Debug)]
pub struct Checked<G: Game> {
    ply: usize,
    mover: Mover,
    m: G::Move,
}

impl<G: Game> Checked<G> {
    /// The place that it will have in the log.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// Who makes it.
    pub const fn mover(&self) -> Mover {
        self.mover
    }

    /// The move.
    pub const fn get(&self) -> &G::Move {
        &self.m
    }
}

impl<G: Game> Table<G> {
    /// A table before the first move.
    ///
    /// # Errors
    /// The clause that the setup breaks.
    pub fn new(setup: G::Setup) -> Result<Self, SetupError> {
        let game = G::start(&setup)?;
        Ok(Table { setup, log: Vec::new(), game })
    }

    /// The game before its first move.
    fn start(&self) -> G {
        G::start(&self.setup).expect("a game has been started from it")
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

    /// The move as one that may be applied, if `mover` may make it now. Changes nothing.
    ///
    /// # Errors
    /// When the game is over, when it is somebody else's turn, or when the rules forbid the move: the refusal names the
    /// clause.
    pub fn check(&self, mover: Mover, m: G::Move) -> Result<Checked<G>, Refusal> {
        let turn = self.game.turn();
        if turn.mover().ok_or(Refusal::Over)? != mover {
            return Err(Refusal::OutOfTurn { turn });
        }
        self.game.check(&m)?;
        Ok(Checked { ply: self.log.len(), mover, m })
    }

    /// A chance move, drawn with its probability.
    ///
    /// # Panics
    /// When it is not chance's turn.
    pub fn deal<R: Rng + ?Sized>(&self, rng: &mut R) -> Checked<G> {
        assert_eq!(self.game.turn(), Turn::Chance, "only chance deals");
        Checked { ply: self.log.len(), mover: Mover::Chance, m: self.game.options().pick(rng) }
    }

    /// Makes a move.
    ///
    /// # Panics
    /// When the log has another length than when the move was checked. That it is the same table is the caller's care.
    pub fn apply(&mut self, checked: Checked<G>) {
        assert_eq!(checked.ply, self.log.len(), "the move was checked at another moment");
        self.game.apply(&checked.m);
        self.log.push(checked.m);
    }

    /// Checks and makes a move.
    ///
    /// # Errors
    /// As [`check`](Table::check); the table is then as it was.
    pub fn play(&mut self, mover: Mover, m: G::Move) -> Result<(), Refusal> {
        let checked = self.check(mover, m)?;
        self.apply(checked);
        Ok(())
    }

    /// Calls `step` with the game before and after each move of the log.
    pub fn replay(&self, mut step: impl FnMut(&G, &G::Move, &G)) {
        let mut before = self.start();
        for m in &self.log {
            let mut after = before.clone();
            after.apply(m);
            step(&before, m, &after);
            before = after;
        }
    }

    /// The table as it was after its first `ply` moves, or as it is where there are no more of them.
    #[must_use]
    pub fn after(&self, ply: usize) -> Table<G> {
        let log = self.log.iter().take(ply).cloned().collect::<Vec<_>>();
        let mut game = self.start();
        log.iter().for_each(|m| game.apply(m));
        Table { setup: self.setup.clone(), log, game }
    }

    /// All that `viewer` may know now.
    pub fn knowledge(&self, viewer: Viewer) -> Knowledge<G> {
        let mut knowledge = Knowledge::of_start(&self.setup, &self.start(), viewer);
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
