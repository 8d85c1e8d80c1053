//! What is deduced of hidden hands is what listing every history gives.

use chacha20::ChaCha8Rng;
use color_doubt::{Belief, Cards, ColorDoubt, Fact, Move, Options, Phase, Setup, Suit, Toy};
use game::chance::below;
use game::{Deduce, Game, Options as _, Reading, Seat, Table, Turn, Viewer};
use rand::SeedableRng;
use testkit::Oracle;

/// The most histories that are held at a time.
const WORLDS: usize = 150_000;

/// Games in which many lies are caught.
const GAMES: u64 = 40;

fn toy(seats: u8, suits: u8, cards_per_suit: u8, removed: u8) -> Setup {
    Setup { games: 1, cards_per_suit, max_turns: 60, toy: Some(Toy { suits, removed }), ..Setup::new(seats) }
}

/// A game of small plays and many doubts, so that many cards are turned up, taken back and drawn.
fn suspicious_game(setup: &Setup, seed: u64) -> Table<ColorDoubt> {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let mut table: Table<ColorDoubt> = Table::new(setup.clone()).unwrap();
    for _ in 0..24 {
        let Some(mover) = table.game().turn().mover() else { break };
        let options = table.game().options();
        let m = match &options {
            Options::Play { doubt: true, .. } if below(rng, 2) == 0 => Move::Doubt {},
            Options::Play { pass: true, .. } if below(rng, 4) == 0 => Move::Pass {},
            Options::Play { lay: Some(lay), .. } => loop {
                let m = options.pick(rng);
                if matches!(&m, Move::Lay { cards, .. } if cards.total() <= lay.at_least + below(rng, 2) as u8) {
                    break m;
                }
            },
            _ => options.pick(rng),
        };
        table.play(mover, m).unwrap();
    }
    table
}

/// A game for two by random plays in which every second announcement is doubted.
fn doubting_game(seed: u64) -> Table<ColorDoubt> {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let mut table: Table<ColorDoubt> = Table::new(Setup { games: 1, ..Setup::new(2) }).unwrap();
    while let Some(mover) = table.game().turn().mover() {
        let options = table.game().options();
        let m = match &options {
            Options::Play { doubt: true, .. } if below(rng, 2) == 0 => Move::Doubt {},
            _ => options.pick(rng),
        };
        table.play(mover, m).unwrap();
    }
    table
}

/// Compares every chance at every position with the oracle's; returns how many positions had few enough histories,
/// and how many cards had been taken back before.
fn compare(table: &Table<ColorDoubt>, viewer: Viewer, reading: Reading) -> (u32, u32) {
    let mut oracle = Oracle::<ColorDoubt>::start(table.setup(), viewer, reading, WORLDS).unwrap();
    let mut again: Table<ColorDoubt> = Table::new(table.setup().clone()).unwrap();
    let (mut compared, mut back) = (0, 0);
    for (m, told) in table.log().iter().zip(table.knowledge(viewer).observations) {
        again.play(again.game().turn().mover().unwrap(), m.clone()).unwrap();
        let Some(before) = oracle else { break };
        oracle = before.hear(&told).unwrap();
        let Some(oracle) = &oracle else { break };
        let expected: Vec<(Fact, f64)> = oracle.chances().into_iter().collect();
        let chances = ColorDoubt::chances(&again.knowledge(viewer), reading).unwrap();
        let facts = |chances: &[(Fact, f64)]| chances.iter().map(|(fact, _)| *fact).collect::<Vec<_>>();
        assert_eq!(facts(&chances), facts(&expected), "{:?}", again.log());
        for ((fact, chance), (_, expected)) in chances.iter().zip(&expected) {
            assert!((chance - expected).abs() < 1e-9, "{fact:?}: {chance}, not {expected}: {:?}", again.log());
        }
        compared += 1;
        let doubt = again.game().public().doubt;
        back += u32::from(matches!(m, Move::Doubt {}) && doubt.is_some_and(|doubt| !doubt.truthful));
    }
    (compared, back)
}

