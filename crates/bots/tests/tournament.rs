//! Matches and tournaments, with Kuhn poker.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Duel, Entrant, FlatMonteCarlo, RandomBot, Record, Tournament, Unplayable, games_of_a_duel, play};
use chacha20::ChaCha8Rng;
use game::{BySeat, Game, Knowledge, Refusal, Seat, Turn};
use rand::{Rng, SeedableRng};
use testkit::kuhn::{Card, Kuhn, Move, Setup, Straightforward};
use testkit::{Fault, Faulty};

const SETUP: Setup = Setup { ranks: 3 };

/// Always bets.
struct Bold;

/// Always passes.
struct Meek;

/// Thinks that it is the dealer.
struct Dealer;

impl Bot<Kuhn> for Bold {
    fn choose(&self, _: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Move {
        Move::Bet
    }
}

impl Bot<Kuhn> for Meek {
    fn choose(&self, _: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Move {
        Move::Pass
    }
}

impl Bot<Kuhn> for Dealer {
    fn choose(&self, _: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Move {
        Move::Deal(Card(0))
    }
}

fn tournament<'a>(entrants: [(&'a str, &'a dyn Bot<Kuhn>); 2], deals: u64) -> Tournament<'a, Kuhn> {
    Tournament::new(SETUP, &entrants.map(|(name, bot)| Entrant { name, bot }), deals, 3)
}

#[test]
fn a_game_is_played_to_its_end_and_depends_on_the_seed_alone() {
    let game = |seed| {
        let table = play::<Kuhn>(&SETUP, &[&RandomBot, &RandomBot], &mut ChaCha8Rng::seed_from_u64(seed)).unwrap();
        assert_eq!(table.game().turn(), Turn::Over);
        table.log().to_vec()
    };
    assert_eq!(game(1), game(1));
    assert!((2..20).any(|seed| game(seed) != game(1)));
}

#[test]
fn an_illegal_move_ends_the_match_with_an_error_that_says_whose_it_was() {
    let played = play::<Kuhn>(&SETUP, &[&Bold, &Dealer], &mut ChaCha8Rng::seed_from_u64(1));
    let Err(Unplayable::Refused { turn, ply, refused: Refusal::Illegal(illegal), tried }) = played else {
        panic!("the illegal move was made")
    };
    assert_eq!((turn, ply, illegal.clause, tried.as_str()), (Turn::Player(Seat(1)), 3, "KP-11", "Deal(Card(0))"));
}

#[test]
fn a_setup_or_a_number_of_bots_that_does_not_fit_is_refused() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let wrong = play::<Kuhn>(&SETUP, &[&Bold], &mut rng).map(|_| ());
    assert_eq!(wrong, Err(Unplayable::Seats { seats: 2, bots: 1 }));
    let wrong = play::<Kuhn>(&Setup { ranks: 1 }, &[&Bold, &Bold], &mut rng);
    assert!(matches!(wrong, Err(Unplayable::Setup(error)) if error.clause == Some("KP-2")));
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let results = [1, 2, 7].map(|threads| {
        let threads = NonZeroUsize::new(threads).unwrap();
        let random: [(&str, &dyn Bot<Kuhn>); 2] = [("a", &RandomBot), ("b", &Straightforward)];
        Tournament { threads, ..tournament(random, 251) }.run(|_| {}).unwrap()
    });
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0], results[2]);
    assert_eq!((results[0].deals, results[0].games), (251, 502));
}

#[test]
fn who_never_passes_beats_who_never_bets_by_one_chip_a_game() {
    let results = tournament([("bold", &Bold), ("meek", &Meek)], 100).run(|_| {}).unwrap();
    let record = |name| results.by_bot.iter().find(|(bot, _)| bot == name).unwrap().1;
    assert_eq!((record("bold").wins.mean(), record("bold").score.mean()), (1.0, 1.0));
    assert_eq!((record("meek").wins.mean(), record("meek").score.mean()), (0.0, -1.0));
    assert_eq!(record("bold").score.standard_error(), 0.0);
    assert_eq!(record("bold").to_string(), "100.0% (96.3 to 100.0%), score 1.00 ± 0.00");
    // Each sat on each seat in half of the games, and so each seat won half of them.
    assert_eq!(results.by_seat.map(|_, record| record.wins.mean()).as_slice(), [0.5, 0.5]);
    // Two decisions where the bold one begins, three where the meek one passes first.
    assert_eq!(results.decisions.mean(), 2.5);
    assert_eq!(results.without_winner, 0);
}

/// Always bets, and is somebody else.
struct AsBold;

