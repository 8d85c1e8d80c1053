//! Trains a network to play a game, and draws how strong it became.
//!
//! ```text
//! cargo run --release -p train -- color-doubt --seed 1
//! ```
#![allow(clippy::print_stdout, reason = "a command")]

mod curve;

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use bots::Bot;
use clap::Parser;
use color_doubt::ColorDoubt;
use game::Game;
use indicatif::{ProgressBar, ProgressStyle};
use policy::{Learn, Network, Player};
use presentation::{Level, Playable};
use train::{Learner, Plan};

use crate::curve::Curve;

/// Trains a network to play a game, by playing against itself and against weaker bots.
#[derive(Parser)]
struct Arguments {
    /// The game.
    game: String,
    /// How often the network learns from the games that it has played since.
    #[arg(long, default_value_t = 280)]
    updates: u32,
    /// How many games are played before each update.
    #[arg(long, default_value_t = 300)]
    games: u64,
    /// From how many choices a step is taken.
    #[arg(long, default_value_t = 256)]
    batch: usize,
    /// Stops early after this many minutes.
    #[arg(long, default_value_t = 120)]
    minutes: u64,
    /// Where all chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Bots that it also plays against while it learns: quick ones.
    #[arg(long, value_delimiter = ',', default_value = "bluffer")]
    rivals: Vec<String>,
    /// Bots against which its strength is measured.
    #[arg(long, value_delimiter = ',', default_value = "careful,reader")]
    against: Vec<String>,
    /// How many deals against each of them are a measurement; the network plays each on every seat in turn.
    #[arg(long, default_value_t = 20)]
    measured: u64,
    /// With how many players they are played: the others are all of one kind.
    #[arg(long, value_delimiter = ',', default_value = "2")]
    players: Vec<u8>,
    /// Measures these weights instead of training.
    #[arg(long)]
    weights: Option<PathBuf>,
    /// Where the weights and the curve are written.
    #[arg(long, default_value = "trained")]
    folder: PathBuf,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    match &*arguments.game {
        ColorDoubt::NAME => {
            let of_three = |&seats| color_doubt::Setup { games: 3, ..color_doubt::Setup::new(seats) };
            arguments.run::<ColorDoubt>(&arguments.players.iter().map(of_three).collect::<Vec<_>>())
        }
        other => bail!("no network learns `{other}`; there is one for {}", ColorDoubt::NAME),
    }
}

/// How many times the strength is measured.
const MEASUREMENTS: u32 = 10;

impl Arguments {
    /// Trains or measures, in games of these setups.
    fn run<G: Learn + Playable>(&self, setups: &[G::Setup]) -> anyhow::Result<()> {
        let levels = G::bots();
        let rivals = named(&levels, &self.rivals)?.into_iter().map(|level| &*level.bot).collect();
        let against = named(&levels, &self.against)?;
        let mut curve = Curve::default();
        let Some(weights) = &self.weights else { return self.train(rivals, &against, setups, &mut curve) };
        let text = fs::read_to_string(weights).with_context(|| format!("cannot read {}", weights.display()))?;
        let player = Player(Network::read::<G>(&text)?);
        curve.measure(Duration::ZERO, 0, &player, &against, setups, self.measured)?;
        println!("{}", curve.last());
        Ok(())
    }

    /// Trains, and writes weights and curve whenever the strength has been measured.
    fn train<G: Learn>(
        &self,
        rivals: Vec<&dyn Bot<G>>,
        against: &[&Level<G>],
        setups: &[G::Setup],
        curve: &mut Curve,
    ) -> anyhow::Result<()> {
        fs::create_dir_all(&self.folder).with_context(|| format!("cannot make {}", self.folder.display()))?;
        let style = "{bar:40} {pos}/{len} updates, {eta} left, {msg}";
        let bar = ProgressBar::new(self.updates.into()).with_style(ProgressStyle::with_template(style)?);
        let Arguments { updates, games, batch, seed, .. } = *self;
        let mut learner = Learner::new(Plan { updates, games, batch, seed, setup: G::setup, rivals });
        let (began, mut choices) = (Instant::now(), 0);
        for update in 1..=self.updates {
            let found = learner.update();
            choices += found.choices;
            bar.set_message(format!("entropy {:.2}, unexpected {:.2}", found.entropy, found.unexpected));
            bar.inc(1);
            let late = began.elapsed() >= Duration::from_secs(60 * self.minutes);
            if late || update == self.updates || update % (self.updates / MEASUREMENTS).max(1) == 0 {
                let player = self.save::<G>(learner.network(), update)?;
                curve.measure(began.elapsed(), choices, &player, against, setups, self.measured)?;
                curve.save(&self.folder.join(G::NAME))?;
            }
            if late {
                break;
            }
        }
        bar.finish();
        println!("{}", curve.last());
        Ok(())
    }

    /// Writes the weights; the player is one that has read them.
    fn save<G: Learn>(&self, network: &Network, update: u32) -> anyhow::Result<Player> {
        let Arguments { updates, games, batch, seed, .. } = self;
        let rivals = self.rivals.join(",");
        let made_by = format!(
            "cargo run --release -p train -- {} --updates {updates} --games {games} --batch {batch} --seed {seed} --rivals {rivals}, after {update} updates",
            G::NAME
        );
        let text = network.write::<G>(&made_by);
        write(&self.folder.join(format!("{}.txt", G::NAME)), &text)?;
        Ok(Player(Network::read::<G>(&text)?))
    }
}

fn write(path: &std::path::Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

fn named<'a, G: Playable>(levels: &'a [Level<G>], names: &[String]) -> anyhow::Result<Vec<&'a Level<G>>> {
    let named = |name: &String| {
        let known = || levels.iter().map(|level| level.name).collect::<Vec<_>>().join(", ");
        let level = levels.iter().find(|level| level.name == name);
        level.with_context(|| format!("there is no bot `{name}`, only {}", known()))
    };
    names.iter().filter(|name| !name.is_empty()).map(named).collect()
}
