//! Reading a board from its text map.

use crate::board::{Board, Cell, Distances, Door};
use crate::spot::{MAX_ROOMS, MAX_SQUARES, RoomId, RoomSet, Square, SquareId, SquareSet};

/// What the letters of a map mean; the other signs are the same for every board:
///
/// | sign | meaning |
/// |---|---|
/// | `.` or `o` | a corridor square |
/// | `^` `v` `<` `>` | a cell of a room with a door; the arrow is the step out of the room onto the doorstep |
/// | `*` | a cell of a room where the way of a secret passage is drawn |
/// | `x` or `#` | not part of the walk: the stairs in the middle, and what is outside |
#[derive(Clone, Copy, Debug)]
pub struct Legend<'a> {
    /// The rooms' letters in the order of their numbers.
    pub rooms: &'a str,
    /// The letters of the starting squares, which are corridor squares, in the order of the tokens.
    pub starts: &'a str,
    /// The pairs of rooms that secret passages join.
    pub passages: &'a [(char, char)],
}

/// A text from which no board can be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    /// The map has no line, or the first is empty.
    #[error("there is nothing on the map")]
    Empty,
    /// The lines are not of one length.
    #[error("line {line} of the map is not as long as the first")]
    Ragged {
        /// Its number, from 0.
        line: usize,
    },
    /// More squares, rooms, rows or columns than a board can have.
    #[error("the map is larger than {MAX_SQUARES} squares, {MAX_ROOMS} rooms or 255 rows and columns")]
    TooLarge,
    /// A sign that the legend does not know.
    #[error("{sign:?} at {at:?} is not in the legend")]
    UnknownSign {
        /// The sign.
        sign: char,
        /// Where.
        at: Square,
    },
    /// A letter of the legend that is missing, or a start that stands there twice.
    #[error("{letter:?} of the legend is not on the map, or a start is there twice")]
    Missing {
        /// The letter.
        letter: char,
    },
    /// A door or the mouth of a passage that touches no room, or two.
    #[error("the door or passage at {at:?} does not belong to exactly one room")]
    NoRoom {
        /// Where.
        at: Square,
    },
    /// A door whose arrow does not point to a corridor square.
    #[error("the door at {at:?} does not open onto a corridor square")]
    NoDoorstep {
        /// Where.
        at: Square,
    },
}

const STEPS: [(isize, isize); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

/// The step that a door's arrow shows.
fn arrow(sign: char) -> Option<(isize, isize)> {
    "^>v<".find(sign).map(|place| STEPS[place])
}

struct Grid<'a> {
    signs: Vec<Vec<char>>,
    legend: &'a Legend<'a>,
}

impl Grid<'_> {
    fn sign(&self, at: Square, (down, right): (isize, isize)) -> Option<(char, Square)> {
        let row = usize::from(at.row).checked_add_signed(down)?;
        let col = usize::from(at.col).checked_add_signed(right)?;
        let sign = *self.signs.get(row)?.get(col)?;
        Some((sign, Square { row: row as u8, col: col as u8 }))
    }

    fn places(&self) -> impl Iterator<Item = (Square, char)> + '_ {
        self.signs.iter().enumerate().flat_map(|(row, signs)| {
            signs.iter().enumerate().map(move |(col, &sign)| (Square { row: row as u8, col: col as u8 }, sign))
        })
    }

    fn room(&self, letter: char) -> Option<RoomId> {
        self.legend.rooms.chars().position(|room| room == letter).map(|place| RoomId(place as u8))
    }

    fn is_corridor(&self, sign: char) -> bool {
        sign == '.' || sign == 'o' || self.legend.starts.contains(sign)
    }

    /// The one room that a door or the mouth of a passage touches; arrows beside it are looked through.
    fn room_at(&self, at: Square) -> Result<RoomId, MapError> {
        let mut found = RoomSet::EMPTY;
        for step in STEPS {
            let mut place = at;
            while let Some((sign, next)) = self.sign(place, step) {
                if arrow(sign).is_some() {
                    place = next;
                    continue;
                }
                found.extend(self.room(sign));
                break;
            }
        }
        match (found.len(), found.first()) {
            (1, Some(room)) => Ok(room),
            _ => Err(MapError::NoRoom { at }),
        }
    }

    fn cell(&self, at: Square, sign: char) -> Result<Cell, MapError> {
        if self.is_corridor(sign) {
            Ok(Cell::Corridor)
        } else if let Some(room) = self.room(sign) {
            Ok(Cell::Room(room))
        } else if arrow(sign).is_some() || sign == '*' {
            Ok(Cell::Room(self.room_at(at)?))
        } else {
            match sign {
                'x' => Ok(Cell::Stairs),
                '#' => Ok(Cell::Outside),
                _ => Err(MapError::UnknownSign { sign, at }),
            }
        }
    }
}

