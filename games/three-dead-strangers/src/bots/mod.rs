//! The bots, a file for each level; all but the random one weigh plays in one way, each by a [`style`] of its own.

use bots::{Bot, RandomBot};
use game::{Knowledge, Reading};
use presentation::Level;

use crate::{Move, Strangers};

mod adviser;
mod by_players;
mod careful;
mod daydreamer;
#[cfg(feature = "exploiters")]
mod exploiters;
mod gossip;
mod hermit;
mod phantom;
mod playout;
mod plotter;
mod reasons;
mod schemer;
mod situation;
mod stakes;
mod style;

#[cfg(feature = "exploiters")]
pub(crate) use exploiters::exploiters;
pub use schemer::Schemer;
pub use style::Sight;

/// All bots, weakest first.
pub(crate) fn levels() -> Vec<Level<Strangers>> {
    vec![
        Level { offered: false, in_cases: false, ..Level::new("random", RandomBot) },
        Level { in_cases: false, ..Level::new("daydreamer", daydreamer::DAYDREAMER) },
        Level { in_cases: false, ..Level::new("gossip", gossip::GOSSIP) },
        Level { offered: false, ..Level::new("careful", careful::CAREFUL) },
        Level { in_cases: false, ..Level::new("plotter", plotter::PLOTTER) },
        Level { twin: true, in_cases: false, ..Level::new("hermit", hermit::HERMIT) },
        Level { offered: false, ..Level::new("schemer", Schemer { sight: Sight::Exact(Reading::Likely) }) },
        Level { in_cases: false, ..Level::new("phantom", phantom::PHANTOM) },
    ]
}

/// The bot whose moves are hints.
pub(crate) fn adviser() -> impl Bot<Strangers> {
    adviser::ADVISER
}

/// The accusation that that bot would rather make than play evidence, if any.
pub(crate) fn would_accuse(knowledge: &Knowledge<Strangers>) -> Option<Move> {
    adviser::ADVISER.would_accuse(knowledge)
}

/// Whether that bot would rather have made one of these moves than the one that was made.
pub(crate) fn would_rather(knowledge: &Knowledge<Strangers>, others: &[Move], made: &Move) -> bool {
    adviser::ADVISER.would_rather(knowledge, others, made)
}
