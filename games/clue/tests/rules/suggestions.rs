//! Suggestions and their answers.

use clue::{AccuseAfterCard, Card, Edition, Move, Observation, Phase, Place, Setup, SuggestionOnEntry};
use game::{Mover, Refusal, Turn, Viewer};

use crate::scene::*;

fn card(weapon: clue::Weapon) -> Move {
    Move::Show { card: Card::Weapon(weapon) }
}

fn suspect(suspect: clue::Suspect) -> Move {
    Move::Show { card: Card::Suspect(suspect) }
}

/// Ann has entered the lounge.
fn in_lounge(setup: Setup) -> Scene {
    let mut scene = Scene::new(setup);
    scene.enter(8, Lounge);
    scene
}

/// Ann has come into the conservatory through the passage from the lounge.
fn in_conservatory(setup: Setup) -> Scene {
    let mut scene = in_lounge(setup);
    scene.suggest(MrGreen, Wrench).answers();
    if scene.options().end {
        scene.play(Move::End);
    }
    scene.walk(2, at(6, 22)).walk(2, at(23, 15)).play(Move::Passage);
    scene
}

fn on_entry(suggestion_on_entry: SuggestionOnEntry) -> Setup {
    Setup { suggestion_on_entry, ..three() }
}

#[test]
fn cl_40_whoever_enters_a_room_by_a_door_suggests() {
    let mut scene = in_lounge(three());
    assert_eq!(scene.options().suggest, Some(Lounge));
    scene.refused(Move::End, "CL-40");
    scene.refused(Move::Roll, "CL-20");
    scene.suggest(MrGreen, Wrench);
    let suggested = Observation::Suggested { seat: ANN, crime: crime(MrGreen, Wrench, Lounge) };
    assert!(scene.all_told().iter().all(|told| *told == suggested));
}

#[test]
fn cl_40_whoever_comes_through_a_passage_may_suggest() {
    let mut scene = in_conservatory(three());
    assert_eq!((scene.public().phase, scene.options().suggest), (Phase::EnteredByPassage, Some(Conservatory)));
    scene.suggest(MrGreen, Wrench);
    assert_eq!(scene.public().suggestion.as_ref().unwrap().crime, crime(MrGreen, Wrench, Conservatory));
}

#[test]
fn cl_40_or_end_the_turn_after_a_passage() {
    let mut scene = in_conservatory(three());
    scene.play(Move::End);
    assert!(scene.all_told().iter().all(|told| *told == Observation::Ended { seat: ANN }));
    assert_eq!((scene.turn(), scene.public().phase), (Turn::Player(BEN), Phase::Start));
    // The suggestion that was not made cannot be made up for.
    scene.walk(2, at(7, 21)).walk(2, at(22, 16));
    assert_eq!(scene.turn(), Turn::Player(ANN));
    scene.refused(Move::Suggest(crime(MrGreen, Wrench, Conservatory)), "CL-47");
}

#[test]
fn cl_40_by_each_option_and_each_way_in() {
    use SuggestionOnEntry::{ByTheSheet, Optional, Required};
    assert_eq!(SuggestionOnEntry::default(), ByTheSheet);
    for (option, by_door, by_passage) in
        [(ByTheSheet, false, true), (Required, false, false), (Optional, true, true)]
    {
        for (mut scene, room, may_end) in [
            (in_lounge(on_entry(option)), Lounge, by_door),
            (in_conservatory(on_entry(option)), Conservatory, by_passage),
        ] {
            let options = scene.options();
            assert_eq!((options.suggest, options.end), (Some(room), may_end), "{option:?}, {room:?}");
            assert!(!options.roll && !options.accuse && options.passage.is_none(), "{option:?}, {room:?}");
            scene.allowed(Move::Suggest(crime(MrGreen, Wrench, room)));
            if may_end {
                scene.play(Move::End);
                assert_eq!(scene.turn(), Turn::Player(BEN));
                assert_eq!(scene.told(Viewer::Spectator), Observation::Ended { seat: ANN });
            } else {
                assert_eq!(scene.refused(Move::End, "CL-40"), "You have entered a room: make a suggestion.");
            }
        }
    }
}

#[test]
fn cl_40_each_entry_by_a_door_is_one_after_a_passage_too() {
    // The way in is that of this turn: Ben walks in by a door, after Ann came by a passage.
    let mut scene = in_conservatory(three());
    scene.suggest(MrGreen, Wrench).answers().enter(10, Lounge);
    assert_eq!(scene.public().phase, Phase::Entered);
    scene.refused(Move::End, "CL-40");
}

