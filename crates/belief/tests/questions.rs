//! What answers tell, and what is left when something is ruled out, against a list of all deals at toy size.

mod support;

use std::collections::BTreeMap;

use belief::{Card, CardSet, Constraint, Holder, Problem, Question, Quota, Sees, Solver, Weight, solve};
use proptest::prelude::*;
use support::{Sizes, Weighed, cases, close, enumerate, problem};

const TOY: Sizes =
    Sizes { categories: 3, in_category: 4, holders: 4, constraints: 9, weights: 3, lies: 30, vague: false };

/// Who holds one card of each category in every deal, if somebody does by the quotas.
fn about(problem: &Problem) -> Option<Holder> {
    let one_of_each = |holder: &Holder| solve(problem).ok().is_some_and(|solution| solution.joint(*holder).is_ok());
    (0..problem.quotas().len() as u8).map(Holder).find(one_of_each)
}

/// By who shows which card: the weight of each hand that the question may be about.
type Parts = BTreeMap<(Option<u8>, Option<u8>), BTreeMap<u64, f64>>;

fn parts(deals: &[Weighed], question: &Question<'_>) -> Parts {
    let mut parts = Parts::new();
    for deal in deals {
        let bits = deal.hands[question.about.index()].iter().fold(0, |bits, card| bits | 1_u64 << card.0);
        let mut add = |answer, weight| *parts.entry(answer).or_default().entry(bits).or_insert(0.0) += weight;
        let held = |holder: &Holder| deal.hands[holder.index()] & question.cards;
        match question.order.iter().find(|holder| !held(holder).is_empty()) {
            None => add((None, None), deal.weight),
            Some(shower) if question.sees == Sees::Shower => add((Some(shower.0), None), deal.weight),
            Some(shower) => {
                let held = held(shower);
                held.iter().for_each(|card| add((Some(shower.0), Some(card.0)), deal.weight / held.len() as f64));
            }
        }
    }
    parts
}

/// Equal but for rounding, where small numbers come from large ones.
fn near(left: f64, right: f64) -> bool {
    (left - right).abs() < 1e-9
}

