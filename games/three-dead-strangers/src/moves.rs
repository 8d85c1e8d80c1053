//! One choice, a player's or chance's.

use arrayvec::ArrayVec;
use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Card, CellAt, Character, Half, Toward};

/// The cards dealt to one player, sorted (TS-11).
pub type Dealt = ArrayVec<Card, 3>;

/// One choice, a player's or chance's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "three-dead-strangers/")]
pub enum Move {
    /// Chance: a character and cards for each player (TS-10, TS-11).
    Deal {
        /// Who each player is.
        characters: BySeat<Character>,
        /// Each player's cards, sorted.
        #[ts(as = "BySeat<Vec<Card>>")]
        hands: BySeat<Dealt>,
    },
    /// Chance: the card drawn at the beginning of a turn (TS-20).
    Draw {
        /// What is drawn.
        card: Card,
    },
    /// Plays a card of evidence in front of a victim (TS-30, TS-31).
    Lay {
        /// Which victim, from 0.
        victim: u8,
        /// The card.
        card: Card,
        /// Which of its halves covers, or lies first.
        half: Half,
        /// The cell that this half lies on.
        on: CellAt,
        /// The way from there to the card's other half.
        toward: Toward,
    },
    /// Plays an Accusation (TS-40).
    Accuse {
        /// Of whose murder, from 0.
        victim: u8,
        /// Who is said to have done it.
        character: Character,
        /// Which player is said to be that character.
        seat: Seat,
    },
    /// Passes, having nothing to play (TS-21).
    Pass {},
}
