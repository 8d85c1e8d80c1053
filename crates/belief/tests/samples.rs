//! Samples are consistent deals, each as often as its chance says.

mod support;

use std::collections::HashMap;

use belief::{Card, CardSet, Constraint, Deal, Holder, Problem, Quota, Solver, Weight, solve};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::SeedableRng;
use support::logs::{Reading, read};
use support::{close, enumerate, fits, obeys};

/// Three suspects, three weapons: a case file and two players, one of whom showed one of two cards.
fn small(weighed: bool) -> Problem {
    let mut problem = Problem::new(&[3, 4]).unwrap();
    problem.add_holder(Quota::ByCategory(vec![1, 1])).unwrap();
    let ann = problem.add_holder(Quota::Total(3)).unwrap();
    let bob = problem.add_holder(Quota::Total(2)).unwrap();
    let named = CardSet::of([Card(0), Card(3)]);
    problem.constrain(Constraint::any_of(ann, named)).unwrap();
    problem.constrain(Constraint::not_all(bob, CardSet::of([Card(1), Card(4)]))).unwrap();
    if weighed {
        problem.weigh(Weight::showed_one_of(ann, named)).unwrap();
        problem.weigh(Weight { holder: bob, cards: CardSet::of([Card(5)]), factors: vec![0.3, 1.7] }).unwrap();
    }
    problem
}

fn hands(problem: &Problem, deal: &Deal) -> Vec<CardSet> {
    (0..problem.quotas().len()).map(|holder| deal.hand(Holder(holder as u8))).collect()
}

/// Pearson's statistic of counts against what is expected of them.
fn chi_square(pairs: impl Iterator<Item = (f64, f64)>) -> f64 {
    pairs.map(|(count, expected)| (count - expected).powi(2) / expected).sum()
}

/// Five standard deviations above the mean of the statistic: a fair sampler exceeds it once in thousands of seeds.
fn largest(degrees: f64) -> f64 {
    degrees + 5.0 * (2.0 * degrees).sqrt()
}

#[test]
fn every_deal_comes_as_often_as_its_chance() {
    for weighed in [false, true] {
        let problem = small(weighed);
        let deals = enumerate(&problem);
        let total: f64 = deals.iter().map(|deal| deal.weight).sum();
        let solution = solve(&problem).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let draws = 200 * deals.len();
        let mut counts: HashMap<Vec<CardSet>, usize> = HashMap::new();
        for _ in 0..draws {
            *counts.entry(hands(&problem, &solution.sample(&mut rng))).or_default() += 1;
        }
        assert!(counts.keys().all(|hands| deals.iter().any(|deal| deal.hands == *hands)), "an impossible deal");
        let pairs = deals
            .iter()
            .map(|deal| (counts.get(&deal.hands).copied().unwrap_or(0) as f64, draws as f64 * deal.weight / total));
        let statistic = chi_square(pairs);
        assert!(statistic < largest(deals.len() as f64 - 1.0), "{statistic} for {} deals", deals.len());
        // As far below the mean, the draws would be too even to be independent.
        assert!(statistic > deals.len() as f64 - 1.0 - 5.0 * (2.0 * deals.len() as f64).sqrt(), "{statistic}");
    }
}

#[test]
fn deals_are_spread_evenly_by_their_chances() {
    for weighed in [false, true] {
        let problem = small(weighed);
        let deals = enumerate(&problem);
        let total: f64 = deals.iter().map(|deal| deal.weight).sum();
        let solution = solve(&problem).unwrap();
        for count in [1, 7, deals.len(), 3 * deals.len(), 1_000] {
            let spread: Vec<Vec<CardSet>> = solution.spread(count).map(|deal| hands(&problem, &deal)).collect();
            assert_eq!(spread.len(), count);
            for deal in &deals {
                let times = spread.iter().filter(|hands| **hands == deal.hands).count() as f64;
                let share = count as f64 * deal.weight / total;
                assert!((times - share).abs() < 1.0, "{times} times of {count}, not {share}");
            }
        }
        // One alone stands in the middle: as much lies before it as behind it.
        let middle = hands(&problem, &solution.spread(1).next().unwrap());
        let all: Vec<Vec<CardSet>> = solution.spread(10_001).map(|deal| hands(&problem, &deal)).collect();
        assert_eq!(all[5_000], middle);
    }
}

