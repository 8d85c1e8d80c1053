//! What a viewer is told of a move.

use game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Card, CellAt, Character, GameResult, Half, Toward};

/// What one viewer is told of one move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "three-dead-strangers/")]
pub enum Observation {
    /// Characters and cards were dealt.
    Dealt {
        /// Which game of the match begins, from 1.
        game: u8,
        /// How many cards each player has.
        each: u8,
        /// The viewer's own; null for a spectator.
        own: Option<OwnDeal>,
    },
    /// A player drew a card (TS-20).
    Drew {
        /// Who.
        seat: Seat,
        /// What, where the viewer knows it: their own draw, or an Accusation that was known to lie on top (TS-43).
        card: Option<Card>,
    },
    /// A player played evidence.
    Laid {
        /// Who.
        seat: Seat,
        /// Before which victim, from 0.
        victim: u8,
        /// The card.
        card: Card,
        /// The half that covers.
        half: Half,
        /// The cell that this half lies on.
        on: CellAt,
        /// The way from there to the other half.
        toward: Toward,
        /// How the game ended with it, where it did.
        ended: Option<GameResult>,
    },
    /// A player accused another (TS-40).
    Accused {
        /// Who accused.
        by: Seat,
        /// Of whose murder, from 0.
        victim: u8,
        /// The character named.
        character: Character,
        /// The player named.
        seat: Seat,
        /// Whether that player is that character (TS-42, TS-43).
        right: bool,
        /// How the game ended with it, where it did.
        ended: Option<GameResult>,
    },
    /// A player had nothing to play (TS-21).
    Passed {
        /// Who.
        seat: Seat,
        /// How the game ended with it, where it did.
        ended: Option<GameResult>,
    },
}

/// What a player gets in the deal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct OwnDeal {
    /// Who the player is.
    pub character: Character,
    /// The player's cards, sorted.
    #[ts(as = "Vec<Card>")]
    pub hand: crate::moves::Dealt,
}
