//! One choice, a player's or chance's.

use arrayvec::ArrayVec;
use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Card, Cards, Place, What};

/// The weapons in the rooms, in the rooms' order (TC-12).
pub type Weapons = ArrayVec<What, 12>;

/// One choice, a player's or chance's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "true-colors/")]
pub enum Move {
    /// Chance: the cards, and a weapon for each room (TC-10, TC-12).
    Deal {
        /// Each player's cards.
        hands: BySeat<Cards>,
        /// The weapon in each room, in the rooms' order.
        #[ts(as = "Vec<What>")]
        weapons: Weapons,
    },
    /// Rolls without an action (TC-21).
    Roll {},
    /// Chance: the two dice (TC-21).
    Dice {
        /// What they show.
        dice: [u8; 2],
    },
    /// Stays (TC-21).
    Stay {},
    /// Walks (TC-21, TC-22, TC-31).
    Go {
        /// Where to.
        to: Place,
    },
    /// Lands on a pad and teleports from there (TC-30).
    Leap {
        /// To this room, or the centre.
        to: Place,
        /// Whom the player brings along.
        bring: Option<Seat>,
    },
    /// Picks up a weapon of the room (TC-40, TC-41).
    PickUp {
        /// Which.
        weapon: What,
        /// What is dropped for it by a player with two.
        drop: Option<What>,
    },
    /// Steals a weapon from a player in the room (TC-40, TC-41).
    Steal {
        /// From whom.
        from: Seat,
        /// Which.
        weapon: What,
        /// What is dropped for it by a player with two.
        drop: Option<What>,
    },
    /// Attacks a player in the room (TC-40).
    Attack {
        /// Whom.
        target: Seat,
        /// With a weapon carried.
        weapon: What,
    },
    /// The player attacked turns a card up (TC-51, TC-53).
    Reveal {
        /// Which.
        card: Card,
    },
    /// The player attacked turns nothing up (TC-50, TC-52).
    Nothing {},
    /// Ends the turn without another action (TC-23).
    End {},
}
