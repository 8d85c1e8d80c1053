//! The boards, and where tokens stand on them (CL-2).

use std::sync::LazyLock;

use mansion::{Board, Legend, RoomId, Spot, Square};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Room, Suspect};

/// A board by its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "clue/")]
pub enum BoardName {
    /// The printed board: nine rooms.
    #[default]
    Mansion,
    /// A small one: the first four rooms, each with a passage. For tests and experiments.
    Lodge,
    /// The smallest one: the first two rooms, three starting squares. For tests and experiments.
    Hut,
}

const MANSION: Legend = Legend { rooms: "shlbdiack", starts: "SMWGEP", passages: &[('s', 'k'), ('l', 'c')] };
const LODGE: Legend = Legend { rooms: "shlb", starts: "SMWGEP", passages: &[('s', 'b'), ('h', 'l')] };
const HUT: Legend = Legend { rooms: "sh", starts: "SMW", passages: &[] };

impl BoardName {
    /// The board as a text map.
    pub fn map(self) -> &'static str {
        match self {
            BoardName::Mansion => include_str!("../boards/mansion.txt"),
            BoardName::Lodge => include_str!("../boards/lodge.txt"),
            BoardName::Hut => include_str!("../boards/hut.txt"),
        }
    }

    /// The board as it is walked on.
    pub fn board(self) -> &'static Board {
        static MANSION_BOARD: LazyLock<Board> = LazyLock::new(|| read(BoardName::Mansion, &MANSION));
        static LODGE_BOARD: LazyLock<Board> = LazyLock::new(|| read(BoardName::Lodge, &LODGE));
        static HUT_BOARD: LazyLock<Board> = LazyLock::new(|| read(BoardName::Hut, &HUT));
        match self {
            BoardName::Mansion => &MANSION_BOARD,
            BoardName::Lodge => &LODGE_BOARD,
            BoardName::Hut => &HUT_BOARD,
        }
    }

    /// How many rooms it has: the first ones in order.
    pub const fn rooms(self) -> usize {
        match self {
            BoardName::Mansion => 9,
            BoardName::Lodge => 4,
            BoardName::Hut => 2,
        }
    }
}

fn read(name: BoardName, legend: &Legend) -> Board {
    Board::read(name.map(), legend).expect("the maps of this crate are boards, as its tests prove")
}

/// Where a token stands. In JSON `{ "square": [row, col] }` or `{ "room": "hall" }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "clue/")]
pub enum Place {
    /// On a corridor square.
    Square(Square),
    /// In a room.
    Room(Room),
}

impl Place {
    /// The room, if it is one.
    pub const fn room(self) -> Option<Room> {
        match self {
            Place::Room(room) => Some(room),
            Place::Square(_) => None,
        }
    }

    /// The spot on a board; `None` when the board has no such square or room.
    pub fn on(self, board: &Board) -> Option<Spot> {
        match self {
            Place::Square(square) => board.id(square).map(Spot::Square),
            Place::Room(room) => (room.index() < board.rooms()).then_some(Spot::Room(room.id())),
        }
    }

    /// The place of a spot on a board.
    pub fn of(spot: Spot, board: &Board) -> Place {
        match spot {
            Spot::Square(square) => Place::Square(board.square(square)),
            Spot::Room(room) => Place::Room(Room::of(room)),
        }
    }

    /// Where a token stands at first (CL-10).
    pub fn start(token: Suspect, board: &Board) -> Place {
        Place::Square(board.square(board.starts()[token.index()]))
    }
}

impl Room {
    /// The room's number on the boards.
    pub const fn id(self) -> RoomId {
        RoomId(self as u8)
    }

    /// The room of a number.
    pub const fn of(room: RoomId) -> Room {
        Room::ALL[room.index()]
    }
}