#[test]
fn cl_40_in_that_room_alone() {
    let scene = in_lounge(three());
    scene.refused(Move::Suggest(crime(MrGreen, Wrench, Hall)), "CL-40");
    let scene = Scene::new(three());
    scene.refused(Move::Suggest(crime(MrGreen, Wrench, Hall)), "CL-40");
}

#[test]
fn cl_41_the_token_and_the_weapon_are_moved_and_stay() {
    let mut scene = in_lounge(three());
    scene.suggest(MrsPeacock, Wrench);
    let moved = |scene: &Scene| {
        assert_eq!(scene.token(MrsPeacock), Place::Room(Lounge));
        assert_eq!(scene.public().weapons.0[Wrench.index()], Lounge);
    };
    moved(&scene);
    scene.answers().walk(2, at(6, 22)).walk(2, at(23, 15));
    moved(&scene);
}

#[test]
fn cl_42_anybody_and_anything_may_be_named() {
    // A spare token, one's own token, another player's; with one's own card, another's, one of the case file.
    for suspect in [MrsPeacock, MissScarlet, ColonelMustard, MrGreen] {
        for weapon in [Knife, Wrench, Rope] {
            in_lounge(three()).suggest(suspect, weapon);
        }
    }
}

#[test]
fn cl_43_the_others_answer_in_turn_order_from_the_left() {
    let mut scene = in_lounge(three());
    scene.suggest(MrGreen, Rope);
    assert_eq!(scene.turn(), Turn::Player(BEN));
    scene.play(Move::Pass);
    assert_eq!(scene.turn(), Turn::Player(CAT));
    scene.play(Move::Pass);
    let suggestion = scene.public().suggestion.clone().unwrap();
    assert_eq!((suggestion.passed.as_slice(), suggestion.asked), ([BEN, CAT].as_slice(), None));
    // From Ben, Cat is on the left, then Ann.
    let mut scene = Scene::new(three());
    scene.walk(2, at(2, 16)).enter(8, Lounge).suggest(MrGreen, Rope);
    assert_eq!(scene.turn(), Turn::Player(CAT));
    scene.play(Move::Pass);
    assert_eq!(scene.turn(), Turn::Player(ANN));
}

#[test]
fn cl_43_whoever_holds_one_of_the_three_must_show_it() {
    let mut scene = in_lounge(three());
    scene.suggest(MrsWhite, Wrench);
    assert_eq!(scene.options().show, suspects(&[MrsWhite]));
    scene.refused(Move::Pass, "CL-43");
    scene.refused(card(Wrench), "CL-43");
    scene.refused(card(Revolver), "CL-43");
    scene.refused(Move::End, "CL-43");
    scene.refused(Move::Roll, "CL-43");
    scene.refused(Move::Suggest(crime(MrsWhite, Wrench, Lounge)), "CL-43");
    scene.play(suspect(MrsWhite));
    assert_eq!(scene.public().suggestion.as_ref().unwrap().shown_by, Some(BEN));
    assert_eq!(scene.turn(), Turn::Player(BEN), "Cat is not asked any more");
}

#[test]
fn cl_43_whoever_holds_none_cannot_show() {
    let mut scene = in_lounge(three());
    scene.suggest(MrGreen, Wrench);
    assert!(scene.options().pass && scene.options().show.is_empty());
    scene.refused(card(Wrench), "CL-43");
    scene.play(Move::Pass).play(card(Wrench));
}

#[test]
fn cl_43_cards_are_shown_for_suggestions_only() {
    let mut scene = Scene::new(three());
    assert_eq!(scene.refused(card(Knife), "CL-43"), "Nobody is asking you for a card.");
    assert_eq!(scene.refused(Move::Pass, "CL-43"), "Nobody is asking you for a card.");
    scene.enter(8, Lounge).suggest(MrsWhite, Wrench);
    assert_eq!(scene.refused(card(Revolver), "CL-43"), "The suggestion does not name the Revolver.");
    assert_eq!(scene.refused(card(Wrench), "CL-43"), "You do not have the Wrench.");
    assert_eq!(scene.refused(Move::Pass, "CL-43"), "You have at least one of the three, and must show one.");
}

#[test]
fn cl_43_with_several_the_holder_chooses() {
    let mut scene = in_lounge(three());
    scene.suggest(MrsWhite, LeadPipe);
    assert_eq!(scene.options().show, suspects(&[MrsWhite]).or(weapons(&[LeadPipe])));
    scene.allowed(suspect(MrsWhite));
    scene.play(card(LeadPipe));
    assert_eq!(scene.own(ANN).shown_to_me[BEN], weapons(&[LeadPipe]));
}

