//! Measures whole queries over stored games: every moment of every game, from every seat.
//!
//! `cargo run --release -p belief --example latency`
#![allow(clippy::print_stdout, reason = "a command")]

#[path = "../tests/support/logs.rs"]
mod logs;

use std::time::{Duration, Instant};

use belief::{Problem, Solver};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::SeedableRng;
use logs::{CASE_FILE, Reading};

const GAMES: [&str; 4] = [
    include_str!("../data/games-3.txt"),
    include_str!("../data/games-4.txt"),
    include_str!("../data/games-5.txt"),
    include_str!("../data/games-6.txt"),
];
const SAMPLES: usize = 100;

fn main() {
    println!("A query is the count, all chances and all joint chances; times in microseconds.");
    println!("reading   players  queries    median       p99       max   states   sample");
    for reading in [Reading::Possible, Reading::Likely] {
        for games in GAMES {
            report(reading, &logs::read(games));
        }
    }
}

fn report(reading: Reading, games: &[logs::Log]) {
    let mut solver = Solver::default();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut times = Vec::new();
    let (mut states, mut sampling, mut samples) = (0, Duration::ZERO, 0);
    for game in games {
        for viewer in 0..game.seats {
            for problem in game.problems(viewer, reading) {
                times.push((0..3).map(|_| query(&mut solver, &problem)).min().unwrap());
                let solution = solver.solve(&problem).unwrap();
                states = states.max(solution.states());
                let start = Instant::now();
                for _ in 0..SAMPLES {
                    std::hint::black_box(solution.sample(&mut rng));
                }
                sampling += start.elapsed();
                samples += SAMPLES;
                solver.recycle(solution);
            }
        }
    }
    times.sort_unstable();
    let micros = |time: Duration| time.as_nanos() as f64 / 1e3;
    let at = |share: f64| micros(times[((times.len() - 1) as f64 * share) as usize]);
    println!(
        "{:9} {:7} {:8} {:9.1} {:9.1} {:9.1} {:8} {:8.2}",
        format!("{reading:?}").to_lowercase(),
        games[0].seats,
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0),
        states,
        micros(sampling) / samples as f64,
    );
}

fn query(solver: &mut Solver, problem: &Problem) -> Duration {
    let start = Instant::now();
    let solution = solver.solve(problem).unwrap();
    let joint = solution.joint(CASE_FILE).unwrap();
    let time = start.elapsed();
    std::hint::black_box((&solution, &joint));
    solver.recycle(solution);
    time
}
