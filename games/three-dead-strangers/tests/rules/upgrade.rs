//! Tables that were begun under older rules go on as they were played.

use game::Game;
use presentation::Playable;
use serde_json::{Map, Value, json};
use three_dead_strangers::{Setup, Spacing, Strangers, default_deck};

use super::script::cards;

/// What a table of the first rules was begun with, as it is given to today's.
fn upgraded(setup: Value) -> Option<Setup> {
    let Value::Object(setup) = setup else { panic!("a setup is an object") };
    serde_json::from_value(Value::Object(Strangers::upgrade(1, setup)?)).ok()
}

#[test]
fn older_tables_go_on_as_they_were_played() {
    let touching = Setup { spacing: Spacing::Touching, deck: Some(default_deck(4)), ..Setup::new(3) };
    assert_eq!(upgraded(json!({ "seats": 3 })), Some(touching.clone()));
    let whole = json!({
        "seats": 3, "spacing": "touching_allowed", "scoring": "shared_pot", "games": 1, "deck": null, "toy": null,
    });
    assert_eq!(upgraded(whole), Some(touching.clone()));
    let strict = Setup { spacing: Spacing::Apart, games: 2, ..touching };
    assert_eq!(upgraded(json!({ "seats": 3, "spacing": "strict", "games": 2 })), Some(strict));
    let deck = json!([{ "card": "accusation", "count": 7 }]);
    let own = Setup {
        spacing: Spacing::Touching,
        deck: Some(cards("! ! ! ! ! ! !").into_iter().collect()),
        ..Setup::new(2)
    };
    assert_eq!(upgraded(json!({ "seats": 2, "deck": deck })), Some(own));
    for spacing in [json!("apart"), json!("loose"), json!(3), json!(null)] {
        assert_eq!(upgraded(json!({ "seats": 2, "spacing": spacing })), None);
    }
}

#[test]
fn tables_of_todays_rules_stay_as_they_are_and_those_of_no_rules_cannot_go_on() {
    let setup: Map<String, Value> = [("seats".to_owned(), json!(2))].into_iter().collect();
    assert_eq!(Strangers::upgrade(Strangers::RULES, setup.clone()), Some(setup.clone()));
    assert_eq!(Strangers::upgrade(0, setup.clone()), None);
    assert_eq!(Strangers::upgrade(Strangers::RULES + 1, setup), None);
}
