//! How much a server bears: simulated tables of Color Doubt with four players each, over real WebSockets.
//!
//! ```text
//! cargo build --release && cargo run --release -p server --example load -- --help
//! ```
//!
//! It starts a server of its own over an empty database and prints, for so many seconds of play: moves a second; how
//! long it took from a move until all four players had been told; the server's processor time for a move; what it keeps
//! in memory for a table and for a socket; and how many rows a second the same disk commits, in groups, without any
//! server. Linux alone says all that.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command")]

mod bots;
mod ceiling;
#[path = "../../tests/support/choice.rs"]
mod choice;
mod half_open;
mod idle;
mod server;
mod table;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use ::server::cli::take_open_files;
use anyhow::Result;
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use tokio::time::Instant;

use half_open::HalfOpen;
use server::Server;
use table::{Pace, Tally};

/// Simulated tables with four players each, against a server of their own.
#[derive(Parser)]
struct Load {
    /// How many tables play at once.
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// For how many seconds they are measured, after a quarter of that in which they only play.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Moves a second at each table; without it, each player moves as soon as all have been told of the move before.
    #[arg(long)]
    pace: Option<f64>,
    /// How many sockets do nothing but watch.
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// How many connections begin a request and never end it, while the tables play.
    #[arg(long, default_value_t = 0)]
    half_open: usize,
    /// The tables are of four of the strongest bots of this game, at their usual pace; somebody watches each.
    #[arg(long, conflicts_with_all = ["pace", "idle", "half_open"])]
    bots: Option<String>,
    /// The program that is measured [default: the one that was built beside this].
    #[arg(long)]
    program: Option<PathBuf>,
    /// Where the database is: on the disk that is to be measured [default: beside this program].
    #[arg(long)]
    folder: Option<PathBuf>,
}

fn main() -> Result<()> {
    let load = Load::parse();
    take_open_files();
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(load.run())
}

impl Load {
    async fn run(self) -> Result<()> {
        let beside = std::env::current_exe()?.parent().map(PathBuf::from).unwrap_or_default();
        let program = self.program.clone().unwrap_or_else(|| beside.join("../parlour"));
        let folder = tempfile::tempdir_in(self.folder.clone().unwrap_or(beside))?;
        let server = Server::start(&program, folder.path(), self.bots.is_none()).await?;
        if let Some(game) = &self.bots {
            self.watch(&server, game).await?;
            return server.stop().await;
        }
        let empty = server.memory()?;

        if self.idle > 0 {
            let bar = bar("sockets that watch", self.idle as u64);
            let idle = idle::watch(server.address, self.idle, &bar).await?;
            bar.finish_and_clear();
            println!("{} idle sockets at {} tables", self.idle, idle.tables);
            println!(
                "  memory          {:.1} KB a socket, its table's share with it",
                kilobytes(server.memory()?, empty, self.idle)
            );
            idle.end().await;
        }
        if self.tables > 0 {
            self.play(&server).await?;
            server.stop().await?;
            let ceiling =
                ceiling::measure(folder.path(), self.tables, Duration::from_secs(self.seconds.div_ceil(4))).await?;
            println!("  the disk alone  {ceiling:.0} rows a second by as many writers, in groups");
        }
        Ok(())
    }

    /// Says what the strongest bots take of a processor.
    async fn watch(&self, server: &Server, game: &str) -> Result<()> {
        let level = bots::strongest(server.address, game).await?;
        println!("{} tables of {game} with {} of {level} each", self.tables, bots::SEATS);
        let watched = |number| tokio::spawn(bots::watch(server.address, number, game.to_owned(), level.clone()));
        let watched: Vec<_> = (0..self.tables).map(watched).collect();
        wait("warming up", Duration::from_secs(self.seconds.div_ceil(4))).await;
        let (before, used, begun) = (server.counts().await?, server.processor()?, Instant::now());
        wait("measuring", Duration::from_secs(self.seconds)).await;
        let (seconds, now) = (begun.elapsed().as_secs_f64(), server.processor()?);
        let moves = (server.counts().await? - before).moves;
        println!(
            "  {:.0} moves a second, {:.2} ms of a processor each: {:.0} % of one core",
            moves / seconds,
            1e3 * (now[0] - used[0]) / moves,
            100.0 * (now[0] - used[0]) / seconds
        );
        watched.iter().for_each(tokio::task::JoinHandle::abort);
        Ok(())
    }

