//! What exact belief is worth to the detective: the same deals are played twice from the same seat, once by the
//! detective and once by one who has a sheet of paper in its place, against the same opponents.
//!
//! ```text
//! cargo run --release -p clue --example clue_worth_of_belief -- [GAMES] [SEED]
//! ```
#![allow(clippy::print_stdout, reason = "a command")]

use bots::{Bot, Mean};
use chacha20::ChaCha8Rng;
use clue::{AccuseAfterCard, Clue, Detective, Novice, PaperDetective, Setup, Suspect};
use game::{Game, Seat};
use rand::SeedableRng;

/// The 97.5% quantile of the normal distribution.
const Z: f64 = 1.96;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u64>().expect("a number"));
    let games = arguments.next().unwrap_or(1_200);
    let seed = arguments.next().unwrap_or(1);
    println!("Games won of {games}, in %, with 95% intervals; the gain is that of the same deals.");
    println!("| players | after a card | opponents | detective | with paper | gain |");
    println!("|---|---|---|---|---|---|");
    for seats in [3, 4, 6] {
        for (accuse_after_card, after_card) in
            [(AccuseAfterCard::Off, "the turn ends"), (AccuseAfterCard::Allowed, "one may accuse")]
        {
            let setup = Setup { accuse_after_card, ..Setup::new(&Suspect::ALL[..seats]) };
            for (opponent, name) in [(&Novice as &dyn Bot<Clue>, "novices"), (&PaperDetective, "with paper")] {
                let [exact, paper, gain] = compare(&setup, opponent, games, seed);
                println!(
                    "| {seats} | {after_card} | {name} | {} | {} | {:+.1} ± {:.1} |",
                    rate(&exact),
                    rate(&paper),
                    100.0 * gain.mean(),
                    100.0 * Z * gain.standard_error()
                );
            }
        }
    }
}

/// How often the detective wins among such opponents, how often the one with paper, and the difference game by game.
fn compare(setup: &Setup, opponent: &dyn Bot<Clue>, games: u64, seed: u64) -> [Mean; 3] {
    let mut means = [Mean::default(); 3];
    for number in 0..games {
        let won =
            [&Detective as &dyn Bot<Clue>, &PaperDetective].map(|bot| won(setup, bot, opponent, number, seed));
        means[0].add(won[0]);
        means[1].add(won[1]);
        means[2].add(won[0] - won[1]);
    }
    means
}

/// Whether the bot wins: 1 or 0. It sits one seat further from game to game; the deal depends on the number alone.
fn won(setup: &Setup, bot: &dyn Bot<Clue>, opponent: &dyn Bot<Clue>, number: u64, seed: u64) -> f64 {
    let seats = setup.tokens.len();
    let place = (number % seats as u64) as usize;
    let bots: Vec<&dyn Bot<Clue>> = (0..seats).map(|seat| if seat == place { bot } else { opponent }).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(number);
    let table = bots::play(setup, &bots, &mut rng).expect("bots keep to the rules");
    f64::from(u8::from(table.game().winners()[Seat(place as u8)]))
}

fn rate(wins: &Mean) -> String {
    let (low, high) = wins.rate_interval();
    format!("{:.1} ({:.1} to {:.1})", 100.0 * wins.mean(), 100.0 * low, 100.0 * high)
}
