//! The bots.

mod hunter;
mod pencil;
mod prowler;

use ::bots::{Level, RandomBot};

use crate::TrueColors;
pub use hunter::{Hunter, Reckons, Tactics};
use prowler::Prowler;

/// All bots, weakest first.
pub(crate) fn all() -> Vec<Level<TrueColors>> {
    vec![
        Level {
            name: "random",
            title: "Sleepwalker",
            blurb: "Wanders about and strikes without a thought.",
            bot: Box::new(RandomBot),
        },
        Level {
            name: "prowler",
            title: "Prowler",
            blurb: "Arms itself, goes where others are, and attacks with what has not failed yet.",
            bot: Box::new(Prowler),
        },
        Level {
            name: "hunter",
            title: "Hunter",
            blurb: "Reckons who can be hurt where and with what, drags its prey there, and gives little away.",
            bot: Box::new(Hunter::default()),
        },
    ]
}
