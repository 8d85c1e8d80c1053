//! Random problems, and hands judged by the letter of a problem alone.
#![allow(dead_code, reason = "each test program uses its part")]

use belief::{Card, CardSet, Constraint, Holder, Problem, Quota, Weight};
use proptest::prelude::*;

pub(crate) mod logs;

/// Sizes of random problems.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    pub(crate) categories: usize,
    pub(crate) in_category: usize,
    pub(crate) holders: usize,
    pub(crate) constraints: usize,
    pub(crate) weights: usize,
    /// One in this many constraints may be untrue.
    pub(crate) lies: u8,
    /// Whether constraints about a single card are left out, so that less is certain at once.
    pub(crate) vague: bool,
}

/// A problem in raw numbers, which proptest can shrink.
#[derive(Clone, Debug)]
struct Raw {
    categories: Vec<usize>,
    /// Who truly holds each card.
    truth: Vec<u8>,
    /// Which card of each category the case file holds, if the first holder is one.
    case_file: Option<Vec<prop::sample::Index>>,
    /// Which holders have a quota for each category.
    by_category: Vec<bool>,
    constraints: Vec<RawConstraint>,
    weights: Vec<(RawConstraint, u64)>,
}

#[derive(Clone, Debug)]
struct RawConstraint {
    holder: prop::sample::Index,
    cards: Vec<prop::sample::Index>,
    kind: u8,
    least: u8,
    most: u8,
    /// A constraint that is not true of the true deal is dropped unless this is 0.
    honest: u8,
}

fn raw_constraint(sizes: Sizes) -> impl Strategy<Value = RawConstraint> {
    let cards = prop::collection::vec(any::<prop::sample::Index>(), 0..6);
    (any::<prop::sample::Index>(), cards, u8::from(sizes.vague) * 2..8_u8, 0..4_u8, 0..4_u8, 0..sizes.lies)
        .prop_map(|(holder, cards, kind, least, most, honest)| RawConstraint {
            holder,
            cards,
            kind,
            least,
            most,
            honest,
        })
}

/// Problems built round a true deal; nearly all constraints are true of it, so that most problems have a solution.
pub(crate) fn problem(sizes: Sizes) -> impl Strategy<Value = Problem> {
    let size = prop_oneof![1 => Just(1), 9 => 2..=sizes.in_category];
    let holders = prop_oneof![1 => Just(1), 9 => 2..=sizes.holders, 9 => Just(sizes.holders)];
    let categories = prop_oneof![1..=sizes.categories, Just(sizes.categories)];
    let categories = categories.prop_flat_map(move |count| prop::collection::vec(size.clone(), count));
    let raw = (categories, holders).prop_flat_map(move |(categories, holders)| {
        let case_file = prop::collection::vec(any::<prop::sample::Index>(), categories.len());
        (
            prop::collection::vec(0..holders as u8, categories.iter().sum::<usize>()),
            prop::option::of(case_file),
            prop::collection::vec(any::<bool>(), holders),
            prop::collection::vec(raw_constraint(sizes), 0..=sizes.constraints),
            prop::collection::vec((raw_constraint(sizes), any::<u64>()), 0..=sizes.weights),
        )
            .prop_map(move |(truth, case_file, by_category, constraints, weights)| {
                let categories = categories.clone();
                Raw { categories, truth, case_file, by_category, constraints, weights }
            })
    });
    raw.prop_map(|raw| raw.build())
}

impl Raw {
    fn build(mut self) -> Problem {
        let mut problem = Problem::new(&self.categories).unwrap();
        if let Some(picks) = &self.case_file {
            self.truth.iter_mut().filter(|holder| **holder == 0).for_each(|holder| *holder = 1);
            let picked = problem.categories().iter().zip(picks).map(|(cards, pick)| pick.index(cards.len()));
            for (cards, nth) in problem.categories().iter().zip(picked) {
                self.truth[cards.iter().nth(nth).unwrap().index()] = 0;
            }
            self.by_category[0] = true;
            if self.by_category.len() == 1 {
                self.by_category.push(false);
            }
        }
        for (holder, by_category) in self.by_category.iter().enumerate() {
            let hand = self.hand(holder);
            let counts = problem.categories().iter().map(|&cards| (hand & cards).len() as u8).collect();
            let quota = if *by_category { Quota::ByCategory(counts) } else { Quota::Total(hand.len() as u8) };
            problem.add_holder(quota).unwrap();
        }
        for raw in &self.constraints {
            let constraint = raw.constraint(&self);
            if raw.honest == 0 || constraint.allows(self.hand(constraint.holder.index())) {
                problem.constrain(constraint).unwrap();
            }
        }
        for (raw, seed) in &self.weights {
            let (holder, cards) = (raw.holder(&self), raw.cards(&self));
            let any_factor = |held: usize| 0.25 + (seed >> (8 * held) & 255) as f64 / 64.0;
            problem
                .weigh(match raw.kind {
                    0..4 => Weight::showed_one_of(holder, cards),
                    _ => Weight { holder, cards, factors: (0..=cards.len()).map(any_factor).collect() },
                })
                .unwrap();
        }
        problem
    }

