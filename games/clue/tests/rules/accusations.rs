//! Accusations and how the game ends.

use clue::{
    AccuseAfterCard, CardSet, Crime, LastDetective, Move, Observation, Phase, Place, Setup, SuggestionOnEntry,
};
use game::{Game, Message, Mover, Refusal, Seat, Turn, Viewer};

use super::script::*;

const WRONG: Crime = Crime { suspect: MrsWhite, weapon: Rope, room: Hall };

#[test]
fn cl_60_one_accuses_at_the_start_of_the_turn_of_anything_anywhere() {
    let script = Script::new(three());
    for room in clue::Room::ALL {
        script.allowed(Move::Accuse(crime(MrGreen, Knife, *room)));
    }
}

#[test]
fn cl_60_on_ones_own_turn() {
    let mut script = Script::new(three());
    let refused = script.table.check(Mover::Seat(BEN), Move::Accuse(TRUTH)).unwrap_err();
    assert_eq!(refused, Refusal::OutOfTurn { turn: Turn::Player(ANN) });
    // Not when one is asked in another's turn either.
    script.enter(8, Lounge).suggest(MrGreen, Rope);
    assert_eq!(script.turn(), Turn::Player(BEN));
    script.refused(Move::Accuse(TRUTH), "CL-60");
}

#[test]
fn cl_60_in_each_phase_it_is_allowed_or_refused() {
    let accuse = || Move::Accuse(TRUTH);
    let by_ann = |script: &Script| script.table.check(Mover::Seat(ANN), accuse()).map(drop);
    let chance = Err(Refusal::OutOfTurn { turn: Turn::Chance });
    // Before the deal, at the start, while the dice roll, before the walk.
    let mut script = Script::undealt(three());
    assert_eq!(by_ann(&script), chance);
    script.play(Move::Deal(deal()));
    assert_eq!(script.public().phase, Phase::Start);
    script.allowed(accuse());
    script.play(Move::Roll);
    assert_eq!(by_ann(&script), chance);
    script.play(Move::Dice { dice: clue::Dice::two(4, 4) });
    assert_eq!(script.public().phase, Phase::Walk);
    let words = script.refused(accuse(), "CL-60");
    assert_eq!(words, "You can only accuse before you move, or when nobody could show you a card.");
    // In the room, while others answer, after a card was shown.
    script.play(Move::Go { to: Place::Room(Lounge) });
    assert_eq!(script.public().phase, Phase::Entered);
    script.refused(accuse(), "CL-60");
    script.suggest(MrGreen, Wrench);
    assert_eq!(script.refused(accuse(), "CL-60"), "You can only accuse on your own turn.");
    script.answers();
    assert_eq!(by_ann(&script), Err(Refusal::OutOfTurn { turn: Turn::Player(BEN) }));
    // After a passage; when nobody could show a card; when the game is over.
    script.walk(2, at(6, 22)).walk(2, at(23, 15));
    script.allowed(accuse());
    script.play(Move::Passage);
    assert_eq!(script.public().phase, Phase::EnteredByPassage);
    script.refused(accuse(), "CL-60");
    let mut script = Script::new(three());
    script.enter(12, Hall).suggest(MissScarlet, Candlestick).answers();
    assert_eq!(script.public().phase, Phase::Answered);
    script.allowed(accuse());
    script.play(accuse());
    assert_eq!(by_ann(&script), Err(Refusal::Over));
    let over = script.table.game().check(&accuse()).unwrap_err();
    assert_eq!((over.clause, over.message), ("CL-61", Message::new("game-over")));
}

#[test]
fn cl_60_not_in_place_of_a_suggestion_that_may_be_left_out() {
    let mut script = Script::new(Setup { suggestion_on_entry: SuggestionOnEntry::Optional, ..three() });
    script.enter(8, Lounge);
    assert!(!script.options().accuse && script.options().end);
    script.refused(Move::Accuse(TRUTH), "CL-60");
}

#[test]
fn cl_61_right_the_cards_are_laid_open_and_the_accuser_wins() {
    let mut script = Script::new(three());
    script.walk(2, at(2, 16)).play(Move::Accuse(TRUTH));
    let accused =
        Observation::Accused { seat: BEN, crime: TRUTH, right: true, case_file: Some(TRUTH), winner: Some(BEN) };
    assert_eq!(script.public().solver(), Some(BEN));
    assert!(script.all_told().iter().all(|told| *told == accused));
    assert_eq!((script.turn(), script.public().winner), (Turn::Over, Some(BEN)));
    assert_eq!(script.public().case_file, Some(TRUTH));
    assert_eq!(script.scores().as_slice(), [0, 1, 0]);
    assert!(Viewer::all(3).all(|viewer| script.table.game().view(viewer).public.case_file == Some(TRUTH)));
    let refused = script.table.check(Mover::Seat(CAT), Move::Roll).unwrap_err();
    assert_eq!(refused, Refusal::Over);
}

