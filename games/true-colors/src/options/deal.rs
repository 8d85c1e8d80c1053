//! The deals: which are possible, all of them, and one by chance (TC-10, TC-12).

use arrayvec::ArrayVec;
use game::BySeat;
use game::chance::shuffle;
use rand::Rng;

use super::weapons;
use crate::moves::Weapons;
use crate::{CHARACTERS, Card, Cards, Move, ROOMS, WEAPONS, What};

/// Shuffles each of the three decks and the weapons, and deals from their fronts: first all of seat 0's cards.
pub(super) fn pick<R: Rng + ?Sized>(deck: Cards, seats: u8, forms: u8, vulnerabilities: u8, rng: &mut R) -> Move {
    let mut hands = BySeat::new(seats.into(), |_| Cards::EMPTY);
    for (kind, each) in [(CHARACTERS, forms), (ROOMS, vulnerabilities), (WEAPONS, vulnerabilities)] {
        let mut cards: ArrayVec<Card, 12> = deck.and(kind).iter().collect();
        shuffle(rng, &mut cards);
        for ((_, hand), dealt) in hands.iter_mut().zip(cards.chunks(each.into())) {
            hand.extend(dealt.iter().copied());
        }
    }
    let mut lying: Weapons = weapons(deck).collect();
    shuffle(rng, &mut lying);
    Move::Deal { hands, weapons: lying }
}

/// Whether this can be dealt (TC-10, TC-12).
pub(super) fn contains(
    deck: Cards,
    seats: u8,
    forms: u8,
    vulnerabilities: u8,
    hands: &BySeat<Cards>,
    lying: &Weapons,
) -> bool {
    let kinds = |hand: &Cards| [CHARACTERS, ROOMS, WEAPONS].map(|kind| hand.and(kind).len());
    let each = [forms, vulnerabilities, vulnerabilities].map(usize::from);
    let together = hands.values().fold(Cards::EMPTY, |all, &hand| all.or(hand));
    let weapons_lying: Cards = lying.iter().map(|&weapon| Card::What(weapon)).collect();
    hands.len() == usize::from(seats)
        && hands.values().all(|hand| kinds(hand) == each)
        && together == deck
        && weapons_lying == deck.and(WEAPONS)
        && lying.len() == weapons_lying.len()
}

/// Every deal of what is left after these hands.
pub(super) fn list(rest: Cards, seats: u8, forms: u8, each: u8, hands: &mut Vec<Cards>, out: &mut Vec<Move>) {
    if hands.len() == usize::from(seats) {
        let deck = hands.iter().fold(Cards::EMPTY, |all, &hand| all.or(hand));
        permute(weapons(deck).collect(), &mut Weapons::new(), &mut |lying| {
            out.push(Move::Deal { hands: hands.iter().copied().collect(), weapons: lying.clone() });
        });
        return;
    }
    for who in rest.and(CHARACTERS).subsets(forms.into()) {
        for room in rest.and(ROOMS).subsets(each.into()) {
            for weapon in rest.and(WEAPONS).subsets(each.into()) {
                let hand = who.or(room).or(weapon);
                hands.push(hand);
                list(rest.without(hand), seats, forms, each, hands, out);
                hands.pop();
            }
        }
    }
}

fn permute(rest: Vec<What>, order: &mut Weapons, found: &mut impl FnMut(&Weapons)) {
    if rest.is_empty() {
        found(order);
        return;
    }
    for &weapon in &rest {
        order.push(weapon);
        permute(rest.iter().copied().filter(|&other| other != weapon).collect(), order, found);
        order.pop();
    }
}
