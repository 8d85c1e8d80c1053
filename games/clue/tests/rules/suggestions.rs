//! Suggestions and their answers.

use clue::{AccuseAfterCard, Card, Edition, Move, Observation, Phase, Place, Setup, SuggestionOnEntry};
use game::{Mover, Refusal, Turn, Viewer};

use super::script::*;

fn card(weapon: clue::Weapon) -> Move {
    Move::Show { card: Card::Weapon(weapon) }
}

fn suspect(suspect: clue::Suspect) -> Move {
    Move::Show { card: Card::Suspect(suspect) }
}

/// Ann has entered the lounge.
fn in_lounge(setup: Setup) -> Script {
    let mut script = Script::new(setup);
    script.enter(8, Lounge);
    script
}

/// Ann has come into the conservatory through the passage from the lounge.
fn in_conservatory(setup: Setup) -> Script {
    let mut script = in_lounge(setup);
    script.suggest(MrGreen, Wrench).answers();
    if script.options().end {
        script.play(Move::End);
    }
    script.walk(2, at(6, 22)).walk(2, at(23, 15)).play(Move::Passage);
    script
}

fn on_entry(suggestion_on_entry: SuggestionOnEntry) -> Setup {
    Setup { suggestion_on_entry, ..three() }
}

#[test]
fn cl_40_whoever_enters_a_room_by_a_door_suggests() {
    let mut script = in_lounge(three());
    assert_eq!(script.options().suggest, Some(Lounge));
    script.refused(Move::End, "CL-40");
    script.refused(Move::Roll, "CL-20");
    script.suggest(MrGreen, Wrench);
    let suggested = Observation::Suggested { seat: ANN, crime: crime(MrGreen, Wrench, Lounge) };
    assert!(script.all_told().iter().all(|told| *told == suggested));
}

#[test]
fn cl_40_whoever_comes_through_a_passage_may_suggest() {
    let mut script = in_conservatory(three());
    assert_eq!((script.public().phase, script.options().suggest), (Phase::EnteredByPassage, Some(Conservatory)));
    script.suggest(MrGreen, Wrench);
    assert_eq!(script.public().suggestion.as_ref().unwrap().crime, crime(MrGreen, Wrench, Conservatory));
}

#[test]
fn cl_40_or_end_the_turn_after_a_passage() {
    let mut script = in_conservatory(three());
    script.play(Move::End);
    assert!(script.all_told().iter().all(|told| *told == Observation::Ended { seat: ANN }));
    assert_eq!((script.turn(), script.public().phase), (Turn::Player(BEN), Phase::Start));
    // The suggestion that was not made cannot be made up for.
    script.walk(2, at(7, 21)).walk(2, at(22, 16));
    assert_eq!(script.turn(), Turn::Player(ANN));
    script.refused(Move::Suggest(crime(MrGreen, Wrench, Conservatory)), "CL-47");
}

#[test]
fn cl_40_by_each_option_and_each_way_in() {
    use SuggestionOnEntry::{ByTheSheet, Optional, Required};
    assert_eq!(SuggestionOnEntry::default(), ByTheSheet);
    for (option, by_door, by_passage) in
        [(ByTheSheet, false, true), (Required, false, false), (Optional, true, true)]
    {
        for (mut script, room, may_end) in [
            (in_lounge(on_entry(option)), Lounge, by_door),
            (in_conservatory(on_entry(option)), Conservatory, by_passage),
        ] {
            let options = script.options();
            assert_eq!((options.suggest, options.end), (Some(room), may_end), "{option:?}, {room:?}");
            assert!(!options.roll && !options.accuse && options.passage.is_none(), "{option:?}, {room:?}");
            script.allowed(Move::Suggest(crime(MrGreen, Wrench, room)));
            if may_end {
                script.play(Move::End);
                assert_eq!(script.turn(), Turn::Player(BEN));
                assert_eq!(script.told(Viewer::Spectator), Observation::Ended { seat: ANN });
            } else {
                assert_eq!(script.refused(Move::End, "CL-40"), "You have entered a room: make a suggestion.");
            }
        }
    }
}

#[test]
fn cl_40_each_entry_by_a_door_is_one_after_a_passage_too() {
    // The way in is that of this turn: Ben walks in by a door, after Ann came by a passage.
    let mut script = in_conservatory(three());
    script.suggest(MrGreen, Wrench).answers().enter(10, Lounge);
    assert_eq!(script.public().phase, Phase::Entered);
    script.refused(Move::End, "CL-40");
}

