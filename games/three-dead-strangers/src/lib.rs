//! Three Dead Strangers: lay evidence over evidence, stay unknown, and accuse.
//!
//! The rules, clause by clause, are in `RULES.md`; comments cite its ids.

mod board;
mod bots;
mod cards;
mod deck;
mod deduce;
mod info;
mod moves;
mod options;
mod review;
mod rules;
mod seen;
mod setup;
mod text;

pub use self::bots::{Schemer, Sight};
pub use board::{Cell, Grid, Place, Spot, Toward};
pub use cards::{Aspect, Card, Character, Characters, Half};
pub use deck::{Cards, Copies, MAX_CARDS, default_deck};
pub use deduce::belief::{Belief, Habits, Reading, Seen, Signs, seen};
pub use deduce::possible;
pub use moves::{Dealt, Move};
pub use options::{Accusable, Options, Play, VictimSpot};
pub use rules::Strangers;
pub use seen::public::{End, GameResult, Phase, Pile, Player, Public, Solved, Victim};
pub use seen::{Hand, Observation, Own, OwnDeal, View};
pub use setup::{MAX_GAMES, Scoring, Setup, Spacing, Toy, VICTIMS, upgrade};
