//! What is agreed before a game.

use game::{Game as _, Message, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::{BoardName, KINDS, TrueColors};

/// What is agreed before a game.
///
/// ```
/// use true_colors::Setup;
/// let setup: Setup = serde_json::from_str(r#"{ "seats": 4 }"#).unwrap();
/// assert_eq!(setup, Setup::new(4));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "true-colors/")]
pub struct Setup {
    /// The number of players: 3, 4 or 6 (TC-2).
    pub seats: u8,
    /// How many room actions a turn has (TC-24).
    #[serde(default)]
    pub actions_per_turn: Actions,
    /// Where a pawn is in the way of others (TC-25).
    #[serde(default)]
    pub blocking: Blocking,
    /// After which attacks a Who card may be turned up instead (TC-51a).
    #[serde(default)]
    pub decoy: Decoy,
    /// The number of rounds after which a game ends without a winner, 1 to 10,000 (TC-61).
    #[serde(default = "default_max_rounds")]
    pub max_rounds: u16,
    /// A smaller game than the rules know, for tests and study.
    #[serde(default)]
    pub toy: Option<Toy>,
}

/// How many room actions a turn has (TC-24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "true-colors/")]
pub enum Actions {
    /// One before the roll, and one after the movement.
    #[default]
    BeforeAndAfter,
    /// One, before the roll or after the movement.
    One,
}

/// Where a pawn is in the way of others (TC-25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "true-colors/")]
pub enum Blocking {
    /// Only on a pad to which somebody wants to go from another pad (TC-31).
    #[default]
    PadsOnly,
    /// There, and on every corridor space: it holds one pawn, and can be neither entered nor crossed.
    Corridors,
}

/// After which attacks a Who card may be turned up instead (TC-51a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "true-colors/")]
pub enum Decoy {
    /// Only where a card that matches is still face down.
    #[default]
    OnMatch,
    /// After an attack that matches nothing, too, as a bluff.
    AnyAttack,
}

/// A smaller game than the rules know: three players in the cottage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "true-colors/")]
pub struct Toy {
    /// How many shapes each player has; of rooms and weapons each has one.
    pub forms: u8,
    /// The largest number on a die, 1 to 6.
    pub faces: u8,
}

const fn default_max_rounds() -> u16 {
    200
}

impl Setup {
    /// The default game of this many players.
    pub const fn new(seats: u8) -> Self {
        Setup {
            seats,
            actions_per_turn: Actions::BeforeAndAfter,
            blocking: Blocking::PadsOnly,
            decoy: Decoy::OnMatch,
            max_rounds: default_max_rounds(),
            toy: None,
        }
    }

    /// The board played on.
    pub const fn board(&self) -> BoardName {
        if self.toy.is_some() { BoardName::Cottage } else { BoardName::Mansion }
    }

    /// How many cards of each kind a player is dealt: shapes, then rooms and weapons (TC-10).
    pub(crate) fn dealt(&self) -> (usize, usize) {
        let each = KINDS / usize::from(self.seats);
        self.toy.map_or((each, each), |toy| (toy.forms.into(), 1))
    }

    /// The largest number on a die.
    pub(crate) fn faces(&self) -> u8 {
        self.toy.map_or(6, |toy| toy.faces)
    }

    /// Whether a game can start from it.
    ///
    /// # Errors
    /// Names the clause that it breaks.
    pub fn check(&self) -> Result<(), SetupError> {
        let seats = self.seats;
        let (clause, message) = match self.toy {
            None if !matches!(seats, 3 | 4 | 6) => ("TC-2", Message::new("players-allowed").with("players", seats)),
            Some(_) if seats != 3 => ("TC-2", Message::new("toy-players")),
            Some(toy) if !(1..=4).contains(&toy.forms) || !(1..=6).contains(&toy.faces) => {
                ("TC-10", Message::new("toy-sizes"))
            }
            _ if !(1..=10_000).contains(&self.max_rounds) => {
                ("TC-61", Message::new("rounds-allowed").with("rounds", self.max_rounds))
            }
            _ => return Ok(()),
        };
        Err(SetupError::new(clause, message))
    }
}

/// The setup by which a table that was begun under an older number of `RULES` goes on exactly as it was played: what
/// used to be the rule, or the default, is written down. `None` where the rules of today cannot express it.
///
/// Under number 1 a pawn blocked its corridor space, which is [`Blocking::Corridors`] today. Whoever had acted before
/// the roll and then stayed could not act again, but could after stepping out of the room and back. No option says
/// that, so only tables with one action in a turn go on: where there is one action, staying made no difference.
pub(crate) fn upgrade(rules: u32, mut setup: Map<String, Value>) -> Option<Map<String, Value>> {
    match rules {
        TrueColors::RULES => Some(setup),
        1 if setup.get("actions_per_turn").is_some_and(|actions| actions == "one") => {
            setup.insert("blocking".into(), "corridors".into());
            Some(setup)
        }
        _ => None,
    }
}
