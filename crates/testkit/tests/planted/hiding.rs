//! Faults for laws 4, 5 and 8.

use std::fmt;

use expect_test::expect;
use game::{Game, Seat, Turn, Viewer};
use testkit::Fault;
use testkit::kuhn::{Card, Choice, Kuhn, Move, Observation, View};

use crate::{card, check_caught, full, toy};

#[test]
fn law_4_catches_a_field_leaked_in_the_view() {
    struct SeesTheOther;
    impl Fault<Kuhn> for SeesTheOther {
        fn view(game: &Kuhn, viewer: Viewer) -> View {
            let view = game.view(viewer);
            View { own: view.own.or_else(|| card(game, Seat(0))), ..view }
        }
    }
    check_caught(full().planted::<SeesTheOther>().law_4_hiding(), 4, "by their view");
    let violation = toy().planted::<SeesTheOther>().law_4_hiding().unwrap_err();
    expect![[r#"
        law 4 is broken: seat 1 can tell two worlds apart by their view, though told the same in both
          setup: {"ranks":3}
          ply: 1
          moves: [{"deal":0}]
          other moves: [{"deal":1}]
          told in both: [{"type":"dealt","seat":0,"card":null}]
          difference (- one, + other):
            ...
                own: Some(
                    Card(
          -             0,
          +             1,
                    ),
                ),
            ..."#]]
    .assert_eq(&violation.to_string());
}

#[test]
fn law_4_catches_a_leaked_count() {
    struct Counts;
    impl Fault<Kuhn> for Counts {
        fn view(game: &Kuhn, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            view.public.dealt += u8::from(card(game, Seat(1)) == Some(Card(0)));
            view
        }
    }
    check_caught(toy().planted::<Counts>().law_4_hiding(), 4, "by their view");
    check_caught(full().planted::<Counts>().law_4_hiding(), 4, "by their view");
}

#[test]
fn law_4_catches_a_leaked_turn() {
    struct HighestFirst;
    impl Fault<Kuhn> for HighestFirst {
        fn turn(game: &Kuhn) -> Turn {
            let view = game.view(Viewer::Spectator);
            let is_first = view.public.dealt == 2 && view.public.bets.is_empty();
            if is_first && card(game, Seat(1)) > card(game, Seat(0)) { Turn::Player(Seat(1)) } else { game.turn() }
        }
    }
    check_caught(toy().planted::<HighestFirst>().law_4_hiding(), 4, "by whose turn it is");
    check_caught(full().planted::<HighestFirst>().law_4_hiding(), 4, "by whose turn it is");
}

#[test]
fn law_4_catches_leaked_options() {
    struct NoUse;
    impl Fault<Kuhn> for NoUse {
        fn options(game: &Kuhn) -> Choice {
            let bets = &game.public().bets;
            let is_lost = bets.as_slice() == [true] && card(game, Seat(0)) == Some(Card(2));
            if is_lost { Choice::Nothing } else { game.options() }
        }
    }
    check_caught(toy().planted::<NoUse>().law_4_hiding(), 4, "by their options");
}

#[test]
fn law_4_does_not_pass_where_it_compares_nothing() {
    let blind = testkit::Laws { worlds: 2, ..toy() };
    check_caught(blind.law_4_hiding(), 4, "so nothing is proved");
}

#[test]
fn law_5_catches_a_spectator_who_is_shown_a_card() {
    struct Shown;
    impl Fault<Kuhn> for Shown {
        fn observe(before: &Kuhn, m: &Move, after: &Kuhn, viewer: Viewer) -> Option<Observation> {
            let viewer = if viewer == Viewer::Spectator { Viewer::Seat(Seat(1)) } else { viewer };
            Kuhn::observe(before, m, after, viewer)
        }
    }
    check_caught(full().planted::<Shown>().law_5_spectators(), 5, "by what a spectator is told");
    let violation = toy().planted::<Shown>().law_5_spectators().unwrap_err();
    expect![[r#"
        law 5 is broken: seat 0 can tell two worlds apart by what a spectator is told, though told the same in both
          setup: {"ranks":3}
          ply: 2
          moves: [{"deal":0},{"deal":1}]
          other moves: [{"deal":0},{"deal":2}]
          told in both: [{"type":"dealt","seat":0,"card":0},{"type":"dealt","seat":1,"card":null}]
          difference (- one, + other):
            ...
                    card: Some(
                        Card(
          -                 1,
          +                 2,
                        ),
                    ),
            ..."#]]
    .assert_eq(&violation.to_string());
}

#[test]
fn law_5_catches_a_spectator_who_is_told_of_a_move_that_a_player_does_not_hear() {
    struct Deaf;
    impl Fault<Kuhn> for Deaf {
        fn observe(before: &Kuhn, m: &Move, after: &Kuhn, viewer: Viewer) -> Option<Observation> {
            let is_first_deal = before.view(viewer).public.dealt == 0;
            Kuhn::observe(before, m, after, viewer).filter(|_| !(is_first_deal && viewer.is(Seat(1))))
        }
    }
    check_caught(toy().planted::<Deaf>().law_5_spectators(), 5, "by what a spectator is told");
}

#[test]
fn law_8_catches_debug_output_that_shows_a_card() {
    struct Talkative;
    impl Fault<Kuhn> for Talkative {
        fn debug(game: &Kuhn, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{game:?} {:?}", card(game, Seat(1)))
        }
    }
    check_caught(toy().planted::<Talkative>().law_8_debug(), 8, "by the Debug output of the truth");
    check_caught(full().planted::<Talkative>().law_8_debug(), 8, "by the Debug output of the truth");
}
