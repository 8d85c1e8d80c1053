//! `parlour puzzles`: packs of puzzles as text.

use std::fmt::Write as _;
use std::fs;
use std::io::{Write, stdout};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use catalog::{AnyGame, AnyPuzzle, HARDEST, Listener, Message, Seat, Viewer};
use chacha20::ChaCha8Rng;
use clap::Args;
use game::BySeat;
use indicatif::{ProgressBar, ProgressStyle};
use rand::SeedableRng;
use serde_json::value::RawValue;

/// The first line of a pack, with the version of the format.
const HEAD: &str = "parlour puzzles 1";

/// Games from which nothing could be cut, one after the other, before the search is given up.
const PATIENCE: u64 = 1_000;

/// Make a pack of puzzles from games between bots, or check one.
///
/// A puzzle is what one player knew at a moment of a game, and a question that this is enough to answer. A pack is
/// plain text, described in docs/puzzles.md: for each puzzle what the player was told, the question, the answer and
/// the reasons in sentences, and the moves of the game for programs.
///
/// The same command makes the same pack. For example, twenty hard deductions:
///
/// `parlour puzzles clue --kind deduce --levels 4,5 --count 20 > hard.txt`
///
/// and to work every puzzle of a pack out again:
///
/// `parlour puzzles --check hard.txt`
#[derive(Args)]
pub(super) struct Puzzles {
    /// Which game, such as `clue`; an unknown one lists them.
    #[arg(required_unless_present = "check")]
    game: Option<String>,
    /// Which kind of puzzle, such as `deduce`; an unknown one lists them. Without it, the game's first.
    #[arg(long)]
    kind: Option<String>,
    /// How many puzzles.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// How hard they may be, from 1 to 5, such as `1,2`.
    #[arg(long, value_delimiter = ',', value_parser = clap::value_parser!(u8).range(1..=i64::from(HARDEST)))]
    levels: Vec<u8>,
    /// At most so many from one game.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    per_game: u64,
    /// Where chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A file to write the pack to, instead of to the screen.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// A pack whose puzzles are worked out again: whether each is what it says.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "kind", "levels", "out"])]
    check: Option<PathBuf>,
}

impl Puzzles {
    pub(super) fn run(self) -> anyhow::Result<()> {
        if let Some(file) = &self.check {
            return check(file);
        }
        let wanted = self.game.as_deref().unwrap_or_default();
        let game = catalog::find(wanted).with_context(|| {
            let known: Vec<&str> = catalog::games().iter().map(|game| game.name()).collect();
            format!("there is no game called {wanted}; there are: {}", known.join(", "))
        })?;
        let kinds = game.puzzles();
        let kind = match &self.kind {
            Some(kind) => kinds.iter().copied().find(|known| known == kind),
            None => kinds.first().copied(),
        };
        let kind = kind.with_context(|| {
            let wanted = self.kind.as_deref().unwrap_or_default();
            format!("{} has no puzzles called {wanted}; it has: {}", game.name(), kinds.join(", "))
        })?;
        let pack = self.make(game, kind)?;
        match &self.out {
            Some(file) => fs::write(file, pack).with_context(|| format!("{} can't be written", file.display()))?,
            None => stdout().write_all(pack.as_bytes())?,
        }
        Ok(())
    }

    fn make(&self, game: &'static dyn AnyGame, kind: &str) -> anyhow::Result<String> {
        let bar = ProgressBar::new(self.count).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} puzzles, {eta} left, {msg}").expect("a template"),
        );
        let (mut pack, mut made, mut looked, mut in_vain) = (format!("{HEAD}\n"), 0, 0, 0);
        for number in 0.. {
            let mut rng = ChaCha8Rng::seed_from_u64(self.seed.wrapping_add(number));
            let mut of_game = 0;
            looked += game
                .cut(kind, &mut rng, &mut |puzzle| {
                    if self.levels.is_empty() || self.levels.contains(&puzzle.level()) {
                        of_game += 1;
                        made += 1;
                        write_puzzle(&mut pack, made, &*puzzle);
                    }
                    let enough = of_game == self.per_game || made == self.count;
                    if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                })
                .context("the game has no such puzzles")?;
            bar.set_position(made);
            bar.set_message(format!("{looked} moments of {} games looked at", number + 1));
            in_vain = if of_game == 0 { in_vain + 1 } else { 0 };
            if made == self.count {
                break;
            }
            if in_vain == PATIENCE {
                bail!("{PATIENCE} games in a row had no such puzzle: ask for more --levels");
            }
        }
        bar.finish_and_clear();
        Ok(pack)
    }
}

