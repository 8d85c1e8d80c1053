//! Accusations and how the game ends.

use clue::{
    AccuseAfterCard, CardSet, Crime, LastDetective, Move, Observation, Phase, Place, Setup, SuggestionOnEntry,
};
use game::{Game, Message, Mover, Refusal, Seat, Turn, Viewer};

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
    let refused = scene.table.check(Mover::Seat(BEN), Move::Accuse(TRUTH)).unwrap_err();
    assert_eq!(refused, Refusal::OutOfTurn { turn: Turn::Player(ANN) });
    // Not when one is asked in another's turn either.
    scene.enter(8, Lounge).suggest(MrGreen, Rope);
    assert_eq!(scene.turn(), Turn::Player(BEN));
    scene.refused(Move::Accuse(TRUTH), "CL-60");
}

#[test]
fn cl_60_in_each_phase_it_is_allowed_or_refused() {
    let accuse = || Move::Accuse(TRUTH);
    let by_ann = |scene: &Scene| scene.table.check(Mover::Seat(ANN), accuse()).map(drop);
    let chance = Err(Refusal::OutOfTurn { turn: Turn::Chance });
    // Before the deal, at the start, while the dice roll, before the walk.
    let mut scene = Scene::undealt(three());
    assert_eq!(by_ann(&scene), chance);
    scene.play(Move::Deal(deal()));
    assert_eq!(scene.public().phase, Phase::Start);
    scene.allowed(accuse());
    scene.play(Move::Roll);
    assert_eq!(by_ann(&scene), chance);
    scene.play(Move::Dice { dice: clue::Dice::two(4, 4) });
    assert_eq!(scene.public().phase, Phase::Walk);
    let words = scene.refused(accuse(), "CL-60");
    assert_eq!(words, "You can only accuse before you move, or when nobody could show you a card.");
    // In the room, while others answer, after a card was shown.
    scene.play(Move::Go { to: Place::Room(Lounge) });
    assert_eq!(scene.public().phase, Phase::Entered);
    scene.refused(accuse(), "CL-60");
    scene.suggest(MrGreen, Wrench);
    assert_eq!(scene.refused(accuse(), "CL-60"), "You can only accuse on your own turn.");
    scene.answers();
    assert_eq!(by_ann(&scene), Err(Refusal::OutOfTurn { turn: Turn::Player(BEN) }));
    // After a passage; when nobody could show a card; when the game is over.
    scene.walk(2, at(6, 22)).walk(2, at(23, 15));
    scene.allowed(accuse());
    scene.play(Move::Passage);
    assert_eq!(scene.public().phase, Phase::EnteredByPassage);
    scene.refused(accuse(), "CL-60");
    let mut scene = Scene::new(three());
    scene.enter(12, Hall).suggest(MissScarlet, Candlestick).answers();
    assert_eq!(scene.public().phase, Phase::Answered);
    scene.allowed(accuse());
    scene.play(accuse());
    assert_eq!(by_ann(&scene), Err(Refusal::Over));
    let over = scene.table.game().check(&accuse()).unwrap_err();
    assert_eq!((over.clause, over.message), ("CL-61", Message::new("game-over")));
}

#[test]
fn cl_60_not_in_place_of_a_suggestion_that_may_be_left_out() {
    let mut scene = Scene::new(Setup { suggestion_on_entry: SuggestionOnEntry::Optional, ..three() });
    scene.enter(8, Lounge);
    assert!(!scene.options().accuse && scene.options().end);
    scene.refused(Move::Accuse(TRUTH), "CL-60");
}

#[test]
fn cl_61_right_the_cards_are_laid_open_and_the_accuser_wins() {
    let mut scene = Scene::new(three());
    scene.walk(2, at(2, 16)).play(Move::Accuse(TRUTH));
    let accused =
        Observation::Accused { seat: BEN, crime: TRUTH, right: true, case_file: Some(TRUTH), winner: Some(BEN) };
    assert_eq!(scene.public().solver(), Some(BEN));
    assert!(scene.all_told().iter().all(|told| *told == accused));
    assert_eq!((scene.turn(), scene.public().winner), (Turn::Over, Some(BEN)));
    assert_eq!(scene.public().case_file, Some(TRUTH));
    assert_eq!(scene.scores().as_slice(), [0, 1, 0]);
    assert!(Viewer::all(3).all(|viewer| scene.table.game().view(viewer).public.case_file == Some(TRUTH)));
    let refused = scene.table.check(Mover::Seat(CAT), Move::Roll).unwrap_err();
    assert_eq!(refused, Refusal::Over);
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
    let refused = scene.table.check(Mover::Seat(BEN), Move::Accuse(TRUTH)).unwrap_err();
    assert_eq!(refused, Refusal::OutOfTurn { turn: Turn::Player(ANN) });
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
    let others = [MissScarlet, MrsWhite, MrGreen, MrsPeacock, ProfessorPlum].map(|token| scene.token(token));
    assert_eq!(others, [at(4, 16), at(23, 15), at(24, 9), at(18, 0), at(5, 0)], "no other token is moved");
    scene.walk(2, at(22, 16)).enter(4, Lounge);
}

