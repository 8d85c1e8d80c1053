//! Accusations and how the game ends.

use clue::{Crime, Edition, LastDetective, Move, Observation, Phase, Place, Setup};
use game::{Game, Mover, Refused, Turn, Viewer};

use crate::scene::*;

const WRONG: Crime = Crime { suspect: MrsWhite, weapon: Rope, room: Hall };

#[test]
fn cl_60_one_accuses_at_the_start_of_the_turn_of_anything_anywhere() {
    let scene = Scene::new(three());
    for room in clue::Room::ALL {
        scene.allowed(Move::Accuse(crime(MrGreen, Knife, *room)));
    }
}

#[test]
fn cl_60_on_ones_own_turn() {
    let mut scene = Scene::new(three());
    let refused = scene.table.check(Mover::Seat(BEN), &Move::Accuse(TRUTH)).unwrap_err();
    assert_eq!(refused, Refused::OutOfTurn { turn: Turn::Player(ANN) });
    // Not when one is asked in another's turn either.
    scene.enter(8, Lounge).suggest(MrGreen, Rope);
    assert_eq!(scene.turn(), Turn::Player(BEN));
    scene.refused(Move::Accuse(TRUTH), "CL-60");
}

#[test]
fn cl_60_before_moving_or_after_an_answer() {
    let mut scene = Scene::new(three());
    scene.roll(8);
    scene.refused(Move::Accuse(TRUTH), "CL-60");
    scene.play(Move::Go { to: Place::Room(Lounge) });
    scene.refused(Move::Accuse(TRUTH), "CL-60");
    scene.suggest(MrGreen, Rope).answers();
    scene.allowed(Move::Accuse(TRUTH));
}

#[test]
fn cl_61_right_the_cards_are_laid_open_and_the_accuser_wins() {
    let mut scene = Scene::new(three());
    scene.walk(2, at(2, 16)).play(Move::Accuse(TRUTH));
    let accused =
        Observation::Accused { seat: BEN, crime: TRUTH, right: true, case_file: Some(TRUTH), winner: Some(BEN) };
    assert!(scene.all_told().iter().all(|told| *told == accused));
    assert_eq!((scene.turn(), scene.public().winner), (Turn::Over, Some(BEN)));
    assert_eq!(scene.public().case_file, Some(TRUTH));
    assert_eq!(scene.scores().as_slice(), [0, 1, 0]);
    assert!(Viewer::all(3).all(|viewer| scene.table.game().view(viewer).public.case_file == Some(TRUTH)));
    let refused = scene.table.check(Mover::Seat(CAT), &Move::Roll).unwrap_err();
    assert_eq!(refused, Refused::Over);
}

#[test]
fn cl_61_every_part_must_be_right() {
    for wrong in
        [Crime { suspect: MrsWhite, ..TRUTH }, Crime { weapon: Knife, ..TRUTH }, Crime { room: Study, ..TRUTH }]
    {
        let mut scene = Scene::new(three());
        scene.play(Move::Accuse(wrong));
        assert_eq!((scene.turn(), scene.public().winner), (Turn::Player(BEN), None));
    }
}

