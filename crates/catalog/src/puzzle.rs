//! Puzzles whose game is forgotten, and which of them is the case of a day.

use std::ops::{ControlFlow, RangeInclusive};

use game::{Message, Seat, Viewer};
use presentation::{Aid, Cut, Part, Playable, PuzzleKind, Reason, Why};
use rand::Rng;
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::message::{AnyFact, News, Now};
use crate::read::read;
use crate::table::raw;
use crate::{AnyGame, Day, Entry};

/// A puzzle of some game.
pub trait AnyPuzzle: Send + Sync {
    /// The game from which it was cut.
    fn game(&self) -> &'static dyn AnyGame;

    /// How hard it is, from 1 to [`HARDEST`](crate::HARDEST).
    fn level(&self) -> u8;

    /// What is asked, and all that its player knows. The bytes depend on that player's knowledge alone.
    fn case(&self) -> Case;

    /// What an answer is worth: the key of one choice of each part. `None` where it is no answer to this puzzle.
    fn judge(&self, answer: &[&str], rng: &mut dyn Rng) -> Option<Judged>;

    /// Why something is certain that the case's aid tells; `None` of everything else, which is for the solver to find.
    ///
    /// # Errors
    /// What is wrong with the text, when it is not a fact of this game.
    fn why(&self, fact: &str) -> Result<Option<Why>, String>;

    /// A right answer, the easiest to find.
    fn solution(&self) -> Vec<&str>;

    /// The moves that led there, as the log has them: the truth, which is for whoever makes puzzles.
    fn moves(&self) -> Vec<Box<RawValue>>;
}

/// A puzzle for a person: what one player knew at a moment of a game, and a question that this is enough to answer.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Case {
    /// The game.
    pub game: &'static str,
    /// The kind of puzzle; the words of the game say what it is called (`puzzle-kind-KIND`).
    pub kind: &'static str,
    /// How hard it is, from 1 to 5.
    pub level: u8,
    /// What is asked, in a few sentences.
    pub ask: Vec<Message>,
    /// What an answer consists of: one choice of each part.
    pub parts: Vec<Part>,
    /// What was agreed before the game.
    #[ts(type = "unknown")]
    pub setup: Box<RawValue>,
    /// The chairs taken, rising; a seat is a place in this list.
    pub chairs: Vec<u8>,
    /// What the players are called, by seat.
    pub names: Vec<&'static str>,
    /// Whose eyes these are.
    pub seat: Seat,
    /// All that this player was told.
    pub news: Vec<News>,
    /// How the game stands for this player.
    pub now: Now,
    /// What this player had found out before the last thing that happened; null where that is for the solver to do.
    #[ts(as = "Option<Aid<AnyFact>>")]
    pub aid: Option<Aid<Box<RawValue>>>,
}

/// What the players of puzzles are called: as many as sit at any table, and none of them like a card.
const NAMES: [&str; 6] = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/// What an answer to a puzzle is worth.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Judged {
    /// Whether it follows, or is as good as the best.
    pub right: bool,
    /// Whether it may be tried again: nothing of the solution has been told.
    pub again: bool,
    /// What is to be said of it.
    pub text: Vec<Message>,
    /// From what it follows.
    pub reasons: Vec<Reason>,
    /// A game in which it is otherwise and in which the player knows just the same.
    pub otherwise: Option<World>,
}

/// A whole game that may have been, at the moment of the puzzle.
#[derive(Clone, Debug, Serialize, TS)]
pub struct World {
    /// What all can see.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// What each seat knows, by seat.
    #[ts(type = "Array<unknown>")]
    pub views: Vec<Box<RawValue>>,
    /// Every move, chance's too.
    #[ts(type = "Array<unknown>")]
    pub moves: Vec<Box<RawValue>>,
}

/// A puzzle of `G` as the catalog keeps it.
pub(crate) struct TypedPuzzle<G: Playable> {
    pub(crate) entry: &'static Entry<G>,
    pub(crate) kind: &'static dyn PuzzleKind<G>,
    pub(crate) chairs: Vec<u8>,
    pub(crate) cut: Cut<G>,
}

