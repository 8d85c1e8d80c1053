//! `parlour arena`: bots against bots.

use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use catalog::{AnyGame, OptionKind, SetupError};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value};

/// Let bots play many games against each other and print who wins how often.
///
/// The bots change seats from game to game, so that with a multiple of their number each sits equally often
/// everywhere. Intervals are Wilson's, of 95%; standard errors follow the scores. The same command prints the
/// same figures.
#[derive(Args)]
pub(super) struct Arena {
    /// Which game, such as `clue`; an unknown one lists them.
    game: String,
    /// How many games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// One level for each seat, such as `random,careful,careful`; an unknown one lists them. Without it the strongest
    /// bot plays itself with the fewest players.
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// Rule options, such as `edition=1986,dice=2`; an unknown one lists them. Several values of one option are joined
    /// by `+`.
    #[arg(long, value_delimiter = ',', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A JSON file with options that are too large for a command line, such as `{"deck": [...]}`; `--options` go
    /// before it.
    #[arg(long, value_name = "FILE")]
    setup: Option<PathBuf>,
    /// Where chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Arena {
    pub(super) fn run(self) -> anyhow::Result<()> {
        let game = catalog::find(&self.game).with_context(|| {
            let known: Vec<&str> = catalog::games().iter().map(|game| game.name()).collect();
            format!("there is no game called {}; there are: {}", self.game, known.join(", "))
        })?;
        let mut options = self.setup.as_deref().map_or_else(|| Ok(Map::new()), read_file)?;
        options.extend(read_options(game, &self.options)?);
        let bots = if self.bots.is_empty() { strongest(game) } else { self.bots };
        let chairs: Vec<u8> = (0..=u8::MAX).take(bots.len()).collect();
        let setup = game.seating(&chairs, &options).map_err(|error| refused(game, &error))?;

        let bar = ProgressBar::new(self.games).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left").expect("a template"),
        );
        let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
        let arena = catalog::Arena { setup: &setup, bots: &bots, games: self.games, seed: self.seed };
        let results = game.arena(&arena, &|done| bar.set_position(done));
        bar.finish_and_clear();
        let results = results?;
        let title = game.words().text("title").unwrap_or_default();
        write!(stdout(), "{title}: {} (seed {})\n{results}", bots.join(", "), self.seed)?;
        Ok(())
    }
}

fn refused(game: &dyn AnyGame, error: &SetupError) -> anyhow::Error {
    anyhow!(game.words().setup_error(error))
}

fn strongest(game: &dyn AnyGame) -> Vec<String> {
    let seats = game.info().seats.first().copied().unwrap_or(2);
    let best = game.bots().last().copied().unwrap_or_default();
    vec![best.to_owned(); usize::from(seats)]
}

/// The options in a file.
fn read_file(path: &Path) -> anyhow::Result<Map<String, Value>> {
    let text = fs::read_to_string(path).with_context(|| format!("{} can't be read", path.display()))?;
    serde_json::from_str(&text)
        .with_context(|| format!("{} holds no options: write them as {{\"key\": value}}", path.display()))
}

/// The options as the rules know them.
fn read_options(game: &dyn AnyGame, given: &[String]) -> anyhow::Result<Map<String, Value>> {
    let info = game.info();
    let mut options = Map::new();
    for pair in given {
        let Some((key, value)) = pair.split_once('=') else { bail!("write options as key=value, not {pair}") };
        let option = info.option(key).ok_or_else(|| refused(game, &info.unknown_option(key)))?;
        let value = match option.kind {
            OptionKind::Number { .. } => value.parse::<u32>().ok().map(Value::from),
            OptionKind::Choice { choices } => choices.contains(&value).then(|| Value::from(value)),
            OptionKind::Several { choices, count, .. } => {
                let chosen: Vec<&str> = value.split('+').collect();
                let fits = chosen.len() == count && chosen.iter().all(|one| choices.contains(one));
                fits.then(|| Value::from(chosen))
            }
        };
        let value = value.ok_or_else(|| refused(game, &option.refusal()))?;
        options.insert(key.to_owned(), value);
    }
    Ok(options)
}
