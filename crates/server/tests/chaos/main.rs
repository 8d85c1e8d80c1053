//! Breaks servers, databases and lines while people play, for as long as one likes, and holds all that they were told
//! against the log at the end. `cargo test -p server --test chaos -- --help` says more.
#![cfg(unix)]
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "whoever runs it reads what comes of it")]

mod player;
mod proxy;
#[path = "../support/mod.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod support;
mod world;

use std::collections::HashMap;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use chacha20::ChaCha20Rng;
use clap::{Parser, ValueEnum};
use futures_util::{StreamExt, stream};
use game::chance::below;
use indicatif::ProgressBar;
use rand::SeedableRng;
use tokio::task::JoinSet;
use tokio::time::sleep;

use player::Shared;
use support::witness;
use world::World;

/// Kills servers and databases, stops them, and cuts and slows lines while people play; then looks for moves that were
/// confirmed and are lost or doubled, and for news that the log does not hold.
#[derive(Parser)]
struct Asked {
    /// How long, for each kind of database
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// How many servers share PostgreSQL
    #[arg(long, default_value_t = 3)]
    nodes: u32,
    /// At how many tables two people play at a time
    #[arg(long, default_value_t = 12)]
    tables: u32,
    /// Which databases
    #[arg(long, value_enum, default_value_t = Over::Both)]
    over: Over,
    /// Only stops servers as their host would, and starts them again
    #[arg(long)]
    only_restarts: bool,
    /// What the chance of what is done, and when, is drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A fault that is planted in the servers, to see it found; they have to be built with `--features planted-faults`
    #[arg(long)]
    fault: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Over {
    Both,
    File,
    Postgres,
}

#[tokio::main]
async fn main() -> ExitCode {
    let asked = Asked::parse();
    // Lines break in the middle of anything: whoever waits for what breaks there says what matters of it.
    std::panic::set_hook(Box::new(|_| {}));
    let mut faults = Vec::new();
    if asked.over != Over::File {
        match World::over_postgres(asked.nodes, asked.fault.clone()).await {
            Some(world) => faults.extend(run(&asked, world, "PostgreSQL").await),
            None => eprintln!("PostgreSQL is not installed: chaos over it is left out."),
        }
    }
    if asked.over != Over::Postgres {
        faults.extend(run(&asked, World::over_file(asked.fault.clone()).await, "SQLite").await);
    }
    for fault in &faults {
        println!("{fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Plays and disturbs, and says what is wrong.
async fn run(asked: &Asked, mut world: World, name: &str) -> Vec<String> {
    let shared = Arc::new(Shared {
        addresses: world.addresses.clone(),
        stop: Default::default(),
        faults: Default::default(),
        accepted: Default::default(),
        told: Default::default(),
        longest: Default::default(),
        witnesses: Default::default(),
    });
    let mut pairs = JoinSet::new();
    for number in 0..asked.tables {
        let chance = ChaCha20Rng::seed_from_u64(asked.seed * 1000 + u64::from(number));
        pairs.spawn(player::pair(shared.clone(), chance, number));
    }
    let mut chance = ChaCha20Rng::seed_from_u64(asked.seed);
    let (begun, bar) = (Instant::now(), ProgressBar::new(asked.seconds));
    while begun.elapsed().as_secs() < asked.seconds {
        sleep(Duration::from_millis(300 + u64::from(below(&mut chance, 1200)))).await;
        world.disturb(&mut chance, asked.only_restarts).await;
        bar.set_position(begun.elapsed().as_secs());
    }
    bar.finish_and_clear();
    shared.stop.store(true, Ordering::Relaxed);
    while let Some(ended) = pairs.join_next().await {
        ended.unwrap();
    }

    let (world, fresh) = world.fresh().await;
    let witnesses = std::mem::take(&mut *shared.witnesses.lock().unwrap());
    let mut logs = HashMap::new();
    for found in &witnesses {
        if !logs.contains_key(&found.table) {
            logs.insert(found.table.clone(), witness::log(&world.database, &found.table).await);
        }
        if let Err(fault) = found.check(&logs[&found.table]) {
            shared.fault(fault);
        }
    }
    let looks = stream::iter(&witnesses).map(|found| player::look_again(fresh.address, found));
    let looks: Vec<Result<usize, String>> = looks.buffer_unordered(16).collect().await;
    let news: usize = looks.iter().flatten().sum();
    looks.into_iter().filter_map(Result::err).for_each(|fault| shared.fault(fault));
    fresh.terminate().await;
    let faults = std::mem::take(&mut *shared.faults.lock().unwrap());
    let count = |of: &std::sync::atomic::AtomicU64| of.load(Ordering::Relaxed);
    println!(
        "{name}: {} kills and {} other disturbances, {} tables, {} moves confirmed, {news} news held against the log \
         ({} received), at most {} ms until a move was confirmed: {}.",
        world.kills,
        world.others,
        logs.len(),
        count(&shared.accepted),
        count(&shared.told),
        count(&shared.longest),
        if faults.is_empty() {
            "nothing lost, doubled, or told and undone".to_owned()
        } else {
            format!("{} faults", faults.len())
        },
    );
    if count(&shared.accepted) == 0 {
        return vec![format!("{name}: nobody could make a move")];
    }
    faults
}
