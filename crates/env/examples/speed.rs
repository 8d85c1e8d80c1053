//! How fast environments are stepped by random actions, beside bare play of the same games.
//!
//! `cargo run --release -p env --example speed`, with the number of tables and of steps at each, and of threads, after it.

use std::env::args;
use std::hint::black_box;
use std::time::{Duration, Instant};

use chacha20::ChaCha8Rng;
use clue::{Clue, Suspect};
use color_doubt::ColorDoubt;
use env::{Batch, Buffers, Encode, Plan};
use game::chance::below;
use game::{Options as _, Turn};
use rand::SeedableRng;
use three_dead_strangers::Strangers;
use true_colors::TrueColors;

fn main() {
    let mut numbers = args().skip(1).map(|number| number.parse().expect("the arguments are numbers"));
    let [tables, steps, threads] = [1_024, 2_000, 1].map(|usual| numbers.next().unwrap_or(usual));
    println!("{tables} tables, {steps} steps at each, {threads} thread(s); millions a second");
    println!("{:<24}{:>8}{:>10}{:>10}", "", "steps", "bare", "games");
    let plan = Plan { threads, ..Plan::new(tables) };
    measure::<ColorDoubt>("Color Doubt, 4 players", &color_doubt::Setup::new(4), plan, steps);
    measure::<Clue>("Clue, 4 players", &clue::Setup::new(&Suspect::ALL[..4]), plan, steps);
    measure::<TrueColors>("True Colors, 4 players", &true_colors::Setup::new(4), plan, steps);
    measure::<Strangers>("Three Dead Strangers, 4", &three_dead_strangers::Setup::new(4), plan, steps);
}

fn measure<G: Encode>(name: &str, setup: &G::Setup, plan: Plan, steps: usize) {
    let stepped = stepped::<G>(setup, plan, steps);
    let (moves, taken) = bare::<G>(setup, stepped.games.min(20_000));
    let million = |count: u64, taken: Duration| count as f64 / taken.as_secs_f64() / 1e6;
    let all = (plan.tables * steps) as u64;
    println!("{name:<24}{:>8.2}{:>10.2}{:>10}", million(all, stepped.taken), million(moves, taken), stepped.games);
}

struct Stepped {
    taken: Duration,
    games: u64,
}

/// Steps a batch by random actions.
fn stepped<G: Encode>(setup: &G::Setup, plan: Plan, steps: usize) -> Stepped {
    let mut batch: Batch<G> = Batch::new(setup, plan).expect("the setup is a right one");
    let widths = batch.widths();
    let mut buffers = Buffers::new(plan.tables, widths);
    let mut actions = vec![0; plan.tables];
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    batch.reset(1, buffers.rows());
    let mut games = 0;
    let begun = Instant::now();
    for _ in 0..steps {
        for (table, action) in actions.iter_mut().enumerate() {
            *action = any(&buffers.masks[table * widths.actions..][..widths.actions], &mut rng);
        }
        assert_eq!(batch.step(&actions, buffers.rows()), 0, "every action is allowed");
        games += buffers.terminated.iter().filter(|&&over| over).count() as u64;
    }
    Stepped { taken: begun.elapsed(), games }
}

/// Plays games by random moves, without a view; how many moves that took, those of chance among them.
fn bare<G: Encode>(setup: &G::Setup, games: u64) -> (u64, Duration) {
    let start = G::start(setup).expect("the setup is a right one");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut moves = 0;
    let begun = Instant::now();
    for _ in 0..games {
        let mut game = black_box(&start).clone();
        while game.turn() != Turn::Over {
            game.apply(&game.options().pick(&mut rng));
            moves += 1;
        }
    }
    (moves, begun.elapsed())
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
