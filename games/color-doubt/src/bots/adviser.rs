//! The adviser: whose moves are hints.

use bots::Bot;
use game::Knowledge;
use rand::Rng;

use super::bluffer::{self, keep};
use super::reader::READER;
use crate::deduce::Credit;
use crate::review::Stake;
use crate::{ColorDoubt, Move, Phase};

/// Plays as the reader does, but for what would teach somebody badly who has yet to learn whom the others believe: it
/// never lies where it need not, doubts as a review would have it done, and takes a win that nobody can take away.
pub(super) struct Adviser;

impl Bot<ColorDoubt> for Adviser {
    fn choose(&self, knowledge: &Knowledge<ColorDoubt>, rng: &mut dyn Rng) -> Move {
        let mut choices = bluffer::choices(knowledge);
        keep(&mut choices, |m| !matches!(m, Move::Lay { cards, say } if !cards.all_of(*say)));
        let public = &knowledge.view.public;
        if let (Ok(Some(credit)), Some(seat)) = (Credit::of(knowledge), knowledge.viewer.seat()) {
            let worth = Stake::of(public, knowledge.setup.games).worth(credit.is);
            // Last cards that nobody after it may doubt win where they stand.
            let is_last = matches!(public.phase, Phase::LastCard { .. });
            let wins = is_last && public.doubts_after(seat, knowledge.setup.who_may_doubt).is_none();
            keep(&mut choices, |m| worth >= 0.0 || *m != Move::Doubt {});
            keep(&mut choices, |m| worth <= 0.0 || (credit.can > 0.0 && !wins) || *m == Move::Doubt {});
        }
        let hand = knowledge.view.own.as_ref().map(|own| own.hand);
        let is_all = |m: &Move| matches!(m, Move::Lay { cards, say } if hand == Some(*cards) && cards.all_of(*say));
        if choices.iter().any(|(m, _)| is_all(m)) {
            keep(&mut choices, |m| is_all(m) || *m == Move::Doubt {});
        }
        READER.best(knowledge, choices, rng)
    }
}
