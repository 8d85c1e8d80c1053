//! What the one to move may do, as clients are told it; and what is refused out of its time.

use game::{Game, Options as _, Seat};
use serde_json::{Value, json};
use true_colors::{Acts, CENTRE, Card, Cards, Loot, Move, Options, Place, Setup, TrueColors, What, Where};

use super::script::{Script, set};

fn listed(options: &Options) -> Vec<Move> {
    let mut moves = Vec::new();
    options.list(&mut moves);
    moves
}

/// A walk as JSON, changed like this.
fn changed(change: impl FnOnce(&mut Value)) -> Result<Options, String> {
    let mut script = Script::three();
    script.roll(5, 5);
    let mut json = serde_json::to_value(script.table.game().options()).unwrap();
    change(&mut json);
    serde_json::from_value(json).map_err(|problem| problem.to_string())
}

#[test]
fn tc_21_a_walk_is_read_back_from_its_json() {
    for setup in [Setup::new(4), Setup { blocking: true_colors::Blocking::Corridors, ..Setup::new(4) }] {
        let mut script = Script::new(setup);
        script.roll(1, 1).make(Move::Go { to: Place::Square([8, 10].into()) });
        script.roll(5, 6);
        let options = script.table.game().options();
        let back: Options = serde_json::from_value(serde_json::to_value(&options).unwrap()).unwrap();
        assert_eq!(back, options);
        assert_eq!(listed(&back), listed(&options));
    }
    let options = changed(|_| {}).unwrap();
    assert_ne!(changed(|json| json["blocking"] = json!("corridors")).unwrap(), options);
    assert_ne!(changed(|json| json["bring"] = json!([1])).unwrap(), options);
}

#[test]
fn tc_21_a_walk_that_cannot_be_is_not_read() {
    assert!(changed(|json| json["steps"] = json!(12)).is_ok());
    assert!(changed(|json| json["bring"] = json!([1, 2, 3, 4, 5])).is_ok());
    assert!(changed(|json| json["steps"] = json!(13)).unwrap_err().contains("too many"));
    assert!(changed(|json| json["bring"] = json!([0, 1, 2, 3, 4, 5])).unwrap_err().contains("too many"));
    assert!(changed(|json| json["from"] = json!({ "square": [99, 0] })).unwrap_err().contains("no such place"));
    assert!(changed(|json| json["taken"] = json!(["centre"])).unwrap_err().contains("nobody is in the way"));
}

#[test]
fn tc_40_what_can_be_done_in_a_room_and_when_nothing_can() {
    let (axe, poker) = (Cards::one(Card::What(What::Axe)), Cards::one(Card::What(What::Poker)));
    assert!(Acts::default().is_empty());
    assert!(Acts { weapons: axe, ..Acts::default() }.is_empty(), "there is nobody to attack");
    let alone = [Seat(1)].into_iter().collect();
    assert!(Acts { targets: alone, ..Acts::default() }.is_empty(), "there is nothing to attack with");
    let alone = [Seat(1)].into_iter().collect();
    assert!(!Acts { weapons: axe, targets: alone, ..Acts::default() }.is_empty());
    assert!(!Acts { pick_up: axe, ..Acts::default() }.is_empty());
    let steal = [Loot { from: Seat(1), weapons: poker }].into_iter().collect();
    assert!(!Acts { steal, ..Acts::default() }.is_empty());
}

#[test]
fn tc_40_every_action_is_listed_and_no_other_is_legal() {
    // Seat 0 carries the Poker in the Library, seat 1 nothing, seat 2 the Cane.
    let mut script = Script::three();
    script.roll(6, 6).go(Where::Library);
    script.pick_up(What::Poker);
    script.turn_to(Where::Library);
    script.roll(6, 6).go(Where::BilliardRoom);
    script.pick_up(What::Cane);
    script.turn_staying();
    script.turn_staying();
    script.turn_to(Where::Library);
    let Options::Before(acts) = script.table.game().options() else { panic!() };
    let cane = Cards::one(Card::What(What::Cane));
    assert_eq!(acts.steal.as_slice(), [Loot { from: Seat(2), weapons: cane }]);
    assert_eq!(acts.targets.as_slice(), [Seat(1), Seat(2)]);
    assert_eq!((acts.pick_up, acts.drop), (Cards::EMPTY, Cards::EMPTY));
    let attack = |seat| Move::Attack { target: Seat(seat), weapon: What::Poker };
    let steal = Move::Steal { from: Seat(2), weapon: What::Cane, drop: None };
    assert_eq!(listed(&Options::Before(acts)), [Move::Roll {}, steal.clone(), attack(1), attack(2)]);
    for (m, clause) in [
        (Move::Attack { target: Seat(1), weapon: What::Cane }, "TC-40"),
        (Move::Attack { target: Seat(0), weapon: What::Poker }, "TC-40"),
        (Move::Steal { from: Seat(1), weapon: What::Cane, drop: None }, "TC-40"),
        (Move::Steal { from: Seat(2), weapon: What::Axe, drop: None }, "TC-40"),
        (Move::Steal { from: Seat(2), weapon: What::Cane, drop: Some(What::Poker) }, "TC-41"),
        (Move::End {}, "TC-20"),
    ] {
        assert_eq!(script.refusal(m), clause);
    }
    script.make(steal);
    let public = script.public();
    assert_eq!(public.players[Seat(0)].carries, set([Card::What(What::Cane), Card::What(What::Poker)]));
    assert!(public.players[Seat(2)].carries.is_empty());
}

