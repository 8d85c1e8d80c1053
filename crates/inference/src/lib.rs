//! Deduction for games in which cards of several categories are dealt to players, and one card of each category lies in a
//! case file.
//!
//! A [`Setup`] says how many cards there are and how many everybody holds. A [`Log`] is what one viewer was told, an
//! [`Event`] at a time: who asked, who passed, who showed, who accused, what was seen. All that the events say together
//! becomes a problem for belief in one of two readings, [`Log::possible`] and [`Log::likely`]:
//!
//! - A [`Solver`] solves it exactly: chances, the case file, deals drawn at random, and a quick way to take in one more
//!   answer.
//! - An [`Analysis`] has limits and both readings: what takes too long to be counted is estimated from deals drawn with
//!   known chances, and what is certain then comes from a look at each player alone.
//!
//! [`Log::why`] and [`Analysis::why`] name the fewest events that make something certain, and [`Log::contradiction`] the
//! fewest that cannot all be true. An [`Asker`] says exactly what the answer to a question is expected to tell, an
//! [`Impression`] roughly but at once; [`Asker::best`] and [`Analysis::advice`] rank all questions by both. What showing a
//! card tells its asker is [`Log::left_to`].
//!
//! ```
//! use inference::{Card, CardSet, Event, Log, Player, PlayerSet, Setup, Shown, Solver};
//!
//! // Two suspects, two weapons, three rooms; two players with two cards each.
//! let setup = Setup::new(&[2, 2, 3], &[2, 2], 0)?;
//! let (ann, bob, case_file) = (Player(0), Player(1), setup.case_file());
//! let mut log = Log::new(setup, Some(ann));
//! log.push(Event::Holds { holder: ann.into(), cards: CardSet::of([Card(0), Card(2)]) });
//! let asked = CardSet::of([Card(1), Card(2), Card(4)]);
//! let question = log.push(Event::Asked { by: ann, cards: asked, passed: PlayerSet::one(bob), shown: None });
//!
//! let solution = Solver::default().solve(&log.possible())?;
//! assert_eq!(solution.chance(Card(1), case_file), 1.0);
//! let why = log.why(Card(1), case_file)?.unwrap();
//! assert!(why.holds);
//! assert_eq!(why.events, [0]); // Her own hand holds the only other suspect.
//! assert_eq!(log.why(Card(4), bob.into())?.unwrap().events, [question]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate knows no game: the cards have no names, and there may be any number of categories.

pub use belief::{
    Card, CardSet, Contradiction, Deal, Holder, MAX_CARDS, MAX_HOLDERS, MAX_STATES, Solution, Solver, Unsolved,
    Weight, entropy,
};

pub use advice::{Advice, Budget, PlaceAdvice, Proposal};
pub use analysis::Analysis;
pub use asker::{Asker, Worth};
pub use bounds::Certainty;
pub use event::{Event, Shown};
pub use holder::{Player, PlayerSet};
pub use impression::Impression;
pub use log::{Log, News};
pub use odds::Odds;
pub use samples::{Drawn, Samples};
pub use setup::{Setup, Unfit};
pub use why::Deduction;

mod holder;
mod setup;

mod event;
mod log;

mod bounds;
mod odds;
mod samples;

mod analysis;
mod why;

mod advice;
mod asker;
mod impression;
