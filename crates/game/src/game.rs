//! The rules of one game.

use std::fmt::{self, Debug};
use std::hash::Hash;

use rand::Rng;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use ts_rs::TS;

use crate::{BySeat, Message, Seat, View, Viewer};

/// A game in progress: the whole truth.
///
/// Deliberately not `Serialize`; its `Debug` prints the public part alone (law 8 of the test kit).
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The name in addresses, logs and databases: lower case with hyphens.
    const NAME: &'static str;
    /// Raised when the same moves may lead elsewhere than before.
    const RULES: u32;

    /// Seats, edition, options, sizes. Everybody may know it.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One choice, a player's or chance's.
    type Move: Clone + Debug + Eq + Ord + Hash + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What the one to move may do, described compactly.
    type Options: Options<Self::Move> + Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What one viewer is told of one move.
    type Observation: Clone + Debug + Eq + Ord + Hash + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What everybody knows now.
    type Public: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What one seat knows besides.
    type Own: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The game before its first move, which is a chance move where there is something to deal.
    ///
    /// # Errors
    /// The clause that the setup breaks.
    fn start(setup: &Self::Setup) -> Result<Self, SetupError>;

    /// The most moves that a game can have which starts from this setup, chance moves included. Where the rules set no bound, more
    /// than a game of players who want to win ever has.
    fn most_moves(setup: &Self::Setup) -> usize;

    /// The number of seats at this table.
    fn seats(&self) -> usize;

    /// Who moves now.
    fn turn(&self) -> Turn;

    /// What the one to move may do. Empty when the game is over.
    fn options(&self) -> Self::Options;

    /// The weight of a legal chance move: its probability up to a factor that all outcomes of this moment share.
    ///
    /// Exact integers at sizes small enough to list. Always positive; meaningless on a player's turn.
    fn weight(&self, chance: &Self::Move) -> f64;

    /// Whether the one to move may make this move.
    ///
    /// # Errors
    /// The clause that the move breaks, and what would have been right.
    fn check(&self, m: &Self::Move) -> Result<(), Illegal>;

    /// Makes a move. Trusts its caller that [`check`](Game::check) would allow it; does not allocate.
    fn apply(&mut self, m: &Self::Move);

    /// Points for each seat, more is better; meaningful when the game is over.
    fn scores(&self) -> BySeat<i32>;

    /// Who has won, meaningful when the game is over: those with the best score, unless the game can be lost by all.
    fn winners(&self) -> BySeat<bool> {
        let scores = self.scores();
        let best = scores.values().max().copied();
        scores.map(|_, &score| Some(score) == best)
    }

    /// What `viewer` is told of move `m`, which led from `before` to `after`; `None` when it is nothing at all.
    fn observe(before: &Self, m: &Self::Move, after: &Self, viewer: Viewer) -> Option<Self::Observation>;

    /// What everybody knows now.
    fn public(&self) -> &Self::Public;

    /// What a seat knows besides; `None` where that is nothing.
    fn own(&self, seat: Seat) -> Option<Self::Own>;

    /// What `viewer` knows now. Built from what is allowed, never cloned whole and blanked.
    fn view(&self, viewer: Viewer) -> View<Self::Public, Self::Own> {
        View { public: self.public().clone(), own: viewer.seat().and_then(|seat| self.own(seat)) }
    }
}

/// A set of legal moves, described compactly. It agrees with [`Game::check`] on every move.
pub trait Options<M> {
    /// Whether the move is one of them.
    fn contains(&self, m: &M) -> bool;

    /// Appends every move once, for search and for sizes small enough to list.
    fn list(&self, out: &mut Vec<M>);

    /// One move at random, without listing: a player's with every move possible, a chance move with its probability.
    ///
    /// Uses [`chance::below`](crate::chance::below) alone, so that a seed gives the same deal in every version.
    ///
    /// # Panics
    /// When there is no move.
    fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> M;
}

/// Who moves now.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, serde::Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// The player of this seat.
    Player(Seat),
    /// Chance: a deal, dice, a draw.
    Chance,
    /// Nobody any more.
    Over,
}

/// A move that the rules do not allow, with the clause that says so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message} ({clause})")]
pub struct Illegal {
    /// The clause's id in the game's `RULES.md`.
    pub clause: &'static str,
    /// What is wrong, and what would have been right.
    pub message: Message,
}

impl Illegal {
    /// A break of `clause`.
    pub const fn new(clause: &'static str, message: Message) -> Self {
        Illegal { clause, message }
    }
}

/// A setup from which no game can start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The clause's id in the game's `RULES.md`, where the setup breaks one.
    pub clause: Option<&'static str>,
    /// What is wrong, and what would have been right.
    pub message: Message,
}

impl SetupError {
    /// A break of `clause`.
    pub const fn new(clause: &'static str, message: Message) -> Self {
        SetupError { clause: Some(clause), message }
    }

    /// A fault that no clause speaks of.
    pub const fn without_clause(message: Message) -> Self {
        SetupError { clause: None, message }
    }

    /// A setup whose JSON could not be read.
    pub fn unreadable(problem: impl fmt::Display) -> Self {
        SetupError::without_clause(Message::verbatim(problem.to_string()))
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.clause {
            Some(clause) => write!(f, "{} ({clause})", self.message),
            None => write!(f, "{}", self.message),
        }
    }
}

impl std::error::Error for SetupError {}
