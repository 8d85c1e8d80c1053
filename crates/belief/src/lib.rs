//! Exact belief about hidden cards.

pub use cards::{Card, CardSet, Category, Holder};

mod cards;
