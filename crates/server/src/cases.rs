//! The case of each day: made once, when it is first asked for, and kept in memory.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::{AnyPuzzle, Day};
use protocol::{Outcome, cases};
use tokio::sync::OnceCell;

use crate::pool::Pool;
use crate::store::now;

/// So many cases are kept; whoever asks for another has it made again.
const MOST: usize = 60;

type Case = Arc<dyn AnyPuzzle>;

/// The cases that were asked for.
#[derive(Default)]
pub(crate) struct Cases {
    kept: Mutex<BTreeMap<Day, Arc<OnceCell<Case>>>>,
}

/// The day that it is now, by universal time.
pub(crate) fn today() -> Day {
    Day::at(now().unsigned_abs() / 1000)
}

impl Cases {
    /// The case of a day.
    pub(crate) async fn of(&self, pool: &Pool, day: Day) -> Outcome<Case> {
        let place = self.place(day);
        let made = place.get_or_try_init(|| pool.answer(move || Case::from(cases::make(day))));
        made.await.cloned()
    }

    fn place(&self, day: Day) -> Arc<OnceCell<Case>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.entry(day).or_default().clone();
        while kept.len() > MOST {
            kept.pop_first();
        }
        place
    }
}
