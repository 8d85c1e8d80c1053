//! Three Dead Strangers: play evidence over evidence, stay unknown, and accuse.
//!
//! Two to four players are each one of four characters in secret. They cover cards with cards before three victims; when
//! motive, means and opportunity of a character all show before one of them, whoever has an Accusation can say which
//! player that character is. All who were not rightly accused win. The rules, clause by clause, are in `RULES.md`;
//! comments cite its ids.
//!
//! | file | what is in it |
//! |---|---|
//! | `cards`, `deck` | characters, evidence and cards; the decks |
//! | `board` | the evidence in front of a victim, and where the next card can lie |
//! | `setup` | what is agreed before a match, and how older tables go on |
//! | `moves`, `options` | one move; the legal ones: contained, listed, picked |
//! | `rules` | the game: state, check, apply, turn, scores; `rules/refusal` says why not |
//! | `seen` | all hiding: what everybody knows, and what one viewer is shown and told |
//! | `deduce` | who can be who: exact chances, readings, samples, and why |
//! | `encoding` | what a seat knows and may do as numbers, for programs that learn |
//! | `bots` | the levels, and how they think |
//! | `review` | a finished match, judged |
//! | `advice` | a move in words, and what speaks for it |
//! | `puzzle` | puzzles cut from games: whom to accuse |
//! | `orders` | what a player may tell the table to do for them |
//! | `text`, `info` | what is said, as messages; how the game presents itself |
//!
//! The words are in `words/en.ftl`.

mod advice;
mod board;
mod bots;
mod cards;
mod deck;
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

pub use self::bots::{Schemer, Sight};
pub use board::{Cell, CellAt, Grid, Placement, Toward};
pub use cards::{Aspect, Card, Character, Characters, Half};
pub use deck::{Cards, Copies, MAX_CARDS, default_deck};
pub use deduce::record::{SIGNS, Seen, Signs, seen};
pub use deduce::{Belief, Fact, Habits, possible};
pub use moves::{Dealt, Move};
pub use options::{Accusable, Options, Play, Spots, VictimSpot};
pub use orders::Orders;
pub use rules::Strangers;
pub use seen::{
    End, GameResult, Hand, Observation, Own, OwnDeal, Phase, Pile, Player, Public, Solved, Victim, View,
};
pub use setup::{MAX_GAMES, Scoring, Setup, Spacing, Toy, VICTIMS};
