//! Why something was not done.

use game::{Illegal, Refused, SetupError, Turn};

/// A move that was not made; the table is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The text is no move of this game.
    #[error("this is no move of the game: {0}")]
    Malformed(String),
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

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::OutOfTurn { turn } => Refusal::OutOfTurn { turn },
            Refused::Over => Refusal::Over,
            Refused::Illegal(illegal) => Refusal::Illegal(illegal),
        }
    }
}

/// Chairs and options from which no game can start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unseated {
    /// Too many or too few players, or a chair that is not there.
    #[error("{0}")]
    Seats(String),
    /// The game does not allow it.
    #[error(transparent)]
    Setup(#[from] SetupError),
}
