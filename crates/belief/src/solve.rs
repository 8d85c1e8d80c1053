//! From a problem to its solution.

use crate::automaton::{Automaton, Builder, OpenWeight};
use crate::cards::{Bits, MAX_CARDS, MAX_HOLDERS};
use crate::graph::{Expander, Graph};
use crate::grid::{Grid, Impossible, Rule};
use crate::order::order;
use crate::problem::Problem;
use crate::solution::Solution;

/// The largest number of states that a solver allows unless told otherwise.
///
/// A state with its edges takes about 50 bytes, so that a query stays below 100 MB.
pub const MAX_STATES: usize = 1 << 21;

/// Why there is no solution.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// The entries contradict each other or the quotas.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
    /// An exact answer takes more memory than the solver may use; sampling may still be possible.
    #[error(transparent)]
    TooHard(#[from] TooHard),
}

/// Entries, by index, that cannot all be true.
///
/// No entry can be left out of them: the others can all be true. There are none when the quotas alone cannot be met.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no deal is consistent with entries {entries:?} together")]
pub struct Contradiction {
    /// The indices in ascending order.
    pub entries: Vec<usize>,
}

/// The limit on the size of a query was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an exact answer would take more than {states} states")]
pub struct TooHard {
    /// How many states there were when the solver gave up.
    pub states: usize,
}

/// Solves problems one after the other with the same memory.
#[derive(Clone, Debug)]
pub struct Solver {
    limit: usize,
    grid: Grid,
    order: Vec<u8>,
    rules: Vec<Rule>,
    weights: Vec<OpenWeight>,
    holders: Vec<u8>,
    automata: Vec<Automaton>,
    builder: Builder,
    expander: Expander,
    spare: Option<Box<Solution>>,
}

/// Solves a problem exactly.
///
/// The whole cost lies here: all that a [`Solution`] tells is then read off, but for the joint chances.
pub fn solve(problem: &Problem) -> Result<Solution, Unsolved> {
    Solver::default().solve(problem)
}

/// What stops a solver before it has an answer, with the reason not yet looked for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stop {
    Impossible,
    TooHard(TooHard),
}

impl From<Impossible> for Stop {
    fn from(_: Impossible) -> Stop {
        Stop::Impossible
    }
}

impl From<TooHard> for Stop {
    fn from(too_hard: TooHard) -> Stop {
        Stop::TooHard(too_hard)
    }
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::with_limit(MAX_STATES)
    }
}

impl Solver {
    /// A solver that gives up on a problem which takes more states than this.
    pub fn with_limit(states: usize) -> Solver {
        Solver {
            limit: states,
            grid: Grid::default(),
            order: Vec::new(),
            rules: Vec::new(),
            weights: Vec::new(),
            holders: Vec::new(),
            automata: Vec::new(),
            builder: Builder::default(),
            expander: Expander::default(),
            spare: None,
        }
    }

    /// Solves a problem exactly.
    pub fn solve(&mut self, problem: &Problem) -> Result<Solution, Unsolved> {
        match self.run(problem) {
            Ok(solution) => Ok(solution),
            Err(Stop::TooHard(too_hard)) => Err(too_hard.into()),
            Err(Stop::Impossible) => Err(crate::why::contradiction(self, problem).into()),
        }
    }

    /// Takes back the memory of a solution that is no longer needed.
    pub fn recycle(&mut self, solution: Solution) {
        self.spare = Some(Box::new(solution));
    }

    pub(crate) fn run(&mut self, problem: &Problem) -> Result<Solution, Stop> {
        self.grid.fill(problem)?;
        order(&self.grid, &mut self.order);
        let scale = self.build_automata(problem)?;
        let mut solution = self.spare.take().map_or_else(Solution::default, |spare| *spare);
        let weighed = !problem.weights().is_empty();
        let graph: &mut Graph = &mut solution.graph;
        let automata = &self.automata[..self.holders.len()];
        self.expander.expand(graph, self.order.len(), automata, &self.holders, weighed, self.limit)?;
        solution.finish(&self.grid, &self.order, problem, scale)?;
        Ok(solution)
    }

    /// Builds an automaton for each holder that may hold an open card; returns the product of their scales.
    fn build_automata(&mut self, problem: &Problem) -> Result<f64, Stop> {
        let mut place_of = [0; MAX_CARDS];
        for (place, &card) in self.order.iter().enumerate() {
            place_of[usize::from(card)] = place as u8;
        }
        let mut scale = self.open_weights(problem, &place_of);
        self.holders.clear();
        self.holders.extend(self.grid.open_holders().map(|holder| holder as u8));
        self.automata.resize_with(MAX_HOLDERS, Automaton::default);
        for (automaton, &holder) in self.automata.iter_mut().zip(&self.holders) {
            self.rules.clear();
            let rules = self.grid.rules.iter().filter(|rule| rule.holder == holder);
            self.rules.extend(rules.map(|rule| Rule { cards: rule.places(&place_of), ..*rule }));
            let open = self.grid.may[usize::from(holder)] & !self.grid.must[usize::from(holder)];
            let open = Bits(open).fold(0_u64, |open, card| open | 1 << place_of[card]);
            let from = self.weights.partition_point(|weight| weight.holder < holder);
            let to = self.weights.partition_point(|weight| weight.holder <= holder);
            let weights = &self.weights[from..to];
            if !self.builder.build(automaton, self.order.len(), open, &self.rules, weights)? {
                return Err(Stop::Impossible);
            }
            scale *= automaton.scale;
        }
        Ok(scale)
    }

    /// Reduces the weights to the open cards, one for each hand and set of them; returns the factor that is certain.
    fn open_weights(&mut self, problem: &Problem, place_of: &[u8; MAX_CARDS]) -> f64 {
        self.weights.clear();
        let mut scale = 1.0;
        for weight in problem.weights() {
            let (may, must) = (self.grid.may[weight.holder.index()], self.grid.must[weight.holder.index()]);
            let held = (weight.cards.0 & must).count_ones() as usize;
            let open = Bits(weight.cards.0 & may & !must);
            let places = open.fold(0_u64, |places, card| places | 1 << place_of[card]);
            let factors = &weight.factors[held..=held + places.count_ones() as usize];
            if factors.iter().all(|&factor| factor == factors[0]) {
                scale *= factors[0];
                continue;
            }
            let holder = weight.holder.0;
            let same = |open: &&mut OpenWeight| open.holder == holder && open.places == places;
            match self.weights.iter_mut().find(same) {
                Some(open) => open.factors.iter_mut().zip(factors).for_each(|(product, factor)| *product *= factor),
                None => self.weights.push(OpenWeight { holder, places, factors: factors.to_vec() }),
            }
        }
        self.weights.sort_by_key(|weight| weight.holder);
        scale
    }
}
