//! Many tables, stepped together into NumPy's own memory.

use chacha20::ChaCha8Rng;
use env::{AfterEnd, Rows, Widths};
use game::chance::below;
use numpy::ndarray::Dimension;
use numpy::{
    Element, Ix1, Ix2, PyArray, PyArray1, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use rand::SeedableRng;

use crate::plan::{Asked, Stepped};
use crate::wrong;

/// Many tables of one game; what a step writes is in arrays that stay the same.
#[pyclass(module = "parlour._core")]
pub(crate) struct Batch {
    stepped: Stepped,
    tables: usize,
    widths: Widths,
    /// For actions that are drawn.
    rng: ChaCha8Rng,
    observations: Py<PyArray<u8, Ix2>>,
    masks: Py<PyArray<u8, Ix2>>,
    rewards: Py<PyArray<f32, Ix2>>,
    to_move: Py<PyArray<i32, Ix1>>,
    terminated: Py<PyArray<bool, Ix1>>,
    truncated: Py<PyArray<bool, Ix1>>,
    beliefs: Py<PyArray<f32, Ix2>>,
    truths: Py<PyArray<u8, Ix2>>,
}

#[pymethods]
impl Batch {
    #[new]
    fn new(py: Python<'_>, name: &str, setup: &str, tables: usize, plan: Asked) -> PyResult<Self> {
        let after_end = if plan.wait { AfterEnd::Wait } else { AfterEnd::NextGame };
        let stepped = plan.batch(name, setup, tables, after_end)?;
        let widths = stepped.get()?.widths();
        let mut batch = Batch {
            stepped,
            tables,
            widths,
            rng: drawn_by(plan.seed),
            observations: zeros(py, [tables, widths.observation]),
            masks: zeros(py, [tables, widths.actions]),
            rewards: zeros(py, [tables, widths.seats]),
            to_move: PyArray::zeros(py, tables, false).unbind(),
            terminated: PyArray::zeros(py, tables, false).unbind(),
            truncated: PyArray::zeros(py, tables, false).unbind(),
            beliefs: zeros(py, [tables, widths.belief]),
            truths: zeros(py, [tables, widths.truth]),
        };
        batch.begin(py, Some(plan.seed))?;
        Ok(batch)
    }

    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray<u8, Ix2>> {
        self.observations.clone_ref(py)
    }

    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray<u8, Ix2>> {
        self.masks.clone_ref(py)
    }

    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray<f32, Ix2>> {
        self.rewards.clone_ref(py)
    }

    #[getter]
    fn to_move(&self, py: Python<'_>) -> Py<PyArray<i32, Ix1>> {
        self.to_move.clone_ref(py)
    }

    #[getter]
    fn terminated(&self, py: Python<'_>) -> Py<PyArray<bool, Ix1>> {
        self.terminated.clone_ref(py)
    }

    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyArray<bool, Ix1>> {
        self.truncated.clone_ref(py)
    }

    #[getter]
    fn beliefs(&self, py: Python<'_>) -> Py<PyArray<f32, Ix2>> {
        self.beliefs.clone_ref(py)
    }

    #[getter]
    fn truths(&self, py: Python<'_>) -> Py<PyArray<u8, Ix2>> {
        self.truths.clone_ref(py)
    }

    /// Begins the first games of a seed, or else the next game at each table.
    #[pyo3(signature = (seed=None))]
    fn reset(slf: &Bound<'_, Self>, seed: Option<u64>) -> PyResult<()> {
        alone(slf)?.begin(slf.py(), seed)
    }

    /// Begins the next game at some of the tables; the rows of all others stay as they are.
    fn begin_at(slf: &Bound<'_, Self>, chosen: PyReadonlyArray1<'_, bool>) -> PyResult<()> {
        let (py, this) = (slf.py(), &mut *alone(slf)?);
        let chosen = chosen.as_array().to_vec();
        let tables = this.tables;
        if chosen.len() != tables {
            return Err(wrong(format_args!("there is one choice for each of {tables} tables")));
        }
        let mut lent = this.lend(py)?;
        let rows = lent.rows(this.tables, this.widths)?;
        let batch = this.stepped.get_mut()?;
        py.detach(|| batch.begin_at(&chosen, rows));
        Ok(())
    }

    /// Takes an action at each table; how many were refused.
    fn step(slf: &Bound<'_, Self>, actions: &Bound<'_, PyAny>) -> PyResult<usize> {
        let (py, this) = (slf.py(), &mut *alone(slf)?);
        // A closed batch says so, whatever else is wrong.
        this.stepped.get()?;
        let actions = actions.cast::<PyArray1<i32>>().ok().filter(|actions| actions.len() == this.tables);
        let actions = actions.ok_or_else(|| {
            let tables = this.tables;
            wrong(format_args!("actions are an array of int32 with one number for each of {tables} tables"))
        })?;
        let actions = actions.try_readonly().map_err(wrong)?;
        let gathered;
        let actions = match actions.as_slice() {
            Ok(actions) => actions,
            Err(_) => {
                gathered = actions.as_array().to_vec();
                &gathered
            }
        };
        let mut lent = this.lend(py)?;
        let rows = lent.rows(this.tables, this.widths)?;
        let batch = this.stepped.get_mut()?;
        Ok(py.detach(|| batch.step(actions, rows)))
    }

    /// An action for each table, drawn from those that may be taken; -1 where there is none.
    fn sample<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let (py, this) = (slf.py(), &mut *alone(slf)?);
        let batch = this.stepped.get()?;
        let any = |table| {
            let legal = batch.legal(table);
            let place = (!legal.is_empty()).then(|| below(&mut this.rng, legal.len() as u32));
            place.and_then(|place| legal.iter().nth(place as usize)).map_or(-1, |action| action as i32)
        };
        Ok(PyArray1::from_iter(py, (0..this.tables).map(any)))
    }

    /// The tables whose actions were refused in the last step, each with the reason.
    fn faults(slf: &Bound<'_, Self>) -> PyResult<Vec<(usize, String)>> {
        let this = alone(slf)?;
        Ok(this.stepped.get()?.faults().into_iter().map(|fault| (fault.table, fault.to_string())).collect())
    }

    fn observe<'py>(slf: &Bound<'py, Self>, table: usize, seat: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        Ok(PyArray1::from_vec(slf.py(), alone(slf)?.stepped.observe(table, seat)?))
    }

    fn belief<'py>(slf: &Bound<'py, Self>, table: usize, seat: usize) -> PyResult<Bound<'py, PyArray1<f32>>> {
        Ok(PyArray1::from_vec(slf.py(), alone(slf)?.stepped.belief(table, seat)?))
    }

    fn truth<'py>(slf: &Bound<'py, Self>, table: usize, seat: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        Ok(PyArray1::from_vec(slf.py(), alone(slf)?.stepped.truth(table, seat)?))
    }

    #[pyo3(signature = (table, seat=None))]
    fn view(slf: &Bound<'_, Self>, table: usize, seat: Option<usize>) -> PyResult<String> {
        alone(slf)?.stepped.view(table, seat)
    }

    fn close(slf: &Bound<'_, Self>) -> PyResult<()> {
        alone(slf)?.stepped.close();
        Ok(())
    }
}

