//! Walks that pass through rooms: where a token can go, by the fewest steps.
//!
//! A room is one step from each of its doorsteps, and the way leads on through any of its doors. Whether a square is
//! entered twice makes no difference to where a walk can end.

use arrayvec::ArrayVec;

use crate::board::Board;
use crate::reach::{MAX_STEPS, Reach};
use crate::spot::{RoomSet, Spot, SquareId, SquareSet};

/// The spots of a walk in order, without the one it began on; the last is its end.
pub type Way = ArrayVec<Spot, MAX_STEPS>;

/// A walk to be made that may pass through rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tour {
    /// Where the token stands.
    pub from: Spot,
    /// The squares that cannot be entered.
    pub blocked: SquareSet,
    /// The squares from which a token that has landed there can go to any of [`open`](Self::open) in one step. Where
    /// the walk begins it has not landed; but it has when it comes back there.
    pub hubs: SquareSet,
    /// The hubs that one can go to from another hub.
    pub open: SquareSet,
    /// The number of steps that can be walked, up to [`MAX_STEPS`].
    pub steps: u8,
}

/// Where a [`Tour`] can end, by the fewest steps: in ring `n`, counted from 0, are the spots that it first enters with
/// step `n + 1`. A room left at the first step can be entered again, and so can the square where the walk began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rings(ArrayVec<Reach, MAX_STEPS>);

impl Rings {
    /// The rings, nearest first.
    pub fn iter(&self) -> impl Iterator<Item = Reach> + Clone + '_ {
        self.0.iter().copied()
    }

    /// Every spot that can be entered.
    pub fn all(&self) -> Reach {
        self.0.iter().fold(Reach::default(), |all, &ring| all.or(ring))
    }

    /// The fewest steps, 1 or more, with which a spot is entered; `None` when it is too far.
    pub fn steps_to(&self, spot: Spot) -> Option<u8> {
        self.0.iter().position(|ring| ring.contains(spot)).map(|place| place as u8 + 1)
    }

    /// The nearest of these squares that can be entered: of several as near, the first.
    pub fn nearest(&self, squares: SquareSet) -> Option<SquareId> {
        self.0.iter().find_map(|ring| ring.squares.and(squares).first())
    }
}

impl Board {
    /// Every spot that the walk can enter, and with how few steps. Exact.
    ///
    /// ```
    /// use mansion::{Board, Legend, RoomId, Spot, SquareSet, Tour};
    ///
    /// let legend = Legend { rooms: "hk", starts: "SM", passages: &[] };
    /// let board = Board::read("hh>S\nhh#.\nkk>.\nkk#M", &legend)?;
    /// let (blocked, hubs) = (SquareSet::EMPTY, SquareSet::EMPTY);
    /// let tour = Tour { from: Spot::Square(board.starts()[0]), blocked, hubs, open: hubs, steps: 4 };
    /// let rings = board.rings(&tour);
    /// assert_eq!(rings.steps_to(Spot::Room(RoomId(1))), Some(3));
    /// assert_eq!(board.way(&tour, &rings, Spot::Room(RoomId(1))).map(|way| way.len()), Some(3));
    /// # Ok::<(), mansion::MapError>(())
    /// ```
    ///
    /// # Panics
    /// When the walk has more than [`MAX_STEPS`] steps.
    pub fn rings(&self, tour: &Tour) -> Rings {
        let mut rings = Rings::default();
        let mut seen = Reach::default();
        let mut edge = Reach::one(tour.from);
        for step in 0..tour.steps {
            let has_landed = step > 0 && !edge.squares.is_disjoint(tour.hubs);
            let beyond = self.beyond(edge);
            let squares = if has_landed { beyond.squares.or(tour.open) } else { beyond.squares };
            edge = Reach {
                squares: squares.without(tour.blocked).without(seen.squares),
                rooms: beyond.rooms.without(seen.rooms),
            };
            if edge.is_empty() {
                break;
            }
            seen = seen.or(edge);
            rings.0.push(edge);
        }
        rings
    }

    /// The spots one step from any of these.
    fn beyond(&self, edge: Reach) -> Reach {
        let beside = self.beside(edge.squares);
        let squares = edge.rooms.iter().fold(beside, |all, room| all.or(self.doorsteps(room)));
        let rooms = edge.squares.iter().fold(RoomSet::EMPTY, |all, square| all.or(self.opening(square)));
        Reach { squares, rooms }
    }

    /// A shortest way to a spot; `None` when it is too far.
    pub fn way(&self, tour: &Tour, rings: &Rings, to: Spot) -> Option<Way> {
        let steps = rings.steps_to(to)?;
        let mut way = Way::from([to; MAX_STEPS]);
        way.truncate(steps.into());
        for place in (1..way.len()).rev() {
            way[place - 1] = self.before(tour, rings.0[place - 1], way[place])?;
        }
        Some(way)
    }

    /// A spot of a ring from which it is one step to `to`, a spot of the next.
    fn before(&self, tour: &Tour, ring: Reach, to: Spot) -> Option<Spot> {
        let square = match to {
            Spot::Room(room) => return self.doorsteps(room).and(ring.squares).first().map(Spot::Square),
            Spot::Square(square) => square,
        };
        let beside = ring.squares.and(self.next(square)).first().map(Spot::Square);
        let room = || ring.rooms.and(self.opening(square)).first().map(Spot::Room);
        let hub = || ring.squares.and(tour.hubs).first().map(Spot::Square);
        beside.or_else(room).or_else(hub)
    }
}
