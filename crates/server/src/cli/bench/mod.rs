//! `parlour bench`: models and programs at the same deals, and what they claim to know.

mod chart;
mod chat;
mod mcp;
mod page;
mod piped;

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::{self, IsTerminal, Write, stderr, stdin, stdout};
use std::path::{Path, PathBuf};
use std::process::{ExitCode, exit};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, anyhow, bail, ensure};
use bench::{Entrant, Losses, MOST_MOVES, Player, Report, Series, Silence, Summary, Unplayed, Way};
use catalog::{AnyGame, Arg, Message, Words};
use clap::Args;

use self::chat::{Chat, Misnamed};
use self::mcp::Served;
use self::piped::Piped;
use super::arena::options::given;
use super::arena::{bar, refused, unknown_bot};
use super::serve::stop_signal;
use super::value::whole;
use super::words::{about_file, decimal, of_game, percent, say, unknown_game, word};

/// What a program ends with that was stopped by Ctrl-C.
const STOPPED: i32 = 130;

#[derive(Args)]
pub(super) struct Bench {
    game: String,
    #[arg(long, required = true)]
    player: Vec<String>,
    #[arg(long)]
    opponents: Option<String>,
    #[arg(long)]
    seats: Option<u8>,
    #[arg(long, default_value_t = 10, value_parser = whole::<u32>(1..=1_000_000))]
    deals: u32,
    #[arg(long, default_value_t = 2, value_parser = whole::<u32>(0..=100))]
    retries: u32,
    #[arg(long, default_value_t = 120, value_parser = whole::<u64>(1..=86_400))]
    timeout: u64,
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    #[arg(long)]
    setup: Option<PathBuf>,
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    #[arg(long, default_value = "bench")]
    report: PathBuf,
}

