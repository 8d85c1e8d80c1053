//! The board, and how far one gets on it (TC-20 to TC-33, TC-70).

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use mansion::{Board, Legend, RoomId, RoomSet, Spot, Square, SquareId, SquareSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Where;
use crate::setup::Blocking;

/// A board by its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "true-colors/")]
pub enum BoardName {
    /// Twelve rooms round a centre, eight pads.
    #[default]
    Mansion,
    /// Three rooms, a centre and two pads. For tests and experiments.
    Cottage,
}

const MANSION: Legend = Legend { rooms: "ateicdhkblmsw", starts: "12345678", passages: &[] };
const COTTAGE: Legend = Legend { rooms: "atew", starts: "12", passages: &[] };

impl BoardName {
    /// The board as a text map: rooms by letters, `w` the centre, pads by numbers.
    pub const fn map(self) -> &'static str {
        match self {
            BoardName::Mansion => include_str!("../boards/mansion.txt"),
            BoardName::Cottage => include_str!("../boards/cottage.txt"),
        }
    }

    /// The board as it is walked on. Its last room is the centre.
    pub fn board(self) -> &'static Board {
        static MANSION_BOARD: LazyLock<Board> = LazyLock::new(|| read(BoardName::Mansion, &MANSION));
        static COTTAGE_BOARD: LazyLock<Board> = LazyLock::new(|| read(BoardName::Cottage, &COTTAGE));
        match self {
            BoardName::Mansion => &MANSION_BOARD,
            BoardName::Cottage => &COTTAGE_BOARD,
        }
    }

    /// How many rooms it has besides the centre: the first ones in order.
    pub const fn rooms(self) -> usize {
        match self {
            BoardName::Mansion => crate::KINDS,
            BoardName::Cottage => 3,
        }
    }

    /// The centre's number.
    pub const fn centre(self) -> RoomId {
        RoomId(self.rooms() as u8)
    }

    /// The pads.
    pub fn pads(self) -> SquareSet {
        self.board().starts().iter().copied().collect()
    }

    /// The fewest spaces from a spot to landing on a pad when nobody stands in the way (from a pad, out and back), or
    /// one more than the longest walk.
    pub(crate) fn to_pad(self, from: Spot) -> u8 {
        static MANSION_STEPS: LazyLock<Vec<u8>> = LazyLock::new(|| BoardName::Mansion.steps_to_pads());
        static COTTAGE_STEPS: LazyLock<Vec<u8>> = LazyLock::new(|| BoardName::Cottage.steps_to_pads());
        let steps = match self {
            BoardName::Mansion => &*MANSION_STEPS,
            BoardName::Cottage => &*COTTAGE_STEPS,
        };
        match from {
            Spot::Square(square) => steps[square.index()],
            Spot::Room(room) => steps[self.board().squares() + room.index()],
        }
    }

    /// [`to_pad`](Self::to_pad) of every square, then of every room.
    fn steps_to_pads(self) -> Vec<u8> {
        let board = self.board();
        let squares = (0..board.squares()).map(|square| Spot::Square(SquareId(square as u8)));
        let rooms = (0..board.rooms()).map(|room| Spot::Room(RoomId(room as u8)));
        let steps = |from| {
            let (taken, blocking) = (SquareSet::EMPTY, Blocking::PadsOnly);
            let walk = Walk { board: self, from, taken, blocking, steps: MAX_STEPS as u8 };
            let reach = Reach::of(walk);
            let landing = reach.rings.iter().position(|ring| !ring.squares.and(self.pads()).is_empty());
            landing.unwrap_or(MAX_STEPS) as u8 + 1
        };
        squares.chain(rooms).map(steps).collect()
    }
}

fn read(name: BoardName, legend: &Legend) -> Board {
    Board::read(name.map(), legend).expect("the maps of this crate are boards, as its tests prove")
}

/// Where a pawn stands. In JSON `{ "square": [row, col] }`, `{ "room": "hall" }` or `"centre"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "true-colors/")]
pub enum Place {
    /// On a corridor square, pads among them.
    Square(Square),
    /// In one of the twelve rooms.
    Room(Where),
    /// In the large colour wheel space in the middle.
    Centre,
}

impl Place {
    /// The room, if it is one of the twelve.
    pub const fn room(self) -> Option<Where> {
        match self {
            Place::Room(room) => Some(room),
            _ => None,
        }
    }

    /// The spot on a board; `None` when the board has no such place.
    pub fn on(self, board: BoardName) -> Option<Spot> {
        match self {
            Place::Square(square) => board.board().id(square).map(Spot::Square),
            Place::Room(room) => (room.index() < board.rooms()).then_some(Spot::Room(RoomId(room.index() as u8))),
            Place::Centre => Some(Spot::Room(board.centre())),
        }
    }