impl Batch {
    /// Begins the first games of a seed, or else the next game at each table.
    fn begin(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        if let Some(seed) = seed {
            self.rng = drawn_by(seed);
        }
        let mut lent = self.lend(py)?;
        let rows = lent.rows(self.tables, self.widths)?;
        let batch = self.stepped.get_mut()?;
        py.detach(|| match seed {
            Some(seed) => batch.reset(seed, rows),
            None => batch.begin(rows),
        });
        Ok(())
    }

    /// The arrays, so long as a step is made.
    fn lend<'py>(&self, py: Python<'py>) -> PyResult<Lent<'py>> {
        Ok(Lent {
            observations: lend(py, &self.observations)?,
            masks: lend(py, &self.masks)?,
            rewards: lend(py, &self.rewards)?,
            to_move: lend(py, &self.to_move)?,
            terminated: lend(py, &self.terminated)?,
            truncated: lend(py, &self.truncated)?,
            beliefs: lend(py, &self.beliefs)?,
            truths: lend(py, &self.truths)?,
        })
    }
}

/// The batch for one call, so that whoever calls from another thread meanwhile is told so.
fn alone<'py>(batch: &Bound<'py, Batch>) -> PyResult<PyRefMut<'py, Batch>> {
    batch.try_borrow_mut().map_err(|_| {
        PyRuntimeError::new_err(
            "another thread is using this batch: make a batch for each thread, or wait with a lock",
        )
    })
}

struct Lent<'py> {
    observations: PyReadwriteArray<'py, u8, Ix2>,
    masks: PyReadwriteArray<'py, u8, Ix2>,
    rewards: PyReadwriteArray<'py, f32, Ix2>,
    to_move: PyReadwriteArray<'py, i32, Ix1>,
    terminated: PyReadwriteArray<'py, bool, Ix1>,
    truncated: PyReadwriteArray<'py, bool, Ix1>,
    beliefs: PyReadwriteArray<'py, f32, Ix2>,
    truths: PyReadwriteArray<'py, u8, Ix2>,
}

impl Lent<'_> {
    fn rows(&mut self, tables: usize, widths: Widths) -> PyResult<Rows<'_>> {
        Ok(Rows {
            observations: numbers(&mut self.observations, tables * widths.observation)?,
            masks: numbers(&mut self.masks, tables * widths.actions)?,
            rewards: numbers(&mut self.rewards, tables * widths.seats)?,
            to_move: numbers(&mut self.to_move, tables)?,
            terminated: numbers(&mut self.terminated, tables)?,
            truncated: numbers(&mut self.truncated, tables)?,
            beliefs: numbers(&mut self.beliefs, tables * widths.belief)?,
            truths: numbers(&mut self.truths, tables * widths.truth)?,
        })
    }
}

/// What actions are drawn by: of the same seed, and no table's chance.
fn drawn_by(seed: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(u64::MAX);
    rng
}

fn zeros<T: Element>(py: Python<'_>, shape: [usize; 2]) -> Py<PyArray<T, Ix2>> {
    PyArray::zeros(py, shape, false).unbind()
}

fn lend<'py, T: Element, D: Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array
        .bind(py)
        .try_readwrite()
        .map_err(|error| wrong(format_args!("an array of the batch cannot be written: {error}")))
}

fn numbers<'a, T: Element, D: Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
    length: usize,
) -> PyResult<&'a mut [T]> {
    let numbers = array.as_slice_mut().ok().filter(|numbers| numbers.len() == length);
    numbers.ok_or_else(|| wrong("an array of the batch has been given another shape"))
}
