//! Three Dead Strangers obeys the laws.

mod truth;
mod whole;

use std::sync::Arc;

use game::chance::below;
use game::{Game as _, Seat};
use presentation::Playable;
use rand::Rng;
use testkit::Laws;
use three_dead_strangers::{
    Aspect, Card, CellAt, Character, Dealt, Half, Move, Scoring, Setup, Spacing, Strangers, Toward, Toy,
};

use Aspect::{Means, Motive, Opportunity};
use Character::{Shelby, Thomas};

/// Six cards: Shelby can be completed with three of them, and a Dead End is among them.
fn toy(seats: u8, characters: u8, victims: u8, hand: u8) -> Setup {
    let shelby = |what| Half::evidence(Shelby, what);
    let thomas = |what| Half::evidence(Thomas, what);
    let deck = [
        Card::of(shelby(Motive), shelby(Means)),
        Card::of(shelby(Opportunity), thomas(Motive)),
        Card::of(shelby(Opportunity), thomas(Motive)),
        Card::of(thomas(Means), Half::DEAD_END),
        Card::ACCUSATION,
        Card::ACCUSATION,
    ];
    let toy = Some(Toy { characters, victims, hand });
    Setup { deck: Some(deck.into_iter().collect()), toy, ..Setup::new(seats) }
}

fn laws() -> Laws<Strangers> {
    let toys = vec![
        toy(2, 2, 1, 1),
        Setup { spacing: Spacing::Touching, ..toy(2, 3, 1, 2) },
        Setup { games: 2, scoring: Scoring::AllAlike, ..toy(2, 2, 2, 1) },
        toy(3, 3, 1, 1),
    ];
    let full = vec![
        Setup::new(2),
        Setup::new(3),
        Setup::new(4),
        Setup { spacing: Spacing::Touching, games: 2, ..Setup::new(4) },
    ];
    // The strongest level takes its time; laws 7 and 10 meet it.
    let quick = Strangers::bots().into_iter().filter(|level| ["careful", "schemer"].contains(&level.name));
    let bots = quick.map(|level| Arc::from(level.bot));
    Laws {
        variants,
        truth: Some(truth::truth),
        whole: Some(whole::whole),
        bots: bots.collect(),
        games: 6,
        ..Laws::new(toys, full, Strangers::most_moves)
    }
}

/// Deals in which somebody is somebody else or cards have changed places, other draws, and plays that go a step
/// beside.
fn variants(m: &Move, rng: &mut dyn Rng) -> Vec<Move> {
    match m {
        Move::Deal { characters, hands } => {
            let mut other = || Seat(below(rng, hands.len() as u32) as u8);
            let (one, two) = (other(), other());
            let mut swapped = characters.clone();
            swapped[one] = characters[two];
            swapped[two] = characters[one];
            let mut instead = characters.clone();
            instead[one] = any_character(rng);
            let mut drawn = hands.clone();
            drawn[one] = exchanged(&hands[one], any_card(rng), rng);
            let mut dealt = hands.clone();
            let (mine, theirs) = (hands[one][0], hands[two][0]);
            dealt[one] = with_first(&hands[one], theirs);
            dealt[two] = with_first(&hands[two], mine);
            vec![
                Move::Deal { characters: swapped, hands: hands.clone() },
                Move::Deal { characters: instead, hands: hands.clone() },
                Move::Deal { characters: characters.clone(), hands: drawn },
                Move::Deal { characters: characters.clone(), hands: dealt },
            ]
        }
        Move::Draw { .. } => vec![Move::Draw { card: any_card(rng) }],
        &Move::Lay { victim, card, half, on, toward } => {
            let CellAt { row, col } = on;
            let turned = card.halves().map_or(half, |(one, two)| if half == one { two } else { one });
            let way = Toward::ALL[below(rng, 4) as usize];
            vec![
                Move::Lay { victim, card, half: turned, on, toward },
                Move::Lay { victim, card, half, on, toward: way },
                Move::Lay { victim, card, half, on: CellAt { row: row + 1, col }, toward },
                Move::Lay { victim, card, half, on: CellAt { row, col: col - 1 }, toward },
                Move::Lay { victim: victim + 1, card, half, on, toward },
                Move::Lay { victim, card: any_card(rng), half, on, toward },
                Move::Pass {},
            ]
        }
        &Move::Accuse { victim, character, seat } => vec![
            Move::Accuse { victim: victim + 1, character, seat },
            Move::Accuse { victim, character: any_character(rng), seat },
            Move::Accuse { victim, character, seat: Seat(below(rng, 5) as u8) },
            Move::Pass {},
        ],
        Move::Pass {} => vec![
            Move::Accuse { victim: 0, character: Shelby, seat: Seat(0) },
            Move::Lay {
                victim: 0,
                card: Card::of(Half::DEAD_END, Half::DEAD_END),
                half: Half::DEAD_END,
                on: CellAt::FIRST,
                toward: Toward::Away,
            },
        ],
    }
}

fn any_character(rng: &mut dyn Rng) -> Character {
    Character::ALL[below(rng, 4) as usize]
}

fn any_card(rng: &mut dyn Rng) -> Card {
    let mut half = || match below(rng, 13) {
        12 => Half::DEAD_END,
        n => Half::evidence(Character::ALL[n as usize / 3], Aspect::ALL[n as usize % 3]),
    };
    let (one, other) = (half(), half());
    if below(rng, 8) == 0 { Card::ACCUSATION } else { Card::of(one, other) }
}

fn exchanged(hand: &Dealt, card: Card, rng: &mut dyn Rng) -> Dealt {
    let place = below(rng, hand.len() as u32) as usize;
    let mut hand = hand.clone();
    hand[place] = card;
    hand.sort_unstable();
    hand
}

fn with_first(hand: &Dealt, card: Card) -> Dealt {
    let mut hand = hand.clone();
    hand[0] = card;
    hand.sort_unstable();
    hand
}

testkit::law_tests!(Strangers, laws());

#[test]
fn samples_are_exact() {
    laws().samples_are_exact().unwrap();
}

mod faults;
