//! All hiding: what everybody at the table knows, and what one viewer knows and is told.

use arrayvec::ArrayVec;
use game::{BySeat, Game, Seat, Turn, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{CHARACTERS, Card, Cards, Move, Place, TrueColors, What, Where, Who};

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

/// What a viewer is told of a move. All but the deal is seen by all (TC-42, TC-57).
pub(crate) fn observe(before: &TrueColors, m: &Move, after: &TrueColors, viewer: Viewer) -> Observation {
    let seat = before.public.phase.seat();
    let too_long = after.turn() == Turn::Over && after.public.winner.is_none();
    let from = before.public.players[seat].place;
    match *m {
        Move::Deal { ref hands, ref weapons } => {
            Observation::Dealt { own: viewer.seat().map(|seat| hands[seat]), weapons: weapons.clone() }
        }
        Move::Roll {} => Observation::Rolls { seat },
        Move::Dice { dice } => Observation::Rolled { seat, dice },
        Move::Stay {} => Observation::Stayed { seat, too_long },
        Move::Go { to } => {
            let to = to.on(before.setup.board().board()).expect("a place of the board");
            Observation::Went { seat, from, route: before.walk(seat).route(to), too_long }
        }
        Move::Leap { to, bring } => {
            let route = before.walk(seat).route_to_pad().expect("one teleports from a pad in reach");
            let bring = bring.map(|other| (other, before.public.players[other].place));
            Observation::Leapt { seat, from, route, to, bring, too_long }
        }
        Move::PickUp { weapon, drop } => Observation::PickedUp { seat, weapon, drop, too_long },
        Move::Steal { from, weapon, drop } => Observation::Stole { seat, from, weapon, drop, too_long },
        Move::Attack { target, weapon } => {
            let is_before = matches!(before.public.phase, Phase::Before { .. });
            let room = from.room().expect("attacks are made in rooms");
            let attack = Attack { by: seat, target, room, weapon, before: is_before };
            Observation::Attacked { attack, kills: before.public.kills(target, room, weapon) }
        }
        Move::Reveal { card } => Observation::Revealed { seat, card, too_long },
        Move::Nothing {} => {
            let safe = after.public.players[seat].safe.without(before.public.players[seat].safe);
            Observation::Unharmed { seat, safe, too_long }
        }
        Move::End {} => Observation::Ended { seat, too_long },
    }
}

/// What a viewer knows: what everybody knows, and their own cards (TC-11).
pub(crate) fn view(game: &TrueColors, viewer: Viewer) -> View {
    let own = viewer.seat().map(|seat| game.hands[seat]).filter(|hand| !hand.is_empty());
    View { public: game.public.clone(), own }
}
