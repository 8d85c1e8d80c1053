//! `parlour puzzles`: packs of puzzles as text.

use std::fmt::Write as _;
use std::fs;
use std::io::{Write, stdout};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use catalog::{AnyGame, AnyPuzzle, Arg, HARDEST, Listener, Message, Seat, Viewer, Words};
use chacha20::ChaCha8Rng;
use clap::Args;
use game::BySeat;
use indicatif::{ProgressBar, ProgressStyle};
use rand::SeedableRng;
use serde_json::value::RawValue;

use super::value::whole;
use super::words::{about_file, of_game, say, unknown_game, word};

/// The first line of a pack, with the version of the format.
const HEAD: &str = "parlour puzzles 1";

/// Games from which nothing could be cut, one after the other, before the search is given up.
const PATIENCE: u64 = 1_000;

#[derive(Args)]
pub(super) struct Puzzles {
    #[arg(required_unless_present = "check")]
    game: Option<String>,
    #[arg(long)]
    kind: Option<String>,
    #[arg(long, default_value_t = 10, value_parser = whole::<u64>(1..=u64::MAX))]
    count: u64,
    #[arg(long, value_delimiter = ',', value_parser = whole::<u8>(1..=u64::from(HARDEST)))]
    levels: Vec<u8>,
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(1..=u64::MAX))]
    per_game: u64,
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    #[arg(long)]
    out: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["game", "kind", "levels", "out"])]
    check: Option<PathBuf>,
}

impl Puzzles {
    pub(super) fn run(self) -> anyhow::Result<()> {
        if let Some(file) = &self.check {
            return check(file);
        }
        let wanted = self.game.as_deref().unwrap_or_default();
        let game = catalog::find(wanted).with_context(|| unknown_game(wanted))?;
        let kinds = game.puzzles();
        let kind = match &self.kind {
            Some(kind) => kinds.iter().copied().find(|known| known == kind),
            None => kinds.first().copied(),
        };
        let kind = kind.with_context(|| {
            let unknown = Message::new("unknown-puzzles").with("game", Arg::text(game.name()));
            let unknown = unknown.with("kind", Arg::text(self.kind.as_deref().unwrap_or_default()));
            say(&unknown.with("known", Arg::text(kinds.join(", "))))
        })?;
        let pack = self.make(game, kind)?;
        match &self.out {
            Some(file) => fs::write(file, pack).with_context(|| about_file("unwritable", file))?,
            None => stdout().write_all(pack.as_bytes())?,
        }
        Ok(())
    }

    fn make(&self, game: &'static dyn AnyGame, kind: &str) -> anyhow::Result<String> {
        let words = of_game(game);
        let progress = say(&Message::new("puzzles-progress").with("left", Arg::text("{eta}")));
        let template = format!("{{bar:40}} {{pos}}/{{len}} {progress}, {{msg}}");
        let bar =
            ProgressBar::new(self.count).with_style(ProgressStyle::with_template(&template).expect("a template"));
        let (mut pack, mut made, mut looked, mut in_vain) = (format!("{HEAD}\n"), 0, 0, 0);
        for number in 0.. {
            let mut rng = ChaCha8Rng::seed_from_u64(self.seed.wrapping_add(number));
            let mut of_game = 0;
            looked += game
                .cut(kind, &mut rng, &mut |puzzle| {
                    if self.levels.is_empty() || self.levels.contains(&puzzle.level()) {
                        of_game += 1;
                        made += 1;
                        write_puzzle(&mut pack, made, &*puzzle, &words);
                    }
                    let enough = of_game == self.per_game || made == self.count;
                    if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                })
                .expect("the game has puzzles of this kind");
            bar.set_position(made);
            let moments = Message::new("puzzles-looked").with("moments", Arg::Number(looked as i64));
            bar.set_message(say(&moments.with("games", Arg::Number(number as i64 + 1))));
            in_vain = if of_game == 0 { in_vain + 1 } else { 0 };
            if made == self.count {
                break;
            }
            if in_vain == PATIENCE {
                bail!(say(&Message::new("puzzles-in-vain").with("games", Arg::Number(PATIENCE as i64))));
            }
        }
        bar.finish_and_clear();
        Ok(pack)
    }
}

/// Adds a puzzle to a pack.
fn write_puzzle(pack: &mut String, number: u64, puzzle: &dyn AnyPuzzle, words: &Words) {
    let case = puzzle.case();
    let names: BySeat<String> = case.names.iter().map(|name| (*name).to_owned()).collect();
    let listener = Listener { viewer: Viewer::Seat(case.seat), names: &names };
    let mut line = |word: &str, rest: &dyn std::fmt::Display| {
        let _ = writeln!(pack, "{word} {rest}");
    };
    let say = |message: &Message| words.say(message, listener);
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
    let text = fs::read_to_string(file).with_context(|| about_file("unreadable", file))?;
    let name = || Arg::text(file.display().to_string());
    let Some(puzzles) = text.strip_prefix(HEAD) else {
        bail!(say(&Message::new("pack-without-head").with("file", name()).with("head", Arg::text(HEAD))));
    };
    let mut checked: usize = 0;
    for block in puzzles.split("\npuzzle ").skip(1) {
        let number = block.lines().next().unwrap_or_default();
        let which = || Message::new("pack-puzzle").with("number", Arg::text(number)).with("file", name());
        check_puzzle(block).with_context(|| say(&which()))?;
        checked += 1;
    }
    if checked == 0 {
        bail!(about_file("pack-empty", file));
    }
    writeln!(stdout(), "{}", say(&Message::new("pack-right").with("puzzles", checked)))?;
    Ok(())
}

fn check_puzzle(block: &str) -> anyhow::Result<()> {
    let all = |word: &str| {
        let begins = format!("{word} ");
        block.lines().filter_map(move |line| line.strip_prefix(&begins)).collect::<Vec<&str>>()
    };
    let one = |word: &'static str| {
        let missing = || say(&Message::new("pack-lacks").with("word", Arg::text(word)));
        all(word).first().copied().with_context(missing)
    };
    // What people read may change from version to version, but not be missing.
    for sentence in ["player", "ask", "verdict"] {
        one(sentence)?;
    }
    let name = one("game")?;
    let game = catalog::find(name).with_context(|| unknown_game(name))?;
    let raw = |text: &&str| RawValue::from_string((*text).to_owned()).with_context(|| word("pack-not-json"));
    let chairs = one("chairs")?.split(' ').map(str::parse).collect::<Result<Vec<u8>, _>>();
    let moves = all("move").iter().map(raw).collect::<Result<Vec<_>, _>>()?;
    let seat = Seat(one("seat")?.parse().ok().with_context(|| word("pack-wrong-seat"))?);
    let chairs = chairs.ok().with_context(|| word("pack-wrong-chairs"))?;
    let puzzle = game.puzzle(one("kind")?, chairs, seat, one("setup")?, &moves);
    let puzzle = puzzle.with_context(|| word("pack-no-such-puzzle"))?;
    let keys = all("answer").into_iter().map(|answer| answer.split(' ').next().unwrap_or_default());
    let keys: Vec<&str> = keys.collect();
    let judged = puzzle.judge(&keys, &mut ChaCha8Rng::seed_from_u64(0)).with_context(|| word("pack-no-answer"))?;
    if !judged.right {
        bail!(word("pack-wrong-answer"));
    }
    if puzzle.level().to_string() != one("level")? {
        bail!(say(&Message::new("pack-wrong-level").with("level", puzzle.level())));
    }
    Ok(())
}
