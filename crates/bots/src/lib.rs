//! Bots that are given nothing but [`Knowledge`](game::Knowledge), and matches between them.
//!
//! Knows no game.

mod bot;
mod deal;
mod duel;
mod figures;
mod flat;
mod play;
mod rating;
mod tournament;

pub use bot::{Bot, Idea, RandomBot};
pub use deal::Deal;
pub use duel::{Duel, Sprt, Verdict, elo_of, games_of_a_duel, points_of};
pub use figures::{Bin, Calibration, Mean};
pub use flat::FlatMonteCarlo;
pub use play::{Unplayable, play, play_on, play_within};
pub use rating::{Pairing, Rating, ratings};
pub use tournament::{Entrant, Record, Results, Tournament};
