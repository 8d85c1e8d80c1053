//! Exact belief about hidden cards.
//!
//! A [`Problem`] says what is known of a deal: the cards in their categories, the holders with their quotas,
//! constraints such as "holds none of these" or "holds at least one of these", and weights that make some deals
//! likelier. [`solve()`] gives its [`Solution`]: the number of consistent deals, the chance of every card at every
//! holder, [joint chances](Solution::joint) of a case file, and independent [samples](Solution::sample); all exact.
//! [`why()`] names a smallest set of constraints from which something follows, [`why_not`] one that rules something
//! out, and a [`Contradiction`] a smallest set of constraints that cannot all be true; [`why_among`],
//! [`why_not_among`] and [`contradiction_among`] do so for groups of constraints, such as all that one line of a log tells.
//! [`Solver::answers`] says what the answer to a [`Question`] will tell.
//!
//! # How it works
//! 1. What a look at one card or one rule tells is drawn at once; rules that follow from others are dropped.
//! 2. The open cards are put in an order in which few rules are begun and not yet finished at a time.
//! 3. For each holder, a minimal automaton reads the cards in that order and accepts exactly the legal hands.
//! 4. A deal is a word in which exactly one holder takes each card: all automata run side by side, and the states
//!    that they reach together form a layered graph whose paths are the deals.
//! 5. Counts from its front times counts from its back are the chances; a walk by the counts is a sample; vectors of
//!    counts from both ends that meet in the middle are the joint chances.
//!
//! A hard problem is tried in better orders, up to a limit of [states](MAX_STATES), and refused beyond it.
//! Counts up to 2^53 are exact integers in `f64`, and so equal to the bit whatever the order.
//!
//! This crate knows no game.

pub use cards::{Card, CardSet, Holder, MAX_CARDS, MAX_HOLDERS};
pub use entropy::entropy;
pub use joint::{Joint, MAX_COMBINATIONS, NoJoint};
pub use problem::{Constraint, Invalid, MAX_CONSTRAINTS, MAX_WEIGHTS, Problem, Quota, Weight};
pub use question::{Answer, Answers, Question, Sees};
pub use solution::{Deal, Solution};
pub use solve::{Contradiction, MAX_STATES, Solver, TooHard, Unsolved, solve};
pub use why::{Grounds, MAX_SOLVES, contradiction_among, why, why_among, why_not, why_not_among};

mod cards;
mod entropy;
mod problem;

mod grid;
mod interner;
mod order;

mod automaton;
mod graph;
mod solve;

mod joint;
mod solution;

mod question;

mod hitting;
mod why;
