//! Who may hold cards.

use belief::MAX_HOLDERS;
use sets::{Element, Set};

/// A player, counted in turn order from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(pub u8);

/// A set of players.
pub type PlayerSet = Set<Player>;

/// Whoever or whatever may hold a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Holder {
    /// A player's hand.
    Player(Player),
    /// The case file, which holds one card of each category.
    CaseFile,
    /// The cards that all can see, in games that have some.
    Open,
}

impl Player {
    /// The player's number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other players from the left of this one on: who answers a question, in order.
    pub fn others(self, players: usize) -> impl Iterator<Item = Player> + Clone {
        (1..players).map(move |step| Player(((self.index() + step) % players) as u8))
    }
}

impl Element for Player {
    const BOUND: usize = MAX_HOLDERS;

    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Player {
        Player(index as u8)
    }
}

impl From<Player> for Holder {
    fn from(player: Player) -> Holder {
        Holder::Player(player)
    }
}
