//! Color Doubt: play cards face down, say what they are, and doubt what others say.
//!
//! The first to be rid of all cards wins. Whoever is caught lying, or doubts the truth, takes the cards on the table as
//! minus cards. The rules, clause by clause, are in `RULES.md`; comments cite its ids. The code speaks of a *lay* where
//! players say that cards are played: the move's name in stored games.
//!
//! | File | What it holds |
//! |---|---|
//! | `cards.rs` | suits, and cards as counts by suit |
//! | `setup.rs` | what is agreed before the game: options, their defaults and their checks |
//! | `moves.rs` | one choice, a player's or chance's, and its JSON |
//! | `options.rs` | the legal moves, described compactly; `options/parts.rs` lists, counts and picks parts of a hand |
//! | `rules.rs` | the game: what may be done and what comes of it, points and winners; `rules/refusal.rs` says why not |
//! | `seen.rs` | all hiding: what everybody knows, what one viewer knows, what one viewer is told of a move |
//! | `deduce/` | exact chances of what is hidden, whole histories that fit, and how likely an announcement is |
//! | `encoding.rs` | what a seat knows and may do as numbers, for programs that learn |
//! | `bots/` | the levels, weakest first |
//! | `review/` | a finished game judged by what each player could know |
//! | `advice.rs` | a move in words, and what speaks for it |
//! | `puzzle.rs` | puzzles cut from games: whether to believe an announcement |
//! | `text.rs` | what is told, as messages; the words are in `words/en.ftl` |
//! | `orders.rs` | what a player may tell the table to do for them |
//! | `info.rs` | how the game presents itself: chairs, options, help, bots |

mod advice;
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

pub use cards::{Cards, Suit};
pub use deduce::{Belief, Credit, Fact, Grounds};
pub use moves::Move;
pub use options::{LayOptions, Options};
pub use orders::{Orders, Stand};
pub use rules::ColorDoubt;
pub use seen::{Doubt, Ended, GameResult, Lay, Observation, Own, Phase, Pile, Public, Score, SeenMove, View};
pub use setup::{Deck, MAX_GAMES, Setup, Toy, WhoMayDoubt};
