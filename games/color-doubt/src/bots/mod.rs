//! The bots, weakest first. They are given nothing but knowledge.

mod bluffer;
mod careful;
mod memory;
mod mind;
mod position;
mod reader;
mod style;
mod suspicion;

use ::bots::{Level, RandomBot};

use self::bluffer::Bluffer;
use self::careful::Careful;
use self::reader::Reader;
use self::style::POKER_FACE;
use crate::ColorDoubt;

/// The bots, weakest first.
pub(crate) fn all() -> Vec<Level<ColorDoubt>> {
    vec![
        Level {
            name: "random",
            title: "Scatterbrain",
            blurb: "Plays, says and doubts whatever comes to mind.",
            bot: Box::new(RandomBot),
        },
        Level {
            name: "careful",
            title: "Bookkeeper",
            blurb: "Counts cards, hardly ever lies, and doubts what can hardly be.",
            bot: Box::new(Careful),
        },
        Level {
            name: "bluffer",
            title: "Poker Face",
            blurb: "Weighs what every lie and every doubt may cost, and remembers who was caught.",
            bot: Box::new(Bluffer { style: POKER_FACE }),
        },
        Level {
            name: "reader",
            title: "Mind Reader",
            blurb: "Knows exactly what everybody can hold, and plays each idea through in many worlds before it speaks.",
            bot: Box::new(Reader { bluffer: Bluffer { style: POKER_FACE }, worlds: 16, choices: 4, opinion: 16.0 }),
        },
    ]
}
