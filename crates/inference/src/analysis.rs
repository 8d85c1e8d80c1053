//! Both readings of a log, within limits.

use belief::{Card, Holder, Solver};

use crate::bounds::{Bounds, Certainty};
use crate::log::Log;
use crate::odds::Odds;
use crate::samples::Samples;
use crate::why::Statements;

/// All that follows from a log in both readings: exact as far as a limit goes, and estimated beyond it.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The chances where every deal that fits counts the same: those of [`Log::possible`].
    pub possible: Odds,
    /// The chances where it counts how a player chooses which card to show: those of [`Log::likely`].
    pub likely: Odds,
    pub(crate) log: Log,
    pub(crate) told: Statements,
    /// What is certain, where not all deals can be counted.
    pub(crate) bounds: Option<Bounds>,
    pub(crate) work: usize,
}

impl Analysis {
    /// Works a log out; an exact answer may take this many states.
    ///
    /// # Errors
    /// The events contradict each other: as few as possible that do, by place.
    pub fn of(log: Log, work: usize) -> Result<Analysis, Vec<usize>> {
        match readings(&log, work) {
            Some((possible, likely, bounds)) => {
                Ok(Analysis { possible, likely, told: log.told(), log, bounds, work })
            }
            None => Err(log.contradiction()),
        }
    }

    /// Whether some chances are estimates, for exact ones would have taken too long.
    pub fn is_sampled(&self) -> bool {
        self.possible.is_sampled() || self.likely.is_sampled()
    }

    /// What is certain of a card at a holder.
    ///
    /// # Panics
    /// When there is no such card or holder.
    pub fn mark(&self, card: Card, holder: Holder) -> Certainty {
        match (&self.bounds, &self.possible) {
            (Some(bounds), _) => bounds.mark(card, holder),
            (None, Odds::Exact(exact)) => match exact.0.chance(card, holder) {
                // Exact chances are exactly 0 or 1 when that is certain.
                1.0 => Certainty::Has,
                0.0 => Certainty::Not,
                _ => Certainty::Open,
            },
            (None, Odds::Sampled(_)) => Certainty::Open,
        }
    }
}

/// Both readings, and what is certain where not all deals can be counted; nothing where nothing is possible.
fn readings(log: &Log, work: usize) -> Option<(Odds, Odds, Option<Bounds>)> {
    let case_file = log.setup().case_file();
    let (problem, weighted) = (log.possible(), log.likely());
    let mut solver = Solver::with_limit(work);
    let Ok(solution) = solver.try_solve(&problem) else {
        let bounds = Bounds::within(log, &mut { usize::MAX })?;
        let samples = Samples::guided(&problem, case_file, &bounds);
        let likely = samples.clone().weighed(&weighted);
        return Some((Odds::Sampled(samples), Odds::Sampled(likely), Some(bounds)));
    };
    let possible = Odds::exact(solution?, case_file);
    let likely = if weighted.weights().is_empty() {
        possible.clone()
    } else {
        match solver.try_solve(&weighted) {
            Ok(solution) => Odds::exact(solution?, case_file),
            // The deals that are possible, by what each weighs.
            Err(_) => Odds::Sampled(possible.samples(case_file).weighed(&weighted)),
        }
    };
    Some((possible, likely, None))
}
