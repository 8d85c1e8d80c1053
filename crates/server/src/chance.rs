//! Where randomness comes from. Each purpose has a generator of its own, so that none says anything of another.

use std::time::Duration;

use catalog::Mover;
use chacha20::ChaCha20Rng;
use fair::{Secret, Share, share_commitment};
use protocol::play;
use rand::SeedableRng;
use rand::rngs::SysRng;

use crate::token;

/// Deals every card and rolls every die: the one place from which chance comes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dealer {
    seed: Option<u64>,
}

impl Dealer {
    /// A dealer who draws from the operating system's generator; with a seed, one whom tests can foresee.
    pub(crate) fn new(seed: Option<u64>) -> Self {
        Dealer { seed }
    }

    /// What a move is drawn from that is made after `ply` others, where nothing else is agreed: chance's own, or that of a
    /// bot, which thinks with it.
    pub(crate) fn generator(self, ply: u32, mover: Mover) -> ChaCha20Rng {
        let Some(seed) = self.seed else { return from_system() };
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        rng.set_stream(u64::from(ply) * 2 + u64::from(mover != Mover::Chance));
        rng
    }

    /// The secret of an evening, or of a table.
    pub(crate) fn secret(self) -> Secret {
        self.drawn(u8::MAX)
    }

    /// The share of a chair whose player has drawn none.
    pub(crate) fn share(self, game: &str, chair: u8) -> Share {
        let share = self.drawn(chair);
        Share { own: false, commitment: share_commitment(game, chair, &share), opening: Some(share) }
    }

    fn drawn(self, place: u8) -> Secret {
        Secret(self.seed.map_or_else(token::random, |seed| {
            let mut secret = [place; 32];
            secret[..8].copy_from_slice(&seed.to_be_bytes());
            secret
        }))
    }

    /// What a finished game is played on with.
    pub(crate) fn what_if(self) -> ChaCha20Rng {
        self.seed.map_or_else(from_system, ChaCha20Rng::seed_from_u64)
    }
}

fn from_system() -> ChaCha20Rng {
    ChaCha20Rng::try_from_rng(&mut SysRng).expect("the operating system has random numbers")
}

/// How long bots, and moves that the rules force, keep the others waiting, by how long a person would.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace(f64);

impl Pace {
    /// As a person would: half a second to two.
    pub const HUMAN: Pace = Pace(1.0);
    /// At once.
    pub const NONE: Pace = Pace(0.0);

    /// How many times as long as a person it takes; `None` unless it is a number from 0 to 10.
    pub fn new(factor: f64) -> Option<Pace> {
        (0.0..=10.0).contains(&factor).then_some(Pace(factor))
    }

    /// One wait.
    pub(crate) fn draw(self) -> Duration {
        Duration::from_millis(play::wait(&mut from_system()).into()).mul_f64(self.0)
    }

    /// What the shortest wait is: bots think faster. On a machine that is so busy that one does not, its move is made a
    /// whole number of such times later.
    pub(crate) fn step(self) -> Duration {
        Duration::from_millis(play::SHORTEST_WAIT.into()).mul_f64(self.0)
    }
}

impl Default for Pace {
    fn default() -> Self {
        Pace::HUMAN
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_is_a_persons() {
        let waits: Vec<Duration> = (0..500).map(|_| Pace::HUMAN.draw()).collect();
        assert!(waits.iter().all(|wait| (500..=1900).contains(&wait.as_millis())));
        let mean = waits.iter().sum::<Duration>() / 500;
        assert!((1100..1300).contains(&mean.as_millis()), "{mean:?}");
        assert_eq!(Pace::NONE.draw(), Duration::ZERO);
        assert!(Pace::new(f64::NAN).is_none() && Pace::new(-1.0).is_none() && Pace::new(11.0).is_none());
    }
}
