//! Skill and luck over many games.

use bots::Mean;
use clue::{Belief, Clue, Fact};
use game::{Reading, Seat};
use presentation::{Grade, Playable};

use super::games::{blind, game, knowledge_by_ply};

/// Luck is what came less what was to be expected, so its expected value is 0; where nobody tells anything by what
/// they choose, to the last digit. Each game is one sample, for what is lucky within a game hangs together.
#[test]
fn mean_luck_is_zero() {
    let mut means = [Mean::default(); 2];
    for (mean, seats) in means.iter_mut().zip([3, 4]) {
        for seed in 0..60 {
            let review = Clue::review(&blind(seats, 120, seed)).unwrap();
            for total in review.totals {
                mean.add(total.luck);
            }
        }
        assert!(mean.mean().abs() < 4.0 * mean.standard_error(), "{seats} players: {mean:?}");
        assert!(mean.standard_error() < 0.15, "too few games to tell: {mean:?}");
    }
}

#[test]
fn nothing_is_better_than_the_best() {
    for (seats, seed) in [(3, 1), (4, 2), (5, 3)] {
        let review = Clue::review(&game(seats, seed)).unwrap();
        let mut asked = 0;
        for moment in &review.moments {
            if let Some(skill) = moment.skill {
                asked += 1;
                assert!(skill <= 0.0, "{moment:?}");
                assert_eq!(moment.grade == Some(Grade::Best), skill == 0.0, "{moment:?}");
            }
            assert!(moment.chance.is_none_or(|chance| (0.0..=1.0).contains(&chance)), "{moment:?}");
        }
        assert!(asked > 3);
    }
}

/// The curves are what an independent look at each player's knowledge gives, ply by ply.
#[test]
fn curves_are_the_entropy_of_what_each_could_know() {
    let table = game(4, 5);
    let review = Clue::review(&table).unwrap();
    assert_eq!(review.curves.len(), 5);
    for seat in Seat::all(4) {
        let curve = &review.curves[seat.index()];
        let known = knowledge_by_ply(&table, seat);
        assert_eq!((curve.seat, curve.values.len()), (Some(seat), known.len()));
        for (ply, knowledge) in known.iter().enumerate().skip(1) {
            let crimes = Belief::of(knowledge, Reading::Likely).unwrap().unwrap().crimes();
            let bits: f64 = crimes.iter().map(|(_, chance)| -chance * chance.log2()).sum();
            assert!((curve.values[ply] - bits).abs() < 2e-3, "{seat:?} at {ply}");
        }
        // 6 suspects, 6 weapons and 9 rooms before the deal.
        assert_eq!(curve.values[0], 8.34);
    }
}

/// Each cell is said to follow from exactly the first move on after which it is certain.
#[test]
fn what_followed_followed_then_and_not_before() {
    let table = game(3, 8);
    let review = Clue::review(&table).unwrap();
    let last = review.curves[0].values.len() - 1;
    for seat in Seat::all(3) {
        let known = knowledge_by_ply(&table, seat);
        let cell = |ply: usize, fact: Fact| {
            let aid = Clue::aid(&known[ply])?;
            aid.facts.iter().find(|told| told.fact == fact).unwrap().possible
        };
        let own: Vec<_> = review.followed.iter().filter(|followed| followed.seat == seat).collect();
        assert!(own.len() > 40);
        for one in own {
            let ply = one.ply as usize;
            assert_eq!(cell(ply, one.fact), Some(f64::from(u8::from(one.is))), "{one:?}");
            let before = cell(ply - 1, one.fact);
            assert!(before.is_none_or(|chance| chance != 0.0 && chance != 1.0), "{one:?}");
        }
        let certain = |ply: usize| {
            let aid = Clue::aid(&known[ply]).unwrap();
            aid.facts.iter().filter(|told| matches!(told.possible, Some(0.0 | 1.0))).count()
        };
        assert_eq!(review.followed.iter().filter(|followed| followed.seat == seat).count(), certain(last - 1));
    }
}

#[test]
fn a_review_is_the_same_each_time_and_of_finished_games_alone() {
    let table = game(4, 9);
    assert_eq!(Clue::review(&table), Clue::review(&table));
    let unfinished = game::Table::<Clue>::new(table.setup().clone()).unwrap();
    assert_eq!(Clue::review(&unfinished), None);
}
