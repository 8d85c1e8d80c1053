//! A detective's notebook for the cardboard game: what happened at a real table, and what follows from it.
//!
//! A [`Notebook`] says who plays with how many cards, whose notebook it is, and what was suggested, shown, accused and
//! seen. It is written by hand as plain text, [read](read()) with every fault named and everything else kept, and
//! printed back by its `Display`. A [`Case`] is all that follows: the [sheet](Case::sheet) with its exact chances,
//! [why](Case::why) a mark is certain, [contradictions](Contradicted), and what to [ask](Case::advice) next.
//!
//! ```
//! let text = "
//!     players: Ann 6, Bob 6, Cleo 6
//!     me: Ann
//!     hand: Scarlet, Mustard, White, Rope, Hall, Study   # names may be short
//!     Bob asks Plum, Wrench, Kitchen: Cleo passes        # I show nothing, and so I have none of them
//!     I ask Plum, Wrench, Lounge: Bob shows Wrench
//! ";
//! let reading = notebook::read(text);
//! assert!(reading.faults.is_empty(), "{:?}", reading.faults);
//! let case = notebook::Case::of(&reading.notebook).unwrap();
//! let wrench = reading.notebook.deck.find("wrench").unwrap();
//! assert_eq!(case.sheet().cell(wrench, notebook::Holder(1)).mark, notebook::Certainty::Has);
//! ```
//!
//! This crate knows no game: suspects, weapons and rooms may be called anything and be of any number.

pub use answer::{Ask, Conclusions, Query, WhyAsked, answer};
pub use ask::{Advice, NoAdvice, Proposal, RoomAdvice};
pub use case::{Case, Contradicted, Unready, WORK};
pub use deck::{Deck, Kind, MAX_CARDS, MAX_NAME};
pub use fault::LineFault;
pub use inference::{Card, Certainty, Holder, Player, Shown};
pub use lookup::Lookup;
pub use model::{MAX_ENTRIES, MAX_HOLDERS, Notebook, Noted, Person, What};
pub use read::{Parsed, read, read_called};
pub use sheet::{Cell, Sheet, Triple};
pub use why::{Explanation, Source};

mod deck;
mod fold;
mod lookup;
mod model;

mod fault;
mod names;
mod read;
mod setup;
mod verb;
mod write;

mod case;
mod sheet;

mod ask;
mod why;

mod answer;
mod example;

pub use example::example;

/// The words of its messages, in English.
pub const WORDS: &str = include_str!("../words/en.ftl");