#[test]
fn chances_are_the_oracles_where_many_cards_are_turned_up() {
    for setup in [toy(2, 2, 3, 1), toy(2, 3, 2, 0), toy(3, 2, 4, 0), toy(3, 3, 3, 1)] {
        let (mut compared, mut back) = (0, 0);
        for seed in 0..30 {
            let table = suspicious_game(&setup, seed);
            for viewer in Viewer::all(table.game().seats()) {
                for reading in Reading::ALL {
                    let (more, taken) = compare(&table, viewer, reading);
                    compared += more;
                    back += taken;
                }
            }
        }
        assert!(compared > 400 && back > 40, "only {compared} positions and {back} lies: {setup:?}");
    }
}

/// Where so many cards were turned up and taken back that the least likely is left out, nothing false is certain, and
/// nothing true is impossible.
#[test]
fn what_is_left_out_makes_nothing_certain() {
    let mut left_out = 0;
    for seed in 0..GAMES {
        let table = doubting_game(seed);
        let mut again: Table<ColorDoubt> = Table::new(table.setup().clone()).unwrap();
        for m in table.log() {
            again.play(again.game().turn().mover().unwrap(), m.clone()).unwrap();
            let mut facts = Vec::new();
            again.game().facts(&mut facts);
            // What is asked of learners has 32 bits.
            let chances = ColorDoubt::chances(&again.knowledge(Viewer::Seat(Seat(0))), Reading::Possible).unwrap();
            let chance = |fact: &Fact| chances.iter().find(|one| one.0 == *fact).map_or(0.0, |one| one.1 as f32);
            left_out += u32::from(chances.iter().any(|one| one.1 == 1e-7));
            for fact in &facts {
                assert!(chance(fact) > 0.0, "game {seed}: {fact:?} is so, and impossible");
            }
            for (fact, chance) in &chances {
                assert!(
                    (*chance as f32) < 1.0 || facts.contains(fact),
                    "game {seed}: {fact:?} is certain, and false"
                );
            }
        }
    }
    assert!(left_out > 0, "nothing was left out");
}

fn play(table: &mut Table<ColorDoubt>, m: Move) {
    table.play(table.game().turn().mover().unwrap(), m).unwrap();
}

fn chance(table: &Table<ColorDoubt>, viewer: Viewer, fact: Fact) -> f64 {
    let belief = Belief::of(&table.knowledge(viewer), Reading::Possible).unwrap();
    belief.expect("the cards are dealt").chance(fact)
}

#[test]
fn chances_by_hand() {
    // Two red, two orange and the rainbow card; two each, one out.
    let mut table: Table<ColorDoubt> = Table::new(toy(2, 2, 2, 1)).unwrap();
    let red_and_orange = Cards::of(Suit::Red, 1) + Cards::of(Suit::Orange, 1);
    let rainbow = Cards::of(Suit::Rainbow, 1);
    let hands = [red_and_orange, red_and_orange].into_iter().collect();
    play(&mut table, Move::Deal { hands, out: rainbow });
    let near = |found: f64, expected: f64| assert!((found - expected).abs() < 1e-12, "{found}, not {expected}");
    let red = |count| Fact::Holds { seat: Seat(0), suit: Suit::Red, count };
    let one = Viewer::Seat(Seat(1));
    // Seat 0 has two of a red, an orange and the rainbow card.
    near(chance(&table, one, red(1)), 2.0 / 3.0);
    near(chance(&table, one, red(2)), 0.0);
    near(chance(&table, Viewer::Spectator, red(2)), 1.0 / 10.0);
    near(chance(&table, Viewer::Seat(Seat(0)), red(1)), 1.0);
    // One of the two is played: red, or the rainbow card, with a third each.
    play(&mut table, Move::Lay { cards: Cards::of(Suit::Orange, 1), say: Suit::Red });
    near(chance(&table, one, Fact::Truthful), 2.0 / 3.0);
    near(chance(&table, Viewer::Spectator, Fact::Truthful), 3.0 / 5.0);
    near(chance(&table, Viewer::Seat(Seat(0)), Fact::Truthful), 0.0);
    // Any two of red, orange and the rainbow card have one that fits.
    near(chance(&table, one, Fact::Able), 1.0);
    // It was orange, and is taken back; so the other card is red or the rainbow card.
    play(&mut table, Move::Doubt {});
    near(chance(&table, one, Fact::Holds { seat: Seat(0), suit: Suit::Orange, count: 1 }), 1.0);
    near(chance(&table, one, red(1)), 0.5);
}

