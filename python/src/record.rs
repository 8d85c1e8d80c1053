//! Whole games as plain data: played between bots, and judged.

use catalog::{AnyGame, AnyTable, Listener, Message, Mover, ResumeError, Seat, Turn, Viewer};
use chacha20::ChaCha8Rng;
use game::MAX_SEATS;
use pyo3::prelude::*;
use rand::SeedableRng;
use serde_json::{Value, json};

use crate::game::{game, refused_setup, unread};
use crate::wrong;

/// More moves than any game between bots has that do not go round in circles.
const MOST_MOVES: u32 = 100_000;

/// A game between bots, one for each seat of the setup, as JSON.
#[pyfunction]
pub(crate) fn play(py: Python<'_>, name: &str, setup: &str, bots: Vec<String>, seed: u64) -> PyResult<String> {
    let game = game(name)?;
    let mut table = game.table(setup, &bots).map_err(|refused| refused_setup(name, &refused))?;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut moves: Vec<Value> = Vec::new();
    while let Some(mover) = table.turn().mover() {
        if table.ply() == MOST_MOVES {
            return Err(wrong(format_args!(
                "the game is not over after {MOST_MOVES} moves: its bots go round in circles"
            )));
        }
        py.check_signals()?;
        let written = py.detach(|| next(&mut *table, mover, &bots, &mut rng));
        let written = written.ok_or_else(|| unknown_bot(game, &bots))?;
        moves.push(serde_json::from_str(&written).map_err(wrong)?);
    }
    let setup: Value = serde_json::from_str(setup).map_err(wrong)?;
    let (scores, winners) = (table.scores(), table.winners());
    Ok(json!({
        "game": name, "setup": setup, "names": bots, "moves": moves, "scores": scores, "winners": winners,
    })
    .to_string())
}

/// Makes the next move; its JSON, or nothing where there is no such bot.
fn next(table: &mut dyn AnyTable, mover: Mover, bots: &[String], rng: &mut ChaCha8Rng) -> Option<String> {
    let checked = match mover {
        Mover::Chance => table.deal(rng),
        Mover::Seat(seat) => {
            let choice = table.ask(bots.get(seat.index())?)?.choose(rng);
            table.check_choice(mover, choice).ok()?
        }
    };
    let written = checked.json().to_owned();
    table.apply(checked);
    Some(written)
}

/// The review of a finished game by its moves, as JSON; nothing where the game cannot be judged.
#[pyfunction]
pub(crate) fn review(
    py: Python<'_>,
    name: &str,
    setup: &str,
    names: Vec<String>,
    moves: Vec<String>,
) -> PyResult<Option<String>> {
    let game = game(name)?;
    game.referee(setup).map_err(|refused| unread(name, "the setup cannot be read", &refused))?;
    let table = py.detach(|| game.resume(setup, &names, &mut moves.iter().map(String::as_str)));
    let table = table.map_err(|error| match error {
        ResumeError::Setup(refused) => refused_setup(name, &refused),
        ResumeError::Move { ply, refusal } => {
            wrong(format_args!("move {ply}: {}", game.words().refusal(&refusal, Listener::nobody())))
        }
    })?;
    if table.turn() != Turn::Over {
        return Err(wrong(format_args!(
            "the game is not over after its {} moves: only then is it judged",
            moves.len()
        )));
    }
    let review = table.review().and_then(|task| py.detach(|| task.run()));
    review.map(|review| serde_json::to_string(&review).map_err(wrong)).transpose()
}

/// A message, which is JSON, in English, as it is said to a seat or to anybody else.
#[pyfunction]
#[pyo3(signature = (name, message, names, seat=None))]
pub(crate) fn say(name: &str, message: &str, names: Vec<String>, seat: Option<u8>) -> PyResult<String> {
    let unreadable = |_| wrong("a message is a dictionary with `name` and `args`, as a review has them");
    let message: Message = serde_json::from_str(message).map_err(unreadable)?;
    if names.len() > MAX_SEATS {
        return Err(wrong(format_args!("there are {MAX_SEATS} seats at most, not {}", names.len())));
    }
    let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    let names = names.into_iter().collect();
    Ok(game(name)?.words().say(&message, Listener { viewer, names: &names }))
}

fn unknown_bot(game: &dyn AnyGame, bots: &[String]) -> PyErr {
    let known = game.bots();
    let wanted = bots.iter().find(|bot| !known.contains(&bot.as_str())).map_or("", String::as_str);
    wrong(format_args!("there is no bot called {wanted}; there are: {}", known.join(", ")))
}
