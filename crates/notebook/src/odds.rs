//! Chances, exact or estimated.

use belief::{Card, Holder, Joint, Solution};

use crate::samples::Samples;

/// Chances of one reading of a notebook.
#[derive(Clone, Debug)]
pub(crate) enum Odds {
    Exact(Box<(Solution, Joint)>),
    Sampled(Samples),
}

impl Odds {
    /// All chances of a solution; the case file's joint chances are estimated when they take too much memory.
    pub(crate) fn exact(solution: Solution, case_file: Holder) -> Odds {
        match solution.joint(case_file) {
            Ok(joint) => Odds::Exact(Box::new((solution, joint))),
            Err(_) => Odds::Sampled(Samples::of(&solution, case_file)),
        }
    }

    pub(crate) fn is_sampled(&self) -> bool {
        matches!(self, Odds::Sampled(_))
    }

    /// How many deals there are, weighted deals counted as one each.
    pub(crate) fn count(&self) -> f64 {
        match self {
            Odds::Exact(exact) => exact.0.count(),
            Odds::Sampled(samples) => samples.count(),
        }
    }

    pub(crate) fn chance(&self, card: u8, holder: u8) -> f64 {
        match self {
            Odds::Exact(exact) => exact.0.chance(Card(card), Holder(holder)),
            Odds::Sampled(samples) => samples.chance(card, holder),
        }
    }

    /// What the case file may hold, the likeliest first.
    pub(crate) fn triples(&self) -> Vec<([u8; 3], f64)> {
        let mut triples = match self {
            Odds::Exact(exact) => exact.1.iter().map(|(cards, chance)| (triple(cards), chance)).collect(),
            Odds::Sampled(samples) => samples.triples(),
        };
        triples.sort_by(|a: &([u8; 3], f64), b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        triples
    }

    pub(crate) fn solution(&self) -> Option<&Solution> {
        match self {
            Odds::Exact(exact) => Some(&exact.0),
            Odds::Sampled(_) => None,
        }
    }
}

/// # Panics
/// When these are not three cards.
pub(crate) fn triple(cards: belief::CardSet) -> [u8; 3] {
    let mut cards = cards.iter().map(|card| card.0);
    std::array::from_fn(|_| cards.next().expect("a case file holds three cards"))
}

/// How many bits it takes on average to tell which of these it is.
pub(crate) fn bits(chances: impl Iterator<Item = f64>) -> f64 {
    let bits: f64 = chances.filter(|&chance| chance > 0.0).map(|chance| -chance * chance.log2()).sum();
    bits.max(0.0)
}
