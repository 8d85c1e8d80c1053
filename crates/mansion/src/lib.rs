//! Boards as text maps: rooms, doors, passages, starting squares and exact reach.
//!
//! A [`Board`] is read from a text map by a [`Legend`].
//! A [`Walk`] is a number thrown from a spot with others in the way; [`Board::reach`] is where it can end and
//! [`Board::route`] a way there.

mod board;
mod map;
mod reach;
mod sets;

pub use board::{Board, Cell, Door};
pub use map::{Legend, MapError};
pub use reach::{Length, MAX_STEPS, Reach, Route, Walk};
pub use sets::{MAX_ROOMS, MAX_SQUARES, RoomId, RoomSet, Spot, Square, SquareId, SquareSet};
