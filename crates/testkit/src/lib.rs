//! The laws that every game must obey, the brute-force oracle and a toy game.
//!
//! A game's `tests/laws.rs` says at which sizes it is to be tried, and gets one test for each law:
//!
//! ```no_run
//! # use testkit::{Laws, kuhn};
//! fn laws() -> Laws<kuhn::Kuhn> {
//!     let toy = vec![kuhn::Setup { ranks: 3 }, kuhn::Setup { ranks: 4 }];
//!     let full = vec![kuhn::Setup { ranks: 13 }];
//!     Laws::new(toy, full, |_| 5)
//! }
//!
//! testkit::law_tests!(kuhn::Kuhn, laws());
//! # fn main() {}
//! ```
//!
//! A law that cannot fail proves nothing, so each game plants faults that its laws must catch: see [`Fault`].
//!
//! What else a game's tests use:
//!
//! | file of the game | what it holds | by |
//! |---|---|---|
//! | `tests/all.rs` | the names of the others: they are one program | |
//! | `tests/laws.rs` | the laws and the planted faults | [`Laws`], [`law_tests!`], [`Fault`], [`caught`] |
//! | `tests/rules.rs` | a test or more for each clause of `RULES.md` | [`clauses::check`], [`script`] |
//! | `tests/advice.rs` | what is said for each move, held against the truth | [`advised::each`] |
//! | `tests/puzzle.rs` | each kind of puzzle, held against belief or brute force | [`puzzled`] |
//! | `words/en.ftl` | every sentence of the game | [`wording::check`] |
//! | `tests/perft.txt` | numbers of histories at toy size | [`perft::check`] |
//! | `tests/transcripts/` | whole games with what each viewer was told, to be read by a person | [`transcript()`] |
//! | `tests/replays/` | stored games that must lead where they led | [`replays::check`] |
//!
//! With `UPDATE_EXPECT=1` in the environment, transcripts and missing replays are written anew.
//! The [`Oracle`] can also be asked directly, to compare a part of a belief engine with brute force.

pub mod advised;
pub mod clauses;
pub mod faults;
pub mod kuhn;
pub mod offer;
pub mod perft;
pub mod puzzled;
pub mod replays;
pub mod script;
pub mod wording;

mod faulty;
mod laws;
mod oracle;
mod transcript;
mod variants;
mod violation;
mod world;

pub use faulty::{Fault, Faulty, Planted};
pub use laws::{Laws, Remark, Sentence, Tally, Truth, Verdict, WholeTruth, holds};
pub use oracle::Oracle;
pub use transcript::transcript;
pub use violation::{Violation, caught};
pub use world::World;

#[doc(hidden)]
pub use {presentation::Playable, serde};
