//! What a viewer is told of a move.

use game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Attack, Card, Cards, Place, What};

/// What one viewer is told of one move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "true-colors/")]
pub enum Observation {
    /// The cards are dealt.
    Dealt {
        /// The viewer's own; null for a spectator.
        own: Option<Cards>,
        /// The weapon in each room, in the rooms' order.
        #[ts(as = "Vec<What>")]
        weapons: crate::moves::Weapons,
    },
    /// A player is about to roll.
    Rolls {
        /// Who.
        seat: Seat,
    },
    /// The dice are rolled.
    Rolled {
        /// For whom.
        seat: Seat,
        /// What they show.
        dice: [u8; 2],
    },
    /// A player stays.
    Stayed {
        /// Who.
        seat: Seat,
        /// Whether the game has taken too long and ends with it (TC-61).
        too_long: bool,
    },
    /// A player walks.
    Went {
        /// Who.
        seat: Seat,
        /// From where.
        from: Place,
        /// Over these places; the last is where the pawn stands now.
        route: Vec<Place>,
        /// Whether the game has taken too long and ends with it (TC-61).
        too_long: bool,
    },
    /// A player teleports from a pad.
    Leapt {
        /// Who.
        seat: Seat,
        /// From where the walk to the pad began.
        from: Place,
        /// Over these places; the last is the pad.
        route: Vec<Place>,
        /// To here.
        to: Place,
        /// Who was brought along, and from where.
        bring: Option<(Seat, Place)>,
        /// Whether the game has taken too long and ends with it (TC-61).
        too_long: bool,
    },
    /// A player picks up a weapon.
    PickedUp {
        /// Who.
        seat: Seat,
        /// Which.
        weapon: What,
        /// What was dropped for it.
        drop: Option<What>,
        /// Whether the game has taken too long and ends with it (TC-61).
        too_long: bool,
    },
    /// A player steals a weapon.
    Stole {
        /// Who.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        weapon: What,
        /// What was dropped for it.
        drop: Option<What>,
        /// Whether the game has taken too long and ends with it (TC-61).
        too_long: bool,
    },
    /// A player attacks another.
    Attacked {
        /// The attack.
        attack: Attack,
        /// Whether the player attacked dies, and the attacker wins (TC-54).
        kills: bool,
    },
    /// The player attacked turns a card up.
    Revealed {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Whether the game has taken too long and ends with it (TC-61).
        too_long: bool,
    },
    /// The player attacked turns nothing up.
    Unharmed {
        /// Who.
        seat: Seat,
        /// The rooms and weapons that this player is now known not to be weak to.
        safe: Cards,
        /// Whether the game has taken too long and ends with it (TC-61).
        too_long: bool,
    },
    /// A player ends the turn.
    Ended {
        /// Who.
        seat: Seat,
        /// Whether the game has taken too long and ends with it (TC-61).
        too_long: bool,
    },
}
