//! Measures whole answers over games played at random: of the standard size with three to six players, at every
//! moment, and of house editions.
//!
//! `cargo run --release -p notebook --example timing`
#![allow(clippy::print_stdout, reason = "a command")]

#[path = "../tests/support/mod.rs"]
mod support;

use std::time::{Duration, Instant};

use notebook::{Card, Case, Holder, Notebook};
use support::{Game, Size};

#[derive(Default)]
struct Times {
    sheet: Vec<Duration>,
    why: Vec<Duration>,
    advice: Vec<Duration>,
    sampled: usize,
}

fn main() {
    println!("Milliseconds: median and maximum of the sheet, of one reason, and of the advice for all rooms.");
    println!("cards  players  entries  books  sheet          why            advice         sampled");
    for players in 3..=6 {
        let mut times = Times::default();
        for seed in 0..4 {
            let game = Game::new(seed, Size { kinds: [6, 6, 9], players, open: 0, entries: 60 });
            for entries in (0..=60).step_by(3) {
                let mut book = game.notebook.clone();
                book.entries.truncate(entries);
                times.measure(&book);
            }
        }
        times.report("21", players, "0-60");
    }
    for (kinds, players, open, entries) in [
        ([10, 8, 12], 6, 0, 0),
        ([10, 8, 12], 6, 0, 20),
        ([10, 8, 12], 6, 0, 40),
        ([10, 8, 12], 6, 0, 80),
        ([10, 8, 12], 9, 0, 40),
        ([20, 20, 24], 8, 5, 50),
        ([20, 20, 24], 9, 0, 0),
        ([20, 20, 24], 9, 0, 300),
        ([20, 20, 24], 9, 0, 1_000),
    ] {
        let mut times = Times::default();
        for seed in 0..2 {
            times.measure(&Game::new(seed, Size { kinds, players, open, entries }).notebook);
        }
        times.report(&kinds.iter().sum::<usize>().to_string(), players, &entries.to_string());
    }
}

impl Times {
    fn measure(&mut self, book: &Notebook) {
        let start = Instant::now();
        let case = Case::of(book).expect("a true game");
        self.sampled += usize::from(case.sheet().sampled);
        self.sheet.push(start.elapsed());
        for card in 0..book.deck.len() as u8 {
            let start = Instant::now();
            let found = case.why(Card(card), Holder(card % book.holders().count() as u8));
            if found.is_some() {
                self.why.push(start.elapsed());
            }
        }
        let start = Instant::now();
        case.advice(&[]).expect("somebody's notebook");
        self.advice.push(start.elapsed());
    }

    fn report(&mut self, cards: &str, players: usize, entries: &str) {
        let books = self.sheet.len();
        let tell = |times: &mut Vec<Duration>| {
            times.sort_unstable();
            let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1e3);
            format!("{:6.1} {:7.1}", ms(times.get(times.len() / 2)), ms(times.last()))
        };
        let (sheet, why, advice) = (tell(&mut self.sheet), tell(&mut self.why), tell(&mut self.advice));
        println!("{cards:>5}  {players:7}  {entries:>7}  {books:5}  {sheet} {why} {advice} {:8}", self.sampled);
    }
}
