//! TC-20 to TC-43: moving, pads and room actions.

use game::{Game, Seat, Viewer};
use true_colors::{
    Actions, Card, Cards, Move, Observation, Options, Phase, Place, Setup, WalkOptions, What, Where,
};

use crate::script::{Script, square};

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
    assert_eq!(script.refusal(go(Place::Centre)), "TC-20");
    script.pick_up(What::Poker);
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(0), acted: true });
}

#[test]
fn tc_21_two_dice_and_up_to_that_many_spaces() {
    let mut script = Script::three();
    assert_eq!(script.table.game().options(), Options::Dice { faces: 6 });
    script.throw(1, 2);
    // The Library is four spaces from the middle.
    assert_eq!(script.refusal(go(Place::Room(Where::Library))), "TC-21");
    script.make(go(square(9, 8)));
    script.throw(1, 3).make(go(Place::Room(Where::Library)));
    script.end();
    script.throw(6, 6).make(Move::Stay {});
    assert_eq!(script.public().players[Seat(2)].place, Place::Centre);
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(0), acted: false });
    script.throw(1, 1);
    assert_eq!(script.refusal(Move::Roll {}), "TC-21");
}

#[test]
fn tc_22_a_room_is_one_space_and_one_walks_through_it() {
    let mut script = Script::three();
    script.turn_to(Where::Library);
    script.turn_staying();
    script.turn_staying();
    script.throw(1, 2);
    // Three spaces from the Library: out by the north door, or by the south, or by the east.
    let ends: Vec<Place> = walk(&script).destinations().collect();
    for end in [square(6, 3), square(11, 4), square(9, 7)] {
        assert!(ends.contains(&end), "{end:?}");
    }
    // Through the middle: in at the west, out at the east, three spaces for what is eight columns apart.
    let mut script = Script::three();
    script.throw(1, 1).make(go(square(10, 8)));
    script.turn_staying();
    script.turn_staying();
    script.throw(1, 1);
    let ends: Vec<Place> = walk(&script).destinations().collect();
    assert!(ends.contains(&Place::Centre) && ends.contains(&square(10, 15)));
}

#[test]
fn tc_23_who_ends_in_a_room_may_act() {
    let mut script = Script::three();
    script.throw(6, 6).go(Where::Library);
    assert_eq!(script.phase(), Phase::After { seat: Seat(0) });
    assert_eq!(script.refusal(Move::Roll {}), "TC-23");
    script.pick_up(What::Poker);
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(1), acted: false });
    // Not in the middle, nor in a corridor.
    script.throw(1, 1).make(go(square(8, 10)));
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(2), acted: false });
    script.throw(1, 1);
    assert_eq!(script.refusal(Move::PickUp { weapon: What::Axe, drop: None }), "TC-23");
}

#[test]
fn tc_24_before_and_after_but_one_where_one_stays() {
    let both = |actions_per_turn, stays: bool| {
        let mut script = Script::new(Setup { actions_per_turn, ..Setup::new(3) });
        script.turn_to(Where::Library);
        script.turn_staying();
        script.turn_staying();
        script.pick_up(What::Poker);
        script.throw(6, 6);
        script.make(if stays { Move::Stay {} } else { go(Place::Room(Where::BilliardRoom)) });
        script.phase()
    };
    let next = Phase::Dice { seat: Seat(1), acted: false };
    assert_eq!(both(Actions::BeforeAndAfter, false), Phase::After { seat: Seat(0) });
    assert_eq!(both(Actions::BeforeAndAfter, true), next);
    assert_eq!(both(Actions::One, false), next);
    // Who has not acted before may stay and act.
    let mut script = Script::new(Setup { actions_per_turn: Actions::One, ..Setup::new(3) });
    script.turn_to(Where::Library);
    script.turn_staying();
    script.turn_staying();
    script.throw(1, 1).make(Move::Stay {});
    assert_eq!(script.phase(), Phase::After { seat: Seat(0) });
}

#[test]
fn tc_25_a_corridor_square_holds_one_pawn() {
    let mut script = Script::three();
    script.throw(1, 1).make(go(square(8, 10)));
    script.throw(1, 1);
    assert_eq!(script.refusal(go(square(8, 10))), "TC-21");
    // The square beyond is two steps away by another door only.
    assert_eq!(script.refusal(go(square(7, 10))), "TC-21");
    script.make(go(square(8, 13)));
    // Rooms hold any number.
    let mut script = Script::three();
    script.turn_to(Where::Library);
    script.turn_to(Where::Library);
    assert_eq!(script.public().players[Seat(0)].place, script.public().players[Seat(1)].place);
}

