//! Puzzles cut from games of True Colors.

use std::ops::ControlFlow;

use bots::Bot;
use chacha20::ChaCha8Rng;
use game::{Deduce, Reading};
use presentation::{Cut, Playable, PuzzleKind, Verdict, cut, quarry};
use rand::SeedableRng;
use true_colors::{Card, Cards, Fact, Options, TrueColors};

fn kind() -> &'static dyn PuzzleKind<TrueColors> {
    TrueColors::puzzles()[0]
}

fn puzzles(games: u64) -> Vec<Cut<TrueColors>> {
    let levels = TrueColors::bots();
    let bots: Vec<&dyn Bot<TrueColors>> = levels.iter().skip(1).take(1).map(|level| &*level.bot).collect();
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

fn judge(cut: &Cut<TrueColors>, answer: &str) -> Verdict<TrueColors> {
    assert!(cut.puzzle.takes(&[answer]), "{answer}");
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    kind().judge(&cut.knowledge, &[answer], &mut rng).expect("it is an answer")
}

/// A puzzle is the same in a world that its player cannot tell from the real one.
#[test]
fn a_puzzle_depends_on_nothing_that_its_player_does_not_know() {
    for found in puzzles(6).into_iter().step_by(4) {
        let other = TrueColors::determinize(&found.knowledge, &mut ChaCha8Rng::seed_from_u64(11)).unwrap();
        assert_eq!(kind().pose(&other.knowledge(found.knowledge.viewer)), Some(found.puzzle));
    }
}

#[test]
fn what_is_no_answer_is_not_judged() {
    let found = puzzles(6).swap_remove(0);
    let rng = &mut ChaCha8Rng::seed_from_u64(5);
    assert!(kind().judge(&found.knowledge, &[], rng).is_none());
    assert!(kind().judge(&found.knowledge, &["nonsense"], rng).is_none());
}

/// Each attack that can be made is a choice, and right is the one that is likeliest to meet a card that lies face down:
/// an attack turns one up just then (TC-51), unless a shape may be turned up as a bluff.
#[test]
fn right_is_the_attack_with_the_best_chance() {
    for found in puzzles(6) {
        let knowledge = &found.knowledge;
        let (Some(Options::Before(acts)) | Some(Options::After(acts))) = &knowledge.options else {
            panic!("no attack")
        };
        let seat = knowledge.viewer.seat().unwrap();
        let room = knowledge.view.public.players[seat].place.room().unwrap();
        let choices = &found.puzzle.parts[0].choices;
        assert_eq!(choices.len(), acts.targets.len() * acts.weapons.len());
        let belief = true_colors::Belief::of(knowledge, Reading::Likely).unwrap().unwrap();
        let chances: Vec<f64> = choices
            .iter()
            .map(|choice| {
                let (target, weapon) = choice.key.split_once('-').unwrap();
                let weapon: Card = serde_json::from_value(weapon.into()).unwrap();
                let target = game::Seat(target.parse().unwrap());
                let up = knowledge.view.public.players[target].face_up;
                let hidden = Cards::of([Card::Where(room), weapon]).without(up);
                belief.chance(Fact { seat: target, one_of: hidden })
            })
            .collect();
        let best = chances.iter().copied().fold(0.0, f64::max);
        for (choice, chance) in choices.iter().zip(&chances) {
            let verdict = judge(&found, &choice.key);
            assert_eq!(verdict.right, *chance >= best - 0.01, "{}: {chance} of {best}", choice.key);
            assert!(!verdict.again && verdict.text.len() == if verdict.right { 1 } else { 2 });
        }
    }
}