/// Having two of a colour and having the rainbow card shut each other out in a hand of two.
#[test]
fn the_rainbow_card_is_counted_together_with_the_color() {
    // Three red, three orange and the rainbow card; two each, three out.
    let mut table: Table<ColorDoubt> = Table::new(toy(2, 2, 3, 3)).unwrap();
    let hand = |red, orange| Cards::of(Suit::Red, red) + Cards::of(Suit::Orange, orange);
    let out = hand(1, 1) + Cards::of(Suit::Rainbow, 1);
    play(&mut table, Move::Deal { hands: [hand(1, 1), hand(1, 1)].into_iter().collect(), out });
    play(&mut table, Move::Lay { cards: hand(1, 1), say: Suit::Red });
    // Seat 1 has not seen two red, two orange and the rainbow card, and seat 0 holds two of them, in ten ways: both red,
    // or a red and the rainbow card, in three.
    let able = |viewer| chance(&table, viewer, Fact::Able);
    assert!((able(Viewer::Seat(Seat(1))) - 3.0 / 10.0).abs() < 1e-12);
    // A spectator has seen none of the seven cards: 3 + 3 of 21 ways.
    assert!((able(Viewer::Spectator) - 6.0 / 21.0).abs() < 1e-12);
    assert_eq!(able(Viewer::Seat(Seat(0))), 0.0);
}

#[test]
fn whoever_plays_all_but_a_card_often_leaves_the_one_that_everybody_saw() {
    // Seat 0 takes an orange card back and plays two of three cards: it is the one left with a chance of a third.
    let mut table: Table<ColorDoubt> = Table::new(toy(3, 3, 3, 1)).unwrap();
    let cards = |counts: [u8; 3], rainbow| Cards::new([counts[0], counts[1], counts[2], 0, 0, 0, 0, rainbow]);
    let hands = [cards([2, 1, 0], 0), cards([1, 1, 1], 0), cards([0, 1, 1], 1)].into_iter().collect();
    play(&mut table, Move::Deal { hands, out: cards([0, 0, 1], 0) });
    play(&mut table, Move::Lay { cards: cards([0, 1, 0], 0), say: Suit::Red });
    play(&mut table, Move::Doubt {});
    play(&mut table, Move::Lay { cards: cards([1, 0, 0], 0), say: Suit::Red });
    play(&mut table, Move::Pass {});
    play(&mut table, Move::Lay { cards: cards([2, 0, 0], 0), say: Suit::Red });
    let orange =
        |count| chance(&table, Viewer::Seat(Seat(1)), Fact::Holds { seat: Seat(0), suit: Suit::Orange, count });
    // Of the two cards that seat 1 has not seen, each is orange with a chance of one in six.
    assert!((orange(1) - (1.0 / 3.0 + 2.0 / 3.0 / 6.0)).abs() < 1e-12, "{}", orange(1));
}

#[test]
fn the_last_announcement_is_judged_in_every_phase_that_has_one() {
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    let mut seen = 0;
    for seats in 2..=5 {
        let mut table: Table<ColorDoubt> = Table::new(Setup { games: 1, ..Setup::new(seats) }).unwrap();
        while table.game().turn() != Turn::Over {
            let m = table.game().options().pick(rng);
            play(&mut table, m);
            let knowledge = table.knowledge(Viewer::Spectator);
            let judged = ColorDoubt::chances(&knowledge, Reading::Likely)
                .unwrap()
                .iter()
                .any(|(fact, _)| *fact == Fact::Truthful);
            let phase = knowledge.view.public.phase;
            let stands = matches!(phase, Phase::Answer { .. } | Phase::LastCard { .. });
            assert!(stands || !judged, "{phase:?}");
            seen += u32::from(judged);
        }
    }
    assert!(seen > 10, "only {seen}");
}
