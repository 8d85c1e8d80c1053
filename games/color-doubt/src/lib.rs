//! Color Doubt: lay cards face down, say what they are, and doubt what others say.
//!
//! The rules, clause by clause, are in `RULES.md`; comments cite its ids.

mod cards;
mod credit;
mod deduce;
mod info;
mod levels;
mod moves;
mod options;
mod parts;
mod play;
mod public;
mod review;
mod seen;
mod setup;
mod text;
mod view;

pub use cards::{Cards, Suit};
pub use credit::{Credit, Evidence};
pub use deduce::Fact;
pub use moves::Move;
pub use options::{LayOptions, Options};
pub use play::ColorDoubt;
pub use public::{Doubt, GameResult, Lay, Phase, Pile, Public, Score};
pub use setup::{Deck, MAX_GAMES, Setup, Toy, WhoMayDoubt};
pub use view::{Ended, Event, Observation, Own, View};
