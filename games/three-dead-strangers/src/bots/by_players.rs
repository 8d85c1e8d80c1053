//! Another bot for each number of players.

use bots::Bot;
use game::{Knowledge, Message};
use rand::Rng;

use crate::{Move, Strangers};

/// A bot that plays in its own way by how many there are at the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct ByPlayers<B> {
    pub(super) two: B,
    pub(super) three: B,
    pub(super) four: B,
}

impl<B> ByPlayers<B> {
    /// Who plays at this table.
    fn at(&self, knowledge: &Knowledge<Strangers>) -> &B {
        match knowledge.view.public.players.len() {
            4.. => &self.four,
            3 => &self.three,
            _ => &self.two,
        }
    }
}

impl<B: Bot<Strangers>> Bot<Strangers> for ByPlayers<B> {
    fn choose(&self, knowledge: &Knowledge<Strangers>, rng: &mut dyn Rng) -> Move {
        self.at(knowledge).choose(knowledge, rng)
    }

    fn why(&self, knowledge: &Knowledge<Strangers>, m: &Move) -> Vec<Message> {
        self.at(knowledge).why(knowledge, m)
    }
}
