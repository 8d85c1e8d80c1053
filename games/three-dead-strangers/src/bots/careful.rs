//! The careful guest: knows what follows for sure, and plays no tricks.

use game::Reading;

use super::stakes::WEIGHT;
use super::style::{Sight, Style};

pub(super) const CAREFUL: Style = Style {
    sight: Sight::Exact(Reading::Possible),
    weight: WEIGHT,
    own: 1.0,
    hides: 0.0,
    sure: 0.55,
    solves: 0.3,
    noise: 0.8,
    bluff: 0.0,
    twice: 0.0,
    locked: 0.0,
    wary: false,
};
