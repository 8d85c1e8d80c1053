//! The end of a game and the points.

use color_doubt::{
    Cards, ColorDoubt, GameResult, Move, Options, Phase, Score, SeenMove, Setup, Suit, Toy, WhoMayDoubt,
};
use game::{Game, Seat, Turn, Viewer};

use super::script::{Script, cards, player};

/// Three players with four cards each, one game.
fn small() -> Setup {
    Setup { games: 1, cards_per_suit: 4, toy: Some(Toy { suits: 3, removed: 1 }), ..Setup::new(3) }
}

const HANDS: [&str; 3] = ["rrrr", "oooo", "yyyy"];

fn result(script: &Script) -> GameResult {
    script.view(Viewer::Spectator).public.results.last().expect("a game is over").clone()
}

/// Who has won, by seat.
fn won(script: &Script) -> Vec<bool> {
    script.table.game().winners().values().copied().collect()
}

#[test]
fn cd_40_a_last_card_that_nobody_doubts_wins() {
    let mut script = Script::new(small(), &HANDS);
    script.lay("rrrr", Suit::Orange).pass().pass();
    assert_eq!(script.turn(), Turn::Over);
    assert_eq!(result(&script).winner, Some(Seat(0)));
    assert_eq!(script.view(Viewer::Spectator).public.decisions, 3);
    assert_eq!(won(&script), [true, false, false]);
}

#[test]
fn cd_40_a_last_card_that_is_proved_true_wins() {
    let mut script = Script::new(small(), &HANDS);
    script.lay("rrrr", Suit::Red).pass().doubt();
    assert_eq!(script.turn(), Turn::Over);
    assert_eq!(script.view(Viewer::Spectator).public.decisions, 3);
    let result = result(&script);
    assert_eq!(result.winner, Some(Seat(0)));
    // The doubter has taken the cards before points are counted.
    assert_eq!(result.scores[Seat(2)], Score { hand: 4, minus: 4, rainbow: false, points: -8 });
    for viewer in Viewer::all(3) {
        let told = script.told(viewer);
        assert!(matches!(told.event, SeenMove::Doubt { .. }));
        let ended = told.ended.expect("the end is told with the move");
        assert_eq!((ended.result, ended.match_over), (result.clone(), true));
        assert_eq!(ended.winners, [Seat(0)]);
    }
}

#[test]
fn cd_41_nobody_plays_on_a_last_card() {
    let mut script = Script::new(small(), &HANDS);
    script.lay("rrrr", Suit::Red);
    assert_eq!(script.phase(), Phase::LastCard { seat: Seat(1) });
    assert_eq!(script.table.game().options(), Options::Play { lay: None, doubt: true, pass: true });
    assert_eq!(script.refused_lay("oooo", Suit::Orange), "CD-41");
    script.pass();
    assert_eq!(script.event(0), SeenMove::Pass { seat: Seat(1), last: true, leads: None });
    assert_eq!(script.phase(), Phase::LastCard { seat: Seat(2) });
    assert_eq!(script.refused_lay("yyyy", Suit::Orange), "CD-41");
}

#[test]
fn cd_41_where_only_the_next_may_doubt_a_last_card_stands_at_once() {
    let mut script = Script::new(Setup { who_may_doubt: WhoMayDoubt::NextOnly, ..small() }, &HANDS);
    script.lay("rrrr", Suit::Orange).pass();
    assert_eq!(script.turn(), Turn::Over);
    assert_eq!(result(&script).winner, Some(Seat(0)));
}

#[test]
fn cd_42_a_last_card_that_was_a_lie_comes_back() {
    let mut script = Script::new(small(), &HANDS);
    script.lay("rr", Suit::Red).pass().pass().lay("rr", Suit::Orange).pass().doubt();
    assert_eq!(script.hand(0), cards("rr"));
    assert_eq!(script.minus(), [2, 0, 0]);
    assert_eq!(script.turn(), player(2));
}

