//! What a card that is shown gives away, by what its holder could know of the asker.

use belief::Solver;
use game::{Grade, Seat};

use super::{Mind, bits};
use crate::cards::{Card, CardSet};
use crate::deduce::{Belief, Reading};

/// In how many deals, spread over all, the holder puts themself in the asker's place.
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
    /// Nothing where there was no choice, or where it cannot be reckoned.
    pub(super) fn of(
        solver: &mut Solver,
        mind: &Mind,
        seat: Seat,
        asker: Seat,
        named: CardSet,
        choices: CardSet,
        shown: Card,
    ) -> Option<Showing> {
        let asker_knows = mind.evidence.case_file.is_some();
        if choices.len() < 2 || asker_knows {
            return None;
        }
        let mut limited = Solver::with_limit(STATES);
        std::mem::swap(solver, &mut limited);
        let mut left: Vec<(Card, f64)> = choices.iter().map(|card| (card, 0.0)).collect();
        let mut done = true;
        for (number, world) in mind.belief.spread(WORLDS).enumerate() {
            let mut turn = number;
            let pick = |cards: CardSet| {
                turn += 1;
                cards.nth(turn % cards.len())
            };
            let rival = mind.evidence.of_rival(asker, &world, pick);
            for (card, open) in &mut left {
                let told = rival.and_shown(seat, asker, named, *card);
                match Belief::attempt(solver, &told, Reading::Possible) {
                    Some(belief) => {
                        *open += bits(&belief.crimes()) / WORLDS as f64;
                        belief.recycle(solver);
                    }
                    None => done = false,
                }
            }
        }
        std::mem::swap(solver, &mut limited);
        done.then_some(Showing { left, shown })
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
