//! The fuzz targets, on random input and on input made from legal moves.

#[allow(unreachable_pub)] // They are public where they are a library.
#[path = "../../../fuzz/src/bodies.rs"]
mod bodies;

use catalog::{AnyTable, Mover, Turn};
use chacha20::ChaCha8Rng;
use proptest::prelude::*;
use rand::SeedableRng;
use serde_json::Map;

/// Texts that look like moves: legal ones of this or another moment, cut, doubled, nested.
fn text() -> impl Strategy<Value = String> {
    let legal = legal_moves();
    let legal = proptest::sample::select(legal);
    prop_oneof![
        4 => legal.clone(),
        2 => (legal.clone(), any::<prop::sample::Index>()).prop_map(|(text, at)| {
            let end = at.index(text.len());
            text.chars().take(end).collect()
        }),
        2 => (legal.clone(), "[0-9a-z{}\\[\\]\",:-]", any::<prop::sample::Index>()).prop_map(|(text, new, at)| {
            let mut chars: Vec<char> = text.chars().collect();
            let place = at.index(chars.len());
            chars.splice(place..=place, new.chars());
            chars.into_iter().collect()
        }),
        1 => (legal.clone(), legal).prop_map(|(one, other)| format!("{one}{other}")),
        1 => "\\PC{0,60}",
        1 => (0..300_usize).prop_map(|depth| "[".repeat(depth)),
    ]
}

fn legal_moves() -> Vec<String> {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut found = Vec::new();
    for game in catalog::games() {
        let chairs: Vec<u8> = (0..game.info().seats[0]).collect();
        let setup = game.seating(&chairs, &Map::new()).unwrap();
        let names: Vec<String> = chairs.iter().map(u8::to_string).collect();
        let mut table: Box<dyn AnyTable> = game.table(&setup, &names).unwrap();
        while found.len() % 60 != 59 {
            let checked = match table.turn() {
                Turn::Over => break,
                Turn::Chance => table.deal(&mut rng),
                Turn::Player(seat) => {
                    let chosen = table.ask(game.bots()[0]).unwrap().choose(&mut rng);
                    table.check_choice(Mover::Seat(seat), chosen).unwrap()
                }
            };
            found.push(checked.json().to_owned());
            table.apply(checked);
        }
        found.push("null".into());
    }
    found
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_as_a_move(which: u8, plies in 0..60_u8, seed: u8, text in text()) {
        let head = [which, plies, seed];
        bodies::moves(&[&head[..], text.as_bytes()].concat());
    }

    #[test]
    fn any_bytes_as_a_story(data in prop::collection::vec(any::<u8>(), 0..400)) {
        bodies::table(&data);
    }
}