#[test]
fn cl_61_every_part_must_be_right() {
    for wrong in
        [Crime { suspect: MrsWhite, ..TRUTH }, Crime { weapon: Knife, ..TRUTH }, Crime { room: Study, ..TRUTH }]
    {
        let mut script = Script::new(three());
        script.play(Move::Accuse(wrong));
        assert_eq!((script.turn(), script.public().winner), (Turn::Player(BEN), None));
    }
}

#[test]
fn cl_61_the_accuser_alone_looks_into_the_case_file() {
    let mut script = Script::new(three());
    script.play(Move::Accuse(WRONG));
    let looked: Vec<Option<Crime>> = script
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
    let mut script = Script::new(three());
    script.play(Move::Accuse(WRONG));
    assert_eq!(script.public().accused[ANN], Some(WRONG));
    script.walk(2, at(6, 22)).walk(2, at(23, 15));
    assert_eq!(script.turn(), Turn::Player(BEN), "Ann is passed over");
}

#[test]
fn cl_62_there_is_one_accusation_for_each_player() {
    let mut script = Script::new(three());
    script.play(Move::Accuse(WRONG)).enter(8, Lounge).suggest(MrGreen, Rope).play(Move::Pass);
    assert_eq!(script.turn(), Turn::Player(ANN));
    script.refused(Move::Accuse(TRUTH), "CL-62");
    let refused = script.table.check(Mover::Seat(BEN), Move::Accuse(TRUTH)).unwrap_err();
    assert_eq!(refused, Refusal::OutOfTurn { turn: Turn::Player(ANN) });
}

#[test]
fn cl_63_the_eliminated_player_knows_the_case_file() {
    let mut script = Script::new(three());
    script.play(Move::Accuse(WRONG));
    assert_eq!(script.own(ANN).case_file, Some(TRUTH));
}

#[test]
fn cl_63_the_others_learn_only_that_the_three_are_not_all_right() {
    let mut script = Script::new(three());
    script.play(Move::Accuse(WRONG));
    assert_eq!((script.own(BEN).case_file, script.own(CAT).case_file), (None, None));
    let spectator = script.table.game().view(Viewer::Spectator);
    assert_eq!(spectator.public.case_file, None);
    // Two of the three were right, and nobody is told.
    for viewer in [Viewer::Seat(BEN), Viewer::Seat(CAT), Viewer::Spectator] {
        let told = script.told(viewer);
        let accused = Observation::Accused { seat: ANN, crime: WRONG, right: false, case_file: None, winner: None };
        assert_eq!(told, accused);
    }
}

#[test]
fn cl_64_a_token_that_blocks_a_door_is_moved_into_the_room() {
    let mut script = Script::new(three());
    script.walk(2, at(2, 16)).walk(7, at(6, 17)).walk(2, at(23, 15)).walk(2, at(4, 16));
    script.play(Move::Accuse(WRONG));
    assert_eq!(script.token(ColonelMustard), Place::Room(Lounge));
    let others = [MissScarlet, MrsWhite, MrGreen, MrsPeacock, ProfessorPlum].map(|token| script.token(token));
    assert_eq!(others, [at(4, 16), at(23, 15), at(24, 9), at(18, 0), at(5, 0)], "no other token is moved");
    script.walk(2, at(22, 16)).enter(4, Lounge);
}

#[test]
fn cl_64_a_token_in_a_room_stays_there() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrGreen, Rope).answers().play(Move::Accuse(WRONG));
    assert_eq!(script.token(MissScarlet), Place::Room(Lounge));
}

#[test]
fn cl_64_others_may_still_move_it() {
    let mut script = Script::new(three());
    script.walk(2, at(2, 16)).play(Move::Accuse(WRONG)).walk(2, at(23, 15));
    assert_eq!(script.token(ColonelMustard), at(7, 23), "it blocks no door where it is");
    script.enter(6, Lounge).suggest(ColonelMustard, Wrench).answers();
    assert_eq!(script.token(ColonelMustard), Place::Room(Lounge));
    assert!(!script.public().summoned[BEN], "and has no turn to use it");
}

/// That the case file lies open for everybody: the seats and the spectator, in what they were told and in what they see.
#[track_caller]
fn lies_open(script: &Script) {
    assert_eq!(script.turn(), Turn::Over);
    for viewer in Viewer::all(3) {
        let Observation::Accused { case_file, .. } = script.told(viewer) else {
            panic!("an accusation ends the game")
        };
        assert_eq!(case_file, Some(TRUTH), "{viewer:?} is told");
        let view = script.table.game().view(viewer);
        assert_eq!(view.public.case_file, Some(TRUTH), "{viewer:?} sees");
        assert!(view.own.is_none_or(|own| own.case_file == Some(TRUTH)), "{viewer:?} has");
    }
}

