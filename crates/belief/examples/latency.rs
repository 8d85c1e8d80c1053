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

const HARD: &str = include_str!("../data/hard.txt");

fn main() {
    println!("A query is the count, all chances and all joint chances; times in microseconds.");
    println!("reading   players  queries    median       p99       max   states   sample");
    for reading in [Reading::Possible, Reading::Likely] {
        for games in GAMES {
            report(reading, &logs::read(games));
        }
    }
    println!("The hardest positions found, each the last moment of a game, seen from seat 0:");
    println!("reading   players   solved     joint     count   states");
    for reading in [Reading::Possible, Reading::Likely] {
        logs::read(HARD).iter().for_each(|log| report_hard(reading, log));
    }
}

fn report_hard(reading: Reading, log: &logs::Log) {
    let problem = log.problems(0, reading).pop().unwrap();
    let mut solver = Solver::default();
    let mut best = [Duration::MAX; 2];
    let (mut count, mut states) = (0.0, 0);
    for _ in 0..20 {
        let start = Instant::now();
        let solution = solver.solve(&problem).unwrap();
        let solved = start.elapsed();
        let joint = solution.joint(CASE_FILE).unwrap();
        let joined = start.elapsed() - solved;
        std::hint::black_box(&joint);
        best = [best[0].min(solved), best[1].min(joined)];
        (count, states) = (solution.count(), solution.states());
        solver.recycle(solution);
    }
    println!(
        "{:9} {:7} {:8.0} {:9.0} {:9.2e} {:8}",
        format!("{reading:?}").to_lowercase(),
        log.seats,
        best[0].as_secs_f64() * 1e6,
        best[1].as_secs_f64() * 1e6,
        count,
        states,
    );
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
