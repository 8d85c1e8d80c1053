//! Who may hold cards.

/// A player, counted in turn order from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(pub u8);

/// A set of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PlayerSet(u16);

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

impl PlayerSet {
    /// Nobody.
    pub const EMPTY: PlayerSet = PlayerSet(0);

    /// Whether the player is in it.
    pub const fn contains(self, player: Player) -> bool {
        player.0 < 16 && self.0 >> player.0 & 1 == 1
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The players in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        (0..16).map(Player).filter(move |&player| self.contains(player))
    }
}

impl FromIterator<Player> for PlayerSet {
    /// # Panics
    /// When a player's number is 16 or more.
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> PlayerSet {
        PlayerSet(players.into_iter().fold(0, |set, player| {
            assert!(player.0 < 16, "there are fewer players");
            set | 1 << player.0
        }))
    }
}

impl From<Player> for PlayerSet {
    fn from(player: Player) -> PlayerSet {
        PlayerSet::from_iter([player])
    }
}

impl From<Player> for Holder {
    fn from(player: Player) -> Holder {
        Holder::Player(player)
    }
}
