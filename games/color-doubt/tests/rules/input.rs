//! Bad input: refused with the clause, and nothing is changed.

use color_doubt::{Cards, ColorDoubt, Move, Setup, Suit};
use game::{Mover, Refusal, Seat, Turn};
use presentation::Playable;
use serde_json::json;

use super::script::{Script, player};

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
    assert!(problem.contains("no color `mauve`"), "{problem}");
    assert_eq!(ColorDoubt::NAMES, "CD-1");
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
        assert_eq!(script.table.play(mover, Move::Pass {}), Err(Refusal::OutOfTurn { turn: player(1) }));
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
    assert_eq!(script.table.play(Mover::Seat(Seat(1)), Move::Pass {}), Err(Refusal::Over));
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
