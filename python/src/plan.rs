//! What a batch is made of.

use catalog::{AnyBatch, Seat, Viewer};
use env::{AfterEnd, Plan, length};
use game::Reading;
use pyo3::prelude::*;

use crate::game::{environment, refused};
use crate::wrong;

/// A batch that can be closed.
pub(crate) struct Stepped {
    batch: Option<Box<dyn AnyBatch>>,
    /// How many facts may be hidden.
    hidden: usize,
}

/// A plan as Python gives it.
#[derive(FromPyObject)]
pub(crate) struct Asked {
    /// As in [`Plan`].
    pub(crate) seed: u64,
    /// As in [`Plan`].
    threads: usize,
    /// As in [`Plan`].
    limit: Option<u32>,
    /// The name of the reading.
    belief: Option<String>,
    /// As in [`Plan`].
    truth: bool,
    /// Whether a table of a batch whose game is over waits for the next one to be begun.
    pub(crate) wait: bool,
    /// For each seat the name of the bot that plays it.
    bots: Vec<Option<String>>,
}

impl Asked {
    /// So many tables of a game with this setup.
    pub(crate) fn batch(&self, name: &str, setup: &str, tables: usize, after_end: AfterEnd) -> PyResult<Stepped> {
        let belief = match self.belief.as_deref() {
            None => None,
            Some("possible") => Some(Reading::Possible),
            Some("likely") => Some(Reading::Likely),
            Some(other) => return Err(wrong(format_args!("belief is \"possible\" or \"likely\", not {other:?}"))),
        };
        let plan = Plan {
            tables,
            seed: self.seed,
            threads: self.threads,
            limit: self.limit,
            after_end,
            belief,
            truth: self.truth,
        };
        plan.check().map_err(wrong)?;
        let bots: Vec<Option<&str>> = self.bots.iter().map(Option::as_deref).collect();
        let environment = environment(name)?;
        let batch = environment.against(setup, plan, &bots).map_err(|error| refused(name, error))?;
        Ok(Stepped { batch: Some(batch), hidden: length(environment.hidden()) })
    }
}

impl Stepped {
    pub(crate) fn get(&self) -> PyResult<&dyn AnyBatch> {
        self.batch.as_deref().ok_or_else(closed)
    }

    pub(crate) fn get_mut(&mut self) -> PyResult<&mut dyn AnyBatch> {
        match &mut self.batch {
            Some(batch) => Ok(&mut **batch),
            None => Err(closed()),
        }
    }

    pub(crate) fn close(&mut self) {
        self.batch = None;
    }

    /// The batch, if it has this table.
    pub(crate) fn at(&self, table: usize) -> PyResult<&dyn AnyBatch> {
        let batch = self.get()?;
        let tables = batch.plan().tables;
        if table >= tables {
            return Err(wrong(format_args!(
                "there is no table {table}: they are numbered from 0 to {}",
                tables - 1
            )));
        }
        Ok(batch)
    }

    /// A seat of its tables.
    pub(crate) fn seat(&self, seat: usize) -> PyResult<Seat> {
        let seats = self.get()?.widths().seats;
        if seat >= seats {
            return Err(wrong(format_args!("there is no seat {seat}: they are numbered from 0 to {}", seats - 1)));
        }
        Ok(Seat(seat as u8))
    }

    /// What a seat of a table sees.
    pub(crate) fn observe(&self, table: usize, seat: usize) -> PyResult<Vec<u8>> {
        let batch = self.at(table)?;
        let mut bytes = vec![0; batch.widths().observation];
        batch.observe(table, self.seat(seat)?, &mut bytes);
        Ok(bytes)
    }

    /// What a seat of a table may believe.
    pub(crate) fn belief(&mut self, table: usize, seat: usize) -> PyResult<Vec<f32>> {
        self.at(table)?;
        let seat = self.seat(seat)?;
        let batch = self.get_mut()?;
        let length = batch.widths().belief;
        if length == 0 {
            return Err(wrong("nothing is worked out here: ask for belief=\"possible\" or belief=\"likely\""));
        }
        let mut chances = vec![0.0; length];
        batch.belief(table, seat, &mut chances).map_err(wrong)?;
        Ok(chances)
    }

    /// What is hidden at a table, as a seat counts.
    pub(crate) fn truth(&mut self, table: usize, seat: usize) -> PyResult<Vec<u8>> {
        self.at(table)?;
        let seat = self.seat(seat)?;
        let mut facts = vec![0; self.hidden];
        self.get_mut()?.truth(table, seat, &mut facts);
        Ok(facts)
    }

    /// What somebody who looks at a table knows, as JSON.
    pub(crate) fn view(&self, table: usize, seat: Option<usize>) -> PyResult<String> {
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) => Viewer::Seat(self.seat(seat)?),
        };
        Ok(self.at(table)?.view(table, viewer))
    }
}

fn closed() -> PyErr {
    wrong("it is closed: make another one")
}
