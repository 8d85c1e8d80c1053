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
mod reasons;
mod situation;
mod sphinx;
mod style;
mod suspicion;

use ::bots::{Bot, RandomBot};
use presentation::Level;

use self::adviser::Adviser;
use self::bluffer::{BLUFFER, CHARMER, GAMBLER};
use self::careful::{CAREFUL, FIBBER, MAGPIE};
#[cfg(feature = "exploiters")]
pub(crate) use self::exploiters::exploiters;
use self::reader::READER;
use self::sphinx::Sphinx;
use crate::ColorDoubt;

/// The bots, weakest first.
pub(crate) fn levels() -> Vec<Level<ColorDoubt>> {
    levels_with(Sphinx::new())
}

/// The bots, with this one as the strongest.
fn levels_with(sphinx: Sphinx) -> Vec<Level<ColorDoubt>> {
    let fault = sphinx.fault();
    vec![
        Level { offered: false, in_cases: false, ..Level::new("random", RandomBot) },
        Level { in_cases: false, ..Level::new("magpie", MAGPIE) },
        Level::new("careful", CAREFUL),
        Level { twin: true, in_cases: false, ..Level::new("fibber", FIBBER) },
        Level { in_cases: false, ..Level::new("gambler", GAMBLER) },
        Level { twin: true, in_cases: false, ..Level::new("charmer", CHARMER) },
        Level { offered: false, ..Level::new("bluffer", BLUFFER) },
        Level { offered: false, ..Level::new("reader", READER) },
        Level { fault, ..Level::new("sphinx", sphinx) },
    ]
}

/// The bot whose moves are hints.
pub(crate) fn adviser() -> impl Bot<ColorDoubt> {
    Adviser
}

#[cfg(test)]
mod tests {
    use ::bots::play;
    use chacha20::ChaCha8Rng;
    use rand::SeedableRng;

    use super::*;
    use crate::Setup;

    /// A server warns of every level that has a fault.
    #[test]
    fn a_level_with_unfit_weights_says_so_and_plays_whole_games() {
        assert!(levels().iter().all(|level| level.fault.is_none()));
        for weights in ["", "parlour weights 1\ngame clue, version 1\n", "\u{0}\u{ffff}"] {
            let levels = levels_with(Sphinx::with(weights, weights));
            let faulty: Vec<&str> = levels.iter().filter(|level| level.fault.is_some()).map(|l| l.name).collect();
            assert_eq!(faulty, ["sphinx"]);
            let sphinx = &*levels.last().expect("there are bots").bot;
            let mut rng = ChaCha8Rng::seed_from_u64(2);
            let table = play::<ColorDoubt>(&Setup::new(2), &[sphinx, &CAREFUL], &mut rng).expect("it plays on");
            assert!(!table.game().public.winners.is_empty());
        }
    }
}
