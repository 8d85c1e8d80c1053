//! True Colors: doppelgangers hunt each other through a mansion.
//!
//! The rules, clause by clause, are in `RULES.md`; comments cite its ids.

mod aid;
mod answers;
mod board;
mod bots;
mod cards;
mod colors;
mod deduce;
mod info;
mod moves;
mod options;
mod public;
mod review;
mod setup;
mod text;
mod why;

pub use board::{BoardName, Place};
pub use bots::{Hunter, Reckons, Tactics};
pub use cards::{Card, Cards, KINDS, What, Where, Who};
pub use colors::TrueColors;
pub use deduce::{Belief, Reading};
pub use moves::{Move, Weapons};
pub use options::{Acts, Destination, Loot, Options, WalkJson, WalkOptions};
pub use public::{Attack, Observation, Phase, Player, Public, View};
pub use setup::{Actions, Decoy, Setup, Toy};
