//! Puzzles cut from games of Three Dead Strangers.

use super::bots::level;
use game::{Arg, Reading, Seat};
use presentation::{Cut, Playable, PuzzleKind, Verdict};
use testkit::puzzled;
use three_dead_strangers::{Belief, Character, Fact, Observation, Options, Strangers};

fn kind() -> &'static dyn PuzzleKind<Strangers> {
    Strangers::puzzles()[0]
}

fn puzzles() -> Vec<Cut<Strangers>> {
    puzzled::cuts(kind(), &[&*level("careful")], 30)
}

fn judge(cut: &Cut<Strangers>, answer: &str) -> Verdict<Strangers> {
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

/// Each accusation that could find somebody out is a choice, and right is the likeliest.
#[test]
fn right_is_the_likeliest_accusation() {
    let mut reasons = 0;
    for found in puzzles() {
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
        assert!(best >= 0.6, "no better than a guess");
        for (choice, &fact) in choices.iter().zip(&facts) {
            let is_open = play.accuse.iter().any(|open| (open.seat, open.character) == (fact.seat, fact.character));
            assert!(is_open && fact.character != own, "{fact:?}");
            let verdict = judge(&found, &choice.key);
            assert_eq!(verdict.right, belief.chance(fact) >= best - 0.02, "{fact:?}");
            assert!(!verdict.again);
            let right = facts.iter().filter(|&&fact| belief.chance(fact) >= best - 0.02).count();
            let alike = verdict.text.iter().filter(|message| message.name == "puzzle-as-good").count();
            assert_eq!(alike + 1, right, "all that are right are named");
            for because in verdict.text.iter().filter(|message| message.name == "by-evidence") {
                let game = knowledge.observations.rsplit(|told| matches!(told, Observation::Dealt { .. })).next();
                let game = game.unwrap_or_default();
                let Some(Arg::And(each)) = because.args.get("each") else { panic!("{because} names nobody") };
                for one in each {
                    let Arg::Message(one) = one else { panic!("{one} is no sentence") };
                    let named = |told: &&Observation| {
                        matches!(told, Observation::Accused { by, character, .. }
                            if because.args["who"] == (*by).into() && one.args["character"] == (*character).into())
                    };
                    assert_eq!(one.args["accused"], game.iter().filter(named).count().into());
                }
                let seat = Seat::all(4).find(|&seat| because.args["who"] == seat.into()).unwrap();
                let can =
                    Character::ALL.into_iter().filter(|&character| belief.chance(Fact { seat, character }) > 0.0);
                assert_eq!(each.len(), can.count(), "each character that can be is compared");
                reasons += 1;
            }
        }
    }
    assert!(reasons > 0, "every best accusation is certain");
}
