//! Puzzles cut from games of True Colors.

use super::bots::level;
use game::{Message, Reading};
use presentation::{Cut, Playable, PuzzleKind, Verdict};
use testkit::puzzled;
use true_colors::{Card, Cards, Fact, Options, TrueColors};

fn kind() -> &'static dyn PuzzleKind<TrueColors> {
    TrueColors::puzzles()[0]
}

fn puzzles() -> Vec<Cut<TrueColors>> {
    puzzled::cuts(kind(), &[&*level("prowler")], 6)
}

fn judge(cut: &Cut<TrueColors>, answer: &str) -> Verdict<TrueColors> {
    puzzled::judge(kind(), cut, &[answer])
}

#[test]
fn a_puzzle_depends_on_nothing_that_its_player_does_not_know() {
    puzzled::ask_what_is_known(kind(), &puzzles());
}

#[test]
fn what_is_no_answer_is_not_judged() {
    puzzled::refuse(kind(), &puzzles()[0], &[&[], &["nonsense"]]);
}

/// Each attack that can be made is a choice, and right is the one that is likeliest to meet a card that lies face down:
/// an attack turns one up just then (TC-51), unless a shape may be turned up as a bluff.
#[test]
fn right_is_the_attack_with_the_best_chance() {
    for found in puzzles() {
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
            let named = |name| verdict.text.iter().filter(|message| message.name == name).count();
            assert_eq!((named("puzzle-chance"), named("puzzle-better")), (1, usize::from(!verdict.right)));
            let right = chances.iter().filter(|&&chance| chance >= best - 0.01).count();
            assert_eq!(named("puzzle-as-good") + 1, right, "all that are right are named");
            assert!(!verdict.again);
            let must = |message: &Message| message.name == "puzzle-either";
            assert!(!verdict.text.iter().any(must) || *chance == 1.0 || best == 1.0, "it need not be one of them");
        }
        // Something worse may bring what the best cannot: the sheet alone does not tell which is the best.
        let of = |key: &str| {
            let (target, weapon) = key.split_once('-').unwrap();
            let weapon: Card = serde_json::from_value(weapon.into()).unwrap();
            let target = game::Seat(target.parse().unwrap());
            let up = knowledge.view.public.players[target].face_up;
            let hidden = Cards::of([Card::Where(room), weapon]).without(up);
            let can = |card| belief.chance(Fact { seat: target, one_of: Cards::one(card) }) > 0.0;
            (target, hidden.iter().filter(|&card| can(card)).collect::<Cards>())
        };
        let (target, hope) = of(&found.puzzle.solution[0]);
        let worse = choices.iter().zip(&chances).filter(|(_, chance)| **chance < best - 0.01);
        let mut others = worse.map(|(choice, _)| of(&choice.key));
        assert!(
            others.any(|(other, cards)| !cards.is_subset(if other == target { hope } else { Cards::EMPTY })),
            "the sheet gives {:?} away",
            found.puzzle.solution
        );
    }
}
