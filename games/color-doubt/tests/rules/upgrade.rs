//! Tables that were begun under older rules go on as they were played.

use color_doubt::{ColorDoubt, Setup, Suit};
use game::Game;
use presentation::Playable;
use serde_json::{Value, json};

fn upgraded(rules: u32, setup: Value) -> Option<Setup> {
    let Value::Object(setup) = setup else { panic!("a setup is an object") };
    ColorDoubt::upgrade(rules, setup).map(|setup| serde_json::from_value(setup.into()).unwrap())
}

#[test]
fn tables_of_rules_1_go_on_as_matches_of_three() {
    let three = Setup { games: 3, ..Setup::new(4) };
    assert_eq!(upgraded(1, json!({ "seats": 4 })), Some(three.clone()));
    let stored = json!({
        "seats": 4, "cards_per_suit": 9, "who_may_doubt": "each_in_turn", "games": 3, "max_turns": 2000,
        "five_suits": null, "toy": null,
    });
    assert_eq!(upgraded(1, stored), Some(three));
}

#[test]
fn what_a_setup_of_rules_1_said_is_kept() {
    let five = [Suit::Pink, Suit::Red, Suit::Blue, Suit::Green, Suit::Purple];
    let stored = json!({ "seats": 2, "games": 1, "five_suits": five, "max_turns": 30 });
    let expected = Setup { five_suits: five, max_turns: 30, ..Setup::new(2) };
    assert_eq!(upgraded(1, stored), Some(expected));
}

#[test]
fn setups_of_todays_rules_stay_and_those_of_no_rules_have_none() {
    assert_eq!(upgraded(ColorDoubt::RULES, json!({ "seats": 4 })), Some(Setup::new(4)));
    assert_eq!(upgraded(0, json!({ "seats": 4 })), None);
    assert_eq!(upgraded(ColorDoubt::RULES + 1, json!({ "seats": 4 })), None);
}
