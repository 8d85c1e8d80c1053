//! What must hold of a table before its game can begin.

use std::collections::BTreeMap;

use catalog::{AnyGame, Help};
use serde_json::{Map, Value};

use crate::{Outcome, Problem, ProblemCode};

/// Whether the game offers this level of help; of those that offer none, the usual one is all there is.
///
/// # Errors
/// When it does not, with those that it offers.
pub fn check_help(game: &dyn AnyGame, help: Help) -> Outcome<()> {
    if help == Help::default() || game.helps().contains(&help) {
        return Ok(());
    }
    let helps: Vec<&str> = game.helps().iter().map(|help| help.name()).collect();
    let helps = if helps.is_empty() { "none to choose".into() } else { helps.join(", ") };
    let title = game.words().text("title").unwrap_or_default();
    Err(Problem::told(ProblemCode::BadOptions, format!("{title} does not offer this help, only: {helps}.")))
}

/// The longest that a table may wait for somebody absent, other than for ever.
const LONGEST_ABSENT: u32 = 24 * 3600 * 1000;

/// Whether a table may wait so many milliseconds for somebody absent.
///
/// # Errors
/// When that is too long.
pub fn check_absent(ms: u32) -> Outcome<()> {
    if ms <= LONGEST_ABSENT { Ok(()) } else { Err(Problem::malformed("a table waits a day at most, or for ever")) }
}

/// The setup for these chairs and options, which must suffice for a game to start.
///
/// # Errors
/// When they do not.
pub fn setup<T>(game: &dyn AnyGame, chairs: &BTreeMap<u8, T>, options: &Map<String, Value>) -> Outcome<String> {
    let chairs: Vec<u8> = chairs.keys().copied().collect();
    game.seating(&chairs, options).map_err(|error| {
        let is_of_seats = game.check_chairs(&chairs).is_err();
        let code = if is_of_seats { ProblemCode::BadSeats } else { ProblemCode::BadOptions };
        Problem::unseated(code, &error, game.words())
    })
}

/// Standing orders in the one form in which they are saved.
///
/// # Errors
/// [`ProblemCode::BadOrders`], when they cannot be followed.
pub fn check_orders(game: &dyn AnyGame, orders: &Map<String, Value>) -> Outcome<String> {
    game.check_orders(orders).map_err(|error| Problem::unseated(ProblemCode::BadOrders, &error, game.words()))
}

/// Whether options are good for any number of players at all.
///
/// # Errors
/// [`ProblemCode::BadOptions`].
pub fn check_options(game: &dyn AnyGame, options: &Map<String, Value>) -> Outcome<()> {
    game.check_options(options).map_err(|error| Problem::unseated(ProblemCode::BadOptions, &error, game.words()))
}

/// Whether the game has bots of this level.
///
/// # Errors
/// When it has not, with those that it has.
pub fn check_level(game: &dyn AnyGame, level: &str) -> Outcome<()> {
    let bots = game.bots();
    if bots.contains(&level) {
        return Ok(());
    }
    Err(Problem::bad_seats(format!("There is no such bot; there are: {}.", bots.join(", "))))
}

/// Whether the game has this chair and nobody has it yet.
///
/// # Errors
/// When it has no such chair, and `taken` where somebody sits there.
pub fn check_free<T>(game: &dyn AnyGame, chairs: &BTreeMap<u8, T>, chair: u8, taken: Problem) -> Outcome<()> {
    let known = game.info().chairs.len();
    if usize::from(chair) >= known {
        return Err(Problem::bad_seats(format!("Chairs are numbered 0 to {}.", known - 1)));
    }
    if chairs.contains_key(&chair) { Err(taken) } else { Ok(()) }
}
