//! Squares and rooms by their numbers, one by one and in sets.

use std::fmt;

use serde::{Deserialize, Serialize};
use sets::Set;
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

sets::numbered!(SquareId, MAX_SQUARES);

/// A room of one board, by its place in the legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomId(pub u8);

sets::numbered!(RoomId, MAX_ROOMS);

/// Where a token stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// On a corridor square.
    Square(SquareId),
    /// Anywhere in a room.
    Room(RoomId),
}

/// A set of corridor squares of one board.
pub type SquareSet = Set<SquareId, { MAX_SQUARES / 64 }>;

/// A set of rooms of one board.
pub type RoomSet = Set<RoomId>;
