//! True Colors: doppelgangers hunt each other through a mansion.
//!
//! Everybody looks like Miss Scarlet. Each player has shapes, rooms and weapons on cards that nobody else may see, and
//! can be killed only after all shapes have been forced out, in one of those rooms with one of those weapons. Whoever
//! attacks learns a little of the target's cards; the first to kill wins. The rules, clause by clause, are in
//! `RULES.md`; comments cite its ids.
//!
//! | file | what it holds |
//! |---|---|
//! | `cards.rs`, `board.rs` | characters, rooms and weapons; the board, and how far one gets on it |
//! | `setup.rs`, `moves.rs`, `options.rs` | what is agreed before a game; one choice; the choices there are |
//! | `rules.rs` | the game itself: what each move does, what is refused, who wins |
//! | `seen.rs` | all hiding: what each viewer knows and is told |
//! | `deduce/` | what follows from that: exact chances, samples, the help at the table, why something is certain |
//! | `encoding.rs` | what a seat knows and may do as numbers, for programs that learn |
//! | `bots/` | the bots, one file for each level; what the network of the strongest has learned is in `weights.txt` |
//! | `review/` | a finished game, judged |
//! | `advice.rs` | a move in words, and what speaks for it |
//! | `puzzle.rs` | puzzles cut from games: which attack to make |
//! | `orders.rs` | what a player may tell the table to do for them |
//! | `text.rs`, `info.rs` | what is told, as messages; how the game presents itself |
//!
//! All words are in `words/en.ftl`.

mod advice;
mod board;
mod bots;
mod cards;
mod deduce;
mod encoding;
mod info;
mod moves;
mod options;
mod orders;
mod puzzle;
mod review;
mod rules;
mod seen;
mod setup;
mod text;

pub use board::{BoardName, CENTRE, Centre, Destination, Place};
pub use bots::{Hunter, Reckons, Tactics};
pub use cards::{CHARACTERS, Card, Cards, KINDS, ROOMS, WEAKNESSES, WEAPONS, What, Where, Who};
pub use deduce::{Belief, Fact};
pub use moves::{Move, Weapons};
pub use options::{Acts, Loot, Options, WalkJson, WalkOptions};
pub use orders::{Answer, Orders};
pub use rules::TrueColors;
pub use seen::{Attack, Observation, Phase, Player, Public, View};
pub use setup::{Actions, Blocking, Decoy, Setup, Toy};
