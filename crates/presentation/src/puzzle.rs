//! Puzzles cut from games: what one player knew at a moment, and a question that this is enough to answer.

use std::ops::ControlFlow;

use bots::{Bot, Unplayable, play};
use game::{Knowledge, Message, Seat, Table, Viewer};
use rand::Rng;
use serde::Serialize;
use serde_json::Map;
use sets::sort_few;
use ts_rs::TS;

use crate::{Aid, Playable, Reason};

/// The hardest puzzles have this level; the easiest have 1.
pub const HARDEST: u8 = 5;

/// A kind of puzzle that a game has. It asks and judges by a [`Knowledge`] alone: what is right is what follows from it,
/// or what it says is best, and not what happens to be true.
///
/// The message file of the game says what it is called (`puzzle-kind-NAME`).
pub trait PuzzleKind<G: Playable>: Send + Sync {
    /// Its name in addresses and files: lower case with hyphens.
    fn name(&self) -> &'static str;

    /// The puzzle in what somebody knows at this moment; `None` where it makes none that is worth asking.
    fn pose(&self, knowledge: &Knowledge<G>) -> Option<Puzzle<G::Fact>>;

    /// What an answer is worth: the key of one choice of each part. `None` where it is no answer to that puzzle.
    fn judge(&self, knowledge: &Knowledge<G>, answer: &[&str], rng: &mut dyn Rng) -> Option<Verdict<G>>;
}

/// A question about what somebody knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle<F> {
    /// What is asked, in a few sentences.
    pub ask: Vec<Message>,
    /// What an answer consists of: one choice of each part.
    pub parts: Vec<Part>,
    /// How hard it is, from 1 to [`HARDEST`].
    pub level: u8,
    /// What the player had found out before the last thing that happened, where that is taken as known.
    pub aid: Option<Aid<F>>,
    /// A right answer, the easiest to find.
    pub solution: Vec<String>,
}

/// One part of an answer: a choice among several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Part {
    /// What is to be chosen.
    pub title: Message,
    /// What there is to choose from.
    pub choices: Vec<Pick>,
}

/// Something to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Pick {
    /// What an answer says for it.
    pub key: String,
    /// What it is called.
    pub name: Message,
}

/// What an answer is worth, by what the player of the puzzle knows.
#[derive(Clone, Debug)]
pub struct Verdict<G: Playable> {
    /// Whether it follows, or is as good as the best.
    pub right: bool,
    /// Whether it may be tried again: nothing of the solution has been told.
    pub again: bool,
    /// What is to be said of it.
    pub text: Vec<Message>,
    /// From what it follows.
    pub reasons: Vec<Reason>,
    /// A game in which it is otherwise and in which the player knows just the same.
    pub otherwise: Option<Table<G>>,
}

/// A puzzle, and where it was cut from.
#[derive(Clone, Debug)]
pub struct Cut<G: Playable> {
    /// What its player knows: all that is asked and judged by.
    pub knowledge: Knowledge<G>,
    /// What is asked.
    pub puzzle: Puzzle<G::Fact>,
    /// The moves that led there.
    pub moves: Vec<G::Move>,
}

impl Part {
    /// A part of an answer with these choices.
    pub fn new(title: &'static str, choices: impl IntoIterator<Item = Pick>) -> Part {
        Part { title: Message::new(title), choices: choices.into_iter().collect() }
    }
}

impl Pick {
    /// A choice.
    pub fn new(key: impl Into<String>, name: Message) -> Pick {
        Pick { key: key.into(), name }
    }

    /// What an answer says for a value: its JSON, without the quotes of a text.
    ///
    /// # Panics
    /// When the value has no JSON.
    pub fn key_of(value: impl Serialize) -> String {
        let json = serde_json::to_string(&value).expect("it has JSON");
        json.trim_matches('"').to_owned()
    }
}

/// How a puzzle is made of choices with chances: which is likeliest?
#[derive(Clone, Copy, Debug)]
pub struct Likeliest {
    /// The best has this chance at least.
    pub least: f64,
    /// How far behind the second best must be for a puzzle of which level; nearer than the last it is no puzzle.
    pub gaps: [f64; HARDEST as usize],
    /// Chances that are so near are alike: nobody has to tell them apart.
    pub near: f64,
}

impl Likeliest {
    /// The place of the first of the best.
    pub fn best(&self, chances: &[f64]) -> Option<usize> {
        (0..chances.len()).reduce(|best, next| if chances[next] > chances[best] + self.near { next } else { best })
    }

    /// Whether a chance is as good as the best.
    pub fn is_right(&self, chance: f64, best: f64) -> bool {
        chance >= best - self.near
    }

    /// How hard it is to tell the best from the others; `None` where that is not worth asking.
    pub fn level(&self, chances: &[f64]) -> Option<u8> {
        let best = chances[self.best(chances)?];
        let others = chances.iter().copied().filter(|&chance| !self.is_right(chance, best));
        let gap = best - others.reduce(f64::max)?;
        let level = self.gaps.iter().position(|&bound| gap >= bound)? as u8 + 1;
        (best >= self.least).then_some(level)
    }
}

