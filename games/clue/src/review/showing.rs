//! What a card that is shown gives away, by what its holder could know of the asker.

use game::Seat;
use inference::{Belief, Reading, Solver, entropy};
use presentation::Grade;

use super::Mind;
use crate::cards::{Card, CardSet};
use crate::deduce::{Evidence, player};

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
        let asker_knows = mind.evidence.told.case_file().is_some();
        if choices.len() < 2 || asker_knows {
            return None;
        }
        let mut limited = Solver::with_limit(STATES);
        std::mem::swap(solver, &mut limited);
        let mut left: Vec<(Card, f64)> = choices.iter().map(|card| (card, 0.0)).collect();
        let mut done = true;
        let Evidence { names, log, .. } = &mind.evidence;
        let named = names.set(named);
        for (number, world) in mind.belief.chances().spread(WORLDS).enumerate() {
            let mut turn = number;
            let rival = log.of_rival(player(asker), &world, |cards| {
                turn += 1;
                cards.iter().nth(turn % cards.len()).expect("there is a card")
            });
            for (card, open) in &mut left {
                let mut told = rival.evidence();
                told.push(&names.showed(seat, asker, named, Some(names.card(*card))));
                let belief = Belief::with(solver, &told, Reading::Possible).ok();
                let joint = belief.as_ref().and_then(|belief| belief.case_file().ok());
                match joint {
                    Some(joint) => *open += entropy(joint.iter().map(|(_, chance)| chance)) / WORLDS as f64,
                    None => done = false,
                }
                if let Some(belief) = belief {
                    belief.recycle(solver);
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
