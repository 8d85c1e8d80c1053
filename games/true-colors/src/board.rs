//! The board, and how far one gets on it (TC-20 to TC-33, TC-70).

use std::sync::LazyLock;

use mansion::{Board, Legend, MAX_STEPS, Rings, RoomId, RoomName, Spot, SquareId, SquareSet, Tour, Way};
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
    const ALL: [BoardName; 2] = [BoardName::Mansion, BoardName::Cottage];

    /// The board as a text map: rooms by letters, `w` the centre, pads by numbers.
    pub const fn map(self) -> &'static str {
        match self {
            BoardName::Mansion => include_str!("../boards/mansion.txt"),
            BoardName::Cottage => include_str!("../boards/cottage.txt"),
        }
    }

    /// The board as it is walked on. Its last room is the centre.
    pub fn board(self) -> &'static Board {
        static BOARDS: LazyLock<[Board; 2]> = LazyLock::new(|| BoardName::ALL.map(BoardName::read));
        &BOARDS[self as usize]
    }

    fn read(self) -> Board {
        let legend = match self {
            BoardName::Mansion => MANSION,
            BoardName::Cottage => COTTAGE,
        };
        Board::read(self.map(), &legend).expect("the maps of this crate are boards, as its tests prove")
    }

    /// How many rooms it has besides the centre: the first ones in order.
    pub fn rooms(self) -> usize {
        self.board().rooms() - 1
    }

    /// The centre's number.
    pub fn centre(self) -> RoomId {
        RoomId(self.rooms() as u8)
    }

    /// The pads.
    pub fn pads(self) -> SquareSet {
        self.board().starts().iter().copied().collect()
    }

    /// The fewest spaces from a spot to landing on a pad when nobody stands in the way (from a pad, out and back), or
    /// one more than the longest walk.
    pub(crate) fn to_pad(self, from: Spot) -> u8 {
        static STEPS: LazyLock<[Vec<u8>; 2]> = LazyLock::new(|| BoardName::ALL.map(BoardName::steps_to_pads));
        let steps = &STEPS[self as usize];
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
            let landing = walk.rings().iter().position(|ring| !ring.squares.is_disjoint(self.pads()));
            landing.unwrap_or(MAX_STEPS) as u8 + 1
        };
        squares.chain(rooms).map(steps).collect()
    }
}

/// Where a pawn stands. In JSON `{ "square": [row, col] }`, `{ "room": "hall" }` or `"centre"`.
pub type Place = mansion::Place<Where, Centre>;

/// A place where a walk may end, and a way there: the places on it, of which the last is the place itself.
pub type Destination = mansion::Destination<Place, Place>;

/// The large space in the middle of a board: its last room, and not one of the twelve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "true-colors/")]
pub enum Centre {
    /// The only one.
    Centre,
}

/// In the large space in the middle.
pub const CENTRE: Place = Place::Other(Centre::Centre);

impl RoomName for Where {
    fn on(self, board: &Board) -> Option<RoomId> {
        Some(RoomId(self.index() as u8)).filter(|room| room.index() + 1 < board.rooms())
    }

    fn of(room: RoomId, board: &Board) -> Option<Where> {
        Where::ALL.get(room.index()).copied().filter(|_| room.index() + 1 < board.rooms())
    }
}

impl RoomName for Centre {
    fn on(self, board: &Board) -> Option<RoomId> {
        Some(RoomId(board.rooms() as u8 - 1))
    }

    fn of(room: RoomId, board: &Board) -> Option<Centre> {
        (room.index() + 1 == board.rooms()).then_some(Centre::Centre)
    }
}

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
    fn tour(&self) -> Tour {
        let pads = self.board.pads();
        let blocked = match self.blocking {
            Blocking::PadsOnly => SquareSet::EMPTY,
            Blocking::Corridors => self.taken,
        };
        let open = pads.without(self.taken);
        Tour { from: self.from, blocked, hubs: pads, open, steps: self.steps } // TC-22, TC-25, TC-31
    }

    fn rings(&self) -> Rings {
        self.board.board().rings(&self.tour())
    }
}

/// Everywhere that a walk can end, by the fewest spaces that it takes.
///
/// Fewest spaces are all that counts (TC-26). Whoever steps out of a room and back ends in it, and whoever steps off a
/// pad and back lands on it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reach {
    pub(crate) walk: Walk,
    rings: Rings,
}

impl Reach {
    pub(crate) fn of(walk: Walk) -> Reach {
        Reach { walk, rings: walk.rings() }
    }

    /// Where the walk can end other than where it began, squares first; a room that was left counts when one can step
    /// out and come back.
    pub(crate) fn ends(&self) -> mansion::Reach {
        let mut ends = self.rings.all();
        if let Spot::Square(square) = self.walk.from {
            ends.squares.remove(square);
        }
        ends
    }

    /// A pad on which the walk can land, the nearest: from there one teleports (TC-30).
    pub(crate) fn pad(&self) -> Option<SquareId> {
        self.rings.nearest(self.walk.board.pads())
    }

    /// A shortest way to a spot; `None` when it is too far.
    pub(crate) fn route(&self, to: Spot) -> Option<Way> {
        self.walk.board.board().way(&self.walk.tour(), &self.rings, to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every spot on which some walk ends, found by trying all of them, those too that enter a spot twice.
    fn tried(walk: Walk) -> mansion::Reach {
        let mut found = mansion::Reach::default();
        let mut way = vec![walk.from];
        go_on(walk, &mut way, &mut found);
        found
    }

    fn go_on(walk: Walk, way: &mut Vec<Spot>, found: &mut mansion::Reach) {
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
        for (spots, spot) in
            reach.rings.iter().zip(1..).flat_map(|(ring, spots)| ring.iter().map(move |spot| (spots, spot)))
        {
            let route = reach.route(spot).expect("what is in reach has a way");
            assert_eq!((route.len(), route.last()), (spots, Some(&spot)), "{walk:?}");
        }
        let landed = !found.squares.and(walk.board.pads()).is_empty();
        assert_eq!(reach.pad().is_some(), landed, "{walk:?}");
        if let Spot::Square(square) = walk.from {
            found.squares.remove(square);
        }
        assert_eq!(reach.ends(), found, "{walk:?}");
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
