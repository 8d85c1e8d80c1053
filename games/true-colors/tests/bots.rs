//! The bots play as they say.

use super::kitchen::{dice, in_the_kitchen, others_stay, three};
use bots::{Bot, Duel, Entrant, Mean, Tournament};
use game::{Deduce as _, Game, Options as _, Reading, Seat, Table, Turn, Viewer};
use presentation::Playable;
use rand::SeedableRng;
use testkit::script::play;
use true_colors::{Belief, Card, Fact, Move, Place, Setup, TrueColors, What, Where, Who};

pub(crate) fn level(name: &str) -> Box<dyn Bot<TrueColors>> {
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

#[test]
fn all_arm_themselves_first() {
    for name in ["rascal", "prowler", "armorer", "stalker", "daredevil", "hunter"] {
        for seed in 0..10 {
            let mut table = three();
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
fn all_attack_who_can_be_hurt() {
    let mut table = in_the_kitchen();
    play(&mut table, [Move::Attack { target: Seat(1), weapon: What::Poison }]);
    play(&mut table, [Move::Reveal { card: Card::Where(Where::Kitchen) }, dice(1, 1), Move::Stay {}]);
    others_stay(&mut table);
    play(&mut table, [Move::Attack { target: Seat(1), weapon: What::Poison }]);
    play(&mut table, [Move::Reveal { card: Card::What(What::Poison) }, dice(1, 1), Move::Stay {}]);
    others_stay(&mut table);
    for name in ["rascal", "prowler", "armorer", "stalker", "daredevil", "hunter"] {
        assert_eq!(chosen(name, &table, 1), Move::Attack { target: Seat(1), weapon: What::Poison });
    }
}

/// Ann has taken this weapon in this room, and brings somebody there.
pub(crate) fn brought(seat: u8, room: Where, weapon: What) -> Table<TrueColors> {
    let mut table = three();
    play(&mut table, [dice(6, 6), Move::Go { to: Place::Room(Where::Library) }, Move::End {}]);
    others_stay(&mut table);
    let leap = |bring| Move::Leap { to: Place::Room(room), bring };
    play(&mut table, [Move::Roll {}, dice(6, 6), leap(None), Move::PickUp { weapon, drop: None }]);
    others_stay(&mut table);
    play(&mut table, [dice(6, 6), leap(Some(Seat(seat)))]);
    table
}

#[test]
fn the_rascal_tries_again_what_has_failed_and_the_prowler_does_not() {
    let mut table = brought(2, Where::Kitchen, What::Poison);
    let strike = Move::Attack { target: Seat(2), weapon: What::Poison };
    for name in ["rascal", "prowler"] {
        assert_eq!(chosen(name, &table, 1), strike);
    }
    play(&mut table, [strike.clone(), Move::Nothing {}]);
    others_stay(&mut table);
    assert_eq!(chosen("rascal", &table, 1), strike);
    assert_eq!(chosen("prowler", &table, 1), Move::Roll {});
}

/// Ann has one weapon, and somebody is there.
#[test]
fn the_armorer_wants_two_weapons_and_the_prowler_strikes_with_one() {
    let table = brought(2, Where::Kitchen, What::Poison);
    let strike = Move::Attack { target: Seat(2), weapon: What::Poison };
    assert_eq!(chosen("prowler", &table, 1), strike);
    assert_eq!(chosen("armorer", &table, 1), strike, "where there is nothing else to do");
    let weighs = |name: &str| {
        let mut table = three();
        play(&mut table, [dice(6, 6), Move::Go { to: Place::Room(Where::Library) }, Move::End {}]);
        others_stay(&mut table);
        let leap = Move::Leap { to: Place::Room(Where::Kitchen), bring: None };
        play(&mut table, [Move::Roll {}, dice(6, 6), leap]);
        chosen(name, &table, 1)
    };
    assert!(matches!(weighs("armorer"), Move::PickUp { .. }));
}

/// The others cannot have what Ann was dealt.
#[test]
fn the_stalker_does_not_see_what_follows_from_its_own_cards() {
    let table = brought(1, Where::BilliardRoom, What::Cane);
    let strike = Move::Attack { target: Seat(1), weapon: What::Cane };
    assert_eq!(chosen("stalker", &table, 1), strike);
    assert_ne!(chosen("hunter", &table, 1), strike);
}

#[test]
fn the_hunter_stays_to_strike_twice() {
    let mut table = in_the_kitchen();
    play(&mut table, [Move::Attack { target: Seat(1), weapon: What::Poison }]);
    play(&mut table, [Move::Reveal { card: Card::Who(Who::MrsWhite) }, dice(1, 1)]);
    // One of the two does hurt: the Kitchen is the place to be.
    assert_eq!(chosen("hunter", &table, 1), Move::Stay {});
}

#[test]
fn the_hunter_turns_up_a_weakness_before_a_shape() {
    let mut table = in_the_kitchen();
    play(&mut table, [Move::Attack { target: Seat(1), weapon: What::Poison }]);
    assert_eq!(chosen("hunter", &table, 1), Move::Reveal { card: Card::Where(Where::Kitchen) });
}

#[test]
fn belief_reads_what_a_shape_in_place_of_a_weakness_says() {
    let mut table = in_the_kitchen();
    let chances = |table: &Table<TrueColors>| {
        let belief = Belief::of(&table.knowledge(Viewer::Seat(Seat(0))), Reading::Likely).unwrap().unwrap();
        let (kitchen, poison) = (Card::Where(Where::Kitchen), Card::What(What::Poison));
        (belief.chance(Fact::card(Seat(1), kitchen)), belief.chance(Fact::card(Seat(1), poison)))
    };
    assert_eq!(chances(&table), (0.5, 0.5));
    play(&mut table, [Move::Attack { target: Seat(1), weapon: What::Poison }]);
    play(&mut table, [Move::Reveal { card: Card::Who(Who::MrsWhite) }]);
    // One of the two, and more often just one, for then a shape is turned up more readily.
    let (kitchen, poison) = chances(&table);
    assert!((kitchen - poison).abs() < 1e-12);
    assert!((0.6..2.0 / 3.0).contains(&kitchen), "{kitchen}");
}

/// The share of all games that one bot wins, seat by seat as strong as the other if it were half.
fn share(strong: &str, weak: &str, seats: usize) -> f64 {
    let (strong, weak) = (level(strong), level(weak));
    let entrants = [Entrant { name: "strong", bot: &*strong }, Entrant { name: "weak", bot: &*weak }];
    let entrants = entrants.repeat(seats / 2);
    let results = Tournament::new(Setup::new(seats as u8), &entrants, 30, 1).run(|_| {}).unwrap();
    assert_eq!(results.without_winner, 0, "games end by a kill: {results:?}");
    results.by_bot[0].1.wins.mean() * seats as f64 / 2.0
}

#[test]
fn each_bot_is_stronger_than_the_one_below() {
    for seats in [4, 6] {
        assert!(share("nemesis", "hunter", seats) > 0.55);
        assert!(share("hunter", "stalker", seats) > 0.55);
        assert!(share("prowler", "random", seats) > 0.9);
    }
}

/// 70% of the points are 150 Elo.
#[test]
fn levels_for_people_are_far_apart() {
    for [strong, weak] in [
        ["prowler", "rascal"],
        ["armorer", "rascal"],
        ["stalker", "prowler"],
        ["stalker", "armorer"],
        ["daredevil", "prowler"],
    ] {
        let bots = [level(strong), level(weak)];
        let entrants = [Entrant { name: strong, bot: &*bots[0] }, Entrant { name: weak, bot: &*bots[1] }];
        let duel = Duel { setup: Setup::new(3), seats: 3, bots: entrants, seed: 1 };
        let points: Mean = duel.points(0..30, |_| {}).unwrap().into_iter().collect();
        assert!(points.mean() > 0.65, "{strong} wins {} against {weak}", points.mean());
    }
}

/// Nemesis plays by the default options alone, at every number of players: where others play at random, and where the
/// same is known in another world, its moves are legal and the same.
#[test]
fn nemesis_follows_from_what_it_knows() {
    let nemesis = level("nemesis");
    for seats in [3, 4, 6] {
        let rng = &mut chacha20::ChaCha8Rng::seed_from_u64(3);
        let mut table: Table<TrueColors> = Table::new(Setup::new(seats)).unwrap();
        let mut asked = 0;
        while asked < 60
            && let Some(mover) = table.game().turn().mover()
        {
            let m = table.game().options().pick(rng);
            if let Turn::Player(seat) = table.game().turn() {
                let knowledge = table.knowledge(Viewer::Seat(seat));
                let choose = |knowledge| nemesis.choose(knowledge, &mut chacha20::ChaCha8Rng::seed_from_u64(7));
                let chosen = choose(&knowledge);
                table.game().check(&chosen).unwrap();
                let same = TrueColors::determinize(&knowledge, rng).unwrap().knowledge(knowledge.viewer);
                assert_eq!(choose(&same), chosen);
                asked += 1;
            }
            table.play(mover, m).unwrap();
        }
        assert_eq!(asked, 60);
    }
}
