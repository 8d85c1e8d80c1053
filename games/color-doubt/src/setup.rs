//! What is agreed before a match.

use game::SetupError;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Cards, Suit};

/// The most games in a match (CD-50).
pub const MAX_GAMES: usize = 10;

/// What is agreed before a match.
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
    /// The number of games in the match, 1 to 10 (CD-50).
    #[serde(default = "default_games")]
    pub games: u8,
    /// The number of decisions after which a game ends without a winner, 1 to 10,000 (CD-43).
    #[serde(default = "default_max_turns")]
    pub max_turns: u16,
    /// The five colours of a game of two; none is the first five. With more players all seven are used (CD-60).
    #[serde(default)]
    pub five_suits: Option<[Suit; 5]>,
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
    /// Only the player right after the one who laid.
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
    3
}

const fn default_max_turns() -> u16 {
    2_000
}

impl Setup {
    /// The default match of so many players.
    pub const fn new(seats: u8) -> Self {
        Setup {
            seats,
            cards_per_suit: default_cards_per_suit(),
            who_may_doubt: WhoMayDoubt::EachInTurn,
            games: default_games(),
            max_turns: default_max_turns(),
            five_suits: None,
            toy: None,
        }
    }

    /// The deck of this setup, or the first thing that is wrong with the setup.
    pub fn deck(&self) -> Result<Deck, SetupError> {
        self.check_numbers()?;
        let mut cards = Cards::of(Suit::Rainbow, 1); // CD-1
        for color in self.colors()? {
            cards += Cards::of(color, self.cards_per_suit);
        }
        let removed = match self.toy {
            Some(toy) => toy.removed,
            None if self.seats == 2 => 10, // CD-60
            None => 4,                     // CD-10
        };
        // CD-11: what cannot be dealt evenly is set aside with what was taken out.
        let each = cards.total().saturating_sub(removed) / self.seats;
        if each == 0 {
            return Err(SetupError::new("CD-11", "there are too few cards for every player to get one"));
        }
        Ok(Deck { cards, each })
    }

    fn check_numbers(&self) -> Result<(), SetupError> {
        let smallest = if self.toy.is_some() { 1 } else { 4 };
        if !(2..=5).contains(&self.seats) {
            return Err(SetupError::new("CD-1", format!("2 to 5 players can play, not {}", self.seats)));
        }
        if !(smallest..=12).contains(&self.cards_per_suit) {
            let message = format!("there are {smallest} to 12 cards of each colour, not {}", self.cards_per_suit);
            return Err(SetupError::new("CD-2", message));
        }
        if !(1..=MAX_GAMES).contains(&usize::from(self.games)) {
            let message = format!("a match is 1 to {MAX_GAMES} games, not {}", self.games);
            return Err(SetupError::new("CD-50", message));
        }
        if !(1..=10_000).contains(&self.max_turns) {
            let message = format!("a game may take 1 to 10,000 decisions, not {}", self.max_turns);
            return Err(SetupError::new("CD-43", message));
        }
        Ok(())
    }

    fn colors(&self) -> Result<Vec<Suit>, SetupError> {
        if let Some(toy) = self.toy {
            if self.five_suits.is_some() {
                return Err(SetupError::new("CD-60", "a toy deck has its own suits"));
            }
            if !(1..=7).contains(&toy.suits) {
                return Err(SetupError::new("CD-1", format!("a deck has 1 to 7 colours, not {}", toy.suits)));
            }
            return Ok(Suit::COLORS[..usize::from(toy.suits)].to_vec());
        }
        if self.seats > 2 {
            return match self.five_suits {
                None => Ok(Suit::COLORS.to_vec()),
                Some(_) => Err(SetupError::new("CD-1", "three players or more use all seven colours")),
            };
        }
        let mut colors = self.five_suits.map_or(Suit::COLORS[..5].to_vec(), |suits| suits.to_vec());
        colors.sort();
        colors.dedup();
        if colors.len() < 5 || colors.contains(&Suit::Rainbow) {
            return Err(SetupError::new("CD-60", "two players use five different colours"));
        }
        Ok(colors)
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
