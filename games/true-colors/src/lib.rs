//! True Colors: doppelgangers hunt each other through a mansion.
//!
//! The rules, clause by clause, are in `RULES.md`; comments cite its ids.

mod board;
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

pub use board::{BoardName, Place};
pub use bots::{Hunter, Reckons, Tactics};
pub use cards::{Card, Cards, KINDS, What, Where, Who};
pub use deduce::{Belief, Reading};
pub use moves::{Move, Weapons};
pub use options::{Acts, Destination, Loot, Options, WalkJson, WalkOptions};
pub use rules::TrueColors;
pub use seen::{Attack, Observation, Phase, Player, Public, View};
pub use setup::{Actions, Decoy, Setup, Toy};
