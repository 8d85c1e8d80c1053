//! A table at which a game is taught: moves are made as the lesson has them, for as long as its learner follows.

use catalog::{Checked, Lesson, Mover, Viewer};
use protocol::{Notice, Outcome, lesson};

use super::{LiveTable, Started};
use crate::frame::Frame;

impl Started {
    /// Takes in a move that is made after `ply` others: whatever the lesson does not have there ends it.
    pub(super) fn follow(&mut self, ply: usize, made: &str) {
        self.lesson = self.lesson.filter(|lesson| lesson.has(ply, made));
    }

    /// The move that the lesson has here, for chance or a bot.
    ///
    /// # Errors
    /// When the rules forbid it; no test let that pass.
    pub(super) fn written(&self, mover: Mover) -> Outcome<Option<Checked>> {
        self.lesson.map_or(Ok(None), |lesson| lesson::written(lesson, &*self.table, mover))
    }
}

impl LiveTable {
    /// Tells the learner of a lesson what it asks of them now, or that it is over; nothing while others move.
    ///
    /// It is told before the news that it belongs to, so that both can be shown at once.
    pub(super) fn teach(&mut self) {
        let Some((play, lesson)) = self.play.as_ref().zip(self.lesson()) else { return };
        let prompt = play.lesson.and_then(|lesson| lesson::prompt(lesson, &*play.table));
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