#[test]
fn cl_43_the_suggester_alone_sees_the_card() {
    let mut scene = in_lounge(three());
    scene.suggest(MrGreen, Wrench).play(Move::Pass).play(card(Wrench));
    let seen: Vec<Option<Card>> = scene
        .all_told()
        .into_iter()
        .map(|told| match told {
            Observation::Showed { seat: CAT, to: ANN, card, .. } => card,
            other => panic!("{other:?}"),
        })
        .collect();
    let wrench = Some(Card::Weapon(Wrench));
    assert_eq!(seen, [wrench, None, wrench, None], "Ann sees it, Ben does not, Cat showed it, spectators do not");
    assert_eq!((scene.own(ANN).shown, scene.own(BEN).shown, scene.own(CAT).shown), (wrench, None, wrench));
    assert_eq!(scene.own(ANN).shown_to_me[CAT], weapons(&[Wrench]));
    assert_eq!(scene.own(CAT).shown_by_me[ANN], weapons(&[Wrench]));
    assert!(scene.own(BEN).shown_to_me.values().all(|cards| cards.is_empty()));
}

#[test]
fn cl_43_a_card_shown_to_another_is_not_seen_by_the_next_to_ask() {
    let mut scene = in_lounge(three());
    scene.suggest(MrGreen, Wrench).answers().enter(8, Lounge).suggest(MrGreen, Rope);
    for seat in [ANN, BEN, CAT] {
        assert_eq!(scene.own(seat).shown, None, "nothing has been shown for Ben's suggestion yet");
    }
}

#[test]
fn cl_43_those_before_are_seen_by_all_to_hold_none() {
    let mut scene = in_lounge(three());
    scene.suggest(MrGreen, Wrench).play(Move::Pass);
    let passed = Observation::Passed { seat: BEN, to: ANN, crime: crime(MrGreen, Wrench, Lounge) };
    assert!(scene.all_told().iter().all(|told| *told == passed));
    assert_eq!(scene.public().lacks[BEN], crime(MrGreen, Wrench, Lounge).cards());
}

#[test]
fn cl_43_an_answer_is_asked_for_even_where_there_is_no_choice() {
    let mut scene = in_lounge(three());
    scene.suggest(MrGreen, Wrench);
    // Whether Ben holds one of the three cannot be told from whose turn it is.
    assert_eq!(scene.turn(), Turn::Player(BEN));
    assert_eq!(
        scene.table.check(Mover::Seat(CAT), card(Wrench)).unwrap_err(),
        Refusal::OutOfTurn { turn: Turn::Player(BEN) }
    );
}

#[test]
fn cl_44_when_a_card_has_been_shown_the_turn_ends() {
    let mut scene = in_lounge(three());
    scene.suggest(MrsWhite, Wrench).answers();
    assert_eq!((scene.turn(), scene.public().phase), (Turn::Player(BEN), Phase::Start));
}

#[test]
fn cl_44_in_both_editions_alike() {
    for edition in [Edition::Of1972, Edition::Of1986] {
        let mut scene = in_lounge(Setup { edition, ..three() });
        scene.suggest(MrsWhite, Wrench).answers();
        assert_eq!((scene.turn(), scene.public().phase), (Turn::Player(BEN), Phase::Start), "{edition:?}");
        let late = scene.table.check(Mover::Seat(ANN), Move::Accuse(TRUTH)).unwrap_err();
        assert_eq!(late, Refusal::OutOfTurn { turn: Turn::Player(BEN) });
    }
}

#[test]
fn cl_44_or_the_suggester_may_still_accuse() {
    for edition in [Edition::Of1972, Edition::Of1986] {
        let mut scene = in_lounge(Setup { edition, accuse_after_card: AccuseAfterCard::Allowed, ..three() });
        scene.suggest(MrsWhite, Wrench).answers();
        assert_eq!((scene.turn(), scene.public().phase), (Turn::Player(ANN), Phase::Answered));
        let options = scene.options();
        assert!(options.accuse && options.end && !options.roll && options.suggest.is_none());
        scene.allowed(Move::Accuse(TRUTH));
        scene.refused(Move::Roll, "CL-20");
        scene.refused(card(Wrench), "CL-43");
        scene.play(Move::End);
        assert_eq!((scene.turn(), scene.public().phase), (Turn::Player(BEN), Phase::Start));
    }
}

#[test]
fn cl_45_when_nobody_can_show_the_player_ends_the_turn_or_accuses() {
    let mut scene = in_lounge(three());
    scene.suggest(MrGreen, Rope).answers();
    assert_eq!((scene.turn(), scene.public().phase), (Turn::Player(ANN), Phase::Answered));
    assert!(scene.options().accuse && scene.options().end && !scene.options().roll);
    scene.allowed(Move::Accuse(TRUTH));
    scene.refused(Move::Roll, "CL-20");
    scene.play(Move::End);
    assert_eq!(scene.turn(), Turn::Player(BEN));
}

