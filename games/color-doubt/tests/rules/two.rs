//! Two players.

use color_doubt::{Cards, Move, Options, Phase, Score, SeenMove, Setup, Suit, Toy};
use game::{Game, Options as _, Seat, Turn, Viewer};

use super::script::{Script, cards, player};

/// Two players with `cards_per_suit` cards each, one game.
fn small(cards_per_suit: u8) -> Setup {
    Setup { games: 1, cards_per_suit, toy: Some(Toy { suits: 2, removed: 1 }), ..Setup::new(2) }
}

#[test]
fn cd_61_a_doubter_of_the_truth_takes_two_cards_out_of_the_other_hand() {
    let mut script = Script::new(small(4), &["rrrr", "oooo"]);
    script.lay("r", Suit::Red).doubt();
    assert_eq!(script.minus(), [0, 1]);
    assert_eq!(script.phase(), Phase::Draw { by: Seat(1), from: Seat(0), count: 2 });
    script.draw("rr");
    assert_eq!(script.hand(0), cards("r"));
    assert_eq!(script.hand(1), cards("oooorr"));
    assert_eq!(script.turn(), player(0));
}

#[test]
fn cd_61_a_liar_who_gets_minus_cards_takes_two_cards_too() {
    let mut script = Script::new(small(4), &["rrrr", "oooo"]);
    script.lay("r", Suit::Red).lay("oo", Suit::Red).doubt();
    assert_eq!(script.minus(), [0, 1]);
    assert_eq!(script.phase(), Phase::Draw { by: Seat(1), from: Seat(0), count: 2 });
    script.draw("rr");
    assert_eq!(script.hand(1), cards("oooorr"));
    assert_eq!(script.turn(), player(0), "the one who doubted leads");
}

#[test]
fn cd_61_three_players_draw_nothing() {
    let mut script = Script::default(&["rrrr", "", ""]);
    script.lay("r", Suit::Red).doubt();
    assert_eq!(script.turn(), player(0));
    assert_eq!(script.refusal(Move::Draw { cards: cards("rr") }), "CD-61");
}

#[test]
fn cd_62_cards_are_drawn_at_random_and_seen_by_the_two_only() {
    let mut script = Script::new(small(4), &["rrro", "ooo*"]);
    script.lay("r", Suit::Red).doubt();
    assert_eq!(script.table.game().options(), Options::Draw { from: cards("rro"), count: 2 });
    assert_eq!(script.table.game().weight(&Move::Draw { cards: cards("rr") }), 1.0);
    assert_eq!(script.table.game().weight(&Move::Draw { cards: cards("ro") }), 2.0);
    for wrong in ["r", "oo", "rro", "r*"] {
        let draw = Move::Draw { cards: cards(wrong) };
        assert!(!script.table.game().options().contains(&draw), "{wrong}");
        assert_eq!(script.refusal(draw), "CD-62", "{wrong}");
    }
    assert_eq!(script.refusal(Move::Pass {}), "CD-61");
    script.draw("ro");
    for viewer in Viewer::all(2) {
        let seen = viewer.seat().map(|_| cards("ro"));
        let expected = SeenMove::Draw { by: Seat(1), from: Seat(0), count: 2, cards: seen };
        assert_eq!(script.told(viewer).event, expected);
        assert_eq!(script.view(viewer).own.and_then(|own| own.drawn), seen);
    }
}

#[test]
fn cd_62_after_a_draw_what_was_shown_may_have_been_drawn() {
    let mut script = Script::new(small(5), &["rrrro", "ooor*"]);
    let seat_0 = |script: &Script| script.view(Viewer::Spectator).public.hands[Seat(0)];
    // Seat 0 takes three reds back: the announcement was a lie.
    script.lay("rrr", Suit::Orange).doubt();
    assert_eq!((seat_0(&script).count, seat_0(&script).shown), (5, cards("rrr")));
    script.lay("o", Suit::Red).lay("o", Suit::Orange);
    assert_eq!((seat_0(&script).count, seat_0(&script).shown), (4, cards("rr")));
    // Seat 1 doubts the truth and draws; both of the red cards may be gone.
    script.doubt().draw("rr");
    assert_eq!((seat_0(&script).count, seat_0(&script).shown), (2, Cards::NONE));
    assert_eq!(script.view(Viewer::Spectator).public.hands[Seat(1)].count, 6);
}

