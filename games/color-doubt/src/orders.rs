//! What a player may tell the table to do for them.

use game::{Knowledge, Options as _};
use serde::{Deserialize, Serialize};

use crate::deduce::Credit;
use crate::{ColorDoubt, Move};

/// What a player has told the table to do for them. Nobody else learns of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    /// When to let an announcement stand.
    pub stand: Stand,
}

/// When to let an announcement stand: to pass on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// When the player says so.
    #[default]
    Ask,
    /// Unless it cannot be true by all that the player knows: then the player is asked.
    ElseAsk,
    /// Unless it cannot be true by all that the player knows: then it is doubted, where it may be.
    ElseDoubt,
    /// Always.
    Always,
}

impl Orders {
    /// The move that they say to make now; `None` where the player is asked.
    pub(crate) fn obey(&self, knowledge: &Knowledge<ColorDoubt>) -> Option<Move> {
        let may = |m: Move| knowledge.options.as_ref().is_some_and(|options| options.contains(&m)).then_some(m);
        let impossible = || Credit::of(knowledge).ok().flatten().is_some_and(|credit| credit.can == 0.0);
        match self.stand {
            Stand::Ask => None,
            Stand::ElseAsk if impossible() && may(Move::Doubt {}).is_some() => None,
            Stand::ElseDoubt if impossible() => may(Move::Doubt {}).or(may(Move::Pass {})),
            Stand::ElseAsk | Stand::ElseDoubt | Stand::Always => may(Move::Pass {}),
        }
    }
}
