//! Help at the table: whom each room and each weapon can hurt, and what an attack made here and now may do.

use game::{Knowledge, Reading, Seat};
use presentation::{Aid, Chance};

use super::{Belief, Dealt, fact};
use crate::{CHARACTERS, TrueColors};

/// The chances of each room and each weapon for each seat; and, on the viewer's turn to act, those that one of both
/// that are face down hurts whom the viewer can attack. Nothing before the deal.
pub(crate) fn aid(knowledge: &Knowledge<TrueColors>) -> Option<Aid<Dealt>> {
    let read = |reading| Belief::read(knowledge, reading).ok().flatten();
    let (possible, likely) = (read(Reading::Possible)?, read(Reading::Likely)?);
    let public = &knowledge.view.public;
    let weaknesses = public.deck.without(CHARACTERS).iter();
    let cards =
        weaknesses.flat_map(|card| Seat::all(public.players.len()).map(move |seat| Dealt::card(seat, card)));
    let attacks = fact::attacks(public).filter(|_| knowledge.options.is_some());
    let told = |fact| Chance::new(fact, possible.chance_of(fact), likely.chance_of(fact));
    Some(Aid { facts: cards.chain(attacks).map(told).collect() })
}
