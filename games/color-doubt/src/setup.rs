//! What is agreed before the game.

use std::ops::Add;

use game::{Game, Message, SetupError};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::{Cards, ColorDoubt, Suit};

/// The most games in a match (CD-50).
pub const MAX_GAMES: usize = 10;

/// What is agreed before the game.
///
/// ```
/// use color_doubt::Setup;
/// let setup: Setup = serde_json::from_str(r#"{ "seats": 4 }"#).unwrap();
/// assert_eq!(setup, Setup::new(4));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "color-doubt/")]
pub struct Setup {
    /// The number of players, 2 to 5 (CD-1, CD-60).
    pub seats: u8,
    /// The number of cards of each colour, 4 to 12 (CD-2).
    #[serde(default = "default_cards_per_suit")]
    pub cards_per_suit: u8,
    /// Who may doubt the standing announcement (CD-23).
    #[serde(default)]
    pub who_may_doubt: WhoMayDoubt,
    /// The number of games: 1 for a single game, else a match of up to 10 whose points are added up (CD-50).
    #[serde(default = "default_games")]
    pub games: u8,
    /// The number of decisions after which a game ends without a winner, 1 to 10,000 (CD-43).
    #[serde(default = "default_max_turns")]
    pub max_turns: u16,
    /// The five colours of a game of two players. With more players all seven are used, whatever this says (CD-60).
    #[serde(default = "default_five_suits")]
    pub five_suits: [Suit; 5],
    /// A smaller deck than the rules know, for tests and study.
    #[serde(default)]
    pub toy: Option<Toy>,
}

/// Who may doubt the standing announcement (CD-23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "color-doubt/")]
pub enum WhoMayDoubt {
    /// Each player in turn, as long as it stands.
    #[default]
    EachInTurn,
    /// Only the player right after the one who played.
    NextOnly,
}

/// A smaller deck than the rules know; `cards_per_suit` may then be 1 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "color-doubt/")]
pub struct Toy {
    /// The number of colours, 1 to 7, in the order of [`Suit::COLORS`].
    pub suits: u8,
    /// The number of cards taken out before the deal, besides those left over.
    pub removed: u8,
}

const fn default_cards_per_suit() -> u8 {
    9
}

const fn default_games() -> u8 {
    1
}

const fn default_max_turns() -> u16 {
    2_000
}

/// The first five of [`Suit::COLORS`].
const fn default_five_suits() -> [Suit; 5] {
    [Suit::Red, Suit::Orange, Suit::Yellow, Suit::Green, Suit::Blue]
}

impl Setup {
    /// The default game of this many players.
    pub const fn new(seats: u8) -> Self {
        Setup {
            seats,
            cards_per_suit: default_cards_per_suit(),
            who_may_doubt: WhoMayDoubt::EachInTurn,
            games: default_games(),
            max_turns: default_max_turns(),
            five_suits: default_five_suits(),
            toy: None,
        }
    }

    /// The colours of [`five_suits`](Self::five_suits), each once, in the order of [`Suit::COLORS`].
    fn chosen(&self) -> impl Iterator<Item = Suit> {
        Suit::COLORS.into_iter().filter(|color| self.five_suits.contains(color))
    }

    /// Whether a match can start from it.
    ///
    /// # Errors
    /// Names the clause that it breaks.
    pub fn check(&self) -> Result<(), SetupError> {
        let Setup { seats, cards_per_suit: cards, games, max_turns: turns, .. } = *self;
        let least = if self.toy.is_some() { 1 } else { 4 };
        let different = self.chosen().count();
        let suits = self.toy.map_or(7, |toy| toy.suits);
        let (clause, message) = if !(2..=5).contains(&seats) {
            ("CD-1", Message::new("two-to-five-players").with("players", seats))
        } else if !(least..=12).contains(&cards) {
            ("CD-2", Message::new("cards-of-each-color").with("least", least).with("cards", cards))
        } else if !(1..=MAX_GAMES).contains(&games.into()) {
            ("CD-50", Message::new("number-of-games").with("most", MAX_GAMES).with("games", games))
        } else if !(1..=10_000).contains(&turns) {
            ("CD-43", Message::new("number-of-decisions").with("turns", turns))
        } else if different != self.five_suits.len() {
            ("CD-60", Message::new("five-different-colors"))
        } else if !(1..=7).contains(&suits) {
            ("CD-1", Message::new("number-of-colors").with("colors", suits))
        } else if self.deck().each == 0 {
            ("CD-11", Message::new("too-few-cards"))
        } else {
            return Ok(());
        };
        Err(SetupError::new(clause, message))
    }

    /// The deck of a setup that passes its [check](Self::check).
    ///
    /// # Panics
    /// When the setup has no seats, or more cards than the rules know.
    pub fn deck(&self) -> Deck {
        let (colors, removed): (Vec<Suit>, u8) = match self.toy {
            Some(toy) => (Suit::COLORS.into_iter().take(toy.suits.into()).collect(), toy.removed),
            None if self.seats == 2 => (self.chosen().collect(), 10), // CD-60
            None => (Suit::COLORS.to_vec(), 4),                       // CD-10
        };
        let colors = colors.into_iter().map(|color| Cards::of(color, self.cards_per_suit));
        let cards = colors.fold(Cards::of(Suit::Rainbow, 1), Cards::add); // CD-1
        // CD-11: what cannot be dealt evenly is set aside with what was taken out.
        Deck { cards, each: cards.total().saturating_sub(removed) / self.seats }
    }
}

/// The setup by which a table that was begun under older rules goes on exactly as it was played: what was the default
/// then is written down. `rules` is the [`Game::RULES`] under which the setup was stored. Nothing where today's rules
/// cannot express it, which is so for a number that no rules had.
///
/// Rules 1: a match was three games unless the setup said otherwise, and the five colours of two players were null for
/// the first five.
pub(crate) fn upgrade(rules: u32, mut setup: Map<String, Value>) -> Option<Map<String, Value>> {
    match rules {
        ColorDoubt::RULES => Some(setup),
        1 => {
            setup.entry("games").or_insert(Value::from(3));
            setup.retain(|key, value| key != "five_suits" || !value.is_null());
            Some(setup)
        }
        _ => None,
    }
}

/// What there is to deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    /// Every card.
    pub cards: Cards,
    /// The number of cards that each player gets; the rest is out of the game.
    pub each: u8,
}
