//! What is hidden: who has which card.

use game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::Card;

/// A holder has a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "clue/")]
pub struct Fact {
    /// The card.
    pub card: Card,
    /// Who has it.
    pub holder: Holder,
}

/// Who has a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "clue/")]
pub enum Holder {
    /// The player of this seat.
    Seat(Seat),
    /// The case file.
    CaseFile,
}