#[test]
fn cd_62_cards_drawn_are_forgotten_after_the_next_doubt() {
    let mut script = Script::new(small(4), &["rrrr", "oooo"]);
    script.lay("r", Suit::Red).doubt().draw("rr");
    assert_eq!(script.seat(0).own.unwrap().drawn, Some(cards("rr")));
    script.lay("r", Suit::Orange).doubt();
    // A lie about the only cards on the table: nothing is drawn.
    assert_eq!(script.turn(), player(1));
    assert_eq!(script.seat(0).own.unwrap().drawn, None);
}

#[test]
fn cd_62_a_draw_is_no_decision() {
    let mut script = Script::new(Setup { max_turns: 2, ..small(4) }, &["rrrr", "oooo"]);
    script.lay("r", Suit::Red).doubt();
    assert_eq!(script.view(Viewer::Spectator).public.decisions, 2);
    script.draw("rr");
    // The limit is reached, and the cards are drawn before points are counted.
    assert_eq!(script.turn(), Turn::Over);
    assert_eq!(script.table.game().scores().as_slice(), [-1, -7]);
}

#[test]
fn cd_62_one_is_drawn_where_there_is_only_one_and_that_wins() {
    let mut script = Script::new(small(2), &["rr", "oo"]);
    script.lay("r", Suit::Red).doubt();
    assert_eq!(script.phase(), Phase::Draw { by: Seat(1), from: Seat(0), count: 1 });
    script.draw("r");
    assert_eq!(script.turn(), Turn::Over);
    let result = script.view(Viewer::Spectator).public.results[0].clone();
    assert_eq!(result.winner, Some(Seat(0)));
    assert_eq!(result.scores[Seat(1)], Score { hand: 3, minus: 1, rainbow: false, points: -4 });
    assert!(script.told(Viewer::Spectator).ended.is_some());
}

#[test]
fn cd_62_a_hand_emptied_by_a_liars_draw_wins_too() {
    let mut script = Script::new(small(3), &["rrr", "ooo"]);
    script.lay("r", Suit::Red).lay("oo", Suit::Red).doubt();
    assert_eq!(script.phase(), Phase::Draw { by: Seat(1), from: Seat(0), count: 2 });
    script.draw("rr");
    assert_eq!(script.turn(), Turn::Over);
    assert_eq!(script.table.game().scores().as_slice(), [10, -6]);
}

#[test]
fn cd_62_nothing_is_drawn_out_of_an_empty_hand() {
    let mut script = Script::new(small(3), &["rrr", "ooo"]);
    script.lay("rrr", Suit::Red).doubt();
    assert_eq!(script.view(Viewer::Spectator).public.doubt.unwrap().draws, 0);
    assert_eq!(script.turn(), Turn::Over);
    assert_eq!(script.table.game().scores().as_slice(), [10, -6]);
}

#[test]
fn cd_63_a_liar_who_takes_back_all_there_is_draws_nothing() {
    let mut script = Script::new(small(4), &["rrrr", "oooo"]);
    script.lay("rr", Suit::Orange).doubt();
    assert_eq!(script.view(Viewer::Spectator).public.doubt.unwrap().draws, 0);
    assert_eq!(script.turn(), player(1));
    assert_eq!(script.minus(), [0, 0]);
}

#[test]
fn cd_64_the_rainbow_card_counts_five() {
    let mut script = Script::new(small(3), &["rrr", "oo*"]);
    script.lay("rrr", Suit::Orange).pass();
    let result = script.view(Viewer::Spectator).public.results[0].clone();
    assert_eq!(result.scores[Seat(1)], Score { hand: 3, minus: 0, rainbow: true, points: -7 });
}
