//! Trains a network to play a game, and draws how strong it became.
//!
//! ```text
//! cargo run --release -p train -- color-doubt --seed 1
//! ```
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command")]

mod curve;

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use bots::Bot;
use chacha20::ChaCha8Rng;
use clap::Parser;
use color_doubt::ColorDoubt;
use game::Game;
use game::chance::below;
use indicatif::{ProgressBar, ProgressStyle};
use policy::{Foresee, Learn, Learned, Network, Player};
use presentation::{Level, Playable};
use rand::{Rng, SeedableRng};
use train::{Aim, Course, Foresight, Found, League, Learner, Plan, Setups, points};
use true_colors::TrueColors;

use crate::curve::Curve;

/// Trains a network to play a game, by playing against itself and against weaker bots.
#[derive(Parser)]
struct Arguments {
    /// The game: color-doubt or true-colors.
    game: String,
    /// How often the network learns from the games that it has played since.
    #[arg(long, default_value_t = 280, value_parser = clap::value_parser!(u32).range(1..))]
    updates: u32,
    /// How many games are played before each update.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// From how many choices a step is taken.
    #[arg(long, default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..))]
    batch: u32,
    /// Stops early after this many minutes.
    #[arg(long, default_value_t = 120)]
    minutes: u64,
    /// Where all chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Bots, or for Color Doubt networks in files of weights, that it also plays against while it learns: quick ones
    /// [default: bluffer, or pencil].
    #[arg(long, value_delimiter = ',')]
    rivals: Vec<String>,
    /// Bots against which its strength is measured [default: careful,reader, or hunter].
    #[arg(long, value_delimiter = ',')]
    against: Vec<String>,
    /// How many deals against each of them are a measurement; the network plays each on every seat in turn.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    measured: u64,
    /// With how many players they are played, the others all of one kind [default: 2, or 3].
    #[arg(long, value_delimiter = ',')]
    players: Vec<u8>,
    /// Color Doubt alone: with how many players it learns; without this, with all that the game is learned with.
    #[arg(long, value_delimiter = ',')]
    learn: Vec<u8>,
    /// Measures these weights instead of training.
    #[arg(long)]
    weights: Option<PathBuf>,
    /// Color Doubt alone: begins with these weights instead of with none.
    #[arg(long, conflicts_with = "weights")]
    from: Option<PathBuf>,
    /// Color Doubt alone: looks for a best response to the first rival instead: learns to take points from it in single
    /// games, alone among players of its kind, and says how many points a game that brings.
    #[arg(long)]
    respond: bool,
    /// Color Doubt alone: another network learns at the same time to beat it, begins again after so many updates, and
    /// is played against.
    #[arg(long, conflicts_with = "respond")]
    league: Option<u32>,
    /// Color Doubt alone: over how many updates, about, the weights that are written are a mean.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    mean: u32,
    /// Color Doubt alone: what the entropy of its choices is worth at first, and in the end, beside advantages of one
    /// size [default: 0.02,0.005]
    #[arg(long, value_delimiter = ',')]
    entropy: Vec<f32>,
    /// Where the weights and the curve are written; nothing that is there already is written over.
    #[arg(long, default_value = "trained")]
    folder: PathBuf,
}

fn main() -> anyhow::Result<()> {
    let mut arguments = Arguments::parse();
    match arguments.game.clone().as_str() {
        ColorDoubt::NAME => {
            arguments.usual("bluffer", &["careful", "reader"], 2);
            let games = if arguments.respond { 1 } else { 3 };
            let played = |&seats| color_doubt::Setup { games, ..color_doubt::Setup::new(seats) };
            arguments.choose::<ColorDoubt>(&arguments.players.iter().map(played).collect::<Vec<_>>())
        }
        TrueColors::NAME => {
            arguments.usual("pencil", &["hunter"], 3);
            arguments.only_choosing(TrueColors::NAME)?;
            let setups: Vec<_> = arguments.players.iter().map(|&seats| true_colors::Setup::new(seats)).collect();
            arguments.foresee::<TrueColors>(&setups)
        }
        other => {
            bail!("no network learns `{other}`; there are those for {} and {}", ColorDoubt::NAME, TrueColors::NAME)
        }
    }
}

