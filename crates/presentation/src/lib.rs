//! How games present themselves to people.
//!
//! A [`Playable`] game describes itself ([`Info`]), seats its players, has bots ([`Level`]), tells its story as
//! [`Message`](game::Message)s, helps its players ([`Aid`], [`Why`]), judges finished games ([`Review`]) and makes puzzles
//! of them ([`PuzzleKind`]).
//! [`Words`] turns messages into sentences: one file for each game and language.
//!
//! Knows no game, and nothing of databases, sockets and clocks.

mod advice;
mod aid;
mod info;
mod lesson;
mod level;
mod listener;
mod matter;
mod orders;
mod pass;
mod playable;
mod puzzle;
mod reasons;
mod review;
mod said;
mod stood_in;
#[cfg(target_family = "wasm")]
mod wordless;
#[cfg(not(target_family = "wasm"))]
mod words;

pub use advice::Advice;
pub use aid::{Aid, Chance, Help, Reason, Why, rounded};
pub use info::{Info, OptionInfo, OptionKind};
pub use lesson::{Lesson, Step};
pub use level::Level;
pub use listener::Listener;
pub use matter::Matter;
pub use orders::read_orders;
pub use pass::{Judge, Pass, judge};
pub use playable::{Fact, Playable};
pub use puzzle::{Cut, HARDEST, Likeliest, Part, Pick, Puzzle, PuzzleKind, Verdict, cut, puzzle_kind, quarry};
pub use reasons::{ByBot, explain};
pub use review::{Certain, Choice, Curve, Followed, Grade, Highlights, Known, Moment, Review, Total};
#[doc(hidden)]
pub use said::keep;
pub use stood_in::{Handing, StoodIn};
#[cfg(target_family = "wasm")]
pub use wordless::Words;
#[cfg(not(target_family = "wasm"))]
pub use words::{Unsaid, Words};
