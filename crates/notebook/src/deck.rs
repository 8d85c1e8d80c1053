//! The cards by their names: suspects, weapons and rooms.

use inference::{Card, CardSet};
use serde::Serialize;
use ts_rs::TS;

use crate::lookup::Lookup;

/// The largest number of cards of a notebook.
pub const MAX_CARDS: usize = inference::MAX_CARDS;
/// The largest number of characters of a name.
pub const MAX_NAME: usize = 40;

/// A kind of card; the case file holds one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Who did it.
    Suspect,
    /// With what.
    Weapon,
    /// Where.
    Room,
}

impl Kind {
    /// All kinds in their order.
    pub const ALL: [Kind; 3] = [Kind::Suspect, Kind::Weapon, Kind::Room];

    /// What the text format calls them.
    pub const fn plural(self) -> &'static str {
        match self {
            Kind::Suspect => "suspects",
            Kind::Weapon => "weapons",
            Kind::Room => "rooms",
        }
    }

    /// One of them.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Suspect => "suspect",
            Kind::Weapon => "weapon",
            Kind::Room => "room",
        }
    }
}

/// All cards of a game; a card is its place, counted from 0 through suspects, weapons and rooms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Deck {
    /// Who may have done it.
    pub suspects: Vec<String>,
    /// With what.
    pub weapons: Vec<String>,
    /// Where.
    pub rooms: Vec<String>,
}

impl Default for Deck {
    /// The 21 cards of the standard editions, those of 1972 and 1986 among them.
    fn default() -> Deck {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        Deck {
            suspects: names(&[
                "Miss Scarlet",
                "Colonel Mustard",
                "Mrs. White",
                "Mr. Green",
                "Mrs. Peacock",
                "Professor Plum",
            ]),
            weapons: names(&["Candlestick", "Knife", "Lead Pipe", "Revolver", "Rope", "Wrench"]),
            rooms: names(&[
                "Study",
                "Hall",
                "Lounge",
                "Library",
                "Dining Room",
                "Billiard Room",
                "Ballroom",
                "Conservatory",
                "Kitchen",
            ]),
        }
    }
}

impl Deck {
    /// The names of one kind.
    pub fn of(&self, kind: Kind) -> &[String] {
        match kind {
            Kind::Suspect => &self.suspects,
            Kind::Weapon => &self.weapons,
            Kind::Room => &self.rooms,
        }
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        Kind::ALL.iter().map(|&kind| self.of(kind).len()).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All names in order.
    pub fn names(&self) -> impl Iterator<Item = &str> + Clone {
        self.suspects.iter().chain(&self.weapons).chain(&self.rooms).map(String::as_str)
    }

    /// A card's name.
    ///
    /// # Panics
    /// When there is no such card.
    pub fn name(&self, card: Card) -> &str {
        self.names().nth(card.0.into()).expect("a card of the deck")
    }

    /// The cards of one kind.
    pub fn cards(&self, kind: Kind) -> CardSet {
        let first: usize = Kind::ALL[..kind as usize].iter().map(|&before| self.of(before).len()).sum();
        CardSet::run(first, self.of(kind).len())
    }

    /// A card's kind.
    ///
    /// # Panics
    /// When there is no such card.
    pub fn kind(&self, card: Card) -> Kind {
        let kind = Kind::ALL.into_iter().find(|&kind| self.cards(kind).contains(card));
        kind.expect("a card of the deck")
    }

    /// The card that somebody calls so, whole or shortened, when it can be no other.
    pub fn find(&self, name: &str) -> Option<Card> {
        match Lookup::find(self.names(), name) {
            Lookup::Found(card) => Some(Card(card as u8)),
            _ => None,
        }
    }
}
