//! Both readings of a log, within limits.

use belief::{Card, Solver};

use crate::bounds::{Bounds, Mark};
use crate::evidence::{Evidence, Reading};
use crate::exact::Belief;
use crate::holder::Holder;
use crate::log::Log;
use crate::odds::Odds;
use crate::samples::Samples;
use crate::setup::Setup;
use crate::why::{Group, groups};

/// All that follows from a log in both readings: exact as far as a limit goes, and estimated beyond it.
#[derive(Clone, Debug)]
pub struct Analysis {
    pub(crate) log: Log,
    pub(crate) evidence: Evidence,
    /// What the events say, those that say nothing new left out.
    pub(crate) groups: Vec<Group>,
    pub(crate) possible: Odds,
    pub(crate) likely: Odds,
    /// What is certain, where not all deals can be counted.
    pub(crate) bounds: Option<Bounds>,
    work: usize,
}

impl Analysis {
    /// Thinks a log through; an exact answer may take so many states.
    ///
    /// # Errors
    /// The events contradict each other: as few as possible that do, by place.
    pub fn of(log: Log, work: usize) -> Result<Analysis, Vec<usize>> {
        let (evidence, groups) = (log.evidence(), groups(&log));
        match Readings::of(&evidence, work) {
            Some(Readings { possible, likely, bounds }) => {
                Ok(Analysis { log, evidence, groups, possible, likely, bounds, work })
            }
            None => Err(log.contradiction()),
        }
    }

    /// What was told.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The game that it is about.
    pub fn setup(&self) -> &Setup {
        self.log.setup()
    }

    /// The chances of one reading.
    pub fn odds(&self, reading: Reading) -> &Odds {
        match reading {
            Reading::Possible => &self.possible,
            Reading::Likely => &self.likely,
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
    pub fn mark(&self, card: Card, holder: Holder) -> Mark {
        if let Some(bounds) = &self.bounds {
            return bounds.mark(card, self.setup().place(holder));
        }
        match self.possible.belief().map(|belief| belief.chance(card, holder)) {
            // Exact chances are exactly 0 or 1 when that is certain.
            Some(1.0) => Mark::Has,
            Some(0.0) => Mark::Not,
            _ => Mark::Open,
        }
    }

    pub(crate) fn solver(&self) -> Solver {
        Solver::with_limit(self.work)
    }
}

struct Readings {
    possible: Odds,
    likely: Odds,
    bounds: Option<Bounds>,
}

impl Readings {
    /// Nothing where nothing is possible.
    fn of(evidence: &Evidence, work: usize) -> Option<Readings> {
        let setup = evidence.setup();
        let (problem, weighted) = (evidence.problem(Reading::Possible), evidence.problem(Reading::Likely));
        let mut solver = Solver::with_limit(work);
        let Ok(solution) = solver.try_solve(&problem) else {
            let bounds = Bounds::of(&problem, setup.case_file())?;
            let samples = Samples::guided(setup, &problem, &bounds);
            let likely = Odds::Sampled(samples.weighed(&weighted));
            return Some(Readings { possible: Odds::Sampled(samples), likely, bounds: Some(bounds) });
        };
        let exact = |solution| Odds::exact(Belief::from_solution(setup.clone(), solution));
        let possible = exact(solution?);
        let likely = if weighted.weights().is_empty() {
            possible.clone()
        } else {
            match solver.try_solve(&weighted) {
                Ok(solution) => exact(solution?),
                // The deals that are possible, by what each weighs.
                Err(_) => Odds::Sampled(Samples::drawn(&possible, &weighted)),
            }
        };
        Some(Readings { possible, likely, bounds: None })
    }
}
