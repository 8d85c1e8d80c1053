//! The moves, players' and chance's.

use std::fmt;

use arrayvec::ArrayVec;
use game::BySeat;
use game::chance::below;
use rand::Rng;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Place;
use crate::cards::{Card, CardSet, Crime, Room};

/// One choice.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "clue/")]
pub enum Move {
    /// Chance deals (CL-10, CL-11).
    Deal(Deal),
    /// A player takes the dice (CL-20).
    Roll,
    /// Chance rolls them.
    Dice {
        /// What each shows.
        dice: Dice,
    },
    /// A player walks as far as the dice allow (CL-21 to CL-25).
    Go {
        /// Where the walk ends.
        to: Place,
    },
    /// A player takes the secret passage of the room (CL-26).
    Passage,
    /// A player suggests (CL-40).
    Suggest(Crime),
    /// A player who was asked shows a card (CL-43).
    Show {
        /// Which.
        card: Card,
    },
    /// A player who was asked holds none of the three (CL-43).
    Pass,
    /// A player accuses (CL-60).
    Accuse(Crime),
    /// A player ends the turn, where nothing more must be done (CL-27, CL-44, CL-45).
    End,
}

/// How the cards and the weapons are dealt.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "clue/")]
pub struct Deal {
    /// Each seat's hand.
    pub hands: BySeat<CardSet>,
    /// The case file.
    pub case_file: Crime,
    /// Each weapon's room, in the weapons' order.
    pub weapons: WeaponRooms,
}

/// What each die shows; empty before the first roll.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(into = "ArrayVec<u8, 2>", try_from = "ArrayVec<u8, 2>")]
#[ts(type = "Array<number>", export_to = "clue/")]
pub struct Dice([u8; 2]);

/// Each weapon's room, in the weapons' order.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(as = "Vec<Room>", export_to = "clue/")]
pub struct WeaponRooms(pub ArrayVec<Room, 6>);

impl Dice {
    /// The largest number that one die shows.
    pub const FACES: u8 = 6;

    /// What one die shows.
    pub const fn one(shown: u8) -> Dice {
        Dice([shown, 0])
    }

    /// What two dice show.
    pub const fn two(shown: u8, other: u8) -> Dice {
        Dice([shown, other])
    }

    /// How many dice there are.
    pub fn count(self) -> u8 {
        self.iter().count() as u8
    }

    /// The sum.
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1]
    }

    /// Every roll of this many dice.
    pub fn all(count: u8) -> impl Iterator<Item = Dice> {
        let others = if count == 2 { 1..=Dice::FACES } else { 0..=0 };
        (1..=Dice::FACES).flat_map(move |shown| others.clone().map(move |other| Dice([shown, other])))
    }

    /// A random roll of this many dice.
    pub fn roll<R: Rng + ?Sized>(count: u8, rng: &mut R) -> Dice {
        let mut die = || 1 + below(rng, Dice::FACES.into()) as u8;
        let shown = die();
        Dice([shown, if count == 2 { die() } else { 0 }])
    }

    /// What each die shows.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        self.0.into_iter().filter(|&shown| shown > 0)
    }
}

impl From<Dice> for ArrayVec<u8, 2> {
    fn from(dice: Dice) -> Self {
        dice.iter().collect()
    }
}

impl TryFrom<ArrayVec<u8, 2>> for Dice {
    type Error = &'static str;

    fn try_from(shown: ArrayVec<u8, 2>) -> Result<Self, Self::Error> {
        if shown.iter().any(|shown| !(1..=Dice::FACES).contains(shown)) {
            return Err("a die shows 1 to 6");
        }
        Ok(Dice([shown.first().copied().unwrap_or(0), shown.get(1).copied().unwrap_or(0)]))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
