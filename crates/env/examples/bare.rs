//! How fast whole games are played by random picks, without a view; beside another build of this program, how many times
//! as fast.
//!
//! `cargo run --release -p env --example bare`, with the other program's path after it: both play in turn, so that they meet
//! the same weather, and must play the same games. With the name of a game, that game alone.
#![allow(clippy::print_stdout, reason = "a command")]

use std::env::args;
use std::fs;
use std::process::Command;
use std::time::Instant;

use chacha20::ChaCha8Rng;
use clue::{Clue, Suspect};
use color_doubt::ColorDoubt;
use game::{Game, Options as _, Turn};
use rand::SeedableRng;
use three_dead_strangers::Strangers;
use true_colors::TrueColors;

/// How often each game is measured, in turn with the other program.
const ROUNDS: usize = 9;

/// The moves of each measurement, and what remains of the game that is on then.
const MOVES: u64 = 400_000;

/// What was measured.
struct Measured {
    nanoseconds: u64,
    moves: u64,
    /// A number that depends on every move.
    sum: u64,
}

/// A game by its name, and how it is played.
type Played = (&'static str, fn() -> Measured);

const GAMES: [Played; 4] = [
    (Clue::NAME, || play::<Clue>(&clue::Setup::new(&Suspect::ALL[..4]))),
    (ColorDoubt::NAME, || play::<ColorDoubt>(&color_doubt::Setup::new(4))),
    (Strangers::NAME, || play::<Strangers>(&three_dead_strangers::Setup::new(4))),
    (TrueColors::NAME, || play::<TrueColors>(&true_colors::Setup::new(4))),
];

fn main() {
    let arguments: Vec<String> = args().skip(1).collect();
    if let [game] = &arguments[..]
        && let Some((_, play)) = GAMES.iter().find(|(name, _)| name == game)
    {
        let Measured { nanoseconds, moves, sum } = play();
        return println!("{nanoseconds} {moves} {sum}");
    }
    println!("{:<24}{:>16}{:>16}{:>8}", "4 players", "M moves/s", "the other", "ratio");
    for (name, play) in GAMES {
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let own = play();
            ours.push(speed(&own));
            if let Some(other) = arguments.first() {
                let other = ask(other, name);
                assert_eq!((own.moves, own.sum), (other.moves, other.sum), "{name}: the games are not the same");
                theirs.push(speed(&other));
            }
        }
        let [ours, theirs] = [ours, theirs].map(median);
        println!("{name:<24}{ours:>16.2}{theirs:>16.2}{:>8.2}", ours / theirs);
    }
}

/// Asks another build of this program to play.
fn ask(program: &str, game: &str) -> Measured {
    let output = Command::new(program).arg(game).output().expect("the other program runs");
    let text = String::from_utf8(output.stdout).expect("it answers in numbers");
    let numbers: Vec<u64> = text.split_whitespace().map(|number| number.parse().expect("a number")).collect();
    let [nanoseconds, moves, sum] = numbers[..] else { panic!("it answers with three numbers, not {text:?}") };
    Measured { nanoseconds, moves, sum }
}

/// Millions of moves a second.
fn speed(measured: &Measured) -> f64 {
    1e3 * measured.moves as f64 / measured.nanoseconds as f64
}

/// The one in the middle; none of none.
fn median(mut speeds: Vec<f64>) -> f64 {
    speeds.sort_by(f64::total_cmp);
    speeds.get(speeds.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Plays whole games, chance's moves among them.
fn play<G: Game>(setup: &G::Setup) -> Measured {
    let start = G::start(setup).expect("the setup is a right one");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut moves, mut sum) = (0, 0_u64);
    let begun = processor();
    while moves < MOVES {
        let mut game = start.clone();
        while game.turn() != Turn::Over {
            game.apply(&game.options().pick(&mut rng));
            moves += 1;
        }
        for score in game.scores().values() {
            sum = sum.wrapping_mul(31).wrapping_add(moves ^ *score as u64);
        }
    }
    // What is drawn next depends on all that was drawn, and so on every move.
    sum ^= u64::from(game::chance::below(&mut rng, u32::MAX));
    Measured { nanoseconds: processor() - begun, moves, sum }
}

/// The nanoseconds for which this thread had a processor, where the system tells it, so that other programs count little;
/// elsewhere the time.
fn processor() -> u64 {
    static CLOCK: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split(' ').next()?.parse().ok());
    told.unwrap_or_else(|| CLOCK.elapsed().as_nanos() as u64)
}
