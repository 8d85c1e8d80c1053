//! Clue by the sheets of 1972 and 1986.

mod board;
mod bots;
mod cards;
mod deduce;
mod evidence;
mod moves;
mod observation;
mod options;
mod playable;
mod refusal;
mod rules;
mod seen;
mod setup;
mod text;
mod view;
mod walk;

pub use board::{BoardName, Place};
pub use bots::{Detective, Novice};
pub use cards::{Card, CardSet, Crime, Room, Suspect, Weapon};
pub use deduce::{Belief, Held, World};
pub use evidence::{Holder, Reading};
pub use moves::{Deal, Dice, Move, WeaponRooms};
pub use observation::Observation;
pub use options::Options;
pub use rules::Clue;
pub use setup::{Edition, FullRoll, LastDetective, Setup, SuggestionOnEntry};
pub use view::{Mark, Own, Phase, Public, SheetRow, Suggestion, View};
pub use walk::{Destination, Walk, WalkJson};
