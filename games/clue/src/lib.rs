//! Clue by the sheets of 1972 and 1986.
//!
//! Three to six players walk a mansion and ask each other for cards, until one of them can name the murderer, the weapon
//! and the room. [`Clue`] is the truth; its rules are in `RULES.md`, and comments name the clauses. What a viewer is told
//! is an [`Observation`], what they know is a [`View`], what they may do is an [`Options`]; what follows from it all is a
//! [`Belief`].
//!
//! | File | What is in it |
//! |---|---|
//! | `cards`, `board` | suspects, weapons and rooms; the boards, whose maps are in `boards/` |
//! | `setup` | what is agreed before a game, and tables begun under older rules |
//! | `moves` | moves and their JSON |
//! | `options` | the legal moves: `contains`, `list`, `pick`; walks |
//! | `orders` | what a player may tell the table to do for them |
//! | `rules` | the game: state, `check`, `apply`, turn, scores; which clause a bad move breaks |
//! | `seen` | all hiding: `observe`, `view`, and what they return |
//! | `deduce` | the casebook in its two readings, exact chances, samples, the aid at the table and why |
//! | `encoding` | what a seat knows and may do as numbers, for programs that learn |
//! | `bots` | a file for each level, and what they share |
//! | `review` | a finished game judged, in words |
//! | `advice` | a move in words, and what speaks for it |
//! | `puzzle` | puzzles cut from games: what follows, and what to ask |
//! | `text` | sentences |
//! | `info` | how the game presents itself: chairs, options, help, bots |
//!
//! ```
//! use clue::{Belief, Card, Clue, Fact, Holder, Setup, Suspect};
//! use game::{Game, Options, Reading, Seat, Table, Turn, Viewer};
//! use rand::SeedableRng;
//!
//! let setup = Setup::new(&[Suspect::MissScarlet, Suspect::MrsWhite, Suspect::ProfessorPlum]);
//! let mut table: Table<Clue> = Table::new(setup)?;
//! let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
//! let deal = table.game().options().pick(&mut rng);
//! table.play(table.game().turn().mover().unwrap(), deal)?;
//! assert_eq!(table.game().turn(), Turn::Player(Seat(0)));
//!
//! // A spectator knows of each of the 21 cards only that it may be in the case file.
//! let belief = Belief::of(&table.knowledge(Viewer::Spectator), Reading::Possible)?.expect("the cards are dealt");
//! assert_eq!(belief.crimes().len(), 324);
//! let green = Fact { card: Card::Suspect(Suspect::MrGreen), holder: Holder::CaseFile };
//! assert!((belief.chance(green) - 1.0 / 6.0).abs() < 1e-12);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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

pub use board::{BoardName, Place};
pub use bots::{Detective, Novice, PaperDetective};
pub use cards::{Card, CardSet, Crime, ROOMS, Room, SUSPECTS, Suspect, WEAPONS, Weapon};
pub use deduce::{Belief, Fact, Holder};
pub use moves::{Deal, Dice, Move, WeaponRooms};
pub use options::{Destination, Options, Walk, WalkJson};
pub use orders::{Again, End, Kinds, Named, NeverTo, Orders, Show};
pub use rules::Clue;
pub use seen::{Mark, Observation, Own, Phase, Public, SheetRow, Suggestion, View};
pub use setup::{AccuseAfterCard, Edition, FullRoll, LastDetective, Setup, SuggestionOnEntry};
