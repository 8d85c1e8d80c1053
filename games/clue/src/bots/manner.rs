//! What sets the detectives apart.

use inference::Log;

use super::paper::on_paper;

/// How a detective goes about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    pub(super) logic: Logic,
    /// Below this it does not gamble.
    pub(super) hope: f64,
    /// What waiting is worth if nobody else ends the game.
    pub(super) patience: f64,
    /// What a bit of information is worth beside the chance of naming the crime.
    pub(super) bit: f64,
    /// Whether it makes anything of what others ask for.
    pub(super) reads: bool,
}

pub(super) const DETECTIVE: Manner =
    Manner { logic: Logic::Exact, hope: 0.3, patience: 0.85, bit: 0.1, reads: false };

/// What a player makes of what was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Logic {
    /// Everything that follows.
    Exact,
    /// What a careful player has on a sheet of paper.
    Paper,
}

impl Logic {
    pub(super) fn keeps(self, log: Log) -> Log {
        match self {
            Logic::Exact => log,
            Logic::Paper => on_paper(&log),
        }
    }
}
