//! What everybody at the table knows, and what one viewer knows and is told.

use arrayvec::ArrayVec;
use game::{BySeat, Seat, Turn};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Card, Cards, Place, What, Where, Who};

/// What one viewer knows now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "true-colors/")]
pub struct View {
    /// What everybody knows.
    pub public: Public,
    /// The viewer's own cards (TC-11); null for a spectator, and before the deal.
    pub own: Option<Cards>,
}

/// What everybody knows now, spectators too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "true-colors/")]
pub struct Public {
    /// Every card of the game.
    pub deck: Cards,
    /// How many characters each player was dealt.
    pub forms: u8,
    /// How many rooms, and how many weapons, each player was dealt.
    pub vulnerabilities: u8,
    /// Which round it is, from 1.
    pub round: u16,
    /// What is to be done, and by whom.
    pub phase: Phase,
    /// The last throw.
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
    /// The form that the pawn has; null for Miss Scarlet (TC-13, TC-56).
    pub pawn: Option<Who>,
    /// The weapons carried (TC-42).
    pub carries: Cards,
    /// The cards that are face up.
    pub face_up: Cards,
    /// Rooms and weapons that this player is certainly not vulnerable to, after attacks without effect.
    pub safe: Cards,
    /// Rooms and weapons of which this player is certainly vulnerable to one, for a character was turned up in their
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
    /// A turn begins in a room: an action, or the dice (TC-20).
    Before {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The dice are thrown (TC-21).
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
    /// Whether it was made before the move, so that the turn goes on with the dice.
    pub before: bool,
}

impl Attack {
    /// The room and the weapon as cards.
    pub fn cards(&self) -> Cards {
        [Card::Where(self.room), Card::What(self.weapon)].into_iter().collect()
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
}

impl Public {
    /// The cards of a player that are face down, seen from their backs: how many characters.
    pub fn forms_left(&self, seat: Seat) -> usize {
        usize::from(self.forms) - self.players[seat].face_up.and(Cards::WHO).len()
    }

    /// The players in a room besides `seat`.
    pub(crate) fn company(&self, seat: Seat, room: Where) -> ArrayVec<Seat, 6> {
        let here = |&(other, player): &(Seat, &Player)| other != seat && player.place == Place::Room(room);
        self.players.iter().filter(here).map(|(other, _)| other).collect()
    }
}

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
    /// A player takes the dice.
    Rolls {
        /// Who.
        seat: Seat,
    },
    /// The dice are thrown.
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
    /// A player leaps from a pad.
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
        /// What was laid down for it.
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
        /// What was laid down for it.
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
        /// The rooms and weapons that this player is now known not to be vulnerable to.
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
