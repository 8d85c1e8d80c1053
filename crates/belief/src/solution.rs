//! What follows from a problem, in numbers.

use rand::Rng;

use crate::cards::{Card, CardSet, Holder, MAX_HOLDERS};
use crate::graph::Graph;
use crate::grid::Grid;
use crate::problem::{Problem, Quota};

/// Counts below this are exact integers.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// All deals that are consistent with a problem, with their chances.
///
/// A deal's chance is its weight, the product of the factors of the problem's [`Weight`](crate::Weight)s, over the
/// weight of all consistent deals; without weights all consistent deals are equally likely.
/// Without weights every number is exact while [`count`](Solution::count) is at most 2^53: each chance is then the
/// nearest `f64` to a quotient of two exact integers. Beyond that, and with weights, each is rounded, by a relative
/// error of the order of 10^-14.
#[derive(Clone, Debug, Default)]
pub struct Solution {
    pub(crate) graph: Graph,
    pub(crate) abandoned: usize,
    /// The open card that each layer is about.
    pub(crate) order: Vec<u8>,
    /// The cards whose holder is certain at once.
    pub(crate) fixed: [CardSet; MAX_HOLDERS],
    pub(crate) holders: usize,
    pub(crate) categories: Vec<CardSet>,
    /// Which holders hold one card of each category by their quota.
    pub(crate) one_of_each: [bool; MAX_HOLDERS],
    /// The weight of the deals in which a holder has a card, up to `scale`; by card, then by holder.
    weights: Vec<[f64; MAX_HOLDERS]>,
    weighed: bool,
    /// The factor that all deals share.
    scale: f64,
}

/// Who holds each card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    /// By holder; nothing beyond the last.
    pub hands: [CardSet; MAX_HOLDERS],
}

impl Deal {
    /// The cards that the holder holds.
    pub fn hand(&self, holder: Holder) -> CardSet {
        self.hands[holder.index()]
    }

    /// Who holds the card.
    ///
    /// # Panics
    /// When there is no such card.
    pub fn holder(&self, card: Card) -> Holder {
        let holder = self.hands.iter().position(|hand| hand.contains(card)).expect("a card that was dealt");
        Holder(holder as u8)
    }
}

impl Solution {
    /// Takes in what the graph was made of, and sums it up; whether there is any deal.
    pub(crate) fn finish(&mut self, grid: &Grid, order: &[u8], problem: &Problem, scale: f64) -> bool {
        order.clone_into(&mut self.order);
        self.fixed = grid.must;
        self.holders = problem.quotas().len();
        problem.categories().clone_into(&mut self.categories);
        self.weights.resize(problem.cards(), [0.0; MAX_HOLDERS]);
        self.one_of_each = [false; MAX_HOLDERS];
        for (one, quota) in self.one_of_each.iter_mut().zip(problem.quotas()) {
            *one = matches!(quota, Quota::ByCategory(counts) if counts.iter().all(|&count| count == 1));
        }
        self.weighed = !problem.weights().is_empty();
        self.scale = scale;
        let graph = &mut self.graph;
        graph.behind.resize(graph.ahead.len(), 0.0);
        // Without a way to the end, the last layer is empty, and its state is none of it.
        !graph.layer(order.len()).is_empty() && self.sum_up()
    }

    /// Sums up the graph from its end: all that is read off it. Whether there is any deal.
    fn sum_up(&mut self) -> bool {
        self.weights.fill([0.0; MAX_HOLDERS]);
        let (graph, order) = (&mut self.graph, &self.order);
        let last = graph.ahead.len() - 1;
        graph.behind[last] = 1.0;
        for place in (0..order.len()).rev() {
            let sums = &mut self.weights[usize::from(order[place])];
            for state in graph.layer(place) {
                let mut behind = 0.0;
                for index in graph.edges_of(state) {
                    let edge = graph.edges[index];
                    let weight = graph.behind[edge.state()] * graph.factor(index);
                    behind += weight;
                    sums[edge.holder()] += graph.ahead[state] * weight;
                }
                graph.behind[state] = behind;
            }
        }
        let total = graph.total();
        for (holder, &fixed) in self.fixed.iter().enumerate() {
            fixed.iter().for_each(|card| self.weights[card.index()][holder] = total);
        }
        total > 0.0
    }

