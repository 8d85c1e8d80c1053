//! Puzzles cut from games: what follows from the last thing that happened, and what to ask next.

use game::{Message, Seat};
use presentation::{Pick, PuzzleKind};

use crate::cards::{Card, CardSet};
use crate::rules::Clue;

mod asking;
mod following;

/// The kinds of puzzles.
pub(crate) fn puzzles() -> &'static [&'static dyn PuzzleKind<Clue>] {
    &[&following::Following, &asking::Asking]
}

/// A choice among cards.
fn cards(of: CardSet) -> impl Iterator<Item = Pick> {
    of.iter().map(|card| Pick::new(Pick::key_of(card), Message::new("puzzle-card").with("card", card)))
}

fn players(seats: usize) -> impl Iterator<Item = Pick> {
    Seat::all(seats).map(|seat| Pick::new(Pick::key_of(seat), Message::new("puzzle-player").with("who", seat)))
}

/// The card of this key, if it is in the game.
fn card(deck: CardSet, wanted: &str) -> Option<Card> {
    deck.iter().find(|&card| Pick::key_of(card) == wanted)
}