#[test]
fn tc_26_no_space_twice_but_one_may_step_out_and_come_back() {
    let mut script = Script::three();
    script.turn_to(Where::Library);
    script.turn_staying();
    script.turn_staying();
    script.throw(1, 1);
    assert!(walk(&script).destinations().any(|end| end == Place::Room(Where::Library)));
    script.make(go(Place::Room(Where::Library)));
    let Observation::Went { route, .. } = script.told(Viewer::Spectator) else { panic!() };
    assert_eq!(route.len(), 2);
    // Every way offered enters every space once.
    script.end();
    script.throw(6, 6);
    let json = serde_json::to_value(script.table.game().options()).unwrap();
    let destinations = json["destinations"].as_array().unwrap();
    assert!(destinations.len() > 100);
    for destination in destinations {
        let route = destination["route"].as_array().unwrap();
        assert!(route.iter().enumerate().all(|(at, place)| !route[..at].contains(place)), "{destination}");
        assert!(route.len() <= 12);
    }
}

/// Seat 0 stands two squares below the pad at (0, 7).
fn near_a_pad() -> Script {
    let mut script = Script::three();
    script.throw(6, 6).make(go(square(2, 7)));
    script.turn_staying();
    script.turn_staying();
    script
}

#[test]
fn tc_30_from_a_pad_one_leaps_to_any_room_and_may_bring_one_along() {
    let mut script = near_a_pad();
    script.throw(1, 1);
    assert_eq!(script.refusal(leap(square(3, 7), None)), "TC-30");
    assert_eq!(script.refusal(leap(Place::Room(Where::Kitchen), Some(0))), "TC-30");
    assert_eq!(script.refusal(leap(Place::Room(Where::Kitchen), Some(3))), "TC-30");
    script.make(leap(Place::Room(Where::Kitchen), Some(2)));
    let public = script.public();
    assert_eq!(public.players[Seat(0)].place, Place::Room(Where::Kitchen));
    assert_eq!(public.players[Seat(2)].place, Place::Room(Where::Kitchen));
    let Observation::Leapt { route, bring: Some((Seat(2), Place::Centre)), .. } = script.told(Viewer::Spectator)
    else {
        panic!()
    };
    assert_eq!(route, [square(1, 7), square(0, 7)]);
    // Out of reach of a pad nobody leaps.
    let mut script = Script::three();
    script.throw(1, 1);
    assert_eq!(script.refusal(leap(Place::Room(Where::Kitchen), None)), "TC-30");
}

#[test]
fn tc_31_from_pad_to_pad_costs_one_space_more() {
    let mut script = near_a_pad();
    script.throw(1, 2);
    let ends: Vec<Place> = walk(&script).destinations().collect();
    // Two spaces to the pad, the third to any other.
    for pad in [(0, 16), (5, 0), (5, 23), (19, 0), (19, 23), (24, 7), (24, 16)] {
        assert!(ends.contains(&square(pad.0, pad.1)), "{pad:?}");
    }
    assert!(!ends.contains(&square(23, 7)));
    script.make(go(square(24, 7)));
    // With one space more one walks on from there, but a pad on which somebody stands is taken.
    let mut script = near_a_pad();
    script.throw(1, 3);
    assert!(walk(&script).destinations().any(|end| end == square(23, 7)));
    script.make(Move::Stay {});
    script.turn_staying();
    script.turn_staying();
    script.throw(1, 2).make(go(square(24, 16)));
    script.throw(6, 6).make(go(square(10, 8)));
    script.turn_staying();
    script.throw(1, 1);
    let ends: Vec<Place> = walk(&script).destinations().collect();
    assert!(!ends.contains(&square(24, 16))); // Where one began: staying is the same.
}

#[test]
fn tc_32_any_room_is_one_of_the_twelve_or_the_middle() {
    let mut script = near_a_pad();
    script.throw(1, 1);
    assert_eq!(walk(&script).leaps().count(), 13);
    script.make(leap(Place::Centre, None));
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(1), acted: false });
    let mut script = near_a_pad();
    script.throw(1, 1).make(leap(Place::Room(Where::Hall), None));
    assert_eq!(script.phase(), Phase::After { seat: Seat(0) });
}

#[test]
fn tc_33_a_pad_is_also_a_plain_square_and_can_be_used_again() {
    let mut script = near_a_pad();
    script.throw(1, 1).make(go(square(0, 7)));
    script.turn_staying();
    script.turn_staying();
    // From the pad where one stands one has not landed: out and back first.
    script.throw(1, 1);
    assert!(walk(&script).leaps().count() == 13);
    let toy = |steps: u8| {
        let mut script = near_a_pad();
        script.throw(1, 1).make(go(square(0, 7)));
        script.turn_staying();
        script.turn_staying();
        script.throw(1, steps);
        walk(&script).destinations().any(|end| end == square(24, 7))
    };
    assert!(!toy(1) && toy(2));
}

