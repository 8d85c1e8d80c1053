//! The chance of a deal, which is the same whoever plays it.

use chacha20::ChaCha8Rng;
use game::Draw;
use rand::{Rng, SeedableRng};

/// All that chance does in one deal, and what the bots of each seat draw from there: each by a generator of its own, so that
/// the tenth roll of a seat is the same at every table at which the deal is played, whatever was done before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// What all deals follow from.
    pub seed: u64,
    /// Which of them.
    pub number: u64,
}

impl Deal {
    /// What is drawn from for one thing.
    pub fn generator(&self, draw: Draw) -> ChaCha8Rng {
        let (kind, who, number): (u8, u8, u32) = match draw {
            Draw::Chance { after: None, number } => (0, 0, number),
            Draw::Chance { after: Some(seat), number } => (1, seat.0, number),
            Draw::Bot { seat, number } => (2, seat.0, number),
            Draw::House { bot, number } => (3, bot, number),
            Draw::Chair => (4, 0, 0),
        };
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..16].copy_from_slice(&self.number.to_le_bytes());
        key[16..20].copy_from_slice(&number.to_le_bytes());
        key[20..22].copy_from_slice(&[kind, who]);
        ChaCha8Rng::from_seed(key)
    }
}

/// Where a game's chance comes from.
pub(crate) trait Chance {
    /// What the next move draws from.
    fn source(&mut self, draw: Draw) -> &mut dyn Rng;
}

/// One generator for everything.
pub(crate) struct One<'a>(pub(crate) &'a mut dyn Rng);

impl Chance for One<'_> {
    fn source(&mut self, _: Draw) -> &mut dyn Rng {
        self.0
    }
}

/// A deal, with the generator of the move that is being made.
pub(crate) struct Dealt {
    deal: Deal,
    generator: ChaCha8Rng,
}

impl From<Deal> for Dealt {
    fn from(deal: Deal) -> Self {
        Dealt { deal, generator: deal.generator(Draw::Chair) }
    }
}

impl Chance for Dealt {
    fn source(&mut self, draw: Draw) -> &mut dyn Rng {
        self.generator = self.deal.generator(draw);
        &mut self.generator
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use game::Seat;

    use super::*;

    #[test]
    fn each_thing_is_drawn_by_itself_and_always_alike() {
        let draws = || {
            (0..300).flat_map(|number| {
                let seats = [Seat(0), Seat(1)].map(|seat| Draw::Bot { seat, number });
                let after = [None, Some(Seat(0)), Some(Seat(1))].map(|after| Draw::Chance { after, number });
                seats.into_iter().chain(after)
            })
        };
        let mut drawn = HashSet::new();
        for deal in [(1, 1), (1, 2), (2, 1)].map(|(seed, number)| Deal { seed, number }) {
            for draw in draws() {
                let first = deal.generator(draw).next_u64();
                assert_eq!(first, deal.generator(draw).next_u64());
                assert!(drawn.insert(first), "{draw:?} of {deal:?} is drawn as something else");
            }
        }
    }
}