    async fn play(&self, server: &Server) -> Result<()> {
        let (empty, tally) = (server.memory()?, Arc::new(Tally::default()));
        let seated = bar("tables", self.tables as u64);
        let pace = self.pace.map_or(Pace::Closed, Pace::of);
        let mut tables = Vec::new();
        for number in 0..self.tables {
            tables.push(table::Table::open(server.address, number).await?);
            seated.inc(1);
        }
        seated.finish_and_clear();
        println!("{} tables with four players each", self.tables);
        println!(
            "  memory          {:.0} KB a table with its four sockets",
            kilobytes(server.memory()?, empty, self.tables)
        );
        let crowd = self.crowd(server.address).await;
        let playing: Vec<_> =
            tables.into_iter().map(|table| tokio::spawn(table.play(pace, tally.clone()))).collect();

        let warm_up = Duration::from_secs(self.seconds.div_ceil(4));
        wait("warming up", warm_up).await;
        tally.forget();
        let (before, used, begun) = (server.counts().await?, server.processor()?, Instant::now());
        wait("measuring", Duration::from_secs(self.seconds)).await;
        let (seconds, now) = (begun.elapsed().as_secs_f64(), server.processor()?);
        let counts = server.counts().await? - before;
        let [used, own] = std::array::from_fn(|of| now[of] - used[of]);
        let took = tally.take();
        let moves = took.len() as f64;
        println!(
            "  moves           {:.0} a second by players, {:.0} with those of chance",
            moves / seconds,
            counts.moves / seconds
        );
        println!("  told to all     {} p50, {} p99", milliseconds(&took, 0.5), milliseconds(&took, 0.99));
        println!(
            "  processor       {:.0} µs a move, {:.0} % of one core; this program {:.0} µs",
            1e6 * used / moves,
            100.0 * used / seconds,
            1e6 * own / moves
        );
        println!(
            "  commits         {:.0} a second, {:.2} ms each, {:.1} changes in each",
            counts.commits / seconds,
            1e3 * counts.took / counts.commits,
            counts.changes / counts.commits
        );
        println!(
            "  memory          {:.0} KB for each of {} tables, of which {} are played; their sockets with them",
            kilobytes(server.memory()?, empty, counts.tables as usize),
            counts.tables,
            self.tables
        );
        if let Some(crowd) = crowd {
            println!(
                "  half open       {} connections at the end; the server has {:.0} MB of memory in all",
                crowd.count(),
                server.memory()? as f64 / (1024.0 * 1024.0)
            );
        }
        playing.iter().for_each(tokio::task::JoinHandle::abort);
        Ok(())
    }

    /// Opens those who never end their requests, and waits for them for a while.
    async fn crowd(&self, server: SocketAddr) -> Option<HalfOpen> {
        (self.half_open > 0).then_some(())?;
        let (crowd, bar) = (half_open::hold(server, self.half_open), bar("half open", self.half_open as u64));
        for _ in 0..300 {
            bar.set_position(crowd.count() as u64);
            if crowd.count() >= self.half_open {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        bar.finish_and_clear();
        Some(crowd)
    }
}

fn bar(what: &'static str, length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}, {eta} left").expect("it is a template");
    ProgressBar::new(length).with_style(style).with_message(what)
}

async fn wait(what: &'static str, time: Duration) {
    let bar = bar(what, time.as_secs());
    for _ in 0..time.as_secs() {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
}

fn kilobytes(now: u64, before: u64, among: usize) -> f64 {
    now.saturating_sub(before) as f64 / 1024.0 / among as f64
}

fn milliseconds(sorted: &[Duration], share: f64) -> String {
    let at = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(at).map_or_else(|| "nothing".to_owned(), |took| format!("{:.1} ms", took.as_secs_f64() * 1e3))
}