/// Adds a puzzle to a pack.
fn write_puzzle(pack: &mut String, number: u64, puzzle: &dyn AnyPuzzle) {
    let (case, game) = (puzzle.case(), puzzle.game());
    let names: BySeat<String> = case.names.iter().map(|name| (*name).to_owned()).collect();
    let listener = Listener { viewer: Viewer::Seat(case.seat), names: &names };
    let mut line = |word: &str, rest: &dyn std::fmt::Display| {
        let _ = writeln!(pack, "{word} {rest}");
    };
    let say = |message: &Message| game.words().say(message, listener);
    line("\npuzzle", &number);
    line("game", &case.game);
    line("kind", &case.kind);
    line("level", &case.level);
    line("player", &names[case.seat]);
    case.news.iter().for_each(|news| line("told", &say(&news.message)));
    case.ask.iter().for_each(|ask| line("ask", &say(ask)));
    let solution = puzzle.solution();
    for (part, key) in case.parts.iter().zip(&solution) {
        let chosen = part.choices.iter().find(|choice| choice.key == *key);
        let name = chosen.map_or_else(String::new, |choice| say(&choice.name));
        line("answer", &format_args!("{key} ({name})"));
    }
    let judged = puzzle.judge(&solution, &mut ChaCha8Rng::seed_from_u64(0));
    for judged in judged.iter() {
        judged.text.iter().for_each(|text| line("verdict", &say(text)));
        judged.reasons.iter().for_each(|reason| line("because", &say(&reason.message)));
    }
    let chairs: Vec<String> = case.chairs.iter().map(u8::to_string).collect();
    line("chairs", &chairs.join(" "));
    line("seat", &case.seat.0);
    line("setup", &case.setup);
    puzzle.moves().iter().for_each(|m| line("move", m));
}

/// Works every puzzle of a pack out again.
fn check(file: &Path) -> anyhow::Result<()> {
    let text = fs::read_to_string(file).with_context(|| format!("{} can't be read", file.display()))?;
    let Some(puzzles) = text.strip_prefix(HEAD) else {
        bail!("{} is no pack of puzzles: its first line is not \"{HEAD}\"", file.display());
    };
    let mut checked = 0;
    for block in puzzles.split("\npuzzle ").skip(1) {
        let number = block.lines().next().unwrap_or_default();
        check_puzzle(block).with_context(|| format!("puzzle {number} of {}", file.display()))?;
        checked += 1;
    }
    if checked == 0 {
        bail!("{} has no puzzles: each begins with a line such as \"puzzle 1\"", file.display());
    }
    writeln!(stdout(), "{checked} puzzles are what they say.")?;
    Ok(())
}

fn check_puzzle(block: &str) -> anyhow::Result<()> {
    let all = |word: &str| {
        let begins = format!("{word} ");
        block.lines().filter_map(move |line| line.strip_prefix(&begins)).collect::<Vec<&str>>()
    };
    let one = |word: &'static str| all(word).first().copied().with_context(|| format!("there is no {word}"));
    // What people read may change from version to version, but not be missing.
    for sentence in ["player", "ask", "verdict"] {
        one(sentence)?;
    }
    let game = catalog::find(one("game")?).context("there is no such game")?;
    let raw = |text: &&str| RawValue::from_string((*text).to_owned()).context("this is not JSON");
    let chairs = one("chairs")?.split(' ').map(str::parse).collect::<Result<Vec<u8>, _>>();
    let moves = all("move").iter().map(raw).collect::<Result<Vec<_>, _>>()?;
    let seat = Seat(one("seat")?.parse().context("the seat is no number")?);
    let chairs = chairs.context("the chairs are no numbers")?;
    let puzzle = game.puzzle(one("kind")?, chairs, seat, one("setup")?, &moves);
    let puzzle = puzzle.context("after these moves there is no such puzzle for this seat")?;
    let keys = all("answer").into_iter().map(|answer| answer.split(' ').next().unwrap_or_default());
    let keys: Vec<&str> = keys.collect();
    let judged = puzzle.judge(&keys, &mut ChaCha8Rng::seed_from_u64(0)).context("its answer is none")?;
    if !judged.right {
        bail!("its answer is not right");
    }
    if puzzle.level().to_string() != one("level")? {
        bail!("its level is {}", puzzle.level());
    }
    Ok(())
}