impl<F> Puzzle<F> {
    /// Whether this names one choice of each part.
    pub fn takes(&self, answer: &[&str]) -> bool {
        let named = |(part, key): (&Part, &&str)| part.choices.iter().any(|choice| choice.key == *key);
        self.parts.len() == answer.len() && self.parts.iter().zip(answer).all(named)
    }
}

impl<G: Playable> Verdict<G> {
    /// Right or not, and nothing more to find out.
    pub fn last(right: bool, text: Vec<Message>) -> Verdict<G> {
        Verdict { right, again: false, text, reasons: Vec::new(), otherwise: None }
    }

    /// Not right, but what would be is still to be found.
    pub fn once_more(text: Message, otherwise: Option<Table<G>>) -> Verdict<G> {
        Verdict { right: false, again: true, text: vec![text], reasons: Vec::new(), otherwise }
    }
}

/// The kind of this name, if the game has one.
pub fn puzzle_kind<G: Playable>(name: &str) -> Option<&'static dyn PuzzleKind<G>> {
    G::puzzles().iter().copied().find(|kind| kind.name() == name)
}

/// A game to cut puzzles from, between these bots: chance draws everything, also which chairs are taken. Returns these
/// too.
///
/// # Errors
/// As [`play`]: bots that keep to the rules may still go round in circles.
pub fn quarry<G: Playable>(bots: &[&dyn Bot<G>], rng: &mut dyn Rng) -> Result<(Vec<u8>, Table<G>), Unplayable> {
    let info = G::info();
    // With many players little is found out, and a phone is narrow.
    let sizes = &info.seats[..info.seats.len().min(3)];
    let seats = usize::from(sizes[game::chance::below(rng, sizes.len() as u32) as usize]);
    let mut chairs: Vec<u8> = (0..info.chairs.len() as u8).collect();
    game::chance::shuffle(rng, &mut chairs);
    chairs.truncate(seats);
    sort_few(&mut chairs, |one, other| one > other);
    let setup = G::seating(&chairs, &Map::new())?;
    let first = game::chance::below(rng, bots.len() as u32) as usize;
    let players: Vec<&dyn Bot<G>> = (0..seats).map(|seat| bots[(first + seat) % bots.len()]).collect();
    let table = play(&setup, &players, rng)?;
    Ok((chairs, table))
}

/// Cuts the puzzles of one kind out of a game, in the order of the game, until `take` has enough; returns at how many
/// moments it looked: whenever somebody was told something.
pub fn cut<G: Playable>(
    table: &Table<G>,
    kind: &dyn PuzzleKind<G>,
    mut take: impl FnMut(Cut<G>) -> ControlFlow<()>,
) -> u64 {
    let Ok(start) = G::start(table.setup()) else { return 0 };
    let mind = |seat| Knowledge::of_start(table.setup(), &start, Viewer::Seat(seat));
    let mut minds: Vec<Knowledge<G>> = Seat::all(start.seats()).map(mind).collect();
    let (mut ply, mut looked, mut enough) = (0, 0, false);
    table.replay(|before, m, after| {
        ply += 1;
        for mind in &mut minds {
            if enough || !mind.follow(before, m, after) {
                continue;
            }
            looked += 1;
            if let Some(puzzle) = kind.pose(mind) {
                let moves = table.log()[..ply].to_vec();
                enough = take(Cut { knowledge: mind.clone(), puzzle, moves }).is_break();
            }
        }
    });
    looked
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEST: Likeliest = Likeliest { least: 0.4, gaps: [0.8, 0.6, 0.4, 0.3, 0.2], near: 0.01 };

    #[test]
    fn the_first_of_the_best_is_the_best() {
        assert_eq!(BEST.best(&[0.2, 0.595, 0.6, 0.1]), Some(1), "which are as good as alike");
        assert_eq!(BEST.best(&[0.2, 0.5, 0.6]), Some(2));
        assert_eq!(BEST.best(&[]), None);
    }

    #[test]
    fn the_nearer_the_second_best_the_harder() {
        let level = |second| BEST.level(&[0.0, second, 0.9, 0.899]);
        assert_eq!([0.0, 0.05, 0.15, 0.45, 0.55, 0.65].map(level), [1, 1, 2, 3, 4, 5].map(Some));
        assert_eq!(level(0.75), None, "nobody should have to tell them apart");
        assert_eq!(BEST.level(&[0.52, 0.04]), Some(3), "a guess is not easy, however poor the other is");
        assert_eq!(BEST.level(&[0.39, 0.0]), None, "none is likely");
        assert_eq!(BEST.level(&[0.5, 0.495]), None, "all are as good");
    }

    #[test]
    fn keys_are_the_json_without_quotes() {
        assert_eq!(Pick::key_of("rope"), "rope");
        assert_eq!(Pick::key_of(Seat(2)), "2");
    }
}