fn seats_of<G: Game>(setup: &G::Setup) -> usize {
    G::start(setup).map_or(0, |game| game.seats())
}

/// A setup that is learned from, for one of these numbers of players; for any where there are none.
fn setup_for<G: Learn>(players: &[u8], rng: &mut dyn Rng) -> G::Setup {
    loop {
        let setup = G::setup(rng);
        if players.is_empty() || players.iter().any(|&wanted| usize::from(wanted) == seats_of::<G>(&setup)) {
            return setup;
        }
    }
}

/// What the entropy of choices is worth at first, and in the end, where nothing else is said.
const ENTROPY: [f32; 2] = [0.02, 0.005];

/// How many times the strength is measured.
const MEASUREMENTS: u32 = 10;

/// What an update found: how many choices were made, what there is to say of it, and the network.
type Update = (usize, String, Network);

impl Arguments {
    /// What is usual for a game is taken where nothing was said.
    fn usual(&mut self, rival: &str, against: &[&str], players: u8) {
        if self.rivals.is_empty() {
            self.rivals = vec![rival.to_owned()];
        }
        if self.against.is_empty() {
            self.against = against.iter().map(|&bot| bot.to_owned()).collect();
        }
        if self.players.is_empty() {
            self.players = vec![players];
        }
    }

    /// Refuses what only those have who learn what to choose: it would do nothing here.
    fn only_choosing(&self, game: &str) -> anyhow::Result<()> {
        let given = [
            ("--learn", !self.learn.is_empty()),
            ("--from", self.from.is_some()),
            ("--respond", self.respond),
            ("--league", self.league.is_some()),
            ("--mean", self.mean != 1),
            ("--entropy", !self.entropy.is_empty()),
            ("--rivals with a file", self.rivals.iter().any(|rival| rival.ends_with(".txt"))),
        ];
        for (name, is_given) in given {
            anyhow::ensure!(!is_given, "{game} is not learned with {name}: leave it out");
        }
        Ok(())
    }

    /// Refuses what could not be measured, or would write over what is there, before anything is played.
    fn check<G: Learned>(&self, setups: &[G::Setup]) -> anyhow::Result<()> {
        for (players, setup) in self.players.iter().zip(setups) {
            anyhow::ensure!(G::start(setup).is_ok(), "{} has no game of {players} players", G::NAME);
        }
        let file = self.file::<G>();
        let is_kept = self.weights.is_some() || !file.exists();
        anyhow::ensure!(is_kept, "{} is there already: name another --folder, or move it away", file.display());
        Ok(())
    }

    /// Where the weights are written.
    fn file<G: Game>(&self) -> PathBuf {
        self.folder.join(format!("{}.txt", G::NAME))
    }

