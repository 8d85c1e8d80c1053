//! Whole queries, the joint chances among them: over stored games of three to six players, and over the hardest
//! positions that hill-climbing found. Each asserts its answer.
#![allow(missing_docs, reason = "criterion's macros make public functions")]

#[path = "../tests/support/logs.rs"]
mod logs;

use belief::{Problem, Solver, why};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::SeedableRng;
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use logs::{CASE_FILE, Reading, read};

/// Stored games, and the number of deals consistent with each moment, summed over all seats and moments.
const GAMES: [(&str, f64); 4] = [
    (include_str!("../data/games-3.txt"), 20_111_034.0),
    (include_str!("../data/games-4.txt"), 5_768_470_581.0),
    (include_str!("../data/games-5.txt"), 368_353_277_274.0),
    (include_str!("../data/games-6.txt"), 7_945_915_362_167.0),
];

/// The number of deals consistent with each of the hardest positions.
const HARD: [f64; 8] = [5_053.0, 6_007.0, 58_765.0, 70_400.0, 485_635.0, 1_152_207.0, 6_572_762.0, 13_308_030.0];

/// A whole query; returns the number of deals.
fn query(solver: &mut Solver, problem: &Problem) -> f64 {
    let solution = solver.solve(problem).unwrap();
    let joint = solution.joint(CASE_FILE).unwrap();
    let count = solution.count();
    assert!(joint.likeliest().1 > 0.0);
    solver.recycle(solution);
    count
}

fn games(c: &mut Criterion) {
    for (text, sum) in GAMES {
        let games = read(text);
        let moments = games
            .iter()
            .flat_map(|log| (0..log.seats).flat_map(move |viewer| log.problems(viewer, Reading::Possible)));
        let moments: Vec<Problem> = moments.collect();
        let mut solver = Solver::default();
        assert_eq!(moments.iter().map(|problem| query(&mut solver, problem)).sum::<f64>(), sum);
        let mut next = moments.iter().cycle();
        c.bench_function(&format!("moment of a game of {}", games[0].seats), |b| {
            b.iter_batched(|| next.next().unwrap(), |problem| query(&mut solver, problem), BatchSize::SmallInput);
        });
    }
}

fn hard(c: &mut Criterion) {
    for (number, (log, count)) in read(include_str!("../data/hard.txt")).iter().zip(HARD).enumerate() {
        let problem = log.problems(0, Reading::Possible).pop().unwrap();
        let mut solver = Solver::default();
        c.bench_function(&format!("hard position {number} of {} players", log.seats), |b| {
            b.iter(|| assert_eq!(query(&mut solver, &problem), count));
        });
    }
}

fn sample(c: &mut Criterion) {
    let log = &read(GAMES[3].0)[0];
    let problem = log.problems(0, Reading::Possible).swap_remove(10);
    let solution = Solver::default().solve(&problem).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    c.bench_function("sample of a game of 6", |b| {
        b.iter(|| {
            let deal = solution.sample(&mut rng);
            assert_eq!(deal.hand(CASE_FILE).len(), 3);
            deal
        });
    });
}

fn reason(c: &mut Criterion) {
    let log = &read(GAMES[1].0)[0];
    let problem = log.problems(0, Reading::Possible).pop().unwrap();
    let secret = log.hand(CASE_FILE).iter().next().unwrap();
    c.bench_function("why a card is in the case file", |b| {
        b.iter(|| {
            let why = why(&problem, secret, CASE_FILE).unwrap().unwrap();
            assert_eq!((why.holds, why.constraints.len()), (true, 4));
        });
    });
}

criterion_group!(queries, games, hard, sample, reason);
criterion_main!(queries);
