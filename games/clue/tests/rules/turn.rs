//! The turn: what one may do in it, passages, waiting.

use clue::{Dice, Move, Observation, Phase, Place};
use game::{Mover, Refusal, Turn, Viewer};

use super::script::*;

#[test]
fn cl_20_a_turn_begins_with_a_choice() {
    let script = Script::new(three());
    let options = script.options();
    assert_eq!(script.turn(), Turn::Player(ANN));
    assert!(options.roll && options.accuse && !options.end && !options.pass);
    assert_eq!((options.passage, options.suggest, options.walk), (None, None, None));
}

#[test]
fn cl_20_the_dice_are_rolled_once_and_then_walked() {
    let mut script = Script::new(three());
    script.refused(Move::Dice { dice: Dice::two(1, 1) }, "CL-20");
    script.refused(Move::Go { to: at(1, 16) }, "CL-20");
    script.play(Move::Roll);
    assert_eq!(script.turn(), Turn::Chance);
    script.play(Move::Dice { dice: Dice::two(2, 1) });
    assert_eq!(script.public().dice, Dice::two(2, 1));
    script.refused(Move::Roll, "CL-20");
    script.refused(Move::End, "CL-27");
    script.play(Move::Go { to: at(3, 16) });
    assert_eq!(script.turn(), Turn::Player(BEN), "a walk that ends in a corridor ends the turn");
}

#[test]
fn cl_20_nobody_moves_out_of_turn() {
    let script = Script::new(three());
    for mover in [Mover::Seat(BEN), Mover::Seat(CAT), Mover::Chance] {
        let refused = script.table.check(mover, Move::Roll).unwrap_err();
        assert_eq!(refused, Refusal::OutOfTurn { turn: Turn::Player(ANN) });
    }
}

#[test]
fn cl_20_what_is_done_is_seen_by_all() {
    let mut script = Script::new(three());
    script.play(Move::Roll);
    assert!(script.all_told().iter().all(|told| *told == Observation::Rolls { seat: ANN }));
    script.play(Move::Dice { dice: Dice::two(1, 1) });
    assert!(script.all_told().iter().all(|told| *told == Observation::Rolled { seat: ANN, dice: Dice::two(1, 1) }));
    script.play(Move::Go { to: at(2, 16) });
    let squares = [[1, 16], [2, 16]].map(Into::into).to_vec();
    let went = Observation::Went { seat: ANN, from: at(0, 16), route: squares, to: at(2, 16) };
    assert!(script.all_told().iter().all(|told| *told == went));
}

#[test]
fn cl_26_a_passage_leads_to_the_opposite_corner() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrGreen, Wrench).answers();
    script.walk(2, at(6, 22)).walk(2, at(23, 15));
    assert_eq!(script.options().passage, Some(Conservatory));
    script.play(Move::Passage);
    assert_eq!(script.token(MissScarlet), Place::Room(Conservatory));
    assert_eq!(script.public().phase, Phase::EnteredByPassage, "a suggestion follows");
    let took = Observation::TookPassage { seat: ANN, from: Lounge, to: Conservatory };
    assert_eq!(script.told(Viewer::Spectator), took);
    script.refused(Move::Passage, "CL-26");
    script.suggest(MrGreen, Wrench);
}

#[test]
fn cl_26_only_corner_rooms_have_one_and_it_replaces_the_dice() {
    let mut script = Script::new(three());
    let words = script.refused(Move::Passage, "CL-26");
    assert_eq!(words, "There is no secret passage from where you stand.");
    script.enter(12, Hall).suggest(MrGreen, Wrench).answers();
    script.enter(8, Lounge).suggest(MrGreen, Wrench).answers();
    script.walk(2, at(23, 15));
    script.refused(Move::Passage, "CL-26");
    script.walk(2, at(3, 8)).roll(2);
    assert_eq!(script.refused(Move::Passage, "CL-26"), "You can only take a secret passage instead of rolling.");
}

#[test]
fn cl_27_whoever_can_move_must() {
    let mut script = Script::new(three());
    script.refused(Move::End, "CL-27");
    script.enter(8, Lounge).suggest(MrGreen, Wrench).answers();
    script.walk(2, at(6, 22)).walk(2, at(23, 15));
    script.refused(Move::End, "CL-27");
    script.roll(3);
    script.refused(Move::End, "CL-27");
}

#[test]
fn cl_27_where_every_way_out_is_blocked_the_player_waits() {
    let mut script = Script::new(hut());
    script.enter(2, Study).suggest(MissScarlet, Candlestick).answers();
    // Ben stands before the only door of the study.
    script.walk(2, at(1, 3)).walk(1, at(1, 5));
    assert!(!script.options().roll && script.options().end && script.options().accuse);
    script.refused(Move::Roll, "CL-23");
    script.play(Move::End);
    assert_eq!(script.told(Viewer::Spectator), Observation::Waited { seat: ANN });
    assert_eq!(script.turn(), Turn::Player(BEN), "the turn ends without a suggestion");
    assert_eq!(script.public().suggestion.as_ref().map(|suggestion| suggestion.by), Some(ANN));
}

#[test]
fn cl_27_in_a_corridor_too() {
    let mut script = Script::new(hut());
    // Ann steps before Ben's starting square, which is a dead end.
    script.walk(2, at(1, 4));
    assert!(!script.options().roll && script.options().end);
    script.refused(Move::Roll, "CL-21");
    script.play(Move::End);
    assert_eq!(script.turn(), Turn::Player(CAT));
}

#[test]
fn cl_27_a_passage_is_a_way_out() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrGreen, Wrench).answers();
    script.walk(7, at(6, 17)).walk(2, at(23, 15));
    assert!(!script.options().roll && !script.options().end);
    assert_eq!(script.options().passage, Some(Conservatory));
    script.refused(Move::End, "CL-27");
    script.play(Move::Passage);
}

#[test]
fn cl_28_any_number_of_tokens_and_weapons_may_be_in_one_room() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrsPeacock, Wrench).answers();
    script.enter(8, Lounge).suggest(MrGreen, Knife).answers();
    assert_eq!(script.public().tokens.iter().filter(|place| **place == Place::Room(Lounge)).count(), 4);
    assert_eq!(script.public().weapons.0.iter().filter(|&&room| room == Lounge).count(), 3);
}
