//! The bots.

mod adviser;
#[cfg(feature = "exploiters")]
mod exploiters;
mod hunter;
mod nemesis;
mod outlook;
mod pencil;
mod prowler;
mod reasons;
mod situation;

use ::bots::RandomBot;
use presentation::Level;

use crate::TrueColors;
pub(crate) use adviser::Adviser;
#[cfg(feature = "exploiters")]
pub(crate) use exploiters::exploiters;
use hunter::DAREDEVIL;
pub use hunter::{Hunter, Reckons, Tactics};
use nemesis::Nemesis;
use prowler::Prowler;

/// All bots, weakest first.
pub(crate) fn levels() -> Vec<Level<TrueColors>> {
    levels_with(Nemesis::new())
}

/// All bots, with this one as the strongest.
fn levels_with(nemesis: Nemesis) -> Vec<Level<TrueColors>> {
    let fault = nemesis.fault();
    vec![
        Level { offered: false, in_cases: false, ..Level::new("random", RandomBot) },
        Level { in_cases: false, ..Level::new("rascal", Prowler { rascal: true, arms: false }) },
        Level::new("prowler", Prowler { rascal: false, arms: false }),
        Level { twin: true, in_cases: false, ..Level::new("armorer", Prowler { rascal: false, arms: true }) },
        Level { in_cases: false, ..Level::new("stalker", Hunter { reckons: Reckons::Marks, ..Hunter::default() }) },
        Level { twin: true, in_cases: false, ..Level::new("daredevil", DAREDEVIL) },
        Level { offered: false, ..Level::new("hunter", Hunter::default()) },
        Level { fault, in_cases: false, ..Level::new("nemesis", nemesis) },
    ]
}
