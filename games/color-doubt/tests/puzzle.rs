//! Puzzles cut from games of Color Doubt.

use std::ops::ControlFlow;

use bots::Bot;
use chacha20::ChaCha8Rng;
use color_doubt::{ColorDoubt, Credit};
use game::Deduce;
use presentation::{Cut, Playable, PuzzleKind, Verdict, cut, quarry};
use rand::SeedableRng;

fn kind() -> &'static dyn PuzzleKind<ColorDoubt> {
    ColorDoubt::puzzles()[0]
}

fn puzzles(games: u64) -> Vec<Cut<ColorDoubt>> {
    let levels = ColorDoubt::bots();
    let bots: Vec<&dyn Bot<ColorDoubt>> = levels.iter().skip(1).take(1).map(|level| &*level.bot).collect();
    let mut cuts = Vec::new();
    for seed in 0..games {
        let (_, table) = quarry(&bots, &mut ChaCha8Rng::seed_from_u64(seed)).expect("bots play to the end");
        cut(&table, kind(), |found| {
            cuts.push(found);
            ControlFlow::Continue(())
        });
    }
    assert!(cuts.len() > 3, "{} puzzles are too few to say anything", cuts.len());
    cuts
}

fn judge(cut: &Cut<ColorDoubt>, answer: &str) -> Verdict<ColorDoubt> {
    assert!(cut.puzzle.takes(&[answer]), "{answer}");
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    kind().judge(&cut.knowledge, &[answer], &mut rng).expect("it is an answer")
}

/// A puzzle is the same in a world that its player cannot tell from the real one.
#[test]
fn a_puzzle_depends_on_nothing_that_its_player_does_not_know() {
    for found in puzzles(4).into_iter().step_by(4) {
        let other = ColorDoubt::determinize(&found.knowledge, &mut ChaCha8Rng::seed_from_u64(11)).unwrap();
        assert_eq!(kind().pose(&other.knowledge(found.knowledge.viewer)), Some(found.puzzle));
    }
}

#[test]
fn what_is_no_answer_is_not_judged() {
    let found = puzzles(4).swap_remove(0);
    let rng = &mut ChaCha8Rng::seed_from_u64(5);
    assert!(kind().judge(&found.knowledge, &[], rng).is_none());
    assert!(kind().judge(&found.knowledge, &["nonsense"], rng).is_none());
}

/// Right is what is likelier, and what cannot be is said to be a lie.
#[test]
fn right_is_what_is_likelier() {
    let mut certain = 0;
    for found in puzzles(4) {
        let credit = Credit::of(&found.knowledge).unwrap().unwrap();
        let (believe, doubt) = (judge(&found, "believe"), judge(&found, "doubt"));
        assert_eq!((believe.right, doubt.right), (credit.is > 0.5, credit.is < 0.5));
        assert!((credit.is - 0.5).abs() >= 0.2, "{} is a toss-up", credit.is);
        let name = if credit.can == 0.0 { "puzzle-cannot-be" } else { "puzzle-may-be" };
        assert_eq!((&*believe.text[0].name, &*doubt.text[0].name), (name, name));
        certain += u32::from(credit.can == 0.0);
    }
    assert!(certain > 0, "no certain lie");
}
