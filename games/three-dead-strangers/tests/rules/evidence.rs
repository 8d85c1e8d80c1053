//! TS-20 to TS-36: turns, and how evidence is played.

use game::{Game, Seat, Viewer};
use three_dead_strangers::{Character, Characters, Half, Move, Observation, Phase, Setup, Spacing, default_deck};

use super::script::{Away, Back, Left, Right, Script, accusation, card, half, lay};

/// Two players, the first to draw.
fn two() -> Script {
    Script::default(&["SmTm SmTw TwDo", "SmVm SmVw SmVo"])
}

#[test]
fn ts_20_a_turn_is_a_draw_and_a_play() {
    let mut script = two();
    assert_eq!(script.phase(), Phase::Draw { seat: Seat(0) });
    assert_eq!(script.refusal(lay(0, "SmTm", "Sm", (0, 0), Away)), "TS-20");
    assert_eq!(script.refusal(Move::Draw { card: card("SmTm") }), "TS-20"); // It is in a hand.
    script.draw("VmDm");
    assert_eq!(script.view(0).own.unwrap().hand.len(), 4);
    assert_eq!(script.refusal(Move::Draw { card: card("VwDm") }), "TS-20");
    script.make(lay(0, "SmTm", "Sm", (0, 0), Away));
    assert_eq!(script.phase(), Phase::Draw { seat: Seat(1) });
    assert_eq!(script.public().players[Seat(0)].hand, 3);
}

#[test]
fn ts_20_what_is_drawn_only_the_drawer_sees() {
    let mut script = two();
    script.draw("VmDm");
    let drew = |card| Observation::Drew { seat: Seat(0), card };
    assert_eq!(script.told(Viewer::Seat(Seat(0))), drew(Some(card("VmDm"))));
    assert_eq!(script.told(Viewer::Seat(Seat(1))), drew(None));
    assert_eq!(script.told(Viewer::Spectator), drew(None));
}

#[test]
fn ts_20_without_a_pile_one_just_plays() {
    let mut script = Script::with_deck(&["SmTm SmTw SmTo", "SmVm SmVw SmVo"], "");
    assert_eq!(script.phase(), Phase::Play { seat: Seat(0) });
    script.make(lay(0, "SmTm", "Sm", (0, 0), Away));
    assert_eq!(script.phase(), Phase::Play { seat: Seat(1) });
}

#[test]
fn ts_20_only_cards_held_are_played_by_their_own_halves() {
    let mut script = two();
    script.draw("VmDm");
    assert_eq!(script.refusal(lay(0, "SmVm", "Sm", (0, 0), Away)), "TS-20");
    assert_eq!(script.refusal(lay(0, "SmTm", "Vm", (0, 0), Away)), "TS-20");
}

#[test]
fn ts_21_who_can_play_must_and_who_cannot_keeps_the_cards() {
    let mut script = Script::with_deck(&["! ! SmTm", "! ! !"], "! ! !");
    script.draw("!");
    assert_eq!(script.refusal(Move::Pass {}), "TS-21");
    script.make(lay(0, "SmTm", "Sm", (0, 0), Away));
    script.draw("!");
    assert!(script.play().pass);
    script.pass();
    assert_eq!(script.public().players[Seat(1)].hand, 4);
    assert_eq!(script.told(Viewer::Spectator), Observation::Passed { seat: Seat(1), ended: None });
}

#[test]
fn ts_22_nothing_is_played_in_front_of_a_solved_victim() {
    let mut script = super::accuse::ready("DoTo");
    script.accuse(0, Character::Duchess, 3);
    script.draw("VoTm");
    assert_eq!(script.refusal(lay(0, "DoVo", "Vo", (1, 0), Away)), "TS-22");
    assert_eq!(script.refusal(accusation(0, Character::Duchess, 0)), "TS-22");
    assert!(script.play().spots.iter().all(|at| at.victim != 0));
}

