//! Three Dead Strangers: lay evidence over evidence, stay unknown, and accuse.
//!
//! The rules, clause by clause, are in `RULES.md`; comments cite its ids.

mod aid;
mod belief;
mod cards;
mod deck;
mod deduce;
mod evidence;
mod grid;
mod info;
mod levels;
mod moves;
mod options;
mod public;
mod review;
mod setup;
mod strangers;
mod text;
mod view;

pub use belief::{Belief, Habits, Reading, Seen, Signs, seen};
pub use cards::{Aspect, Card, Character, Characters, Half};
pub use deck::{Cards, Copies, MAX_CARDS, default_deck};
pub use deduce::possible;
pub use grid::{Cell, Grid, Place, Spot, Toward};
pub use levels::{Schemer, Sight};
pub use moves::{Dealt, Move};
pub use options::{Accusable, Options, Play, VictimSpot};
pub use public::{End, GameResult, Phase, Pile, Player, Public, Solved, Victim};
pub use setup::{MAX_GAMES, Scoring, Setup, Spacing, Toy, VICTIMS};
pub use strangers::Strangers;
pub use view::{Hand, Observation, Own, OwnDeal, View};
