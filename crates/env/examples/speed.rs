//! How fast environments are stepped by random actions, beside bare play of the same games.
//!
//! `cargo run --release -p env --example speed`, with the number of tables and of steps at each, and of threads, after it.

use std::env::args;
use std::fs;
use std::hint::black_box;
use std::time::Instant;

use chacha20::ChaCha8Rng;
use clue::{Clue, Suspect};
use color_doubt::ColorDoubt;
use env::{Batch, Buffers, Encode, Plan};
use game::chance::below;
use game::{Options as _, Reading, Turn};
use rand::SeedableRng;
use three_dead_strangers::Strangers;
use true_colors::TrueColors;

/// How often each is measured, in turn with the other, so that both meet the same weather.
const ROUNDS: usize = 5;

fn main() {
    let mut numbers = args().skip(1).map(|number| number.parse().expect("the arguments are numbers"));
    let [tables, steps, threads] = [1_024, 500, 1].map(|usual| numbers.next().unwrap_or(usual));
    println!("{tables} tables, {steps} steps at each, {threads} thread(s), {ROUNDS} times");
    println!("{:<28}{:>14}{:>14}{:>8}{:>8}", "", "M steps/s", "M moves/s bare", "ratio", "games");
    let plan = Plan { threads, ..Plan::new(tables) };
    let clue = clue::Setup::new(&Suspect::ALL[..4]);
    measure::<ColorDoubt>("Color Doubt, 4 players", &color_doubt::Setup::new(4), plan, steps);
    measure::<Clue>("Clue, 4 players", &clue, plan, steps);
    measure::<TrueColors>("True Colors, 4 players", &true_colors::Setup::new(4), plan, steps);
    measure::<Strangers>("Three Dead Strangers, 4", &three_dead_strangers::Setup::new(4), plan, steps);
    let believing = Plan { belief: Some(Reading::Possible), ..plan };
    measure::<Clue>("Clue, 4, with exact belief", &clue, believing, steps / 5);
}

fn measure<G: Encode>(name: &str, setup: &G::Setup, plan: Plan, steps: usize) {
    let mut taken = [0.0; 2];
    let mut played = Vec::new();
    for _ in 0..ROUNDS {
        let (games, each) = stepped::<G>(setup, plan, steps);
        played.push(games);
        taken[0] += each;
        taken[1] += bare::<G>(setup, steps * plan.tables);
    }
    assert!(played.iter().all(|&games| games == played[0]), "{name}: a seed does not give the same games");
    let [steps, moves] = taken.map(|each| 1e-6 * ROUNDS as f64 / each);
    println!("{name:<28}{steps:>14.2}{moves:>14.2}{:>8.2}{:>8}", steps / moves, played[0]);
}

/// Steps a batch by random actions; how many games were played, and how many seconds a step took at each table.
fn stepped<G: Encode>(setup: &G::Setup, plan: Plan, steps: usize) -> (usize, f64) {
    let mut batch: Batch<G> = Batch::new(setup, plan).expect("the setup is a right one");
    let widths = batch.widths();
    let mut buffers = Buffers::new(plan.tables, widths);
    let mut actions = vec![0; plan.tables];
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    batch.reset(1, buffers.rows());
    let mut games = 0;
    let watch = Watch::new(plan.threads);
    for _ in 0..steps {
        for (mask, action) in buffers.masks.chunks(widths.actions).zip(&mut actions) {
            *action = any(mask, &mut rng);
        }
        assert_eq!(batch.step(&actions, buffers.rows()), 0, "every action is allowed");
        games += buffers.terminated.iter().filter(|&&over| over).count();
    }
    (games, watch.seconds() / (plan.tables * steps) as f64)
}

/// Plays games by random moves, without a view; how many seconds a move took, those of chance among them.
fn bare<G: Encode>(setup: &G::Setup, least: usize) -> f64 {
    let start = G::start(setup).expect("the setup is a right one");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut moves = 0;
    let watch = Watch::new(1);
    while moves < least {
        let mut game = black_box(&start).clone();
        while game.turn() != Turn::Over {
            game.apply(&game.options().pick(&mut rng));
            moves += 1;
        }
    }
    watch.seconds() / moves as f64
}

/// Measures the time that this thread had a processor, where the system tells it and there is no other thread to wait for,
/// so that other programs count little; elsewhere the time that has passed.
enum Watch {
    Processor(u64),
    Clock(Instant),
}

impl Watch {
    fn new(threads: usize) -> Self {
        let processor = Watch::processor().filter(|_| threads == 1);
        processor.map_or_else(|| Watch::Clock(Instant::now()), Watch::Processor)
    }

    /// Nanoseconds, as Linux counts them.
    fn processor() -> Option<u64> {
        fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
    }

    fn seconds(&self) -> f64 {
        match self {
            Watch::Processor(begun) => 1e-9 * (Watch::processor().unwrap_or(0) - begun) as f64,
            Watch::Clock(begun) => begun.elapsed().as_secs_f64(),
        }
    }
}

/// One of the actions of a mask.
fn any(mask: &[u8], rng: &mut ChaCha8Rng) -> i32 {
    let mut place = below(rng, mask.iter().map(|&byte| u32::from(byte)).sum());
    let mut begun = 0;
    for eight in mask.chunks(8) {
        let here = eight.iter().map(|&byte| u32::from(byte)).sum();
        if place < here {
            let mut legal = eight.iter().enumerate().filter(|&(_, &byte)| byte == 1);
            let (action, _) = legal.nth(place as usize).expect("the place is below the number of actions here");
            return begun + action as i32;
        }
        place -= here;
        begun += 8;
    }
    unreachable!("the place is below the number of actions")
}
