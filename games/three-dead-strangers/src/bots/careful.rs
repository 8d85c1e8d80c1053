//! The careful guest: knows what follows for sure, and plays no tricks.

use game::Reading;

use super::mind::{Sight, Temper};

pub(super) const CAREFUL: Temper = Temper {
    sight: Sight::Exact(Reading::Possible),
    hides: 0.0,
    sure: 0.55,
    noise: 0.8,
    bluff: 0.0,
    twice: 0.0,
    locked: 0.0,
};
