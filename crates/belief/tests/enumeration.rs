//! Every answer against a list of all deals, at toy size.
//!
//! The usual run tries 10,000 random problems; a thorough one: `PROPTEST_CASES=100000 cargo test --release -p
//! belief`.

mod support;

use belief::{
    Card, Constraint, Contradiction, Holder, Problem, Quota, Unsolved, Weight, contradiction_among, solve, why,
    why_among,
};
use proptest::prelude::*;
use support::{Sizes, Weighed, cases, close, deals_by_quota, enumerate, is_true, problem, same};

/// Few enough deals to be listed one by one.
const TOY: Sizes =
    Sizes { categories: 3, in_category: 4, holders: 4, constraints: 9, weights: 3, lies: 30, vague: false };
/// Few enough deals and constraints that all sets of constraints can be tried.
const TINY: Sizes =
    Sizes { categories: 3, in_category: 3, holders: 4, constraints: 12, weights: 1, lies: 6, vague: true };

fn cells(problem: &Problem) -> impl Iterator<Item = (Card, Holder)> {
    let holders = problem.quotas().len() as u8;
    (0..problem.cards() as u8).flat_map(move |card| (0..holders).map(move |holder| (Card(card), Holder(holder))))
}

fn agrees(problem: &Problem) -> Result<(), TestCaseError> {
    let deals = enumerate(problem);
    let solution = match solve(problem) {
        Ok(solution) => solution,
        Err(Unsolved::Contradiction(_)) => {
            prop_assert!(deals.is_empty(), "{} deals were missed", deals.len());
            return Ok(());
        }
        Err(Unsolved::TooHard(_)) => return Err(TestCaseError::fail("too hard at toy size")),
    };
    let sum = |deals: &[&Weighed]| deals.iter().map(|deal| deal.weight).sum::<f64>();
    let total = sum(&deals.iter().collect::<Vec<_>>());
    prop_assert_eq!(solution.count(), deals.len() as f64);
    prop_assert!(same(problem, solution.weight(), total), "weight {} is not {total}", solution.weight());
    for (card, holder) in cells(problem) {
        let having: Vec<&Weighed> = deals.iter().filter(|deal| deal.hands[holder.index()].contains(card)).collect();
        let (found, chance) = (solution.chance(card, holder), sum(&having) / total);
        prop_assert!(same(problem, found, chance), "{card:?} at {holder:?}: {found} is not {chance}");
        prop_assert_eq!(solution.is_possible(card, holder), !having.is_empty());
        prop_assert_eq!(solution.certain(card) == Some(holder), having.len() == deals.len());
    }
    for holder in (0..problem.quotas().len() as u8).map(Holder) {
        let Ok(joint) = solution.joint(holder) else { continue };
        let mut all = 0.0;
        for (cards, found) in joint.iter() {
            let having: Vec<&Weighed> = deals.iter().filter(|deal| deal.hands[holder.index()] == cards).collect();
            let chance = sum(&having) / total;
            prop_assert!(same(problem, found, chance), "{cards:?}: {found} is not {chance}");
            prop_assert_eq!(joint.chance(cards), found);
            prop_assert!(found <= joint.likeliest().1);
            all += found;
        }
        prop_assert!(close(all, 1.0), "the joint chances sum to {all}");
    }
    Ok(())
}

/// Which of the first constraints, by bit, are true of each deal that fits the quotas.
fn truths(problem: &Problem) -> Vec<u32> {
    let truth = |hands: &Vec<_>| {
        let constraints = problem.constraints().iter().enumerate();
        constraints
            .filter(|(_, constraint)| is_true(constraint, hands[constraint.holder.index()]))
            .fold(0, |bits, (bit, _)| bits | 1 << bit)
    };
    deals_by_quota(problem).iter().map(truth).collect()
}

/// The size of the smallest set of constraints that are not all true in any of these deals, by trying all sets.
fn smallest(constraints: usize, truths: &[u32]) -> Option<u32> {
    let refuted = |set: &u32| truths.iter().all(|truth| truth & set != *set);
    (0..1_u32 << constraints).filter(refuted).map(u32::count_ones).min()
}

/// Whether the constraints named are not all true in any deal, though they are without any one of them.
fn is_irreducible(named: &[usize], truths: &[u32]) -> bool {
    let set = named.iter().fold(0, |set, index| set | 1_u32 << index);
    let possible = |set: u32| truths.iter().any(|truth| truth & set == set);
    !possible(set) && named.iter().all(|index| possible(set & !(1 << index)))
}

