//! What the others may know by now.

use game::{BySeat, Seat};
use inference::{Deal, Log, Solver};
use rand::Rng;

use super::detective::Logic;
use crate::cards::any;
use crate::deduce::player;

/// How much work it may be to put oneself in another's place.
pub(super) const STATES: usize = 20_000;

/// The chance that one of the others ends the game before one's next turn, by what they may know in these worlds.
pub(super) fn danger(
    log: &Log,
    logic: Logic,
    me: Seat,
    out: &BySeat<bool>,
    worlds: &[Deal],
    rng: &mut (impl Rng + ?Sized),
) -> f64 {
    let mut solver = Solver::with_limit(STATES);
    let mut safe = 1.0;
    for rival in me.others(out.len()).filter(|&rival| !out[rival]) {
        let mut solves = 0.0;
        for world in worlds {
            let rival = logic.keeps(log.of_rival(player(rival), world, |cards| any(cards, rng)));
            let guesses = rival.guesses(&mut solver).unwrap_or_default();
            let best = guesses.iter().copied().fold(0.0, f64::max);
            // Who is not certain may become so by the next suggestion.
            solves += if best > 0.95 { 1.0 } else { best / 2.0 };
        }
        safe *= 1.0 - solves / worlds.len() as f64;
    }
    1.0 - safe
}
