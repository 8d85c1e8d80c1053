//! Walks that end in the first room entered: where a token can go.
//!
//! A walk goes from square to square, never onto a square that is taken and never onto one square twice; a room
//! that is entered ends it, and the room that was left is not entered again.

use arrayvec::ArrayVec;

use crate::board::Board;
use crate::spot::{RoomSet, Spot, SquareId, SquareSet};

/// The longest walk: two dice.
pub const MAX_STEPS: usize = 12;

/// The squares of a walk in order, without the one it began on.
pub type Route = ArrayVec<SquareId, MAX_STEPS>;

/// A walk to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Walk {
    /// Where the token stands.
    pub from: Spot,
    /// The squares where others stand.
    pub taken: SquareSet,
    /// The number rolled, up to [`MAX_STEPS`].
    pub steps: u8,
    /// How much of it is walked.
    pub length: Length,
}

/// How much of the number rolled is walked when no room is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// All of it; or, when nothing of that length is possible and no room can be entered, as much as is possible.
    Full,
    /// One step or more.
    UpTo,
}

/// Where a walk can end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reach {
    /// On these squares.
    pub squares: SquareSet,
    /// In these rooms.
    pub rooms: RoomSet,
}

impl Reach {
    /// One place alone.
    pub(crate) fn one(spot: Spot) -> Reach {
        match spot {
            Spot::Square(square) => Reach { squares: SquareSet::one(square), rooms: RoomSet::EMPTY },
            Spot::Room(room) => Reach { squares: SquareSet::EMPTY, rooms: RoomSet::one(room) },
        }
    }

    /// The places of either.
    #[must_use]
    pub fn or(self, other: Reach) -> Reach {
        Reach { squares: self.squares.or(other.squares), rooms: self.rooms.or(other.rooms) }
    }

    /// Whether there is nowhere to go.
    pub fn is_empty(&self) -> bool {
        self.squares.is_empty() && self.rooms.is_empty()
    }

    /// The number of places.
    pub fn len(&self) -> usize {
        self.squares.len() + self.rooms.len()
    }

    /// Whether a walk can end there.
    pub fn contains(&self, spot: Spot) -> bool {
        match spot {
            Spot::Square(square) => self.squares.contains(square),
            Spot::Room(room) => self.rooms.contains(room),
        }
    }

    /// One of the places, in the order of [`iter`](Reach::iter).
    pub fn nth(&self, place: usize) -> Option<Spot> {
        match place.checked_sub(self.squares.len()) {
            None => self.squares.iter().nth(place).map(Spot::Square),
            Some(place) => self.rooms.iter().nth(place).map(Spot::Room),
        }
    }

    /// The places: squares, then rooms.
    pub fn iter(&self) -> impl Iterator<Item = Spot> + Clone + use<> {
        self.squares.iter().map(Spot::Square).chain(self.rooms.iter().map(Spot::Room))
    }
}

/// Where a walk can end when nobody else is on the board.
#[derive(Clone, Debug)]
pub(crate) struct Free {
    /// The squares that it may lead over.
    near: SquareSet,
    reach: Reach,
}

/// What is near enough to a walk's beginning.
struct Flood {
    /// The squares at most as many steps away as there are, without the first.
    near: SquareSet,
    /// Those of them that are just as many steps away.
    last: SquareSet,
    /// The rooms that can be entered.
    rooms: RoomSet,
}

impl Board {
    /// Every place where the walk can end. Exact.
    ///
    /// ```
    /// use mansion::{Board, Legend, Length, RoomId, Spot, SquareSet, Walk};
    ///
    /// let legend = Legend { rooms: "hk", starts: "SM", passages: &[] };
    /// let board = Board::read("hh>S\nhh#.\nkk>.\nkk#M", &legend)?;
    /// let taken: SquareSet = [board.starts()[1]].into_iter().collect();
    /// let walk = Walk { from: Spot::Square(board.starts()[0]), taken, steps: 3, length: Length::Full };
    /// let reach = board.reach(&walk);
    ///
    /// // The other token is three steps away and in the way. Both rooms are nearer, and end the walk.
    /// assert!(reach.squares.is_empty());
    /// assert!(reach.rooms.iter().eq([RoomId(0), RoomId(1)]));
    /// assert_eq!(board.route(&walk, &reach, Spot::Room(RoomId(1))).map(|way| way.len()), Some(2));
    /// # Ok::<(), mansion::MapError>(())
    /// ```
    pub fn reach(&self, walk: &Walk) -> Reach {
        match self.free(walk) {
            // Nobody stands in the way.
            Some(free) if free.near.is_disjoint(walk.taken) => free.reach,
            _ => self.walked(walk),
        }
    }

    /// Where the walk could end if there were nobody else, which is worked out once; only for walks of the full length, which
    /// take long.
    fn free(&self, walk: &Walk) -> Option<&Free> {
        let by_steps = &self.free[self.number(walk.from)];
        let free = by_steps.get(usize::from(walk.steps)).filter(|_| walk.length == Length::Full)?;
        let alone = Walk { taken: SquareSet::EMPTY, ..*walk };
        Some(free.get_or_init(|| Free { near: self.flood(&alone).near, reach: self.walked(&alone) }))
    }

