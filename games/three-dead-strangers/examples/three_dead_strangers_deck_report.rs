//! Judges a deck by games between the strongest bots: prints the table that stands in `RULES.md`.
//!
//! `cargo run --release -p three-dead-strangers --example three_dead_strangers_deck_report [GAMES [DECK.json]]`

use std::process::ExitCode;

use bots::{Bot, Playable, play};
use chacha20::ChaCha8Rng;
use game::{Game, Viewer};
use rand::SeedableRng;
use three_dead_strangers::{Cards, End, Move, Setup, Strangers};

#[derive(Default)]
struct Tally {
    plays: Vec<f64>,
    solved: f64,
    two_solved: f64,
    winners: f64,
    right: f64,
    wrong: f64,
    passed: f64,
    turns: f64,
    ran_dry: f64,
}

#[expect(clippy::print_stdout, clippy::print_stderr, reason = "printing is what it is for")]
fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(2_000);
    let deck: Option<Cards> = match arguments.next() {
        None => None,
        Some(path) => match std::fs::read_to_string(&path).map(|text| serde_json::from_str(&text)) {
            Ok(Ok(deck)) => Some(deck),
            Ok(Err(error)) => {
                eprintln!("{path} is no deck: {error}");
                return ExitCode::FAILURE;
            }
            Err(error) => {
                eprintln!("{path} cannot be read: {error}");
                return ExitCode::FAILURE;
            }
        },
    };
    println!(
        "| players | plays a game (5 % to 95 %) | victims solved | two or more solved | winners | right accusations | wrong | turns passed | nothing left to play |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for seats in 2..=4 {
        let setup = Setup { deck: deck.clone(), ..Setup::new(seats) };
        println!("{}", row(&setup, games));
    }
    ExitCode::SUCCESS
}

fn row(setup: &Setup, games: u64) -> String {
    let levels = Strangers::bots();
    let best = &*levels.last().expect("there are bots").bot;
    let bots: Vec<&dyn Bot<Strangers>> = (0..setup.seats).map(|_| best).collect();
    let mut tally = Tally::default();
    for seed in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let table = play(setup, &bots, &mut rng).expect("the bots play by the rules");
        let public = table.game().view(Viewer::Spectator).public;
        let solved = public.victims.iter().filter(|victim| victim.solved.is_some()).count();
        let result = &public.results[0];
        tally.plays.push(f64::from(public.plays));
        tally.solved += solved as f64;
        tally.two_solved += f64::from(u8::from(solved >= 2));
        tally.right += solved as f64;
        tally.winners += result.winners.values().filter(|won| **won).count() as f64;
        tally.ran_dry += f64::from(u8::from(result.end == End::NothingToPlay));
        let accused = table.log().iter().filter(|m| matches!(m, Move::Accuse { .. })).count();
        tally.wrong += (accused - solved) as f64;
        tally.passed += table.log().iter().filter(|m| matches!(m, Move::Pass {})).count() as f64;
        tally.turns +=
            table.log().iter().filter(|m| !matches!(m, Move::Deal { .. } | Move::Draw { .. })).count() as f64;
    }
    let n = games as f64;
    let mut plays = tally.plays;
    plays.sort_by(f64::total_cmp);
    let at = |share: f64| plays[((plays.len() - 1) as f64 * share) as usize];
    format!(
        "| {} | {:.1} ({} to {}) | {:.2} | {:.0} % | {:.2} | {:.2} | {:.2} | {:.1} % | {:.1} % |",
        setup.seats,
        plays.iter().sum::<f64>() / n,
        at(0.05),
        at(0.95),
        tally.solved / n,
        100.0 * tally.two_solved / n,
        tally.winners / n,
        tally.right / n,
        tally.wrong / n,
        100.0 * tally.passed / tally.turns,
        100.0 * tally.ran_dry / n,
    )
}
