//! `parlour arena`: bots against bots.

mod exploiters;
mod fight;
mod ladder;
pub(super) mod options;
mod sprt;
mod trial;
mod written;

use std::io::{Write, stdout};
use std::ops::Range;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, ensure};
use catalog::{AnyArena, AnyGame, ArenaError, Arg, Message, Outside, Played, Program, Results, SetupError, Words};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value};

use super::program::{Running, parts};
use super::value::whole;
use super::words::{of_game, reason, say, unknown_game, word};

#[derive(Args)]
pub(super) struct Arena {
    game: String,
    #[arg(long, value_parser = whole::<u64>(1..=u64::MAX))]
    deals: Option<u64>,
    #[arg(long)]
    bots: Vec<String>,
    #[arg(long, group = "tables")]
    ladder: bool,
    #[arg(long, num_args = 2, conflicts_with_all = ["tables", "bots"])]
    sprt: Option<Vec<String>>,
    #[arg(long, default_value_t = 0.0, allow_negative_numbers = true, requires = "sprt")]
    elo0: f64,
    #[arg(long, default_value_t = 30.0, allow_negative_numbers = true, requires = "sprt")]
    elo1: f64,
    #[arg(long, group = "tables", conflicts_with = "bots")]
    exploiters: bool,
    #[arg(long, value_delimiter = ',')]
    players: Vec<u8>,
    #[arg(long, requires = "tables")]
    write: Option<PathBuf>,
    #[arg(long, default_value_t = 1000, value_parser = whole::<u64>(1..=3_600_000))]
    patience: u64,
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    #[arg(long)]
    setup: Option<PathBuf>,
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    #[arg(long = "try", conflicts_with_all = ["deals", "bots", "tables", "sprt", "players", "options", "setup"])]
    tried: Option<String>,
}

/// How many deals are played of each kind where nothing else is said: a test plays so many at most.
const DEALS: u64 = 200;
const DEALS_OF_A_TEST: u64 = 10_000;

/// So many times as long as for any other move a program may take for its first: it is still starting.
const TO_START: u32 = 10;

impl Arena {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let game = catalog::find(&self.game).with_context(|| unknown_game(&self.game))?;
        let words = of_game(game);
        let patience = Duration::from_millis(self.patience);
        let first = patience.saturating_mul(TO_START);
        let start = |command: &str| -> Result<Box<dyn Program>, String> {
            let program = Running::start(command, first, patience).map_err(|error| reason(&error))?;
            Ok(Box::new(program))
        };
        let began = Instant::now();
        let clock = || began.elapsed().as_micros() as u64;
        let outside = Outside { start: &start, clock: &clock };
        if let Some(program) = &self.tried {
            return trial::run(game, &words, program, outside, self.seed);
        }

        let options = options::given(game, &words, self.setup.as_deref(), &self.options)?;
        let levels = game.bots();
        let strongest = levels.last().copied().expect("every game has bots");
        let lists: Vec<_> = self.bots.iter().map(|bots| names(bots)).collect::<Result<_, _>>()?;
        let given = lists.concat();
        let fewest = game.info().seats.first().copied().unwrap_or(2);
        let bots: Vec<&str> = match &self.sprt {
            Some(pair) => {
                ensure!(pair.first() != pair.last(), say(&Message::new("sprt-same-bot")));
                ensure!(self.elo0 < self.elo1, say(&Message::new("sprt-nothing-between")));
                pair.iter().map(String::as_str).collect()
            }
            None if self.ladder => levels.into_iter().chain(given).collect(),
            None if self.exploiters => game.exploiters().into_iter().chain([strongest]).collect(),
            None if self.bots.is_empty() => vec![strongest; fewest.into()],
            None => given,
        };
        let part = format!("{} {}", if self.exploiters { "exploiters" } else { "ladder" }, game.name());
        if let Some(file) = &self.write {
            written::check(file, &part)?;
        }
        let arena = game.arena(&bots, outside).map_err(|error| unplayed(&words, error))?;
        let hall = Hall { game, words, options, seed: self.seed, arena };