    /// The place of a spot on a board.
    pub fn of(spot: Spot, board: BoardName) -> Place {
        match spot {
            Spot::Square(square) => Place::Square(board.board().square(square)),
            Spot::Room(room) if room == board.centre() => Place::Centre,
            Spot::Room(room) => Place::Room(Where::ALL[room.index()]),
        }
    }
}

/// The longest walk: two dice.
pub(crate) const MAX_STEPS: usize = 12;

/// Where pawns stood on a way, without the first; the last is its end.
pub(crate) type Route = ArrayVec<Spot, MAX_STEPS>;

/// A walk to be made: from somewhere, with others on these squares, this far at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walk {
    pub(crate) board: BoardName,
    pub(crate) from: Spot,
    pub(crate) taken: SquareSet,
    pub(crate) blocking: Blocking,
    pub(crate) steps: u8,
}

impl Walk {
    /// The squares that cannot be entered (TC-25).
    fn blocked(&self) -> SquareSet {
        match self.blocking {
            Blocking::PadsOnly => SquareSet::EMPTY,
            Blocking::Corridors => self.taken,
        }
    }
}

/// The spots that are first reached by a walk of some length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Ring {
    squares: SquareSet,
    rooms: RoomSet,
}

impl Ring {
    fn is_empty(self) -> bool {
        self.squares.is_empty() && self.rooms.is_empty()
    }

    fn contains(self, spot: Spot) -> bool {
        match spot {
            Spot::Square(square) => self.squares.contains(square),
            Spot::Room(room) => self.rooms.contains(room),
        }
    }
}

/// Everywhere that a walk can end, by the fewest spaces that it takes.
///
/// Fewest spaces are all that counts (TC-26). Whoever steps out of a room and back ends in it, and whoever steps off a
/// pad and back lands on it.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    walk: Walk,
    rings: ArrayVec<Ring, MAX_STEPS>,
}

impl Reach {
    pub(crate) fn of(walk: Walk) -> Reach {
        let board = walk.board.board();
        let (pads, blocked) = (walk.board.pads(), walk.blocked());
        let mut reach = Reach { walk, rings: ArrayVec::new() };
        let mut seen = Ring::default();
        let mut edge = match walk.from {
            Spot::Square(square) => Ring { squares: SquareSet::one(square), rooms: RoomSet::EMPTY },
            Spot::Room(room) => Ring { squares: SquareSet::EMPTY, rooms: [room].into_iter().collect() },
        };
        for step in 0..walk.steps {
            let mut next = Ring::default();
            for square in edge.squares.iter() {
                next.squares = next.squares.or(board.next(square));
                next.rooms = next.rooms.or(board.opening(square));
            }
            for room in edge.rooms.iter() {
                next.squares = next.squares.or(board.doorsteps(room)); // TC-22
            }
            if step > 0 && !edge.squares.and(pads).is_empty() {
                next.squares = next.squares.or(pads.without(walk.taken)); // TC-31
            }
            next.squares = next.squares.without(blocked).without(seen.squares); // TC-25
            next.rooms = next.rooms.iter().filter(|&room| !seen.rooms.contains(room)).collect();
            if next.is_empty() {
                break;
            }
            seen = Ring { squares: seen.squares.or(next.squares), rooms: seen.rooms.or(next.rooms) };
            reach.rings.push(next);
            edge = next;
        }
        reach
    }

    /// Where the walk can end other than where it began, squares first; a room that was left counts when one can step
    /// out and come back.
    pub(crate) fn ends(&self) -> (SquareSet, RoomSet) {
        let mut squares = self.rings.iter().fold(SquareSet::EMPTY, |all, ring| all.or(ring.squares));
        if let Spot::Square(square) = self.walk.from {
            squares.remove(square);
        }
        (squares, self.rings.iter().fold(RoomSet::EMPTY, |all, ring| all.or(ring.rooms)))
    }

    /// A pad on which the walk can land, the nearest: from there one teleports (TC-30).
    pub(crate) fn pad(&self) -> Option<SquareId> {
        let pads = self.walk.board.pads();
        self.rings.iter().find_map(|ring| ring.squares.and(pads).iter().next())
    }

    /// A shortest way to a spot; `None` when it is too far.
    pub(crate) fn route(&self, to: Spot) -> Option<Route> {
        let mut step = self.rings.iter().position(|ring| ring.contains(to))?;
        let mut route = Route::new();
        let mut at = to;
        loop {
            route.insert(0, at);
            if step == 0 {
                return Some(route);
            }
            step -= 1;
            at = self.before(at, step)?;
        }
    }

