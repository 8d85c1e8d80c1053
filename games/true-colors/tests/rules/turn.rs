//! TC-20 to TC-34: the turn, moving and pads.

use game::{Game, Seat, Viewer};
use true_colors::{
    Actions, Blocking, CENTRE, Move, Observation, Options, Phase, Place, Setup, WalkOptions, What, Where,
};

use super::script::{Script, square};

fn go(to: Place) -> Move {
    Move::Go { to }
}

fn leap(to: Place, bring: Option<u8>) -> Move {
    Move::Leap { to, bring: bring.map(Seat) }
}

fn walk(script: &Script) -> WalkOptions {
    match script.table.game().options() {
        Options::Walk(walk) => walk,
        other => panic!("nobody moves, but {other:?}"),
    }
}

#[test]
fn tc_20_who_stands_in_a_room_may_act_before_moving() {
    let mut script = Script::three();
    script.turn_to(Where::Library);
    script.turn_staying();
    script.turn_staying();
    assert_eq!(script.phase(), Phase::Before { seat: Seat(0) });
    assert_eq!(script.refusal(go(CENTRE)), "TC-20");
    script.pick_up(What::Poker);
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(0), acted: true });
}

#[test]
fn tc_21_two_dice_and_up_to_that_many_spaces() {
    let mut script = Script::three();
    assert_eq!(script.table.game().options(), Options::Dice { faces: 6 });
    script.roll(1, 2);
    // The Library is four spaces from the middle.
    assert_eq!(script.refusal(go(Place::Room(Where::Library))), "TC-21");
    script.make(go(square(9, 8)));
    script.roll(1, 3).make(go(Place::Room(Where::Library)));
    script.end();
    script.roll(6, 6).make(Move::Stay {});
    assert_eq!(script.public().players[Seat(2)].place, CENTRE);
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(0), acted: false });
    script.roll(1, 1);
    assert_eq!(script.refusal(Move::Roll {}), "TC-21");
}

#[test]
fn tc_22_a_room_is_one_space_and_one_walks_through_it() {
    let mut script = Script::three();
    script.turn_to(Where::Library);
    script.turn_staying();
    script.turn_staying();
    script.roll(1, 2);
    // Three spaces from the Library: out by the north door, or by the south, or by the east.
    let ends: Vec<Place> = walk(&script).destinations().collect();
    for end in [square(6, 3), square(11, 4), square(9, 7)] {
        assert!(ends.contains(&end), "{end:?}");
    }
    // Through the middle: in at the west, out at the east, three spaces for what is eight columns apart.
    let mut script = Script::three();
    script.roll(1, 1).make(go(square(10, 8)));
    script.turn_staying();
    script.turn_staying();
    script.roll(1, 1);
    let ends: Vec<Place> = walk(&script).destinations().collect();
    assert!(ends.contains(&CENTRE) && ends.contains(&square(10, 15)));
    // Through the Library: in at the east, out at the north or the south.
    let mut script = Script::three();
    script.roll(1, 2).make(go(square(9, 7)));
    script.turn_staying();
    script.turn_staying();
    script.roll(1, 1);
    let ends: Vec<Place> = walk(&script).destinations().collect();
    assert!(ends.contains(&square(6, 4)) && ends.contains(&square(11, 4)));
}

#[test]
fn tc_23_who_ends_in_a_room_may_act() {
    let mut script = Script::three();
    script.roll(6, 6).go(Where::Library);
    assert_eq!(script.phase(), Phase::After { seat: Seat(0) });
    assert_eq!(script.refusal(Move::Roll {}), "TC-23");
    script.pick_up(What::Poker);
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(1), acted: false });
    // Not in the middle, nor in a corridor.
    script.roll(1, 1).make(go(square(8, 10)));
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(2), acted: false });
    script.roll(1, 1);
    assert_eq!(script.refusal(Move::PickUp { weapon: What::Axe, drop: None }), "TC-23");
}

/// Seat 0 has picked the Poker up in the Library before the roll, and may move now; the others are in the middle.
pub(crate) fn acted_in_the_library(actions_per_turn: Actions) -> Script {
    let mut script = Script::new(Setup { actions_per_turn, ..Setup::new(3) });
    script.turn_to(Where::Library);
    script.turn_to(Where::Library);
    script.turn_staying();
    script.pick_up(What::Poker);
    script.roll(6, 6);
    script
}

#[test]
fn tc_24_one_action_before_the_roll_and_one_after_the_movement() {
    let moves = [Move::Stay {}, go(Place::Room(Where::BilliardRoom)), go(Place::Room(Where::Library))];
    for m in moves {
        let mut script = acted_in_the_library(Actions::BeforeAndAfter);
        script.make(m.clone());
        assert_eq!(script.phase(), Phase::After { seat: Seat(0) }, "{m:?}");
        if m == (Move::Stay {}) {
            script.attack(1, What::Poker);
            script.make(Move::Nothing {});
            assert_eq!(script.to_move(), Seat(1), "there is no third action");
        }
    }
    // Nor a second one before the roll.
    let mut script = acted_in_the_library(Actions::BeforeAndAfter);
    assert_eq!(script.refusal(Move::Attack { target: Seat(1), weapon: What::Poker }), "TC-23");
}

