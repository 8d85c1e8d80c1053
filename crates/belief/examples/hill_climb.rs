//! Looks for the hardest positions: changes a game bit by bit and keeps what takes more states.
//!
//! `cargo run --release -p belief --example hill_climb -- SEATS SECONDS SEED` prints the hardest game that it found,
//! whose last moment is hard for seat 0.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command")]

#[path = "../tests/support/logs.rs"]
mod logs;

use std::time::{Duration, Instant};

use belief::{Card, CardSet, Solver};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::SeedableRng;
use logs::{CASE_FILE, CATEGORIES, Log, Reading, Suggestion, seat};
use rand::Rng;

const SUGGESTIONS: usize = 30;
/// A climb that has not risen for this many steps starts anew.
const PATIENCE: usize = 1_000;

fn main() {
    let arguments: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let &[seats, seconds, seed] = arguments.as_slice() else {
        eprintln!("give the number of seats, the seconds to spend, and a seed");
        std::process::exit(2);
    };
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut solver = Solver::default();
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut best = (0, String::new());
    while Instant::now() < end {
        let mut log = random(seats as usize, &mut rng);
        let mut height = states(&log, &mut solver);
        let mut idle = 0;
        while idle < PATIENCE && Instant::now() < end {
            let mut next = log.clone();
            for _ in 0..=below(&mut rng, 2) {
                mutate(&mut next, &mut rng);
            }
            let other = states(&next, &mut solver);
            idle = if other > height { 0 } else { idle + 1 };
            if other >= height {
                (log, height) = (next, other);
            }
        }
        eprintln!("{height} states");
        if height > best.0 {
            best = (height, logs::write(&[log]));
        }
    }
    eprintln!("at most {} states", best.0);
    print!("{}", best.1);
}

fn below(rng: &mut ChaCha8Rng, bound: usize) -> usize {
    (rng.next_u64() % bound as u64) as usize
}

fn states(log: &Log, solver: &mut Solver) -> usize {
    let mut problem = log.start(0);
    log.suggestions.iter().for_each(|suggestion| log.follow(&mut problem, 0, suggestion, Reading::Possible));
    match solver.solve(&problem) {
        Ok(solution) => {
            let states = solution.states();
            solver.recycle(solution);
            states
        }
        Err(_) => 0,
    }
}

fn random(seats: usize, rng: &mut ChaCha8Rng) -> Log {
    let cards: usize = CATEGORIES.iter().sum();
    let mut deal = vec![CASE_FILE; cards];
    let mut first = 0;
    let mut rest: Vec<usize> = (0..cards).collect();
    for count in CATEGORIES {
        let secret = first + below(rng, count);
        rest.retain(|&card| card != secret);
        first += count;
    }
    for turn in 0..rest.len() {
        deal[rest.swap_remove(below(rng, rest.len()))] = seat(turn % seats);
    }
    let mut log = Log { seats, deal, suggestions: Vec::new() };
    for _ in 0..below(rng, SUGGESTIONS) + 1 {
        let asker = below(rng, seats);
        log.suggestions.push(Suggestion { asker, named: triple(rng), shown: None });
    }
    answer(&mut log);
    log
}

fn triple(rng: &mut ChaCha8Rng) -> CardSet {
    let mut first = 0;
    CardSet::of(CATEGORIES.map(|count| {
        first += count;
        Card((first - count + below(rng, count)) as u8)
    }))
}

/// One small change: two cards change places, or a suggestion comes, goes or changes.
fn mutate(log: &mut Log, rng: &mut ChaCha8Rng) {
    let count = log.suggestions.len();
    let choice = below(rng, 8);
    match choice {
        0 => {
            let (one, other) = (below(rng, log.deal.len()), below(rng, log.deal.len()));
            let category =
                |card: usize| (card >= CATEGORIES[0]) as u8 + (card >= CATEGORIES[0] + CATEGORIES[1]) as u8;
            let secret = |card: usize| log.deal[card] == CASE_FILE;
            if category(one) == category(other) || !(secret(one) || secret(other)) {
                log.deal.swap(one, other);
            }
        }
        1 if count < SUGGESTIONS => {
            let asker = below(rng, log.seats);
            log.suggestions.insert(below(rng, count + 1), Suggestion { asker, named: triple(rng), shown: None });
        }
        2 if count > 1 => {
            log.suggestions.remove(below(rng, count));
        }
        3 => log.suggestions[below(rng, count)].asker = below(rng, log.seats),
        4 => log.suggestions[below(rng, count)].named = triple(rng),
        _ => {
            // One of the three cards changes.
            let other = triple(rng);
            let named = &mut log.suggestions[below(rng, count)].named;
            let gone = named.iter().nth(below(rng, 3)).unwrap();
            let category = |card: Card| (card.0 >= 6) as u8 + (card.0 >= 12) as u8;
            let new = other.iter().find(|&card| category(card) == category(gone)).unwrap();
            *named = (*named - CardSet::of([gone])) | CardSet::of([new]);
        }
    }
    answer(log);
}

/// Who shows what follows from the deal; of several cards, the first is shown.
fn answer(log: &mut Log) {
    for index in 0..log.suggestions.len() {
        let Suggestion { asker, named, .. } = log.suggestions[index];
        let shown = (1..log.seats).map(|step| (asker + step) % log.seats).find_map(|other| {
            let card = (log.hand(seat(other)) & named).iter().next()?;
            Some((other, card))
        });
        log.suggestions[index].shown = shown;
    }
}
