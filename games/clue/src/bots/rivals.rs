//! What the others may know by now.

use game::{BySeat, Seat};
use inference::{Belief, Deal, Log, Reading, Solver};
use rand::Rng;

use super::detective::Logic;
use crate::cards::any;
use crate::deduce::player;

/// How much work it may be to put oneself in another's place.
const STATES: usize = 20_000;

/// The chances of the crimes for somebody who was told this, unless that takes too long.
pub(super) fn guesses(solver: &mut Solver, log: &Log) -> Option<Vec<f64>> {
    let belief = Belief::with(solver, &log.evidence(), Reading::Possible).ok()?;
    let guesses = belief.case_file().ok()?.iter().map(|(_, chance)| chance).collect();
    belief.recycle(solver);
    Some(guesses)
}

/// A solver that gives up soon.
pub(super) fn hasty() -> Solver {
    Solver::with_limit(STATES)
}

/// The chance that one of the others ends the game before one's next turn, by what they may know in these worlds.
pub(super) fn danger(
    log: &Log,
    logic: Logic,
    me: Seat,
    out: &BySeat<bool>,
    worlds: &[Deal],
    rng: &mut (impl Rng + ?Sized),
) -> f64 {
    let mut solver = hasty();
    let mut safe = 1.0;
    for rival in me.others(out.len()).filter(|&rival| !out[rival]) {
        let mut solves = 0.0;
        for world in worlds {
            let rival = logic.keeps(log.of_rival(player(rival), world, |cards| any(cards, rng)));
            let guesses = guesses(&mut solver, &rival).unwrap_or_default();
            let best = guesses.iter().copied().fold(0.0, f64::max);
            // Who is not certain may become so by the next suggestion.
            solves += if best > 0.95 { 1.0 } else { best / 2.0 };
        }
        safe *= 1.0 - solves / worlds.len() as f64;
    }
    1.0 - safe
}
