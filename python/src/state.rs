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
pub(crate) struct State {
    state: Box<dyn AnyState>,
    /// The game, its setup, and the places of the moves that led here, from which it is made again.
    origin: (String, String, Vec<usize>),
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (name, setup, path = Vec::new()))]
    fn new(name: &str, setup: &str, path: Vec<usize>) -> PyResult<Self> {
        let state = environment(name)?.state(setup).map_err(|refused| refused_setup(name, &refused))?;
        let start = State { state, origin: (name.to_owned(), setup.to_owned(), Vec::new()) };
        path.into_iter().try_fold(start, |state, place| state.after(place))
    }

    /// For pickle: what makes the same state.
    fn __getnewargs__(&self) -> (String, String, Vec<usize>) {
        self.origin.clone()
    }

    /// The seat to move; -1 where it is chance, and -4 where the game is over, as OpenSpiel counts.
    fn turn(&self) -> i32 {
        match self.state.turn() {
            Turn::Player(seat) => seat.0.into(),
            Turn::Chance => CHANCE,
            Turn::Over => OVER,
        }
    }

    fn moves(&self) -> Vec<String> {
        self.state.moves()
    }

    fn chances(&self) -> Vec<f64> {
        self.state.chances()
    }

    /// The game after the move at a place of the list.
    fn after(&self, place: usize) -> PyResult<State> {
        let state = self.state.after(place).ok_or_else(|| wrong(format_args!("there is no move {place}")))?;
        let mut origin = self.origin.clone();
        origin.2.push(place);
        Ok(State { state, origin })
    }

    fn knowledge(&self, seat: u8) -> PyResult<String> {
        self.state.knowledge(Seat(seat)).ok_or_else(|| wrong(format_args!("there is no seat {seat}")))
    }

    /// For each seat 1 where it has won, once the game is over; else 0.
    fn won(&self) -> Vec<f64> {
        let winners = self.state.winners().unwrap_or_default();
        Seat::all(self.state.seats()).map(|seat| f64::from(u8::from(winners.contains(&seat)))).collect()
    }

    fn __deepcopy__<'py>(this: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        this
    }
}
