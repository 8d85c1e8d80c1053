//! The adviser: whose moves are hints.

use bots::Bot;
use game::Knowledge;
use rand::Rng;

use super::detective::{Logic, choose};
use super::situation::Boldness;
use crate::moves::Move;
use crate::rules::Clue;

/// Plays as the detective does, but accuses only when nothing else is possible: a review would rather have asked on, and
/// whoever follows a hint should not be out by it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adviser;

impl Bot<Clue> for Adviser {
    fn choose(&self, knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Move {
        choose(knowledge, Logic::Exact, Boldness::Sure, rng)
    }
}
