//! `parlour arena`: bots against bots.

mod trial;

use std::fmt::Write as _;
use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use catalog::{
    AnyGame, ArenaError, Arg, Forfeit, Forfeits, Fought, Message, OptionKind, Program, Results, Seat, SetupError,
    Words,
};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value};

use super::program::Running;
use super::value::whole;
use super::words::{about_file, decimal, of_game, percent, say, unknown_game, word};

#[derive(Args)]
pub(super) struct Arena {
    game: String,
    #[arg(long, default_value_t = 1000, value_parser = whole::<u64>(1..=u64::MAX))]
    games: u64,
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    #[arg(long, default_value_t = 1000, value_parser = whole::<u64>(1..=3_600_000))]
    patience: u64,
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    #[arg(long)]
    setup: Option<PathBuf>,
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    #[arg(long = "try", conflicts_with_all = ["games", "bots", "options", "setup"])]
    tried: Option<String>,
}

impl Arena {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let game = catalog::find(&self.game).with_context(|| unknown_game(&self.game))?;
        let words = of_game(game);
        let patience = Duration::from_millis(self.patience);
        let start = |command: &str| -> Result<Box<dyn Program>, String> {
            let program = Running::start(command, patience).map_err(|error| error.to_string())?;
            Ok(Box::new(program))
        };
        if let Some(program) = &self.tried {
            return trial::run(game, &words, program, &start, self.seed);
        }
        let options = read_rules(game, &words, self.setup.as_deref(), &self.options)?;
        let bots = if self.bots.is_empty() { strongest(game) } else { self.bots };
        let chairs: Vec<u8> = (0..=u8::MAX).take(bots.len()).collect();
        let setup = game.seating(&chairs, &options).map_err(|error| refused(&words, &error))?;