fn compare(problem: &Problem, question: &Question<'_>) -> Result<(), TestCaseError> {
    let deals = enumerate(problem);
    let total: f64 = deals.iter().map(|deal| deal.weight).sum();
    let mut parts = parts(&deals, question);
    let answers = Solver::default().answers(problem, question).expect("a toy problem is not too hard");
    let (mut all, mut uncertain) = (0.0, 0.0);
    for answer in &answers.list {
        let key = (answer.shower.map(|holder| holder.0), answer.card.map(|card| card.0));
        let part = parts.remove(&key).ok_or_else(|| TestCaseError::fail(format!("{answer:?} cannot be")))?;
        let weight: f64 = part.values().sum();
        let most = part.values().fold(0.0_f64, |most, &weight| most.max(weight));
        let bits: f64 = part.values().map(|part| -part / weight * (part / weight).log2()).sum();
        prop_assert!(near(answer.chance, weight / total), "{answer:?}: {}", weight / total);
        prop_assert!(near(answer.bits, bits), "{answer:?}: {bits}");
        prop_assert!(near(answer.likeliest, most / weight), "{answer:?}: {}", most / weight);
        prop_assert_eq!(answer.likeliest == 1.0, part.len() == 1);
        all += answer.chance;
        uncertain += weight / total * bits;
    }
    prop_assert!(parts.is_empty(), "{parts:?} were missed");
    prop_assert!(near(all, 1.0) && near(answers.bits(), uncertain));
    Ok(())
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn answers_are_those_of_the_list(problem in problem(TOY), cards in any::<u16>(), turn in 0..4_usize) {
        let Some(about) = about(&problem) else { return Ok(()) };
        let cards = (0..problem.cards() as u8).filter(|card| cards >> (card % 16) & 1 == 1).map(Card).take(4).collect();
        let mut order: Vec<Holder> = (0..problem.quotas().len() as u8).map(Holder).filter(|&holder| holder != about).collect();
        let turn = turn.min(order.len());
        order.rotate_left(turn);
        // Whoever asks does not answer.
        order.pop();
        for sees in [Sees::Card, Sees::Shower] {
            compare(&problem, &Question { cards, order: &order, about, sees })?;
        }
    }

    #[test]
    fn what_is_ruled_out_is_as_if_it_had_been_known(problem in problem(TOY), first in any::<u16>(), second in any::<u16>()) {
        let Ok(mut solution) = solve(&problem) else { return Ok(()) };
        let mut known = problem.clone();
        for (holder, bits) in [(0, first), (problem.quotas().len() as u8 - 1, second)] {
            let holder = Holder(holder);
            let cards: CardSet = (0..problem.cards() as u8).filter(|card| bits >> (card % 16) & 3 == 3).map(Card).collect();
            known.constrain(Constraint::none_of(holder, cards)).unwrap();
            let left = solution.rule_out(holder, cards);
            let Ok(anew) = solve(&known) else {
                prop_assert!(!left);
                return Ok(());
            };
            prop_assert!(left);
            prop_assert_eq!(solution.count(), anew.count());
            prop_assert!(close(solution.weight(), anew.weight()));
            for card in (0..problem.cards() as u8).map(Card) {
                prop_assert_eq!(solution.certain(card), anew.certain(card));
                for holder in (0..problem.quotas().len() as u8).map(Holder) {
                    prop_assert!(near(solution.chance(card, holder), anew.chance(card, holder)));
                }
            }
            let Some(about) = about(&known) else { continue };
            let joint = anew.joint(about).unwrap();
            for (cards, chance) in solution.joint(about).unwrap().iter() {
                prop_assert!(near(joint.chance(cards), chance));
            }
        }
    }

    #[test]
    fn cards_that_are_alike_change_places_unseen(problem in problem(TOY)) {
        let Some(alike) = Solver::default().alike(&problem) else { return Ok(()) };
        let Ok(solution) = solve(&problem) else { return Ok(()) };
        let deals: BTreeMap<Vec<CardSet>, f64> =
            enumerate(&problem).into_iter().map(|deal| (deal.hands, deal.weight)).collect();
        for (card, &first) in (0..problem.cards() as u8).map(Card).zip(&alike) {
            prop_assert!(first <= card);
            prop_assert_eq!(alike[first.index()], first);
            let swap = |hand: &CardSet| -> CardSet {
                let other = |held: Card| if held == card { first } else if held == first { card } else { held };
                hand.iter().map(other).collect()
            };
            if solution.certain(card).is_some() {
                prop_assert_eq!(solution.certain(card), solution.certain(first));
                continue;
            }
            for (hands, &weight) in &deals {
                let swapped: Vec<CardSet> = hands.iter().map(swap).collect();
                let found = deals.get(&swapped);
                prop_assert!(found.is_some_and(|&found| near(found, weight)), "{first:?} and {card:?}");
            }
        }
    }
}

#[test]
fn cards_of_which_the_same_is_known_are_alike() {
    let mut problem = Problem::new(&[3, 3]).unwrap();
    problem.add_holder(Quota::ByCategory(vec![1, 1])).unwrap();
    let ann = problem.add_holder(Quota::Total(2)).unwrap();
    let bob = problem.add_holder(Quota::Total(2)).unwrap();
    let alike =
        |problem: &Problem| Solver::default().alike(problem).map(|cards| cards.iter().map(|card| card.0).collect());
    let expect = |problem: &Problem, first: [u8; 6]| assert_eq!(alike(problem), Some(first.to_vec()));
    expect(&problem, [0, 0, 0, 3, 3, 3]);
    problem.constrain(Constraint::any_of(ann, CardSet::of([Card(1), Card(2), Card(3)]))).unwrap();
    expect(&problem, [0, 1, 1, 3, 4, 4]);
    problem.weigh(Weight::showed_one_of(ann, CardSet::of([Card(2), Card(4)]))).unwrap();
    expect(&problem, [0, 1, 2, 3, 4, 5]);
    // The third card sets the fifth apart no longer, once it is certain that she did not show it.
    problem.constrain(Constraint::holds(Card(2), bob)).unwrap();
    expect(&problem, [0, 1, 2, 3, 4, 4]);
    problem.constrain(Constraint::holds(Card(2), ann)).unwrap();
    assert_eq!(Solver::default().alike(&problem), None);
}
