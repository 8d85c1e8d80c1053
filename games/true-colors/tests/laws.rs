//! True Colors obeys the laws, and the laws catch what would be wrong with it.

mod faults;
mod truth;
mod whole;

use std::sync::Arc;

use super::bots::level;
use bots::Bot;
use game::chance::below;
use game::{Game as _, Seat};
use rand::Rng;
use testkit::Laws;
use true_colors::{
    Actions, Blocking, CHARACTERS, Card, Cards, Decoy, Move, ROOMS, Setup, Toy, TrueColors, WEAPONS,
};

/// Three players in the cottage, with this many shapes each, and one room and one weapon.
fn toy(forms: u8, faces: u8, max_rounds: u16) -> Setup {
    Setup { max_rounds, toy: Some(Toy { forms, faces }), ..Setup::new(3) }
}

fn toys() -> Vec<Setup> {
    vec![
        toy(1, 3, 4),
        Setup { decoy: Decoy::AnyAttack, blocking: Blocking::Corridors, ..toy(1, 3, 4) },
        Setup { actions_per_turn: Actions::One, ..toy(2, 2, 2) },
    ]
}

/// As people play, but for the length: most random games would be ended by `max_rounds` alone.
fn full() -> Vec<Setup> {
    vec![
        Setup { max_rounds: 60, ..Setup::new(3) },
        Setup { decoy: Decoy::AnyAttack, blocking: Blocking::Corridors, max_rounds: 40, ..Setup::new(4) },
        Setup { actions_per_turn: Actions::One, max_rounds: 30, ..Setup::new(6) },
    ]
}

/// Deals in which two players have changed two cards of one kind.
fn variants(m: &Move, rng: &mut dyn Rng) -> Vec<Move> {
    let Move::Deal { hands, weapons } = m else { return Vec::new() };
    let swap = |rng: &mut dyn Rng| {
        let mut hands = hands.clone();
        let (one, other) = (any_seat(hands.len(), rng), any_seat(hands.len(), rng));
        let kind = [CHARACTERS, ROOMS, WEAPONS][below(rng, 3) as usize];
        let (mine, theirs) = (any(hands[one].and(kind), rng), any(hands[other].and(kind), rng));
        if one != other {
            hands[one] = hands[one].without(mine).or(theirs);
            hands[other] = hands[other].without(theirs).or(mine);
        }
        Move::Deal { hands, weapons: weapons.clone() }
    };
    (0..8).map(|_| swap(rng)).collect()
}

fn any_seat(seats: usize, rng: &mut dyn Rng) -> Seat {
    Seat(below(rng, seats as u32) as u8)
}

fn any(cards: Cards, rng: &mut dyn Rng) -> Cards {
    let cards: Vec<Card> = cards.iter().collect();
    Cards::one(cards[below(rng, cards.len() as u32) as usize])
}

fn laws_of(toy: Vec<Setup>, full: Vec<Setup>) -> Laws<TrueColors> {
    let bots: [Arc<dyn Bot<TrueColors>>; 3] = ["prowler", "hunter", "nemesis"].map(|name| Arc::from(level(name)));
    Laws {
        variants,
        truth: Some(truth::truth),
        whole: Some(whole::whole),
        bots: bots.into(),
        games: 3,
        looks: 8,
        worlds: 3_300,
        ..Laws::new(toy, full, TrueColors::most_moves)
    }
}

fn laws() -> Laws<TrueColors> {
    laws_of(toys(), full())
}

testkit::law_tests!(TrueColors, laws());

#[test]
fn samples_are_exact() {
    laws().samples_are_exact().unwrap();
}
