//! What is hidden: the cards in each hand, and whether an announcement can be true, and is.

use game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Suit;

/// Something that is hidden from somebody. While nobody holds cards, before a deal and after the match, there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "color-doubt/")]
pub enum Fact {
    /// This player's hand has exactly this many cards of this suit, which may be none.
    Holds {
        /// Whose hand.
        seat: Seat,
        /// The suit, one that is in the game.
        suit: Suit,
        /// How many.
        count: u8,
    },
    /// Whoever made the standing announcement held enough cards to make it truly: that many of its colour, the rainbow
    /// card among them or not.
    Able,
    /// The standing announcement is true.
    Truthful,
}