impl<G: Playable> AnyPuzzle for TypedPuzzle<G> {
    fn game(&self) -> &'static dyn AnyGame {
        self.entry
    }

    fn level(&self) -> u8 {
        self.cut.puzzle.level
    }

    fn case(&self) -> Case {
        let Cut { knowledge, puzzle, .. } = &self.cut;
        Case {
            game: G::NAME,
            kind: self.kind.name(),
            level: puzzle.level,
            ask: puzzle.ask.clone(),
            parts: puzzle.parts.clone(),
            setup: raw(&knowledge.setup),
            chairs: self.chairs.clone(),
            names: NAMES.iter().copied().take(self.chairs.len()).collect(),
            seat: knowledge.viewer.seat().expect("puzzles are cut from a seat's knowledge"),
            news: (0..knowledge.observations.len()).map(|number| News::of(knowledge, number)).collect(),
            now: Now::of(knowledge),
            aid: puzzle.aid.clone().map(|aid| aid.map(|fact| raw(&fact))),
        }
    }

    fn judge(&self, answer: &[&str], rng: &mut dyn Rng) -> Option<Judged> {
        let Cut { knowledge, puzzle, .. } = &self.cut;
        if !puzzle.takes(answer) {
            return None;
        }
        let verdict = self.kind.judge(knowledge, answer, rng)?;
        let world = |table: game::Table<G>| World {
            view: raw(&table.game().view(Viewer::Spectator)),
            views: Seat::all(table.game().seats())
                .map(|seat| raw(&table.game().view(Viewer::Seat(seat))))
                .collect(),
            moves: table.log().iter().map(raw).collect(),
        };
        Some(Judged {
            right: verdict.right,
            again: verdict.again,
            text: verdict.text,
            reasons: verdict.reasons,
            otherwise: verdict.otherwise.map(world),
        })
    }

    fn why(&self, fact: &str) -> Result<Option<Why>, String> {
        let fact: G::Fact = read(fact)?;
        let Cut { knowledge, puzzle, .. } = &self.cut;
        let is_told = puzzle.aid.iter().flat_map(|aid| &aid.facts).any(|told| told.fact == fact);
        Ok(if is_told { G::why(knowledge, &fact) } else { None })
    }

    fn solution(&self) -> Vec<&str> {
        self.cut.puzzle.solution.iter().map(String::as_str).collect()
    }

    fn moves(&self) -> Vec<Box<RawValue>> {
        self.cut.moves.iter().map(raw).collect()
    }
}

/// What is asked on each day of the week, from Monday: which game, which kind of puzzle, and how hard. The week begins
/// easily and ends hard.
const WEEK: [(&str, &str, RangeInclusive<u8>); 7] = [
    ("clue", "deduce", 1..=2),
    ("color-doubt", "believe", 1..=3),
    ("true-colors", "attack", 1..=5),
    ("clue", "ask", 1..=5),
    ("three-dead-strangers", "accuse", 1..=5),
    ("clue", "deduce", 2..=3),
    ("clue", "deduce", 4..=5),
];

/// The game and the kind of puzzle that a day's case is of.
pub fn planned(day: Day) -> (&'static str, &'static str) {
    let &(game, kind, _) = &WEEK[day.weekday()];
    (game, kind)
}

/// Games from which no puzzle could be cut before the search is given up: far more than it ever takes.
const GAMES: usize = 1_000;

/// The case of a day: the same wherever the generator that is given draws the same for it.
///
/// # Panics
/// When no game has such a puzzle, which is a fault in its rules for what is worth asking.
pub fn case_of(day: Day, rng: &mut dyn Rng) -> Box<dyn AnyPuzzle> {
    let (name, kind, levels) = &WEEK[day.weekday()];
    let game = crate::find(name).expect("a game of the catalog");
    for _ in 0..GAMES {
        let mut found = Vec::new();
        let looked = game.cut(kind, rng, &mut |puzzle| {
            if levels.contains(&puzzle.level()) {
                found.push(puzzle);
            }
            ControlFlow::Continue(())
        });
        looked.expect("a kind of that game");
        if !found.is_empty() {
            return found.swap_remove(game::chance::below(rng, found.len() as u32) as usize);
        }
    }
    panic!("no {kind} was found in {GAMES} games of {name}")
}
