//! Cuts deduction puzzles out of games between bots, and asks brute force whether any of them needs a guess.
//!
//! `cargo run --release -p clue --example clue_puzzles -- 1000 [seed]`

#![expect(clippy::print_stdout, reason = "it is run for its figures")]

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use bots::{Bot, Unplayable};
use chacha20::ChaCha8Rng;
use clue::{Card, Clue, Detective, Fact, Holder, Novice};
use game::Seat;
use presentation::{Cut, cut, puzzle_kind, quarry};
use rand::SeedableRng;

#[path = "../tests/puzzle/oracle.rs"]
mod oracle;

fn main() {
    let mut given = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let (wanted, seed) = (given.next().unwrap_or(1_000), given.next().unwrap_or(1));
    let bots: [&dyn Bot<Clue>; 2] = [&Detective, &Novice];
    let kind = puzzle_kind::<Clue>("deduce").expect("there is one");
    let (mut puzzles, mut looked, mut guesses, mut levels) = (0, 0, 0, [0_u64; 5]);
    let (mut making, mut checking, mut longest) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let mut game = seed;
    while puzzles < wanted {
        let begun = Instant::now();
        let mut found = Vec::new();
        match quarry(&bots, &mut ChaCha8Rng::seed_from_u64(game)) {
            Ok((_, table)) => {
                looked += cut(&table, kind, |cut| {
                    found.push(cut);
                    ControlFlow::Continue(())
                });
            }
            Err(Unplayable::Endless { .. }) => println!("game {game} goes round in circles"),
            Err(refused) => panic!("bots play by the rules: {refused}"),
        }
        making += begun.elapsed();
        let begun = Instant::now();
        for cut in &found {
            puzzles += 1;
            levels[usize::from(cut.puzzle.level) - 1] += 1;
            let begun = Instant::now();
            guesses += u64::from(needs_a_guess(cut));
            longest = longest.max(begun.elapsed());
        }
        checking += begun.elapsed();
        game += 1;
    }
    let minutes = making.as_secs_f64() / 60.0;
    println!("games {}, moments looked at {looked}, puzzles {puzzles}", game - seed);
    println!(
        "{:.0} moments and {:.0} puzzles a minute and core",
        looked as f64 / minutes,
        puzzles as f64 / minutes
    );
    println!("by level, from 1 to 5: {levels:?}");
    println!("{guesses} need a guess (checked in {:.0} s, the longest in {longest:.1?})", checking.as_secs_f64());
}

/// Whether some deal that agrees with everything does not agree with the solution.
fn needs_a_guess(cut: &Cut<Clue>) -> bool {
    let [card, holder, is] = &cut.puzzle.solution[..] else { panic!("three parts") };
    let card: Card = serde_json::from_value(card.as_str().into()).expect("a card");
    let holder = match holder.as_str() {
        "file" => Holder::CaseFile,
        seat => Holder::Seat(Seat(seat.parse().expect("a seat"))),
    };
    oracle::Oracle::of(&cut.knowledge).allows(Fact { card, holder }, is == "no")
}
