//! Help at the table: whether the standing announcement can be true, and is.

use game::Knowledge;
use presentation::{Aid, Chance};

use super::{HiddenFact, in_both};
use crate::ColorDoubt;

/// The chances of both; nothing to whoever made the announcement.
pub(crate) fn aid(knowledge: &Knowledge<ColorDoubt>) -> Option<Aid<HiddenFact>> {
    let [possible, likely] = in_both(knowledge).ok()??;
    let able = Chance::new(HiddenFact::Able, possible.able, likely.able);
    let truthful = Chance::new(HiddenFact::Truthful, possible.truthful, likely.truthful);
    Some(Aid { facts: vec![able, truthful] })
}
