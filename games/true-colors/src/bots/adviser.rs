//! The adviser: whose moves are hints.

use bots::Bot;
use game::Knowledge;
use rand::Rng;

use super::Hunter;
use crate::review::better_attack;
use crate::{Move, TrueColors};

/// Plays as the hunter does, but attacks nobody where a review would clearly have attacked otherwise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adviser;

impl Bot<TrueColors> for Adviser {
    fn choose(&self, knowledge: &Knowledge<TrueColors>, rng: &mut dyn Rng) -> Move {
        match Hunter::default().choose(knowledge, rng) {
            Move::Attack { target, weapon } => {
                let (target, weapon) = better_attack(knowledge, (target, weapon)).unwrap_or((target, weapon));
                Move::Attack { target, weapon }
            }
            other => other,
        }
    }
}
