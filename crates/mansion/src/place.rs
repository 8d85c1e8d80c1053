//! Where tokens stand and walks end, in the words of a game.

use serde::{Deserialize, Serialize};
use ts_rs::{Config, TS};

use crate::board::Board;
use crate::spot::{RoomId, Spot, Square};

/// A game's name for rooms of its boards.
pub trait RoomName: Copy {
    /// The room's number on a board; `None` when the board has no such room.
    fn on(self, board: &Board) -> Option<RoomId>;

    /// The name of a room of a board; `None` when it has no name of this kind.
    fn of(room: RoomId, board: &Board) -> Option<Self>;
}

/// Where a token stands. In JSON `{ "square": [row, col] }`, `{ "room": R }`, or what `O` is in JSON.
///
/// ```
/// use mansion::{Board, Legend, Place, RoomId, RoomName, Spot};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Room {
///     Hall,
///     Kitchen,
/// }
///
/// impl RoomName for Room {
///     fn on(self, board: &Board) -> Option<RoomId> {
///         Some(RoomId(self as u8)).filter(|room| room.index() < board.rooms())
///     }
///
///     fn of(room: RoomId, _: &Board) -> Option<Self> {
///         [Room::Hall, Room::Kitchen].get(room.index()).copied()
///     }
/// }
///
/// let board = Board::read("hh>S\nkk>.", &Legend { rooms: "hk", starts: "S", passages: &[] })?;
/// let kitchen: Place<Room> = Place::Room(Room::Kitchen);
/// assert_eq!(kitchen.on(&board), Some(Spot::Room(RoomId(1))));
/// assert_eq!(Place::of(Spot::Room(RoomId(1)), &board), kitchen);
/// # Ok::<(), mansion::MapError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", expecting = "no such place")]
pub enum Place<R, O = Never> {
    /// On a corridor square.
    Square(Square),
    /// In a room.
    Room(R),
    /// In a room of the board that the game does not count among its rooms, such as a hall in the middle.
    #[serde(untagged)]
    Other(O),
}

impl<R: RoomName, O: RoomName> Place<R, O> {
    /// The room, if it is one.
    pub const fn room(self) -> Option<R> {
        match self {
            Place::Room(room) => Some(room),
            Place::Square(_) | Place::Other(_) => None,
        }
    }

    /// The spot on a board; `None` when the board has no such place.
    pub fn on(self, board: &Board) -> Option<Spot> {
        match self {
            Place::Square(square) => board.id(square).map(Spot::Square),
            Place::Room(room) => room.on(board).map(Spot::Room),
            Place::Other(other) => other.on(board).map(Spot::Room),
        }
    }

    /// The place of a spot on a board.
    ///
    /// # Panics
    /// When it is a room for which the game has no name.
    pub fn of(spot: Spot, board: &Board) -> Self {
        match spot {
            Spot::Square(square) => Place::Square(board.square(square)),
            Spot::Room(room) => R::of(room, board)
                .map(Place::Room)
                .or_else(|| O::of(room, board).map(Place::Other))
                .unwrap_or_else(|| panic!("{room:?} has no name")),
        }
    }
}

/// A place where a walk may end, and a way there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Destination<P, S> {
    /// The place.
    pub to: P,
    /// What is walked over, step by step.
    pub route: Vec<S>,
}

/// No place at all: for games that name every room of their boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Never {}

impl RoomName for Never {
    fn on(self, _: &Board) -> Option<RoomId> {
        match self {}
    }

    fn of(_: RoomId, _: &Board) -> Option<Self> {
        None
    }
}

impl TS for Never {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "never".into()
    }

    fn inline(_: &Config) -> String {
        "never".into()
    }
}
