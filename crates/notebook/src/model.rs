//! What a notebook holds.

use game::Arg;
use inference::{Card, Holder, Player, Shown};
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
    pub players: Vec<Person>,
    /// Whose notebook it is; a spectator's when nobody's.
    #[ts(as = "Option<u8>")]
    pub me: Option<Player>,
    /// The cards that its owner holds.
    #[ts(as = "Vec<u8>")]
    pub own: Vec<Card>,
    /// Cards that all can see, such as those left over after the deal.
    #[ts(as = "Vec<u8>")]
    pub open: Vec<Card>,
    /// What happened, in order.
    pub entries: Vec<Noted>,
    /// What messages call the cards: their names in the writer's language, in the order of the deck. Cards without
    /// one are called as in the deck.
    #[serde(skip)]
    pub titles: Vec<String>,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "notebook/", rename = "Player")]
pub struct Person {
    /// Their name.
    pub name: String,
    /// How many cards they hold.
    pub hand: u8,
}

/// One thing that happened, and where it is in the text.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "notebook/", rename = "Entry")]
pub struct Noted {
    /// The line, counted from 1.
    pub line: u32,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// Entries are compared by what happened, wherever it was written.
impl PartialEq for Noted {
    fn eq(&self, other: &Noted) -> bool {
        self.what == other.what
    }
}

impl Eq for Noted {}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(export_to = "notebook/")]
pub enum What {
    /// Somebody suggested three cards.
    Asked {
        /// Who.
        #[ts(as = "u8")]
        by: Player,
        /// A suspect, a weapon, a room.
        #[ts(as = "[u8; 3]")]
        cards: [Card; 3],
        /// Who had none of them, in the order of the answers.
        #[ts(as = "Vec<u8>")]
        passed: Vec<Player>,
        /// Who showed a card; nobody did, as far as noted, when there is none.
        shown: Option<Shown>,
    },
    /// Somebody accused, wrongly.
    Accused {
        /// Who.
        #[ts(as = "u8")]
        by: Player,
        /// A suspect, a weapon, a room.
        #[ts(as = "[u8; 3]")]
        cards: [Card; 3],
    },
    /// Cards were seen, or known not to be there.
    Seen {
        /// Who or what has them, or has them not.
        #[ts(as = "u8")]
        holder: Holder,
        /// Whether they are there.
        has: bool,
        /// The cards.
        #[ts(as = "Vec<u8>")]
        cards: Vec<Card>,
    },
    /// Whatever else is worth noting.
    Note {
        /// The words.
        text: String,
    },
}

impl Notebook {
    /// The case file among those who hold cards.
    pub fn case_file(&self) -> Holder {
        Holder(self.players.len() as u8)
    }

    /// All that hold cards: the players, the case file, the cards face up.
    pub fn holders(&self) -> impl Iterator<Item = Holder> + Clone + use<> {
        (0..self.players.len() as u8 + 1 + u8::from(!self.open.is_empty())).map(Holder)
    }

    /// What a holder is called.
    pub fn holder_name(&self, holder: impl Into<Holder>) -> &str {
        let holder = holder.into();
        match self.players.get(usize::from(holder.0)) {
            Some(person) => &person.name,
            None if holder == self.case_file() => "case file",
            None => "open cards",
        }
    }

    /// What messages call a card.
    ///
    /// # Panics
    /// When there is no such card.
    pub fn title(&self, card: Card) -> &str {
        let title = self.titles.get(usize::from(card.0)).filter(|title| !title.is_empty());
        title.map_or_else(|| self.deck.name(card), String::as_str)
    }

    /// The same of several, between commas.
    pub(crate) fn titles_of(&self, cards: impl IntoIterator<Item = Card>) -> Arg {
        Arg::text(cards.into_iter().map(|card| self.title(card)).collect::<Vec<_>>().join(", "))
    }

    /// The other players from the left of one on: who answers a suggestion, in order.
    pub fn after(&self, player: Player) -> impl Iterator<Item = Player> + Clone + use<> {
        player.others(self.players.len())
    }
}
