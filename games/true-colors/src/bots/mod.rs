//! The bots.

#[cfg(feature = "exploiters")]
mod exploiters;
mod hunter;
mod pencil;
mod prowler;
mod situation;

use ::bots::RandomBot;
use presentation::Level;

use crate::TrueColors;
#[cfg(feature = "exploiters")]
pub(crate) use exploiters::exploiters;
pub use hunter::{Hunter, Reckons, Tactics};
use prowler::Prowler;

/// All bots, weakest first.
pub(crate) fn levels() -> Vec<Level<TrueColors>> {
    vec![Level::new("random", RandomBot), Level::new("prowler", Prowler), Level::new("hunter", Hunter::default())]
}