proptest! {
    #![proptest_config(cases(10_000))]

    #[test]
    fn every_answer_is_that_of_the_list(problem in problem(TOY)) {
        agrees(&problem)?;
    }
}

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn contradictions_and_reasons_are_smallest(problem in problem(TINY)) {
        let truths = truths(&problem);
        let constraints = problem.constraints().len();
        let solution = match solve(&problem) {
            Ok(solution) => solution,
            Err(Unsolved::Contradiction(Contradiction { constraints: named })) => {
                prop_assert!(is_irreducible(&named, &truths), "{named:?}");
                prop_assert_eq!(Some(named.len() as u32), smallest(constraints, &truths));
                return Ok(());
            }
            Err(unsolved) => return Err(TestCaseError::fail(unsolved.to_string())),
        };
        for (card, holder) in cells(&problem) {
            let why = why(&problem, card, holder).unwrap();
            let possible = solution.is_possible(card, holder);
            let certain = solution.certain(card) == Some(holder);
            prop_assert_eq!(why.is_some(), certain || !possible);
            let Some(why) = why else { continue };
            prop_assert_eq!(why.holds, certain);
            // In the deals that are otherwise, the constraints named must not all be true.
            let by_quota = deals_by_quota(&problem);
            let otherwise = by_quota.iter().map(|hands| hands[holder.index()].contains(card) != why.holds);
            let others: Vec<u32> = truths.iter().zip(otherwise).filter(|(_, other)| *other).map(|(truth, _)| *truth).collect();
            prop_assert!(is_irreducible(&why.constraints, &others), "{:?} for {card:?} at {holder:?}", why.constraints);
            prop_assert_eq!(Some(why.constraints.len() as u32), smallest(constraints, &others));
        }
    }
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn groups_are_blamed_as_a_whole(problem in problem(TINY), size in 1..4_usize) {
        let groups: Vec<Vec<Constraint>> = problem.constraints().chunks(size).map(<[Constraint]>::to_vec).collect();
        let by_quota = deals_by_quota(&problem);
        let truth = |hands: &Vec<_>| {
            let holds = |group: &Vec<Constraint>| group.iter().all(|constraint| is_true(constraint, hands[constraint.holder.index()]));
            groups.iter().enumerate().filter(|(_, group)| holds(group)).fold(0, |bits, (bit, _)| bits | 1 << bit)
        };
        let truths: Vec<u32> = by_quota.iter().map(truth).collect();
        let Ok(solution) = solve(&problem) else {
            let named = contradiction_among(&problem, &groups).constraints;
            prop_assert!(is_irreducible(&named, &truths), "{named:?}");
            prop_assert_eq!(Some(named.len() as u32), smallest(groups.len(), &truths));
            return Ok(());
        };
        for (card, holder) in cells(&problem) {
            let holds = solution.certain(card) == Some(holder);
            if !holds && solution.is_possible(card, holder) {
                continue;
            }
            let why = why_among(&problem, &groups, card, holder, holds);
            prop_assert_eq!(why.holds, holds);
            let otherwise = by_quota.iter().map(|hands| hands[holder.index()].contains(card) != holds);
            let others: Vec<u32> =
                truths.iter().zip(otherwise).filter(|(_, other)| *other).map(|(truth, _)| *truth).collect();
            prop_assert!(is_irreducible(&why.constraints, &others), "{:?} for {card:?} at {holder:?}", why.constraints);
            prop_assert_eq!(Some(why.constraints.len() as u32), smallest(groups.len(), &others));
        }
    }
}

#[test]
fn many_weights_on_one_hand() {
    // More counts than one word can hold: a factor for each three of eight cards.
    let mut problem = Problem::new(&[4, 4]).unwrap();
    let ann = problem.add_holder(Quota::Total(3)).unwrap();
    problem.add_holder(Quota::Total(5)).unwrap();
    for triple in (0..256_u32).filter(|bits| bits.count_ones() == 3) {
        let cards = (0..8).filter(|card| triple >> card & 1 == 1).map(Card).collect();
        let factors = (0..4).map(|held| 1.0 + f64::from(triple * (held + 1) % 7) / 10.0).collect();
        problem.weigh(Weight { holder: ann, cards, factors }).unwrap();
    }
    agrees(&problem).unwrap();
}
