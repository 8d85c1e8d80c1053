//! A bot that plays by a network.

use bots::Bot;
use game::Knowledge;
use rand::Rng;

use crate::{Learn, Moment, Network, draw};

/// Draws each of its moves by the chances that a network gives them.
#[derive(Clone, Debug)]
pub struct Player(pub Network);

impl<G: Learn> Bot<G> for Player {
    fn choose(&self, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> G::Move {
        let mut moment = Moment::default();
        G::describe(knowledge, &mut moment);
        let chances = self.0.chances(&moment.situation, &moment.choices);
        moment.moves.swap_remove(draw(&chances, rng))
    }
}
