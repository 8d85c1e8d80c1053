//! Faults for laws 1 to 3.

use std::cell::Cell;
use std::sync::atomic::{AtomicI32, Ordering};

use expect_test::expect;
use game::{BySeat, Game, Illegal, Turn, Viewer};
use testkit::kuhn::{Card, Choice, Kuhn, Move, Observation, View};
use testkit::{Fault, Laws};

use crate::{check_caught, full, toy};

#[test]
fn law_1_catches_a_clause_that_check_skips() {
    struct Skipped;
    impl Fault<Kuhn> for Skipped {
        fn check(game: &Kuhn, m: &Move) -> Result<(), Illegal> {
            game.check(m).or_else(|illegal| if illegal.clause == "KP-2" { Ok(()) } else { Err(illegal) })
        }
    }
    check_caught(toy().planted::<Skipped>().law_1_games_end(), 1, "a legal move is not among the options");
    check_caught(full().planted::<Skipped>().law_1_games_end(), 1, "a legal move is not among the options");
}

#[test]
fn law_1_catches_an_option_that_check_refuses() {
    struct Generous;
    impl Fault<Kuhn> for Generous {
        fn options(game: &Kuhn) -> Choice {
            match game.options() {
                Choice::Deal(_) => Choice::Deal((0..3).map(Card).collect()),
                other => other,
            }
        }
    }
    check_caught(toy().planted::<Generous>().law_1_games_end(), 1, "an illegal move is among the options");
    check_caught(toy().planted::<Generous>().law_2_replay(), 1, "a move picked is refused");
}

#[test]
fn law_1_catches_a_legal_move_that_is_no_option() {
    struct Mean;
    impl Fault<Kuhn> for Mean {
        fn options(game: &Kuhn) -> Choice {
            match game.options() {
                Choice::Deal(deck) => Choice::Deal(deck.into_iter().skip(1).collect()),
                other => other,
            }
        }
    }
    check_caught(toy().planted::<Mean>().law_1_games_end(), 1, "a legal move is not among the options");
    check_caught(full().planted::<Mean>().law_1_games_end(), 1, "a legal move is not among the options");
}

#[test]
fn law_1_catches_a_deck_that_is_not_dealt_as_it_weighs() {
    struct Loaded;
    impl Fault<Kuhn> for Loaded {
        fn weight(_: &Kuhn, m: &Move) -> f64 {
            if *m == Move::Deal(Card(2)) { 2.0 } else { 1.0 }
        }
    }
    let many = Laws { games: 40, ..toy() };
    check_caught(many.planted::<Loaded>().law_1_games_end(), 1, "which its weight makes");
}

#[test]
fn law_1_catches_a_chance_move_without_weight() {
    struct Weightless;
    impl Fault<Kuhn> for Weightless {
        fn weight(_: &Kuhn, m: &Move) -> f64 {
            if *m == Move::Deal(Card(2)) { 0.0 } else { 1.0 }
        }
    }
    check_caught(toy().planted::<Weightless>().law_1_games_end(), 1, "the weight of a chance move is not positive");
}

