//! From a problem to its solution.

use crate::automaton::{Automaton, Builder};
use crate::cards::{Card, CardSet, MAX_HOLDERS};
use crate::graph::{Expander, Graph};
use crate::grid::Grid;
use crate::order::{Sketch, quick, thorough};
use crate::problem::{Constraint, Problem, Weight};
use crate::solution::Solution;

/// The largest number of states that a solver allows unless told otherwise.
///
/// A state takes 20 bytes and each of its edges, of which there are at most as many as holders, 4, or with weights
/// 12; buffers may be twice as large as what is in them. A query at the limit takes some 100 MB for six players, and
/// 300 MB at the very most.
pub const MAX_STATES: usize = 1 << 20;

/// How many states the first order may take before others are tried, and how many times more each of them.
const FIRST_LIMIT: usize = 8_192;
const GROWTH: usize = 4;

/// Why there is no solution.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// The constraints contradict each other or the quotas.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
    /// An exact answer takes more memory than the solver may use; sampling may still be possible.
    #[error(transparent)]
    TooHard(#[from] TooHard),
}

/// Entries, by index, that cannot all be true.
///
/// No constraint can be left out of them: the others can all be true. There are none when the quotas alone cannot be
/// met.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no deal is consistent with constraints {constraints:?} together")]
pub struct Contradiction {
    /// The indices in ascending order.
    pub constraints: Vec<usize>,
}

/// The limit on the size of a query was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an exact answer would take more than {states} states")]
pub struct TooHard {
    /// How many states there were when the solver gave up.
    pub states: usize,
}

/// Solves problems one after the other with the same memory.
#[derive(Clone, Debug, Default)]
pub struct Solver {
    /// [`MAX_STATES`] where there is none.
    limit: Option<usize>,
    grid: Grid,
    /// As far as they are open.
    weights: Vec<Weight>,
    sketch: Sketch,
    order: Vec<u8>,
    automata: Vec<Automaton>,
    builder: Builder,
    expander: Expander,
    spare: Option<Box<Solution>>,
}

/// Solves a problem exactly.
///
/// The whole cost lies here: all that a [`Solution`] tells is then read off, but for the joint chances.
///
/// # Errors
/// When no deal fits, with constraints that cannot all be true; or when it would take more than [`MAX_STATES`]
/// states.
pub fn solve(problem: &Problem) -> Result<Solution, Unsolved> {
    Solver::default().solve(problem)
}

/// What stops a solver before it has an answer, with the reason not yet looked for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stop {
    Impossible,
    TooHard(TooHard),
}

impl Solver {
    /// A solver that gives up on a problem which takes more states than this.
    pub fn with_limit(states: usize) -> Solver {
        Solver { limit: Some(states), ..Solver::default() }
    }

    /// Solves a problem exactly.
    ///
    /// # Errors
    /// When no deal fits, with constraints that cannot all be true; or when it would take more states than this
    /// solver's limit.
    pub fn solve(&mut self, problem: &Problem) -> Result<Solution, Unsolved> {
        self.try_solve(problem)?.ok_or_else(|| crate::why::contradiction(problem).into())
    }

    /// The same without looking for the reason of a contradiction: nothing when there is one.
    ///
    /// # Errors
    /// When it would take more states than this solver's limit.
    pub fn try_solve(&mut self, problem: &Problem) -> Result<Option<Solution>, TooHard> {
        match self.run(problem, CardSet::EMPTY) {
            Ok(solution) => Ok(Some(solution)),
            Err(Stop::TooHard(too_hard)) => Err(too_hard),
            Err(Stop::Impossible) => Ok(None),
        }
    }

    /// For each card, the first with which it could change places without any difference to what is known: whatever
    /// is asked of the one has the same answer, renamed, for the other.
    ///
    /// Nothing when the problem is impossible at a glance.
    pub fn alike(&mut self, problem: &Problem) -> Option<Vec<Card>> {
        self.grid.fill(problem).ok()?;
        self.open_weights(problem);
        let cards = CardSet::run(0, problem.cards());
        let first = |card| cards.iter().find(|&other| other == card || self.are_alike(other, card));
        cards.iter().map(first).collect()
    }

