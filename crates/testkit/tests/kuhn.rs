//! What is known of Kuhn poker, the golden files, and its rules clause by clause.

use expect_test::expect_file;
use game::{BySeat, Deduce, Game, Mover, Reading, Refusal, Seat, Table, Turn, Viewer};
use presentation::Playable;
use testkit::kuhn::{Card, Fact, Kuhn, Move, Observation, Setup};
use testkit::{clauses, perft, replays, transcript};

/// The table of three ranks after these moves, whoever makes them.
fn table(moves: &[Move]) -> Table<Kuhn> {
    let mut table: Table<Kuhn> = Table::new(Setup { ranks: 3 }).unwrap();
    for m in moves {
        let mover = table.game().turn().mover().expect("the game goes on");
        table.play(mover, *m).unwrap();
    }
    table
}

fn deal(first: u8, second: u8) -> [Move; 2] {
    [Move::Deal(Card(first)), Move::Deal(Card(second))]
}

/// The scores of seat 0 after a deal and bets.
fn score(first: u8, second: u8, bets: &[Move]) -> i32 {
    let table = table(&[&deal(first, second), bets].concat());
    assert_eq!(table.game().turn(), Turn::Over);
    table.game().scores()[Seat(0)]
}

fn clause(table: &Table<Kuhn>, m: Move) -> &'static str {
    match table.check(table.game().turn().mover().unwrap_or(Mover::Chance), m) {
        Err(Refusal::Illegal(illegal)) => illegal.clause,
        other => panic!("{other:?}"),
    }
}

// ---------------------------------------------------------------- clauses

#[test]
fn kp_1_two_players() {
    assert_eq!(table(&[]).game().seats(), 2);
    assert_eq!(Kuhn::seating(&[0], &serde_json::Map::new()).unwrap_err().clause, Some("KP-1"));
}

#[test]
fn kp_2_one_card_of_each_rank() {
    for ranks in [0, 2, 14] {
        assert_eq!(Kuhn::start(&Setup { ranks }).unwrap_err().clause, Some("KP-2"));
    }
    assert_eq!(clause(&table(&[]), Move::Deal(Card(3))), "KP-2");
    assert_eq!(clause(&table(&[Move::Deal(Card(1))]), Move::Deal(Card(1))), "KP-2");
}

#[test]
fn kp_3_each_sees_their_own_card() {
    let table = table(&deal(0, 2));
    let own = |viewer| table.game().view(viewer).own;
    assert_eq!(own(Viewer::Seat(Seat(0))), Some(Card(0)));
    assert_eq!(own(Viewer::Seat(Seat(1))), Some(Card(2)));
    assert_eq!(own(Viewer::Spectator), None);
}

#[test]
fn kp_3_the_deal_comes_first() {
    assert_eq!(clause(&table(&[Move::Deal(Card(1))]), Move::Bet), "KP-3");
}

#[test]
fn kp_10_kp_14_players_take_turns_from_seat_0() {
    let turn = |bets: &[Move]| table(&[&deal(0, 2), bets].concat()).game().turn();
    assert_eq!(turn(&[]), Turn::Player(Seat(0)));
    assert_eq!(turn(&[Move::Pass]), Turn::Player(Seat(1)));
    assert_eq!(turn(&[Move::Bet]), Turn::Player(Seat(1)));
    assert_eq!(turn(&[Move::Pass, Move::Bet]), Turn::Player(Seat(0)));
}

#[test]
fn kp_11_bet_or_pass() {
    assert_eq!(clause(&table(&deal(0, 2)), Move::Deal(Card(1))), "KP-11");
}

#[test]
fn kp_12_who_folds_loses_one_chip_and_shows_nothing() {
    assert_eq!(score(0, 2, &[Move::Bet, Move::Pass]), 1);
    assert_eq!(score(2, 0, &[Move::Pass, Move::Bet, Move::Pass]), -1);
    let folded = table(&[&deal(0, 2)[..], &[Move::Bet, Move::Pass]].concat());
    assert_eq!(folded.game().public().shown, None);
}

#[test]
fn kp_13_kp_20_the_higher_card_takes_the_pot() {
    assert_eq!(score(2, 0, &[Move::Pass, Move::Pass]), 1);
    assert_eq!(score(0, 1, &[Move::Pass, Move::Pass]), -1);
    assert_eq!(score(1, 0, &[Move::Bet, Move::Bet]), 2);
    assert_eq!(score(1, 2, &[Move::Pass, Move::Bet, Move::Bet]), -2);
    let shown = table(&[&deal(1, 2)[..], &[Move::Pass, Move::Pass]].concat());
    let cards: BySeat<Card> = [Card(1), Card(2)].into_iter().collect();
    assert_eq!(shown.game().public().shown, Some(cards));
}

#[test]
fn every_clause_has_a_test() {
    clauses::check("RULES.md", &["tests"]);
}

// ---------------------------------------------------------------- the value

/// A strategy: the probability of a bet, by card and the bets before.
type Strategy = dyn Fn(Card, &[bool]) -> f64;

/// What seat 0 gains on average, from here on.
fn value(game: &Kuhn, strategies: [&Strategy; 2]) -> f64 {
    let after = |m| {
        let mut after = game.clone();
        after.apply(&m);
        value(&after, strategies)
    };
    match game.turn() {
        Turn::Over => f64::from(game.scores()[Seat(0)]),
        Turn::Chance => {
            let mut moves = Vec::new();
            game::Options::list(&game.options(), &mut moves);
            let total: f64 = moves.iter().map(|m| game.weight(m)).sum();
            moves.iter().map(|m| game.weight(m) / total * after(*m)).sum()
        }
        Turn::Player(seat) => {
            let view = game.view(Viewer::Seat(seat));
            let bet = strategies[seat.index()](view.own.expect("the cards are dealt"), &view.public.bets);
            bet * after(Move::Bet) + (1.0 - bet) * after(Move::Pass)
        }
    }
}

