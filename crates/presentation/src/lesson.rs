//! A first game that teaches.

use game::{Message, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A game with a fixed deal and fixed moves, in which one player is told what to do and why.
///
/// It is an ordinary game: its learner may make any other move, and from then on it is played like every other.
/// So it is after the last move that is written down, too.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The options of the rules; those that are missing have their defaults.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The chairs taken, rising.
    pub chairs: Vec<u8>,
    /// The learner's chair; bots that a beginner meets sit on the others.
    pub learner: u8,
    /// Every move from the deal on, chance's and the bots' too.
    pub line: Vec<Step>,
    /// What the learner is told when all moves of the line are made and it is their turn.
    pub end: Message,
}

/// One move of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The move as the log has it.
    #[serde(rename = "move")]
    pub chosen: Value,
    /// What the learner is told before it. Every move of the learner has such a message, and no other move.
    pub say: Option<Message>,
}

impl Lesson {
    /// Reads the text of a lesson.
    ///
    /// # Panics
    /// When it is none: it is a part of the program.
    pub fn read(text: &str) -> Lesson {
        serde_json::from_str(text).expect("a lesson is JSON")
    }

    /// The learner's seat: the place of their chair among those taken.
    pub fn seat(&self) -> Seat {
        Seat(self.chairs.iter().filter(|&&chair| chair < self.learner).count() as u8)
    }

    /// How many moves the learner is asked to make.
    pub fn prompts(&self) -> usize {
        self.line.iter().filter(|step| step.say.is_some()).count()
    }

    /// Whether this move, as the log has it, is the one that the lesson has after `ply` moves.
    pub fn has(&self, ply: usize, made: &str) -> bool {
        let made: Option<Value> = serde_json::from_str(made).ok();
        self.line.get(ply).is_some_and(|step| made.as_ref() == Some(&step.chosen))
    }

    /// How many moves from the beginning on are those of the lesson: none where its learner has made none of them, for
    /// the same cards may be dealt at any table.
    ///
    /// # Panics
    /// When a move has no JSON.
    pub fn followed(&self, log: &[impl Serialize]) -> usize {
        let is_made = |m: &_, step: &Step| serde_json::to_value(m).expect("a move has JSON") == step.chosen;
        let same = log.iter().zip(&self.line).take_while(|(m, step)| is_made(m, step)).count();
        if self.line[..same].iter().any(|step| step.say.is_some()) { same } else { 0 }
    }
}
