//! Tables that were begun under older rules go on as they were played, where today's rules can say how.

use game::{Game, Table, Turn};
use presentation::Playable;
use serde_json::{Value, json};
use true_colors::{Blocking, Move, Setup, TrueColors};

fn upgraded(rules: u32, setup: Value) -> Option<Value> {
    let Value::Object(setup) = setup else { panic!("a setup is an object") };
    TrueColors::upgrade(rules, setup).map(Value::Object)
}

#[test]
fn tables_begun_under_older_rules() {
    let one = json!({ "seats": 4, "actions_per_turn": "one", "decoy": "any_attack" });
    let blocked = json!({ "seats": 4, "actions_per_turn": "one", "blocking": "corridors", "decoy": "any_attack" });
    assert_eq!(upgraded(1, one), Some(blocked.clone()));
    assert_eq!(serde_json::from_value::<Setup>(blocked).unwrap().blocking, Blocking::Corridors);
    // How many actions a turn had then cannot be said today.
    assert_eq!(upgraded(1, json!({ "seats": 3, "actions_per_turn": "before_and_after" })), None);
    assert_eq!(upgraded(1, json!({ "seats": 3 })), None);
    // Today's rules need nothing, and nothing is known of others.
    assert_eq!(upgraded(TrueColors::RULES, json!({ "seats": 3 })), Some(json!({ "seats": 3 })));
    assert_eq!(upgraded(TrueColors::RULES + 1, json!({ "seats": 3, "actions_per_turn": "one" })), None);
    assert_eq!(upgraded(0, json!({ "seats": 3, "actions_per_turn": "one" })), None);
}

/// A whole game that was played and stored under the first rules.
#[test]
fn an_older_game_goes_on_as_it_was_played() {
    let stored = std::fs::read_to_string("tests/older/six_with_one_action.json").unwrap();
    let stored: Value = serde_json::from_str(&stored).unwrap();
    assert_eq!(stored["rules"], 1);
    let setup = upgraded(1, stored["setup"].clone()).unwrap();
    let mut table: Table<TrueColors> = Table::new(serde_json::from_value(setup).unwrap()).unwrap();
    let moves: Vec<Move> = serde_json::from_value(stored["moves"].clone()).unwrap();
    testkit::script::play(&mut table, moves);
    assert_eq!(table.game().turn(), Turn::Over);
    assert_eq!(serde_json::to_value(table.game().scores()).unwrap(), stored["scores"]);
}
