//! The bots, weakest first. They are given nothing but knowledge.

use ::bots::{Level, RandomBot};

use crate::ColorDoubt;

/// The bots, weakest first.
pub(crate) fn all() -> Vec<Level<ColorDoubt>> {
    vec![Level {
        name: "random",
        title: "Scatterbrain",
        blurb: "Lays, says and doubts whatever comes to mind.",
        bot: Box::new(RandomBot),
    }]
}
