//! What is hidden: who is which character.

use game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Character, Characters};

/// That a player is a character, in the game of the match that is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Fact {
    /// Which player.
    pub seat: Seat,
    /// Which character.
    pub character: Character,
}

impl Fact {
    /// Everybody of a table as everybody in the game, character by character.
    pub(crate) fn all(seats: usize, characters: Characters) -> impl Iterator<Item = Fact> {
        characters.iter().flat_map(move |character| Seat::all(seats).map(move |seat| Fact { seat, character }))
    }
}
