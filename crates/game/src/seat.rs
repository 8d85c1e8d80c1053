//! Seats, viewers, and one value for each seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The largest number of seats of any game here.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0 in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[ts(type = "number")]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat to the left, at a table of `seats`.
    ///
    /// ```
    /// # use game::Seat;
    /// assert_eq!(Seat(3).next(4), Seat(0));
    /// ```
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        if next as usize == seats { Seat(0) } else { Seat(next) }
    }

    /// All seats of a table, from 0.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats as u8).map(Seat)
    }

    /// The other seats in turn order, beginning at the left of this one.
    pub fn others(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        let seat = move |place| Seat((if place < seats { place } else { place - seats }) as u8);
        (1..seats).map(move |step| seat(self.index() + step))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Somebody who looks at the table: the player of a seat, or a spectator, who knows least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player of this seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// The seat looked from, if there is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether this is the player of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every viewer of a table: each seat, then the spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(seats).map(Viewer::Seat).chain(std::iter::once(Viewer::Spectator))
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("a spectator"),
        }
    }
}

/// One value for each seat of the table, indexed by [`Seat`].
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct BySeat<T>(#[ts(as = "Vec<T>")] ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// No seat at all.
    pub const EMPTY: BySeat<T> = BySeat(ArrayVec::new_const());

    /// Makes each seat's value from the seat.
    ///
    /// # Panics
    /// When `seats` is over [`MAX_SEATS`].
    pub fn new(seats: usize, value: impl FnMut(Seat) -> T) -> Self {
        assert!(seats <= MAX_SEATS, "a table has at most {MAX_SEATS} seats, not {seats}");
        BySeat(Seat::all(seats).map(value).collect())
    }

    /// The number of seats.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no seat at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of a seat, or `None` for a seat that is not at this table.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// Each seat with its value, to be changed.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> + ExactSizeIterator {
        self.0.iter_mut().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// The values in seat order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.0.iter()
    }

    /// The values in seat order as a slice.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// The same seats with other values.
    pub fn map<U>(&self, mut value: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, old)| value(seat, old)).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    /// # Panics
    /// When there are more than [`MAX_SEATS`] values.
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        BySeat(values.into_iter().collect())
    }
}
