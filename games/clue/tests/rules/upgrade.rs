//! Tables that were begun under older rules go on as they were played.

use clue::{AccuseAfterCard, Clue, Edition, Move, Phase, Setup, SuggestionOnEntry};
use game::{Game, Turn};
use presentation::Playable;
use serde_json::{Map, Value, json};

use super::script::*;

fn map(setup: Value) -> Map<String, Value> {
    serde_json::from_value(setup).unwrap()
}

/// The setup today of a table that was begun with this one under rules 1.
fn from_rules_1(setup: Value) -> Setup {
    serde_json::from_value(Clue::upgrade(1, map(setup)).unwrap().into()).unwrap()
}

fn tokens() -> Value {
    json!(["miss_scarlet", "colonel_mustard", "mrs_white"])
}

#[test]
fn cl_44_under_rules_1_the_edition_of_1986_allowed_to_accuse_after_a_card() {
    let setup = from_rules_1(json!({ "tokens": tokens(), "edition": "1986", "dice": 2 }));
    assert_eq!((setup.edition, setup.accuse_after_card), (Edition::Of1986, AccuseAfterCard::Allowed));
    let mut script = Script::new(setup);
    script.enter(8, Lounge).suggest(MrsWhite, Wrench).answers();
    assert_eq!((script.turn(), script.public().phase), (Turn::Player(ANN), Phase::Answered));
    script.play(Move::End);
    for edition in [json!({ "tokens": tokens() }), json!({ "tokens": tokens(), "edition": "1972" })] {
        assert_eq!(from_rules_1(edition).accuse_after_card, AccuseAfterCard::Off);
    }
}

#[test]
fn cl_40_under_rules_1_a_suggestion_was_required_after_a_passage_too() {
    use SuggestionOnEntry::{Optional, Required};
    let with = |option: &str| json!({ "tokens": tokens(), "dice": 2, "suggestion_on_entry": option });
    let silent = json!({ "tokens": tokens(), "dice": 2 });
    for (setup, option) in [(silent, Required), (with("required"), Required), (with("optional"), Optional)] {
        let setup = from_rules_1(setup);
        assert_eq!(setup.suggestion_on_entry, option);
        let mut script = Script::new(setup);
        script.enter(8, Lounge).suggest(MrGreen, Wrench).answers();
        script.walk(2, at(6, 22)).walk(2, at(23, 15)).play(Move::Passage);
        assert_eq!(script.options().end, option == Optional);
    }
}

#[test]
fn all_else_stays_as_it_was() {
    let old = json!({
        "tokens": tokens(), "edition": "1986", "dice": 2, "full_roll": "up_to", "suggestion_on_entry": "optional",
        "last_detective": "must_solve", "board": "hut", "suspects": 3, "weapons": 2
    });
    let mut new = Clue::upgrade(1, map(old.clone())).unwrap();
    assert_eq!(new.remove("accuse_after_card"), Some(json!("allowed")));
    assert_eq!(new, map(old));
}

#[test]
fn todays_setups_stay_as_they_are_and_unknown_rules_have_none() {
    let setup = map(serde_json::to_value(three()).unwrap());
    assert_eq!(Clue::upgrade(Clue::RULES, setup.clone()), Some(setup.clone()));
    for rules in [0, Clue::RULES + 1] {
        assert_eq!(Clue::upgrade(rules, setup.clone()), None);
    }
}
