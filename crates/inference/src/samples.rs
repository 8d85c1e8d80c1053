//! Deals drawn at random, for what takes too long to be counted.

use std::collections::BTreeMap;

use belief::{Card, CardSet, Entry, MAX_HOLDERS, Problem, Quota};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::SeedableRng;
use rand::Rng;

use crate::bounds::Bounds;
use crate::deal::Deal;
use crate::exact::Belief;
use crate::holder::Holder;
use crate::odds::Odds;
use crate::setup::Setup;

/// How many deals are drawn, or tried to be drawn.
const TRIALS: usize = 10_000;

/// Deals with weights.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    deals: Vec<Drawn>,
    /// How many deals there are, as far as one can tell.
    count: f64,
}

/// A deal, and how much it weighs.
#[derive(Clone, Copy, Debug)]
pub struct Drawn {
    /// The deal.
    pub deal: Deal,
    /// Its weight beside the others.
    pub weight: f64,
}

impl Samples {
    /// Independent deals of a belief.
    pub(crate) fn of(belief: &Belief) -> Samples {
        Samples { deals: draw(belief, TRIALS), count: belief.deals() }
    }

    /// Deals of what is possible, with the weights of another problem about the same cards.
    pub(crate) fn drawn(possible: &Odds, weighted: &Problem) -> Samples {
        let samples = match possible {
            Odds::Exact(exact) => Samples::of(&exact.0),
            Odds::Sampled(samples) => samples.clone(),
        };
        samples.weighed(weighted)
    }

    /// Deals built card by card so that they fit a problem that is too hard to be counted.
    ///
    /// Each is drawn with a known chance and weighs the inverse of it, so that averages are right in the long run
    /// (sequential importance sampling).
    pub(crate) fn guided(setup: &Setup, problem: &Problem, bounds: &Bounds) -> Samples {
        let mut rng = generator();
        let builder = Builder::new(setup, problem, bounds);
        let deals: Vec<Drawn> = (0..TRIALS).filter_map(|_| builder.build(&mut rng)).collect();
        let count = deals.iter().map(|deal| deal.weight).sum::<f64>() / TRIALS as f64;
        Samples { deals, count }
    }

    /// The same deals with the weights of a problem.
    pub(crate) fn weighed(&self, problem: &Problem) -> Samples {
        let mut samples = self.clone();
        for drawn in &mut samples.deals {
            for weight in problem.weights() {
                let held = (drawn.deal.hands()[weight.holder.index()] & weight.cards).len();
                drawn.weight *= weight.factors[held];
            }
        }
        samples
    }

    /// The deals.
    pub fn deals(&self) -> &[Drawn] {
        &self.deals
    }

    /// How many deals there are, as far as one can tell.
    pub(crate) fn count(&self) -> f64 {
        self.count
    }

    /// How many deals of equal weight would tell as much.
    pub(crate) fn worth(&self) -> f64 {
        let squares: f64 = self.deals.iter().map(|deal| deal.weight * deal.weight).sum();
        if squares > 0.0 { self.total() * self.total() / squares } else { 0.0 }
    }

    fn total(&self) -> f64 {
        self.deals.iter().map(|deal| deal.weight).sum()
    }

    pub(crate) fn chance(&self, card: Card, holder: Holder) -> f64 {
        let having = self.deals.iter().filter(|drawn| drawn.deal.hand(holder).contains(card));
        let weight: f64 = having.map(|drawn| drawn.weight).sum();
        if weight > 0.0 { weight / self.total() } else { 0.0 }
    }

    pub(crate) fn case_files(&self) -> Vec<(CardSet, f64)> {
        let mut weights = BTreeMap::new();
        for drawn in &self.deals {
            *weights.entry(drawn.deal.case_file()).or_insert(0.0) += drawn.weight;
        }
        let total = self.total();
        weights.into_iter().map(|(cards, weight)| (cards, weight / total)).collect()
    }
}

/// Samples are the same each time, so that whoever asks twice is told the same.
fn generator() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(7)
}

/// Independent deals of a belief, each of weight 1.
pub(crate) fn draw(belief: &Belief, count: usize) -> Vec<Drawn> {
    let mut rng = generator();
    (0..count).map(|_| Drawn { deal: belief.sample(&mut rng), weight: 1.0 }).collect()
}

/// Builds deals card by card.
struct Builder<'a> {
    setup: &'a Setup,
    case_file: usize,
    /// How many cards each holder holds.
    quotas: Vec<usize>,
    may: Vec<CardSet>,
    must: Vec<CardSet>,
    /// The cards that the case file may hold, by category.
    choices: Vec<Vec<Card>>,
    /// Cards of which each holder holds one at least.
    clauses: Vec<Vec<CardSet>>,
    /// The cards in the order in which they are given away: first those that the fewest may hold.
    order: Vec<Card>,
    entries: Vec<Entry>,
    all: CardSet,
}

