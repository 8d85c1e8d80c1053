//! The bots play as they say.

use bots::{Bot, Entrant, Playable, Tournament};
use game::{Game, Seat, Table, Turn, Viewer};
use rand::SeedableRng;
use true_colors::{Belief, Card, Move, Phase, Place, Setup, TrueColors, What, Where, Who};

/// Three players: seat 0 has the rooms to the Billiard Room, the weapons to the Cane and the characters to Prof. Plum,
/// seat 1 those from the fifth on, seat 2 those from the ninth on. Each room has the weapon of its place.
fn table() -> Table<TrueColors> {
    let mut table: Table<TrueColors> = Table::new(Setup::new(3)).unwrap();
    let hand = |seat: usize| {
        (0..3).flat_map(|kind| (4 * seat..4 * seat + 4).map(move |at| Card::from_index(12 * kind + at))).collect()
    };
    play(&mut table, [Move::Deal { hands: (0..3).map(hand).collect(), weapons: What::ALL.into_iter().collect() }]);
    table
}

#[track_caller]
fn play(table: &mut Table<TrueColors>, moves: impl IntoIterator<Item = Move>) {
    for m in moves {
        let mover = table.game().turn().mover().expect("the game goes on");
        table.play(mover, m).unwrap();
    }
}

fn level(name: &str) -> Box<dyn Bot<TrueColors>> {
    TrueColors::bots().into_iter().find(|level| level.name == name).expect("there is such a bot").bot
}

/// What a bot chooses for the one to move.
fn chosen(name: &str, table: &Table<TrueColors>, seed: u64) -> Move {
    let Turn::Player(seat) = table.game().turn() else { panic!("no player is on") };
    let knowledge = table.knowledge(Viewer::Seat(seat));
    let m = level(name).choose(&knowledge, &mut chacha20::ChaCha8Rng::seed_from_u64(seed));
    table.game().check(&m).unwrap();
    m
}

fn dice(one: u8, other: u8) -> Move {
    Move::Dice { dice: [one, other] }
}

fn go(room: Where) -> Move {
    Move::Go { to: Place::Room(room) }
}

/// Plays the turns of the two others, who stay where they are.
fn others_stay(table: &mut Table<TrueColors>) {
    while !matches!(
        table.game().public().phase,
        Phase::Before { seat: Seat(0) } | Phase::Dice { seat: Seat(0), .. }
    ) {
        let m = match table.game().public().phase {
            Phase::Before { .. } => Move::Roll {},
            Phase::Dice { .. } => dice(1, 1),
            Phase::Walk { .. } => Move::Stay {},
            _ => Move::End {},
        };
        play(table, [m]);
    }
}

/// Seat 0 carries the Poison, and is in the Kitchen with seat 1, who was dealt both; it is seat 0's turn.
fn in_the_kitchen() -> Table<TrueColors> {
    let mut table = table();
    play(&mut table, [dice(6, 6), go(Where::Library), Move::End {}]);
    others_stay(&mut table);
    let walk = |to| [dice(6, 6), Move::Leap { to: Place::Room(to), bring: None }];
    play(&mut table, [Move::Roll {}]);
    play(&mut table, walk(Where::Kitchen));
    play(&mut table, [Move::PickUp { weapon: What::Poison, drop: None }]);
    others_stay(&mut table);
    let drag = Move::Leap { to: Place::Room(Where::Kitchen), bring: Some(Seat(1)) };
    play(&mut table, [dice(6, 6), drag, Move::End {}]);
    others_stay(&mut table);
    table
}

#[test]
fn both_arm_themselves_first() {
    for name in ["prowler", "hunter"] {
        for seed in 0..10 {
            let mut table = table();
            play(&mut table, [dice(6, 6)]);
            let m = chosen(name, &table, seed);
            let to = match m {
                Move::Go { to } | Move::Leap { to, .. } => to,
                _ => panic!("{name} waits"),
            };
            assert!(to.room().is_some(), "{name} goes {to:?}");
            play(&mut table, [m]);
            assert!(matches!(chosen(name, &table, seed), Move::PickUp { .. }));
        }
    }
}

#[test]
fn both_attack_who_can_be_hurt() {
    let mut table = in_the_kitchen();
    play(&mut table, [Move::Attack { target: Seat(1), weapon: What::Poison }]);
    play(&mut table, [Move::Reveal { card: Card::Where(Where::Kitchen) }, dice(1, 1), Move::Stay {}]);
    others_stay(&mut table);
    play(&mut table, [Move::Attack { target: Seat(1), weapon: What::Poison }]);
    play(&mut table, [Move::Reveal { card: Card::What(What::Poison) }, dice(1, 1), Move::Stay {}]);
    others_stay(&mut table);
    for name in ["prowler", "hunter"] {
        assert_eq!(chosen(name, &table, 1), Move::Attack { target: Seat(1), weapon: What::Poison });
    }
}

#[test]
fn the_hunter_steps_out_and_back_to_strike_twice() {
    let mut table = in_the_kitchen();
    play(&mut table, [Move::Attack { target: Seat(1), weapon: What::Poison }]);
    play(&mut table, [Move::Reveal { card: Card::Who(Who::MrsWhite) }, dice(1, 1)]);
    // One of the two does hurt: the Kitchen is the place to be.
    assert_eq!(chosen("hunter", &table, 1), go(Where::Kitchen));
}

#[test]
fn the_hunter_turns_up_a_weakness_before_a_form() {
    let mut table = in_the_kitchen();
    play(&mut table, [Move::Attack { target: Seat(1), weapon: What::Poison }]);
    assert_eq!(chosen("hunter", &table, 1), Move::Reveal { card: Card::Where(Where::Kitchen) });
}

#[test]
fn belief_reads_what_a_form_in_place_of_a_weakness_says() {
    let mut table = in_the_kitchen();
    let chances = |table: &Table<TrueColors>| {
        let belief = Belief::of(&table.knowledge(Viewer::Seat(Seat(0)))).unwrap().unwrap();
        let (kitchen, poison) = (Card::Where(Where::Kitchen), Card::What(What::Poison));
        (belief.chance(Seat(1), kitchen), belief.chance(Seat(1), poison))
    };
    assert_eq!(chances(&table), (0.5, 0.5));
    play(&mut table, [Move::Attack { target: Seat(1), weapon: What::Poison }]);
    play(&mut table, [Move::Reveal { card: Card::Who(Who::MrsWhite) }]);
    // One of the two, and more often just one, for then a form is turned up more readily.
    let (kitchen, poison) = chances(&table);
    assert!((kitchen - poison).abs() < 1e-12);
    assert!((0.6..2.0 / 3.0).contains(&kitchen), "{kitchen}");
}

/// The share of all games that one bot wins, seat by seat as strong as the other if it were half.
fn share(strong: &str, weak: &str, seats: usize) -> f64 {
    let (strong, weak) = (level(strong), level(weak));
    let entrants = (0..seats).map(|seat| match seat % 2 {
        0 => Entrant { name: "strong", bot: &*strong },
        _ => Entrant { name: "weak", bot: &*weak },
    });
    let results = Tournament::new(Setup::new(seats as u8), entrants.collect(), 60, 1).run(|_| {}).unwrap();
    assert_eq!(results.without_winner, 0, "games end by a kill: {results}");
    results.by_bot[0].1.wins.mean() * results.by_bot[0].1.wins.count() as f64 / results.games as f64
}

#[test]
fn each_bot_is_stronger_than_the_one_below() {
    for seats in [4, 6] {
        assert!(share("hunter", "prowler", seats) > 0.7);
        assert!(share("prowler", "random", seats) > 0.9);
    }
}
