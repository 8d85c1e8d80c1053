//! What a game with hidden information is, for every crate of the workspace.
//!
//! A [`Game`] is its setup and its moves; everything else is derived.
//! Chance moves too, as a player without a seat.
//! What a viewer learns from a move is [`Game::observe`]; what a viewer knows now is [`Game::view`]; both
//! together are a [`Knowledge`], the only thing that bots, belief engines and clients are ever given.
//! A [`Table`] checks every move and is the only thing that is saved.
//!
//! This crate knows no I/O, no clock, no async and holds no generator.

mod aid;
pub mod chance;
mod deduce;
mod game;
mod info;
mod knowledge;
mod review;
mod seat;
mod table;
pub mod words;

pub use aid::{Aid, AidRow, Help, Reason, Why, rounded};
pub use deduce::{Contradiction, Deduce};
pub use game::{Game, Illegal, Options, SetupError, Turn};
pub use info::{Choice, Info, OptionInfo, OptionKind};
pub use knowledge::Knowledge;
pub use review::{Curve, Followed, Grade, Moment, Review, Total};
pub use seat::{BySeat, MAX_SEATS, Seat, Viewer};
pub use table::{Mover, Refused, Table};
pub use words::Teller;
