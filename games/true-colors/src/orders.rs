//! What a player may tell the table to do for them.

use game::Knowledge;
use serde::{Deserialize, Serialize};

use crate::{Cards, Move, Options, ROOMS, TrueColors, WEAPONS};

/// What a player has told the table to do for them. Nobody else learns of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    /// How to answer an attack.
    pub answer: Answer,
}

/// How to answer an attack. Nothing is turned up where nothing need be, and a shape is the last choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// As the player says.
    #[default]
    Ask,
    /// By itself where there is no choice but of shapes; else the player is asked.
    Plain,
    /// A room before a weapon.
    RoomFirst,
    /// A weapon before a room.
    WeaponFirst,
}

impl Orders {
    /// The move that they say to make now; `None` where the player is asked.
    pub(crate) fn obey(&self, knowledge: &Knowledge<TrueColors>) -> Option<Move> {
        let Some(&Options::Answer { reveal, nothing }) = knowledge.options.as_ref() else { return None };
        let first_of = |kinds: [Cards; 2]| {
            let kinds = kinds.into_iter().chain([reveal]);
            kinds.map(|kind| reveal.and(kind)).find_map(|cards| cards.iter().next())
        };
        let card = match self.answer {
            Answer::Ask => return None,
            _ if nothing => return Some(Move::Nothing {}),
            Answer::Plain if reveal.len() > 1 && !reveal.is_disjoint(ROOMS.or(WEAPONS)) => return None,
            Answer::Plain | Answer::RoomFirst => first_of([ROOMS, WEAPONS]),
            Answer::WeaponFirst => first_of([WEAPONS, ROOMS]),
        };
        Some(Move::Reveal { card: card? })
    }
}
