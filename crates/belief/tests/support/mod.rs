//! Random problems, and deals told apart by the letter of a problem alone.
#![allow(dead_code, reason = "each test program uses its part")]

use belief::{Card, CardSet, Entry, Holder, Problem, Quota, Weight};
use proptest::prelude::*;

/// Sizes of random problems.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    pub(crate) categories: usize,
    pub(crate) in_category: usize,
    pub(crate) holders: usize,
    pub(crate) entries: usize,
    pub(crate) weights: usize,
}

/// Few enough deals to be listed one by one.
pub(crate) const TOY: Sizes = Sizes { categories: 3, in_category: 4, holders: 4, entries: 9, weights: 3 };

#[derive(Clone, Debug)]
struct RawEntry {
    holder: prop::sample::Index,
    cards: u64,
    least: u8,
    most: u8,
    kind: u8,
    honest: u8,
}

fn raw_entry() -> impl Strategy<Value = RawEntry> {
    let cards = prop_oneof![
        3 => (0..64_u32, 0..64_u32, 0..64_u32).prop_map(|(a, b, c)| 1 << a | 1 << b | 1 << c),
        1 => any::<u64>(),
    ];
    (any::<prop::sample::Index>(), cards, 0..4_u8, 0..4_u8, 0..8_u8, 0..20_u8).prop_map(
        |(holder, cards, least, most, kind, honest)| RawEntry { holder, cards, least, most, kind, honest },
    )
}

/// Problems built round a true deal; nearly all entries are true of it, so that most problems have a solution.
pub(crate) fn problem(sizes: Sizes) -> impl Strategy<Value = Problem> {
    let categories = prop::collection::vec(1..=sizes.in_category, 1..=sizes.categories);
    (categories, 1..=sizes.holders).prop_flat_map(move |(categories, holders)| {
        let cards: usize = categories.iter().sum();
        let truth = prop::collection::vec(0..holders as u8, cards);
        let kinds = prop::collection::vec(any::<bool>(), holders);
        let entries = prop::collection::vec(raw_entry(), 0..=sizes.entries);
        let weights = prop::collection::vec((raw_entry(), any::<u64>()), 0..=sizes.weights);
        (Just(categories), truth, kinds, entries, weights).prop_map(
            |(categories, truth, kinds, entries, weights)| build(&categories, &truth, &kinds, entries, weights),
        )
    })
}

fn build(
    categories: &[usize],
    truth: &[u8],
    kinds: &[bool],
    entries: Vec<RawEntry>,
    weights: Vec<(RawEntry, u64)>,
) -> Problem {
    let mut problem = Problem::new(categories).unwrap();
    let hand = |holder: usize| -> CardSet {
        (0..truth.len()).filter(|&card| usize::from(truth[card]) == holder).map(|card| Card(card as u8)).collect()
    };
    for (holder, by_category) in kinds.iter().enumerate() {
        let hand = hand(holder);
        let counts = problem.categories().iter().map(|&category| (hand & category).len() as u8).collect();
        let quota = if *by_category { Quota::ByCategory(counts) } else { Quota::Total(hand.len() as u8) };
        problem.add_holder(quota).unwrap();
    }
    let all: CardSet = (0..truth.len() as u8).map(Card).collect();
    for raw in entries {
        let holder = raw.holder.index(kinds.len());
        let cards: CardSet =
            (0..64).filter(|bit| raw.cards >> bit & 1 == 1).map(|bit| Card(bit % truth.len() as u8)).collect();
        let first = cards.iter().next().unwrap_or(Card(0));
        let cards = cards & all;
        let id = Holder(holder as u8);
        let entry = match raw.kind {
            0 => Entry::holds(first, id),
            1 => Entry::lacks(first, id),
            2 | 3 => Entry::any_of(id, cards),
            4 => Entry::none_of(id, cards),
            5 | 6 => Entry::not_all(id, cards),
            _ => Entry::between(id, cards, raw.least.min(raw.most), raw.least.max(raw.most)),
        };
        if raw.honest == 0 || entry.allows(hand(holder)) {
            problem.enter(entry).unwrap();
        }
    }
    for (raw, seed) in weights {
        let cards: CardSet =
            (0..64).filter(|bit| raw.cards >> bit & 1 == 1).map(|bit| Card(bit % truth.len() as u8)).collect();
        let holder = Holder(raw.holder.index(kinds.len()) as u8);
        if raw.honest < 10 {
            problem.weigh(Weight::showed_one_of(holder, cards)).unwrap();
        } else {
            let factors =
                (0..=cards.len()).map(|held| 0.25 + (seed >> (4 * held % 60) & 15) as f64 / 8.0).collect();
            problem.weigh(Weight { holder, cards, factors }).unwrap();
        }
    }
    problem
}

/// Whether a hand fits a quota.
pub(crate) fn fits(problem: &Problem, holder: usize, hand: CardSet) -> bool {
    match &problem.quotas()[holder] {
        Quota::Total(count) => hand.len() == usize::from(*count),
        Quota::ByCategory(counts) => problem.categories().iter().zip(counts).all(|(&category, &count)| {
            hand.iter().filter(|&card| category.contains(card)).count() == usize::from(count)
        }),
    }
}

/// The product of the factors that depend on one hand.
pub(crate) fn weight(problem: &Problem, holder: usize, hand: CardSet) -> f64 {
    let own = problem.weights().iter().filter(|weight| weight.holder.index() == holder);
    own.map(|weight| weight.factors[weight.cards.iter().filter(|&card| hand.contains(card)).count()]).product()
}

/// Whether a hand is what the entries about its holder say.
pub(crate) fn obeys(problem: &Problem, holder: usize, hand: CardSet) -> bool {
    problem.entries().iter().filter(|entry| entry.holder.index() == holder).all(|entry| {
        let held = entry.cards.iter().filter(|&card| hand.contains(card)).count();
        usize::from(entry.least) <= held && held <= usize::from(entry.most)
    })
}

/// The number of cases that a property is tried on: `PROPTEST_CASES`, or what a test asks for.
pub(crate) fn cases(usual: u32) -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(usual);
    ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 2_000, ..ProptestConfig::default() }
}