    fn hand(&self, holder: usize) -> CardSet {
        let held = |card: &usize| usize::from(self.truth[*card]) == holder;
        (0..self.truth.len()).filter(held).map(|card| Card(card as u8)).collect()
    }
}

impl RawConstraint {
    fn holder(&self, raw: &Raw) -> Holder {
        Holder(self.holder.index(raw.by_category.len()) as u8)
    }

    fn cards(&self, raw: &Raw) -> CardSet {
        self.cards.iter().map(|card| Card(card.index(raw.truth.len()) as u8)).collect()
    }

    fn constraint(&self, raw: &Raw) -> Constraint {
        let (holder, cards) = (self.holder(raw), self.cards(raw));
        let card = cards.iter().next().unwrap_or(Card(0));
        match self.kind {
            0 => Constraint::holds(card, holder),
            1 => Constraint::lacks(card, holder),
            2 | 3 => Constraint::any_of(holder, cards),
            4 => Constraint::none_of(holder, cards),
            5 | 6 => Constraint::not_all(holder, cards),
            _ => Constraint::between(holder, cards, self.least.min(self.most), self.least.max(self.most)),
        }
    }
}

/// Whether a hand fits a quota.
pub(crate) fn fits(problem: &Problem, holder: usize, hand: CardSet) -> bool {
    let in_category = |cards: &CardSet| hand.iter().filter(|&card| cards.contains(card)).count();
    match &problem.quotas()[holder] {
        Quota::Total(count) => hand.iter().count() == usize::from(*count),
        Quota::ByCategory(counts) => {
            problem.categories().iter().zip(counts).all(|(cards, &count)| in_category(cards) == usize::from(count))
        }
    }
}

/// Whether a constraint is true of its holder's hand.
pub(crate) fn is_true(constraint: &Constraint, hand: CardSet) -> bool {
    let held = constraint.cards.iter().filter(|&card| hand.contains(card)).count();
    usize::from(constraint.least) <= held && held <= usize::from(constraint.most)
}

/// Whether a hand is what all constraints about its holder say.
pub(crate) fn obeys(problem: &Problem, holder: usize, hand: CardSet) -> bool {
    problem
        .constraints()
        .iter()
        .filter(|constraint| constraint.holder.index() == holder)
        .all(|constraint| is_true(constraint, hand))
}

/// The product of the factors that depend on one hand.
pub(crate) fn weight(problem: &Problem, holder: usize, hand: CardSet) -> f64 {
    let own = problem.weights().iter().filter(|weight| weight.holder.index() == holder);
    own.map(|weight| weight.factors[weight.cards.iter().filter(|&card| hand.contains(card)).count()]).product()
}

/// A consistent deal and its weight.
pub(crate) struct Weighed {
    pub(crate) hands: Vec<CardSet>,
    pub(crate) weight: f64,
}

/// All consistent deals, depth first, card by card; a deal is judged when it is complete.
pub(crate) fn enumerate(problem: &Problem) -> Vec<Weighed> {
    let mut deals = deals_by_quota(problem);
    deals.retain(|hands| hands.iter().enumerate().all(|(holder, &hand)| obeys(problem, holder, hand)));
    let weigh = |hands: Vec<CardSet>| {
        let weight = hands.iter().enumerate().map(|(holder, &hand)| weight(problem, holder, hand)).product();
        Weighed { hands, weight }
    };
    deals.into_iter().map(weigh).collect()
}

/// All deals that fit the quotas, whatever was added.
pub(crate) fn deals_by_quota(problem: &Problem) -> Vec<Vec<CardSet>> {
    fn deal(
        problem: &Problem,
        totals: &[usize],
        card: usize,
        hands: &mut Vec<CardSet>,
        out: &mut Vec<Vec<CardSet>>,
    ) {
        if card == problem.cards() {
            if (0..hands.len()).all(|holder| fits(problem, holder, hands[holder])) {
                out.push(hands.clone());
            }
            return;
        }
        for holder in 0..hands.len() {
            let before = hands[holder];
            if before.len() < totals[holder] {
                hands[holder] = before | CardSet::of([Card(card as u8)]);
                deal(problem, totals, card + 1, hands, out);
                hands[holder] = before;
            }
        }
    }
    let total = |quota: &Quota| match quota {
        Quota::Total(count) => usize::from(*count),
        Quota::ByCategory(counts) => counts.iter().map(|&count| usize::from(count)).sum(),
    };
    let totals: Vec<usize> = problem.quotas().iter().map(total).collect();
    let mut out = Vec::new();
    deal(problem, &totals, 0, &mut vec![CardSet::EMPTY; totals.len()], &mut out);
    out
}

/// Equal to the bit without weights; with weights, to rounding.
pub(crate) fn same(problem: &Problem, left: f64, right: f64) -> bool {
    left == right || !problem.weights().is_empty() && close(left, right)
}

pub(crate) fn close(left: f64, right: f64) -> bool {
    (left - right).abs() <= 1e-12 * left.abs().max(right.abs())
}

/// The number of cases that a property is tried on: `PROPTEST_CASES`, or what a test asks for.
pub(crate) fn cases(usual: u32) -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(usual);
    ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 2_000, ..ProptestConfig::default() }
}
