//! What is agreed before a match.

use game::{Game as _, Message, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use ts_rs::TS;

use crate::deck::{Copies, check, default_deck};
use crate::{Cards, Strangers};

/// The most games in a match.
pub const MAX_GAMES: usize = 10;

/// The most victims there can be.
pub const VICTIMS: usize = 3;

/// What is agreed before a match.
///
/// ```
/// use three_dead_strangers::Setup;
/// let setup: Setup = serde_json::from_str(r#"{ "seats": 4 }"#).unwrap();
/// assert_eq!(setup, Setup::new(4));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Setup {
    /// The number of players, 2 to 4 (TS-1).
    pub seats: u8,
    /// How close evidence may lie (TS-33).
    #[serde(default)]
    pub spacing: Spacing,
    /// How a game's points are shared (TS-52).
    #[serde(default)]
    pub scoring: Scoring,
    /// The number of games in the match, 1 to 10 (TS-52).
    #[serde(default = "one")]
    pub games: u8,
    /// Another deck than the default one for this many players (TS-3).
    #[serde(default)]
    #[ts(as = "Option<Vec<Copies>>")]
    pub deck: Option<Cards>,
    /// A smaller game than the rules know, for tests and study.
    #[serde(default)]
    pub toy: Option<Toy>,
}

/// How close evidence may lie (TS-33).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "three-dead-strangers/")]
pub enum Spacing {
    /// The free half touches nothing but its own card and the one covered.
    #[default]
    Apart,
    /// The free half may come to lie beside others.
    Touching,
}

/// How a game's points are shared (TS-52).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "three-dead-strangers/")]
pub enum Scoring {
    /// The winners share one point.
    #[default]
    SharedPot,
    /// Each winner gets one point.
    AllAlike,
}

/// A smaller game than the rules know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Toy {
    /// How many of the four characters there are: as many as players or more.
    pub characters: u8,
    /// How many victims, 1 to 3.
    pub victims: u8,
    /// How many cards each player is dealt, 1 to 3.
    pub hand: u8,
}

const fn one() -> u8 {
    1
}

impl Setup {
    /// The default game of this many players.
    pub const fn new(seats: u8) -> Self {
        Setup { seats, spacing: Spacing::Apart, scoring: Scoring::SharedPot, games: one(), deck: None, toy: None }
    }

    /// The sizes of the game.
    pub(crate) const fn sizes(&self) -> Toy {
        match self.toy {
            Some(toy) => toy,
            None => Toy { characters: 4, victims: VICTIMS as u8, hand: 3 }, // TS-1, TS-11
        }
    }

    /// The cards that are played with.
    pub(crate) fn deck(&self) -> Cards {
        self.deck.clone().unwrap_or_else(|| default_deck(self.seats))
    }

    /// Whether a match can start from it.
    ///
    /// # Errors
    /// Names the clause that it breaks.
    pub fn check(&self) -> Result<(), SetupError> {
        let Setup { seats, games, .. } = *self;
        let sizes = self.sizes();
        let (clause, message) = if !(2..=4).contains(&seats) {
            ("TS-1", Message::new("players-allowed").with("players", seats))
        } else if !(seats..=4).contains(&sizes.characters) {
            let message = Message::new("characters-allowed").with("least", seats);
            ("TS-10", message.with("characters", sizes.characters))
        } else if !(1..=VICTIMS as u8).contains(&sizes.victims) {
            ("TS-11", Message::new("victims-allowed").with("victims", sizes.victims))
        } else if !(1..=3).contains(&sizes.hand) {
            ("TS-11", Message::new("hand-allowed").with("cards", sizes.hand))
        } else if !(1..=MAX_GAMES).contains(&games.into()) {
            ("TS-52", Message::new("games-allowed").with("most", MAX_GAMES).with("games", games))
        } else {
            return check(&self.deck(), sizes.characters, usize::from(seats) * usize::from(sizes.hand));
        };
        Err(SetupError::new(clause, message))
    }
}

/// The setup by which a table that was begun under an older [`RULES`](game::Game::RULES) number goes on as it was
/// played: what used to be the defaults is written down, and what has another name now is given that. Only TS-45 is
/// today's in such a game, too.
///
/// `None` where today's rules cannot express it: the number is of no rules that there were, or the setup of none that
/// they allowed.
pub(crate) fn upgrade(rules: u32, mut setup: Map<String, Value>) -> Option<Map<String, Value>> {
    match rules {
        1 => {
            let spacing = match setup.get("spacing").map(Value::as_str) {
                None | Some(Some("touching_allowed")) => "touching",
                Some(Some("strict")) => "apart",
                _ => return None,
            };
            setup.insert("spacing".into(), json!(spacing));
            if setup.get("deck").is_none_or(Value::is_null) {
                // Every number of players had the deck that four have now.
                setup.insert("deck".into(), serde_json::to_value(default_deck(4)).ok()?);
            }
            Some(setup)
        }
        Strangers::RULES => Some(setup),
        _ => None,
    }
}
