//! The games, and what is agreed before one.

use catalog::{AnyEnvironment, AnyGame, Arg, EnvironmentError, SetupError};
use env::Field;
use pyo3::prelude::*;
use serde_json::{Map, Value};

use crate::wrong;

/// A run of numbers: its name, its place, its shape, and what it means.
pub(crate) type Run = (&'static str, usize, Vec<usize>, String);

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    catalog::games().iter().map(|game| game.name()).collect()
}

/// The names of a game's bots, weakest first.
#[pyfunction]
pub(crate) fn bots(name: &str) -> PyResult<Vec<&'static str>> {
    Ok(game(name)?.bots())
}

/// How a game describes itself, as JSON: its chairs, its numbers of players and its options.
#[pyfunction]
pub(crate) fn info(name: &str) -> PyResult<String> {
    serde_json::to_string(game(name)?.info()).map_err(wrong)
}

/// The setup of a game, as JSON, on these chairs and with options that are a JSON object.
#[pyfunction]
pub(crate) fn setup(name: &str, chairs: Vec<u8>, options: &str) -> PyResult<String> {
    let game = game(name)?;
    let options: Map<String, Value> = serde_json::from_str(options).map_err(wrong)?;
    game.seating(&chairs, &options).map_err(|refused| unread(name, "the options cannot be read", &refused))
}

/// That a setup is refused, in the game's words; where it could not even be read, that it could not.
pub(crate) fn unread(name: &str, what: &str, refused: &SetupError) -> PyErr {
    match refused.message.args.get("text") {
        Some(Arg::Text(why)) if refused.message.name == "verbatim" => wrong(format_args!("{what}: {why}")),
        _ => refused_setup(name, refused),
    }
}

/// The version of a game's layouts, and the runs of its observations, of its actions and of what is hidden.
#[pyfunction]
pub(crate) fn layout(name: &str) -> PyResult<(u32, [Vec<Run>; 3])> {
    let environment = environment(name)?;
    let runs = |fields: &[Field]| fields.iter().map(run).collect();
    let (observation, actions, hidden) = (environment.observation(), environment.actions(), environment.hidden());
    Ok((environment.version(), [runs(&observation), runs(actions), runs(hidden)]))
}

fn run(field: &Field) -> Run {
    let meaning: Vec<&str> = field.meaning.iter().map(|line| line.trim()).collect();
    (field.name, field.start, field.shape.to_vec(), meaning.join(" "))
}

pub(crate) fn game(name: &str) -> PyResult<&'static dyn AnyGame> {
    catalog::find(name).ok_or_else(|| unknown(name))
}

pub(crate) fn environment(name: &str) -> PyResult<&'static dyn AnyEnvironment> {
    catalog::environment(name).ok_or_else(|| unknown(name))
}

fn unknown(name: &str) -> PyErr {
    wrong(format_args!("there is no game called {name}; there are: {}", games().join(", ")))
}

/// A setup that is refused, in the game's words.
pub(crate) fn refused_setup(name: &str, refused: &SetupError) -> PyErr {
    match catalog::find(name) {
        Some(game) => wrong(game.words().setup_error(refused)),
        None => wrong(refused),
    }
}

/// Why there is no batch, in words.
pub(crate) fn refused(name: &str, refused: EnvironmentError) -> PyErr {
    match refused {
        EnvironmentError::Setup(refused) => refused_setup(name, &refused),
        other => wrong(other),
    }
}