#[test]
fn tc_24_one_action_in_a_turn_by_the_option() {
    for m in [Move::Stay {}, go(Place::Room(Where::BilliardRoom)), go(Place::Room(Where::Library))] {
        let mut script = acted_in_the_library(Actions::One);
        script.make(m);
        let (Phase::Before { seat } | Phase::Dice { seat, .. }) = script.phase() else { panic!() };
        assert_eq!(seat, Seat(1));
    }
    // Who has not acted before the roll may act after the movement, be it of no space.
    let mut script = Script::new(Setup { actions_per_turn: Actions::One, ..Setup::new(3) });
    script.turn_to(Where::Library);
    script.turn_staying();
    script.turn_staying();
    script.roll(1, 1).make(Move::Stay {});
    assert_eq!(script.phase(), Phase::After { seat: Seat(0) });
}

fn corridors() -> Setup {
    Setup { blocking: Blocking::Corridors, ..Setup::new(3) }
}

#[test]
fn tc_25_pawns_do_not_block_each_other() {
    let mut script = Script::three();
    script.roll(1, 1).make(go(square(8, 10)));
    script.roll(1, 1);
    let ends: Vec<Place> = walk(&script).destinations().collect();
    assert!(ends.contains(&square(7, 10)), "one walks over the other");
    script.make(go(square(8, 10)));
    assert_eq!(script.public().players[Seat(0)].place, script.public().players[Seat(1)].place);
}

#[test]
fn tc_25_by_the_option_a_corridor_space_holds_one_pawn() {
    let mut script = Script::new(corridors());
    script.roll(1, 1).make(go(square(8, 10)));
    script.roll(1, 1);
    assert_eq!(script.refusal(go(square(8, 10))), "TC-25");
    // The square beyond is two steps away by this door only.
    assert_eq!(script.refusal(go(square(7, 10))), "TC-25");
    assert_eq!(script.refusal(go(square(6, 10))), "TC-21");
    script.make(go(square(8, 13)));
}

#[test]
fn tc_25_rooms_and_the_middle_hold_any_number() {
    for setup in [Setup::new(3), corridors()] {
        let mut script = Script::new(setup);
        for _ in 0..3 {
            script.turn_to(Where::Library);
        }
        let place = Place::Room(Where::Library);
        assert!(script.public().players.values().all(|player| player.place == place));
        for _ in 0..3 {
            script.roll(2, 2).make(go(CENTRE));
        }
        assert!(script.public().players.values().all(|player| player.place == CENTRE));
    }
}

#[test]
fn tc_26_every_place_in_reach_by_a_shortest_way() {
    let mut script = Script::three();
    script.roll(6, 6);
    let json = serde_json::to_value(script.table.game().options()).unwrap();
    let destinations = json["destinations"].as_array().unwrap();
    assert!(destinations.len() > 100);
    let end = |place: &serde_json::Value| {
        destinations.iter().find(|destination| destination["to"] == *place).map(|found| found["route"].clone())
    };
    for destination in destinations {
        // Each step of a shortest way is the end of a shortest way.
        let route = destination["route"].as_array().unwrap();
        assert!(route.len() <= 12 && route.last() == Some(&destination["to"]));
        for (at, place) in route.iter().enumerate() {
            let way = end(place).unwrap();
            assert_eq!(way.as_array().unwrap().len(), at + 1, "{destination}");
        }
    }
    // What is in reach of eleven is in reach of twelve.
    let twelve: Vec<Place> = walk(&script).destinations().collect();
    let mut script = Script::three();
    script.roll(6, 5);
    assert!(walk(&script).destinations().all(|end| twelve.contains(&end)));
}

#[test]
fn tc_26_a_space_may_be_entered_twice() {
    // Out of the Library by a door and back in.
    let mut script = Script::three();
    script.turn_to(Where::Library);
    script.turn_staying();
    script.turn_staying();
    script.roll(1, 1).make(go(Place::Room(Where::Library)));
    let Observation::Went { route, .. } = script.told(Viewer::Spectator) else { panic!() };
    assert_eq!(route.len(), 2);
}

/// Seat 0 stands two squares below the pad at (0, 7).
fn near_a_pad() -> Script {
    let mut script = Script::three();
    script.roll(6, 6).make(go(square(2, 7)));
    script.turn_staying();
    script.turn_staying();
    script
}

#[test]
fn tc_30_from_a_pad_one_leaps_to_any_room_and_may_bring_one_along() {
    let mut script = near_a_pad();
    script.roll(1, 1);
    assert_eq!(script.refusal(leap(square(3, 7), None)), "TC-30");
    assert_eq!(script.refusal(leap(Place::Room(Where::Kitchen), Some(0))), "TC-30");
    assert_eq!(script.refusal(leap(Place::Room(Where::Kitchen), Some(3))), "TC-30");
    script.make(leap(Place::Room(Where::Kitchen), Some(2)));
    let public = script.public();
    assert_eq!(public.players[Seat(0)].place, Place::Room(Where::Kitchen));
    assert_eq!(public.players[Seat(2)].place, Place::Room(Where::Kitchen));
    let Observation::Leapt { route, bring: Some((Seat(2), CENTRE)), .. } = script.told(Viewer::Spectator) else {
        panic!()
    };
    assert_eq!(route, [square(1, 7), square(0, 7)]);
    // Out of reach of a pad nobody teleports.
    let mut script = Script::three();
    script.roll(1, 1);
    assert_eq!(script.refusal(leap(Place::Room(Where::Kitchen), None)), "TC-30");
}

