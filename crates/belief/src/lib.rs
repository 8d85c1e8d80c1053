//! Exact belief about hidden cards.
//!
//! A [`Problem`] says what is known of a deal: the cards in their categories, the holders with their quotas, entries
//! such as "holds none of these" or "holds at least one of these", and weights that make some deals likelier.
//! [`solve`] gives its [`Solution`]: the number of consistent deals, the chance of every card at every holder, the
//! joint chances of a case file, and independent samples; all exact.

pub use cards::{Card, CardSet, Category, Holder, MAX_CARDS, MAX_HOLDERS};
pub use joint::{Joint, MAX_COMBINATIONS, NoJoint};
pub use problem::{Entry, Invalid, MAX_ENTRIES, MAX_WEIGHTS, Problem, Quota, Weight};
pub use solution::{Deal, Solution};
pub use solve::{Contradiction, MAX_STATES, Solver, TooHard, Unsolved, solve};
pub use why::{MAX_SOLVES, Why, why};

mod automaton;
mod cards;
mod graph;
mod grid;
mod hitting;
mod interner;
mod joint;
mod order;
mod problem;
mod solution;
mod solve;
mod why;