    /// Whether what is drawn from one look and the rules and weights left over stay the same when two cards change
    /// places.
    fn are_alike(&self, one: Card, other: Card) -> bool {
        let both = CardSet::of([one, other]);
        let apart = |cards: CardSet| (cards & both).len() == 1;
        let swap = |cards: CardSet| (cards | both) - (cards & both);
        let Grid { may, must, rules, .. } = &self.grid;
        let swapped = |rule: &Constraint| rules.contains(&Constraint { cards: swap(rule.cards), ..*rule });
        let weighed = |weight: &Weight| {
            let swapped = (weight.holder, swap(weight.cards));
            self.weights
                .iter()
                .any(|found| (found.holder, found.cards) == swapped && found.factors == weight.factors)
        };
        !may.iter().chain(must).any(|&cards| apart(cards))
            && rules.iter().filter(|rule| apart(rule.cards)).all(swapped)
            && self.weights.iter().filter(|weight| apart(weight.cards)).all(weighed)
    }

    /// Takes back the memory of a solution that is no longer needed.
    pub fn recycle(&mut self, solution: Solution) {
        self.spare = Some(Box::new(solution));
    }

    /// Solves a problem with those of the `first` cards that are open in the first layers.
    pub(crate) fn run(&mut self, problem: &Problem, first: CardSet) -> Result<Solution, Stop> {
        self.grid.fill(problem)?;
        let scale = self.open_weights(problem);
        self.sketch.draw(&self.grid, &self.weights);
        let mut solution = self.spare.take().unwrap_or_default();
        solution.abandoned = 0;
        let scale = scale * self.search(&mut solution, first.bits())?;
        if solution.finish(&self.grid, &self.order, problem, scale) { Ok(*solution) } else { Err(Stop::Impossible) }
    }

    /// Builds the graph in one order or another; returns the product of the automata's scales.
    fn search(&mut self, solution: &mut Solution, first: u64) -> Result<f64, Stop> {
        let most = self.limit.unwrap_or(MAX_STATES);
        self.sketch.greedy(quick, first, &mut self.order);
        let mut limit = FIRST_LIMIT.min(most);
        let mut result = self.expand(&mut solution.graph, limit);
        let mut attempts = 1;
        while matches!(result, Err(Stop::TooHard(_))) && (limit < most || attempts == 1) {
            solution.abandoned += solution.graph.ahead.len();
            if attempts == 1 {
                self.sketch.greedy(thorough, first, &mut self.order);
            }
            self.sketch.sift(thorough, first, &mut self.order);
            attempts += 1;
            limit = (limit * GROWTH).min(most);
            result = self.expand(&mut solution.graph, limit);
        }
        result
    }

    /// Builds the graph in the order chosen; returns the product of the automata's scales.
    fn expand(&mut self, graph: &mut Graph, limit: usize) -> Result<f64, Stop> {
        self.automata.resize_with(MAX_HOLDERS, Automaton::default);
        let (mut scale, mut count) = (1.0, 0);
        for (automaton, holder) in self.automata.iter_mut().zip(self.grid.open_holders()) {
            self.builder.build(automaton, holder, &self.grid, &self.weights, &self.order, limit)?;
            scale *= automaton.scale;
            count += 1;
        }
        let weighed = !self.weights.is_empty();
        self.expander.expand(graph, self.order.len(), &self.automata[..count], weighed, limit)?;
        Ok(scale)
    }

    /// Reduces the weights to the open cards, one for each hand and set of them; returns the factor that is certain.
    fn open_weights(&mut self, problem: &Problem) -> f64 {
        self.weights.clear();
        let mut scale = 1.0;
        for weight in problem.weights() {
            let held = (weight.cards & self.grid.must[weight.holder.index()]).len();
            let cards = weight.cards & self.grid.open_of(weight.holder);
            let factors = &weight.factors[held..=held + cards.len()];
            if factors.iter().all(|&factor| factor == factors[0]) {
                scale *= factors[0];
                continue;
            }
            let holder = weight.holder;
            match self.weights.iter_mut().find(|open| open.holder == holder && open.cards == cards) {
                Some(open) => open.factors.iter_mut().zip(factors).for_each(|(product, factor)| *product *= factor),
                None => self.weights.push(Weight { holder, cards, factors: factors.to_vec() }),
            }
        }
        scale
    }
}