#[test]
fn ts_30_the_first_card_touches_the_victim_along_or_across() {
    for (toward, on) in [(Away, "Sm"), (Right, "Sm"), (Left, "Sm"), (Away, "Tm"), (Right, "Tm"), (Left, "Tm")] {
        let mut script = two();
        script.turn("VmDm", 1, "SmTm", on, (0, 0), toward);
        let grid = &script.public().victims[1].grid;
        assert_eq!(grid.cells()[0].half, half(on));
        assert_eq!(grid.cells().len(), 2);
    }
    let mut script = two();
    script.draw("VmDm");
    for (at, toward) in [((1, 0), Away), ((0, 1), Left), ((0, -1), Right), ((1, 0), Back)] {
        assert_eq!(script.refusal(lay(0, "SmTm", "Sm", at, toward)), "TS-30");
    }
    // Three ways, two turns, four cards, three victims.
    let mut moves = Vec::new();
    game::Options::list(&script.table.game().options(), &mut moves);
    assert_eq!(moves.len(), 3 * 2 * 4 * 3);
}

#[test]
fn ts_31_a_later_card_covers_exactly_one_half() {
    let mut script = two();
    script.turn("VmDm", 0, "SmTm", "Sm", (0, 0), Away);
    script.draw("VwDm");
    // Beside without covering; over both halves; far away.
    assert_eq!(script.refusal(lay(0, "SmVm", "Sm", (0, 1), Away)), "TS-31");
    assert_eq!(script.refusal(lay(0, "SmVm", "Sm", (0, 0), Away)), "TS-31");
    assert_eq!(script.refusal(lay(0, "SmVm", "Sm", (1, 0), Back)), "TS-31");
    assert_eq!(script.refusal(lay(0, "SmVm", "Sm", (5, 5), Left)), "TS-31");
    script.make(lay(0, "SmVm", "Vm", (1, 0), Right));
    let grid = &script.public().victims[0].grid;
    let shows: Vec<Half> = grid.cells().iter().map(|cell| cell.half).collect();
    assert_eq!(shows, [half("Sm"), half("Vm"), half("Sm")]);
    // A half that covered another can be covered as well.
    script.turn("VoDm", 0, "SmTw", "Tw", (1, 0), Left);
    assert_eq!(script.public().victims[0].grid.cells()[1].half, half("Tw"));
}

#[test]
fn ts_32_nothing_lies_beside_or_above_the_victim() {
    let mut script = two();
    script.draw("VmDm");
    assert_eq!(script.refusal(lay(0, "SmTm", "Sm", (0, 0), Back)), "TS-32");
    script.make(lay(0, "SmTm", "Sm", (0, 0), Away));
    script.draw("VwDm");
    assert_eq!(script.refusal(lay(0, "SmVm", "Sm", (0, 0), Back)), "TS-32");
}

/// Three cells in a corner, so that a fourth would touch two of them.
fn corner(spacing: Spacing) -> Script {
    let mut script = Script::new(
        Setup { spacing, deck: Some(default_deck(4)), ..Setup::new(2) },
        &["SmTm SmTw TwDo", "SmVm SmVw SmVo"],
    );
    script.turn("VmDm", 0, "SmTm", "Sm", (0, 0), Away);
    script.turn("VwDm", 0, "SmVm", "Sm", (1, 0), Right);
    script.draw("VoDm");
    script
}

#[test]
fn ts_33_the_free_half_touches_no_other_card() {
    assert_eq!(Setup::new(2).spacing, Spacing::Apart);
    let mut script = corner(Spacing::Apart);
    assert_eq!(script.refusal(lay(0, "SmTw", "Sm", (0, 0), Right)), "TS-33"); // (0, 1) lies above (1, 1).
    script.make(lay(0, "SmTw", "Sm", (0, 0), Left)); // (0, -1) touches nothing but (0, 0).
    script.draw("SwDm");
    // (1, -1) lies below the half just played, and (2, 1) touches nothing.
    assert_eq!(script.refusal(lay(0, "SmVw", "Sm", (1, 0), Left)), "TS-33");
    script.make(lay(0, "SmVw", "Sm", (1, 1), Away));
}