/// The first player's optimal strategies: how often the lowest card bluffs can be chosen from 0 to 1/3.
fn first(bluff: f64) -> impl Fn(Card, &[bool]) -> f64 {
    move |card, bets| match (card.0, bets.len()) {
        (0, 0) => bluff,
        (2, 0) => 3.0 * bluff,
        (1, 2) => bluff + 1.0 / 3.0,
        (2, 2) => 1.0,
        _ => 0.0,
    }
}

/// The second player's optimal strategy.
fn second(card: Card, bets: &[bool]) -> f64 {
    match (card.0, bets) {
        (0, [false]) | (1, [true]) => 1.0 / 3.0,
        (2, _) => 1.0,
        _ => 0.0,
    }
}

/// Each of the 64 ways to bet or pass with each card in each of two situations.
fn pure(number: u32, late: &'static [bool]) -> impl Fn(Card, &[bool]) -> f64 {
    move |card, bets| {
        let place = u32::from(card.0) * 2 + u32::from(bets == late);
        f64::from(number >> place & 1)
    }
}

#[test]
fn the_first_player_loses_an_eighteenth_of_a_chip() {
    let start = Kuhn::start(&Setup { ranks: 3 }).unwrap();
    for bluff in [0.0, 0.1, 0.25, 1.0 / 3.0] {
        let first = first(bluff);
        assert!((value(&start, [&first, &second]) + 1.0 / 18.0).abs() < 1e-12);
        // Nobody does better against these strategies, whatever they do: the value is that of the game.
        for number in 0..64 {
            assert!(value(&start, [&pure(number, &[false, true]), &second]) < -1.0 / 18.0 + 1e-12);
            assert!(value(&start, [&first, &pure(number, &[true])]) > -1.0 / 18.0 - 1e-12);
        }
    }
}

// ---------------------------------------------------------------- belief by hand

fn chance(table: &Table<Kuhn>, viewer: Viewer, seat: Seat, rank: u8) -> f64 {
    let chances = Kuhn::chances(&table.knowledge(viewer), Reading::Likely).unwrap();
    let fact = Fact { seat, card: Card(rank) };
    chances.iter().find(|(listed, _)| *listed == fact).map_or(0.0, |(_, chance)| *chance)
}

#[test]
fn belief_by_hand() {
    let near = |found: f64, expected: f64| assert!((found - expected).abs() < 1e-12, "{found}, not {expected}");
    let (one, two) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));

    let dealt = table(&deal(0, 1));
    near(chance(&dealt, two, Seat(0), 0), 0.5);
    near(chance(&dealt, two, Seat(0), 1), 0.0);
    near(chance(&dealt, Viewer::Spectator, Seat(0), 1), 1.0 / 3.0);

    // A bet of rank 0, 1, 2 has probability 1/4, 1/2, 3/4. Seat 1 holds rank 1: it is 1/4 against 3/4.
    let bet = table(&[&deal(0, 1)[..], &[Move::Bet]].concat());
    near(chance(&bet, two, Seat(0), 2), 0.75);
    near(chance(&bet, one, Seat(1), 2), 0.5);
    near(chance(&bet, Viewer::Spectator, Seat(0), 2), 0.5);
    // By who bet, 1/4, 1/2, 3/4 in all; rank 2 is at seat 1 half of the time that seat 0 has another.
    near(chance(&bet, Viewer::Spectator, Seat(1), 2), 0.25);

    // Seat 1 folds, with probability 3/4, 1/2, 1/4: seat 0 has rank 0, so it is 1/2 against 1/4.
    let folded = table(&[&deal(0, 1)[..], &[Move::Bet, Move::Pass]].concat());
    near(chance(&folded, one, Seat(1), 1), 2.0 / 3.0);

    let shown = table(&[&deal(0, 1)[..], &[Move::Bet, Move::Bet]].concat());
    near(chance(&shown, Viewer::Spectator, Seat(1), 1), 1.0);
}

#[test]
fn an_impossible_knowledge_is_a_contradiction() {
    let mut knowledge = table(&deal(0, 1)).knowledge(Viewer::Seat(Seat(0)));
    knowledge.observations[1] = Observation::Dealt { seat: Seat(1), card: Some(Card(0)) };
    assert!(Kuhn::chances(&knowledge, Reading::Likely).is_err());
    assert!(
        Kuhn::determinize(&knowledge, &mut <chacha20::ChaCha8Rng as rand::SeedableRng>::seed_from_u64(1)).is_err()
    );
}

// ---------------------------------------------------------------- golden files

#[test]
fn perft() {
    perft::check::<Kuhn>("tests/kuhn/perft.txt");
}

#[test]
fn transcripts() {
    let bluff = table(&[&deal(0, 1)[..], &[Move::Pass, Move::Bet, Move::Pass]].concat());
    expect_file!["kuhn/fold.txt"].assert_eq(&transcript(&bluff));
    let called = table(&[&deal(2, 1)[..], &[Move::Bet, Move::Bet]].concat());
    expect_file!["kuhn/showdown.txt"].assert_eq(&transcript(&called));
}

#[test]
fn stored_games_lead_where_they_led() {
    let wanted = [("three_ranks", Setup { ranks: 3 }, 1), ("thirteen_ranks", Setup { ranks: 13 }, 2)];
    replays::check::<Kuhn>("tests/kuhn/replays", &wanted);
}
