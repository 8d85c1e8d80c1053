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
use std::fmt;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
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
    /// How long, for each kind of database and in each round
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// How many rounds, each over a new database and with the next seed; one with a fault is the last
    #[arg(long, default_value_t = 1)]
    rounds: u64,
    /// How many milliseconds pass at most until the next thing is done, and until something that was killed is back
    #[arg(long, default_value_t = 1500, value_parser = clap::value_parser!(u32).range(5..))]
    pause: u32,
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
    #[arg(long, conflicts_with = "only_kills")]
    only_restarts: bool,
    /// Only kills servers and databases
    #[arg(long)]
    only_kills: bool,
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
    let said = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if std::thread::current().name() == Some("main") {
            said(panic);
        }
    }));
    let (mut all, mut faults) = (Done::default(), Vec::new());
    for round in 0..asked.rounds {
        let seed = asked.seed + round;
        if asked.over != Over::File {
            match World::over_postgres(asked.nodes, asked.fault.clone()).await {
                Some(world) => faults.extend(run(&asked, seed, world, "PostgreSQL", &mut all).await),
                None => eprintln!("PostgreSQL is not installed: chaos over it is left out."),
            }
        }
        if asked.over != Over::Postgres {
            let world = World::over_file(asked.fault.clone()).await;
            faults.extend(run(&asked, seed, world, "SQLite", &mut all).await);
        }
        if !faults.is_empty() {
            break;
        }
    }
    if asked.rounds > 1 {
        println!("In all: {all}.");
    }
    for fault in &faults {
        println!("{fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What was done, and what was looked at.
#[derive(Clone, Copy, Default)]
struct Done {
    kills: u64,
    others: u64,
    tables: usize,
    confirmed: u64,
    checked: usize,
    received: u64,
    /// The longest that somebody waited until their move was confirmed, in milliseconds.
    longest: u64,
}

impl Done {
    fn add(&mut self, more: Done) {
        self.kills += more.kills;
        self.others += more.others;
        self.tables += more.tables;
        self.confirmed += more.confirmed;
        self.checked += more.checked;
        self.received += more.received;
        self.longest = self.longest.max(more.longest);
    }
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} kills and {} other disturbances, {} tables, {} moves confirmed, {} news held against the log ({} \
             received), at most {} ms until a move was confirmed",
            self.kills, self.others, self.tables, self.confirmed, self.checked, self.received, self.longest,
        )
    }
}

/// Plays and disturbs, counts what was done, and says what is wrong.
async fn run(asked: &Asked, seed: u64, mut world: World, name: &str, all: &mut Done) -> Vec<String> {
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
        let chance = ChaCha20Rng::seed_from_u64(seed * 1000 + u64::from(number));
        pairs.spawn(player::pair(shared.clone(), chance, number));
    }
    let mut chance = ChaCha20Rng::seed_from_u64(seed);
    let (begun, bar) = (Instant::now(), ProgressBar::new(asked.seconds));
    while begun.elapsed().as_secs() < asked.seconds {
        // Every other time it comes in the middle of games; else they may not have recovered from the last.
        if below(&mut chance, 2) == 0 {
            shared.until_confirmed().await;
        }
        let wait = asked.pause / 5 + below(&mut chance, asked.pause - asked.pause / 5);
        sleep(Duration::from_millis(wait.into())).await;
        let pause = Duration::from_millis(below(&mut chance, asked.pause).into());
        if asked.only_restarts {
            world.restart(&mut chance).await;
        } else if asked.only_kills {
            world.kill(&mut chance, pause).await;
        } else {
            world.disturb(&mut chance, pause).await;
        }
        bar.set_position(begun.elapsed().as_secs());
    }
    bar.finish_and_clear();
    shared.stop.store(true, Ordering::Relaxed);
    while let Some(ended) = pairs.join_next().await {
        ended.unwrap();
    }

    let (mut world, fresh) = world.fresh().await;
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
    let count = |of: &AtomicU64| of.load(Ordering::Relaxed);
    let done = Done {
        kills: world.kills,
        others: world.others,
        tables: logs.len(),
        confirmed: count(&shared.accepted),
        checked: news,
        received: count(&shared.told),
        longest: count(&shared.longest),
    };
    all.add(done);
    if faults.is_empty() {
        println!("{name}: {done}: nothing lost, doubled, or told and undone.");
    } else {
        let kept = asked.fault.is_none().then(|| format!(" The database is kept: {}.", world.keep()));
        println!("{name}: {done}: {} faults.{}", faults.len(), kept.unwrap_or_default());
    }
    if done.confirmed == 0 {
        return vec![format!("{name}: nobody could make a move")];
    }
    faults
}
