//! Bots that are given nothing but [`Knowledge`](game::Knowledge), and matches between them.
//!
//! Knows no game.

mod bot;
mod figures;
mod flat;
mod play;
mod tournament;

pub use bot::{Bot, RandomBot};
pub use figures::{Bin, Calibration, Mean, wilson};
pub use flat::FlatMonteCarlo;
pub use play::{Unplayable, play, play_on, play_within};
pub use tournament::{Entrant, Record, Results, Tournament};