#[track_caller]
fn lies_hidden(script: &Script, from: Seat) {
    let view = script.table.game().view(Viewer::Seat(from));
    assert_eq!((view.public.case_file, view.own.unwrap().case_file), (None, None));
    assert_eq!(script.table.game().public().case_file, None);
}

#[test]
fn cl_65_the_last_player_left_wins_at_once() {
    let mut script = Script::new(three());
    script.play(Move::Accuse(WRONG));
    lies_hidden(&script, CAT);
    script.play(Move::Accuse(WRONG));
    assert_eq!((script.turn(), script.public().winner), (Turn::Over, Some(CAT)));
    assert_eq!(script.scores().as_slice(), [0, 0, 1]);
    assert_eq!(script.public().solver(), None, "Cat has not solved the case");
    for viewer in Viewer::all(3) {
        let won = Observation::Accused {
            seat: BEN,
            crime: WRONG,
            right: false,
            case_file: Some(TRUTH),
            winner: Some(CAT),
        };
        assert_eq!(script.told(viewer), won);
    }
    lies_open(&script);
}

#[test]
fn cl_65_whoever_is_the_last_one_left() {
    // Ann answers and watches; Ben, in the middle, is left.
    let mut script = Script::new(three());
    script.play(Move::Accuse(WRONG)).walk(2, at(6, 22)).play(Move::Accuse(WRONG));
    assert_eq!((script.turn(), script.public().winner), (Turn::Over, Some(BEN)));
    assert_eq!(script.scores().as_slice(), [0, 1, 0]);
    lies_open(&script);
}

fn must_solve() -> Setup {
    Setup { last_detective: LastDetective::MustSolve, ..three() }
}

/// Cat is left and plays on alone, one whole round: the others answer her.
fn cat_alone() -> Script {
    let mut script = Script::new(must_solve());
    script.play(Move::Accuse(WRONG));
    lies_hidden(&script, BEN);
    script.play(Move::Accuse(WRONG));
    lies_hidden(&script, CAT);
    assert_eq!((script.turn(), script.public().winner), (Turn::Player(CAT), None));
    script.enter(9, Ballroom);
    script.suggest(MissScarlet, Revolver).play(Move::Show { card: clue::Card::Suspect(MissScarlet) });
    assert_eq!((script.turn(), script.public().phase), (Turn::Player(CAT), Phase::Start), "her turn again");
    script.walk(2, at(16, 10));
    assert_eq!(script.turn(), Turn::Player(CAT));
    script
}

#[test]
fn cl_65_or_must_solve_the_case() {
    let mut script = cat_alone();
    script.play(Move::Accuse(TRUTH));
    assert_eq!((script.public().winner, script.public().solver()), (Some(CAT), Some(CAT)));
    assert_eq!(script.scores().as_slice(), [0, 0, 1]);
    lies_open(&script);
}

#[test]
fn cl_65_a_wrong_accusation_of_the_last_one_ends_the_game_without_a_winner() {
    let mut script = cat_alone();
    script.play(Move::Accuse(Crime { room: Kitchen, ..TRUTH }));
    assert_eq!((script.public().winner, script.public().solver()), (None, None));
    assert_eq!(script.scores().as_slice(), [0, 0, 0]);
    lies_open(&script);
    let Observation::Accused { seat: CAT, right: false, winner: None, .. } = script.told(Viewer::Spectator) else {
        panic!("{:?}", script.told(Viewer::Spectator));
    };
    assert_eq!(script.table.check(Mover::Seat(CAT), Move::Roll).unwrap_err(), Refusal::Over);
}

#[test]
fn cl_65_with_two_left_play_goes_on_by_either_option() {
    for setup in [three(), must_solve()] {
        let mut script = Script::new(setup);
        script.play(Move::Accuse(WRONG));
        assert_eq!((script.turn(), script.public().winner), (Turn::Player(BEN), None));
        lies_hidden(&script, BEN);
    }
}

#[test]
fn a_debugger_prints_the_public_part_alone() {
    let script = Script::new(three());
    let printed = format!("{:?}", script.table.game());
    assert!(printed.starts_with("Clue {") && printed.contains("phase: Start"), "{printed}");
    assert!(!printed.contains(&format!("{:?}", script.own(ANN).hand)), "{printed}");
    assert_ne!(script.own(ANN).hand, CardSet::EMPTY);
}

#[test]
fn cl_44_cl_61_one_may_win_after_having_been_shown_a_card() {
    let mut script = Script::new(Setup { accuse_after_card: AccuseAfterCard::Allowed, ..three() });
    script.enter(8, Lounge).suggest(MrsWhite, Wrench).answers().play(Move::Accuse(TRUTH));
    assert_eq!((script.public().phase, script.public().winner), (Phase::Over, Some(ANN)));
}
