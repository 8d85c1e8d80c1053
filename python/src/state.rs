//! Games that are small enough to list everything that can happen.

use catalog::{AnyState, Seat, Turn};
use pyo3::prelude::*;

use crate::game::{environment, refused_setup};
use crate::wrong;

/// Chance's number among those who move.
const CHANCE: i32 = -1;
/// Nobody's.
const OVER: i32 = -4;

/// A game at one moment, which stays as it is: a move leads to another one.
#[pyclass(module = "parlour._core", frozen)]
pub(crate) struct State(Box<dyn AnyState>);

#[pymethods]
impl State {
    #[new]
    fn new(name: &str, setup: &str) -> PyResult<Self> {
        environment(name)?.state(setup).map(State).map_err(|refused| refused_setup(name, &refused))
    }

    /// The seat to move; -1 where it is chance, and -4 where the game is over, as OpenSpiel counts.
    fn turn(&self) -> i32 {
        match self.0.turn() {
            Turn::Player(seat) => seat.0.into(),
            Turn::Chance => CHANCE,
            Turn::Over => OVER,
        }
    }

    fn moves(&self) -> Vec<String> {
        self.0.moves()
    }

    fn chances(&self) -> Vec<f64> {
        self.0.chances()
    }

    /// The game after the move at a place of the list.
    fn after(&self, place: usize) -> PyResult<State> {
        self.0.after(place).map(State).ok_or_else(|| wrong(format_args!("there is no move {place}")))
    }

    fn knowledge(&self, seat: u8) -> PyResult<String> {
        self.0.knowledge(Seat(seat)).ok_or_else(|| wrong(format_args!("there is no seat {seat}")))
    }

    /// For each seat 1 where it has won, once the game is over; else 0.
    fn won(&self) -> Vec<f64> {
        let winners = self.0.winners().unwrap_or_default();
        Seat::all(self.0.seats()).map(|seat| f64::from(u8::from(winners.contains(&seat)))).collect()
    }

    fn __deepcopy__<'py>(this: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        this
    }
}