#[test]
fn tc_34_who_was_brought_along_may_act_first() {
    let mut script = near_a_pad();
    script.throw(1, 1).make(leap(Place::Room(Where::Kitchen), Some(1)));
    script.end();
    assert_eq!(script.phase(), Phase::Before { seat: Seat(1) });
    script.pick_up(What::Poison);
}

#[test]
fn tc_40_pick_up_steal_or_attack() {
    let mut script = Script::three();
    script.throw(6, 6).go(Where::Library);
    assert_eq!(script.refusal(Move::PickUp { weapon: What::Axe, drop: None }), "TC-40");
    assert_eq!(script.refusal(Move::Attack { target: Seat(1), weapon: What::Poker }), "TC-40");
    script.pick_up(What::Poker);
    assert_eq!(script.public().players[Seat(0)].carries, Cards::one(Card::What(What::Poker)));
    assert!(script.public().weapons[Where::Library.index()].is_empty());
    script.throw(6, 6).go(Where::Library);
    assert_eq!(script.refusal(Move::Steal { from: Seat(2), weapon: What::Poker, drop: None }), "TC-40");
    assert_eq!(script.refusal(Move::Steal { from: Seat(0), weapon: What::Axe, drop: None }), "TC-40");
    script.make(Move::Steal { from: Seat(0), weapon: What::Poker, drop: None });
    assert!(script.public().players[Seat(0)].carries.is_empty());
    script.turn_staying();
    assert_eq!(script.phase(), Phase::Before { seat: Seat(0) }); // There is a weapon to steal back.
    script.turn_staying();
    // Seat 1 has one, and seat 0 is there.
    assert_eq!(script.phase(), Phase::Before { seat: Seat(1) });
    assert_eq!(script.refusal(Move::Attack { target: Seat(2), weapon: What::Poker }), "TC-40");
    script.attack(0, What::Poker);
    assert_eq!(script.to_move(), Seat(0));
}

/// Seat 0 carries the Poker and the Cane and stands in the Billiard Room, others in the middle.
fn two_weapons() -> Script {
    let mut script = Script::three();
    script.throw(6, 6).go(Where::Library);
    script.pick_up(What::Poker);
    script.turn_staying();
    script.turn_staying();
    script.throw(6, 6).go(Where::BilliardRoom);
    script.pick_up(What::Cane);
    script.turn_staying();
    script.turn_staying();
    script
}

#[test]
fn tc_41_two_weapons_at_most_and_one_laid_down_for_another() {
    let mut script = two_weapons();
    script.throw(6, 6).go(Where::Conservatory);
    assert_eq!(script.refusal(Move::PickUp { weapon: What::Hypodermic, drop: None }), "TC-41");
    assert_eq!(script.refusal(Move::PickUp { weapon: What::Hypodermic, drop: Some(What::Axe) }), "TC-41");
    script.make(Move::PickUp { weapon: What::Hypodermic, drop: Some(What::Cane) });
    let public = script.public();
    assert_eq!(public.players[Seat(0)].carries.len(), 2);
    assert!(public.weapons[Where::Conservatory.index()].contains(Card::What(What::Cane)));
    // A player with fewer than two lays nothing down.
    script.throw(6, 6).go(Where::Conservatory);
    assert_eq!(script.refusal(Move::PickUp { weapon: What::Cane, drop: Some(What::Axe) }), "TC-41");
}

#[test]
fn tc_42_everybody_sees_the_weapons() {
    let mut script = Script::three();
    script.throw(6, 6).go(Where::Library);
    script.pick_up(What::Poker);
    let expected = Observation::PickedUp { seat: Seat(0), weapon: What::Poker, drop: None, too_long: false };
    assert_eq!(script.told(Viewer::Spectator), expected);
    assert_eq!(script.told(Viewer::Seat(Seat(2))), expected);
}

#[test]
fn tc_43_no_attack_in_the_middle_or_in_a_corridor() {
    let mut script = Script::three();
    script.throw(6, 6).go(Where::Library);
    script.pick_up(What::Poker);
    script.turn_staying();
    script.turn_staying();
    // Back to the middle, where the others are: no action is offered there, and the turn ends.
    script.throw(6, 6).make(go(Place::Centre));
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(1), acted: false });
    script.throw(1, 1);
    assert_eq!(script.refusal(Move::Attack { target: Seat(0), weapon: What::Poker }), "TC-23");
}