    /// Learns what to choose.
    fn choose<G: Learn + Playable>(&self, setups: &[G::Setup]) -> anyhow::Result<()> {
        let Arguments { updates, games, seed, .. } = *self;
        let batch = self.batch as usize;
        let levels = known::<G>();
        let (files, names): (Vec<_>, Vec<_>) =
            self.rivals.iter().cloned().partition(|rival| rival.ends_with(".txt"));
        let networks =
            files.iter().map(|file| Ok(Player(read::<G>(file.as_ref())?))).collect::<anyhow::Result<Vec<_>>>()?;
        let named = bots(&levels, &names)?;
        let rivals: Vec<&dyn Bot<G>> = networks.iter().map(|network| network as _).chain(named).collect();
        anyhow::ensure!(!self.respond || !rivals.is_empty(), "there is nobody to respond to: name a rival");
        // Nobody would wait for one that is never drawn.
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let drawn: Vec<usize> = (0..1000).map(|_| seats_of::<G>(&G::setup(&mut rng))).collect();
        for &players in &self.learn {
            anyhow::ensure!(drawn.contains(&players.into()), "no game of {players} is learned from");
        }
        let [first, last] = match self.entropy[..] {
            [] => ENTROPY,
            [first, last] if first >= 0.0 && last >= 0.0 && first + last < f32::INFINITY => [first, last],
            _ => bail!("--entropy takes two numbers from 0 on: at first, and in the end"),
        };
        let (mean, entropy) = (self.mean, [first, last]);
        let learner = |aim, seed, rivals| {
            let mean = if aim == Aim::Play { mean } else { 1 };
            let setup: Setups<'_, G> = match aim {
                Aim::Respond => Box::new(|rng| setups[below(rng, setups.len() as u32) as usize].clone()),
                Aim::Play | Aim::Beat => Box::new(|rng| setup_for::<G>(&self.learn, rng)),
            };
            Learner::new(Plan { updates, games, batch, seed, setup, rivals, mean, entropy, aim })
        };
        let aim = if self.respond { Aim::Respond } else { Aim::Play };
        let mut player = learner(aim, seed, rivals.clone());
        if let Some(weights) = &self.from {
            player = player.from(read::<G>(weights)?);
        }
        let told = |found: Found, network: &Network| {
            let said = format!("entropy {:.2}, unexpected {:.2}", found.entropy, found.unexpected);
            (found.choices, said, network.clone())
        };
        let player_of = |network| -> Box<dyn Bot<G>> { Box::new(Player(network)) };
        if let Some(each) = self.league {
            let mut league = League::new(player, learner(Aim::Beat, seed + 1, Vec::new()), each);
            return self.run(&levels, setups, player_of, || told(league.update(), league.network()));
        }
        self.run(&levels, setups, player_of, || told(player.update(), player.network()))?;
        if self.respond {
            let weights = self.weights.clone().unwrap_or_else(|| self.file::<G>());
            let player = Player(read::<G>(&weights)?);
            for (players, setup) in self.players.iter().zip(setups) {
                let points = points(&player, rivals[0], setup, self.measured)?;
                let ((low, high), mean, deals) = (points.interval(), points.mean(), points.count());
                let interval = match low.is_finite() {
                    true => format!("({low:+.2} to {high:+.2})"),
                    false => "(too few deals)".to_owned(),
                };
                println!("{players} players: {mean:+.2} {interval} points a game, {deals} deals");
            }
        }
        Ok(())
    }

    /// Learns how games end.
    fn foresee<G: Foresee + Playable>(&self, setups: &[G::Setup]) -> anyhow::Result<()> {
        let Arguments { updates, games, seed, .. } = *self;
        let batch = self.batch as usize;
        let levels = known::<G>();
        let rivals = bots(&levels, &self.rivals)?;
        anyhow::ensure!(!rivals.is_empty(), "a network that is to foresee begins with games of rivals");
        let mut foresight = Foresight::new(Course { updates, games, batch, seed, rivals });
        let update = || {
            let (moments, surprise) = foresight.update();
            (moments, format!("surprise {surprise:.3}"), foresight.network().clone())
        };
        self.run(&levels, setups, G::seer, update)
    }

    /// Trains or measures, in games of these setups.
    fn run<G: Learned>(
        &self,
        levels: &[Level<G>],
        setups: &[G::Setup],
        player: fn(Network) -> Box<dyn Bot<G>>,
        update: impl FnMut() -> Update,
    ) -> anyhow::Result<()> {
        let against = named(levels, &self.against)?;
        self.check::<G>(setups)?;
        let mut curve = Curve::default();
        let Some(weights) = &self.weights else { return self.train(player, update, &against, setups, &mut curve) };
        let player = player(read::<G>(weights)?);
        curve.measure(Duration::ZERO, 0, &*player, &against, setups, self.measured)?;
        println!("{}", curve.last());
        Ok(())
    }

    /// Trains, and writes weights and curve whenever the strength has been measured.
    fn train<G: Learned>(
        &self,
        player: fn(Network) -> Box<dyn Bot<G>>,
        mut find: impl FnMut() -> Update,
        against: &[&Level<G>],
        setups: &[G::Setup],
        curve: &mut Curve,
    ) -> anyhow::Result<()> {
        fs::create_dir_all(&self.folder).with_context(|| format!("cannot make {}", self.folder.display()))?;
        let style = "{bar:40} {pos}/{len} updates, {eta} left, {msg}";
        let bar = ProgressBar::new(self.updates.into()).with_style(ProgressStyle::with_template(style)?);
        let (began, mut choices) = (Instant::now(), 0);
        for update in 1..=self.updates {
            let (made, said, network) = find();
            choices += made;
            bar.set_message(said);
            bar.inc(1);
            let late = began.elapsed() >= Duration::from_secs(60 * self.minutes);
            if late || update == self.updates || update % (self.updates / MEASUREMENTS).max(1) == 0 {
                let player = player(self.save::<G>(&network, update)?);
                curve.measure(began.elapsed(), choices, &*player, against, setups, self.measured)?;
                curve.save(&self.folder.join(G::NAME))?;
                if bar.is_hidden() {
                    eprintln!("{update} of {} updates: {}", self.updates, curve.last());
                }
            }
            if late {
                break;
            }
        }
        bar.finish();
        println!("{}", curve.last());
        Ok(())
    }

    /// Writes the weights, and reads them again.
    fn save<G: Learned>(&self, network: &Network, update: u32) -> anyhow::Result<Network> {
        let Arguments { updates, games, batch, seed, .. } = self;
        let rivals = self.rivals.join(",");
        let mut more = String::new();
        if self.respond {
            let players = self.players.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
            more += &format!(" --respond --players {players}");
        }
        if !self.learn.is_empty() {
            let players: Vec<String> = self.learn.iter().map(u8::to_string).collect();
            more += &format!(" --learn {}", players.join(","));
        }
        if let Some(each) = self.league {
            more += &format!(" --league {each}");
        }
        if self.mean > 1 {
            more += &format!(" --mean {}", self.mean);
        }
        if let [first, last] = self.entropy[..] {
            more += &format!(" --entropy {first},{last}");
        }
        if let Some(from) = &self.from {
            more += &format!(" --from {}", from.display());
        }
        let made_by = format!(
            "cargo run --release -p train -- {} --updates {updates} --games {games} --batch {batch} --seed {seed} --rivals {rivals}{more}, after {update} updates",
            G::NAME
        );
        let text = network.write::<G>(&made_by);
        write(&self.file::<G>(), &text)?;
        Ok(Network::read::<G>(&text)?)
    }
}

fn read<G: Learned>(weights: &std::path::Path) -> anyhow::Result<Network> {
    let text = fs::read_to_string(weights).with_context(|| format!("cannot read {}", weights.display()))?;
    Ok(Network::read::<G>(&text)?)
}

fn write(path: &std::path::Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Every bot there is: the levels, and those that look for holes in them.
fn known<G: Playable>() -> Vec<Level<G>> {
    let mut levels = G::bots();
    levels.extend(G::exploiters());
    levels
}

fn bots<'a, G: Game>(levels: &'a [Level<G>], names: &[String]) -> anyhow::Result<Vec<&'a dyn Bot<G>>> {
    Ok(named(levels, names)?.into_iter().map(|level| &*level.bot).collect())
}

fn named<'a, G: Game>(levels: &'a [Level<G>], names: &[String]) -> anyhow::Result<Vec<&'a Level<G>>> {
    let named = |name: &String| {
        let known = || levels.iter().map(|level| level.name).collect::<Vec<_>>().join(", ");
        let level = levels.iter().find(|level| level.name == name);
        level.with_context(|| format!("there is no bot `{name}`, only {}", known()))
    };
    names.iter().filter(|name| !name.is_empty()).map(named).collect()
}
