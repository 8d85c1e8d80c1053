//! The list of games, and tables whose game is forgotten.
//!
//! The only crate that names games: a further game is one line here.

mod message;

pub use message::{Frame, News, Now, Replay, Shown, Told};