#[test]
fn cl_61_the_accuser_alone_looks_into_the_case_file() {
    let mut scene = Scene::new(three());
    scene.play(Move::Accuse(WRONG));
    let looked: Vec<Option<Crime>> = scene
        .all_told()
        .into_iter()
        .map(|told| match told {
            Observation::Accused { right: false, case_file, winner: None, .. } => case_file,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(looked, [Some(TRUTH), None, None, None]);
}

#[test]
fn cl_62_wrong_the_player_moves_no_more_and_cannot_win() {
    let mut scene = Scene::new(three());
    scene.play(Move::Accuse(WRONG));
    assert_eq!(scene.public().accused[ANN], Some(WRONG));
    scene.walk(2, at(6, 22)).walk(2, at(23, 15));
    assert_eq!(scene.turn(), Turn::Player(BEN), "Ann is passed over");
}

#[test]
fn cl_62_there_is_one_accusation_for_each_player() {
    let mut scene = Scene::new(three());
    scene.play(Move::Accuse(WRONG)).enter(8, Lounge).suggest(MrGreen, Rope).play(Move::Pass);
    assert_eq!(scene.turn(), Turn::Player(ANN));
    scene.refused(Move::Accuse(TRUTH), "CL-62");
    let refused = scene.table.check(Mover::Seat(BEN), &Move::Accuse(TRUTH)).unwrap_err();
    assert_eq!(refused, Refused::OutOfTurn { turn: Turn::Player(ANN) });
}

#[test]
fn cl_63_the_eliminated_player_knows_the_case_file() {
    let mut scene = Scene::new(three());
    scene.play(Move::Accuse(WRONG));
    assert_eq!(scene.own(ANN).case_file, Some(TRUTH));
}

#[test]
fn cl_63_the_others_learn_only_that_the_three_are_not_all_right() {
    let mut scene = Scene::new(three());
    scene.play(Move::Accuse(WRONG));
    assert_eq!((scene.own(BEN).case_file, scene.own(CAT).case_file), (None, None));
    let spectator = scene.table.game().view(Viewer::Spectator);
    assert_eq!(spectator.public.case_file, None);
    // Two of the three were right, and nobody is told.
    for viewer in [Viewer::Seat(BEN), Viewer::Seat(CAT), Viewer::Spectator] {
        let told = scene.told(viewer);
        let accused = Observation::Accused { seat: ANN, crime: WRONG, right: false, case_file: None, winner: None };
        assert_eq!(told, accused);
    }
}

#[test]
fn cl_64_a_token_that_blocks_a_door_is_moved_into_the_room() {
    let mut scene = Scene::new(three());
    scene.walk(2, at(2, 16)).walk(7, at(6, 17)).walk(2, at(23, 15)).walk(2, at(4, 16));
    scene.play(Move::Accuse(WRONG));
    assert_eq!(scene.token(ColonelMustard), Place::Room(Lounge));
    scene.walk(2, at(22, 16)).enter(4, Lounge);
}

#[test]
fn cl_64_others_may_still_move_it() {
    let mut scene = Scene::new(three());
    scene.walk(2, at(2, 16)).play(Move::Accuse(WRONG)).walk(2, at(23, 15));
    assert_eq!(scene.token(ColonelMustard), at(7, 23), "it blocks no door where it is");
    scene.enter(6, Lounge).suggest(ColonelMustard, Wrench).answers();
    assert_eq!(scene.token(ColonelMustard), Place::Room(Lounge));
    assert!(!scene.public().summoned[BEN], "and has no turn to use it");
}

#[test]
fn cl_65_the_last_player_left_wins_at_once() {
    let mut scene = Scene::new(three());
    scene.play(Move::Accuse(WRONG)).play(Move::Accuse(WRONG));
    assert_eq!((scene.turn(), scene.public().winner), (Turn::Over, Some(CAT)));
    assert_eq!(scene.scores().as_slice(), [0, 0, 1]);
    assert_eq!(scene.public().case_file, None, "nothing is laid open");
    match scene.told(Viewer::Spectator) {
        Observation::Accused { seat: BEN, right: false, winner: Some(CAT), .. } => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn cl_65_or_must_solve_the_case() {
    let must_solve = || Scene::new(Setup { last_detective: LastDetective::MustSolve, ..three() });
    let mut scene = must_solve();
    scene.play(Move::Accuse(WRONG)).play(Move::Accuse(WRONG)).walk(2, at(23, 15));
    assert_eq!(scene.turn(), Turn::Player(CAT), "Cat plays on alone");
    scene.play(Move::Accuse(TRUTH));
    assert_eq!((scene.turn(), scene.public().winner), (Turn::Over, Some(CAT)));
    let mut scene = must_solve();
    scene.play(Move::Accuse(WRONG)).play(Move::Accuse(WRONG)).play(Move::Accuse(WRONG));
    assert_eq!((scene.turn(), scene.public().winner), (Turn::Over, None));
    assert_eq!(scene.scores().as_slice(), [0, 0, 0]);
}

#[test]
fn cl_44_cl_61_in_1986_one_may_win_after_having_been_shown_a_card() {
    let mut scene = Scene::new(Setup { edition: Edition::Of1986, ..three() });
    scene.enter(8, Lounge).suggest(MrsWhite, Wrench).answers().play(Move::Accuse(TRUTH));
    assert_eq!((scene.public().phase, scene.public().winner), (Phase::Over, Some(ANN)));
}