    /// Takes in that a holder has none of these cards, at a small part of the work of solving anew; whether any deal is
    /// left. When none is, the solution tells nothing any more.
    ///
    /// ```
    /// # use belief::{Card, CardSet, Holder, Problem, Quota};
    /// let mut problem = Problem::new(&[2, 2])?;
    /// let case_file = problem.add_holder(Quota::ByCategory(vec![1, 1]))?;
    /// let ann = problem.add_holder(Quota::Total(2))?;
    /// let mut solution = belief::solve(&problem).unwrap();
    /// assert!(solution.rule_out(ann, CardSet::of([Card(0), Card(2)])));
    /// assert_eq!(solution.count(), 1.0);
    /// assert_eq!(solution.certain(Card(0)), Some(case_file));
    /// assert!(!solution.rule_out(ann, CardSet::of([Card(1)])));
    /// # Ok::<(), belief::Invalid>(())
    /// ```
    ///
    /// # Panics
    /// When there is no such holder.
    pub fn rule_out(&mut self, holder: Holder, cards: CardSet) -> bool {
        assert!(holder.index() < self.holders, "{holder:?} is not of this problem");
        if !self.fixed[holder.index()].is_disjoint(cards) {
            return false;
        }
        self.graph.rule_out(&self.order, holder.index(), cards);
        self.sum_up()
    }

    /// The number of consistent deals, at least 1: exact up to 2^53, beyond that rounded.
    pub fn count(&self) -> f64 {
        if !self.weighed {
            return self.graph.total();
        }
        let mut ways = vec![1.0; self.graph.ahead.len()];
        for state in (0..self.graph.layers[self.order.len()] as usize).rev() {
            ways[state] = self.graph.edges_of(state).map(|edge| ways[self.graph.edges[edge].state()]).sum();
        }
        ways[0]
    }

    /// The weight of all consistent deals together: their number when there are no weights.
    pub fn weight(&self) -> f64 {
        self.graph.total() * self.scale
    }

    /// The number of states that the solver went through, those of orders that it gave up among them: how hard the
    /// problem was.
    pub fn states(&self) -> usize {
        self.graph.ahead.len() + self.abandoned
    }

    /// The chance that the holder has the card; exactly 0 or 1 when that is certain.
    ///
    /// # Panics
    /// When there is no such card or holder.
    pub fn chance(&self, card: Card, holder: Holder) -> f64 {
        assert!(holder.index() < self.holders, "{holder:?} is not of this problem");
        let weight = self.weights[card.index()][holder.index()];
        match weight {
            0.0 => 0.0,
            _ if self.certain(card) == Some(holder) => 1.0,
            _ => weight / self.graph.total(),
        }
    }

    /// Whether the holder has the card in some consistent deal.
    pub fn is_possible(&self, card: Card, holder: Holder) -> bool {
        self.weights[card.index()][holder.index()] > 0.0
    }

    /// Who has the card in every consistent deal.
    pub fn certain(&self, card: Card) -> Option<Holder> {
        let mut possible = (0..self.holders as u8).map(Holder).filter(|&holder| self.is_possible(card, holder));
        let first = possible.next();
        if possible.next().is_none() { first } else { None }
    }

    /// One consistent deal, drawn by its chance, independent of all others.
    ///
    /// Without weights, and up to 2^53 deals, all of them are exactly equally likely as far as the generator is fair.
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Deal {
        if self.graph.factors.is_empty() && self.graph.total() <= EXACT {
            let number = below(rng, self.graph.total() as u64);
            return self.walk(number as f64, |rank, _| rank);
        }
        self.walk(0.0, |_, total| unit(rng) * total)
    }