#[test]
fn cl_46_whoever_was_moved_into_a_room_may_suggest_there() {
    let mut scene = in_lounge(three());
    scene.suggest(ColonelMustard, Wrench).answers();
    assert_eq!(scene.turn(), Turn::Player(BEN));
    assert!(scene.public().summoned[BEN] && scene.options().suggest == Some(Lounge));
    scene.allowed(Move::Roll);
    scene.allowed(Move::Passage);
    scene.refused(Move::Suggest(crime(MrGreen, Rope, Hall)), "CL-40");
    scene.suggest(MrGreen, Rope);
    assert!(!scene.public().summoned[BEN]);
}

#[test]
fn cl_46_instead_of_moving() {
    let mut scene = in_lounge(three());
    scene.suggest(ColonelMustard, Wrench).answers().roll(4);
    assert_eq!(scene.options().suggest, None);
    scene.refused(Move::Suggest(crime(MrGreen, Rope, Lounge)), "CL-40");
}

#[test]
fn cl_46_whoever_was_there_already_was_not_moved() {
    let mut scene = Scene::new(three());
    scene.enter(8, Lounge).suggest(MrGreen, Wrench).answers();
    scene.enter(8, Lounge).suggest(MissScarlet, Wrench).answers();
    scene.walk(2, at(23, 15));
    assert_eq!((scene.turn(), scene.options().suggest), (Turn::Player(ANN), None));
}

#[test]
fn cl_46_ones_own_suggestion_does_not_count() {
    let mut scene = in_lounge(three());
    scene.suggest(MissScarlet, Wrench).answers().walk(2, at(6, 22)).walk(2, at(23, 15));
    assert_eq!((scene.turn(), scene.options().suggest), (Turn::Player(ANN), None));
}

#[test]
fn cl_46_since_the_last_turn() {
    let mut scene = Scene::new(hut());
    scene.enter(2, Study).suggest(MrsWhite, Candlestick).answers();
    // Ben blocks the door. Cat, who was moved in, may suggest or wait; when she waits, her next turn is too late.
    scene.walk(2, at(1, 3));
    assert!(scene.options().suggest == Some(Study) && scene.options().end);
    scene.play(Move::End).play(Move::End).walk(1, at(1, 4));
    assert_eq!((scene.turn(), scene.options().suggest), (Turn::Player(CAT), None));
    scene.refused(Move::Suggest(crime(MrsWhite, Knife, Study)), "CL-47");
}

#[test]
fn cl_47_there_is_one_suggestion_for_each_entry() {
    let mut scene = in_lounge(Setup { accuse_after_card: AccuseAfterCard::Allowed, ..three() });
    scene.suggest(MrsWhite, Wrench).answers();
    scene.refused(Move::Suggest(crime(MrGreen, Rope, Lounge)), "CL-47");
    scene.play(Move::End).walk(2, at(6, 22));
    // Mrs. White was moved in.
    scene.walk(2, at(6, 16));
    scene.refused(Move::Suggest(crime(MrGreen, Rope, Lounge)), "CL-47");
}

#[test]
fn cl_47_leaving_and_coming_back_is_an_entry() {
    let mut scene = Scene::new(hut());
    scene.enter(2, Study).suggest(MissScarlet, Candlestick).answers();
    scene.walk(1, at(1, 4)).walk(1, at(2, 4)).walk(1, at(1, 3));
    scene.walk(1, at(0, 4)).walk(1, at(2, 5)).enter(1, Study);
    scene.suggest(MissScarlet, Knife);
}

#[test]
fn cl_47_being_moved_there_again_too() {
    let mut scene = Scene::new(three());
    scene.enter(8, Lounge).suggest(ColonelMustard, Wrench).answers();
    scene.suggest(MrsPeacock, Knife).answers();
    scene.walk(2, at(23, 15));
    scene.play(Move::Passage).suggest(ColonelMustard, Wrench).answers();
    assert_eq!((scene.turn(), scene.options().suggest), (Turn::Player(BEN), Some(Conservatory)));
}

#[test]
fn cl_48_a_player_who_has_accused_wrongly_goes_on_answering() {
    let mut scene = Scene::new(three());
    scene.walk(2, at(2, 16)).accuse(MrsWhite, Rope, Hall).walk(2, at(23, 15));
    scene.enter(8, Lounge).suggest(MrsWhite, Rope);
    assert_eq!(scene.turn(), Turn::Player(BEN));
    scene.refused(Move::Pass, "CL-43");
    scene.play(suspect(MrsWhite));
    assert_eq!(scene.own(ANN).shown_to_me[BEN], suspects(&[MrsWhite]));
    assert_eq!(scene.turn(), Turn::Player(CAT), "Ben has no turn any more");
}
