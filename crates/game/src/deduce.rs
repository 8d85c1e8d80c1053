//! What follows from a viewer's knowledge.

use std::fmt::Debug;

use rand::Rng;

use crate::{Game, Knowledge, Table};

/// A game whose hidden facts can be reasoned about exactly.
///
/// The reading is Bayes' rule with a stated behaviour: a history weighs the product of its chance moves'
/// [`weight`](Game::weight) and of its players' moves' [`choice_weight`](Deduce::choice_weight).
/// The test kit compares it with an oracle that lists every history.
pub trait Deduce: Game {
    /// One thing that is hidden from somebody, such as "this card is held by that seat".
    type Fact: Copy + Debug + Eq + Ord;

    /// Appends every fact of that kind that is true in this world, once each.
    fn facts(&self, out: &mut Vec<Self::Fact>);

    /// The weight of a player's legal move under the stated behaviour, before it is made.
    ///
    /// Only moves of which some viewer sees less than all need care: a factor that no viewer can tell from another
    /// history's changes nothing.
    fn choice_weight(&self, m: &Self::Move) -> f64;

    /// The chance of every fact that is possible, given what a viewer knows; facts not listed are impossible.
    fn chances(knowledge: &Knowledge<Self>) -> Result<Vec<(Self::Fact, f64)>, Contradiction>;

    /// One whole history that gives exactly this knowledge to this viewer: a determinization.
    fn determinize<R: Rng + ?Sized>(knowledge: &Knowledge<Self>, rng: &mut R)
    -> Result<Table<Self>, Contradiction>;
}

/// No world is consistent with the knowledge given; what a real table shows never is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no world is consistent with what is known")]
pub struct Contradiction;
