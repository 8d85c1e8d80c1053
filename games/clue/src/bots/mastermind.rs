//! A detective who listens to what the others ask for.

use bots::Bot;
use game::{Knowledge, Message};
use rand::Rng;

use super::detective::{choose, why};
use super::manner::{DETECTIVE, Manner};
use crate::moves::Move;
use crate::rules::Clue;

/// A detective who reads in the questions of others what they hold, and who waits less for certainty.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mastermind;

const MASTERMIND: Manner = Manner { hope: 0.2, patience: 0.7, bit: 0.05, reads: true, ..DETECTIVE };

impl Bot<Clue> for Mastermind {
    fn choose(&self, knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Move {
        choose(knowledge, &MASTERMIND, rng)
    }

    fn why(&self, knowledge: &Knowledge<Clue>, m: &Move) -> Vec<Message> {
        why(knowledge, &MASTERMIND, m)
    }
}
