//! Duplicate evenings: everybody plays the same boards in the same seats, at tables of their own.
//!
//! A board is one deal of a game, with its dice, its bots and the seat of whoever plays it. What chance does there follows
//! from the board's secret ([`Board`]) and from how the game went ([`fair::Course`]), so that it is the same at every table as
//! far as the tables are the same. [`standings`] compares the scores.

mod board;
mod play;
mod standings;

pub use board::Board;
pub use play::play_out;
pub use standings::{Place, Scores, standings};
