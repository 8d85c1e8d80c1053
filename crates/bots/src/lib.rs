//! Bots that are given nothing but [`Knowledge`](game::Knowledge), and matches between them.
//!
//! Knows no game.

mod bot;
mod playable;

pub use bot::{Bot, Level, RandomBot};
pub use playable::Playable;
