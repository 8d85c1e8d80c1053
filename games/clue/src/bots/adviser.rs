//! The adviser: whose moves are hints.

use bots::Bot;
use game::Knowledge;
use rand::Rng;

use super::detective::choose;
use super::manner::{DETECTIVE, Manner};
use crate::moves::Move;
use crate::review::{least_telling, most_telling};
use crate::rules::Clue;

/// Plays as the detective does, but accuses only when nothing else is possible: a review would rather have asked on, and
/// whoever follows a hint should not be out by it. What it asks and shows is the best by the measure of a review, too.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adviser;

impl Bot<Clue> for Adviser {
    fn choose(&self, knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Move {
        match choose(knowledge, &Manner { hope: f64::INFINITY, ..DETECTIVE }, rng) {
            Move::Suggest(crime) => Move::Suggest(most_telling(knowledge, crime)),
            Move::Show { card } => Move::Show { card: least_telling(knowledge, card) },
            other => other,
        }
    }
}
