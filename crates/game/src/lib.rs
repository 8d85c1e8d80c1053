//! What a game with hidden information is, for every crate of the workspace.
//!
//! A [`Game`] is its setup and its moves; everything else is derived.
//! Chance moves too, as a player without a seat.
//! What a viewer learns from a move is [`Game::observe`]; what a viewer knows now is [`Game::view`]; both
//! together are a [`Knowledge`], the only thing that bots, belief engines and clients are ever given.
//! A [`Table`] checks every move and is the only thing that is saved.
//! What is to be said to people is a [`Message`]: which sentence, and what it speaks of; the words stand elsewhere.
//!
//! This crate knows no I/O, no clock, no async and holds no generator.

pub mod chance;
mod course;
mod deduce;
mod game;
mod knowledge;
mod message;
mod seat;
mod table;
mod view;

pub use course::{Course, Draw};
pub use deduce::{Contradiction, Deduce, Reading};
pub use game::{Game, Illegal, Options, SetupError, Turn};
pub use knowledge::Knowledge;
pub use message::{Arg, Message};
pub use seat::{BySeat, MAX_SEATS, Seat, Viewer};
pub use table::{Checked, Mover, Refusal, Table};
pub use view::View;
