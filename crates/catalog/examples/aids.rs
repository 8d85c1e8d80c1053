//! How long the oracle's aids take: for each game and number of players, in microseconds, over whole games of bots.
//!
//! `cargo run --release -p catalog --example aids -- GAMES`

#![allow(clippy::print_stdout)]

use std::time::Instant;

use catalog::{AnyGame, Help, Mover, Seat, Viewer};
use chacha20::ChaCha8Rng;
use rand::SeedableRng;

fn main() {
    let games = std::env::args().nth(1).map_or(10, |games| games.parse().expect("a number of games"));
    for game in catalog::games().iter().filter(|game| game.helps().contains(&Help::Oracle)) {
        for &seats in game.info().seats {
            let mut took: Vec<u128> = (0..games).flat_map(|seed| aids(*game, seats, seed)).collect();
            took.sort_unstable();
            let at = |share: usize| took[(took.len() - 1) * share / 100];
            println!("{} with {seats}: median {}, p99 {}, most {}", game.name(), at(50), at(99), at(100));
        }
    }
}

/// What each aid of one game took.
fn aids(game: &'static dyn AnyGame, seats: u8, seed: u64) -> Vec<u128> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let chairs: Vec<u8> = (0..seats).collect();
    let setup = game.seating(&chairs, &Default::default()).expect("the usual game");
    let names: Vec<String> = chairs.iter().map(|chair| format!("Player {chair}")).collect();
    let mut table = game.table(&setup, &names).expect("the usual game");
    table.set_help(Help::Oracle);
    // The second level plays as people do and does not take long.
    let level = game.bots().get(1).copied().expect("a second level");
    let mut took = Vec::new();
    while let Some(mover) = table.turn().mover() {
        let m = match mover {
            Mover::Seat(_) => {
                let chosen = table.ask(level).expect("it is somebody's turn").choose(&mut rng);
                table.check_choice(mover, chosen).expect("a legal move")
            }
            Mover::Chance => table.deal(&mut rng),
        };
        table.apply(m);
        for viewer in Seat::all(seats.into()).map(Viewer::Seat) {
            let aid = table.aid(viewer).expect("an oracle helps");
            let begun = Instant::now();
            aid.run();
            took.push(begun.elapsed().as_micros());
        }
    }
    took
}
