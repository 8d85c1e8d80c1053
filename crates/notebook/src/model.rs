//! What a notebook holds.

use serde::Serialize;
use ts_rs::TS;

use crate::deck::Deck;

/// The largest number of entries of a notebook.
pub const MAX_ENTRIES: usize = 1_000;
/// The largest number of players, the case file and cards that lie face up counted as one each.
pub const MAX_HOLDERS: usize = inference::MAX_HOLDERS;

/// Everything that is noted about one game.
///
/// Whoever or whatever holds cards is a number: the players in turn order from 0, then the case file, then the cards
/// face up, where there are any.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Notebook {
    /// The cards of the game.
    pub deck: Deck,
    /// Who plays, in turn order.
    pub players: Vec<Player>,
    /// Whose notebook it is; a spectator's when nobody's.
    pub me: Option<u8>,
    /// The cards that its owner holds.
    pub own: Vec<u8>,
    /// Cards that all can see, such as those left over after the deal.
    pub open: Vec<u8>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Player {
    /// Their name.
    pub name: String,
    /// How many cards they hold.
    pub hand: u8,
}

/// One thing that happened, and where it is in the text.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Entry {
    /// The line, counted from 1.
    pub line: u32,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// Entries are compared by what happened, wherever it was written.
impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.what == other.what
    }
}

impl Eq for Entry {}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(export_to = "notebook/")]
pub enum What {
    /// Somebody suggested three cards.
    Asked {
        /// Who.
        by: u8,
        /// A suspect, a weapon, a room.
        cards: [u8; 3],
        /// Who had none of them, in the order of the answers.
        passed: Vec<u8>,
        /// Who showed a card; nobody did, as far as noted, when there is none.
        shown: Option<Shown>,
    },
    /// Somebody accused, wrongly.
    Accused {
        /// Who.
        by: u8,
        /// A suspect, a weapon, a room.
        cards: [u8; 3],
    },
    /// Cards were seen, or known not to be there.
    Seen {
        /// Who or what has them, or has them not.
        holder: u8,
        /// Whether they are there.
        has: bool,
        /// The cards.
        cards: Vec<u8>,
    },
    /// Whatever else is worth noting.
    Note {
        /// The words.
        text: String,
    },
}

/// A card shown in answer to a suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Shown {
    /// Who showed it.
    pub by: u8,
    /// The card, if the notebook's owner knows it.
    pub card: Option<u8>,
}

impl Notebook {
    /// The number of the case file among those who hold cards.
    pub fn case_file(&self) -> u8 {
        self.players.len() as u8
    }

    /// The number of those who hold cards.
    pub fn holders(&self) -> usize {
        self.players.len() + 1 + usize::from(!self.open.is_empty())
    }

    /// What a holder is called.
    pub fn holder_name(&self, holder: u8) -> &str {
        match self.players.get(usize::from(holder)) {
            Some(player) => &player.name,
            None if holder == self.case_file() => "case file",
            None => "open cards",
        }
    }

    /// The other players from the left of one on: who answers a suggestion, in order.
    pub fn after(&self, player: u8) -> impl Iterator<Item = u8> + Clone + use<> {
        inference::Player(player).others(self.players.len()).map(|other| other.0)
    }
}
