//! A player who works out what each choice is worth.

use bots::Bot;
use game::Knowledge;
use rand::Rng;

use super::manner::{DETECTIVE, Logic, Manner};
use super::novice::Novice;
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