#[test]
fn cd_43_a_game_that_takes_too_long_has_no_winner() {
    let mut script = Script::new(Setup { max_turns: 3, ..small() }, &HANDS);
    script.lay("rr", Suit::Red).pass();
    assert_eq!(script.turn(), player(2));
    script.lay("yyy", Suit::Yellow);
    assert_eq!(script.turn(), Turn::Over);
    let result = result(&script);
    assert_eq!(result.winner, None);
    // Cards on the table count for nobody.
    let points: Vec<i32> = result.scores.values().map(|score| score.points).collect();
    assert_eq!(points, [-2, -4, -1]);
    assert_eq!(script.view(Viewer::Spectator).public.decisions, 3);
    // Whoever has the most points has not won, and everybody is told so.
    assert_eq!(won(&script), [false; 3]);
    let ended = script.told(Viewer::Spectator).ended.unwrap();
    assert_eq!((ended.match_over, ended.winners), (true, Vec::new()));
}

#[test]
fn cd_43_the_limit_holds_after_a_pass_that_gives_the_lead_back_and_after_a_doubt() {
    let mut script = Script::new(Setup { max_turns: 3, ..small() }, &HANDS);
    script.lay("r", Suit::Red).pass().pass();
    assert_eq!((script.turn(), won(&script)), (Turn::Over, vec![false; 3]));
    let mut script = Script::new(Setup { max_turns: 2, ..small() }, &HANDS);
    script.lay("r", Suit::Red).doubt();
    assert_eq!((script.turn(), won(&script)), (Turn::Over, vec![false; 3]));
}

#[test]
fn cd_43_option_one_to_ten_thousand_decisions() {
    for max_turns in [1, 10_000] {
        assert!(ColorDoubt::start(&Setup { max_turns, ..small() }).is_ok(), "{max_turns}");
    }
}

#[test]
fn cd_43_the_last_decision_may_win() {
    let mut script = Script::new(Setup { max_turns: 3, ..small() }, &HANDS);
    script.lay("rrrr", Suit::Red).pass().pass();
    assert_eq!(result(&script).winner, Some(Seat(0)));
    let refused = |max_turns| ColorDoubt::start(&Setup { max_turns, ..small() }).unwrap_err().clause.unwrap();
    assert_eq!([refused(0), refused(10_001)], ["CD-43", "CD-43"]);
    assert_eq!(Setup::new(4).max_turns, 2_000);
}

#[test]
fn cd_43_decisions_are_counted_anew_in_each_game() {
    let mut script = Script::new(Setup { max_turns: 2, games: 2, ..small() }, &HANDS);
    script.lay("rr", Suit::Red).pass();
    assert_eq!(script.turn(), Turn::Chance);
    script.deal(&HANDS);
    assert_eq!(script.view(Viewer::Spectator).public.decisions, 0);
    script.lay("o", Suit::Red);
    assert_eq!(script.turn(), player(2));
}

#[test]
fn cd_50_one_game_is_played_and_won_by_whoever_is_rid_of_all_cards() {
    assert_eq!(Setup::new(4).games, 1);
    let mut script = Script::default(&["r", "o", "y*"]);
    script.lay("r", Suit::Red).lay("o", Suit::Orange).lay("y", Suit::Yellow).doubt();
    assert_eq!((script.minus(), script.turn()), (vec![3, 0, 0], player(2)));
    let all = script.hand(2);
    script.make(Move::Lay { cards: all, say: Suit::Yellow });
    script.pass().pass();
    assert_eq!((script.turn(), won(&script)), (Turn::Over, vec![false, false, true]));
    assert_eq!(script.table.game().scores().as_slice(), [-19 - 3, -19, 10]);
}

