//! What a card that is shown gives away, by what its holder could know of the asker.

use game::Seat;
use inference::{Solver, entropy};
use presentation::Grade;

use super::Mind;
use crate::cards::{Card, CardSet};
use crate::deduce::{Evidence, player};

/// Number of deals, spread over all, in which the holder takes the asker's place.
const WORLDS: usize = 8;
/// How much work each of them may be.
const STATES: usize = 8_192;

/// A choice among cards to show.
pub(super) struct Showing {
    /// The cards that could be shown, each with the bits that it leaves the asker with, on average.
    left: Vec<(Card, f64)>,
    shown: Card,
}

impl Showing {
    /// Nothing where there was no choice, or where it cannot be worked out.
    pub(super) fn of(
        mind: &Mind,
        seat: Seat,
        asker: Seat,
        named: CardSet,
        choices: CardSet,
        shown: Card,
    ) -> Option<Showing> {
        let asker_knows = mind.evidence.log.case_file().is_some();
        if choices.len() < 2 || asker_knows {
            return None;
        }
        let mut solver = Solver::with_limit(STATES);
        let mut left: Vec<(Card, f64)> = choices.iter().map(|card| (card, 0.0)).collect();
        let Evidence { names, log } = &mind.evidence;
        for (number, world) in mind.belief.solution.spread(WORLDS).enumerate() {
            let mut turn = number;
            let rival = log.of_rival(player(asker), &world, |cards| {
                turn += 1;
                cards.iter().nth(turn % cards.len()).expect("there is a card")
            });
            for (card, open) in &mut left {
                let mut told = rival.clone();
                told.push(names.showed(seat, asker, named, Some(*card)));
                *open += entropy(told.guesses(&mut solver)?.into_iter()) / WORLDS as f64;
            }
        }
        Some(Showing { left, shown })
    }

    /// The card that gives the least away, and how many bits less than the one that was shown.
    pub(super) fn least(&self) -> (Card, f64) {
        let shown = self.left.iter().find(|(card, _)| *card == self.shown).map_or(0.0, |&(_, open)| open);
        let best = self
            .left
            .iter()
            .fold((self.shown, shown), |best, &next| if next.1 > best.1 + 1e-9 { next } else { best });
        (best.0, best.1 - shown)
    }

    pub(super) fn grade(&self) -> Grade {
        match self.least().1 {
            more if more < 0.1 => Grade::Best,
            more if more < 0.4 => Grade::Good,
            more if more < 1.0 => Grade::Fair,
            _ => Grade::Poor,
        }
    }
}
