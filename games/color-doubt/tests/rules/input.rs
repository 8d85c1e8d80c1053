//! Bad input: refused with the clause, and nothing is changed.

use bots::Playable;
use color_doubt::{Cards, ColorDoubt, Move, Setup, Suit, WhoMayDoubt};
use game::{Mover, Refused, Seat, Turn};
use serde_json::{Map, Value, json};

use crate::script::{Script, player};

#[test]
fn cards_not_held_are_refused() {
    let mut script = Script::default(&["rrk", "*", ""]);
    assert_eq!(script.refused_lay("*", Suit::Red), "CD-20");
    let all_red = Cards::of(Suit::Red, 10);
    assert_eq!(script.refusal(Move::Lay { cards: all_red, say: Suit::Red }), "CD-20");
    let absurd = Cards::new([255; 8]);
    assert_eq!(script.refusal(Move::Lay { cards: absurd, say: Suit::Red }), "CD-20");
}

#[test]
fn no_cards_are_refused() {
    let mut script = Script::default(&["rrk", "", ""]);
    assert_eq!(script.refused_lay("", Suit::Red), "CD-20");
    script.lay("r", Suit::Red);
    assert_eq!(script.refused_lay("", Suit::Red), "CD-20");
}

#[test]
fn too_few_cards_for_the_standing_number_are_refused() {
    let mut script = Script::default(&["rrk", "ggg", ""]);
    script.lay("rrk", Suit::Red);
    assert_eq!(script.refused_lay("gg", Suit::Green), "CD-22");
}

#[test]
fn an_unknown_color_is_refused() {
    let lay = |say: &str| {
        let text = json!({ "type": "lay", "cards": { "red": 1 }, "say": say }).to_string();
        serde_json::from_str::<Move>(&text).map_err(|problem| problem.to_string())
    };
    assert!(lay("red").is_ok());
    let problem = lay("mauve").unwrap_err();
    assert!(problem.contains("no suit `mauve`") && problem.contains("CD-21"), "{problem}");
    let mut script = Script::default(&["rrb", ""]);
    assert_eq!(script.refused_lay("r", Suit::Pink), "CD-21");
}

#[test]
fn doubting_when_nothing_stands_is_refused() {
    let mut script = Script::default(&["rrk", "", ""]);
    assert_eq!(script.refusal(Move::Doubt {}), "CD-25");
}

#[test]
fn acting_out_of_turn_is_refused() {
    let mut script = Script::default(&["rrk", "", ""]);
    script.lay("rr", Suit::Red);
    for mover in [Mover::Seat(Seat(0)), Mover::Seat(Seat(2)), Mover::Seat(Seat(7)), Mover::Chance] {
        assert_eq!(script.table.play(mover, Move::Pass {}), Err(Refused::OutOfTurn { turn: player(1) }));
    }
    let deal = script.table.log()[0].clone();
    assert_eq!(script.refusal(deal), "CD-11");
    assert_eq!(script.turn(), player(1));
}

#[test]
fn nobody_plays_before_the_deal_or_after_the_match() {
    let mut script = Script::default(&["rrk", "", ""]);
    assert_eq!(script.refusal(Move::Draw { cards: Cards::NONE }), "CD-61");
    script.table = game::Table::new(Setup { games: 1, max_turns: 1, ..Setup::new(3) }).unwrap();
    assert_eq!(script.refusal(Move::Pass {}), "CD-11");
    script.deal(&["r", "", ""]);
    script.lay("r", Suit::Red);
    assert_eq!(script.turn(), Turn::Over);
    assert_eq!(script.table.play(Mover::Seat(Seat(1)), Move::Pass {}), Err(Refused::Over));
}

#[test]
fn malformed_moves_are_refused() {
    for bad in [
        r#"{}"#,
        r#"{"type":"dance"}"#,
        r#"{"type":"pass","loudly":true}"#,
        r#"{"type":"lay","cards":{"red":1}}"#,
        r#"{"type":"lay","cards":{"red":1},"say":"red","how":"face up"}"#,
        r#"{"type":"lay","cards":{"red":1.5},"say":"red"}"#,
        r#"{"type":"lay","cards":{"red":1,"red":1},"say":"red"}"#,
        r#"{"type":"lay","cards":{"red":1000},"say":"red"}"#,
        r#"{"type":"lay","cards":["red"],"say":"red"}"#,
        r#"{"type":"deal","hands":[{},{},{},{},{},{},{}],"out":{}}"#,
        "null",
    ] {
        assert!(serde_json::from_str::<Move>(bad).is_err(), "{bad}");
    }
}

fn seating(chairs: &[u8], options: Value) -> Result<Setup, &'static str> {
    let options: Map<String, Value> = serde_json::from_value(options).unwrap();
    ColorDoubt::seating(chairs, &options).map_err(|problem| problem.clause)
}

#[test]
fn a_table_is_set_up_from_its_options() {
    assert_eq!(seating(&[0, 2, 4], json!({})), Ok(Setup::new(3)));
    let options = json!({ "cards_per_suit": 6, "who_may_doubt": "next_only", "games": 1, "max_turns": 300 });
    let setup = Setup {
        cards_per_suit: 6,
        who_may_doubt: WhoMayDoubt::NextOnly,
        games: 1,
        max_turns: 300,
        ..Setup::new(2)
    };
    assert_eq!(seating(&[1, 3], options), Ok(setup));
    let five = json!({ "five_suits": ["pink", "red", "blue", "green", "purple"] });
    assert!(seating(&[0, 1], five.clone()).is_ok());
    assert_eq!(seating(&[0, 1, 2], five), Err("CD-1"));
}

#[test]
fn a_table_with_wrong_options_is_refused() {
    assert_eq!(seating(&[0], json!({})), Err("CD-1"));
    assert_eq!(seating(&[0, 1, 2, 3, 4, 5], json!({})), Err("CD-1"));
    assert_eq!(seating(&[1, 0], json!({})), Err("CD-1"));
    assert_eq!(seating(&[0, 0], json!({})), Err("CD-1"));
    for options in [
        json!({ "colour": "red" }),
        json!({ "games": "three" }),
        json!({ "games": -1 }),
        json!({ "who_may_doubt": "everybody" }),
        json!({ "seats": 3 }),
        json!({ "toy": { "suits": 1, "removed": 0 } }),
    ] {
        assert_eq!(seating(&[0, 1, 2], options.clone()), Err("setup"), "{options}");
    }
    assert_eq!(seating(&[0, 1, 2], json!({ "games": 11 })), Err("CD-50"));
    assert_eq!(seating(&[0, 1, 2], json!({ "cards_per_suit": 3 })), Err("CD-2"));
}

#[test]
fn the_form_offers_the_defaults_of_the_setup() {
    let setup = serde_json::to_value(Setup::new(4)).unwrap();
    for option in ColorDoubt::info().options {
        let default = match &option.kind {
            game::OptionKind::Choice { choices } => json!(choices[0].value),
            game::OptionKind::Number { default, .. } => json!(default),
        };
        assert_eq!(setup[option.key], default, "{}", option.key);
    }
}
