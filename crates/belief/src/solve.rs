//! From a problem to its solution.

use crate::automaton::{Automaton, Builder, OpenWeight};
use crate::cards::{Card, CardSet, MAX_CARDS, MAX_HOLDERS};
use crate::graph::{Expander, Graph};
use crate::grid::{Grid, Impossible, Rule};
use crate::order::{Sketch, quick, thorough};
use crate::problem::Problem;
use crate::solution::Solution;

/// The largest number of states that a solver allows unless told otherwise.
///
/// A state takes 20 bytes and each of its edges, of which there are at most as many as holders, 4, or with weights 12;
/// buffers may be twice as large as what is in them.
/// A query at the limit takes some 100 MB for six players, and 300 MB at the very most.
pub const MAX_STATES: usize = 1 << 20;

/// How many states the first order may take before others are tried, and how many times more each of them.
const FIRST_LIMIT: usize = 8_192;
const GROWTH: usize = 4;

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
    sketch: Sketch,
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
///
/// # Errors
/// When no deal fits, with entries that cannot all be true; or when it would take more than [`MAX_STATES`] states.
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
            sketch: Sketch::default(),
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
    ///
    /// # Errors
    /// When no deal fits, with entries that cannot all be true; or when it would take more states than this solver's
    /// limit.
    pub fn solve(&mut self, problem: &Problem) -> Result<Solution, Unsolved> {
        match self.run(problem) {
            Ok(solution) => Ok(solution),
            Err(Stop::TooHard(too_hard)) => Err(too_hard.into()),
            Err(Stop::Impossible) => Err(crate::why::contradiction(problem).into()),
        }
    }

    /// The same without looking for the reason of a contradiction: nothing when there is one.
    ///
    /// # Errors
    /// When it would take more states than this solver's limit.
    pub fn try_solve(&mut self, problem: &Problem) -> Result<Option<Solution>, TooHard> {
        match self.run(problem) {
            Ok(solution) => Ok(Some(solution)),
            Err(Stop::TooHard(too_hard)) => Err(too_hard),
            Err(Stop::Impossible) => Ok(None),
        }
    }

    /// For each card, the first with which it could change places without any difference to what is known: whatever is
    /// asked of the one has the same answer, renamed, for the other.
    ///
    /// Nothing when the problem is impossible at a glance.
    pub fn alike(&mut self, problem: &Problem) -> Option<Vec<Card>> {
        self.grid.fill(problem).ok()?;
        self.open_weights(problem);
        let cards = 0..problem.cards();
        let first = |card| (0..card).find(|&other| self.are_alike(other, card)).unwrap_or(card);
        Some(cards.map(|card| Card(first(card) as u8)).collect())
    }

    /// Whether what is drawn from one look and the rules and weights left over stay the same when two cards change places.
    fn are_alike(&self, one: usize, other: usize) -> bool {
        let both = 1_u64 << one | 1 << other;
        let apart = |cards: u64| (cards & both).count_ones() == 1;
        let holders = self.grid.may.iter().zip(&self.grid.must);
        if holders.into_iter().any(|(&may, &must)| apart(may) || apart(must)) {
            return false;
        }
        let rules = &self.grid.rules;
        let swapped = |rule: &Rule| rules.contains(&Rule { cards: rule.cards ^ both, ..*rule });
        let weights = &self.weights;
        let weighed = |weight: &OpenWeight| {
            let swapped = (weight.holder, weight.cards ^ both);
            weights.iter().any(|found| (found.holder, found.cards) == swapped && found.factors == weight.factors)
        };
        rules.iter().filter(|rule| apart(rule.cards)).all(swapped)
            && weights.iter().filter(|weight| apart(weight.cards)).all(weighed)
    }

    /// Takes back the memory of a solution that is no longer needed.
    pub fn recycle(&mut self, solution: Solution) {
        self.spare = Some(Box::new(solution));
    }

    pub(crate) fn run(&mut self, problem: &Problem) -> Result<Solution, Stop> {
        self.run_from(problem, CardSet::EMPTY)
    }

    /// The same with those of these cards that are open in the first layers.
    pub(crate) fn run_from(&mut self, problem: &Problem, first: CardSet) -> Result<Solution, Stop> {
        self.grid.fill(problem)?;
        let scale = self.open_weights(problem);
        self.sketch.draw(&self.grid, self.weights.iter().map(|weight| (weight.holder, weight.cards)));
        self.holders.clear();
        self.holders.extend(self.grid.open_holders().map(|holder| holder as u8));
        let mut solution = self.spare.take().unwrap_or_default();
        solution.abandoned = 0;
        let scale = scale * self.search(&mut solution, first.bits())?;
        solution.finish(&self.grid, &self.order, problem, scale)?;
        Ok(*solution)
    }

    /// Builds the graph in one order or another; returns the product of the automata's scales.
    fn search(&mut self, solution: &mut Solution, first: u64) -> Result<f64, Stop> {
        self.sketch.greedy(quick, first, &mut self.order);
        let mut limit = FIRST_LIMIT.min(self.limit);
        let mut result = self.expand(&mut solution.graph, limit);
        let mut attempts = 1;
        while matches!(result, Err(Stop::TooHard(_))) && (limit < self.limit || attempts == 1) {
            solution.abandoned += solution.graph.ahead.len();
            if attempts == 1 {
                self.sketch.greedy(thorough, first, &mut self.order);
            }
            self.sketch.sift(thorough, first, &mut self.order);
            attempts += 1;
            limit = (limit * GROWTH).min(self.limit);
            result = self.expand(&mut solution.graph, limit);
        }
        result
    }

    /// Builds the graph in the order chosen; returns the product of the automata's scales.
    fn expand(&mut self, graph: &mut Graph, limit: usize) -> Result<f64, Stop> {
        let mut place_of = [0; MAX_CARDS];
        for (place, &card) in self.order.iter().enumerate() {
            place_of[usize::from(card)] = place as u8;
        }
        let places = |cards: u64| {
            CardSet::from_bits(cards).iter().fold(0_u64, |places, card| places | 1 << place_of[card.index()])
        };
        for weight in &mut self.weights {
            weight.places = places(weight.cards);
        }
        let mut scale = 1.0;
        self.automata.resize_with(MAX_HOLDERS, Automaton::default);
        for (automaton, &holder) in self.automata.iter_mut().zip(&self.holders) {
            self.rules.clear();
            let rules = self.grid.rules.iter().filter(|rule| rule.holder == holder);
            self.rules.extend(rules.map(|rule| Rule { cards: places(rule.cards), ..*rule }));
            let open = places(self.grid.may[usize::from(holder)] & !self.grid.must[usize::from(holder)]);
            let from = self.weights.partition_point(|weight| weight.holder < holder);
            let to = self.weights.partition_point(|weight| weight.holder <= holder);
            let weights = &self.weights[from..to];
            if !self.builder.build(automaton, self.order.len(), open, &self.rules, weights, limit)? {
                return Err(Stop::Impossible);
            }
            scale *= automaton.scale;
        }
        let automata = &self.automata[..self.holders.len()];
        let weighed = !self.weights.is_empty();
        self.expander.expand(graph, self.order.len(), automata, &self.holders, weighed, limit)?;
        Ok(scale)
    }

    /// Reduces the weights to the open cards, one for each hand and set of them; returns the factor that is certain.
    fn open_weights(&mut self, problem: &Problem) -> f64 {
        self.weights.clear();
        let mut scale = 1.0;
        for weight in problem.weights() {
            let (may, must) = (self.grid.may[weight.holder.index()], self.grid.must[weight.holder.index()]);
            let held = (weight.cards.bits() & must).count_ones() as usize;
            let cards = weight.cards.bits() & may & !must;
            let factors = &weight.factors[held..=held + cards.count_ones() as usize];
            if factors.iter().all(|&factor| factor == factors[0]) {
                scale *= factors[0];
                continue;
            }
            let holder = weight.holder.0;
            match self.weights.iter_mut().find(|open| open.holder == holder && open.cards == cards) {
                Some(open) => open.factors.iter_mut().zip(factors).for_each(|(product, factor)| *product *= factor),
                None => self.weights.push(OpenWeight { holder, cards, places: 0, factors: factors.to_vec() }),
            }
        }
        self.weights.sort_by_key(|weight| weight.holder);
        scale
    }
}
