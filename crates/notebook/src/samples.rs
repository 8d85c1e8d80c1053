//! Deals drawn at random, for what takes too long to be counted.

use belief::{Card, CardSet, Entry, Holder, Problem, Quota, Solution};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::SeedableRng;
use rand::Rng;

use crate::bounds::Bounds;
use crate::odds::{Odds, triple};

/// How many deals are drawn, or tried to be drawn.
const TRIALS: usize = 10_000;

/// Deals with weights.
#[derive(Clone, Debug, Default)]
pub(crate) struct Samples {
    deals: Vec<Drawn>,
    /// How many deals there are, as far as one can tell.
    count: f64,
}

/// A deal, as each holder's hand, and how much it weighs.
#[derive(Clone, Debug)]
pub(crate) struct Drawn {
    pub(crate) hands: Vec<CardSet>,
    pub(crate) crime: [u8; 3],
    pub(crate) weight: f64,
}

impl Samples {
    /// Independent deals of a solution.
    pub(crate) fn of(solution: &Solution, case_file: Holder) -> Samples {
        Samples { deals: draw(solution, case_file, TRIALS), count: solution.count() }
    }

    /// Deals of what is possible, with the weights of another problem about the same cards.
    pub(crate) fn drawn(possible: &Odds, weighted: &Problem) -> Samples {
        let samples = match possible {
            Odds::Exact(exact) => {
                let case_file = Holder(weighted.quotas().iter().position(is_case_file).unwrap_or_default() as u8);
                Samples::of(&exact.0, case_file)
            }
            Odds::Sampled(samples) => samples.clone(),
        };
        samples.weighed(weighted)
    }

    /// Deals built card by card so that they fit a problem that is too hard to be counted.
    ///
    /// Each is drawn with a known chance and weighs the inverse of it, so that averages are right in the long run
    /// (sequential importance sampling).
    pub(crate) fn guided(problem: &Problem, case_file: Holder, bounds: &Bounds) -> Samples {
        let mut rng = generator();
        let builder = Builder::new(problem, case_file, bounds);
        let deals: Vec<Drawn> = (0..TRIALS).filter_map(|_| builder.build(&mut rng)).collect();
        let count = deals.iter().map(|deal| deal.weight).sum::<f64>() / TRIALS as f64;
        Samples { deals, count }
    }

    /// The same deals with the weights of a problem.
    pub(crate) fn weighed(&self, problem: &Problem) -> Samples {
        let mut samples = self.clone();
        for deal in &mut samples.deals {
            for weight in problem.weights() {
                let held = (deal.hands[weight.holder.index()] & weight.cards).len();
                deal.weight *= weight.factors[held];
            }
        }
        samples
    }

    pub(crate) fn deals(&self) -> &[Drawn] {
        &self.deals
    }

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

    pub(crate) fn chance(&self, card: u8, holder: u8) -> f64 {
        let having = self.deals.iter().filter(|deal| deal.hands[usize::from(holder)].contains(Card(card)));
        let weight: f64 = having.map(|deal| deal.weight).sum();
        if weight > 0.0 { weight / self.total() } else { 0.0 }
    }

    pub(crate) fn triples(&self) -> Vec<([u8; 3], f64)> {
        let mut weights = std::collections::BTreeMap::new();
        for deal in &self.deals {
            *weights.entry(deal.crime).or_insert(0.0) += deal.weight;
        }
        let total = self.total();
        weights.into_iter().map(|(crime, weight)| (crime, weight / total)).collect()
    }
}

/// Samples are the same each time, so that a page does not flicker.
fn generator() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(7)
}

/// Independent deals of a solution, each of weight 1.
pub(crate) fn draw(solution: &Solution, case_file: Holder, count: usize) -> Vec<Drawn> {
    let mut rng = generator();
    let deal = |_| {
        let deal = solution.sample(&mut rng);
        let hands: Vec<CardSet> = (0..belief::MAX_HOLDERS as u8).map(|holder| deal.hand(Holder(holder))).collect();
        Drawn { crime: triple(hands[case_file.index()]), hands, weight: 1.0 }
    };
    (0..count).map(deal).collect()
}

fn is_case_file(quota: &Quota) -> bool {
    matches!(quota, Quota::ByCategory(_))
}

/// Builds deals card by card.
struct Builder {
    case_file: usize,
    /// How many cards each holder holds.
    quotas: Vec<usize>,
    may: Vec<CardSet>,
    must: Vec<CardSet>,
    /// The cards that the case file may hold, by category.
    suspects: Vec<Vec<Card>>,
    /// Cards of which each holder holds one at least.
    clauses: Vec<Vec<CardSet>>,
    /// The cards in the order in which they are given away: first those that the fewest may hold.
    order: Vec<Card>,
    entries: Vec<Entry>,
    all: CardSet,
}

impl Builder {
    fn new(problem: &Problem, case_file: Holder, bounds: &Bounds) -> Builder {
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
        let all = problem.categories().iter().fold(CardSet::EMPTY, |all, &cards| all | cards);
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
            case_file: case_file.index(),
            quotas: quotas.collect(),
            may: bounds.may.clone(),
            must: bounds.must.clone(),
            suspects: problem.categories().iter().map(choices).collect(),
            clauses,
            order,
            entries: problem.entries().to_vec(),
            all,
        }
    }

    /// One deal, unless it comes to a dead end.
    fn build(&self, rng: &mut ChaCha8Rng) -> Option<Drawn> {
        let mut hands = self.must.clone();
        let mut weight = 1.0;
        hands[self.case_file] = CardSet::EMPTY;
        for choices in &self.suspects {
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
        fits.then(|| Drawn { crime: triple(hands[self.case_file]), hands, weight })
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
        let mut odds = [0.0_f64; belief::MAX_HOLDERS];
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