#[test]
fn tc_57_what_is_refused_out_of_its_time() {
    let clause = |game: &TrueColors, m: Move| game.check(&m).expect_err("it is refused").clause;
    let start = TrueColors::start(&Setup::new(3)).unwrap();
    assert_eq!(clause(&start, Move::Roll {}), "TC-10");
    let mut script = Script::new(Setup { max_rounds: 1, ..Setup::new(3) });
    for m in [Move::Dice { dice: [0, 1] }, Move::Dice { dice: [1, 7] }, Move::Stay {}] {
        assert_eq!(clause(script.table.game(), m), "TC-21");
    }
    assert_eq!(clause(script.table.game(), Move::Nothing {}), "TC-21");
    script.roll(6, 6);
    for m in [Move::End {}, Move::Nothing {}, Move::Dice { dice: [1, 1] }] {
        assert_eq!(clause(script.table.game(), m), "TC-21");
    }
    assert_eq!(clause(script.table.game(), Move::PickUp { weapon: What::Axe, drop: None }), "TC-23");
    script.make(Move::Stay {});
    script.turn_staying();
    script.turn_staying();
    assert_eq!(clause(script.table.game(), Move::Stay {}), "TC-60");
}

#[test]
fn tc_57_a_refusal_says_what_is_wrong() {
    let said = |script: &Script, m: Move| {
        let illegal = script.table.game().check(&m).expect_err("it is refused");
        (illegal.clause, illegal.message.to_string())
    };
    let check = |script: &Script, m: Move, clause: &'static str, message: &str| {
        assert_eq!(said(script, m), (clause, message.to_owned()));
    };
    let attack = |target, weapon| Move::Attack { target: Seat(target), weapon };
    let pick_up = |weapon, drop| Move::PickUp { weapon, drop };
    let mut script = Script::three();
    script.roll(6, 6);
    let leap = |to, bring| Move::Leap { to, bring };
    check(&script, leap(CENTRE, Some(Seat(0))), "TC-30", "whom-to-bring");
    check(&script, leap(Place::Square([8, 10].into()), None), "TC-30", "where-to-teleport");
    check(&script, Move::Roll {}, "TC-21", "walk-or-stay");
    check(&script, pick_up(What::Axe, None), "TC-23", "move-first");
    script.go(Where::Conservatory);
    check(&script, Move::Roll {}, "TC-23", "act-or-end");
    script.pick_up(What::Hypodermic);
    check(&script, Move::Stay {}, "TC-21", "dice-are-rolled");
    script.turn_to(Where::Conservatory);
    script.turn_staying();
    check(&script, Move::End {}, "TC-20", "act-or-roll");
    check(&script, attack(1, What::Axe), "TC-40", "not-carried(weapon: card-axe)");
    check(&script, attack(2, What::Hypodermic), "TC-40", "not-in-the-room");
    check(&script, pick_up(What::Axe, Some(What::Hypodermic)), "TC-40", "does-not-lie-here(weapon: card-axe)");
    let steal = Move::Steal { from: Seat(1), weapon: What::Axe, drop: None };
    check(&script, steal, "TC-40", "cannot-be-stolen");
    script.attack(1, What::Hypodermic);
    check(&script, Move::Nothing {}, "TC-57", "turn-a-card-up");
    check(&script, Move::Reveal { card: Card::What(What::Axe) }, "TC-57", "not-called-for(card: card-axe)");
    check(&script, Move::Roll {}, "TC-57", "answer-first");
}

#[test]
fn tc_10_every_deal_is_as_likely_as_any_other_and_so_is_every_roll() {
    let mut script = Script::three();
    let deal = script.table.log()[0].clone();
    let start = TrueColors::start(&Setup::new(3)).unwrap();
    assert_eq!(start.weight(&deal), 1.0);
    assert_eq!(script.table.game().weight(&Move::Dice { dice: [1, 6] }), 1.0);
    script.roll(1, 6);
    // What everybody knows is printed, and no more.
    let printed = format!("{:?}", script.table.game());
    assert!(printed.contains("dice: [1, 6]") && printed.contains("Centre"), "{printed}");
    assert!(!printed.contains("hands"), "{printed}");
}
