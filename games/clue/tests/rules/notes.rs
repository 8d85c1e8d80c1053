//! The detective sheet (CL-70).

use clue::{Card, Mark, Move, SheetRow, View};
use game::{Game, Seat, Viewer};

use super::script::*;

fn row(script: &Script, seat: Seat, card: Card) -> SheetRow {
    script.own(seat).sheet.into_iter().find(|row| row.card == card).unwrap()
}

fn marks(script: &Script, seat: Seat, card: Card) -> [Mark; 4] {
    let row = row(script, seat, card);
    [row.seats[ANN], row.seats[BEN], row.seats[CAT], row.case_file]
}

use Mark::{No, Unknown, Yes};

#[test]
fn cl_70_it_has_21_rows_and_a_column_for_each_player() {
    let script = Script::new(three());
    let sheet = script.own(ANN).sheet;
    assert_eq!(sheet.len(), 21);
    assert!(sheet.iter().all(|row| row.seats.len() == 3));
    assert_eq!(sheet.iter().map(|row| row.card).collect::<Vec<_>>(), three().deck().iter().collect::<Vec<_>>());
}

#[test]
fn cl_70_ones_own_cards_are_filled_in() {
    let script = Script::new(three());
    assert_eq!(marks(&script, ANN, Card::Weapon(Knife)), [Yes, No, No, No]);
    assert_eq!(marks(&script, BEN, Card::Weapon(Knife)), [Unknown, No, Unknown, Unknown]);
}

#[test]
fn cl_70_cards_shown_are_filled_in_for_who_saw_them() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrGreen, Wrench).answers();
    assert_eq!(marks(&script, ANN, Card::Weapon(Wrench)), [No, No, Yes, No]);
    assert_eq!(marks(&script, BEN, Card::Weapon(Wrench)), [Unknown, No, Unknown, Unknown]);
}

#[test]
fn cl_70_who_passed_is_seen_to_hold_none() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrGreen, Rope).answers();
    for card in [Card::Suspect(MrGreen), Card::Weapon(Rope)] {
        assert_eq!(marks(&script, ANN, card), [No, No, No, Unknown], "a clerk draws no conclusions");
        assert_eq!(marks(&script, BEN, card), [Unknown, No, No, Unknown]);
    }
}

#[test]
fn cl_70_who_passed_before_is_still_seen_to_hold_none() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(ColonelMustard, Rope).answers().play(Move::End);
    // Ben, who was moved in, asks on; Cat passes once more.
    script.suggest(MrGreen, Knife).play(Move::Pass);
    let once = suspects(&[ColonelMustard]).or(weapons(&[Rope])).or(rooms(&[Lounge]));
    let twice = once.or(suspects(&[MrGreen])).or(weapons(&[Knife]));
    let lacks = &script.public().lacks;
    assert_eq!((lacks[ANN], lacks[BEN], lacks[CAT]), (clue::CardSet::EMPTY, once, twice));
}

#[test]
fn cl_70_the_case_file_is_filled_in_for_who_looked_into_it() {
    let mut script = Script::new(three());
    script.play(Move::Accuse(crime(MrsWhite, Rope, Hall)));
    assert_eq!(marks(&script, ANN, Card::Weapon(Rope)), [No, No, No, Yes]);
    assert_eq!(marks(&script, ANN, Card::Weapon(Wrench)), [No, Unknown, Unknown, No]);
    assert_eq!(marks(&script, BEN, Card::Weapon(Rope)), [Unknown, No, Unknown, Unknown]);
}

#[test]
fn cl_70_it_is_seen_by_its_owner_alone_and_survives() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrGreen, Wrench).answers();
    assert_eq!(script.table.game().view(Viewer::Spectator).own, None);
    let view = script.table.game().view(Viewer::Seat(ANN));
    let again: View = serde_json::from_str(&serde_json::to_string(&view).unwrap()).unwrap();
    assert_eq!(again, view);
    assert_eq!(script.table.knowledge(Viewer::Seat(ANN)).view, view, "it is made anew from the log");
}
