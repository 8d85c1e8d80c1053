//! Color Doubt obeys the laws.

mod truth;
mod whole;

use std::sync::Arc;

use color_doubt::{Cards, ColorDoubt, Move, Setup, Suit, Toy, WhoMayDoubt};
use game::Game as _;
use game::chance::below;
use presentation::Playable;
use rand::Rng;
use testkit::Laws;

fn toy(seats: u8, suits: u8, cards_per_suit: u8, removed: u8, max_turns: u16) -> Setup {
    Setup { cards_per_suit, max_turns, games: 1, toy: Some(Toy { suits, removed }), ..Setup::new(seats) }
}

fn laws() -> Laws<ColorDoubt> {
    let toys = vec![
        toy(2, 2, 2, 1, 8),
        Setup { games: 3, ..toy(2, 1, 2, 0, 3) },
        toy(3, 2, 3, 1, 7),
        Setup { who_may_doubt: WhoMayDoubt::NextOnly, ..toy(3, 3, 2, 0, 6) },
        toy(4, 2, 4, 0, 6),
        toy(5, 3, 3, 0, 5),
    ];
    let full = vec![
        Setup { five_suits: [Suit::Pink, Suit::Purple, Suit::Blue, Suit::Green, Suit::Red], ..Setup::new(2) },
        Setup { games: 2, ..Setup::new(3) },
        Setup { who_may_doubt: WhoMayDoubt::NextOnly, cards_per_suit: 4, ..Setup::new(4) },
        Setup { games: 1, cards_per_suit: 12, ..Setup::new(5) },
    ];
    // The strongest level takes its time; law 7 meets it.
    let quick = ColorDoubt::bots().into_iter().filter(|level| ["careful", "bluffer"].contains(&level.name));
    let bots = quick.map(|level| Arc::from(level.bot));
    Laws {
        variants,
        truth: Some(truth::truth),
        whole: Some(whole::whole),
        bots: bots.collect(),
        games: 6,
        matches: 2,
        ..Laws::new(toys, full, ColorDoubt::most_moves)
    }
}

/// Deals in which two cards have changed places, plays of a card more or fewer, and other announcements.
fn variants(m: &Move, rng: &mut dyn Rng) -> Vec<Move> {
    let mut suit = || Suit::ALL[below(rng, 8) as usize];
    let (one, other) = (Cards::of(suit(), 1), Cards::of(suit(), 1));
    let exchanged = |cards: Cards, one, other| cards.contains(one).then(|| cards - one + other);
    match m {
        Move::Deal { hands, out } => {
            let (first, second) = (below(rng, hands.len() as u32), below(rng, hands.len() as u32 + 1));
            let (first, second) = (game::Seat(first as u8), game::Seat(second as u8));
            let (mut hands, mut out) = (hands.clone(), *out);
            let Some(hand) = exchanged(hands[first], one, other) else { return Vec::new() };
            hands[first] = hand;
            let place = if second.index() < hands.len() { &mut hands[second] } else { &mut out };
            let Some(cards) = exchanged(*place, other, one) else { return Vec::new() };
            *place = cards;
            vec![Move::Deal { hands, out }]
        }
        Move::Draw { cards } => {
            exchanged(*cards, one, other).map(|cards| Move::Draw { cards }).into_iter().collect()
        }
        &Move::Lay { cards, say } => {
            let mut lays = vec![
                Move::Lay { cards: cards + one, say },
                Move::Lay { cards, say: suit() },
                Move::Pass {},
                Move::Doubt {},
            ];
            lays.extend(cards.contains(one).then(|| Move::Lay { cards: cards - one, say }));
            lays.extend(exchanged(cards, one, other).map(|cards| Move::Lay { cards, say }));
            lays
        }
        Move::Doubt {} | Move::Pass {} => vec![
            Move::Doubt {},
            Move::Pass {},
            Move::Lay { cards: one, say: suit() },
            Move::Lay { cards: one + other, say: suit() },
        ],
    }
}

testkit::law_tests!(ColorDoubt, laws());

#[test]
fn samples_are_exact() {
    laws().samples_are_exact().unwrap();
}

mod faults;
