//! Characters, rooms and weapons, the cards that show them, and sets of cards.

use game::{Arg, Message};
use serde::{Deserialize, Serialize};
use sets::{Element, Set};
use ts_rs::TS;

/// How many cards there are of each kind (TC-1).
pub const KINDS: usize = 12;

macro_rules! kind {
    ($(#[$doc:meta])* $kind:ident { $($(#[$of:meta])* $name:ident,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(export_to = "true-colors/")]
        pub enum $kind {
            $($(#[$of])* $name,)+
        }

        impl $kind {
            /// All twelve, in the order of the sheet.
            pub const ALL: [Self; KINDS] = [$(Self::$name),+];

            /// Its place among the twelve.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl From<$kind> for Arg {
            fn from(name: $kind) -> Arg {
                Card::$kind(name).into()
            }
        }
    };
}

kind! {
    /// A character whose shape a doppelganger can take (TC-1).
    Who {
        /// Miss Jade.
        MissJade,
        /// Mrs. Peacock.
        MrsPeacock,
        /// Mr. Green.
        MrGreen,
        /// Prof. Plum.
        ProfPlum,
        /// Mrs. White.
        MrsWhite,
        /// Col. Mustard.
        ColMustard,
        /// Mrs. Cyan.
        MrsCyan,
        /// Mrs. Grey.
        MrsGrey,
        /// Mr. Pink.
        MrPink,
        /// Miss Sunshine.
        MissSunshine,
        /// Mr. Browne.
        MrBrowne,
        /// Dr. Black.
        DrBlack,
    }
}

kind! {
    /// One of the twelve rooms (TC-1).
    Where {
        /// Ballroom.
        Ballroom,
        /// Bathroom.
        Bathroom,
        /// Bedroom.
        Bedroom,
        /// Billiard Room.
        BilliardRoom,
        /// Conservatory.
        Conservatory,
        /// Dining Room.
        DiningRoom,
        /// Hall.
        Hall,
        /// Kitchen.
        Kitchen,
        /// Library.
        Library,
        /// Lounge.
        Lounge,
        /// Music Room.
        MusicRoom,
        /// Study.
        Study,
    }
}

kind! {
    /// A weapon (TC-1).
    What {
        /// Axe.
        Axe,
        /// Bomb.
        Bomb,
        /// Candlestick.
        Candlestick,
        /// Cane.
        Cane,
        /// Hypodermic.
        Hypodermic,
        /// Knife.
        Knife,
        /// Lead Pipe.
        LeadPipe,
        /// Poison.
        Poison,
        /// Poker.
        Poker,
        /// Revolver.
        Revolver,
        /// Rope.
        Rope,
        /// Wrench.
        Wrench,
    }
}

/// A card. In JSON the name alone, for no two kinds share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(untagged)]
#[ts(export_to = "true-colors/")]
pub enum Card {
    /// A shape.
    Who(Who),
    /// A room in which its owner can be killed.
    Where(Where),
    /// A weapon with which its owner can be killed.
    What(What),
}

impl Card {
    /// The card's place among all 36: characters, rooms, weapons.
    pub const fn index(self) -> usize {
        match self {
            Card::Who(who) => who.index(),
            Card::Where(room) => KINDS + room.index(),
            Card::What(weapon) => 2 * KINDS + weapon.index(),
        }
    }

    /// The card of a place below 36.
    pub const fn from_index(index: usize) -> Card {
        let place = index % KINDS;
        match index / KINDS {
            0 => Card::Who(Who::ALL[place]),
            1 => Card::Where(Where::ALL[place]),
            _ => Card::What(What::ALL[place]),
        }
    }

    /// The card as it is written in a sentence: things and rooms have an article, people do not.
    pub(crate) fn named(self) -> Message {
        Message::new("the").with("card", self)
    }
}

/// Its message is `card-` and its name in JSON, with hyphens.
impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        let name = serde_json::to_value(card).expect("a card has a name");
        let name = name.as_str().expect("a card's JSON is its name");
        Arg::name(format!("card-{}", name.replace('_', "-")))
    }
}

/// A set of cards. In JSON a list.
pub type Cards = Set<Card>;

/// Every character.
pub const CHARACTERS: Cards = Set::run(0, KINDS);
/// Every room.
pub const ROOMS: Cards = Set::run(KINDS, KINDS);
/// Every weapon.
pub const WEAPONS: Cards = Set::run(2 * KINDS, KINDS);
/// Every room and every weapon.
pub const WEAKNESSES: Cards = ROOMS.or(WEAPONS);

impl Element for Card {
    const BOUND: usize = 3 * KINDS;

    fn index(self) -> usize {
        Card::index(self)
    }

    fn from_index(index: usize) -> Card {
        Card::from_index(index)
    }
}

/// All of them, as they are written in a sentence: "the Hall, the Rope and Mr. Pink".
pub(crate) fn listed(cards: Cards) -> Arg {
    Arg::and(cards.iter().map(Card::named))
}
