//! What the one to move may do, described compactly.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Cards, Suit};

/// What the one to move may do. A player is only ever shown `play`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "color-doubt/")]
pub enum Options {
    /// Nothing any more.
    Over,
    /// Chance deals.
    Deal {
        /// Every card.
        deck: Cards,
        /// The number of hands.
        seats: u8,
        /// The number of cards in each hand; the rest is out of the game.
        each: u8,
    },
    /// Chance draws out of a hand.
    Draw {
        /// The hand.
        from: Cards,
        /// How many.
        count: u8,
    },
    /// A player chooses.
    Play {
        /// What may be laid; null when nothing may.
        lay: Option<LayOptions>,
        /// Whether the standing announcement may be doubted.
        doubt: bool,
        /// Whether the player may pass, or let a last card stand.
        pass: bool,
    },
}

/// What may be laid: any part of the hand that is not too small, with any colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "color-doubt/")]
pub struct LayOptions {
    /// What it is laid from.
    pub hand: Cards,
    /// The fewest cards that may be laid: the standing number, or 1 (CD-22, CD-24).
    pub at_least: u8,
    /// The colours that may be announced: all that are in the game (CD-21).
    #[ts(as = "Vec<Suit>")]
    pub say: ArrayVec<Suit, 7>,
}
