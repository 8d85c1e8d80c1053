//! What programs that learn are told of the numbers is what the code says.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use env::{Buffers, Plan};
use expect_test::expect_file;

const INTRODUCTION: &str = "# Numbers for programs that learn

The crate `env` steps many tables of one game at once and gives whoever is to move an observation, which is a row of bytes, and a mask of the actions that may be taken.
This page says what each byte and each action means; the code writes it (`UPDATE_EXPECT=1 cargo test -p catalog encodings`).

- \"I\" am the seat that is to move. Seats are counted from me: 0 is me, 1 the next one to my left. Rows for seats that there are not at the table are 0, and so is everything else that the setup does not have.
- Shapes are read like arrays in C: the last dimension changes first.
- A move is put together from one or more actions, each masked by those before. Nobody else learns of them before the move is made, and each move can be put together in exactly one way.
- An observation holds what its seat may know and nothing else: two games that it cannot tell apart give the same bytes and the same masks (law 11 of [the laws](../ARCHITECTURE.md#the-laws)).
- What is hidden is a row of numbers, one for each fact: its chance, exactly, by all that a seat has been told, or 1 where it is true. Learners may be trained by the truth; whoever plays by it cheats.
- Rewards come when a game is over, and are its points: 1 for the winner in Clue and True Colors, the share of a point in Three Dead Strangers, the points of all games in Color Doubt.
- A version changes with the meaning of any number.
- Codes such as CL-43 name clauses of the game's rules.
";

#[test]
fn the_layouts_are_written_down() {
    let mut text = INTRODUCTION.to_owned();
    for environment in catalog::environments() {
        write!(text, "\n{}", environment.describe()).expect("a text takes all that is written");
    }
    expect_file!["../../../docs/encodings.md"].assert_eq(&text);
}

#[test]
fn every_game_is_an_environment() {
    let games: Vec<&str> = catalog::games().iter().map(|game| game.name()).collect();
    let environments: Vec<&str> = catalog::environments().iter().map(|environment| environment.name()).collect();
    assert_eq!(games, environments);
    assert!(catalog::environment("chess").is_none());
    for environment in catalog::environments() {
        for fields in [environment.observation(), environment.actions().to_vec()] {
            let names: BTreeSet<&str> = fields.iter().map(|field| field.name).collect();
            assert_eq!(names.len(), fields.len(), "two fields of {} have one name", environment.name());
        }
    }
}

#[test]
fn batches_are_made_of_json() {
    for (name, setup) in [("color-doubt", r#"{"seats": 3}"#), ("true-colors", r#"{"seats": 4}"#)] {
        let environment = catalog::environment(name).expect("the catalog has it");
        let mut batch = environment.batch(setup, Plan::new(2)).unwrap();
        let mut buffers = Buffers::new(2, batch.widths());
        batch.reset(7, buffers.rows());
        let action = batch.legal(0).iter().next().expect("somebody is to move") as i32;
        assert_eq!(batch.step(&[action, 9_999], buffers.rows()), 1);
        assert_eq!(batch.faults()[0].table, 1);
        for bad in ["[]", r#"{"seats": 9}"#] {
            assert!(environment.batch(bad, Plan::new(1)).is_err(), "{name}: {bad}");
        }
    }
}
