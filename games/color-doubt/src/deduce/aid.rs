//! Help at the table: whether the standing announcement can be true, and is.

use game::Knowledge;
use presentation::{Aid, Chance};

use super::{Fact, in_both};
use crate::ColorDoubt;

/// The chances of both; nothing to whoever made the announcement.
pub(crate) fn aid(knowledge: &Knowledge<ColorDoubt>) -> Option<Aid<Fact>> {
    let [possible, likely] = in_both(knowledge).ok()??;
    let able = Chance::new(Fact::Able, possible.able, likely.able);
    let truthful = Chance::new(Fact::Truthful, possible.truthful, likely.truthful);
    Some(Aid { facts: vec![able, truthful] })
}