        let deals = self.deals.unwrap_or(DEALS);
        // A number that is given twice is played once.
        let given = self.players.iter().enumerate().filter(|(at, number)| !self.players[..*at].contains(number));
        let given: Vec<u8> = given.map(|(_, number)| *number).collect();
        let players = match (&given[..], &self.sprt) {
            ([], Some(_)) => &[fewest],
            ([], None) => game.info().seats,
            (given, _) => given,
        };
        let mut said = match &self.sprt {
            Some(_) => {
                let test = catalog::Sprt { elo0: self.elo0, elo1: self.elo1 };
                let most = self.deals.unwrap_or(DEALS_OF_A_TEST);
                let tests =
                    players.iter().map(|&players| sprt::test(&hall, [bots[0], bots[1]], players, test, most));
                tests.collect::<anyhow::Result<String>>()?
            }
            None if self.ladder => ladder::ladder(&hall, &bots, players, deals)?,
            None if self.exploiters => exploiters::exploit(&hall, &bots, players, deals)?,
            None => fight::fight(&hall, &bots, deals)?,
        };
        // Of a program that lost its seats no rating says how strong it is.
        said += &fight::lost(&hall.arena.forfeits());
        if let Some(file) = &self.write {
            written::write(file, &part, &said)?;
        }
        write!(stdout(), "{said}")?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The bots between commas.
fn names(bots: &str) -> anyhow::Result<Vec<&str>> {
    let names = parts(bots, |letter| letter == ',').with_context(|| word("open-quote"))?;
    let names: Vec<&str> = names.into_iter().map(str::trim).collect();
    let nameless = || say(&Message::new("bot-without-name").with("bots", Arg::text(bots)));
    ensure!(!names.contains(&""), nameless());
    Ok(names)
}

/// Bots of a game that are ready to play.
struct Hall<'a> {
    game: &'static dyn AnyGame,
    words: Words,
    options: Map<String, Value>,
    seed: u64,
    arena: Box<dyn AnyArena + 'a>,
}

impl Hall<'_> {
    /// The setup for so many players.
    fn setup(&self, players: usize) -> anyhow::Result<String> {
        let chairs: Vec<u8> = (0..=u8::MAX).take(players).collect();
        self.game.seating(&chairs, &self.options).map_err(|error| refused(&self.words, &error))
    }

    fn title(&self) -> Arg {
        Arg::text(self.words.text("title").unwrap_or_default())
    }

    /// Deals in all rotations of these bots; the bar moves on by a game each.
    fn fight(&self, bots: &[&str], deals: u64, bar: &ProgressBar) -> anyhow::Result<Results> {
        let setup = self.setup(bots.len())?;
        let before = bar.position();
        let progress = |done| bar.set_position(before + done);
        let played = Played { setup: &setup, seed: self.seed, progress: &progress };
        self.arena.fight(played, bots, deals).map_err(|error| unplayed(&self.words, error))
    }

    /// The points of the first of two bots in each of these deals; the bar moves on by a game each.
    fn duel(&self, bots: [&str; 2], players: u8, deals: Range<u64>, bar: &ProgressBar) -> anyhow::Result<Vec<f64>> {
        let setup = self.setup(players.into())?;
        let before = bar.position();
        let progress = |done| bar.set_position(before + done);
        let played = Played { setup: &setup, seed: self.seed, progress: &progress };
        self.arena.duel(played, players.into(), bots, deals).map_err(|error| unplayed(&self.words, error))
    }
}

/// A bar for so many games.
pub(super) fn bar(games: u64) -> ProgressBar {
    let progress = Message::new("arena-progress").with("speed", Arg::text("{per_sec}"));
    let progress = say(&progress.with("left", Arg::text("{eta}")));
    let template = format!("{{bar:40}} {{pos}}/{{len}} {progress}");
    ProgressBar::new(games).with_style(ProgressStyle::with_template(&template).expect("a template"))
}

/// That there is no such bot, and which there are.
pub(super) fn unknown_bot(wanted: &str, known: &[&str]) -> String {
    unknown("unknown-bot", wanted, known)
}

fn unknown(sentence: &'static str, wanted: &str, known: &[&str]) -> String {
    let unknown = Message::new(sentence).with("name", Arg::text(wanted));
    say(&unknown.with("known", Arg::text(known.join(", "))))
}

pub(super) fn refused(words: &Words, error: &SetupError) -> anyhow::Error {
    anyhow!(words.setup_error(error))
}

fn unplayed(words: &Words, error: ArenaError) -> anyhow::Error {
    match error {
        ArenaError::UnknownBot { wanted, known } => {
            anyhow!(unknown("unknown-bot-or-program", &wanted, &known))
        }
        ArenaError::NotStarted { program, error } => {
            anyhow!(error).context(say(&Message::new("not-started").with("program", Arg::text(program))))
        }
        ArenaError::Setup(error) => refused(words, &error),
        ArenaError::Unplayable(error) => anyhow!(error).context(word("unplayable")),
    }
}
