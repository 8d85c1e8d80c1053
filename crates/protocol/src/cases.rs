//! The case of each day: the same wherever it is made.

use catalog::{AnyPuzzle, Day, Judged, Why, case_of, planned};
use chacha20::ChaCha8Rng;
use rand::SeedableRng;

use crate::{AnswerCase, AnsweredCase, AskCaseWhy, CaseOfDay, ListedCase, Outcome, Problem, ProblemCode};

/// How many days the archive goes back.
const DAYS: usize = 30;

/// The days of the archive, the newest first.
pub fn archive(today: Day) -> impl Iterator<Item = Day> {
    std::iter::successors(Some(today), |day| day.before()).take(DAYS)
}

/// `GET /api/puzzles`.
pub fn list(today: Day) -> Vec<ListedCase> {
    let case = |day| {
        let (game, kind) = planned(day);
        ListedCase { date: day.to_string(), game, kind }
    };
    archive(today).map(case).collect()
}

/// The day that an address names.
///
/// # Errors
/// When it is none, or one that has no case, or none any more.
pub fn day(named: &str, today: Day) -> Outcome<Day> {
    if named == "today" {
        return Ok(today);
    }
    let day: Day = named.parse().map_err(Problem::malformed)?;
    match day {
        day if day > today => Err(Problem::new(
            ProblemCode::NotYet,
            "The case of that day is not there yet: come back on the day, and solve today's meanwhile.",
        )),
        day if archive(today).all(|kept| kept != day) => Err(Problem::new(
            ProblemCode::NotFound,
            "The archive does not go back so far: it has the cases of the last 30 days.",
        )),
        day => Ok(day),
    }
}

/// Where the chance of a day's case comes from: the same everywhere for the same version.
fn chance(day: Day) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(u64::from(day.number()))
}

/// Makes the case of a day, which takes a while.
pub fn make(day: Day) -> Box<dyn AnyPuzzle> {
    case_of(day, &mut chance(day))
}

/// `GET /api/puzzles/{date}`.
pub fn show(case: &dyn AnyPuzzle, day: Day) -> CaseOfDay {
    CaseOfDay { date: day.to_string(), case: case.case() }
}

/// `POST /api/puzzles/{date}`.
///
/// # Errors
/// When it is no answer to this case.
pub fn answer(case: &dyn AnyPuzzle, day: Day, AnswerCase { answer }: &AnswerCase) -> Outcome<AnsweredCase> {
    let keys: Option<Vec<&str>> = answer.as_ref().map(|keys| keys.iter().map(String::as_str).collect());
    let judged = judge(case, day, keys.as_deref()).ok_or(Problem::NO_ANSWER)?;
    let is_told = answer.is_none() || !judged.again;
    let solution = is_told.then(|| case.solution().into_iter().map(str::to_owned).collect());
    Ok(AnsweredCase { judged, solution })
}

/// What an answer is worth, and of none the solution; nothing where it is no answer to this case. The same answer to the
/// same case is always judged alike.
fn judge(case: &dyn AnyPuzzle, day: Day, answer: Option<&[&str]>) -> Option<Judged> {
    let solution = case.solution();
    case.judge(answer.unwrap_or(&solution), &mut chance(day))
}

/// `GET /api/puzzles/{date}/why`.
///
/// # Errors
/// When it is not a fact of the game.
pub fn why(case: &dyn AnyPuzzle, AskCaseWhy { fact }: &AskCaseWhy) -> Outcome<Option<Why>> {
    case.why(fact).map_err(Problem::malformed)
}
