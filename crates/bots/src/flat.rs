//! Search that needs nothing but the rules and a belief.

use game::{Deduce, Game, Knowledge, Options, Turn};
use rand::Rng;

use crate::Bot;

/// Flat Monte Carlo over determinizations: samples worlds that are consistent with what it knows, tries each
/// candidate move in each of them, plays on at random, and makes the move that wins most.
///
/// It has the known flaw of such search, strategy fusion: it looks for what is good in each world by itself, as if the
/// cards lay open, and so never bluffs or hides for a reason. It is a yardstick for bots that know their game.
///
/// ```
/// use bots::{Bot, FlatMonteCarlo};
/// use game::{Mover, Seat, Table, Viewer};
/// use rand::SeedableRng;
/// use testkit::kuhn::{Card, Kuhn, Move, Setup};
///
/// let mut table: Table<Kuhn> = Table::new(Setup { ranks: 3 })?;
/// table.play(Mover::Chance, Move::Deal(Card(0)))?;
/// table.play(Mover::Chance, Move::Deal(Card(2)))?;
/// table.play(Mover::Seat(Seat(0)), Move::Bet)?;
/// // Seat 1 holds the highest card: to fold it would be a mistake.
/// let knowledge = table.knowledge(Viewer::Seat(Seat(1)));
/// let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
/// assert_eq!(FlatMonteCarlo { worlds: 10, candidates: 10 }.choose(&knowledge, &mut rng), Move::Bet);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct FlatMonteCarlo {
    /// How many worlds are sampled for a move.
    pub worlds: u32,
    /// How many different moves are tried at most; where there are more, as many at random.
    pub candidates: usize,
}

impl<G: Deduce> Bot<G> for FlatMonteCarlo {
    fn choose(&self, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> G::Move {
        let candidates = self.candidates(knowledge, rng);
        let mut won = vec![0.0; candidates.len()];
        for _ in 0..if candidates.len() > 1 { self.worlds } else { 0 } {
            // A real table's knowledge is never contradictory; a bot that is asked about another still answers.
            let Ok(world) = G::determinize(knowledge, rng) else { break };
            for (m, won) in candidates.iter().zip(&mut won) {
                let mut game = world.game().clone();
                game.apply(m);
                *won += share_after_random_play(game, knowledge, rng);
            }
        }
        let best = (0..candidates.len()).reduce(|best, next| if won[next] > won[best] { next } else { best });
        candidates[best.expect("whoever moves has a move")].clone()
    }
}

impl FlatMonteCarlo {
    /// Different moves, found by picking: they may be too many to list.
    fn candidates<G: Game>(&self, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> Vec<G::Move> {
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        let mut candidates = vec![options.pick(rng)];
        for _ in 0..4 * self.candidates {
            let picked = options.pick(rng);
            if candidates.len() < self.candidates && !candidates.contains(&picked) {
                candidates.push(picked);
            }
        }
        candidates
    }
}

/// The viewer's share of the win after random moves of all.
fn share_after_random_play<G: Game>(mut game: G, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> f64 {
    while game.turn() != Turn::Over {
        let m = game.options().pick(rng);
        game.apply(&m);
    }
    let winners = game.winners();
    let seat = knowledge.viewer.seat().expect("a bot has a seat");
    if winners[seat] { 1.0 / winners.values().filter(|won| **won).count() as f64 } else { 0.0 }
}
