//! What the table's help says: worked out in the pool, and sent to everybody together.
//!
//! How long it takes says something of the cards. So it is sent at a fixed time after the news to which it belongs,
//! or, when it takes longer than ever, a whole number of such times later.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use catalog::{Shown, Task, Viewer};
use tokio::time::Instant;

use super::LiveTable;
use super::timetable::Timetable;
use super::work::Work;
use crate::frame::Frame;

/// When aids are sent after the news, and how often they can be.
const EVERY: Duration = Duration::from_millis(100);

/// What helps the players at one moment of the game.
pub(super) struct Aids {
    timetable: Timetable,
    /// When it is sent; known once it is worked out.
    pub(super) due: Option<Instant>,
    work: Work<HashMap<Viewer, Frame>>,
}

impl Aids {
    /// Returns once they are worked out.
    pub(super) async fn finish(&mut self) {
        self.work.finish().await;
        self.due = Some(self.timetable.leaves());
    }
}

impl LiveTable {
    /// Begins to work out what helps those who have news without it.
    pub(super) fn begin_aids(&mut self) {
        let Some(play) = &mut self.play else { return };
        let waiting = self.watchers.iter().filter(|watcher| watcher.lacks_aid);
        let waiting: BTreeSet<Viewer> = waiting.map(|watcher| play.viewer(watcher.chair)).collect();
        let aids: Vec<(Viewer, Task<Shown>)> =
            waiting.into_iter().filter_map(|viewer| Some((viewer, play.table.aid(viewer)?))).collect();
        play.aids = (!aids.is_empty()).then(|| {
            let pool = self.context.pool.clone();
            let work = async move {
                let frames = move || aids.into_iter().map(|(viewer, aid)| (viewer, aid.run().into())).collect();
                pool.work(frames).await
            };
            Aids { timetable: Timetable::after(EVERY, EVERY), due: None, work: Work::new(work) }
        });
    }

    /// Sends what is due, and says when the next will be, as far as that is known.
    pub(super) fn send_aids(&mut self) -> Option<Instant> {
        let play = self.play.as_mut()?;
        let due = play.aids.as_ref()?.due?;
        if due > Instant::now() {
            return Some(due);
        }
        // Of work that failed the log tells; the game goes on without.
        let frames = play.aids.take()?.work.done().unwrap_or_default();
        for watcher in self.watchers.iter_mut().filter(|watcher| watcher.lacks_aid) {
            if let Some(frame) = frames.get(&play.viewer(watcher.chair)) {
                watcher.send(frame.clone());
                watcher.lacks_aid = false;
            }
        }
        // Somebody may have come meanwhile.
        if !frames.is_empty() {
            self.begin_aids();
        }
        None
    }
}
