//! Characters, rooms and weapons, the cards that show them, and sets of cards.

use game::{Arg, Message};
use serde::{Deserialize, Serialize};
use sets::{Element, Set};
use ts_rs::TS;

/// How many cards there are of each kind (TC-1).
pub const KINDS: usize = 12;

/// A character whose form a doppelganger can take (TC-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "true-colors/")]
pub enum Who {
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

impl Who {
    /// All twelve, in the order of the sheet.
    pub const ALL: [Who; KINDS] = [
        Who::MissJade,
        Who::MrsPeacock,
        Who::MrGreen,
        Who::ProfPlum,
        Who::MrsWhite,
        Who::ColMustard,
        Who::MrsCyan,
        Who::MrsGrey,
        Who::MrPink,
        Who::MissSunshine,
        Who::MrBrowne,
        Who::DrBlack,
    ];

    /// Its place among the twelve.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the twelve rooms (TC-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "true-colors/")]
pub enum Where {
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

impl Where {
    /// All twelve, in the order of the sheet.
    pub const ALL: [Where; KINDS] = [
        Where::Ballroom,
        Where::Bathroom,
        Where::Bedroom,
        Where::BilliardRoom,
        Where::Conservatory,
        Where::DiningRoom,
        Where::Hall,
        Where::Kitchen,
        Where::Library,
        Where::Lounge,
        Where::MusicRoom,
        Where::Study,
    ];

    /// Its place among the twelve.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A weapon (TC-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "true-colors/")]
pub enum What {
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

impl What {
    /// All twelve, in the order of the sheet.
    pub const ALL: [What; KINDS] = [
        What::Axe,
        What::Bomb,
        What::Candlestick,
        What::Cane,
        What::Hypodermic,
        What::Knife,
        What::LeadPipe,
        What::Poison,
        What::Poker,
        What::Revolver,
        What::Rope,
        What::Wrench,
    ];

    /// Its place among the twelve.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A card. In JSON the name alone, for no two kinds share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(untagged)]
#[ts(export_to = "true-colors/")]
pub enum Card {
    /// A form.
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
}

impl Card {
    /// The card as it stands in a sentence: things and rooms have an article, people do not.
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

impl From<Where> for Arg {
    fn from(room: Where) -> Arg {
        Card::Where(room).into()
    }
}

impl From<What> for Arg {
    fn from(weapon: What) -> Arg {
        Card::What(weapon).into()
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

/// All of them, as they stand in a sentence: "the Hall, the Rope and Mr. Pink".
pub(crate) fn listed(cards: Cards) -> Arg {
    Arg::and(cards.iter().map(Card::named))
}
