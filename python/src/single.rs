//! One table, for those who step one at a time.

use env::{AfterEnd, Buffers};
use numpy::PyArray1;
use pyo3::prelude::*;

use crate::plan::{Asked, Stepped};
use crate::wrong;

/// One table of a game, which waits when its game is over.
#[pyclass(module = "parlour._core")]
pub(crate) struct Table {
    stepped: Stepped,
    buffers: Buffers,
}

#[pymethods]
impl Table {
    #[new]
    fn new(name: &str, setup: &str, plan: Asked) -> PyResult<Self> {
        let stepped = plan.batch(name, setup, 1, AfterEnd::Wait)?;
        let buffers = Buffers::new(1, stepped.get()?.widths());
        Ok(Table { stepped, buffers })
    }

    /// Begins the first game of a seed, or else the next game; who is to move.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<i32> {
        let (batch, rows) = (self.stepped.get_mut()?, self.buffers.rows());
        py.detach(|| match seed {
            Some(seed) => batch.reset(seed, rows),
            None => batch.begin(rows),
        });
        Ok(self.buffers.to_move[0])
    }

    /// Takes an action; who is to move then, or -1 when the game has ended.
    fn step(&mut self, py: Python<'_>, action: i32) -> PyResult<i32> {
        let (batch, rows) = (self.stepped.get_mut()?, self.buffers.rows());
        if py.detach(|| batch.step(&[action], rows)) > 0 {
            return Err(batch.faults().first().map_or_else(|| wrong("the action was refused"), wrong));
        }
        Ok(self.buffers.to_move[0])
    }

    /// Whether the game was broken off.
    #[getter]
    fn truncated(&self) -> bool {
        self.buffers.truncated[0]
    }

    /// What each seat has got.
    #[getter]
    fn rewards(&self) -> Vec<f32> {
        self.buffers.rewards.clone()
    }

    /// What the seat to move knows.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        self.stepped.get()?;
        Ok(PyArray1::from_slice(py, &self.buffers.observations))
    }

    /// What the seat to move may do: 1 for each action that may be taken.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        self.stepped.get()?;
        Ok(PyArray1::from_iter(py, self.buffers.masks.iter().map(|&byte| byte as i8)))
    }

    /// What the seat to move may believe; nothing unless the plan asks for belief.
    fn chances<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.stepped.get()?;
        Ok(PyArray1::from_slice(py, &self.buffers.beliefs))
    }

    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        Ok(PyArray1::from_vec(py, self.stepped.observe(0, seat)?))
    }

    fn belief<'py>(&mut self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<f32>>> {
        Ok(PyArray1::from_vec(py, self.stepped.belief(0, seat)?))
    }

    fn truth<'py>(&mut self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        Ok(PyArray1::from_vec(py, self.stepped.truth(0, seat)?))
    }

    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<usize>) -> PyResult<String> {
        self.stepped.view(0, seat)
    }

    fn close(&mut self) {
        self.stepped.close();
    }
}
