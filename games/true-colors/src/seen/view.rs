//! What there is to know: the part that is public, and what one seat knows besides.

use arrayvec::ArrayVec;
use game::{BySeat, Seat, Turn};
use mansion::{RoomId, Spot};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{BoardName, CHARACTERS, Card, Cards, Place, What, Where, Who};

/// What one viewer knows now.
pub type View = game::View<Public, Cards>;

/// What everybody knows now, spectators too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "true-colors/")]
pub struct Public {
    /// Every card of the game.
    pub deck: Cards,
    /// How many shapes each player was dealt.
    pub forms: u8,
    /// How many rooms, and how many weapons, each player was dealt.
    pub vulnerabilities: u8,
    /// Which round it is, from 1.
    pub round: u16,
    /// What is to be done, and by whom.
    pub phase: Phase,
    /// What the dice showed last.
    pub dice: [u8; 2],
    /// The weapons that lie in each room, in the rooms' order.
    #[ts(as = "Vec<Cards>")]
    pub weapons: ArrayVec<Cards, 12>,
    /// What everybody knows of each player.
    pub players: BySeat<Player>,
    /// Who has killed, and so won (TC-60).
    pub winner: Option<Seat>,
}

/// What everybody knows of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "true-colors/")]
pub struct Player {
    /// Where the pawn stands.
    pub place: Place,
    /// The shape that the pawn has; null for Miss Scarlet (TC-13, TC-56).
    pub pawn: Option<Who>,
    /// The weapons carried (TC-42).
    pub carries: Cards,
    /// The cards that are face up.
    pub face_up: Cards,
    /// Rooms and weapons that this player is certainly not weak to, after attacks without effect.
    pub safe: Cards,
    /// Rooms and weapons of which this player is certainly weak to one, for a shape was turned up in their
    /// place (TC-51).
    #[ts(as = "Vec<Cards>")]
    pub one_of: ArrayVec<Cards, 6>,
}

/// What is to be done, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "true-colors/")]
pub enum Phase {
    /// The cards are to be dealt.
    Deal,
    /// A turn begins in a room: an action, or the roll (TC-20).
    Before {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The dice are rolled (TC-21).
    Dice {
        /// Whose turn it is.
        seat: Seat,
        /// Whether an action was taken before.
        acted: bool,
    },
    /// The pawn moves.
    Walk {
        /// Whose turn it is.
        seat: Seat,
        /// Whether an action was taken before.
        acted: bool,
    },
    /// The movement ended in a room: an action, or the end of the turn (TC-23).
    After {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A player who was attacked answers (TC-50 to TC-53).
    Answer {
        /// The attack.
        attack: Attack,
    },
    /// The game is over.
    Over,
}

/// An attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "true-colors/")]
pub struct Attack {
    /// Who attacks.
    pub by: Seat,
    /// Whom.
    pub target: Seat,
    /// In which room.
    pub room: Where,
    /// With what.
    pub weapon: What,
    /// Whether it was made before the roll, so that the turn goes on with the dice.
    pub before: bool,
}

impl Attack {
    /// The room and the weapon as cards.
    pub fn cards(&self) -> Cards {
        Cards::of([Card::Where(self.room), Card::What(self.weapon)])
    }
}

impl Phase {
    /// Who moves in this phase.
    pub const fn turn(self) -> Turn {
        match self {
            Phase::Deal | Phase::Dice { .. } => Turn::Chance,
            Phase::Before { seat } | Phase::Walk { seat, .. } | Phase::After { seat } => Turn::Player(seat),
            Phase::Answer { attack } => Turn::Player(attack.target),
            Phase::Over => Turn::Over,
        }
    }

    /// Whose turn it is, or who answers; the first seat before and after the game.
    pub(crate) const fn seat(self) -> Seat {
        match self {
            Phase::Before { seat }
            | Phase::Dice { seat, .. }
            | Phase::Walk { seat, .. }
            | Phase::After { seat } => seat,
            Phase::Answer { attack } => attack.target,
            Phase::Deal | Phase::Over => Seat(0),
        }
    }
}

impl Public {
    /// The cards of a player that are face down, seen from their backs: how many characters.
    pub fn forms_left(&self, seat: Seat) -> usize {
        usize::from(self.forms) - self.players[seat].face_up.and(CHARACTERS).len()
    }

    /// Whether an attack kills: room and weapon are face up, and so is the last shape (TC-54, TC-55).
    pub(crate) fn kills(&self, target: Seat, room: Where, weapon: What) -> bool {
        let up = self.players[target].face_up;
        self.forms_left(target) == 0 && up.contains(Card::Where(room)) && up.contains(Card::What(weapon))
    }

    /// The fewest steps from a spot into a room where a weapon lies, when nobody stands in the way.
    pub(crate) fn to_weapon(&self, board: BoardName, from: Spot) -> Option<u8> {
        let armed = (0..board.rooms()).filter(|&room| !self.weapons[room].is_empty());
        armed.filter_map(|room| board.board().distance(from, RoomId(room as u8))).min()
    }

    /// The players in a room besides `seat`.
    pub(crate) fn company(&self, seat: Seat, room: Where) -> ArrayVec<Seat, 6> {
        let here = |&(other, player): &(Seat, &Player)| other != seat && player.place == Place::Room(room);
        self.players.iter().filter(here).map(|(other, _)| other).collect()
    }
}