impl Bot<Kuhn> for AsBold {
    fn choose(&self, _: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Move {
        Move::Bet
    }
}

#[test]
fn a_deal_is_the_same_at_both_tables_so_equals_have_the_same() {
    // Who has the higher card wins two chips, and each of the two has it once.
    let results = tournament([("one", &Bold), ("other", &AsBold)], 500).run(|_| {}).unwrap();
    assert!(results.shares.iter().all(|shares| shares[..] == [0.5, 0.5]), "{results:?}");
    let Record { wins, score } = results.by_bot[0].1;
    assert_eq!((wins.rate_interval(), score.mean(), score.standard_error()), ((0.5, 0.5), 0.0, 0.0));
    // The deals themselves differ, and neither seat is the better one.
    let first = results.by_seat[Seat(0)];
    assert!((first.score.standard_error() - 2.0 / 500_f64.sqrt()).abs() < 1e-3, "{first:?}");
    let (low, high) = first.wins.rate_interval();
    assert!(low < 0.5 && 0.5 < high);
}

#[test]
fn bots_of_one_name_are_one_bot_which_plays_a_deal_once() {
    let results = tournament([("same", &Bold), ("same", &Bold)], 10).run(|_| {}).unwrap();
    assert_eq!((results.by_bot.len(), results.deals, results.games), (1, 10, 10));
    assert_eq!((results.by_bot[0].1.wins.count(), results.by_bot[0].1.wins.mean()), (10, 0.5));
}

#[test]
fn a_duel_counts_what_each_side_won() {
    let bots = [("bold", &Bold as &dyn Bot<Kuhn>), ("meek", &Meek)].map(|(name, bot)| Entrant { name, bot });
    let duel = Duel { setup: SETUP, seats: 2, bots, seed: 1 };
    let most = AtomicU64::new(0);
    let points = duel
        .points(3..10, |done| {
            most.fetch_max(done, Ordering::Relaxed);
        })
        .unwrap();
    assert_eq!((points, most.into_inner()), (vec![1.0; 7], 7 * games_of_a_duel(2)));
    let [bold, meek] = bots;
    let turned = Duel { bots: [meek, bold], ..duel };
    assert_eq!(turned.points(3..10, |_| {}).unwrap(), vec![0.0; 7]);
}

#[test]
fn deals_can_be_played_in_parts() {
    let bots = [("random", &RandomBot as &dyn Bot<Kuhn>), ("bold", &Bold)].map(|(name, bot)| Entrant { name, bot });
    let duel = Duel { setup: SETUP, seats: 2, bots, seed: 1 };
    let [all, first, rest] = [0..50, 0..20, 20..50].map(|deals| duel.points(deals, |_| {}).unwrap());
    assert_eq!([first, rest].concat(), all);
    assert!(all.contains(&0.0) && all.contains(&0.5), "they differ: {all:?}");
}

#[test]
fn progress_counts_every_game_once() {
    let (calls, highest) = (AtomicU64::new(0), AtomicU64::new(0));
    let count = |done| {
        calls.fetch_add(1, Ordering::Relaxed);
        highest.fetch_max(done, Ordering::Relaxed);
    };
    tournament([("bold", &Bold), ("meek", &Meek)], 37).run(count).unwrap();
    assert_eq!((calls.into_inner(), highest.into_inner()), (74, 74));
}

#[test]
fn a_tournament_tells_of_its_first_fault() {
    let failed = tournament([("dealer", &Dealer), ("meek", &Meek)], 1_000).run(|_| {});
    // In game 0 the dealer sits at seat 0 and is asked first.
    assert!(matches!(failed, Err(Unplayable::Refused { turn: Turn::Player(Seat(0)), ply: 2, .. })), "{failed:?}");
}

#[test]
fn search_beats_chance() {
    let search = FlatMonteCarlo { worlds: 20, candidates: 4 };
    let results = tournament([("search", &search), ("random", &RandomBot)], 1_000).run(|_| {}).unwrap();
    let (low, _) = results.by_bot[0].1.wins.rate_interval();
    assert!(low > 0.55, "{results:?}");
    assert!(results.by_bot[0].1.score.mean() > 4.0 * results.by_bot[0].1.score.standard_error(), "{results:?}");
}

/// Kuhn poker in which every player scores the same and wins.
struct AllAlike;

impl Fault<Kuhn> for AllAlike {
    fn scores(game: &Kuhn) -> BySeat<i32> {
        game.scores().map(|_, _| 5)
    }
    fn winners(game: &Kuhn) -> BySeat<bool> {
        game.scores().map(|_, _| true)
    }
}

#[test]
fn several_winners_share_the_win() {
    let random = Entrant { name: "random", bot: &RandomBot };
    let results = Tournament::<Faulty<Kuhn, AllAlike>>::new(SETUP, &[random; 2], 10, 1).run(|_| {}).unwrap();
    assert_eq!(results.by_seat.map(|_, record| record.wins.mean()).as_slice(), [0.5, 0.5]);
    assert_eq!((results.without_winner, results.by_seat[Seat(0)].score.mean()), (0, 5.0));
}

/// Kuhn poker that both may lose: only who takes two chips has won.
struct HardToWin;

impl Fault<Kuhn> for HardToWin {
    fn winners(game: &Kuhn) -> BySeat<bool> {
        game.scores().map(|_, &score| score == 2)
    }
}

#[test]
fn a_game_may_end_without_a_winner() {
    let bots = [Entrant::<Faulty<Kuhn, HardToWin>> { name: "random", bot: &RandomBot }; 2];
    let results = Tournament::new(SETUP, &bots, 400, 1).run(|_| {}).unwrap();
    let won: f64 = results.by_seat.values().map(|record| record.wins.mean() * 400.0).sum();
    assert_eq!(results.without_winner as f64 + won.round(), 400.0);
    // A random player bets half of the time, so that a quarter of the games are for two chips, and an eighth more
    // after a pass.
    assert!((200..300).contains(&results.without_winner), "{}", results.without_winner);
}

#[test]
fn the_best_scores_win_unless_the_game_says_otherwise() {
    let mut game = Kuhn::start(&SETUP).unwrap();
    for m in [Move::Deal(Card(0)), Move::Deal(Card(2)), Move::Pass, Move::Pass] {
        game.apply(&m);
    }
    assert_eq!(game.winners().as_slice(), [false, true]);
}

#[test]
fn a_game_that_does_not_end_is_given_up() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let setup = Setup { ranks: 3 };
    let played = bots::play_within::<Kuhn>(3, &setup, &[&RandomBot, &RandomBot], &mut rng);
    assert_eq!(played.err(), Some(Unplayable::Endless { moves: 3 }));
    assert!(bots::play_within::<Kuhn>(5, &setup, &[&RandomBot, &RandomBot], &mut rng).is_ok());
}
