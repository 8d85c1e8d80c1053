//! The cards: suspects, weapons and rooms, one by one and in sets (CL-1).

use std::fmt;

use serde::{Deserialize, Serialize};
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

    const FIRST_WEAPON: usize = Suspect::ALL.len();
    const FIRST_ROOM: usize = Self::FIRST_WEAPON + Weapon::ALL.len();

    /// Its place in the order: suspects, weapons, rooms.
    pub const fn index(self) -> usize {
        match self {
            Card::Suspect(suspect) => suspect.index(),
            Card::Weapon(weapon) => Self::FIRST_WEAPON + weapon.index(),
            Card::Room(room) => Self::FIRST_ROOM + room.index(),
        }
    }

    /// The card at a place in the order.
    ///
    /// # Panics
    /// When there are not that many.
    pub const fn at(index: usize) -> Card {
        if index < Self::FIRST_WEAPON {
            Card::Suspect(Suspect::ALL[index])
        } else if index < Self::FIRST_ROOM {
            Card::Weapon(Weapon::ALL[index - Self::FIRST_WEAPON])
        } else {
            Card::Room(Room::ALL[index - Self::FIRST_ROOM])
        }
    }

    /// The room, if it is one's card.
    pub const fn room(self) -> Option<Room> {
        match self {
            Card::Room(room) => Some(room),
            Card::Suspect(_) | Card::Weapon(_) => None,
        }
    }

    /// The name as a developer reads it.
    const fn title(self) -> &'static str {
        match self {
            Card::Suspect(suspect) => suspect.title(),
            Card::Weapon(weapon) => weapon.title(),
            Card::Room(room) => room.title(),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.title())
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
    pub const fn cards(self) -> CardSet {
        CardSet::EMPTY.with(Card::Suspect(self.suspect)).with(Card::Weapon(self.weapon)).with(Card::Room(self.room))
    }
}

impl fmt::Debug for Crime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in the {} with the {}", self.suspect.title(), self.room.title(), self.weapon.title())
    }
}

/// A set of cards. In JSON it is the list of their names in order.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(into = "Vec<Card>", from = "Vec<Card>")]
#[ts(as = "Vec<Card>", export_to = "clue/")]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// The cards of a game with that many suspects, weapons and rooms: the first ones of each kind.
    pub fn of_sizes(suspects: usize, weapons: usize, rooms: usize) -> CardSet {
        let suspects = Suspect::ALL[..suspects].iter().map(|&suspect| Card::Suspect(suspect));
        let weapons = Weapon::ALL[..weapons].iter().map(|&weapon| Card::Weapon(weapon));
        let rooms = Room::ALL[..rooms].iter().map(|&room| Card::Room(room));
        suspects.chain(weapons).chain(rooms).collect()
    }

    /// All suspects' cards.
    pub const SUSPECTS: CardSet = CardSet((1 << Card::FIRST_WEAPON) - 1);
    /// All weapons' cards.
    pub const WEAPONS: CardSet = CardSet(((1 << Card::FIRST_ROOM) - 1) & !Self::SUSPECTS.0);
    /// All rooms' cards.
    pub const ROOMS: CardSet = CardSet(((1 << Card::COUNT) - 1) & !Self::SUSPECTS.0 & !Self::WEAPONS.0);

    /// The set as bits: bit `i` is the card of index `i`.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of one card.
    pub const fn one(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }

    /// This set and one card more.
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.index())
    }

    /// The cards of either set.
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of both sets.
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Whether the card is in it.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.index() != 0
    }

    /// Whether it has no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first card in order, if there is any.
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::at(self.0.trailing_zeros() as usize)) }
    }

    /// The card with `place` cards of the set before it.
    ///
    /// # Panics
    /// When the set has not that many.
    pub const fn nth(self, place: usize) -> Card {
        let mut bits = self.0;
        let mut skipped = 0;
        while skipped < place {
            bits &= bits - 1;
            skipped += 1;
        }
        Card::at(bits.trailing_zeros() as usize)
    }

    /// Every part of the set with so many cards.
    pub fn subsets(self, size: usize) -> Vec<CardSet> {
        let mut found = Vec::new();
        let mut open = vec![(CardSet::EMPTY, self)];
        while let Some((part, left)) = open.pop() {
            match left.first() {
                _ if part.len() == size => found.push(part),
                Some(card) if part.len() + left.len() >= size => {
                    let left = left.without(CardSet::one(card));
                    open.extend([(part, left), (part.with(card), left)]);
                }
                _ => {}
            }
        }
        found
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = CardSet(bits).first()?;
            bits &= bits - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl From<Vec<Card>> for CardSet {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(set: CardSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
