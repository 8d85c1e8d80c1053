//! Chances, exact or estimated.

use belief::{Card, CardSet, Holder, Joint, Solution};

use crate::samples::Samples;

/// The chances of one reading.
#[derive(Clone, Debug)]
pub enum Odds {
    /// Exact chances, and those of the case file.
    Exact(Box<(Solution, Joint)>),
    /// Estimates from deals drawn at random.
    Sampled(Samples),
}

impl Odds {
    /// All chances of a solution; they are estimated when the case file's take too much memory.
    pub(crate) fn exact(solution: Solution, case_file: Holder) -> Odds {
        match solution.joint(case_file) {
            Ok(joint) => Odds::Exact(Box::new((solution, joint))),
            Err(_) => Odds::Sampled(Samples::of(&solution, case_file)),
        }
    }

    /// Deals drawn by these chances.
    pub(crate) fn samples(&self, case_file: Holder) -> Samples {
        match self {
            Odds::Exact(exact) => Samples::of(&exact.0, case_file),
            Odds::Sampled(samples) => samples.clone(),
        }
    }

    /// Whether they are estimates.
    pub fn is_sampled(&self) -> bool {
        matches!(self, Odds::Sampled(_))
    }

    /// How many deals there are, weighted deals counted as one each.
    pub fn deals(&self) -> f64 {
        match self {
            Odds::Exact(exact) => exact.0.count(),
            Odds::Sampled(samples) => samples.count,
        }
    }

    /// The chance that the card is there.
    ///
    /// # Panics
    /// When there is no such card or holder.
    pub fn chance(&self, card: Card, holder: Holder) -> f64 {
        match self {
            Odds::Exact(exact) => exact.0.chance(card, holder),
            Odds::Sampled(samples) => samples.chance(card, holder),
        }
    }

    /// What the case file may hold, the likeliest first.
    pub fn case_files(&self) -> Vec<(CardSet, f64)> {
        let mut found: Vec<(CardSet, f64)> = match self {
            Odds::Exact(exact) => exact.1.iter().collect(),
            Odds::Sampled(samples) => samples.case_files(),
        };
        found.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.iter().cmp(b.0.iter())));
        found
    }

    /// How many deals of equal weight an estimate rests on; nothing for exact chances.
    pub fn worth(&self) -> Option<f64> {
        match self {
            Odds::Exact(_) => None,
            Odds::Sampled(samples) => Some(samples.worth()),
        }
    }
}
