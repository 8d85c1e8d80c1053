//! The bots, a file for each level; all but the random one think alike ([`mind`]) and differ in temper.

use bots::{Level, RandomBot};

use crate::{Reading, Strangers};

mod careful;
mod mind;
mod schemer;

pub use mind::Sight;
pub use schemer::Schemer;

/// All bots, weakest first.
pub(crate) fn all() -> Vec<Level<Strangers>> {
    vec![
        Level {
            name: "random",
            title: "Dazed",
            blurb: "Plays and accuses without a thought.",
            bot: Box::new(RandomBot),
        },
        Level {
            name: "careful",
            title: "Careful guest",
            blurb: "Keeps evidence away from itself and accuses when it is fairly sure.",
            bot: Box::new(careful::CAREFUL),
        },
        Level {
            name: "schemer",
            title: "Schemer",
            blurb: "Watches what everybody plays and covers, walls in evidence against the others, and accuses when it pays.",
            bot: Box::new(Schemer { sight: Sight::Exact(Reading::Likely) }),
        },
    ]
}