#[test]
fn ts_33_an_option_lets_the_free_half_touch_others() {
    let mut script = corner(Spacing::Touching);
    script.make(lay(0, "SmTw", "Sm", (0, 0), Right));
    assert_eq!(script.public().victims[0].grid.cells().len(), 4);
    script.draw("SwDm");
    // To lie beside others without covering a half is still forbidden.
    assert_eq!(script.refusal(lay(0, "SmVw", "Sm", (0, 2), Right)), "TS-31");
}

#[test]
fn ts_34_a_dead_end_is_never_covered() {
    let mut script = Script::default(&["Smxx SmTw TwDo", "SmVm SmVw SmVo"]);
    script.turn("VmDm", 0, "Smxx", "Sm", (0, 0), Away);
    script.draw("VwDm");
    assert_eq!(script.refusal(lay(0, "SmVm", "Sm", (1, 0), Away)), "TS-34");
    script.make(lay(0, "SmVm", "Sm", (0, 0), Right));
}

#[test]
fn ts_35_a_card_with_a_dead_end_may_not_close_a_victim_off() {
    let mut script = Script::default(&["xxxx Smxx TwDo", "Tmxx SmVw Vmxx"]);
    script.draw("VmDm");
    assert_eq!(script.refusal(lay(0, "xxxx", "xx", (0, 0), Away)), "TS-35");
    script.make(lay(0, "Smxx", "Sm", (0, 0), Away));
    // What shows is Shelby's motive alone, with two ways on. The Dead End over it leaves Thomas'.
    script.draw("VwDm");
    script.make(lay(0, "Tmxx", "xx", (0, 0), Right));
    script.draw("VoDm");
    // Now only (0, 1) is no Dead End: both halves of the double Dead End would close it.
    assert_eq!(script.refusal(lay(0, "xxxx", "xx", (0, 1), Right)), "TS-35");
    let spots: Vec<_> = script.play().spots.iter().filter(|at| at.victim == 0).collect();
    assert_eq!(spots.len(), 1);
    assert!(!spots[0].spot.dead_both && spots[0].spot.dead_on);
}

#[test]
fn ts_35_a_single_dead_end_may_not_close_a_victim_off_either() {
    let mut script = Script::default(&["Smxx Vmxx TwDo", "Tmxx SmVw SmVm"]);
    script.turn("VmDm", 0, "Smxx", "Sm", (0, 0), Away);
    script.turn("VwDm", 0, "Tmxx", "Tm", (0, 0), Right);
    script.draw("VoDm");
    // Thomas' motive is all that is no Dead End, and its only way on is to the left.
    assert_eq!(script.refusal(lay(0, "Vmxx", "Vm", (0, 0), Left)), "TS-35");
    let spot = script.play().spots.iter().filter(|at| at.victim == 0).collect::<Vec<_>>();
    assert_eq!(spot.len(), 1);
    assert_eq!((spot[0].spot.dead_on, spot[0].spot.dead_off, spot[0].spot.dead_both), (true, false, false));
    script.make(lay(0, "Vmxx", "xx", (0, 0), Left)); // Turned round, Vernon's motive goes on.
    // Without a Dead End, whatever is played leaves a way on or not as it comes.
    script.draw("SwDm");
    script.make(lay(0, "SmVw", "Sm", (0, -1), Left));
}

#[test]
fn ts_36_only_what_shows_counts() {
    let mut script = Script::default(&["SmTm SoTw SwVw", "SmVm SoVw SmVo"]);
    script.turn("SmDm", 0, "SmTm", "Sm", (0, 0), Away);
    script.turn("SwDm", 0, "SoVw", "So", (1, 0), Right);
    script.turn("SwTo", 0, "SwVw", "Sw", (1, 1), Away);
    let shelby: Characters = [Character::Shelby].into_iter().collect();
    assert_eq!(script.public().victims[0].complete, shelby);
    script.turn("VoTw", 0, "SmVm", "Vm", (0, 0), Left);
    assert_eq!(script.public().victims[0].complete, shelby); // The motive covered shows again beside it.
    script.turn("VoTm", 0, "SoTw", "Tw", (1, 1), Right);
    assert_eq!(script.public().victims[0].complete, Characters::EMPTY);
}
