//! How much stronger the strongest level is than the one below it, in matches of three games: in each deal the one and then the other sits on
//! every seat in turn, among the same opponents. The differences are of pairs of matches that begin with the same deal.
//!
//! ```text
//! cargo run --release -p color-doubt --example color_doubt_ladder -- [DEALS] [SEED] [OPPONENTS]
//! ```
#![allow(clippy::print_stdout, reason = "a command")]

use std::sync::Mutex;
use std::time::Instant;

use bots::{Bot, Mean, play};
use color_doubt::{ColorDoubt, Move, Setup};
use game::{Game, Knowledge, Seat};
use presentation::{Level, Playable};
use rand::{Rng, SeedableRng};

/// Notes how long each choice takes.
struct Timed<'a> {
    bot: &'a dyn Bot<ColorDoubt>,
    times: Mutex<Vec<f64>>,
}

impl Bot<ColorDoubt> for Timed<'_> {
    fn choose(&self, knowledge: &Knowledge<ColorDoubt>, rng: &mut dyn Rng) -> Move {
        let began = Instant::now();
        let m = self.bot.choose(knowledge, rng);
        self.times.lock().expect("no choice panicked").push(began.elapsed().as_secs_f64() * 1e3);
        m
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |or: u64| arguments.next().map_or(or, |argument| argument.parse().expect("a number"));
    let (deals, seed) = (number(200), number(1));
    let opponents: Vec<String> = arguments.collect();
    let levels = ColorDoubt::bots();
    let named = |name: &str| levels.iter().find(|level| level.name == name).expect("a level's name");
    let opponents: Vec<&Level<ColorDoubt>> = match opponents.is_empty() {
        true => vec![named("bluffer"), named("careful")],
        false => opponents.iter().map(|name| named(name)).collect(),
    };
    let (before, after) = (named("bluffer"), named("reader"));
    println!(
        "| players | against | matches | bluffer wins | reader wins | more, points of a percent | more, points | ms |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for opponent in opponents {
        for seats in 2..=5 {
            compare(before, after, opponent, seats, deals, seed);
        }
    }
}

/// Prints how often each of the two wins, with 95% intervals, what the second has more in wins and in match points over
/// the others' mean, and how long it thinks, median and maximum.
fn compare(
    before: &Level<ColorDoubt>,
    after: &Level<ColorDoubt>,
    opponent: &Level<ColorDoubt>,
    seats: usize,
    deals: u64,
    seed: u64,
) {
    let setup = Setup { games: 3, ..Setup::new(seats as u8) };
    let mut times = Vec::new();
    let (mut wins, mut more_wins, mut more_points) = ([Mean::default(); 2], Mean::default(), Mean::default());
    for deal in 0..deals {
        let mut sums = [(0.0, 0.0); 2];
        for place in Seat::all(seats) {
            for (level, sum) in [before, after].into_iter().zip(&mut sums) {
                let timed = Timed { bot: &*level.bot, times: Mutex::default() };
                let bot = |seat| if seat == place { &timed as &dyn Bot<ColorDoubt> } else { &*opponent.bot };
                let bots: Vec<&dyn Bot<ColorDoubt>> = Seat::all(seats).map(bot).collect();
                let mut rng = chacha20::ChaCha8Rng::seed_from_u64(seed);
                rng.set_stream(deal);
                let table = play(&setup, &bots, &mut rng).expect("bots keep to the rules");
                let won = table.game().winners();
                let winners = won.values().filter(|won| **won).count() as f64;
                let own = f64::from(u8::from(won[place])) / winners;
                let scores = table.game().scores();
                let others: i32 = scores.iter().filter(|(seat, _)| *seat != place).map(|(_, score)| *score).sum();
                let ahead = f64::from(scores[place]) - f64::from(others) / (seats - 1) as f64;
                *sum = (sum.0 + own, sum.1 + ahead);
                if std::ptr::eq(level, after) {
                    times.extend(timed.times.into_inner().expect("no choice panicked"));
                }
            }
        }
        let n = seats as f64;
        for (wins, sum) in wins.iter_mut().zip(sums) {
            wins.add(sum.0 / n);
        }
        more_wins.add((sums[1].0 - sums[0].0) / n);
        more_points.add((sums[1].1 - sums[0].1) / n);
    }
    let games = deals * seats as u64;
    let percent = |wins: &Mean| {
        let (low, high) = wins.rate_interval();
        format!("{:.1}% ({:.1} to {:.1}%)", 100.0 * wins.mean(), 100.0 * low, 100.0 * high)
    };
    let more = |mean: &Mean, scale: f64| {
        format!("{:+.1} ± {:.1}", scale * mean.mean(), 1.96 * scale * mean.standard_error())
    };
    times.sort_by(f64::total_cmp);
    println!(
        "| {seats} | {} | {games} | {} | {} | {} | {} | {:.1}, {:.0} |",
        opponent.name,
        percent(&wins[0]),
        percent(&wins[1]),
        more(&more_wins, 100.0),
        more(&more_points, 1.0),
        times[times.len() / 2],
        times[times.len() - 1],
    );
}
