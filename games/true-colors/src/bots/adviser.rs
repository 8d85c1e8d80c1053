//! The adviser: whose moves are hints.

use bots::Bot;
use game::Knowledge;
use rand::Rng;

use super::Hunter;
use crate::review::best_attack;
use crate::{Move, Options, Place, TrueColors};

/// Plays as the hunter does, but attacks whom a review would attack, and goes towards a weapon while it has none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adviser;

impl Bot<TrueColors> for Adviser {
    fn choose(&self, knowledge: &Knowledge<TrueColors>, rng: &mut dyn Rng) -> Move {
        match Hunter::default().choose(knowledge, rng) {
            Move::Attack { target, weapon } => {
                let (target, weapon) = best_attack(knowledge).unwrap_or((target, weapon));
                Move::Attack { target, weapon }
            }
            stays @ (Move::Stay {} | Move::Go { .. }) => nearer(knowledge, &stays).unwrap_or(stays),
            other => other,
        }
    }
}

/// The place outside the rooms from which an unarmed player has the fewest steps to a weapon, or to a pad and so to all
/// of them, where this move would end outside the rooms, too.
fn nearer(knowledge: &Knowledge<TrueColors>, m: &Move) -> Option<Move> {
    let Some(Options::Walk(walk)) = &knowledge.options else { return None };
    let public = &knowledge.view.public;
    let player = &public.players[knowledge.viewer.seat()?];
    let ends = if let Move::Go { to } = *m { to } else { player.place };
    if ends.room().is_some() || !player.carries.is_empty() {
        return None;
    }
    let board = knowledge.setup.board();
    let steps = |place: Place| {
        let spot = place.on(board.board()).expect("a place of the board");
        public.to_weapon(board, spot).into_iter().fold(board.to_pad(spot), u8::min)
    };
    let elsewhere = walk.destinations().filter(|to| to.room().is_none() && *to != player.place);
    let stay = (steps(player.place), Move::Stay {});
    let moves = elsewhere.map(|to| (steps(to), Move::Go { to }));
    std::iter::once(stay).chain(moves).min_by_key(|&(steps, _)| steps).map(|(_, m)| m)
}
