//! A board: corridor squares, rooms, and the ways between them.

use std::sync::OnceLock;

use crate::reach::{Free, MAX_STEPS};
use crate::spot::{RoomId, RoomSet, Spot, Square, SquareId, SquareSet};

/// What a place on the grid of the map is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A corridor square.
    Corridor,
    /// A part of a room.
    Room(RoomId),
    /// The stairs in the middle, which nobody enters.
    Stairs,
    /// Outside of the house.
    Outside,
}

/// A door of a room. It is not a square of its own: from the doorstep into the room is one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Door {
    /// Its room.
    pub room: RoomId,
    /// The cell of the room beside it.
    pub cell: Square,
    /// The corridor square before it.
    pub doorstep: SquareId,
}

/// A board.
///
/// ```
/// use mansion::{Board, Legend, RoomId, Square};
///
/// let legend = Legend { rooms: "hk", starts: "SM", passages: &[('h', 'k')] };
/// let board = Board::read("hh>S\nhh#.\nkk>.\nkk#M", &legend)?;
/// assert_eq!(board.squares(), 4);
/// assert_eq!(board.doors().len(), 2);
/// assert_eq!(board.square(board.starts()[1]), Square { row: 3, col: 3 });
/// assert_eq!(board.passage(RoomId(0)), Some(RoomId(1)));
/// # Ok::<(), mansion::MapError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Board {
    pub(crate) cols: usize,
    pub(crate) cells: Vec<Cell>,
    pub(crate) squares: Vec<Square>,
    /// By row: the corridor squares in it.
    pub(crate) in_row: Vec<SquareSet>,
    pub(crate) doors: Vec<Door>,
    pub(crate) starts: Vec<SquareId>,
    pub(crate) passages: Vec<Option<RoomId>>,
    /// By place on the grid.
    pub(crate) ids: Vec<Option<SquareId>>,
    /// By square: the squares beside it.
    pub(crate) next: Vec<SquareSet>,
    /// By square: the rooms with a door onto it.
    pub(crate) opening: Vec<RoomSet>,
    /// By room: the squares before its doors.
    pub(crate) doorsteps: Vec<SquareSet>,
    /// By square, then by number of steps: where a walk of that length could end at best.
    pub(crate) around: Vec<[SquareSet; MAX_STEPS]>,
    /// By the number of a spot, then by number of steps: where a walk of that length ends when nobody else is there.
    pub(crate) free: Vec<[OnceLock<Free>; MAX_STEPS + 1]>,
    /// When nobody stands in the way.
    pub(crate) distances: Distances,
}

/// How far the rooms are, with certain squares that cannot be passed.
///
/// Ways lead through corridors alone: a room on the way would end the walk.
#[derive(Clone, Debug, Default)]
pub struct Distances {
    /// By room, then by square: the steps into the room.
    into: Vec<Vec<Option<u8>>>,
    /// By room: the squares before its doors.
    doorsteps: Vec<SquareSet>,
}

impl Distances {
    /// The steps into a room, the last one through its door included; `None` when no way leads there, from a room to
    /// itself, and from a square that cannot be passed.
    pub fn get(&self, from: Spot, room: RoomId) -> Option<u8> {
        let into = &self.into[room.index()];
        match from {
            Spot::Square(square) => into[square.index()],
            Spot::Room(left) if left == room => None,
            Spot::Room(left) => {
                let ways = self.doorsteps[left.index()].iter();
                ways.filter_map(|first| into[first.index()]).min().map(|steps| steps + 1)
            }
        }
    }
}

impl Board {
    /// The number of rows of the map.
    pub fn rows(&self) -> usize {
        self.cells.len() / self.cols
    }

    /// The number of columns of the map.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// What a place on the grid is; outside of the grid, as outside of the house.
    pub fn cell(&self, at: Square) -> Cell {
        self.place(at).map_or(Cell::Outside, |place| self.cells[place])
    }

    /// What each place on the grid is, in reading order.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The number of corridor squares.
    pub fn squares(&self) -> usize {
        self.squares.len()
    }

    /// Where a corridor square is.
    pub fn square(&self, square: SquareId) -> Square {
        self.squares[square.index()]
    }

    /// The corridor squares in a row.
    ///
    /// # Panics
    /// When the map has no such row.
    pub fn in_row(&self, row: u8) -> SquareSet {
        self.in_row[usize::from(row)]
    }