#[test]
fn tc_31_from_pad_to_pad_costs_one_space_more() {
    let mut script = near_a_pad();
    script.roll(1, 2);
    let ends: Vec<Place> = walk(&script).destinations().collect();
    // Two spaces to the pad, the third to any other.
    for pad in [(0, 16), (5, 0), (5, 23), (19, 0), (19, 23), (24, 7), (24, 16)] {
        assert!(ends.contains(&square(pad.0, pad.1)), "{pad:?}");
    }
    assert!(!ends.contains(&square(23, 7)));
    script.make(go(square(24, 7)));
    // With one space more one walks on from there, but a pad on which somebody stands is taken.
    let mut script = near_a_pad();
    script.roll(1, 3);
    assert!(walk(&script).destinations().any(|end| end == square(23, 7)));
}

/// Seat 0 stands two squares below the pad at (0, 7), seat 1 in this place.
fn near_a_pad_with(setup: Setup, other: Place) -> Script {
    let mut script = Script::new(setup);
    script.roll(6, 6).make(go(square(2, 7)));
    script.roll(6, 6).make(go(other));
    script.turn_staying();
    script
}

#[test]
fn tc_31_nobody_goes_to_a_pad_where_another_stands() {
    for setup in [Setup::new(3), corridors()] {
        let mut script = near_a_pad_with(setup, square(0, 16));
        script.roll(1, 3);
        assert_eq!(script.refusal(go(square(0, 16))), "TC-31");
        // Nor beyond: from there it would be one space more.
        assert_eq!(script.refusal(go(square(1, 16))), "TC-31");
        let ends: Vec<Place> = walk(&script).destinations().collect();
        for pad in [(5, 0), (5, 23), (19, 0), (19, 23), (24, 7), (24, 16)] {
            assert!(ends.contains(&square(pad.0, pad.1)), "{pad:?}");
        }
    }
}

#[test]
fn tc_31_a_pad_where_another_stands_is_walked_on_unless_corridors_block() {
    // On the pad itself: one lands on it all the same, and goes on or teleports from there.
    let mut script = near_a_pad_with(Setup::new(3), square(0, 7));
    script.roll(1, 2);
    let ends: Vec<Place> = walk(&script).destinations().collect();
    assert!(ends.contains(&square(0, 7)) && ends.contains(&square(24, 7)));
    assert_eq!(walk(&script).leaps().count(), 13);
    script.make(go(square(0, 7)));
    // On the way to it: one walks over the other.
    let mut script = near_a_pad_with(Setup::new(3), square(1, 7));
    script.roll(1, 1).make(go(square(0, 7)));
    // By the option both are in the way.
    for other in [square(0, 7), square(1, 7)] {
        let mut script = near_a_pad_with(corridors(), other);
        script.roll(1, 2);
        assert_eq!(script.refusal(go(square(0, 7))), "TC-25");
        assert_eq!(script.refusal(go(square(24, 7))), "TC-25");
        assert_eq!(script.refusal(leap(CENTRE, None)), "TC-30");
    }
}

#[test]
fn tc_32_any_room_is_one_of_the_twelve_or_the_middle() {
    let mut script = near_a_pad();
    script.roll(1, 1);
    assert_eq!(walk(&script).leaps().count(), 13);
    script.make(leap(CENTRE, None));
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(1), acted: false });
    let mut script = near_a_pad();
    script.roll(1, 1).make(leap(Place::Room(Where::Hall), None));
    assert_eq!(script.phase(), Phase::After { seat: Seat(0) });
}

#[test]
fn tc_33_a_pad_is_also_a_plain_square_and_can_be_used_again() {
    let mut script = near_a_pad();
    script.roll(1, 1).make(go(square(0, 7)));
    script.turn_staying();
    script.turn_staying();
    // From the pad where one stands one has not landed: out and back first.
    script.roll(1, 1);
    assert!(walk(&script).leaps().count() == 13);
    let hops = |steps: u8| {
        let mut script = near_a_pad();
        script.roll(1, 1).make(go(square(0, 7)));
        script.turn_staying();
        script.turn_staying();
        script.roll(1, steps);
        walk(&script).destinations().any(|end| end == square(24, 7))
    };
    assert!(!hops(1) && hops(2));
}

#[test]
fn tc_34_who_was_brought_along_may_act_first() {
    let mut script = near_a_pad();
    script.roll(1, 1).make(leap(Place::Room(Where::Kitchen), Some(1)));
    script.end();
    assert_eq!(script.phase(), Phase::Before { seat: Seat(1) });
    script.pick_up(What::Poison);
}
