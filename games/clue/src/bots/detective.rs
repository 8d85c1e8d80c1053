//! A player who works out what each choice is worth.

use bots::Bot;
use game::{Knowledge, Message};
use rand::Rng;

use super::manner::{DETECTIVE, Logic, Manner};
use super::novice::Novice;
use super::reasons;
use super::situation::Situation;
use crate::moves::Move;
use crate::rules::Clue;

/// Knows exactly what follows from all that it has seen; suggests what is likely right and tells the most, goes where
/// that can be asked, shows what tells the asker the least, and accuses when it is certain or when the others are
/// about to.
#[derive(Clone, Copy, Debug)]
pub struct Detective;

impl Bot<Clue> for Detective {
    fn choose(&self, knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Move {
        choose(knowledge, &DETECTIVE, rng)
    }

    fn why(&self, knowledge: &Knowledge<Clue>, m: &Move) -> Vec<Message> {
        why(knowledge, &DETECTIVE, m)
    }
}

/// A detective with a sheet of paper in the place of exact belief, to measure what that is worth: everything else is
/// the same.
#[derive(Clone, Copy, Debug)]
pub struct PaperDetective;

impl Bot<Clue> for PaperDetective {
    fn choose(&self, knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Move {
        choose(knowledge, &Manner { logic: Logic::Paper, ..DETECTIVE }, rng)
    }
}

pub(super) fn choose(knowledge: &Knowledge<Clue>, manner: &Manner, mut rng: &mut dyn Rng) -> Move {
    let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
    if options.pass {
        return Move::Pass;
    }
    if let (Some(card), 1) = (options.show.first(), options.show.len()) {
        return Move::Show { card };
    }
    let Some(situation) = Situation::of(knowledge, manner) else { return Novice.choose(knowledge, rng) };
    if !options.show.is_empty() {
        return Move::Show { card: situation.least_telling(options.show, &mut rng) };
    }
    situation.act(options, &mut rng)
}

/// Why a detective of this manner made a move.
pub(super) fn why(knowledge: &Knowledge<Clue>, manner: &Manner, m: &Move) -> Vec<Message> {
    // What follows from one's hand is soon told.
    if matches!(m, Move::Pass) || knowledge.options.as_ref().is_some_and(|options| options.show.len() == 1) {
        return Vec::new();
    }
    match Situation::of(knowledge, manner) {
        Some(situation) => reasons::of_detective(&situation, manner, m),
        None => Novice.why(knowledge, m),
    }
}
