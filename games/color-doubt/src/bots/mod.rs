//! The bots, weakest first. They are given nothing but knowledge.

mod adviser;
mod bluffer;
mod careful;
#[cfg(feature = "exploiters")]
mod exploiters;
mod memory;
mod numbers;
mod position;
mod reader;
mod situation;
mod sphinx;
mod style;
mod suspicion;

use ::bots::{Bot, RandomBot};
use presentation::Level;

use self::adviser::Adviser;
use self::bluffer::Bluffer;
use self::careful::Careful;
#[cfg(feature = "exploiters")]
pub(crate) use self::exploiters::exploiters;
use self::reader::Reader;
use self::sphinx::Sphinx;
use crate::ColorDoubt;

/// The bots, weakest first.
pub(crate) fn levels() -> Vec<Level<ColorDoubt>> {
    let sphinx = Sphinx::new();
    let fault = sphinx.fault();
    vec![
        Level::new("random", RandomBot),
        Level::new("careful", Careful),
        Level::new("bluffer", Bluffer),
        Level::new("reader", Reader),
        Level { fault, ..Level::new("sphinx", sphinx) },
    ]
}

/// The bot whose moves are hints.
pub(crate) fn adviser() -> impl Bot<ColorDoubt> {
    Adviser
}
