//! `parlour arena`: bots against bots.

use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail, ensure};
use catalog::{AnyGame, Info, OptionKind};
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
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// One level for each seat, such as `random,careful,careful`; an unknown one lists them. Without it the strongest
    /// bot plays itself with the fewest players.
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// Rule options, such as `edition=1986,dice=2`; an unknown one lists them.
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
        options.extend(read_options(game.info(), &self.options)?);
        let bots = if self.bots.is_empty() { strongest(game) } else { self.bots };
        let chairs: Vec<u8> = (0..=u8::MAX).take(bots.len()).collect();
        let refused = |error: catalog::SetupError| anyhow!(game.words().setup_error(&error));
        let setup = game.seating(&chairs, &options).map_err(refused)?;

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

fn strongest(game: &dyn AnyGame) -> Vec<String> {
    let seats = game.info().seats.first().copied().unwrap_or(2);
    let best = game.bots().last().copied().unwrap_or_default();
    vec![best.to_owned(); usize::from(seats)]
}

/// The options in a file.
fn read_file(path: &Path) -> anyhow::Result<Map<String, Value>> {
    let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    serde_json::from_str(&text)
        .with_context(|| format!("{} holds no options: write them as {{\"key\": value}}", path.display()))
}

/// The options as the rules know them.
fn read_options(info: &Info, given: &[String]) -> anyhow::Result<Map<String, Value>> {
    let mut options = Map::new();
    for pair in given {
        let Some((key, value)) = pair.split_once('=') else { bail!("write options as key=value, not {pair}") };
        let Some(option) = info.options.iter().find(|option| option.key == key) else {
            let known: Vec<&str> = info.options.iter().map(|option| option.key).collect();
            bail!("{} has no option {key}; it has: {}", info.name, known.join(", "));
        };
        let value = match option.kind {
            OptionKind::Number { min, max, .. } => {
                let number = value.parse::<u32>();
                Value::from(number.with_context(|| format!("{key} is a number from {min} to {max}"))?)
            }
            OptionKind::Choice { choices } => {
                ensure!(choices.contains(&value), "{key} is one of: {}", choices.join(", "));
                Value::from(value)
            }
            OptionKind::Several { choices, count, .. } => {
                let chosen: Vec<&str> = value.split('+').collect();
                let fits = chosen.len() == count && chosen.iter().all(|one| choices.contains(one));
                ensure!(fits, "{key} is {count} of these, joined by +: {}", choices.join(", "));
                Value::from(chosen)
            }
        };
        options.insert(key.to_owned(), value);
    }
    Ok(options)
}
