//! Boards as text maps: rooms, doors, passages, starting squares and exact reach.
//!
//! A [`Board`] is read from a text map by a [`Legend`]. There are two kinds of walk on it:
//!
//! - A [`Walk`] ends in the first room entered. [`Board::reach`] is where it can end when the whole number rolled is
//!   walked, or up to that many steps, and [`Board::route`] a way there.
//! - A [`Tour`] goes some steps and passes through rooms. [`Board::rings`] is where it can end, by the fewest
//!   steps, and [`Board::way`] a way there.
//!
//! A [`Spot`] is where a token stands in numbers, a [`Place`] is the same in the words of a game.

mod board;
mod map;
mod place;
mod reach;
mod rings;
mod spot;

pub use board::{Board, Cell, Distances, Door};
pub use map::{Legend, MapError};
pub use place::{Destination, Never, Place, RoomName};
pub use reach::{Length, MAX_STEPS, Reach, Route, Walk};
pub use rings::{Rings, Tour, Way};
pub use spot::{MAX_ROOMS, MAX_SQUARES, RoomId, RoomSet, Spot, Square, SquareId, SquareSet};
