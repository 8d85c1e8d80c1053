//! What is agreed before a game.

use game::{Game, Message, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::board::BoardName;
use crate::cards::{Card, CardSet, Suspect};
use crate::rules::Clue;

/// Who plays which token, and by which rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "clue/")]
pub struct Setup {
    /// Each seat's token, in the tokens' order (CL-12).
    pub tokens: Vec<Suspect>,
    /// The rule sheet.
    #[serde(default)]
    pub edition: Edition,
    /// How many dice are rolled (CL-3).
    #[serde(default = "one")]
    pub dice: u8,
    /// Whether the number rolled is walked in full (CL-24).
    #[serde(default)]
    pub full_roll: FullRoll,
    /// Whether whoever enters a room must suggest (CL-40).
    #[serde(default)]
    pub suggestion_on_entry: SuggestionOnEntry,
    /// Whether whoever was shown a card may still accuse (CL-44).
    #[serde(default)]
    pub accuse_after_card: AccuseAfterCard,
    /// What happens when one player is left (CL-65).
    #[serde(default)]
    pub last_detective: LastDetective,
    /// The board, and with it the rooms.
    #[serde(default)]
    pub board: BoardName,
    /// How many suspects there are: the first ones in order.
    #[serde(default = "six")]
    pub suspects: u8,
    /// How many weapons there are: the first ones in order.
    #[serde(default = "six")]
    pub weapons: u8,
}

fn one() -> u8 {
    1
}

fn six() -> u8 {
    6
}

/// The rule sheet that is played. As they are read here the two come to the same game (CL-44).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "clue/")]
pub enum Edition {
    /// The sheet of 1972.
    #[default]
    #[serde(rename = "1972")]
    Of1972,
    /// The sheet of 1986.
    #[serde(rename = "1986")]
    Of1986,
}

/// Whether the number rolled is walked in full (CL-24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "clue/")]
pub enum FullRoll {
    /// In full, unless a room is entered.
    #[default]
    Required,
    /// Any number of steps from one up to it.
    UpTo,
}

/// Whether whoever enters a room must suggest (CL-40).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "clue/")]
pub enum SuggestionOnEntry {
    /// They must after entering by a door, and may after a secret passage.
    #[default]
    ByTheSheet,
    /// They must.
    Required,
    /// They may.
    Optional,
}

/// Whether whoever was shown a card may still accuse in the same turn (CL-44).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "clue/")]
pub enum AccuseAfterCard {
    /// The turn ends with the card.
    #[default]
    Off,
    /// They may.
    Allowed,
}

/// What happens when only one player is left who has not accused wrongly (CL-65).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "clue/")]
pub enum LastDetective {
    /// That player wins at once.
    #[default]
    Wins,
    /// That player must solve the case; a wrong accusation leaves the game without a winner.
    MustSolve,
}

impl Setup {
    /// The ordinary game by the sheet of 1972, for these tokens.
    pub fn new(tokens: &[Suspect]) -> Setup {
        Setup {
            tokens: tokens.to_vec(),
            edition: Edition::default(),
            dice: one(),
            full_roll: FullRoll::default(),
            suggestion_on_entry: SuggestionOnEntry::default(),
            accuse_after_card: AccuseAfterCard::default(),
            last_detective: LastDetective::default(),
            board: BoardName::default(),
            suspects: six(),
            weapons: six(),
        }
    }

    /// Whether a game can start from it.
    ///
    /// # Errors
    /// Names the clause that it breaks.
    pub fn check(&self) -> Result<(), SetupError> {
        let counted = |name, count: u8| Message::new(name).with("count", count);
        let rooms = self.board.rooms();
        let unknown = self.tokens.iter().find(|token| token.index() >= usize::from(self.suspects));
        let (clause, message) = if !(3..=6).contains(&self.tokens.len()) {
            ("CL-4", Message::new("players-allowed").with("players", self.tokens.len()))
        } else if !self.tokens.is_sorted_by(|one, next| one < next) {
            ("CL-12", Message::new("tokens-in-order"))
        } else if !(2..=6).contains(&self.suspects) {
            ("CL-1", counted("suspects-allowed", self.suspects))
        } else if !(2..=6).contains(&self.weapons) {
            ("CL-1", counted("weapons-allowed", self.weapons))
        } else if let Some(token) = unknown {
            ("CL-1", counted("no-such-token", self.suspects).with("suspect", *token))
        } else if usize::from(self.weapons) > rooms {
            ("CL-10", counted("too-many-weapons", self.weapons).with("rooms", rooms))
        } else if !(1..=2).contains(&self.dice) {
            ("CL-3", counted("dice-allowed", self.dice))
        } else {
            return Ok(());
        };
        Err(SetupError::new(clause, message))
    }

    /// The cards of this game: the first ones of each kind.
    pub fn deck(&self) -> CardSet {
        let weapons = CardSet::run(Card::FIRST_WEAPON, self.weapons.into());
        CardSet::run(0, self.suspects.into()) | weapons | CardSet::run(Card::FIRST_ROOM, self.board.rooms())
    }
}

/// The setup by which a table that was begun under an older [`RULES`](Game::RULES) number goes on exactly as it was
/// played: what used to go without saying is written down as an option. `None` where today's rules cannot express it.
///
/// Rules 1: in 1986 the suggester might always accuse after a card was shown (CL-44), and a suggestion after a secret
/// passage was required unless all were optional (CL-40).
pub(crate) fn upgrade(rules: u32, mut setup: Map<String, Value>) -> Option<Map<String, Value>> {
    match rules {
        1 => {
            let after_card =
                if setup.get("edition").is_some_and(|edition| edition == "1986") { "allowed" } else { "off" };
            setup.insert("accuse_after_card".into(), after_card.into());
            setup.entry("suggestion_on_entry").or_insert_with(|| "required".into());
            Some(setup)
        }
        Clue::RULES => Some(setup),
        _ => None,
    }
}
