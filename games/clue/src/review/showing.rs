//! What a card that is shown gives away, by what its holder could know of the asker.

use game::Seat;
use inference::{Deal, Solver};
use presentation::Choice;

use super::Insight;
use super::asking::STAKE;
use crate::cards::{Card, CardSet};
use crate::deduce::{Casebook, player};

/// Number of deals, spread over all, in which the holder takes the asker's place.
const WORLDS: usize = 8;
/// How much work each of them may be.
const STATES: usize = 8_192;

/// A choice among cards to show.
pub(super) struct Showing {
    /// The cards that could be shown, each with the bits that it leaves the asker with, on average.
    left: Vec<(Card, f64)>,
    shown: Card,
    /// What the asker had seen already.
    seen: CardSet,
}

impl Showing {
    /// Nothing where there was no choice, or where it cannot be worked out.
    pub(super) fn of(
        insight: &Insight,
        seat: Seat,
        asker: Seat,
        named: CardSet,
        choices: CardSet,
        seen: CardSet,
        shown: Card,
    ) -> Option<Showing> {
        let asker_knows = insight.casebook.log.case_file().is_some();
        if choices.len() < 2 || asker_knows {
            return None;
        }
        let mut solver = Solver::with_limit(STATES);
        let Casebook { names, log } = &insight.casebook;
        let worlds: Vec<Deal> = insight.belief.solution.spread(WORLDS).collect();
        let in_turn =
            |turn: usize, cards: inference::CardSet| cards.iter().nth(turn % cards.len()).expect("there is a card");
        let left = |card: Card| {
            let told = names.showed(seat, asker, named, Some(card));
            let left = log.left_to(player(asker), Some(told), &worlds, in_turn, |log| log.bits(&mut solver));
            Some((card, left?))
        };
        let left = choices.iter().map(left).collect::<Option<_>>()?;
        Some(Showing { left, shown, seen })
    }

    /// The card that gives the least away, and the bits that it leaves the asker with.
    pub(super) fn least(&self) -> (Card, f64) {
        let shown = (self.shown, self.kept());
        self.left.iter().fold(shown, |best, &next| if next.1 > best.1 + 1e-9 { next } else { best })
    }

    /// Whether the asker had seen a card already.
    pub(super) fn is_old(&self, card: Card) -> bool {
        self.seen.contains(card)
    }

    /// The bits that the card shown leaves the asker with.
    pub(super) fn kept(&self) -> f64 {
        self.left.iter().find(|(card, _)| *card == self.shown).map_or(0.0, |&(_, left)| left)
    }

    /// Worth is what the asker need not learn beside the card that tells most; at stake is all that the best card keeps,
    /// and a bit at least.
    pub(super) fn choice(&self) -> Choice {
        let (best, most) = (self.least().1, self.left.iter().map(|&(_, left)| left).fold(f64::INFINITY, f64::min));
        Choice { worth: self.kept() - most, best: best - most, stake: best.max(STAKE) }
    }
}