#[test]
fn cd_50_a_match_is_three_games_and_a_winner_gets_ten_points() {
    let mut script = Script::new(Setup { games: 3, ..small() }, &HANDS);
    for game in 1..=3 {
        let public = script.view(Viewer::Spectator).public;
        assert_eq!((public.game, public.games), (game, 3));
        // The winner takes minus cards first, which do not count.
        let leader = usize::from(game - 1);
        let [own, next] = [HANDS[leader], HANDS[(leader + 1) % 3]];
        let [say, other] = [Suit::COLORS[leader], Suit::COLORS[(leader + 1) % 3]];
        script.lay(&own[..1], say).lay(&next[..1], other).pass().doubt();
        assert_eq!(script.minus()[leader], 2);
        script.lay(&next[1..], other).pass().doubt();
        let winner = Seat(((leader + 1) % 3) as u8);
        assert_eq!(result(&script).scores[winner], Score { points: 10, ..Score::default() });
        if game < 3 {
            assert_eq!((script.turn(), won(&script)), (Turn::Chance, vec![false; 3]));
            let ended = script.told(Viewer::Spectator).ended.unwrap();
            assert_eq!((ended.match_over, ended.winners), (false, Vec::new()));
            script.deal(&HANDS);
        }
    }
    assert_eq!(script.turn(), Turn::Over);
    let public = script.view(Viewer::Spectator).public;
    assert_eq!(public.results.len(), 3);
    // In each game the leader loses with four minus cards and more, the next player wins, the third keeps four cards.
    let sums: Vec<i32> = public.totals.values().copied().collect();
    let by_game = public.results.iter().map(|result| result.scores.values().map(|score| score.points).collect());
    let by_game: Vec<Vec<i32>> = by_game.collect();
    assert_eq!(by_game, [[-8, 10, -4], [-4, -8, 10], [10, -4, -8]]);
    assert_eq!(sums, [-2, -2, -2]);
}

#[test]
fn cd_50_a_single_game_or_up_to_ten() {
    for games in 1..=10 {
        assert!(ColorDoubt::start(&Setup { games, ..Setup::new(3) }).is_ok());
    }
    for games in [0, 11] {
        assert_eq!(ColorDoubt::start(&Setup { games, ..Setup::new(3) }).unwrap_err().clause, Some("CD-50"));
    }
}

#[test]
fn cd_50_nothing_of_a_game_is_left_in_the_next() {
    let mut script = Script::new(Setup { games: 2, max_turns: 4, ..small() }, &HANDS);
    script.lay("r", Suit::Red).lay("oo", Suit::Yellow).doubt().lay("y", Suit::Yellow);
    assert_eq!(script.minus(), [0, 1, 0]);
    script.deal(&HANDS);
    let fresh = Script::new(small(), &HANDS);
    let (mut public, first) = (script.seat(0).public, fresh.seat(0).public);
    assert_eq!(script.seat(0).own, fresh.seat(0).own);
    assert_eq!((public.game, public.results.len()), (2, 1));
    (public.game, public.games, public.phase) = (first.game, first.games, first.phase);
    (public.results, public.totals) = (first.results.clone(), first.totals.clone());
    assert_eq!(public, first);
}

#[test]
fn cd_51_every_card_in_hand_and_minus_pile_is_a_minus_point_and_the_rainbow_card_ten() {
    let mut script = Script::new(small(), &["rrrr", "ooo*", "yyyy"]);
    script.lay("rrrr", Suit::Red).doubt();
    let result = result(&script);
    assert_eq!(result.scores[Seat(1)], Score { hand: 4, minus: 4, rainbow: true, points: -17 });
    assert_eq!(result.scores[Seat(2)], Score { hand: 4, minus: 0, rainbow: false, points: -4 });
}

