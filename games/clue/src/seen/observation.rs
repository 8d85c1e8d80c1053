//! What a viewer is told of a move.

use game::Seat;
use mansion::Square;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Place;
use crate::cards::{Card, CardSet, Crime, Room};
use crate::moves::{Dice, WeaponRooms};

/// What one viewer is told of one move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "clue/")]
pub enum Observation {
    /// The cards are dealt.
    Dealt {
        /// The viewer's own hand; null for a spectator.
        hand: Option<CardSet>,
        /// Each weapon's room, in the weapons' order.
        weapons: WeaponRooms,
    },
    /// A player takes the dice.
    Rolls {
        /// Who.
        seat: Seat,
    },
    /// The dice are rolled.
    Rolled {
        /// For whom.
        seat: Seat,
        /// What each shows.
        dice: Dice,
    },
    /// A player walks.
    Went {
        /// Who.
        seat: Seat,
        /// From where.
        from: Place,
        /// Over these squares; the last one is the doorstep when a room is entered.
        route: Vec<Square>,
        /// Where to.
        to: Place,
    },
    /// A player takes a secret passage.
    TookPassage {
        /// Who.
        seat: Seat,
        /// From this room.
        from: Room,
        /// To this one.
        to: Room,
    },
    /// A player suggests; the suspect's token and the weapon are moved into the room.
    Suggested {
        /// Who.
        seat: Seat,
        /// What.
        #[serde(flatten)]
        crime: Crime,
    },
    /// A player who was asked holds none of the three.
    Passed {
        /// Who.
        seat: Seat,
        /// Who asked.
        to: Seat,
        /// What was suggested.
        #[serde(flatten)]
        crime: Crime,
    },
    /// A player shows a card.
    Showed {
        /// Who.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// What was suggested.
        #[serde(flatten)]
        crime: Crime,
        /// Which card; null for all others than these two.
        card: Option<Card>,
    },
    /// A player accuses and looks into the case file.
    Accused {
        /// Who.
        seat: Seat,
        /// What.
        #[serde(flatten)]
        crime: Crime,
        /// Whether it is right.
        right: bool,
        /// The case file: for the accuser, and for all when the game is over; else null.
        case_file: Option<Crime>,
        /// Who has won by this.
        winner: Option<Seat>,
    },
    /// A player ends the turn.
    Ended {
        /// Who.
        seat: Seat,
    },
    /// A player who cannot move waits (CL-27).
    Waited {
        /// Who.
        seat: Seat,
    },
}
