//! What a suggestion could be expected to tell, beside the best one.

use belief::Solver;
use game::{Grade, Seat};

use super::{Mind, bits};
use crate::bots::inquiry::Inquiry;
use crate::cards::{CardSet, Crime};
use crate::deduce::Belief;
use crate::evidence::{Evidence, Holder, Reading};

/// In how many deals, spread over all, suggestions are tried for a first ranking.
const WORLDS: usize = 128;
/// How many of the most telling are then reckoned exactly.
const CANDIDATES: usize = 2;
/// Below this nothing is left to learn, and nothing to grade.
const NOTHING: f64 = 0.05;

/// A suggestion judged by what its maker could know.
pub(super) struct Question {
    /// How many bits its answers tell by expectation: exact.
    pub(super) expected: f64,
    /// The most that was found to be expected of a suggestion in the same room, and that suggestion.
    pub(super) best: (f64, Crime),
}

impl Question {
    /// Nothing where an answer is beyond the limits of belief.
    pub(super) fn of(solver: &mut Solver, mind: &Mind, seat: Seat, crime: Crime) -> Option<Question> {
        let expected = expectation(solver, mind, seat, crime)?;
        let mut best = (expected, crime);
        if mind.crimes.len() > 1 {
            let hand = mind.evidence.own.map_or(CardSet::EMPTY, |(_, hand)| hand);
            let inquiry = Inquiry::over(seat, hand, mind.belief.spread(WORLDS), &mind.crimes);
            let others = inquiry.telling(crime.room).into_iter().filter(|&other| other != crime);
            for other in others.take(CANDIDATES) {
                let worth = expectation(solver, mind, seat, other)?;
                if worth > best.0 + 1e-9 {
                    best = (worth, other);
                }
            }
        }
        Some(Question { expected, best })
    }

    /// By the share of what could be had; nothing where there was nothing to be had.
    pub(super) fn grade(&self) -> Option<Grade> {
        (self.best.0 >= NOTHING).then(|| Grade::of_share(self.expected / self.best.0))
    }
}

/// How many bits of the case file the answers tell by expectation, if everybody shows any card as readily as another.
fn expectation(solver: &mut Solver, mind: &Mind, seat: Seat, crime: Crime) -> Option<f64> {
    let mut left = 0.0;
    let answered =
        for_each_answer(solver, mind, seat, crime, |chance, belief| left += chance * bits(&belief.crimes()));
    answered.then_some(mind.bits - left)
}

/// Calls back with each answer's chance and what is believed after it; whether none of them was too hard.
pub(super) fn for_each_answer(
    solver: &mut Solver,
    mind: &Mind,
    seat: Seat,
    crime: Crime,
    mut answer: impl FnMut(f64, &Belief),
) -> bool {
    let Mind { evidence, belief, .. } = mind;
    let named = crime.cards();
    let all = belief.weight();
    let mut silent: Evidence = evidence.clone();
    let mut left = 1.0;
    for other in seat.others(evidence.hand_sizes.len()) {
        for card in named.iter().filter(|&card| belief.chance(card, Holder::Seat(other)) > 0.0) {
            if silent.lacks[other].contains(card) {
                continue;
            }
            let after = silent.and_shown(other, seat, named, card);
            let Some(after) = Belief::attempt(solver, &after, Reading::Likely) else { continue };
            let chance = after.weight() / all;
            left -= chance;
            answer(chance, &after);
            after.recycle(solver);
        }
        silent.lacks[other] = silent.lacks[other].or(named);
        if left < 1e-12 {
            return true;
        }
    }
    if let Some(after) = Belief::attempt(solver, &silent, Reading::Likely) {
        let chance = after.weight() / all;
        left -= chance;
        answer(chance, &after);
        after.recycle(solver);
    }
    // What was too hard to reckon is missing from the sum.
    left.abs() < 1e-6
}