#[test]
fn cd_51_the_rainbow_card_counts_in_a_minus_pile_too_whoever_played_it() {
    for doubted in [false, true] {
        let mut script = Script::new(small(), &["rrr*", "oooo", "yyyy"]);
        // Buried unseen under other cards, or turned up itself: it is in seat 1's pile.
        if doubted {
            script.lay("r*", Suit::Red).doubt();
        } else {
            script.lay("r*", Suit::Yellow).lay("oo", Suit::Yellow).doubt();
            assert_eq!(script.turn(), player(2));
            script.lay("y", Suit::Yellow);
        }
        script.lay("rr", Suit::Red).pass().pass();
        let result = result(&script);
        assert_eq!(result.winner, Some(Seat(0)));
        assert_eq!(result.scores[Seat(1)], Score { hand: 4, minus: 2, rainbow: true, points: -15 });
    }
}

#[test]
fn cd_52_the_highest_total_wins_whoever_won_last() {
    let mut script = Script::new(Setup { games: 2, ..small() }, &HANDS);
    script.lay("rrrr", Suit::Red).doubt();
    script.deal(&HANDS);
    script.lay("oooo", Suit::Orange).pass().pass();
    let scores = script.table.game().scores();
    assert_eq!(scores.as_slice(), [6, 2, -8]);
    assert_eq!(won(&script), [true, false, false]);
    let public = script.view(Viewer::Spectator).public;
    assert_eq!((public.totals, public.winners.to_vec()), (scores, vec![Seat(0)]));
    assert_eq!(script.told(Viewer::Seat(Seat(2))).ended.unwrap().winners, [Seat(0)]);
}

#[test]
fn cd_52_equal_totals_share_the_win() {
    let mut script = Script::new(Setup { games: 2, ..small() }, &HANDS);
    script.lay("rrrr", Suit::Red).pass().pass();
    script.deal(&HANDS);
    script.lay("oooo", Suit::Orange).pass().pass();
    assert_eq!(script.table.game().scores().as_slice(), [6, 6, -8]);
    assert_eq!(won(&script), [true, true, false]);
    assert_eq!(script.told(Viewer::Spectator).ended.unwrap().winners, [Seat(0), Seat(1)]);
}

#[test]
fn cd_52_a_match_in_which_one_game_had_a_winner_has_one_too() {
    let mut script = Script::new(Setup { games: 2, max_turns: 3, ..Setup::new(3) }, &["rrrrrrrrr", "*", ""]);
    // Seat 0 counts nothing, for the cards on the table count for nobody.
    script.lay("rrrrrrrrr", Suit::Red).doubt();
    let rest = script.hand(0);
    script.make(Move::Lay { cards: rest, say: Suit::Red });
    assert_eq!(result(&script).winner, None);
    script.deal(&["", "", "*"]);
    let all = script.hand(1);
    script.make(Move::Lay { cards: all, say: Suit::Red });
    script.pass().pass();
    assert_eq!(result(&script).winner, Some(Seat(1)));
    // Seat 1 has won the only game that was won, and seat 0 has lost less.
    assert_eq!(script.table.game().scores().as_slice(), [-20, -38 + 10, -20 - 29]);
    assert_eq!(won(&script), [true, false, false]);
}

#[test]
fn cd_52_nobody_wins_a_match_without_a_winner_of_any_game() {
    let mut script = Script::new(Setup { games: 2, max_turns: 1, ..small() }, &HANDS);
    script.lay("r", Suit::Red);
    script.deal(&HANDS);
    script.lay("o", Suit::Red);
    assert_eq!(script.table.game().scores().as_slice(), [-7, -7, -8]);
    assert_eq!((script.turn(), won(&script)), (Turn::Over, vec![false; 3]));
}

#[test]
fn cd_52_nothing_is_played_after_the_end() {
    let mut script = Script::new(Setup { max_turns: 1, ..small() }, &HANDS);
    script.lay("r", Suit::Red);
    assert_eq!(script.table.game().scores().as_slice(), [-3, -4, -4]);
    assert_eq!(script.table.game().check(&Move::Pass {}).unwrap_err().clause, "CD-50");
    assert_eq!(script.table.game().options(), Options::Over);
    assert_eq!(script.hand(0), Cards::of(Suit::Red, 3));
}