impl Bench {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let game = catalog::find(&self.game).with_context(|| unknown_game(&self.game))?;
        let words = of_game(game);
        let options = given(game, &words, self.setup.as_deref(), &self.options)?;
        let (mut entrants, client) = self.entrants(game)?;
        let fewest = game.info().seats.iter().copied().find(|&seats| usize::from(seats) >= entrants.len());
        let seats = self.seats.or(fewest).unwrap_or(u8::MAX);
        let chairs: Vec<u8> = (0..seats).collect();
        let setup = game.seating(&chairs, &options).map_err(|error| refused(&words, &error))?;
        let rules = crate::words::rules(game.name()).unwrap_or_default();
        let series = Series {
            game,
            rules: &rules,
            setup: &setup,
            level: self.opponents.as_deref().unwrap_or_else(|| game.easiest()),
            deals: self.deals,
            seed: self.seed,
            retries: self.retries,
        };
        series.check(entrants.len()).map_err(|error| unplayed(&words, error))?;
        // Before hours of play: whether the report can be written. One that is there is kept until then.
        let files = ["json", "html"].map(|ending| self.report.with_added_extension(ending));
        for file in &files {
            try_to_write(file).with_context(|| about_file("unwritable", file))?;
        }
        ensure!(client.as_ref().is_none_or(Served::has_come), word("bench-mcp-left"));
        let is_written = Arc::new(AtomicBool::new(false));
        say_when_stopped(is_written.clone()).context(word("no-threads"))?;
        let bar = bar(u64::from(self.deals) * entrants.len() as u64);
        let names: Vec<String> = entrants.iter().map(|entrant| entrant.name.clone()).collect();
        let played = series.run(&mut entrants, |games| {
            bar.set_position(games.len() as u64);
            // Whoever waits learns at once of what may be put right.
            let just_lost = |name: &&String| Losses::of(name, &games[games.len() - 1..]).games > 0;
            for name in names.iter().filter(just_lost) {
                let told = lost(name, &Losses::of(name, games), games.len());
                let _ = bar.suspend(|| writeln!(stderr(), "{told}"));
            }
        });
        bar.finish_and_clear();
        let report = played.map_err(|error| unplayed(&words, error))?;
        let [json, html] = &files;
        write_file(json, &serde_json::to_string_pretty(&report)?)?;
        write_file(html, &page::page(&report, &words))?;
        is_written.store(true, Ordering::Relaxed);
        let written = Message::new("bench-written").with("page", Arg::text(html.display().to_string()));
        let written = say(&written.with("file", Arg::text(json.display().to_string())));
        let told = format!("{}\n{}{written}", title(&report, &words), table(&report));
        match client {
            // Standard output is its own.
            Some(client) => {
                writeln!(stderr(), "{told}")?;
                client.end(told);
            }
            None => writeln!(stdout(), "{told}")?,
        }
        let is_lost = report.players.iter().any(|player| player.lost.games > 0);
        Ok(if is_lost { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }

    /// The players as they were named, and the line to the one that is an MCP client.
    fn entrants(&self, game: &dyn AnyGame) -> anyhow::Result<(Vec<Entrant<'static>>, Option<Served>)> {
        let patience = Duration::from_secs(self.timeout);
        let (mut entrants, mut client): (Vec<Entrant<'static>>, _) = (Vec::new(), None);
        for written in &self.player {
            let about = |name: &'static str| say(&Message::new(name).with("text", Arg::text(written)));
            let Some((name, what)) =
                written.split_once('=').filter(|(name, what)| !name.is_empty() && !what.is_empty())
            else {
                bail!(about("bench-no-player"))
            };
            // In the report bots are called by their levels.
            let is_taken = game.bots().contains(&name) || entrants.iter().any(|entrant| entrant.name == name);
            ensure!(!is_taken, say(&Message::new("bench-name-taken").with("name", Arg::text(name))));
            let player: Box<dyn Player> = if what.starts_with("http://") || what.starts_with("https://") {
                Box::new(Chat::new(what, patience).map_err(|problem| misnamed(written, problem))?)
            } else if what == "mcp" {
                ensure!(client.is_none(), word("bench-mcp-twice"));
                ensure!(!stdin().is_terminal(), word("bench-mcp-terminal"));
                let (player, served) = mcp::serve(patience).context(word("no-threads"))?;
                client = Some(served);
                Box::new(player)
            } else {
                let started = Piped::new(what, patience, self.retries);
                let not_started = || say(&Message::new("not-started").with("program", Arg::text(what)));
                Box::new(started.with_context(not_started)?)
            };
            entrants.push(Entrant { name: name.to_owned(), player });
        }
        Ok((entrants, client))
    }
}

/// From now on whoever stops the program before the report is written is told that there is none.
fn say_when_stopped(is_written: Arc<AtomicBool>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    // It listens before anybody is asked.
    let stopped = {
        let _inside = runtime.enter();
        stop_signal()?
    };
    thread::spawn(move || {
        runtime.block_on(stopped);
        if !is_written.load(Ordering::Relaxed) {
            let _ = writeln!(stderr(), "\n{}", word("bench-stopped"));
        }
        exit(STOPPED);
    });
    Ok(())
}

/// Whether a file can be written. One that is there stays as it is, and none is left where none was.
fn try_to_write(path: &Path) -> io::Result<()> {
    let is_there = path.try_exists()?;
    OpenOptions::new().append(true).create(true).open(path)?;
    if is_there { Ok(()) } else { fs::remove_file(path) }
}

fn write_file(path: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, text).with_context(|| about_file("unwritable", path))
}

fn misnamed(written: &str, problem: Misnamed) -> anyhow::Error {
    match problem {
        Misnamed::Address => anyhow!(say(&Message::new("bench-no-address").with("text", Arg::text(written)))),
        Misnamed::Field(field) => anyhow!(say(&Message::new("no-pair").with("text", Arg::text(field)))),
        Misnamed::Key(name) => anyhow!(say(&Message::new("bench-no-key").with("name", Arg::text(name)))),
        Misnamed::Threads(error) => anyhow!(error).context(word("no-threads")),
    }
}

fn unplayed(words: &Words, error: Unplayed) -> anyhow::Error {
    match error {
        Unplayed::Game => anyhow!(word("bench-other-game")),
        Unplayed::Setup(error) => refused(words, &error),
        Unplayed::Seats { players, seats } => {
            let few = Message::new("bench-few-seats").with("players", players).with("seats", seats);
            anyhow!(say(&few))
        }
        Unplayed::UnknownBot { wanted, known } => anyhow!(unknown_bot(&wanted, &known)),
    }
}

/// What was played.
fn title(report: &Report, words: &Words) -> String {
    let title = Message::new("bench-title").with("game", Arg::text(words.text("title").unwrap_or_default()));
    let title = title.with("deals", Arg::Number(report.deals.into())).with("level", Arg::text(&report.level));
    say(&title
        .with("seed", Arg::text(report.seed.to_string()))
        .with("prompt", Arg::text(report.prompt.to_string())))
}

/// A line for each player.
fn table(report: &Report) -> String {
    let mut text = String::new();
    for player in &report.players {
        let Summary { name, won, found, left, exams, .. } = player;
        let faults: u64 = player.faults.values().sum();
        let line = Message::new("bench-player")
            .with("name", Arg::text(name))
            .with("won", Arg::text(if won.count == 0 { "–".into() } else { percent(decimal(100.0 * won.mean, 1)) }))
            .with("games", Arg::Number(won.count as i64))
            .with("found", Arg::text(found.map_or("–".into(), |found| percent(decimal(100.0 * found, 1)))))
            .with("left", Arg::text(decimal(left.mean, 1)))
            .with("exams", Arg::Number(*exams as i64))
            .with("faults", Arg::Number(faults as i64));
        let _ = writeln!(text, "{}", say(&line));
        if player.lost.games > 0 {
            let _ = writeln!(text, "{}", lost(name, &player.lost, report.games.len()));
        }
    }
    if let Some(told) = unfinished(report) {
        let _ = writeln!(text, "{told}");
    }
    text
}

/// That games were given up, if any were.
fn unfinished(report: &Report) -> Option<String> {
    let told = Message::new("bench-unfinished").with("unfinished", Arg::Number(report.unfinished as i64));
    let told =
        told.with("games", Arg::Number(report.games.len() as i64)).with("moves", Arg::Number(MOST_MOVES.into()));
    (report.unfinished > 0).then(|| say(&told))
}

/// That somebody did not answer in some of so many games, and why.
fn lost(name: &str, lost: &Losses, games: usize) -> String {
    let told = Message::new("bench-lost").with("name", Arg::text(name)).with("why", Arg::text(lost.why.join("; ")));
    say(&told.with("lost", Arg::Number(lost.games as i64)).with("games", Arg::Number(games as i64)))
}

/// That no answer came in time.
fn late(patience: Duration) -> Silence {
    let told = Message::new("bench-no-answer").with("seconds", Arg::Number(patience.as_secs() as i64));
    Silence { way: Way::Late, problem: say(&told) }
}