    /// The rows in which any of these squares are.
    pub fn rows_of(&self, squares: SquareSet) -> impl Iterator<Item = u8> + '_ {
        (0..).zip(&self.in_row).filter(move |(_, in_row)| !squares.is_disjoint(**in_row)).map(|(row, _)| row)
    }

    /// The corridor square at a place, if there is one.
    pub fn id(&self, at: Square) -> Option<SquareId> {
        self.ids[self.place(at)?]
    }

    /// The number of rooms.
    pub fn rooms(&self) -> usize {
        self.passages.len()
    }

    /// Every corridor square, then every room.
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        let squares = (0..self.squares()).map(|square| Spot::Square(SquareId(square as u8)));
        squares.chain((0..self.rooms()).map(|room| Spot::Room(RoomId(room as u8))))
    }

    /// The place of a spot among all [`spots`](Board::spots).
    pub fn number(&self, spot: Spot) -> usize {
        match spot {
            Spot::Square(square) => square.index(),
            Spot::Room(room) => self.squares() + room.index(),
        }
    }

    /// Every door, in reading order.
    pub fn doors(&self) -> &[Door] {
        &self.doors
    }

    /// The tokens' starting squares.
    pub fn starts(&self) -> &[SquareId] {
        &self.starts
    }

    /// The room at the other end of the secret passage, if the room has one.
    pub fn passage(&self, room: RoomId) -> Option<RoomId> {
        self.passages[room.index()]
    }

    /// The squares beside a square.
    pub fn next(&self, square: SquareId) -> SquareSet {
        self.next[square.index()]
    }

    /// The rooms with a door onto a square.
    pub fn opening(&self, square: SquareId) -> RoomSet {
        self.opening[square.index()]
    }

    /// The squares before a room's doors.
    pub fn doorsteps(&self, room: RoomId) -> SquareSet {
        self.doorsteps[room.index()]
    }

    /// No walk of that many steps from a square ends on any other square than these.
    pub(crate) fn around(&self, square: SquareId, steps: u8) -> SquareSet {
        self.around[square.index()][usize::from(steps)]
    }

    /// The squares that are one step away.
    pub fn first_steps(&self, from: Spot) -> SquareSet {
        match from {
            Spot::Square(square) => self.next(square),
            Spot::Room(room) => self.doorsteps(room),
        }
    }

    /// The steps into a room when nobody stands in the way: see [`Distances::get`].
    pub fn distance(&self, from: Spot, room: RoomId) -> Option<u8> {
        self.distances.get(from, room)
    }

    /// How far the rooms are where these squares cannot be passed.
    pub fn distances(&self, blocked: SquareSet) -> Distances {
        let doorsteps: Vec<SquareSet> = self.doorsteps.iter().map(|steps| steps.without(blocked)).collect();
        let into = doorsteps.iter().map(|&doorsteps| self.steps_into(doorsteps, blocked)).collect();
        Distances { into, doorsteps }
    }

    fn place(&self, at: Square) -> Option<usize> {
        let (row, col) = (usize::from(at.row), usize::from(at.col));
        let place = row * self.cols + col;
        (col < self.cols && place < self.cells.len()).then_some(place)
    }

    /// Where walks of 0, 1, 2 ... steps on an empty board could end if a square might be walked on twice.
    pub(crate) fn ends(&self, square: SquareId) -> [SquareSet; MAX_STEPS] {
        let mut ends = [SquareSet::one(square); MAX_STEPS];
        for steps in 1..MAX_STEPS {
            ends[steps] = self.beside(ends[steps - 1]);
        }
        ends
    }

    /// The steps from each square into a room with these doorsteps.
    fn steps_into(&self, doorsteps: SquareSet, blocked: SquareSet) -> Vec<Option<u8>> {
        let mut steps = vec![None; self.squares()];
        let mut seen = SquareSet::EMPTY;
        let mut edge = doorsteps;
        for far in 1..=u8::MAX {
            seen = seen.or(edge);
            edge.iter().for_each(|square| steps[square.index()] = Some(far));
            edge = self.beside(edge).without(seen).without(blocked);
        }
        steps
    }

    /// The squares beside any of these.
    pub(crate) fn beside(&self, squares: SquareSet) -> SquareSet {
        squares.iter().fold(SquareSet::EMPTY, |beside, square| beside.or(self.next(square)))
    }
}
