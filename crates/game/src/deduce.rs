//! What follows from a viewer's knowledge.

use std::fmt::Debug;

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::{Game, Knowledge, Table};

/// A game whose hidden facts can be reasoned about exactly.
///
/// Both readings are Bayes' rule with a stated behaviour: a history weighs the product of its chance moves'
/// [`weight`](Game::weight) and of its players' moves' [`ways`](Deduce::ways) or
/// [`likelihood`](Deduce::likelihood).
/// The test kit compares both with an oracle that lists every history.
pub trait Deduce: Game {
    /// One thing that is hidden from somebody, such as "this card is held by that seat".
    type Fact: Clone + Debug + Eq + Ord + Send + Sync + 'static;

    /// Appends every fact of that kind that is true in this world, once each.
    fn facts(&self, out: &mut Vec<Self::Fact>);

    /// Number of ways in which a player can make this legal move, before it is made; always positive.
    /// It is 1 unless the move stands for choices between things that are alike, such as which two of five red cards.
    /// A move counts for so much in the reading [`Possible`](Reading::Possible).
    fn ways(&self, _: &Self::Move) -> f64 {
        1.0
    }

    /// Whether this choice changes no fact, such as which of several cards is shown to somebody: in the reading
    /// [`Possible`](Reading::Possible) the choices that a viewer cannot tell apart then count as one.
    fn counts_once(&self, _: &Self::Move) -> bool {
        false
    }

    /// How likely a player is taken to make this legal move here, in one way or another, before it is made; always
    /// positive. A move counts for so much in the reading [`Likely`](Reading::Likely).
    ///
    /// Only moves of which some viewer sees less than all need care: a factor that no viewer can tell from another
    /// history's changes nothing.
    fn likelihood(&self, m: &Self::Move) -> f64;

    /// The chance of every fact that is possible, given what a viewer knows; facts not listed are impossible.
    ///
    /// # Errors
    /// No world fits the knowledge, which never happens to what a real table shows.
    fn chances(knowledge: &Knowledge<Self>, reading: Reading) -> Result<Vec<(Self::Fact, f64)>, Contradiction>;

    /// One whole history that gives exactly this knowledge to this viewer: a determinization, drawn by the reading
    /// [`Likely`](Reading::Likely).
    ///
    /// # Errors
    /// No world fits the knowledge, which never happens to what a real table shows.
    fn determinize<R: Rng + ?Sized>(knowledge: &Knowledge<Self>, rng: &mut R)
    -> Result<Table<Self>, Contradiction>;
}

/// How what was seen is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// Every history that fits what was seen counts by its chance moves alone, whatever the players chose; a move that
    /// can be made in several [`ways`](Deduce::ways) counts as several, and choices of which each
    /// [`counts_once`](Deduce::counts_once) count as one.
    Possible,
    /// Each history is also weighed by how likely its players were to choose as they did.
    Likely,
}

impl Reading {
    /// Both.
    pub const ALL: [Reading; 2] = [Reading::Possible, Reading::Likely];
}

/// No world is consistent with the knowledge given; what a real table shows never is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no world is consistent with what is known")]
pub struct Contradiction;