#[test]
fn cl_64_a_token_in_a_room_stays_there() {
    let mut scene = Scene::new(three());
    scene.enter(8, Lounge).suggest(MrGreen, Rope).answers().play(Move::Accuse(WRONG));
    assert_eq!(scene.token(MissScarlet), Place::Room(Lounge));
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

/// That the case file lies open for everybody: the seats and the spectator, in what they were told and in what they see.
#[track_caller]
fn lies_open(scene: &Scene) {
    assert_eq!(scene.turn(), Turn::Over);
    for viewer in Viewer::all(3) {
        let Observation::Accused { case_file, .. } = scene.told(viewer) else {
            panic!("an accusation ends the game")
        };
        assert_eq!(case_file, Some(TRUTH), "{viewer:?} is told");
        let view = scene.table.game().view(viewer);
        assert_eq!(view.public.case_file, Some(TRUTH), "{viewer:?} sees");
        assert!(view.own.is_none_or(|own| own.case_file == Some(TRUTH)), "{viewer:?} has");
    }
}

#[track_caller]
fn lies_hidden(scene: &Scene, from: Seat) {
    let view = scene.table.game().view(Viewer::Seat(from));
    assert_eq!((view.public.case_file, view.own.unwrap().case_file), (None, None));
    assert_eq!(scene.table.game().view(Viewer::Spectator).public.case_file, None);
}

#[test]
fn cl_65_the_last_player_left_wins_at_once() {
    let mut scene = Scene::new(three());
    scene.play(Move::Accuse(WRONG));
    lies_hidden(&scene, CAT);
    scene.play(Move::Accuse(WRONG));
    assert_eq!((scene.turn(), scene.public().winner), (Turn::Over, Some(CAT)));
    assert_eq!(scene.scores().as_slice(), [0, 0, 1]);
    assert_eq!(scene.public().solver(), None, "Cat has not solved the case");
    for viewer in Viewer::all(3) {
        let won = Observation::Accused {
            seat: BEN,
            crime: WRONG,
            right: false,
            case_file: Some(TRUTH),
            winner: Some(CAT),
        };
        assert_eq!(scene.told(viewer), won);
    }
    lies_open(&scene);
}

#[test]
fn cl_65_whoever_is_the_last_one_left() {
    // Ann answers and watches; Ben, in the middle, is left.
    let mut scene = Scene::new(three());
    scene.play(Move::Accuse(WRONG)).walk(2, at(6, 22)).play(Move::Accuse(WRONG));
    assert_eq!((scene.turn(), scene.public().winner), (Turn::Over, Some(BEN)));
    assert_eq!(scene.scores().as_slice(), [0, 1, 0]);
    lies_open(&scene);
}

fn must_solve() -> Setup {
    Setup { last_detective: LastDetective::MustSolve, ..three() }
}

/// Cat is left and plays on alone, one whole round: the others answer her.
fn cat_alone() -> Scene {
    let mut scene = Scene::new(must_solve());
    scene.play(Move::Accuse(WRONG));
    lies_hidden(&scene, BEN);
    scene.play(Move::Accuse(WRONG));
    lies_hidden(&scene, CAT);
    assert_eq!((scene.turn(), scene.public().winner), (Turn::Player(CAT), None));
    scene.enter(9, Ballroom);
    scene.suggest(MissScarlet, Revolver).play(Move::Show { card: clue::Card::Suspect(MissScarlet) });
    assert_eq!((scene.turn(), scene.public().phase), (Turn::Player(CAT), Phase::Start), "her turn again");
    scene.walk(2, at(16, 10));
    assert_eq!(scene.turn(), Turn::Player(CAT));
    scene
}

#[test]
fn cl_65_or_must_solve_the_case() {
    let mut scene = cat_alone();
    scene.play(Move::Accuse(TRUTH));
    assert_eq!((scene.public().winner, scene.public().solver()), (Some(CAT), Some(CAT)));
    assert_eq!(scene.scores().as_slice(), [0, 0, 1]);
    lies_open(&scene);
}

#[test]
fn cl_65_a_wrong_accusation_of_the_last_one_ends_the_game_without_a_winner() {
    let mut scene = cat_alone();
    scene.play(Move::Accuse(Crime { room: Kitchen, ..TRUTH }));
    assert_eq!((scene.public().winner, scene.public().solver()), (None, None));
    assert_eq!(scene.scores().as_slice(), [0, 0, 0]);
    lies_open(&scene);
    let Observation::Accused { seat: CAT, right: false, winner: None, .. } = scene.told(Viewer::Spectator) else {
        panic!("{:?}", scene.told(Viewer::Spectator));
    };
    assert_eq!(scene.table.check(Mover::Seat(CAT), Move::Roll).unwrap_err(), Refusal::Over);
}

#[test]
fn cl_65_with_two_left_play_goes_on_by_either_option() {
    for setup in [three(), must_solve()] {
        let mut scene = Scene::new(setup);
        scene.play(Move::Accuse(WRONG));
        assert_eq!((scene.turn(), scene.public().winner), (Turn::Player(BEN), None));
        lies_hidden(&scene, BEN);
    }
}

#[test]
fn a_debugger_prints_the_public_part_alone() {
    let scene = Scene::new(three());
    let printed = format!("{:?}", scene.table.game());
    assert!(printed.starts_with("Clue {") && printed.contains("phase: Start"), "{printed}");
    assert!(!printed.contains(&format!("{:?}", scene.own(ANN).hand)), "{printed}");
    assert_ne!(scene.own(ANN).hand, CardSet::EMPTY);
}

#[test]
fn cl_44_cl_61_one_may_win_after_having_been_shown_a_card() {
    let mut scene = Scene::new(Setup { accuse_after_card: AccuseAfterCard::Allowed, ..three() });
    scene.enter(8, Lounge).suggest(MrsWhite, Wrench).answers().play(Move::Accuse(TRUTH));
    assert_eq!((scene.public().phase, scene.public().winner), (Phase::Over, Some(ANN)));
}
