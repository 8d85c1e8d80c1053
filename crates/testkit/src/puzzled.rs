//! Puzzles cut from games between bots, for the tests of each kind.

use std::ops::ControlFlow;

use bots::Bot;
use chacha20::ChaCha8Rng;
use game::Deduce;
use presentation::{Cut, Playable, PuzzleKind, Verdict, cut, quarry};
use rand::SeedableRng;

/// The puzzles of a kind in so many games between these bots.
///
/// # Panics
/// When a game came to no end, or when there are too few puzzles to say anything.
pub fn cuts<G: Playable>(kind: &dyn PuzzleKind<G>, bots: &[&dyn Bot<G>], games: u64) -> Vec<Cut<G>> {
    let mut cuts = Vec::new();
    for seed in 0..games {
        let (_, table) = quarry(bots, &mut ChaCha8Rng::seed_from_u64(seed)).expect("bots play to the end");
        cut(&table, kind, |found| {
            cuts.push(found);
            ControlFlow::Continue(())
        });
    }
    assert!(cuts.len() > 3, "{} puzzles are too few to say anything", cuts.len());
    cuts
}

/// What an answer to a puzzle is worth.
///
/// # Panics
/// When it is no answer to that puzzle.
pub fn judge<G: Playable>(kind: &dyn PuzzleKind<G>, cut: &Cut<G>, answer: &[&str]) -> Verdict<G> {
    assert!(cut.puzzle.takes(answer), "{answer:?}");
    kind.judge(&cut.knowledge, answer, &mut ChaCha8Rng::seed_from_u64(5)).expect("it is an answer")
}

/// A puzzle is the same in a world that its player cannot tell from the real one.
///
/// # Panics
/// When it is another there.
pub fn ask_what_is_known<G>(kind: &dyn PuzzleKind<G>, cuts: &[Cut<G>])
where
    G: Playable + Deduce<Fact = <G as Playable>::Fact>,
{
    for found in cuts {
        let other =
            G::determinize(&found.knowledge, &mut ChaCha8Rng::seed_from_u64(11)).expect("the real one fits");
        assert_eq!(kind.pose(&other.knowledge(found.knowledge.viewer)).as_ref(), Some(&found.puzzle));
    }
}

/// Answers that are none get no verdict.
///
/// # Panics
/// When one gets a verdict.
pub fn refuse<G: Playable>(kind: &dyn PuzzleKind<G>, cut: &Cut<G>, nonsense: &[&[&str]]) {
    for answer in nonsense {
        assert!(!cut.puzzle.takes(answer), "{answer:?}");
        let verdict = kind.judge(&cut.knowledge, answer, &mut ChaCha8Rng::seed_from_u64(5));
        assert!(verdict.is_none(), "{answer:?}");
    }
}
