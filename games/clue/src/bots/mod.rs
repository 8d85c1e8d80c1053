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
mod reasons;
mod reporter;
mod situation;
mod travel;

use ::bots::RandomBot;
use mastermind::Mastermind;
use presentation::Level;
use reporter::Reporter;

use crate::rules::Clue;

pub(crate) use adviser::Adviser;
pub use detective::{Detective, PaperDetective};
#[cfg(feature = "exploiters")]
pub(crate) use exploiters::exploiters;
use novice::Notes;
pub use novice::Novice;

/// The bots, weakest first.
pub(crate) fn levels() -> Vec<Level<Clue>> {
    vec![
        Level { offered: false, in_cases: false, ..Level::new("random", RandomBot) },
        Level { in_cases: false, ..Level::new("cadet", Notes::Last(2)) },
        Level { in_cases: false, ..Level::new("constable", Notes::Last(10)) },
        Level { twin: true, in_cases: false, ..Level::new("reporter", Reporter) },
        Level { offered: false, ..Level::new("novice", Novice) },
        Level { in_cases: false, ..Level::new("inspector", Notes::Conclusions) },
        Level { offered: false, ..Level::new("detective", Detective) },
        Level { in_cases: false, ..Level::new("mastermind", Mastermind) },
    ]
}
