//! Who may hold cards.

use belief::{Holder, MAX_HOLDERS};
use serde::Serialize;
use sets::{Element, Set};

/// A player, counted in turn order from 0; as a holder of cards, the one of the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Player(pub u8);

/// A set of players.
pub type PlayerSet = Set<Player>;

impl Player {
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
        Holder(player.0)
    }
}
