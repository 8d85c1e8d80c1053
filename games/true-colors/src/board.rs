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
        self.on_foot(from).to_pad
    }

    fn on_foot(self, from: Spot) -> &'static OnFoot {
        static WAYS: LazyLock<[Vec<OnFoot>; 2]> = LazyLock::new(|| {
            BoardName::ALL.map(|name| name.board().spots().map(|from| OnFoot::from(from, name)).collect())
        });
        &WAYS[self as usize][self.board().number(from)]
    }
}

/// How far one gets from a spot without going from pad to pad, when nobody stands in the way.
struct OnFoot {
    /// By the number of spaces: what can be entered.
    within: [mansion::Reach; MAX_STEPS + 1],
    /// The fewest spaces to landing on a pad, or one more than the longest walk.
    to_pad: u8,
}

impl OnFoot {
    fn from(from: Spot, name: BoardName) -> OnFoot {
        let none = SquareSet::EMPTY;
        let tour = Tour { from, blocked: none, hubs: none, open: none, steps: MAX_STEPS as u8 };
        let rings = name.board().rings(&tour);
        let mut within = [mansion::Reach::default(); MAX_STEPS + 1];
        for (steps, ring) in rings.iter().enumerate() {
            within[steps + 1..].iter_mut().for_each(|reach| *reach = reach.or(ring));
        }
        let landing = rings.iter().position(|ring| !ring.squares.is_disjoint(name.pads()));
        OnFoot { within, to_pad: landing.unwrap_or(MAX_STEPS) as u8 + 1 }
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
        Tour { from: self.from, blocked, hubs: pads, open: self.open_pads(), steps: self.steps } // TC-22, TC-25
    }

    /// The pads to which one can go from another pad (TC-31).
    fn open_pads(&self) -> SquareSet {
        self.board.pads().without(self.taken)
    }

    /// Everything that can be entered.
    fn reach(&self) -> mansion::Reach {
        if self.blocking == Blocking::Corridors {
            return self.board.board().rings(&self.tour()).all();
        }
        let OnFoot { within, to_pad } = self.board.on_foot(self.from);
        let near = within[usize::from(self.steps)];
        // TC-31: from the first pad one is on any other that is open with one space more.
        let Some(left) = self.steps.checked_sub(to_pad + 1) else { return near };
        let pads = self.open_pads();
        let near = near.or(mansion::Reach { squares: pads, ..near });
        let beyond = |pad| self.board.on_foot(Spot::Square(pad)).within[usize::from(left)];
        pads.iter().fold(near, |near, pad| near.or(beyond(pad)))
    }
}

/// Everywhere that a walk can end.
///
/// Fewest spaces are all that counts (TC-26). Whoever steps out of a room and back ends in it, and whoever steps off a
/// pad and back lands on it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reach {
    pub(crate) walk: Walk,
    /// Where the walk can end other than where it began, squares first; a room that was left counts when one can step
    /// out and come back.
    pub(crate) ends: mansion::Reach,
    /// Whether the walk can land on a pad: from there one teleports (TC-30).
    pub(crate) lands: bool,
}

impl Reach {
    pub(crate) fn of(walk: Walk) -> Reach {
        let mut ends = walk.reach();
        let lands = !ends.squares.is_disjoint(walk.board.pads());
        if let Spot::Square(square) = walk.from {
            ends.squares.remove(square);
        }
        Reach { walk, ends, lands }
    }
}

/// The shortest ways of a walk.
pub(crate) struct Ways {
    walk: Walk,
    rings: Rings,
}

impl Ways {
    pub(crate) fn of(walk: Walk) -> Ways {
        Ways { walk, rings: walk.board.board().rings(&walk.tour()) }
    }

    /// A shortest way to a spot; `None` when it is too far.
    pub(crate) fn to(&self, spot: Spot) -> Option<Way> {
        self.walk.board.board().way(&self.walk.tour(), &self.rings, spot)
    }

    /// The nearest pad on which the walk can land.
    pub(crate) fn pad(&self) -> Option<SquareId> {
        self.rings.nearest(self.walk.board.pads())
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
        let (reach, ways) = (Reach::of(walk), Ways::of(walk));
        let mut found = tried(walk);
        for (spots, spot) in
            ways.rings.iter().zip(1..).flat_map(|(ring, spots)| ring.iter().map(move |spot| (spots, spot)))
        {
            let route = ways.to(spot).expect("what is in reach has a way");
            assert_eq!((route.len(), route.last()), (spots, Some(&spot)), "{walk:?}");
        }
        let landed = !found.squares.and(walk.board.pads()).is_empty();
        assert_eq!((reach.lands, ways.pad().is_some()), (landed, landed), "{walk:?}");
        if let Spot::Square(square) = walk.from {
            found.squares.remove(square);
        }
        assert_eq!(reach.ends, found, "{walk:?}");
    }

    /// Each first, third, fourth or fifth square is taken, but for the one walked from.
    fn taken(board: BoardName, each: usize, from: Spot) -> SquareSet {
        let squares = (0..board.board().squares()).step_by(each).map(|square| SquareId(square as u8));
        squares.filter(|&square| from != Spot::Square(square)).collect()
    }

    #[test]
    fn reach_is_what_trying_all_ways_finds() {
        for (board, most) in [(BoardName::Cottage, 6), (BoardName::Mansion, 4)] {
            for from in board.board().spots() {
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

    /// Walks as long as dice can make them, with every third, fifth or other pad taken.
    #[test]
    fn what_is_known_beforehand_is_what_walking_finds() {
        for board in BoardName::ALL {
            for from in board.board().spots() {
                for (steps, each) in (0..=MAX_STEPS as u8).flat_map(|steps| (1..6).map(move |each| (steps, each))) {
                    let pads = board.pads().iter().step_by(each).filter(|&pad| from != Spot::Square(pad));
                    let walk = Walk { board, from, taken: pads.collect(), blocking: Blocking::PadsOnly, steps };
                    assert_eq!(walk.reach(), Ways::of(walk).rings.all(), "{walk:?}");
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
