//! The adviser: whose moves are hints.

use bots::Bot;
use game::Knowledge;
use rand::Rng;

use super::{bluffer, reader};
use crate::deduce::Credit;
use crate::review::Stake;
use crate::{ColorDoubt, Move};

/// Plays as the reader does, but for what would teach somebody badly who has yet to learn whom the others believe: it
/// never lies where it need not, and doubts as a review would have it done.
pub(super) struct Adviser;

impl Bot<ColorDoubt> for Adviser {
    fn choose(&self, knowledge: &Knowledge<ColorDoubt>, rng: &mut dyn Rng) -> Move {
        let mut choices = bluffer::choices(knowledge);
        keep(&mut choices, |m| !matches!(m, Move::Lay { cards, say } if !cards.all_of(*say)));
        if let Ok(Some(credit)) = Credit::of(knowledge) {
            let worth = Stake::of(&knowledge.view.public, knowledge.setup.games).worth(credit.is);
            keep(&mut choices, |m| worth >= 0.0 || *m != Move::Doubt {});
            keep(&mut choices, |m| worth <= 0.0 || credit.can > 0.0 || *m == Move::Doubt {});
        }
        reader::best(knowledge, choices, rng)
    }
}

/// Keeps the moves that are wanted, if there are any.
pub(super) fn keep(choices: &mut Vec<(Move, f64)>, wanted: impl Fn(&Move) -> bool) {
    if choices.iter().any(|(m, _)| wanted(m)) {
        choices.retain(|(m, _)| wanted(m));
    }
}
