//! A table at which a game is taught: moves are made as the lesson has them, for as long as its learner follows.

use catalog::{Checked, Lesson, Mover, Step, Turn, Viewer};
use serde_json::Value;

use super::{LiveTable, Started};
use crate::frame::Frame;
use crate::problem::{Outcome, Problem};
use crate::protocol::{Notice, Prompt};

impl Started {
    /// The lesson, if the game has gone as it has it.
    pub(super) fn follow(&mut self, lesson: Option<&'static Lesson>, moves: impl ExactSizeIterator<Item = Value>) {
        self.lesson = lesson.filter(|lesson| lesson.has_gone(moves));
    }

    /// Takes in a move that was made.
    pub(super) fn follow_move(&mut self, made: &Checked) {
        let is_in_line = |lesson: &&Lesson| {
            let step = lesson.line.get(made.ply() as usize);
            step.is_some_and(|step| {
                serde_json::from_str::<Value>(made.json()).is_ok_and(|made| made == step.chosen)
            })
        };
        self.lesson = self.lesson.filter(is_in_line);
    }

    /// The next move of the lesson, while it goes on.
    fn next_step(&self) -> Option<&'static Step> {
        self.lesson?.line.get(self.table.ply() as usize)
    }

    /// The move that the lesson has here, for chance or a bot.
    ///
    /// # Errors
    /// When the rules forbid it; no test let that pass.
    pub(super) fn written(&self, mover: Mover) -> Outcome<Option<Checked>> {
        let Some(step) = self.next_step() else { return Ok(None) };
        let checked = self.table.check_value(mover, &step.chosen);
        checked.map(Some).map_err(|refusal| Problem::refused(&refusal, self.table.game().words()))
    }

    /// What its learner is shown now.
    fn prompt(&self) -> Option<Prompt> {
        let lesson = self.lesson.filter(|lesson| self.table.turn() == Turn::Player(lesson.seat()))?;
        let ply = self.table.ply() as usize;
        let of = lesson.prompts();
        let (say, chosen) = match lesson.line.get(ply) {
            Some(step) => (step.say.clone()?, Some(step.chosen.clone())),
            None => (lesson.end.clone(), None),
        };
        let before = lesson.line[..ply].iter().filter(|step| step.say.is_some()).count();
        Some(Prompt { number: before as u8 + 1, of: of as u8, say, chosen })
    }
}

impl LiveTable {
    /// Tells the learner of a lesson what it asks of them now, or that it is over; nothing while others move.
    ///
    /// It is told before the news that it belongs to, so that both can be shown at once.
    pub(super) fn teach(&mut self) {
        let Some((play, lesson)) = self.play.as_ref().zip(self.lesson()) else { return };
        let prompt = play.prompt();
        if prompt.is_none() && play.lesson.is_some() {
            return;
        }
        let notice = Notice::Lesson { at: play.table.told(Viewer::Seat(lesson.seat())), prompt };
        let frame = Frame::from(&notice);
        for watcher in self.watchers.iter_mut().filter(|watcher| watcher.chair == Some(lesson.learner)) {
            watcher.send(frame.clone());
        }
    }

    /// The lesson that the table was opened for, whether it still follows it or not.
    pub(super) fn lesson(&self) -> Option<&'static Lesson> {
        self.row.lesson.then_some(())?;
        self.game?.lesson()
    }
}
