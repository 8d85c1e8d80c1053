//! The case of each day: made once, when it is first asked for, and kept in memory.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalog::{AnyPuzzle, Day, Judged, case_of};
use chacha20::ChaCha8Rng;
use rand::SeedableRng;
use tokio::sync::OnceCell;

use crate::pool::Pool;
use crate::problem::{Outcome, Problem, ProblemCode};
use crate::store::now;

/// So many cases are kept; whoever asks for another has it made again.
const MOST: usize = 60;

/// How many days the archive goes back.
const DAYS: usize = 30;

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

/// The days of the archive, the newest first.
pub(crate) fn archive() -> impl Iterator<Item = Day> {
    std::iter::successors(Some(today()), |day| day.before()).take(DAYS)
}

/// The day that an address names.
pub(crate) fn day(named: &str) -> Outcome<Day> {
    if named == "today" {
        return Ok(today());
    }
    let day: Day = named.parse().map_err(Problem::malformed)?;
    match day {
        day if day > today() => Err(Problem::new(
            ProblemCode::NotYet,
            "The case of that day is not there yet: come back on the day, and solve today's meanwhile.",
        )),
        day if archive().all(|kept| kept != day) => Err(Problem::new(
            ProblemCode::NotFound,
            "The archive does not go back so far: it has the cases of the last 30 days.",
        )),
        day => Ok(day),
    }
}

/// Where the chance of a day's case comes from: the same on every server of the same version.
fn chance(day: Day) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(u64::from(day.number()))
}

impl Cases {
    /// The case of a day.
    pub(crate) async fn of(&self, pool: &Pool, day: Day) -> Outcome<Case> {
        let place = self.place(day);
        let made = place.get_or_try_init(|| pool.answer(move || Case::from(case_of(day, &mut chance(day)))));
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

/// What an answer is worth, and of none the solution; nothing where it is no answer to this case. The same answer to the
/// same case is always judged alike.
pub(crate) fn judge(case: &dyn AnyPuzzle, day: Day, answer: Option<&[&str]>) -> Option<Judged> {
    let solution = case.solution();
    case.judge(answer.unwrap_or(&solution), &mut chance(day))
}