#[test]
fn cl_40_in_that_room_alone() {
    let script = in_lounge(three());
    script.refused(Move::Suggest(crime(MrGreen, Wrench, Hall)), "CL-40");
    let script = Script::new(three());
    script.refused(Move::Suggest(crime(MrGreen, Wrench, Hall)), "CL-40");
}

#[test]
fn cl_41_the_token_and_the_weapon_are_moved_and_stay() {
    let mut script = in_lounge(three());
    script.suggest(MrsPeacock, Wrench);
    let moved = |script: &Script| {
        assert_eq!(script.token(MrsPeacock), Place::Room(Lounge));
        assert_eq!(script.public().weapons.0[Wrench.index()], Lounge);
    };
    moved(&script);
    script.answers().walk(2, at(6, 22)).walk(2, at(23, 15));
    moved(&script);
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
    let mut script = in_lounge(three());
    script.suggest(MrGreen, Rope);
    assert_eq!(script.turn(), Turn::Player(BEN));
    script.play(Move::Pass);
    assert_eq!(script.turn(), Turn::Player(CAT));
    script.play(Move::Pass);
    let suggestion = script.public().suggestion.clone().unwrap();
    assert_eq!((suggestion.passed.as_slice(), suggestion.asked), ([BEN, CAT].as_slice(), None));
    // From Ben, Cat is on the left, then Ann.
    let mut script = Script::new(three());
    script.walk(2, at(2, 16)).enter(8, Lounge).suggest(MrGreen, Rope);
    assert_eq!(script.turn(), Turn::Player(CAT));
    script.play(Move::Pass);
    assert_eq!(script.turn(), Turn::Player(ANN));
}

#[test]
fn cl_43_whoever_holds_one_of_the_three_must_show_it() {
    let mut script = in_lounge(three());
    script.suggest(MrsWhite, Wrench);
    assert_eq!(script.options().show, suspects(&[MrsWhite]));
    script.refused(Move::Pass, "CL-43");
    script.refused(card(Wrench), "CL-43");
    script.refused(card(Revolver), "CL-43");
    script.refused(Move::End, "CL-43");
    script.refused(Move::Roll, "CL-43");
    script.refused(Move::Suggest(crime(MrsWhite, Wrench, Lounge)), "CL-43");
    script.play(suspect(MrsWhite));
    assert_eq!(script.public().suggestion.as_ref().unwrap().shown_by, Some(BEN));
    assert_eq!(script.turn(), Turn::Player(BEN), "Cat is not asked any more");
}

#[test]
fn cl_43_whoever_holds_none_cannot_show() {
    let mut script = in_lounge(three());
    script.suggest(MrGreen, Wrench);
    assert!(script.options().pass && script.options().show.is_empty());
    script.refused(card(Wrench), "CL-43");
    script.play(Move::Pass).play(card(Wrench));
}

#[test]
fn cl_43_cards_are_shown_for_suggestions_only() {
    let mut script = Script::new(three());
    assert_eq!(script.refused(card(Knife), "CL-43"), "Nobody is asking you for a card.");
    assert_eq!(script.refused(Move::Pass, "CL-43"), "Nobody is asking you for a card.");
    script.enter(8, Lounge).suggest(MrsWhite, Wrench);
    assert_eq!(script.refused(card(Revolver), "CL-43"), "The suggestion does not name the Revolver.");
    assert_eq!(script.refused(card(Wrench), "CL-43"), "You do not have the Wrench.");
    assert_eq!(script.refused(Move::Pass, "CL-43"), "You have at least one of the three, and must show one.");
}

#[test]
fn cl_43_with_several_the_holder_chooses() {
    let mut script = in_lounge(three());
    script.suggest(MrsWhite, LeadPipe);
    assert_eq!(script.options().show, suspects(&[MrsWhite]).or(weapons(&[LeadPipe])));
    script.allowed(suspect(MrsWhite));
    script.play(card(LeadPipe));
    assert_eq!(script.own(ANN).shown_to_me[BEN], weapons(&[LeadPipe]));
}

