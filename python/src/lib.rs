//! The compiled half of the Python package `parlour`: what the crates of the workspace do, with NumPy's arrays and plain
//! values. Its Python half gives it the shape that Python's libraries expect.
//!
//! Whatever is wrong with what it is given is a `ValueError` or a `TypeError` with a sentence. Whether numbers are whole
//! and not negative is for its Python half to say.

mod batch;
mod game;
mod notes;
mod plan;
mod record;
mod single;
mod state;

use std::fmt::Display;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Games of hidden identity, stepped at the speed of Rust.
#[pymodule(gil_used = false)]
mod _core {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::game::{bots, games, info, layout, setup};
    #[pymodule_export]
    use crate::notes::{answer, example};
    #[pymodule_export]
    use crate::record::{play, review, say};
    #[pymodule_export]
    use crate::single::Table;
    #[pymodule_export]
    use crate::state::State;
}

/// A `ValueError` with what is wrong.
pub(crate) fn wrong(what: impl Display) -> PyErr {
    PyValueError::new_err(what.to_string())
}