#[test]
fn law_1_catches_a_panic_and_says_where() {
    struct Panics;
    impl Fault<Kuhn> for Panics {
        fn apply(game: &mut Kuhn, m: &Move) {
            game.apply(m);
            assert!(game.turn() != Turn::Over || *m != Move::Bet, "a bet must not end the game");
        }
    }
    let violation = toy().planted::<Panics>().law_1_games_end().unwrap_err();
    expect![[r#"
        law 1 is broken: the last of these moves makes the game panic
          setup: {"ranks":3}
          ply: 4
          moves: [{"deal":0},{"deal":2},"bet","bet"]
          panic: a bet must not end the game
          seed: 2"#]]
    .assert_eq(&violation.to_string());
}

#[test]
fn law_1_catches_a_game_beyond_its_bound() {
    let bounded = Laws { bound: |_| 3, ..toy() };
    check_caught(bounded.law_1_games_end(), 1, "the game goes on beyond its bound");
}

#[test]
fn law_1_catches_options_after_the_end() {
    struct Endless;
    impl Fault<Kuhn> for Endless {
        fn options(game: &Kuhn) -> Choice {
            if game.turn() == Turn::Over { Choice::Act } else { game.options() }
        }
    }
    check_caught(toy().planted::<Endless>().law_1_games_end(), 1, "an illegal move is among the options");
    check_caught(full().planted::<Endless>().law_1_games_end(), 1, "an illegal move is among the options");
}

#[test]
fn law_2_catches_scores_that_depend_on_more_than_the_moves() {
    struct Restless;
    static ASKED: AtomicI32 = AtomicI32::new(0);
    impl Fault<Kuhn> for Restless {
        fn scores(game: &Kuhn) -> BySeat<i32> {
            game.scores().map(|_, score| score + ASKED.fetch_add(1, Ordering::Relaxed))
        }
    }
    check_caught(
        toy().planted::<Restless>().law_2_replay(),
        2,
        "the same moves lead to another game: scores differ",
    );
}

#[test]
fn law_2_catches_what_is_told_now_and_not_then() {
    struct Forgetful;
    thread_local! { static TELLS: Cell<bool> = const { Cell::new(false) }; }
    impl Fault<Kuhn> for Forgetful {
        fn observe(before: &Kuhn, m: &Move, after: &Kuhn, viewer: Viewer) -> Option<Observation> {
            if viewer != Viewer::Spectator {
                return Kuhn::observe(before, m, after, viewer);
            }
            TELLS.set(!TELLS.get());
            Kuhn::observe(before, m, after, viewer).filter(|_| TELLS.get())
        }
    }
    // An odd number of moves, so that the second telling begins out of step.
    let odd = Laws { seed: 1, ..toy() };
    check_caught(
        odd.planted::<Forgetful>().law_2_replay(),
        2,
        "what a spectator knows depends on when it is asked",
    );
}

#[test]
fn law_3_catches_an_illegal_move_that_is_accepted() {
    struct Skipped;
    impl Fault<Kuhn> for Skipped {
        fn check(game: &Kuhn, m: &Move) -> Result<(), Illegal> {
            game.check(m).or_else(|illegal| if illegal.clause == "KP-2" { Ok(()) } else { Err(illegal) })
        }
    }
    check_caught(toy().planted::<Skipped>().law_3_refusals(), 3, "not among the mover's options is accepted");
    check_caught(full().planted::<Skipped>().law_3_refusals(), 3, "not among the mover's options is accepted");
}

#[test]
fn law_3_catches_a_refusal_that_names_no_clause() {
    struct Curt;
    impl Fault<Kuhn> for Curt {
        fn check(game: &Kuhn, m: &Move) -> Result<(), Illegal> {
            game.check(m).map_err(|illegal| Illegal::new("", illegal.message))
        }
    }
    check_caught(toy().planted::<Curt>().law_3_refusals(), 3, "without its clause");
}

#[test]
fn law_3_catches_a_clause_that_the_rules_do_not_have() {
    struct Inventive;
    impl Fault<Kuhn> for Inventive {
        fn check(game: &Kuhn, m: &Move) -> Result<(), Illegal> {
            game.check(m).map_err(|illegal| Illegal::new("KP-99", illegal.message))
        }
    }
    let ruled = Laws { rules: include_str!("../../RULES.md"), ..toy() };
    check_caught(ruled.planted::<Inventive>().law_3_refusals(), 3, "refused with KP-99, and the rules have no");
}

#[test]
fn law_3_catches_a_refused_move_that_leaves_a_trace() {
    struct Offended;
    thread_local! { static REFUSED: Cell<u8> = const { Cell::new(0) }; }
    impl Fault<Kuhn> for Offended {
        fn check(game: &Kuhn, m: &Move) -> Result<(), Illegal> {
            game.check(m).inspect_err(|_| REFUSED.set(REFUSED.get() + 1))
        }
        fn view(game: &Kuhn, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            view.public.dealt += REFUSED.get();
            view
        }
    }
    check_caught(toy().planted::<Offended>().law_3_refusals(), 3, "moves that were refused have changed");
}
