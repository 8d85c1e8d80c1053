//! Color Doubt: lay cards face down, say what they are, and doubt what others say.
//!
//! The rules, clause by clause, are in `RULES.md`; comments cite its ids.

mod bots;
mod cards;
mod deduce;
mod info;
mod moves;
mod options;
mod review;
mod rules;
mod seen;
mod setup;
mod text;

pub use cards::{Cards, Suit};
pub use deduce::{Credit, Evidence, Fact};
pub use moves::Move;
pub use options::{LayOptions, Options};
pub use rules::ColorDoubt;
pub use seen::{Doubt, Ended, Event, GameResult, Lay, Observation, Own, Phase, Pile, Public, Score, View};
pub use setup::{Deck, MAX_GAMES, Setup, Toy, WhoMayDoubt};
