//! Bots that play Clue.

mod adviser;
mod detective;
#[cfg(feature = "exploiters")]
mod exploiters;
mod inquiry;
mod manner;
mod mastermind;
mod novice;
mod paper;
mod reading;
mod situation;
mod travel;

use ::bots::RandomBot;
use mastermind::Mastermind;
use presentation::Level;

use crate::rules::Clue;

pub(crate) use adviser::Adviser;
pub use detective::{Detective, PaperDetective};
#[cfg(feature = "exploiters")]
pub(crate) use exploiters::exploiters;
pub use novice::Novice;

/// The bots, weakest first.
pub(crate) fn levels() -> Vec<Level<Clue>> {
    vec![
        Level { offered: false, in_cases: false, ..Level::new("random", RandomBot) },
        Level::new("novice", Novice),
        Level::new("detective", Detective),
        Level { in_cases: false, ..Level::new("mastermind", Mastermind) },
    ]
}
