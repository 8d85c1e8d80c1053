//! Bots that play Clue.

mod detective;
mod inquiry;
mod novice;
mod paper;
mod rivals;
mod travel;

use ::bots::{Level, RandomBot};

use crate::rules::Clue;

pub use detective::{Detective, PaperDetective};
pub use novice::Novice;

/// The bots, weakest first.
pub(crate) fn levels() -> Vec<Level<Clue>> {
    vec![
        Level {
            name: "random",
            title: "Sleepwalker",
            blurb: "Does anything that the rules allow.",
            bot: Box::new(RandomBot),
        },
        Level {
            name: "novice",
            title: "Novice",
            blurb: "Ticks off the cards it has seen, asks about the others, and accuses when only one of each is left.",
            bot: Box::new(Novice),
        },
        Level {
            name: "detective",
            title: "Detective",
            blurb: "Draws every conclusion there is, asks what tells the most, shows what tells the least, and dares \
                    an accusation when the others come close.",
            bot: Box::new(Detective),
        },
    ]
}
