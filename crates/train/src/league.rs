//! Two networks that learn at the same time: one to play, the other to beat it.

use policy::{Learn, Network, Player};

use crate::{Found, Learner};

/// How many of those that have learned to beat it a network plays against.
const KEPT: usize = 12;

/// Learns to play against anybody, also against who has learned to beat it: a hole that a response finds is seen in the
/// next games (Vinyals et al., 2019, call such responses exploiters).
pub struct League<'a, G: Learn> {
    player: Learner<'a, G>,
    response: Learner<'a, G>,
    /// How many updates a response learns before it is kept and another begins.
    each: u32,
    done: u32,
}

impl<'a, G: Learn> League<'a, G> {
    /// Of these two; `response` is kept, and begins again as what the player is then, after `each` updates.
    pub fn new(player: Learner<'a, G>, response: Learner<'a, G>, each: u32) -> Self {
        let response = response.from(player.network().clone());
        League { player, response, each, done: 0 }
    }

    /// The network that learns to play.
    pub fn network(&self) -> &Network {
        self.player.network()
    }

    /// Both play games and learn from them; tells what the player found.
    pub fn update(&mut self) -> Found {
        *self.response.responses() = vec![Player(self.player.network().clone())];
        self.response.update();
        let now = Player(self.response.network().clone());
        let known = self.player.responses();
        // The newest is what the response is now.
        match known.last_mut() {
            Some(newest) if !self.done.is_multiple_of(self.each) => *newest = now,
            _ => {
                known.push(now);
                if known.len() > KEPT {
                    known.remove(0);
                }
            }
        }
        let found = self.player.update();
        self.done += 1;
        if self.done.is_multiple_of(self.each) {
            self.response.restart(self.player.network().clone());
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use color_doubt::{ColorDoubt, Setup};

    use super::*;
    use crate::{Aim, Plan};

    fn learner(seed: u64, aim: Aim) -> Learner<'static, ColorDoubt> {
        let setup = Box::new(|_: &mut dyn rand::Rng| Setup { cards_per_suit: 4, max_turns: 50, ..Setup::new(2) });
        let (rivals, entropy) = (Vec::new(), [0.02; 2]);
        Learner::new(Plan { updates: 40, games: 4, batch: 64, seed, setup, rivals, mean: 1, entropy, aim })
    }

    /// The newest stands for the response as it is; every few updates it is kept as it has become, and begins again.
    #[test]
    fn responses_are_kept_and_begin_again() {
        let mut league = League::new(learner(1, Aim::Play), learner(2, Aim::Beat), 2);
        let mut counts = Vec::new();
        let mut newest = Vec::new();
        for _ in 0..4 {
            league.update();
            let known = league.player.responses();
            counts.push(known.len());
            newest.push(known.last().unwrap().0.weights.clone());
        }
        assert_eq!(counts, [1, 1, 2, 2]);
        assert_ne!(newest[0], newest[1], "it goes on learning");
        assert_eq!(league.player.responses()[0].0.weights, newest[1], "it is kept as it has become");
        assert_eq!(league.response.network().weights, league.player.network().weights, "and begins again");
        for _ in 0..2 * KEPT {
            league.update();
        }
        assert_eq!(league.player.responses().len(), KEPT);
    }
}
