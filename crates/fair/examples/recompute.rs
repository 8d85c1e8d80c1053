//! Plays games at random, saves them, and recomputes every one from what was saved.
//!
//! ```text
//! cargo run --release -p fair --example recompute -- [GAMES] [FOLDER]
//! cargo run --release -p fair --example recompute -- FROM..TO GAME
//! ```
//!
//! So many games of each kind; with a folder the first 250 are written there, too, for `docs/verify.py`. It also counts where cards
//! are dealt and what dice show, and holds the counts against equal chances by chi-square: each is to stay below the bound
//! that chance alone exceeds once in a hundred times. With a range those games of one kind, to go on where a long run ended.
#![allow(clippy::print_stdout, reason = "a command")]

#[path = "../tests/random/mod.rs"]
mod random;
#[path = "../tests/uniform/mod.rs"]
mod uniform;

use std::ops::Range;
use std::path::{Path, PathBuf};

use catalog::AnyGame;

/// So many games of each kind are written.
const WRITTEN: u64 = 250;

fn main() {
    let mut arguments = std::env::args().skip(1).peekable();
    if let Some((from, to)) = arguments.peek().and_then(|first| first.split_once("..")) {
        let numbers = [from, to].map(|number| number.parse().expect("a range of numbers"));
        let name = arguments.nth(1).expect("with a range a game");
        let game = catalog::games().iter().find(|game| game.name() == name).expect("the name of a game");
        return recompute(*game, numbers[0]..numbers[1], None);
    }
    let games: u64 = arguments.next().map_or(1000, |number| number.parse().expect("a number of games"));
    let folder: Option<PathBuf> = arguments.next().map(PathBuf::from);
    if let Some(folder) = &folder {
        std::fs::create_dir_all(folder).expect("a folder can be made");
    }
    // Each kind by itself, beside the others.
    std::thread::scope(|scope| {
        for &game in catalog::games() {
            let folder = folder.as_deref();
            scope.spawn(move || recompute(game, 0..games, folder));
        }
    });
    // With fewer there is nothing to be seen.
    for experiment in uniform::EXPERIMENTS.iter().filter(|experiment| games >= 10 * experiment.outcomes as u64) {
        let (found, bound) = (experiment.chi_square(games), experiment.bound());
        let word = if found < bound { "below" } else { "ABOVE" };
        println!("{}: chi-square {found:.1}, {word} {bound:.1}", experiment.name);
    }
}

/// Plays these games of a kind, saves each, and recomputes it.
fn recompute(game: &'static dyn AnyGame, numbers: Range<u64>, folder: Option<&Path>) {
    let (mut moves, mut dealt, games) = (0, 0, numbers.end - numbers.start);
    for number in numbers {
        let saved = random::game(game, number);
        let text = saved.to_string();
        if let Err(fault) = fair::verify(&text) {
            panic!("game {number} of {}: {}\n{text}", game.name(), fault.message());
        }
        moves += saved.moves.len();
        dealt += saved.moves.iter().filter(|made| made.mover == catalog::Mover::Chance).count();
        if let Some(folder) = folder.filter(|_| number < WRITTEN) {
            let file = folder.join(format!("{}-{number}.txt", game.name()));
            std::fs::write(file, text).expect("a file can be written");
        }
        if (number + 1) % 10_000 == 0 {
            println!("{}: {} games", game.name(), number + 1);
        }
    }
    println!("{}: {games} games recomputed, {moves} moves, {dealt} of them chance's; no difference", game.name());
}
