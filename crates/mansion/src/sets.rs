//! Squares and rooms, one by one and in sets.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The largest number of corridor squares of a board.
pub const MAX_SQUARES: usize = 256;
/// The largest number of rooms of a board.
pub const MAX_ROOMS: usize = 16;

/// A place on the grid of the map, a corridor square or not. In JSON it is `[row, col]`, from 0 at the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(into = "[u8; 2]", from = "[u8; 2]")]
#[ts(type = "[number, number]")]
pub struct Square {
    /// Rows are counted downwards.
    pub row: u8,
    /// Columns are counted to the right.
    pub col: u8,
}

impl From<[u8; 2]> for Square {
    fn from([row, col]: [u8; 2]) -> Self {
        Square { row, col }
    }
}

impl From<Square> for [u8; 2] {
    fn from(square: Square) -> Self {
        [square.row, square.col]
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.row, self.col)
    }
}

/// A corridor square of one board, by its number in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareId(pub u8);

impl SquareId {
    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A room of one board, by its place in the legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomId(pub u8);

impl RoomId {
    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a token stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// On a corridor square.
    Square(SquareId),
    /// Anywhere in a room.
    Room(RoomId),
}

/// A set of corridor squares of one board.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet([u64; MAX_SQUARES / 64]);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet([0; MAX_SQUARES / 64]);

    /// The set of one square.
    pub const fn one(square: SquareId) -> SquareSet {
        let mut set = Self::EMPTY;
        set.insert(square);
        set
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: SquareId) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    /// Takes a square out.
    pub const fn remove(&mut self, square: SquareId) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    /// Whether the square is in it.
    pub const fn contains(self, square: SquareId) -> bool {
        self.0[square.index() / 64] & 1 << (square.index() % 64) != 0
    }

    /// This set and one square more.
    #[must_use]
    pub const fn with(mut self, square: SquareId) -> SquareSet {
        self.insert(square);
        self
    }

    /// The squares of either set.
    #[must_use]
    pub fn or(self, other: SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The squares of both sets.
    #[must_use]
    pub fn and(self, other: SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The squares of this set that are not in the other.
    #[must_use]
    pub fn without(self, other: SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Whether it has no square.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The number of squares.
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The squares in order.
    pub fn iter(self) -> impl Iterator<Item = SquareId> + Clone {
        self.0.into_iter().enumerate().flat_map(|(place, mut word)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some(SquareId((place * 64 + bit) as u8))
            })
        })
    }
}

impl FromIterator<SquareId> for SquareSet {
    fn from_iter<I: IntoIterator<Item = SquareId>>(squares: I) -> Self {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|square| square.0)).finish()
    }
}

/// A set of rooms of one board.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomSet(u16);

impl RoomSet {
    /// No room.
    pub const EMPTY: RoomSet = RoomSet(0);

    /// Adds a room.
    pub const fn insert(&mut self, room: RoomId) {
        self.0 |= 1 << room.index();
    }

    /// Takes a room out.
    pub const fn remove(&mut self, room: RoomId) {
        self.0 &= !(1 << room.index());
    }

    /// Whether the room is in it.
    pub const fn contains(self, room: RoomId) -> bool {
        self.0 & 1 << room.index() != 0
    }

    /// The rooms of either set.
    #[must_use]
    pub const fn or(self, other: RoomSet) -> RoomSet {
        RoomSet(self.0 | other.0)
    }

    /// Whether it has no room.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of rooms.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The rooms in order.
    pub fn iter(self) -> impl Iterator<Item = RoomId> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let bit = (bits != 0).then(|| bits.trailing_zeros())?;
            bits &= bits - 1;
            Some(RoomId(bit as u8))
        })
    }
}

impl FromIterator<RoomId> for RoomSet {
    fn from_iter<I: IntoIterator<Item = RoomId>>(rooms: I) -> Self {
        let mut set = RoomSet::EMPTY;
        rooms.into_iter().for_each(|room| set.insert(room));
        set
    }
}

impl fmt::Debug for RoomSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|room| room.0)).finish()
    }
}