    /// A spot of this ring from which one steps to `to`.
    fn before(&self, to: Spot, ring: usize) -> Option<Spot> {
        let board = self.walk.board.board();
        let ring = self.rings[ring];
        match to {
            Spot::Room(room) => board.doorsteps(room).and(ring.squares).iter().next().map(Spot::Square),
            Spot::Square(square) => {
                let beside = ring.squares.and(board.next(square)).iter().next().map(Spot::Square);
                let room = || {
                    let mut rooms = ring.rooms.iter().filter(|&room| board.doorsteps(room).contains(square));
                    rooms.next().map(Spot::Room)
                };
                let pads = self.walk.board.pads();
                let pad =
                    || ring.squares.and(pads).iter().next().map(Spot::Square).filter(|_| pads.contains(square));
                beside.or_else(room).or_else(pad)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every spot on which some walk ends, found by trying all of them, those too that enter a spot twice.
    fn tried(walk: Walk) -> Ring {
        let mut found = Ring::default();
        let mut way = vec![walk.from];
        go_on(walk, &mut way, &mut found);
        found
    }

    fn go_on(walk: Walk, way: &mut Vec<Spot>, found: &mut Ring) {
        if way.len() > usize::from(walk.steps) {
            return;
        }
        let (board, pads) = (walk.board.board(), walk.board.pads());
        let at = *way.last().expect("a way has a beginning");
        let mut next: Vec<Spot> = board.first_steps(at).iter().map(Spot::Square).collect();
        if let Spot::Square(square) = at {
            next.extend(board.opening(square).iter().map(Spot::Room));
            if way.len() > 1 && pads.contains(square) {
                next.extend(pads.without(walk.taken).iter().map(Spot::Square));
            }
        }
        for spot in next {
            let taken = matches!(spot, Spot::Square(square) if walk.taken.contains(square));
            if taken && walk.blocking == Blocking::Corridors {
                continue;
            }
            match spot {
                Spot::Square(square) => found.squares.insert(square),
                Spot::Room(room) => found.rooms.insert(room),
            }
            way.push(spot);
            go_on(walk, way, found);
            way.pop();
        }
    }

    fn check(walk: Walk) {
        let reach = Reach::of(walk);
        let mut found = tried(walk);
        for (spots, spot) in reach.rings.iter().enumerate().flat_map(|(ring, spots)| {
            let squares = spots.squares.iter().map(Spot::Square);
            squares.chain(spots.rooms.iter().map(Spot::Room)).map(move |spot| (ring + 1, spot))
        }) {
            let route = reach.route(spot).expect("what is in reach has a way");
            assert_eq!((route.len(), route.last()), (spots, Some(&spot)), "{walk:?}");
        }
        let landed = !found.squares.and(walk.board.pads()).is_empty();
        assert_eq!(reach.pad().is_some(), landed, "{walk:?}");
        if let Spot::Square(square) = walk.from {
            found.squares.remove(square);
        }
        let (squares, rooms) = reach.ends();
        assert_eq!(Ring { squares, rooms }, found, "{walk:?}");
    }

    fn spots(board: BoardName) -> impl Iterator<Item = Spot> {
        let squares = (0..board.board().squares()).map(|square| Spot::Square(SquareId(square as u8)));
        squares.chain((0..board.board().rooms()).map(|room| Spot::Room(RoomId(room as u8))))
    }

    /// Each first, third, fourth or fifth square is taken, but for the one walked from.
    fn taken(board: BoardName, each: usize, from: Spot) -> SquareSet {
        let squares = (0..board.board().squares()).step_by(each).map(|square| SquareId(square as u8));
        squares.filter(|&square| from != Spot::Square(square)).collect()
    }

    #[test]
    fn reach_is_what_trying_all_ways_finds() {
        for (board, most) in [(BoardName::Cottage, 6), (BoardName::Mansion, 4)] {
            for from in spots(board) {
                for steps in 0..=most {
                    check(Walk { board, from, taken: SquareSet::EMPTY, blocking: Blocking::PadsOnly, steps });
                    for (each, blocking) in [(1, Blocking::PadsOnly), (3, Blocking::PadsOnly)]
                        .into_iter()
                        .chain([3, 4, 5].map(|each| (each, Blocking::Corridors)))
                    {
                        check(Walk { board, from, taken: taken(board, each, from), blocking, steps });
                    }
                }
            }
        }
    }

    #[test]
    fn every_place_knows_how_far_the_next_pad_is() {
        let board = BoardName::Mansion;
        for pad in board.pads().iter() {
            assert_eq!(board.to_pad(Spot::Square(pad)), 2, "out and back");
        }
        let far = |room: Where| board.to_pad(Spot::Room(RoomId(room.index() as u8)));
        assert!(Where::ALL.into_iter().all(|room| far(room) == 6));
        assert_eq!(board.to_pad(Spot::Room(board.centre())), 10);
    }
}