#[test]
fn neighbouring_draws_are_independent() {
    let problem = small(true);
    let solution = solve(&problem).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let (card, holder) = (Card(0), Holder(1));
    let chance = solution.chance(card, holder);
    let draws: Vec<bool> = (0..40_001).map(|_| solution.sample(&mut rng).hand(holder).contains(card)).collect();
    let mut counts = [0.0; 4];
    draws.windows(2).for_each(|pair| counts[usize::from(pair[0]) * 2 + usize::from(pair[1])] += 1.0);
    let of = |held: usize| if held == 1 { chance } else { 1.0 - chance };
    let pairs = (0..4).map(|pair| (counts[pair], 40_000.0 * of(pair / 2) * of(pair % 2)));
    // Overlapping pairs vary a little more than separate ones would.
    assert!(chi_square(pairs) < 25.0, "{counts:?}");
}

#[test]
fn samples_at_full_size_are_consistent_and_fair() {
    let logs = read(include_str!("../data/games-6.txt"));
    let mut solver = Solver::default();
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for (log, reading) in logs.iter().take(6).zip([Reading::Possible, Reading::Likely].into_iter().cycle()) {
        let problem = log.problems(0, reading).swap_remove(14);
        let solution = solver.solve(&problem).unwrap();
        let draws = 20_000;
        let mut held = vec![[0_u32; 7]; problem.cards()];
        for _ in 0..draws {
            let deal = solution.sample(&mut rng);
            for (holder, hand) in hands(&problem, &deal).into_iter().enumerate() {
                assert!(fits(&problem, holder, hand) && obeys(&problem, holder, hand), "{deal:?}");
                hand.iter().for_each(|card| held[card.index()][holder] += 1);
            }
        }
        for (card, counts) in held.iter().enumerate() {
            for (holder, &count) in counts.iter().enumerate() {
                let chance = solution.chance(Card(card as u8), Holder(holder as u8));
                let error = (chance * (1.0 - chance) / f64::from(draws)).sqrt();
                let off = (f64::from(count) / f64::from(draws) - chance).abs();
                // Some 900 cells are looked at; five standard errors are exceeded by one in two million.
                assert!(off <= 5.0 * error, "{card} at {holder}: {off} off {chance}");
            }
        }
    }
}

#[test]
fn samples_beyond_exact_counts_are_fair() {
    // 60 cards to four players: far more than 2^53 deals.
    let mut problem = Problem::new(&[30, 30]).unwrap();
    let players: Vec<Holder> = (0..4).map(|_| problem.add_holder(Quota::Total(15)).unwrap()).collect();
    problem.constrain(Constraint::any_of(players[0], CardSet::of([Card(0), Card(1)]))).unwrap();
    let solution = solve(&problem).unwrap();
    assert!(solution.count() > 1e30);
    let mut rng = ChaCha8Rng::seed_from_u64(10);
    let draws = 20_000;
    let both = (0..draws)
        .filter(|_| CardSet::of([Card(0), Card(1)]).is_subset(solution.sample(&mut rng).hand(players[0])));
    // Of two cards: both 15/60 * 14/59, neither 45/60 * 44/59.
    let (pair, none) = (15.0 * 14.0 / (60.0 * 59.0), 45.0 * 44.0 / (60.0 * 59.0));
    let chance: f64 = pair / (1.0 - none);
    let found = both.count() as f64 / f64::from(draws);
    assert!((found - chance).abs() < 5.0 * (chance / f64::from(draws)).sqrt(), "{found} is not {chance}");
    assert!(close(solution.chance(Card(0), players[0]), 0.25 / (1.0 - none)));
}
