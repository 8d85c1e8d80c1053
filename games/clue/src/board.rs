//! The boards, and where tokens stand on them (CL-2).

use std::sync::LazyLock;

use mansion::{Board, Legend, RoomId, RoomName};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::Room;

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
        static BOARDS: [LazyLock<Board>; 3] = [
            LazyLock::new(|| read(BoardName::Mansion, &MANSION)),
            LazyLock::new(|| read(BoardName::Lodge, &LODGE)),
            LazyLock::new(|| read(BoardName::Hut, &HUT)),
        ];
        &BOARDS[self as usize]
    }

    /// How many rooms it has: the first ones in order.
    pub fn rooms(self) -> usize {
        self.board().rooms()
    }
}

fn read(name: BoardName, legend: &Legend) -> Board {
    Board::read(name.map(), legend).expect("the maps of this crate are boards, as its tests prove")
}

/// Where a token stands. In JSON `{ "square": [row, col] }` or `{ "room": "hall" }`.
pub type Place = mansion::Place<Room>;

impl Room {
    /// The room's number on the boards.
    pub const fn id(self) -> RoomId {
        RoomId(self as u8)
    }
}

impl RoomName for Room {
    fn on(self, board: &Board) -> Option<RoomId> {
        (self.index() < board.rooms()).then_some(self.id())
    }

    fn of(room: RoomId, _: &Board) -> Option<Room> {
        Room::ALL.get(room.index()).copied()
    }
}