impl Board {
    /// Reads a map by its legend. Empty lines before and after it do not count.
    ///
    /// # Errors
    /// When the text is not a map, or says something else than the legend.
    pub fn read(text: &str, legend: &Legend<'_>) -> Result<Board, MapError> {
        let signs: Vec<Vec<char>> = text.trim_matches('\n').lines().map(|line| line.chars().collect()).collect();
        let grid = Grid { signs, legend };
        let cols = grid.signs.first().map_or(0, Vec::len);
        if cols == 0 {
            return Err(MapError::Empty);
        }
        if let Some(line) = grid.signs.iter().position(|signs| signs.len() != cols) {
            return Err(MapError::Ragged { line });
        }
        let squares: Vec<Square> =
            grid.places().filter(|&(_, sign)| grid.is_corridor(sign)).map(|(at, _)| at).collect();
        let rooms = legend.rooms.chars().count();
        if squares.len() > MAX_SQUARES || rooms > MAX_ROOMS || grid.signs.len() > 255 || cols > 255 {
            return Err(MapError::TooLarge);
        }
        let mut ids = (0..=u8::MAX).map(SquareId);
        let mut id = |(_, sign)| if grid.is_corridor(sign) { ids.next() } else { None };
        let mut board = Board {
            cols,
            cells: grid.places().map(|(at, sign)| grid.cell(at, sign)).collect::<Result<_, MapError>>()?,
            doors: Vec::new(),
            starts: Vec::new(),
            passages: vec![None; rooms],
            ids: grid.places().map(&mut id).collect(),
            next: Vec::new(),
            opening: vec![RoomSet::EMPTY; squares.len()],
            doorsteps: vec![SquareSet::EMPTY; rooms],
            around: Vec::new(),
            free: Vec::new(),
            distances: Distances::default(),
            in_row: vec![SquareSet::EMPTY; grid.signs.len()],
            squares,
        };
        for (square, at) in (0..=u8::MAX).zip(&board.squares) {
            board.in_row[usize::from(at.row)].insert(SquareId(square));
        }
        let beside = |board: &Board, at, step| grid.sign(at, step).and_then(|(_, next)| board.id(next));

        for (at, sign) in grid.places() {
            let Some(step) = arrow(sign) else { continue };
            let doorstep = beside(&board, at, step).ok_or(MapError::NoDoorstep { at })?;
            let room = grid.room_at(at)?;
            board.doors.push(Door { room, cell: at, doorstep });
            board.opening[doorstep.index()].insert(room);
            board.doorsteps[room.index()].insert(doorstep);
        }
        if let Some(letter) = legend.rooms.chars().find(|&letter| !grid.places().any(|(_, sign)| sign == letter)) {
            return Err(MapError::Missing { letter });
        }

        let start = |letter| {
            let mut found = grid.places().filter(|&(_, sign)| sign == letter);
            match (found.next(), found.next()) {
                (Some((at, _)), None) => board.id(at).ok_or(MapError::Missing { letter }),
                _ => Err(MapError::Missing { letter }),
            }
        };
        board.starts = legend.starts.chars().map(start).collect::<Result<_, MapError>>()?;

        for &(one, other) in legend.passages {
            let one_room = grid.room(one).ok_or(MapError::Missing { letter: one })?;
            let other_room = grid.room(other).ok_or(MapError::Missing { letter: other })?;
            board.passages[one_room.index()] = Some(other_room);
            board.passages[other_room.index()] = Some(one_room);
        }

        let next = |&at: &Square| STEPS.into_iter().filter_map(|step| beside(&board, at, step)).collect();
        board.next = board.squares.iter().map(next).collect();
        board.free = board.spots().map(|_| Default::default()).collect();
        board.around = SquareSet::run(0, board.squares()).iter().map(|square| board.ends(square)).collect();
        board.distances = board.distances(SquareSet::EMPTY);
        Ok(board)
    }
}
