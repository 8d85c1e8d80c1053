//! Help at the table: whether the standing announcement can be true, and is; and what else is hidden.

use std::collections::BTreeMap;

use game::{Knowledge, Reading, Seat};
use presentation::{Aid, Chance, Matter};

use super::{Fact, THOROUGH, in_both, reckon};
use crate::{ColorDoubt, Phase, Suit};

/// The chances of both; nothing to whoever made the announcement.
pub(crate) fn aid(knowledge: &Knowledge<ColorDoubt>) -> Option<Aid<Fact>> {
    let [possible, likely] = in_both(knowledge).ok()??;
    let able = Chance::new(Fact::Able, possible.able, likely.able);
    let truthful = Chance::new(Fact::Truthful, possible.truthful, likely.truthful);
    Some(Aid { facts: vec![able, truthful] })
}

/// How many cards of each suit each of the others holds, between those that all have seen there and as many as there is
/// room for where that leaves several numbers, and whether the announcement of another player can be true, and is.
pub(crate) fn hidden(knowledge: &Knowledge<ColorDoubt>) -> Option<Vec<Matter<Fact>>> {
    let (own, public) = (knowledge.view.own.as_ref()?, &knowledge.view.public);
    if matches!(public.phase, Phase::Deal | Phase::Over) {
        return None;
    }
    let possible = reckon(THOROUGH, None, knowledge, Reading::Possible).ok().filter(|chances| chances.exact)?;
    let likely = reckon(THOROUGH, None, knowledge, Reading::Likely).ok()?;
    let mut matters = Vec::new();
    for (seat, hand) in public.hands.iter().filter(|(seat, _)| !knowledge.viewer.is(*seat)) {
        for (suit, of_suit) in public.deck.iter() {
            let [possible, likely] = [&possible, &likely].map(|chances| of_hand(&chances.hands, seat, suit));
            let room = hand.shown[suit]..=hand.count.min(of_suit - own.hand[suit]);
            let fact = |count| Fact::Holds { seat, suit, count };
            let way = |count| {
                let [possible, likely] = [&possible, &likely].map(|of| of.get(&count).copied().unwrap_or(0.0));
                Chance::new(fact(count), possible, likely)
            };
            let out = (0..=of_suit).filter(|count| !room.contains(count)).map(fact).collect();
            let ways: Vec<Chance<Fact>> = room.map(way).collect();
            if ways.len() > 1 {
                matters.push(Matter { ways, out, said: false });
            }
        }
    }
    if let Some(Aid { facts }) = aid(knowledge) {
        let matter =
            |told: Chance<Fact>| Matter { said: told.fact == Fact::Truthful, ways: vec![told], out: Vec::new() };
        matters.extend(facts.into_iter().map(matter));
    }
    Some(matters)
}

/// The chance of each number of cards of a suit in a hand; 1 where no other number is possible, and nowhere else,
/// however the sums are rounded.
fn of_hand(hands: &BTreeMap<(Seat, Suit, u8), f64>, seat: Seat, suit: Suit) -> BTreeMap<u8, f64> {
    let counts = hands.range((seat, suit, 0)..=(seat, suit, u8::MAX)).filter(|(_, chance)| **chance > 0.0);
    let mut counts: BTreeMap<u8, f64> = counts.map(|(&(_, _, count), &chance)| (count, chance)).collect();
    let is_certain = counts.len() == 1;
    for chance in counts.values_mut() {
        *chance = if is_certain { 1.0 } else { chance.min(1.0 - f64::EPSILON) };
    }
    counts
}
