//! One choice, a player's or chance's.

use game::BySeat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Cards, Suit};

/// One choice, a player's or chance's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "color-doubt/")]
pub enum Move {
    /// Chance: the hands, and the cards that are out of the game (CD-10, CD-11).
    Deal {
        /// Each player's hand.
        hands: BySeat<Cards>,
        /// The cards taken out and left over.
        out: Cards,
    },
    /// Chance: the cards drawn out of the other player's hand (CD-62).
    Draw {
        /// What is drawn.
        cards: Cards,
    },
    /// Plays cards face down and announces their number, which is true, and a colour, which may be a lie (CD-20).
    Lay {
        /// The cards played.
        cards: Cards,
        /// The colour announced.
        say: Suit,
    },
    /// "I doubt it" (CD-30).
    Doubt {},
    /// Passes; when a last card lies, lets it stand (CD-22, CD-41).
    Pass {},
}
