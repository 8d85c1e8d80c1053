//! Writes the games that the benchmarks measure with.
//!
//! `cargo run --release -p belief --example write_logs -- FOLDER`
#![allow(clippy::print_stderr, reason = "a command")]

#[path = "../tests/support/logs.rs"]
mod logs;

use belief::{Card, CardSet};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::SeedableRng;
use logs::{CASE_FILE, CATEGORIES, Log, Suggestion, seat};
use rand::Rng;

const GAMES: usize = 25;
const SUGGESTIONS: usize = 60;

fn main() {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("name the folder to write to");
        std::process::exit(2);
    };
    for seats in 3..=6 {
        let mut rng = ChaCha8Rng::seed_from_u64(seats as u64);
        let games: Vec<Log> = (0..GAMES).map(|_| game(seats, &mut rng)).collect();
        std::fs::write(format!("{folder}/games-{seats}.txt"), logs::write(&games)).unwrap();
    }
}

fn below(rng: &mut ChaCha8Rng, bound: usize) -> usize {
    (rng.next_u64() % bound as u64) as usize
}

/// A game in which people mostly ask for what they do not know, and sometimes for what they hold.
fn game(seats: usize, rng: &mut ChaCha8Rng) -> Log {
    let mut first = 0;
    let categories = CATEGORIES.map(|count| {
        first += count;
        first - count..first
    });
    let mut deal = vec![CASE_FILE; first];
    let case_file: Vec<usize> = categories.iter().map(|cards| cards.start + below(rng, cards.len())).collect();
    let mut rest: Vec<usize> = (0..first).filter(|card| !case_file.contains(card)).collect();
    for turn in 0..rest.len() {
        let card = rest.swap_remove(below(rng, rest.len()));
        deal[card] = seat(turn % seats);
    }
    let mut log = Log { seats, deal, suggestions: Vec::new() };
    let mut seen: Vec<CardSet> = (0..seats).map(|player| log.hand(seat(player))).collect();
    for turn in 0..SUGGESTIONS {
        let asker = turn % seats;
        let named = categories.clone().map(|cards| {
            let unknown: Vec<usize> =
                cards.clone().filter(|&card| !seen[asker].contains(Card(card as u8))).collect();
            let ask = if below(rng, 4) == 0 {
                cards.start + below(rng, cards.len())
            } else {
                unknown[below(rng, unknown.len())]
            };
            Card(ask as u8)
        });
        let named = CardSet::of(named);
        let shown = (1..seats).map(|step| (asker + step) % seats).find_map(|other| {
            let held: Vec<Card> = (log.hand(seat(other)) & named).iter().collect();
            (!held.is_empty()).then(|| (other, held[below(rng, held.len())]))
        });
        if let Some((_, card)) = shown {
            seen[asker] = seen[asker] | CardSet::of([card]);
        }
        log.suggestions.push(Suggestion { asker, named, shown });
    }
    log
}
