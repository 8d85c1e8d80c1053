//! The bots, weakest first. They are given nothing but knowledge.

mod bluffer;
mod careful;
mod judgment;
mod memory;
mod mind;
mod position;
mod reader;
mod style;
mod suspicion;

use ::bots::RandomBot;
use presentation::Level;

use self::bluffer::Bluffer;
use self::careful::Careful;
use self::reader::Reader;
use self::style::POKER_FACE;
use crate::ColorDoubt;

/// The bots, weakest first.
pub(crate) fn all() -> Vec<Level<ColorDoubt>> {
    let bluffer = || Bluffer { style: POKER_FACE };
    vec![
        Level::new("random", RandomBot),
        Level::new("careful", Careful),
        Level::new("bluffer", bluffer()),
        Level::new("reader", Reader { bluffer: bluffer(), worlds: 16, choices: 4, opinion: 16.0 }),
    ]
}
