//! The cards: suspects, weapons and rooms, one by one and in sets (CL-1).

use std::fmt;

use game::chance::below;
use rand::Rng;
use serde::{Deserialize, Serialize};
use sets::{Element, Set};
use ts_rs::TS;

macro_rules! names {
    ($(#[$doc:meta])* $kind:ident { $($name:ident = $title:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(export_to = "clue/")]
        #[repr(u8)]
        pub enum $kind {
            $(#[doc = $title] $name),+
        }

        impl $kind {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The name as a developer reads it.
            const fn title(self) -> &'static str {
                match self {
                    $(Self::$name => $title),+
                }
            }

            /// Its place in the order.
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

names! {
    /// A suspect, and the token of that name; in the tokens' order round the table (CL-12).
    Suspect {
        MissScarlet = "Miss Scarlet",
        ColonelMustard = "Colonel Mustard",
        MrsWhite = "Mrs. White",
        MrGreen = "Mr. Green",
        MrsPeacock = "Mrs. Peacock",
        ProfessorPlum = "Professor Plum",
    }
}

names! {
    /// A weapon.
    Weapon {
        Candlestick = "Candlestick",
        Knife = "Knife",
        LeadPipe = "Lead Pipe",
        Revolver = "Revolver",
        Rope = "Rope",
        Wrench = "Wrench",
    }
}

names! {
    /// A room.
    Room {
        Study = "Study",
        Hall = "Hall",
        Lounge = "Lounge",
        Library = "Library",
        DiningRoom = "Dining Room",
        BilliardRoom = "Billiard Room",
        Ballroom = "Ballroom",
        Conservatory = "Conservatory",
        Kitchen = "Kitchen",
    }
}

/// One of the 21 cards. In JSON it is its name alone: `"mrs_white"`, `"lead_pipe"`, `"billiard_room"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(untagged, expecting = "no card has this name")]
#[ts(export_to = "clue/")]
pub enum Card {
    /// A suspect's card.
    Suspect(Suspect),
    /// A weapon's card.
    Weapon(Weapon),
    /// A room's card.
    Room(Room),
}

impl Card {
    /// The number of cards there are.
    pub const COUNT: usize = 21;

    pub(crate) const FIRST_WEAPON: usize = Suspect::ALL.len();
    pub(crate) const FIRST_ROOM: usize = Self::FIRST_WEAPON + Weapon::ALL.len();

    /// Its place in the order: suspects, weapons, rooms.
    pub const fn index(self) -> usize {
        match self {
            Card::Suspect(suspect) => suspect.index(),
            Card::Weapon(weapon) => Self::FIRST_WEAPON + weapon.index(),
            Card::Room(room) => Self::FIRST_ROOM + room.index(),
        }
    }

    /// The room, if it is one's card.
    pub const fn room(self) -> Option<Room> {
        match self {
            Card::Room(room) => Some(room),
            Card::Suspect(_) | Card::Weapon(_) => None,
        }
    }
}

impl Element for Card {
    const BOUND: usize = Self::COUNT;

    fn index(self) -> usize {
        Card::index(self)
    }

    fn from_index(index: usize) -> Card {
        if index < Self::FIRST_WEAPON {
            Card::Suspect(Suspect::ALL[index])
        } else if index < Self::FIRST_ROOM {
            Card::Weapon(Weapon::ALL[index - Self::FIRST_WEAPON])
        } else {
            Card::Room(Room::ALL[index - Self::FIRST_ROOM])
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Card::Suspect(suspect) => suspect.title(),
            Card::Weapon(weapon) => weapon.title(),
            Card::Room(room) => room.title(),
        })
    }
}

/// A suspect, a weapon and a room: what is suggested, what one is accused of, and what the case file holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "clue/")]
pub struct Crime {
    /// Who.
    pub suspect: Suspect,
    /// With what.
    pub weapon: Weapon,
    /// Where.
    pub room: Room,
}

impl Crime {
    /// The three cards.
    pub fn cards(self) -> CardSet {
        CardSet::of([Card::Suspect(self.suspect), Card::Weapon(self.weapon), Card::Room(self.room)])
    }

    /// All of these, the rooms changing first.
    ///
    /// # Panics
    /// When a set holds another kind of card.
    pub(crate) fn all(suspects: CardSet, weapons: CardSet, rooms: CardSet) -> impl Iterator<Item = Crime> {
        let with = move |suspect, weapon| rooms.iter().map(move |room| Crime::of(suspect, weapon, room));
        suspects.iter().flat_map(move |suspect| weapons.iter().flat_map(move |weapon| with(suspect, weapon)))
    }

    /// Any of these.
    ///
    /// # Panics
    /// When a set is empty or holds another kind of card.
    pub(crate) fn any<R: Rng + ?Sized>(suspects: CardSet, weapons: CardSet, rooms: CardSet, rng: &mut R) -> Crime {
        Crime::of(any(suspects, rng), any(weapons, rng), any(rooms, rng))
    }

    /// The crime of three cards.
    ///
    /// # Panics
    /// When they are not one of each kind, in order.
    pub(crate) fn of(suspect: Card, weapon: Card, room: Card) -> Crime {
        match (suspect, weapon, room) {
            (Card::Suspect(suspect), Card::Weapon(weapon), Card::Room(room)) => Crime { suspect, weapon, room },
            _ => panic!("a crime has one card of each kind"),
        }
    }
}

impl fmt::Debug for Crime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in the {} with the {}", self.suspect.title(), self.room.title(), self.weapon.title())
    }
}

/// A set of cards. In JSON it is the list of their names in order.
pub type CardSet = Set<Card>;

/// All suspects' cards.
pub const SUSPECTS: CardSet = Set::run(0, Suspect::ALL.len());
/// All weapons' cards.
pub const WEAPONS: CardSet = Set::run(Card::FIRST_WEAPON, Weapon::ALL.len());
/// All rooms' cards.
pub const ROOMS: CardSet = Set::run(Card::FIRST_ROOM, Room::ALL.len());

/// One of a set, each as likely as any other.
///
/// # Panics
/// When the set is empty.
pub(crate) fn any<T: Element, R: Rng + ?Sized>(set: Set<T>, rng: &mut R) -> T {
    let place = below(rng, set.len() as u32) as usize;
    set.iter().nth(place).expect("the set is not empty")
}