    /// `count` consistent deals, spread evenly by their chances: always the same, where [`sample`](Solution::sample)
    /// draws.
    pub fn spread(&self, count: usize) -> impl Iterator<Item = Deal> + '_ {
        let step = self.graph.total() / count as f64;
        (0..count).map(move |number| self.walk((number as f64 + 0.5) * step, |rank, _| rank))
    }

    /// The deal that a part of all deals comes before, in an order of their own.
    pub(crate) fn deal_at(&self, part: f64) -> Deal {
        self.walk((part * self.graph.total()).floor(), |rank, _| rank)
    }

    /// Follows one way through the graph; `rerank` may choose anew at each state how much weight to leave behind, from
    /// what is still to be left behind and the state's whole weight.
    fn walk(&self, mut rank: f64, mut rerank: impl FnMut(f64, f64) -> f64) -> Deal {
        let mut hands = self.fixed;
        let graph = &self.graph;
        let mut state = 0;
        for &card in &self.order {
            rank = rerank(rank, graph.behind[state]);
            let mut chosen = None;
            for index in graph.edges_of(state) {
                let (edge, factor) = (graph.edges[index], graph.factor(index));
                let weight = graph.behind[edge.state()] * factor;
                if weight == 0.0 {
                    continue;
                }
                chosen = Some((edge, factor));
                if rank < weight {
                    break;
                }
                rank -= weight;
            }
            let (edge, factor) = chosen.expect("every state with a way to the end has an edge on it");
            // The state's own weight does not have the factor of the edge that leads there.
            rank /= factor;
            hands[edge.holder()].insert(Card(card));
            state = edge.state();
        }
        Deal { hands }
    }
}

/// A uniform number below `bound`, by the multiplication of 64 bits that is thrown away where it would be unfair.
fn below<R: Rng + ?Sized>(rng: &mut R, bound: u64) -> u64 {
    let mut product = u128::from(rng.next_u64()) * u128::from(bound);
    if (product as u64) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u64) < threshold {
            product = u128::from(rng.next_u64()) * u128::from(bound);
        }
    }
    (product >> 64) as u64
}

/// A uniform number from 0 up to, but not including, 1.
fn unit<R: Rng + ?Sized>(rng: &mut R) -> f64 {
    (rng.next_u64() >> 11) as f64 / EXACT
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;

    /// Draws these words, one after the other.
    struct Words<'a>(&'a [u64]);

    impl rand::TryRng for Words<'_> {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            unreachable!("all is drawn by 64 bits at a time")
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            let (&word, rest) = self.0.split_first().expect("no more words are drawn than that");
            self.0 = rest;
            Ok(word)
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unreachable!("all is drawn by 64 bits at a time")
        }
    }

    /// The number drawn from these words, all of which are needed.
    fn drawn(words: &[u64], bound: u64) -> u64 {
        let mut words = Words(words);
        let number = below(&mut words, bound);
        assert!(words.0.is_empty());
        number
    }

    #[test]
    fn each_number_below_a_bound_has_an_equal_part_of_all_words() {
        const THIRD: u64 = u64::MAX / 3;
        assert_eq!(
            [1, THIRD, THIRD + 1, 2 * THIRD, 2 * THIRD + 1, u64::MAX].map(|word| drawn(&[word], 3)),
            [0, 0, 1, 1, 2, 2]
        );
        assert_eq!([0, u64::MAX].map(|word| drawn(&[word], 1)), [0, 0]);
        assert_eq!([0, u64::MAX].map(|word| drawn(&[word], 1 << 40)), [0, (1 << 40) - 1]);
    }

    #[test]
    fn what_would_make_some_numbers_likelier_is_drawn_again() {
        // 2^64 words for 3 numbers are one too many: 0 is drawn again.
        assert_eq!(drawn(&[0, 0, u64::MAX], 3), 2);
        // For 2^63 + 1 numbers every low word below 2^63 - 1 is too many: 0 and 2 are, and 3 and the last word are not.
        let bound = (1 << 63) + 1;
        assert_eq!(drawn(&[0, 2, 3], bound), 1);
        assert_eq!(drawn(&[u64::MAX], bound), 1 << 63);
    }

    #[test]
    fn parts_of_one_never_reach_it() {
        let part = |word| unit(&mut Words(&[word]));
        assert_eq!([0, 1 << 62, 1 << 63].map(part), [0.0, 0.25, 0.5]);
        assert_eq!(part(u64::MAX), 1.0 - f64::EPSILON / 2.0);
    }
}