        let bar = progress(self.games);
        let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
        let arena =
            catalog::Arena { setup: &setup, bots: &bots, start: &start, games: self.games, seed: self.seed };
        let fought = game.arena(&arena, &|done| bar.set_position(done));
        bar.finish_and_clear();
        let Fought { results, forfeits } = fought.map_err(|error| unplayed(&words, error))?;
        let title = Message::new("arena-title").with("game", Arg::text(words.text("title").unwrap_or_default()));
        let title = title.with("bots", Arg::text(bots.join(", "))).with("seed", Arg::text(self.seed.to_string()));
        write!(stdout(), "{}\n{}{}", say(&title), table(&results), lost(&forfeits))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// A bar that fills as this many games are played.
pub(super) fn progress(games: u64) -> ProgressBar {
    let progress = Message::new("arena-progress").with("speed", Arg::text("{per_sec}"));
    let progress = say(&progress.with("left", Arg::text("{eta}")));
    let template = format!("{{bar:40}} {{pos}}/{{len}} {progress}");
    ProgressBar::new(games).with_style(ProgressStyle::with_template(&template).expect("a template"))
}

/// Who won how often, by bot and by seat.
fn table(results: &Results) -> String {
    let games = |name, games: u64| Message::new(name).with("games", Arg::Number(games as i64));
    let decisions = games("arena-games", results.games)
        .with("decisions", Arg::text(decimal(results.decisions.mean(), 1)))
        .with("error", Arg::text(decimal(results.decisions.standard_error(), 1)));
    let mut text =
        format!("{}\n{}\n", say(&decisions), say(&games("arena-without-winner", results.without_winner)));
    let of_seat = |seat: Seat| say(&Message::new("arena-seat").with("seat", seat.index()));
    let of_bots = results.by_bot.iter().map(|(bot, record)| (bot.clone(), record));
    let rows = of_bots.chain(results.by_seat.iter().map(|(seat, record)| (of_seat(seat), record)));
    let _ = writeln!(text, "{:20} {:25}{:>8}", "", word("arena-won"), word("arena-score"));
    for (name, record) in rows {
        let (low, high) = record.interval();
        let [rate, low, high] = [record.wins.mean(), low, high].map(|share| decimal(100.0 * share, 1));
        let interval = format!("({low:>4} – {:>6})", percent(high));
        let _ = write!(text, "{name:20} {:>7} {interval:17}", percent(rate));
        // Rounded first, for a mean of -0.001 would be printed as -0.00.
        let score = (100.0 * record.score.mean()).round() / 100.0 + 0.0;
        let _ = writeln!(text, "{:>8} ± {}", decimal(score, 2), decimal(record.score.standard_error(), 2));
    }
    text
}

/// How programs lost their seats, a line for each way; nothing where none did.
fn lost(forfeits: &[Forfeits]) -> String {
    let mut text = String::new();
    for Forfeits { bot, ways } in forfeits {
        for (way, (games, first)) in ways {
            let name = match way {
                Forfeit::Ended => "arena-ended",
                Forfeit::Late => "arena-late",
                Forfeit::Unreadable => "arena-unreadable",
                Forfeit::Illegal => "arena-illegal",
            };
            let way = Message::new(name).with("bot", Arg::text(bot)).with("games", Arg::Number(*games as i64));
            let _ = writeln!(text, "{}", say(&way.with("first", Arg::text(first))));
        }
    }
    text
}

/// That there is no such bot, and which there are.
pub(super) fn unknown_bot(wanted: &str, known: &[&str]) -> String {
    let unknown = Message::new("unknown-bot").with("name", Arg::text(wanted));
    say(&unknown.with("known", Arg::text(known.join(", "))))
}

pub(super) fn refused(words: &Words, error: &SetupError) -> anyhow::Error {
    anyhow!(words.setup_error(error))
}

fn unplayed(words: &Words, error: ArenaError) -> anyhow::Error {
    match error {
        ArenaError::UnknownBot { wanted, known } => {
            anyhow!(unknown_bot(&wanted, &known))
        }
        ArenaError::NotStarted { program, error } => {
            anyhow!(error).context(say(&Message::new("not-started").with("program", Arg::text(program))))
        }
        ArenaError::Setup(error) => refused(words, &error),
        ArenaError::Unplayable(error) => anyhow!(error).context(word("unplayable")),
    }
}

fn strongest(game: &dyn AnyGame) -> Vec<String> {
    let seats = game.info().seats.first().copied().unwrap_or(2);
    let best = game.bots().last().copied().unwrap_or_default();
    vec![best.to_owned(); usize::from(seats)]
}

/// The options in a file, if one is given, and those given one by one, which go before it.
pub(super) fn read_rules(
    game: &dyn AnyGame,
    words: &Words,
    file: Option<&Path>,
    given: &[String],
) -> anyhow::Result<Map<String, Value>> {
    let mut options = file.map_or_else(|| Ok(Map::new()), read_file)?;
    options.extend(read_options(game, words, given)?);
    Ok(options)
}

/// The options in a file.
fn read_file(path: &Path) -> anyhow::Result<Map<String, Value>> {
    let text = fs::read_to_string(path).with_context(|| about_file("unreadable", path))?;
    serde_json::from_str(&text).with_context(|| about_file("no-options", path))
}

/// The options as the rules know them.
fn read_options(game: &dyn AnyGame, words: &Words, given: &[String]) -> anyhow::Result<Map<String, Value>> {
    let info = game.info();
    let mut options = Map::new();
    for pair in given {
        let Some((key, value)) = pair.split_once('=') else {
            bail!(say(&Message::new("no-pair").with("text", Arg::text(pair))))
        };
        let option = info.option(key).ok_or_else(|| refused(words, &info.unknown_option(key)))?;
        let value = match option.kind {
            OptionKind::Number { .. } => value.parse::<u32>().ok().map(Value::from),
            OptionKind::Choice { choices } => choices.contains(&value).then(|| Value::from(value)),
            OptionKind::Several { choices, count, .. } => {
                let chosen: Vec<&str> = value.split('+').collect();
                let fits = chosen.len() == count && chosen.iter().all(|one| choices.contains(one));
                fits.then(|| Value::from(chosen))
            }
        };
        let value = value.ok_or_else(|| refused(words, &option.refusal()))?;
        options.insert(key.to_owned(), value);
    }
    Ok(options)
}
