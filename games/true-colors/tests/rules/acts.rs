//! TC-40 to TC-43: what can be done in a room.

use game::{Game, Seat, Viewer};
use true_colors::{Actions, CENTRE, Card, Cards, Move, Observation, Phase, Place, What, Where};

use super::script::{Script, square};
use super::turn::acted_in_the_library;

fn go(to: Place) -> Move {
    Move::Go { to }
}

#[test]
fn tc_40_pick_up_steal_or_attack() {
    let mut script = Script::three();
    script.roll(6, 6).go(Where::Library);
    assert_eq!(script.refusal(Move::PickUp { weapon: What::Axe, drop: None }), "TC-40");
    assert_eq!(script.refusal(Move::Attack { target: Seat(1), weapon: What::Poker }), "TC-40");
    script.pick_up(What::Poker);
    assert_eq!(script.public().players[Seat(0)].carries, Cards::one(Card::What(What::Poker)));
    assert!(script.public().weapons[Where::Library.index()].is_empty());
    script.roll(6, 6).go(Where::Library);
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
    script.roll(6, 6).go(Where::Library);
    script.pick_up(What::Poker);
    script.turn_staying();
    script.turn_staying();
    script.roll(6, 6).go(Where::BilliardRoom);
    script.pick_up(What::Cane);
    script.turn_staying();
    script.turn_staying();
    script
}

#[test]
fn tc_41_two_weapons_at_most_and_one_dropped_for_another() {
    let mut script = two_weapons();
    script.roll(6, 6).go(Where::Conservatory);
    for (drop, reason) in [(None, "drop-one-first"), (Some(What::Axe), "drop-one-of-two")] {
        let picked_up = Move::PickUp { weapon: What::Hypodermic, drop };
        assert_eq!(script.table.game().check(&picked_up).unwrap_err().message.name, reason);
        assert_eq!(script.refusal(picked_up), "TC-41");
    }
    script.make(Move::PickUp { weapon: What::Hypodermic, drop: Some(What::Cane) });
    let public = script.public();
    assert_eq!(public.players[Seat(0)].carries.len(), 2);
    assert!(public.weapons[Where::Conservatory.index()].contains(Card::What(What::Cane)));
    // A player with fewer than two drops nothing.
    script.roll(6, 6).go(Where::Conservatory);
    assert_eq!(script.refusal(Move::PickUp { weapon: What::Cane, drop: Some(What::Axe) }), "TC-41");
}

#[test]
fn tc_41_one_dropped_for_one_stolen() {
    let mut script = two_weapons();
    script.turn_to(Where::Conservatory);
    script.roll(6, 6).go(Where::Conservatory);
    script.pick_up(What::Hypodermic);
    script.turn_staying();
    let steal = |drop| Move::Steal { from: Seat(1), weapon: What::Hypodermic, drop };
    assert_eq!(script.refusal(steal(None)), "TC-41");
    assert_eq!(script.refusal(steal(Some(What::Axe))), "TC-41");
    assert_eq!(script.refusal(steal(Some(What::Hypodermic))), "TC-41");
    script.make(steal(Some(What::Poker)));
    let public = script.public();
    let carried = [Card::What(What::Cane), Card::What(What::Hypodermic)];
    assert_eq!(public.players[Seat(0)].carries, carried.into_iter().collect());
    assert!(public.players[Seat(1)].carries.is_empty());
    assert_eq!(public.weapons[Where::Conservatory.index()], Cards::one(Card::What(What::Poker)));
    let told = Observation::Stole {
        seat: Seat(0),
        from: Seat(1),
        weapon: What::Hypodermic,
        drop: Some(What::Poker),
        too_long: false,
    };
    assert_eq!(script.told(Viewer::Spectator), told);
    // Together it was one action.
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(0), acted: true });
    // Whoever has one weapon or none drops nothing.
    script.turn_staying();
    script.make(Move::Roll {});
    script.make(Move::Dice { dice: [1, 1] });
    script.make(Move::Stay {});
    let steal = |drop| Move::Steal { from: Seat(0), weapon: What::Cane, drop };
    assert_eq!(script.refusal(steal(Some(What::Poker))), "TC-41");
    script.make(steal(None));
}

#[test]
fn tc_41_the_weapon_dropped_is_not_picked_up_again() {
    let mut script = two_weapons();
    script.roll(6, 6).go(Where::Conservatory);
    let again = |weapon| Move::PickUp { weapon, drop: Some(weapon) };
    for weapon in [What::Poker, What::Cane, What::Hypodermic] {
        assert_eq!(script.refusal(again(weapon)), "TC-41");
    }
    let listed = {
        let mut moves = Vec::new();
        game::Options::list(&script.table.game().options(), &mut moves);
        moves
    };
    let pick_up = |drop| Move::PickUp { weapon: What::Hypodermic, drop: Some(drop) };
    assert_eq!(listed, [Move::End {}, pick_up(What::Cane), pick_up(What::Poker)]);
}

#[test]
fn tc_42_everybody_sees_the_weapons() {
    let mut script = Script::three();
    script.roll(6, 6).go(Where::Library);
    script.pick_up(What::Poker);
    let expected = Observation::PickedUp { seat: Seat(0), weapon: What::Poker, drop: None, too_long: false };
    assert_eq!(script.told(Viewer::Spectator), expected);
    assert_eq!(script.told(Viewer::Seat(Seat(2))), expected);
}

#[test]
fn tc_43_no_attack_in_the_middle_or_in_a_corridor() {
    let mut script = Script::three();
    script.roll(6, 6).go(Where::Library);
    script.pick_up(What::Poker);
    script.turn_staying();
    script.turn_staying();
    // Back to the middle, where the others are: no action is offered there, and the turn ends.
    script.roll(6, 6).make(go(CENTRE));
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(1), acted: false });
    script.roll(1, 1);
    assert_eq!(script.refusal(Move::Attack { target: Seat(0), weapon: What::Poker }), "TC-43");
    script.make(go(square(8, 10)));
    script.turn_staying();
    // In the middle with seat 2, armed, before the roll and after it.
    let attack = |target| Move::Attack { target: Seat(target), weapon: What::Poker };
    assert_eq!(script.refusal(attack(2)), "TC-43");
    script.roll(1, 1);
    assert_eq!(script.refusal(attack(2)), "TC-43");
    // On the square where seat 1 stands.
    script.make(go(square(8, 10)));
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(1), acted: false });
    script.turn_staying();
    script.turn_staying();
    script.roll(1, 1);
    assert_eq!(script.public().players[Seat(0)].place, script.public().players[Seat(1)].place);
    assert_eq!(script.refusal(attack(1)), "TC-43");
}

#[test]
fn tc_43_in_a_room_it_is_the_roll_that_is_missing() {
    let mut script = acted_in_the_library(Actions::BeforeAndAfter);
    assert_eq!(script.refusal(Move::Attack { target: Seat(1), weapon: What::Poker }), "TC-23");
}
