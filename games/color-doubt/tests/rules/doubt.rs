//! Doubting, and the minus piles.

use color_doubt::{Cards, Doubt, SeenMove, Suit};
use game::{Seat, Viewer};

use super::script::{Script, cards, player};

#[test]
fn cd_30_on_a_doubt_the_cards_are_turned_up_for_all_to_see() {
    let mut script = Script::default(&["oo*", "g", ""]);
    script.lay("oo*", Suit::Orange).doubt();
    let doubt = Doubt {
        by: Seat(1),
        of: Seat(0),
        say: Suit::Orange,
        cards: cards("oo*"),
        truthful: true,
        punished: Seat(1),
        minus: 3,
        draws: 0,
    };
    for viewer in Viewer::all(3) {
        assert_eq!(script.told(viewer).event, SeenMove::Doubt { doubt });
        assert_eq!(script.view(viewer).public.doubt, Some(doubt));
    }
}

#[test]
fn cd_30_one_wrong_card_makes_a_lie() {
    for (laid, truthful) in [("ooo", true), ("oo*", true), ("ooy", false), ("oy*", false), ("yyy", false)] {
        let mut script = Script::default(&[laid, "", ""]);
        script.lay(laid, Suit::Orange).doubt();
        assert_eq!(script.view(Viewer::Spectator).public.doubt.unwrap().truthful, truthful, "{laid}");
    }
}

#[test]
fn cd_31_a_liar_takes_the_cards_back_and_the_others_as_minus_cards() {
    let mut script = Script::default(&["rr", "bbb", "yyp"]);
    let before = script.hand(2);
    script.lay("rr", Suit::Red).lay("bbb", Suit::Green).lay("yyp", Suit::Yellow).doubt();
    assert_eq!(script.hand(2), before);
    assert_eq!(script.minus(), [0, 0, 5]);
    assert_eq!(script.turn(), player(0), "the one who doubted leads");
    let public = script.view(Viewer::Spectator).public;
    assert!(public.lays.is_empty());
    assert_eq!(public.standing, None);
}

#[test]
fn cd_31_those_who_passed_before_a_doubt_have_not_passed_after_it() {
    let mut script = Script::default(&["ry", "b", "", ""]);
    script.lay("r", Suit::Yellow).pass().doubt();
    assert!(script.view(Viewer::Spectator).public.passed.is_empty());
    assert_eq!(script.turn(), player(2));
}

#[test]
fn cd_32_who_doubts_the_truth_takes_everything_as_minus_cards() {
    let mut script = Script::default(&["rr", "bbb", "yyy", ""]);
    let before = script.hand(3);
    script.lay("rr", Suit::Red).lay("bbb", Suit::Green).lay("yyy", Suit::Yellow).doubt();
    assert_eq!(script.minus(), [0, 0, 0, 8]);
    assert_eq!(script.hand(3), before, "minus cards do not come into the hand");
    assert_eq!(script.turn(), player(2), "the one who told the truth leads");
    assert_eq!(script.hand(2).total(), 12);
}

#[test]
fn cd_33_minus_piles_are_face_down_and_what_was_turned_up_is_known() {
    let mut script = Script::default(&["rr", "bbb", "yy*", ""]);
    script.lay("rr", Suit::Red).lay("bbb", Suit::Green).lay("yy*", Suit::Yellow).doubt();
    let known = |seat: u8| script.seat(seat).own.unwrap().minus[Seat(3)];
    // Who played cards knows them wherever they are; the pile's owner may not look.
    assert_eq!(known(0), cards("rryy*"));
    assert_eq!(known(1), cards("bbbyy*"));
    assert_eq!(known(3), cards("yy*"));
    let pile = script.view(Viewer::Spectator).public.minus[Seat(3)];
    assert_eq!((pile.count, pile.shown), (8, cards("yy*")));
}

#[test]
fn cd_33_a_game_prints_what_everybody_knows() {
    let mut script = Script::default(&["rr", "bbb", "yy*"]);
    script.lay("rr", Suit::Red);
    let printed = format!("{:?}", script.table.game());
    assert!(printed.contains("standing: Some(Lay") && printed.contains("count: 18"), "{printed}");
}

#[test]
fn cd_33_cards_turned_up_and_taken_back_are_known_as_long_as_they_cannot_have_been_played() {
    let mut script = Script::default(&["yyp", "b", ""]);
    let shown = |script: &Script| script.view(Viewer::Spectator).public.hands[Seat(0)].shown;
    script.lay("yyp", Suit::Yellow).doubt();
    assert_eq!(shown(&script), cards("yyp"));
    script.lay("b", Suit::Blue).pass().lay("r", Suit::Red);
    // The card played may have been any of them: one yellow card is left for certain.
    assert_eq!(shown(&script), cards("y"));
    script.pass().pass().lay("rr", Suit::Red);
    assert_eq!(shown(&script), Cards::NONE);
}
