//! The bots, a file for each level; all but the random one think alike ([`mind`]) and differ in temper.

use bots::RandomBot;
use game::Reading;
use presentation::Level;

use crate::Strangers;

mod careful;
mod mind;
mod schemer;

pub use mind::Sight;
pub use schemer::Schemer;

/// All bots, weakest first.
pub(crate) fn levels() -> Vec<Level<Strangers>> {
    vec![
        Level::new("random", RandomBot),
        Level::new("careful", careful::CAREFUL),
        Level::new("schemer", Schemer { sight: Sight::Exact(Reading::Likely) }),
    ]
}
