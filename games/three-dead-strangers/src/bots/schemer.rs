//! The schemer: reads what everybody plays and covers, hides its own character, and bluffs.

use bots::Bot;
use game::{Knowledge, Message, Reading};
use rand::Rng;

use super::stakes::WEIGHT;
use super::style::{Sight, Style};
use crate::{Move, Strangers};

/// The values were found by matches between bots that differ in one of them.
pub(super) const SCHEMER: Style = Style {
    sight: Sight::Exact(Reading::Likely),
    weight: WEIGHT,
    own: 1.0,
    hides: 0.35,
    sure: 0.4,
    solves: 0.3,
    noise: 0.1,
    bluff: 3.0,
    twice: 0.4,
    locked: 2.0,
    wary: false,
};

/// The bot that goes by what it reads, and can be blindfolded to see what its belief is worth.
#[derive(Clone, Copy, Debug)]
pub struct Schemer {
    /// What it goes by.
    pub sight: Sight,
}

impl Bot<Strangers> for Schemer {
    fn choose(&self, knowledge: &Knowledge<Strangers>, rng: &mut dyn Rng) -> Move {
        Style { sight: self.sight, ..SCHEMER }.choose(knowledge, rng)
    }

    fn why(&self, knowledge: &Knowledge<Strangers>, m: &Move) -> Vec<Message> {
        Style { sight: self.sight, ..SCHEMER }.why(knowledge, m)
    }
}