    /// [`reach`](Board::reach), by trying.
    fn walked(&self, walk: &Walk) -> Reach {
        let Flood { near, last, mut rooms } = self.flood(walk);
        if let Spot::Room(left) = walk.from {
            rooms.remove(left);
        }
        let squares = match walk.length {
            Length::UpTo => near,
            // A shortest way to the last ones enters no square twice.
            Length::Full => self.exactly(walk, near, walk.steps, last),
        };
        if !squares.is_empty() || !rooms.is_empty() || near.is_empty() {
            return Reach { squares, rooms };
        }
        let shorter = (1..walk.steps).rev().map(|steps| self.exactly(walk, near, steps, SquareSet::EMPTY));
        Reach { squares: shorter.into_iter().find(|squares| !squares.is_empty()).unwrap_or_default(), rooms }
    }

    /// A way to a place of the walk's reach, a shortest one that is allowed; `None` when it is not a place of it.
    ///
    /// A way into a room ends on the doorstep.
    pub fn route(&self, walk: &Walk, reach: &Reach, to: Spot) -> Option<Route> {
        if !reach.contains(to) {
            return None;
        }
        let exact = matches!((walk.length, to), (Length::Full, Spot::Square(_)));
        let last = match to {
            Spot::Square(square) => SquareSet::one(square),
            Spot::Room(room) => self.doorsteps(room),
        };
        if let (Spot::Square(square), Spot::Room(_)) = (walk.from, to)
            && last.contains(square)
        {
            return Some(Route::new());
        }
        let lengths = 1..=walk.steps;
        let find = |steps: u8| {
            let mut route = Route::new();
            self.trace(walk.from, self.barred(walk), last, steps, &mut route).then_some(route)
        };
        if exact { lengths.rev().find_map(find) } else { lengths.into_iter().find_map(find) }
    }

    /// Whether any step at all can be made.
    pub fn can_step(&self, from: Spot, taken: SquareSet) -> bool {
        let leaves = !self.first_steps(from).without(taken).is_empty();
        leaves || matches!(from, Spot::Square(square) if !self.opening(square).is_empty())
    }

    /// What the walk cannot step onto: where others stand, and where it began.
    fn barred(&self, walk: &Walk) -> SquareSet {
        match walk.from {
            Spot::Square(square) => walk.taken.with(square),
            Spot::Room(_) => walk.taken,
        }
    }

    /// Goes everywhere that is near enough, whether there is a walk of the full length there or not.
    fn flood(&self, walk: &Walk) -> Flood {
        let barred = self.barred(walk);
        let [mut near, mut last] = [SquareSet::EMPTY; 2];
        let mut edge = self.first_steps(walk.from).without(barred);
        let mut rooms = match walk.from {
            Spot::Square(square) if walk.steps > 0 => self.opening(square),
            _ => RoomSet::EMPTY,
        };
        for steps_left in (0..walk.steps).rev() {
            near = near.or(edge);
            last = edge;
            let mut beyond = SquareSet::EMPTY;
            edge.iter().for_each(|square| {
                beyond = beyond.or(self.next(square));
                if steps_left > 0 {
                    rooms = rooms.or(self.opening(square));
                }
            });
            edge = beyond.without(barred).without(near);
        }
        Flood { near, last, rooms }
    }

    /// The squares at which a walk of exactly that many steps can end; `near` are those that it may lead over, and those
    /// `found` are known.
    fn exactly(&self, walk: &Walk, near: SquareSet, steps: u8, mut found: SquareSet) -> SquareSet {
        self.search(self.first_steps(walk.from), near, steps, &mut found);
        found
    }

    /// Adds the ends of all walks of `steps` steps over `open` squares whose first is one of `first`.
    fn search(&self, first: SquareSet, open: SquareSet, steps: u8, found: &mut SquareSet) {
        let first = first.and(open);
        if steps <= 1 {
            if steps == 1 {
                *found = found.or(first);
            }
            return;
        }
        first.iter().for_each(|square| {
            let hoped = open.and(self.around(square, steps - 1)).without(*found);
            if steps == 2 {
                *found = found.or(hoped); // They are beside the square.
            } else if !hoped.is_empty() {
                self.search(self.next(square), open.without(SquareSet::one(square)), steps - 1, found);
            }
        });
    }

    /// Finds one walk of exactly that many steps that ends on one of `last`.
    fn trace(&self, from: Spot, barred: SquareSet, last: SquareSet, steps: u8, route: &mut Route) -> bool {
        for square in self.first_steps(from).without(barred).iter() {
            let arrived = steps == 1 && last.contains(square);
            let hoped = steps > 1 && !last.and(self.around(square, steps - 1)).without(barred).is_empty();
            if !arrived && !hoped {
                continue;
            }
            route.push(square);
            if arrived || self.trace(Spot::Square(square), barred.with(square), last, steps - 1, route) {
                return true;
            }
            route.pop();
        }
        false
    }
}
