//! Every answer against a list of all deals, at toy size.

mod support;

use belief::{Card, CardSet, Holder, Problem, Unsolved, solve};
use proptest::prelude::*;
use support::{TOY, cases, fits, obeys, problem, weight};

/// A consistent deal and its weight.
struct Weighed {
    hands: Vec<CardSet>,
    weight: f64,
}

/// All consistent deals, depth first, card by card; a deal is judged when it is complete.
fn enumerate(problem: &Problem) -> Vec<Weighed> {
    fn deal(problem: &Problem, card: usize, hands: &mut Vec<CardSet>, out: &mut Vec<Weighed>) {
        let holders = 0..hands.len();
        if card == problem.cards() {
            if holders
                .clone()
                .all(|holder| fits(problem, holder, hands[holder]) && obeys(problem, holder, hands[holder]))
            {
                let weight = holders.map(|holder| weight(problem, holder, hands[holder])).product();
                out.push(Weighed { hands: hands.clone(), weight });
            }
            return;
        }
        for holder in holders {
            let before = hands[holder];
            hands[holder] = before | CardSet::of([Card(card as u8)]);
            deal(problem, card + 1, hands, out);
            hands[holder] = before;
        }
    }
    let mut out = Vec::new();
    deal(problem, 0, &mut vec![CardSet::EMPTY; problem.quotas().len()], &mut out);
    out
}

fn close(left: f64, right: f64) -> bool {
    (left - right).abs() <= 1e-12 * left.abs().max(right.abs())
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
    let weighed = !problem.weights().is_empty();
    let same = |left: f64, right: f64| if weighed { close(left, right) } else { left == right };
    let total: f64 = deals.iter().map(|deal| deal.weight).sum();
    prop_assert_eq!(solution.count(), deals.len() as f64);
    prop_assert!(same(solution.weight(), total), "weight {} is not {total}", solution.weight());
    for card in (0..problem.cards() as u8).map(Card) {
        for holder in (0..problem.quotas().len() as u8).map(Holder) {
            let having = || deals.iter().filter(|deal| deal.hands[holder.index()].contains(card));
            let chance = having().map(|deal| deal.weight).sum::<f64>() / total;
            let found = solution.chance(card, holder);
            prop_assert!(same(found, chance), "{card:?} at {holder:?}: {found} is not {chance}");
            prop_assert_eq!(solution.is_possible(card, holder), having().count() > 0);
            prop_assert_eq!(solution.certain(card) == Some(holder), having().count() == deals.len());
        }
    }
    for holder in (0..problem.quotas().len() as u8).map(Holder) {
        let Ok(joint) = solution.joint(holder) else { continue };
        let mut sum = 0.0;
        for (cards, found) in joint.iter() {
            let having = deals.iter().filter(|deal| deal.hands[holder.index()] == cards);
            let chance = having.map(|deal| deal.weight).sum::<f64>() / total;
            prop_assert!(same(found, chance), "{cards:?}: {found} is not {chance}");
            prop_assert_eq!(joint.chance(cards), found);
            sum += found;
        }
        prop_assert!(close(sum, 1.0), "the joint chances sum to {sum}");
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(10_000))]

    #[test]
    fn every_answer_is_that_of_the_list(problem in problem(TOY)) {
        agrees(&problem)?;
    }
}
