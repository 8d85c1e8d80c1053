//! Puzzles cut from games of Three Dead Strangers.

use std::ops::ControlFlow;

use bots::Bot;
use chacha20::ChaCha8Rng;
use game::{Deduce, Reading};
use presentation::{Cut, Playable, PuzzleKind, Verdict, cut, quarry};
use rand::SeedableRng;
use three_dead_strangers::{Belief, Fact, Options, Strangers};

fn kind() -> &'static dyn PuzzleKind<Strangers> {
    Strangers::puzzles()[0]
}

fn puzzles(games: u64) -> Vec<Cut<Strangers>> {
    let levels = Strangers::bots();
    let bots: Vec<&dyn Bot<Strangers>> = levels.iter().skip(1).take(1).map(|level| &*level.bot).collect();
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

fn judge(cut: &Cut<Strangers>, answer: &str) -> Verdict<Strangers> {
    assert!(cut.puzzle.takes(&[answer]), "{answer}");
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    kind().judge(&cut.knowledge, &[answer], &mut rng).expect("it is an answer")
}

/// A puzzle is the same in a world that its player cannot tell from the real one.
#[test]
fn a_puzzle_depends_on_nothing_that_its_player_does_not_know() {
    for found in puzzles(30).into_iter().step_by(4) {
        let other = Strangers::determinize(&found.knowledge, &mut ChaCha8Rng::seed_from_u64(11)).unwrap();
        assert_eq!(kind().pose(&other.knowledge(found.knowledge.viewer)), Some(found.puzzle));
    }
}

#[test]
fn what_is_no_answer_is_not_judged() {
    let found = puzzles(30).swap_remove(0);
    let rng = &mut ChaCha8Rng::seed_from_u64(5);
    assert!(kind().judge(&found.knowledge, &[], rng).is_none());
    assert!(kind().judge(&found.knowledge, &["nonsense"], rng).is_none());
}

/// Each accusation that could find somebody out is a choice, and right is the likeliest.
#[test]
fn right_is_the_likeliest_accusation() {
    for found in puzzles(30) {
        let knowledge = &found.knowledge;
        let Some(Options::Play(play)) = &knowledge.options else { panic!("nobody can be accused") };
        let own = knowledge.view.own.as_ref().unwrap().character;
        let belief = Belief::of(knowledge, Reading::Likely).unwrap().unwrap();
        let choices = &found.puzzle.parts[0].choices;
        let facts: Vec<Fact> = choices
            .iter()
            .map(|choice| {
                let (seat, character) = choice.key.split_once('-').unwrap();
                let character = serde_json::from_value(character.into()).unwrap();
                Fact { seat: game::Seat(seat.parse().unwrap()), character }
            })
            .collect();
        let best = facts.iter().map(|&fact| belief.chance(fact)).fold(0.0, f64::max);
        for (choice, &fact) in choices.iter().zip(&facts) {
            let is_open = play.accuse.iter().any(|open| (open.seat, open.character) == (fact.seat, fact.character));
            assert!(is_open && fact.character != own, "{fact:?}");
            let verdict = judge(&found, &choice.key);
            assert_eq!(verdict.right, belief.chance(fact) >= best - 0.02, "{fact:?}");
            assert!(!verdict.again);
        }
    }
}