impl<'a> Builder<'a> {
    fn new(setup: &'a Setup, problem: &Problem, bounds: &Bounds) -> Builder<'a> {
        let case_file = setup.case_file();
        let quotas = problem.quotas().iter().map(|quota| match quota {
            Quota::Total(count) => usize::from(*count),
            Quota::ByCategory(counts) => counts.iter().map(|&count| usize::from(count)).sum(),
        });
        let mut clauses = vec![Vec::new(); problem.quotas().len()];
        for entry in problem.entries() {
            let holder = entry.holder.index();
            let open = entry.cards & bounds.may[holder];
            if entry.least == 1 && (entry.cards & bounds.must[holder]).is_empty() {
                clauses[holder].push(open);
            }
        }
        let all = setup.cards();
        let takers = |card: &Card| bounds.may.iter().filter(|may| may.contains(*card)).count();
        let asked = |card: &Card| clauses.iter().flatten().filter(|clause| clause.contains(*card)).count();
        let mut order: Vec<Card> = all.iter().collect();
        order.sort_by_key(|card| (takers(card), std::cmp::Reverse(asked(card))));
        let own = (bounds.may[case_file.index()], bounds.must[case_file.index()]);
        let choices = |&cards: &CardSet| {
            let must = cards & own.1;
            let open = if must.is_empty() { cards & own.0 } else { must };
            open.iter().collect()
        };
        Builder {
            setup,
            case_file: case_file.index(),
            quotas: quotas.collect(),
            may: bounds.may.clone(),
            must: bounds.must.clone(),
            choices: problem.categories().iter().map(choices).collect(),
            clauses,
            order,
            entries: problem.entries().to_vec(),
            all,
        }
    }

    /// One deal, unless it comes to a dead end.
    fn build(&self, rng: &mut ChaCha8Rng) -> Option<Drawn> {
        let mut hands = [CardSet::EMPTY; MAX_HOLDERS];
        hands[..self.must.len()].copy_from_slice(&self.must);
        let mut weight = 1.0;
        hands[self.case_file] = CardSet::EMPTY;
        for choices in &self.choices {
            let chosen = choices.get(rng.next_u32() as usize % choices.len().max(1))?;
            weight *= choices.len() as f64;
            hands[self.case_file] = hands[self.case_file] | CardSet::of([*chosen]);
        }
        let left = self.all - hands.iter().fold(CardSet::EMPTY, |held, &hand| held | hand);
        let mut need: Vec<usize> =
            self.quotas.iter().zip(&hands).map(|(quota, hand)| quota.wrapping_sub(hand.len())).collect();
        let mut free = left;
        if need.iter().any(|&need| need > self.all.len()) {
            return None;
        }
        for &card in self.order.iter().filter(|&&card| left.contains(card)) {
            weight *= self.place(card, free, &mut hands, &mut need, rng)?;
            free = free - CardSet::of([card]);
        }
        let fits = self.entries.iter().all(|entry| entry.allows(hands[entry.holder.index()]));
        fits.then(|| Drawn { deal: Deal::new(self.setup, hands), weight })
    }

    /// Gives a card to somebody; returns the inverse of the chance of that.
    fn place(
        &self,
        card: Card,
        left: CardSet,
        hands: &mut [CardSet],
        need: &mut [usize],
        rng: &mut ChaCha8Rng,
    ) -> Option<f64> {
        let mut odds = [0.0_f64; MAX_HOLDERS];
        for (holder, odds) in odds.iter_mut().enumerate().take(need.len()) {
            if holder != self.case_file && need[holder] > 0 && self.may[holder].contains(card) {
                *odds = self.urge(holder, card, left, hands[holder], need[holder]);
            }
        }
        let total: f64 = odds.iter().sum();
        if total <= 0.0 {
            return None;
        }
        let mut point = (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64 * total;
        let chosen = (0..need.len()).filter(|&holder| odds[holder] > 0.0).find(|&holder| {
            point -= odds[holder];
            point < 0.0
        });
        let chosen = chosen.or_else(|| (0..need.len()).rev().find(|&holder| odds[holder] > 0.0))?;
        hands[chosen] = hands[chosen] | CardSet::of([card]);
        need[chosen] -= 1;
        Some(total / odds[chosen])
    }

    /// How much a holder wants a card: by how many cards it lacks, of how many it may get, and what it must show.
    fn urge(&self, holder: usize, card: Card, left: CardSet, hand: CardSet, need: usize) -> f64 {
        let open = (left & self.may[holder]).len();
        let share = need as f64 / open.max(1) as f64;
        let mut urge = if share >= 1.0 { 1e6 } else { share / (1.0 - share) };
        for clause in &self.clauses[holder] {
            if clause.contains(card) && (*clause & hand).is_empty() {
                match (*clause & left).len() {
                    1 => return 1e6,
                    open => urge *= 1.0 + 2.0 / open as f64,
                }
            }
        }
        urge
    }
}
