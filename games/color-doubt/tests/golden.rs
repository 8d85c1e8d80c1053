//! Counts of histories, transcripts for a person to review, and stored matches.

use color_doubt::{ColorDoubt, Move, Setup, Toy, WhoMayDoubt};
use expect_test::expect_file;
use game::{Game, Table};
use serde_json::{Value, json};

#[test]
fn perft() {
    testkit::perft::check::<ColorDoubt>("tests/perft.txt");
}

fn table(setup: Setup, moves: &[Value]) -> Table<ColorDoubt> {
    let mut table: Table<ColorDoubt> = Table::new(setup).unwrap();
    for m in moves {
        let m: Move = serde_json::from_value(m.clone()).unwrap();
        table.play(table.game().turn().mover().unwrap(), m).unwrap();
    }
    table
}

fn lay(cards: Value, say: &str) -> Value {
    json!({ "type": "lay", "cards": cards, "say": say })
}

fn doubt() -> Value {
    json!({ "type": "doubt" })
}

fn pass() -> Value {
    json!({ "type": "pass" })
}

/// Three players, two games: a truth doubted, a lie doubted, a lead kept, a last card that stands, one that does not.
#[test]
fn transcript_of_three_players() {
    let setup = Setup {
        cards_per_suit: 4,
        games: 2,
        toy: Some(Toy { suits: 3, removed: 1 }),
        who_may_doubt: WhoMayDoubt::EachInTurn,
        ..Setup::new(3)
    };
    let table = table(
        setup,
        &[
            json!({
                "type": "deal",
                "hands": [
                    { "red": 2, "orange": 1, "rainbow": 1 },
                    { "orange": 3, "yellow": 1 },
                    { "red": 2, "yellow": 2 },
                ],
                "out": { "yellow": 1 },
            }),
            lay(json!({ "orange": 1 }), "orange"),
            lay(json!({ "yellow": 1 }), "red"),
            pass(),
            lay(json!({ "red": 1, "rainbow": 1 }), "red"),
            doubt(),
            lay(json!({ "red": 1 }), "yellow"),
            pass(),
            pass(),
            json!({
                "type": "deal",
                "hands": [
                    { "red": 4 },
                    { "orange": 4 },
                    { "yellow": 3, "rainbow": 1 },
                ],
                "out": { "yellow": 1 },
            }),
            lay(json!({ "orange": 2 }), "orange"),
            lay(json!({ "yellow": 2 }), "orange"),
            doubt(),
            lay(json!({ "red": 2 }), "red"),
            pass(),
            pass(),
            lay(json!({ "red": 2 }), "yellow"),
            pass(),
            doubt(),
            lay(json!({ "yellow": 3, "rainbow": 1 }), "yellow"),
            doubt(),
        ],
    );
    expect_file!["transcripts/three_players.txt"].assert_eq(&testkit::transcript(&table));
}

/// Two players: cards are drawn out of the other's hand, and the last of them wins.
#[test]
fn transcript_of_two_players() {
    let setup = Setup { cards_per_suit: 4, games: 1, toy: Some(Toy { suits: 2, removed: 1 }), ..Setup::new(2) };
    let table = table(
        setup,
        &[
            json!({
                "type": "deal",
                "hands": [{ "red": 3, "orange": 1 }, { "orange": 3, "rainbow": 1 }],
                "out": { "red": 1 },
            }),
            lay(json!({ "red": 1 }), "red"),
            lay(json!({ "orange": 1 }), "red"),
            doubt(),
            json!({ "type": "draw", "cards": { "red": 1, "orange": 1 } }),
            lay(json!({ "red": 1 }), "orange"),
            doubt(),
            lay(json!({ "orange": 1 }), "orange"),
            doubt(),
            json!({ "type": "draw", "cards": { "red": 1, "rainbow": 1 } }),
            lay(json!({ "orange": 1 }), "orange"),
            pass(),
            lay(json!({ "orange": 1 }), "red"),
            lay(json!({ "red": 1 }), "red"),
            doubt(),
            json!({ "type": "draw", "cards": { "red": 1, "rainbow": 1 } }),
        ],
    );
    expect_file!["transcripts/two_players.txt"].assert_eq(&testkit::transcript(&table));
}

/// The matches of three were stored under rules 1: as their setups are now upgraded, they lead where they led.
#[test]
fn replays() {
    let three = |seats| Setup { games: 3, ..Setup::new(seats) };
    let wanted = [
        ("two_players", three(2), 1),
        ("three_players", three(3), 1),
        ("three_players_one_game", Setup::new(3), 1),
        ("four_players_next_only", Setup { who_may_doubt: WhoMayDoubt::NextOnly, ..three(4) }, 1),
        ("five_players_four_of_each", Setup { cards_per_suit: 4, ..three(5) }, 1),
    ];
    testkit::replays::check::<ColorDoubt>("tests/replays", &wanted);
}
