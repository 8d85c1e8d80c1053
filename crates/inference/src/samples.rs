//! Deals drawn at random, for what takes too long to be counted.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use belief::{Card, CardSet, Constraint, Deal, Holder, MAX_HOLDERS, Problem, Quota, Solution};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::SeedableRng;
use rand::Rng;
use sets::sort_few;

use crate::bounds::Bounds;

/// How many deals are drawn, or tried to be drawn.
const TRIALS: usize = 10_000;

/// Deals with weights.
#[derive(Clone, Debug)]
pub struct Samples {
    pub(crate) deals: Vec<Drawn>,
    /// How many deals there are, as far as one can tell.
    pub(crate) count: f64,
    case_file: Holder,
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
    /// Independent deals of a solution.
    pub(crate) fn of(solution: &Solution, case_file: Holder) -> Samples {
        Samples { deals: draw(solution, TRIALS), count: solution.count(), case_file }
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
        Samples { deals, count, case_file }
    }

    /// The same deals with the weights of a problem.
    pub(crate) fn weighed(mut self, problem: &Problem) -> Samples {
        for drawn in &mut self.deals {
            for weight in problem.weights() {
                let held = (drawn.deal.hand(weight.holder) & weight.cards).len();
                drawn.weight *= weight.factors[held];
            }
        }
        self
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
            *weights.entry(drawn.deal.hand(self.case_file)).or_insert(0.0) += drawn.weight;
        }
        let total = self.total();
        weights.into_iter().map(|(cards, weight)| (cards, weight / total)).collect()
    }
}

/// Samples are the same each time, so that whoever asks twice is told the same.
fn generator() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(7)
}

/// Independent deals of a solution, each of weight 1.
pub(crate) fn draw(solution: &Solution, count: usize) -> Vec<Drawn> {
    let mut rng = generator();
    (0..count).map(|_| Drawn { deal: solution.sample(&mut rng), weight: 1.0 }).collect()
}

/// Builds deals card by card.
struct Builder<'a> {
    case_file: usize,
    /// How many cards each holder holds.
    quotas: Vec<usize>,
    may: &'a [CardSet],
    must: &'a [CardSet],
    /// The cards that the case file may hold, by category.
    choices: Vec<Vec<Card>>,
    /// Cards of which each holder holds one at least.
    clauses: Vec<Vec<CardSet>>,
    /// The cards in the order in which they are given away: first those that the fewest may hold.
    order: Vec<Card>,
    constraints: &'a [Constraint],
}

impl<'a> Builder<'a> {
    fn new(problem: &'a Problem, case_file: Holder, bounds: &'a Bounds) -> Builder<'a> {
        let Bounds { may, must } = bounds;
        let case_file = case_file.index();
        let quotas = problem.quotas().iter().map(|quota| match quota {
            Quota::Total(count) => usize::from(*count),
            Quota::ByCategory(counts) => counts.iter().map(|&count| usize::from(count)).sum(),
        });
        let mut clauses = vec![Vec::new(); problem.quotas().len()];
        for constraint in problem.constraints() {
            let holder = constraint.holder.index();
            if constraint.least == 1 && constraint.cards.is_disjoint(must[holder]) {
                clauses[holder].push(constraint.cards & may[holder]);
            }
        }
        let takers = |card: &Card| may.iter().filter(|may| may.contains(*card)).count();
        let asked = |card: &Card| clauses.iter().flatten().filter(|clause| clause.contains(*card)).count();
        let mut order: Vec<Card> = CardSet::run(0, problem.cards()).iter().collect();
        sort_few(&mut order, |one, other| {
            (takers(one), Reverse(asked(one))) > (takers(other), Reverse(asked(other)))
        });
        let choices = |&cards: &CardSet| {
            let certain = cards & must[case_file];
            let open = if certain.is_empty() { cards & may[case_file] } else { certain };
            open.iter().collect()
        };
        Builder {
            case_file,
            quotas: quotas.collect(),
            may,
            must,
            choices: problem.categories().iter().map(choices).collect(),
            clauses,
            order,
            constraints: problem.constraints(),
        }
    }

    /// One deal, unless it comes to a dead end.
    fn build(&self, rng: &mut ChaCha8Rng) -> Option<Drawn> {
        let mut hands = [CardSet::EMPTY; MAX_HOLDERS];
        hands[..self.must.len()].copy_from_slice(self.must);
        let mut weight = 1.0;
        hands[self.case_file] = CardSet::EMPTY;
        for choices in &self.choices {
            let chosen = choices.get(rng.next_u32() as usize % choices.len().max(1))?;
            weight *= choices.len() as f64;
            hands[self.case_file].insert(*chosen);
        }
        let short = |(quota, hand): (&usize, &CardSet)| quota.checked_sub(hand.len());
        let mut need = self.quotas.iter().zip(&hands).map(short).collect::<Option<Vec<usize>>>()?;
        let held = hands.iter().fold(CardSet::EMPTY, |held, &hand| held | hand);
        let mut left = CardSet::run(0, self.order.len()) - held;
        for &card in self.order.iter().filter(|&&card| !held.contains(card)) {
            weight *= self.place(card, left, &mut hands, &mut need, rng)?;
            left.remove(card);
        }
        let fits = self.constraints.iter().all(|constraint| constraint.allows(hands[constraint.holder.index()]));
        fits.then_some(Drawn { deal: Deal { hands }, weight })
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
        hands[chosen].insert(card);
        need[chosen] -= 1;
        Some(total / odds[chosen])
    }

    /// How much a holder wants a card: by how many cards it lacks, of how many it may get, and what it must show.
    fn urge(&self, holder: usize, card: Card, left: CardSet, hand: CardSet, need: usize) -> f64 {
        let open = (left & self.may[holder]).len();
        let share = need as f64 / open.max(1) as f64;
        let mut urge = if share >= 1.0 { 1e6 } else { share / (1.0 - share) };
        for clause in &self.clauses[holder] {
            if clause.contains(card) && clause.is_disjoint(hand) {
                match (*clause & left).len() {
                    1 => return 1e6,
                    open => urge *= 1.0 + 2.0 / open as f64,
                }
            }
        }
        urge
    }
}