#[test]
fn cl_43_the_suggester_alone_sees_the_card() {
    let mut script = in_lounge(three());
    script.suggest(MrGreen, Wrench).play(Move::Pass).play(card(Wrench));
    let seen: Vec<Option<Card>> = script
        .all_told()
        .into_iter()
        .map(|told| match told {
            Observation::Showed { seat: CAT, to: ANN, card, .. } => card,
            other => panic!("{other:?}"),
        })
        .collect();
    let wrench = Some(Card::Weapon(Wrench));
    assert_eq!(seen, [wrench, None, wrench, None], "Ann sees it, Ben does not, Cat showed it, spectators do not");
    assert_eq!((script.own(ANN).shown, script.own(BEN).shown, script.own(CAT).shown), (wrench, None, wrench));
    assert_eq!(script.own(ANN).shown_to_me[CAT], weapons(&[Wrench]));
    assert_eq!(script.own(CAT).shown_by_me[ANN], weapons(&[Wrench]));
    assert!(script.own(BEN).shown_to_me.values().all(|cards| cards.is_empty()));
}

#[test]
fn cl_43_a_card_shown_to_another_is_not_seen_by_the_next_to_ask() {
    let mut script = in_lounge(three());
    script.suggest(MrGreen, Wrench).answers().enter(8, Lounge).suggest(MrGreen, Rope);
    for seat in [ANN, BEN, CAT] {
        assert_eq!(script.own(seat).shown, None, "nothing has been shown for Ben's suggestion yet");
    }
}

#[test]
fn cl_43_those_before_are_seen_by_all_to_hold_none() {
    let mut script = in_lounge(three());
    script.suggest(MrGreen, Wrench).play(Move::Pass);
    let passed = Observation::Passed { seat: BEN, to: ANN, crime: crime(MrGreen, Wrench, Lounge) };
    assert!(script.all_told().iter().all(|told| *told == passed));
    assert_eq!(script.public().lacks[BEN], crime(MrGreen, Wrench, Lounge).cards());
}

#[test]
fn cl_43_an_answer_is_asked_for_even_where_there_is_no_choice() {
    let mut script = in_lounge(three());
    script.suggest(MrGreen, Wrench);
    // Whether Ben holds one of the three cannot be told from whose turn it is.
    assert_eq!(script.turn(), Turn::Player(BEN));
    assert_eq!(
        script.table.check(Mover::Seat(CAT), card(Wrench)).unwrap_err(),
        Refusal::OutOfTurn { turn: Turn::Player(BEN) }
    );
}

#[test]
fn cl_44_when_a_card_has_been_shown_the_turn_ends() {
    let mut script = in_lounge(three());
    script.suggest(MrsWhite, Wrench).answers();
    assert_eq!((script.turn(), script.public().phase), (Turn::Player(BEN), Phase::Start));
}

#[test]
fn cl_44_in_both_editions_alike() {
    for edition in [Edition::Of1972, Edition::Of1986] {
        let mut script = in_lounge(Setup { edition, ..three() });
        script.suggest(MrsWhite, Wrench).answers();
        assert_eq!((script.turn(), script.public().phase), (Turn::Player(BEN), Phase::Start), "{edition:?}");
        let late = script.table.check(Mover::Seat(ANN), Move::Accuse(TRUTH)).unwrap_err();
        assert_eq!(late, Refusal::OutOfTurn { turn: Turn::Player(BEN) });
    }
}

#[test]
fn cl_44_or_the_suggester_may_still_accuse() {
    for edition in [Edition::Of1972, Edition::Of1986] {
        let mut script = in_lounge(Setup { edition, accuse_after_card: AccuseAfterCard::Allowed, ..three() });
        script.suggest(MrsWhite, Wrench).answers();
        assert_eq!((script.turn(), script.public().phase), (Turn::Player(ANN), Phase::Answered));
        let options = script.options();
        assert!(options.accuse && options.end && !options.roll && options.suggest.is_none());
        script.allowed(Move::Accuse(TRUTH));
        script.refused(Move::Roll, "CL-20");
        script.refused(card(Wrench), "CL-43");
        script.play(Move::End);
        assert_eq!((script.turn(), script.public().phase), (Turn::Player(BEN), Phase::Start));
    }
}

#[test]
fn cl_45_when_nobody_can_show_the_player_ends_the_turn_or_accuses() {
    let mut script = in_lounge(three());
    script.suggest(MrGreen, Rope).answers();
    assert_eq!((script.turn(), script.public().phase), (Turn::Player(ANN), Phase::Answered));
    assert!(script.options().accuse && script.options().end && !script.options().roll);
    script.allowed(Move::Accuse(TRUTH));
    script.refused(Move::Roll, "CL-20");
    script.play(Move::End);
    assert_eq!(script.turn(), Turn::Player(BEN));
}

#[test]
fn cl_46_whoever_was_moved_into_a_room_may_suggest_there() {
    let mut script = in_lounge(three());
    script.suggest(ColonelMustard, Wrench).answers();
    assert_eq!(script.turn(), Turn::Player(BEN));
    assert!(script.public().summoned[BEN] && script.options().suggest == Some(Lounge));
    script.allowed(Move::Roll);
    script.allowed(Move::Passage);
    script.refused(Move::Suggest(crime(MrGreen, Rope, Hall)), "CL-40");
    script.suggest(MrGreen, Rope);
    assert!(!script.public().summoned[BEN]);
}

#[test]
fn cl_46_instead_of_moving() {
    let mut script = in_lounge(three());
    script.suggest(ColonelMustard, Wrench).answers().roll(4);
    assert_eq!(script.options().suggest, None);
    script.refused(Move::Suggest(crime(MrGreen, Rope, Lounge)), "CL-40");
}

#[test]
fn cl_46_whoever_was_there_already_was_not_moved() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrGreen, Wrench).answers();
    script.enter(8, Lounge).suggest(MissScarlet, Wrench).answers();
    script.walk(2, at(23, 15));
    assert_eq!((script.turn(), script.options().suggest), (Turn::Player(ANN), None));
}

#[test]
fn cl_46_ones_own_suggestion_does_not_count() {
    let mut script = in_lounge(three());
    script.suggest(MissScarlet, Wrench).answers().walk(2, at(6, 22)).walk(2, at(23, 15));
    assert_eq!((script.turn(), script.options().suggest), (Turn::Player(ANN), None));
}

#[test]
fn cl_46_since_the_last_turn() {
    let mut script = Script::new(hut());
    script.enter(2, Study).suggest(MrsWhite, Candlestick).answers();
    // Ben blocks the door. Cat, who was moved in, may suggest or wait; when she waits, her next turn is too late.
    script.walk(2, at(1, 3));
    assert!(script.options().suggest == Some(Study) && script.options().end);
    script.play(Move::End).play(Move::End).walk(1, at(1, 4));
    assert_eq!((script.turn(), script.options().suggest), (Turn::Player(CAT), None));
    script.refused(Move::Suggest(crime(MrsWhite, Knife, Study)), "CL-47");
}

#[test]
fn cl_47_there_is_one_suggestion_for_each_entry() {
    let mut script = in_lounge(Setup { accuse_after_card: AccuseAfterCard::Allowed, ..three() });
    script.suggest(MrsWhite, Wrench).answers();
    script.refused(Move::Suggest(crime(MrGreen, Rope, Lounge)), "CL-47");
    script.play(Move::End).walk(2, at(6, 22));
    // Mrs. White was moved in.
    script.walk(2, at(6, 16));
    script.refused(Move::Suggest(crime(MrGreen, Rope, Lounge)), "CL-47");
}

#[test]
fn cl_47_leaving_and_coming_back_is_an_entry() {
    let mut script = Script::new(hut());
    script.enter(2, Study).suggest(MissScarlet, Candlestick).answers();
    script.walk(1, at(1, 4)).walk(1, at(2, 4)).walk(1, at(1, 3));
    script.walk(1, at(0, 4)).walk(1, at(2, 5)).enter(1, Study);
    script.suggest(MissScarlet, Knife);
}

#[test]
fn cl_47_being_moved_there_again_too() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(ColonelMustard, Wrench).answers();
    script.suggest(MrsPeacock, Knife).answers();
    script.walk(2, at(23, 15));
    script.play(Move::Passage).suggest(ColonelMustard, Wrench).answers();
    assert_eq!((script.turn(), script.options().suggest), (Turn::Player(BEN), Some(Conservatory)));
}

#[test]
fn cl_48_a_player_who_has_accused_wrongly_goes_on_answering() {
    let mut script = Script::new(three());
    script.walk(2, at(2, 16)).accuse(MrsWhite, Rope, Hall).walk(2, at(23, 15));
    script.enter(8, Lounge).suggest(MrsWhite, Rope);
    assert_eq!(script.turn(), Turn::Player(BEN));
    script.refused(Move::Pass, "CL-43");
    script.play(suspect(MrsWhite));
    assert_eq!(script.own(ANN).shown_to_me[BEN], suspects(&[MrsWhite]));
    assert_eq!(script.turn(), Turn::Player(CAT), "Ben has no turn any more");
}
