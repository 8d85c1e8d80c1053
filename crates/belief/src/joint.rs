//! The chances of everything that a holder of one card of each category may hold.

use crate::cards::{Card, CardSet, Holder};
use crate::graph::Graph;
use crate::solution::Solution;

/// The largest number of combinations that a table of joint chances may have.
pub const MAX_COMBINATIONS: usize = 1 << 16;

/// The largest number of numbers that working such a table out may take at a time: 128 MiB.
const MAX_NUMBERS: usize = 1 << 24;

/// The chance of every combination of one card from each category, such as suspect, weapon and room.
///
/// ```
/// # use belief::{Card, CardSet, Entry, Problem, Quota};
/// let mut problem = Problem::new(&[2, 2, 2])?;
/// let case_file = problem.add_holder(Quota::ByCategory(vec![1, 1, 1]))?;
/// let ann = problem.add_holder(Quota::Total(3))?;
/// let accused = CardSet::of([Card(0), Card(2), Card(4)]);
/// problem.enter(Entry::not_all(case_file, accused))?;
///
/// let joint = belief::solve(&problem).unwrap().joint(case_file).unwrap();
/// assert_eq!(joint.chance(accused), 0.0);
/// assert_eq!(joint.chance(CardSet::of([Card(0), Card(2), Card(5)])), 1.0 / 7.0);
/// # Ok::<(), belief::Invalid>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Joint {
    categories: Vec<CardSet>,
    weights: Vec<f64>,
    total: f64,
}

/// Why there is no table of joint chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoJoint {
    /// The holder is not one who holds exactly one card of each category, by its quota.
    #[error("holder {} does not hold one card of each category", .0.0)]
    NotOneOfEach(Holder),
    /// There are more combinations than [`MAX_COMBINATIONS`], or working them out would take more than 256 MiB.
    #[error("there are too many combinations of one card from each category to tell their chances apart")]
    TooLarge,
}

impl Joint {
    /// The chance that the holder holds these cards, one of each category; 0 for any other set.
    pub fn chance(&self, cards: CardSet) -> f64 {
        self.index(cards).map_or(0.0, |index| self.weights[index] / self.total)
    }

    /// The combinations that are possible, with their chances.
    pub fn iter(&self) -> impl Iterator<Item = (CardSet, f64)> {
        let possible = self.weights.iter().enumerate().filter(|(_, weight)| **weight > 0.0);
        possible.map(|(index, weight)| (self.cards(index), weight / self.total))
    }

    /// The likeliest combination and its chance; the first of equals.
    pub fn likeliest(&self) -> (CardSet, f64) {
        let first = (CardSet::EMPTY, 0.0);
        self.iter().fold(first, |best, next| if next.1 > best.1 { next } else { best })
    }

    fn index(&self, cards: CardSet) -> Option<usize> {
        let mut index = 0;
        for category in &self.categories {
            let card = (cards & *category).bits();
            if card.count_ones() != 1 {
                return None;
            }
            index = index * category.len() + (card.trailing_zeros() - category.bits().trailing_zeros()) as usize;
        }
        (cards.len() == self.categories.len()).then_some(index)
    }

    fn cards(&self, mut index: usize) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for category in self.categories.iter().rev() {
            let card = category.bits().trailing_zeros() as usize + index % category.len();
            index /= category.len();
            cards.insert(Card(card as u8));
        }
        cards
    }
}

impl Solution {
    /// The chances of everything that a holder of one card of each category may hold: the case file.
    ///
    /// # Errors
    /// When the holder's quota is not one card of each category, or when the table would be too large.
    pub fn joint(&self, holder: Holder) -> Result<Joint, NoJoint> {
        let combinations = self.combinations(holder)?;
        let picks = self.picks(holder);
        let graph = &self.graph;
        let masks = masks(graph, &picks);
        let all = picks.iter().fold(0, |all, pick| all | pick.map_or(0, |pick| pick.bit));
        let cut = best_cut(graph, &picks, &masks, all);

        let mut joint =
            Joint { categories: self.categories.clone(), weights: vec![0.0; combinations], total: graph.total() };
        let (ahead, ahead_lists) = sweep_ahead(graph, &picks, &masks, all, cut)?;
        let (behind, behind_lists) = sweep_behind(graph, &picks, &masks, all, cut)?;
        let fixed: usize = self.fixed[holder.index()].iter().map(|card| self.step(card)).sum();
        for (index, state) in graph.layer(cut).enumerate() {
            if graph.behind[state] == 0.0 {
                continue;
            }
            let mask = usize::from(masks[state]);
            let (before, after) = (&ahead_lists[mask], &behind_lists[usize::from(all) & !mask]);
            let (ahead, behind) = (&ahead.of(index)[..before.len()], &behind.of(index)[..after.len()]);
            for (weight, step) in ahead.iter().zip(before).filter(|(weight, _)| **weight != 0.0) {
                let base = fixed + *step as usize;
                for (other, other_step) in behind.iter().zip(after) {
                    joint.weights[base + *other_step as usize] += weight * other;
                }
            }
        }
        Ok(joint)
    }

    /// How many combinations of one card from each category there are, if the holder has just that.
    pub(crate) fn combinations(&self, holder: Holder) -> Result<usize, NoJoint> {
        if !self.one_of_each.get(holder.index()).is_some_and(|one| *one) {
            return Err(NoJoint::NotOneOfEach(holder));
        }
        let combinations = self.categories.iter().try_fold(1_usize, |all, cards| all.checked_mul(cards.len()));
        combinations.filter(|&all| all <= MAX_COMBINATIONS).ok_or(NoJoint::TooLarge)
    }

    /// How far apart in the table two combinations are of which one has this card and the other its category's first.
    pub(crate) fn step(&self, card: Card) -> usize {
        let mut step = 0;
        for category in &self.categories {
            step *= category.len();
            if category.contains(card) {
                step += card.index() - category.bits().trailing_zeros() as usize;
            }
        }
        step
    }

    /// For each layer, what it means when the holder takes the card.
    pub(crate) fn picks(&self, holder: Holder) -> Vec<Option<Pick>> {
        let mut open: Vec<CardSet> = self.categories.clone();
        open.retain(|category| category.is_disjoint(self.fixed[holder.index()]));
        let pick = |&card: &u8| {
            let card = Card(card);
            let category = open.iter().position(|category| category.contains(card))?;
            let possible = self.is_possible(card, holder);
            possible.then(|| Pick { holder: holder.index(), bit: 1 << category, step: self.step(card) as u32 })
        };
        self.order.iter().map(pick).collect()
    }
}

/// The holder may take the card of this layer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pick {
    pub(crate) holder: usize,
    /// The card's category among those that are open.
    pub(crate) bit: u16,
    /// What the card adds to the index of the combination.
    pub(crate) step: u32,
}

/// For each set of open categories, the combinations of cards of them so far, as steps in the table.
///
/// A layer only appends to them, so that a vector over them grows at its end.
pub(crate) type Lists = Vec<Vec<u32>>;

/// A vector for each state of one layer.
#[derive(Default)]
pub(crate) struct Vectors {
    begins: Vec<usize>,
    values: Vec<f64>,
}

impl Vectors {
    pub(crate) fn of(&self, index: usize) -> &[f64] {
        &self.values[self.begins[index]..self.begins[index + 1]]
    }

    fn of_mut(&mut self, index: usize) -> &mut [f64] {
        &mut self.values[self.begins[index]..self.begins[index + 1]]
    }

    /// Zeros for each state of a layer that leads to a deal.
    fn reset(&mut self, graph: &Graph, layer: usize, len: impl Fn(usize) -> usize) -> Result<(), NoJoint> {
        self.begins.clear();
        self.begins.push(0);
        let mut end = 0;
        for state in graph.layer(layer) {
            if graph.behind[state] > 0.0 {
                end += len(state);
            }
            self.begins.push(end);
        }
        if end > MAX_NUMBERS {
            return Err(NoJoint::TooLarge);
        }
        self.values.clear();
        self.values.resize(end, 0.0);
        Ok(())
    }
}

/// From which open categories the holder has a card already, for each state.
///
/// All ways to one state agree on it, since what the holder may still take depends on it.
pub(crate) fn masks(graph: &Graph, picks: &[Option<Pick>]) -> Vec<u16> {
    let mut masks = vec![0; graph.ahead.len()];
    for (layer, pick) in picks.iter().enumerate() {
        for state in graph.layer(layer) {
            for edge in &graph.edges[graph.edges_of(state)] {
                masks[edge.state()] = masks[state] | bit_of(pick, edge.holder());
            }
        }
    }
    masks
}

fn bit_of(pick: &Option<Pick>, taker: usize) -> u16 {
    pick.filter(|pick| pick.holder == taker).map_or(0, |pick| pick.bit)
}

/// Appends the combinations with one card more; returns where they begin in each list that grew.
fn grow(lists: &mut Lists, pick: &Pick) {
    let bit = usize::from(pick.bit);
    for mask in (0..lists.len()).filter(|mask| mask & bit != 0) {
        let (lower, upper) = lists.split_at_mut(mask);
        upper[0].extend(lower[mask & !bit].iter().map(|step| step + pick.step));
    }
}

fn empty_lists(all: u16) -> Lists {
    let mut lists = vec![Vec::new(); usize::from(all) + 1];
    lists[0].push(0);
    lists
}

/// The layer at which the sweeps from both ends meet with the least work.
fn best_cut(graph: &Graph, picks: &[Option<Pick>], masks: &[u16], all: u16) -> usize {
    let layers = picks.len();
    let lens = |order: &mut dyn Iterator<Item = usize>| {
        let mut lens = vec![0_u64; usize::from(all) + 1];
        lens[0] = 1;
        let mut by_layer = vec![lens.clone()];
        for layer in order {
            if let Some(pick) = &picks[layer] {
                let bit = usize::from(pick.bit);
                (0..lens.len()).filter(|mask| mask & bit != 0).for_each(|mask| lens[mask] += lens[mask & !bit]);
            }
            by_layer.push(lens.clone());
        }
        by_layer
    };
    let ahead = lens(&mut (0..layers));
    let mut behind = lens(&mut (0..layers).rev());
    behind.reverse();
    // For each layer, what a sweep through it costs from either end, and what joining there costs.
    let mut costs = Vec::with_capacity(layers + 1);
    for layer in 0..=layers {
        let mut cost = [0, 0, 0];
        for state in graph.layer(layer).filter(|&state| graph.behind[state] > 0.0) {
            let mask = usize::from(masks[state]);
            let (before, after) = (ahead[layer][mask], behind[layer][usize::from(all) & !mask]);
            let edges = graph.edges_of(state).len() as u64;
            cost = [cost[0] + before * edges, cost[1] + after * edges, cost[2] + before * after];
        }
        costs.push(cost);
    }
    let from_behind: u64 = costs.iter().map(|cost| cost[1]).sum();
    let mut sweeps = (0, from_behind);
    let mut best = (u64::MAX, 0);
    for (layer, cost) in costs.iter().enumerate() {
        best = best.min((sweeps.0 + sweeps.1 + cost[2], layer));
        sweeps = (sweeps.0 + cost[0], sweeps.1 - cost[1]);
    }
    best.1
}

/// For each state of the layer at the cut, the weight of the ways to it, by what the holder took on them.
fn sweep_ahead(
    graph: &Graph,
    picks: &[Option<Pick>],
    masks: &[u16],
    all: u16,
    cut: usize,
) -> Result<(Vectors, Lists), NoJoint> {
    let mut lists = empty_lists(all);
    let (mut vectors, mut next) = (Vectors { begins: vec![0, 1], values: vec![1.0] }, Vectors::default());
    for (layer, pick) in picks.iter().enumerate().take(cut) {
        let lens: Vec<usize> = lists.iter().map(Vec::len).collect();
        if let Some(pick) = pick {
            grow(&mut lists, pick);
        }
        next.reset(graph, layer + 1, |state| lists[usize::from(masks[state])].len())?;
        let first = graph.layer(layer + 1).start;
        for (index, state) in graph.layer(layer).enumerate().filter(|(_, state)| graph.behind[*state] > 0.0) {
            let from = vectors.of(index);
            for number in graph.edges_of(state) {
                let edge = graph.edges[number];
                if graph.behind[edge.state()] == 0.0 {
                    continue;
                }
                let taken = bit_of(pick, edge.holder());
                let at = if taken == 0 { 0 } else { lens[usize::from(masks[edge.state()])] };
                add(&mut next.of_mut(edge.state() - first)[at..], from, graph.factor(number));
            }
        }
        std::mem::swap(&mut vectors, &mut next);
    }
    Ok((vectors, lists))
}

/// For each state of the layer at the cut, the weight of the ways from it, by what the holder takes on them.
pub(crate) fn sweep_behind(
    graph: &Graph,
    picks: &[Option<Pick>],
    masks: &[u16],
    all: u16,
    cut: usize,
) -> Result<(Vectors, Lists), NoJoint> {
    let mut lists = empty_lists(all);
    let (mut vectors, mut next) = (Vectors { begins: vec![0, 1], values: vec![1.0] }, Vectors::default());
    for layer in (cut..picks.len()).rev() {
        let lens: Vec<usize> = lists.iter().map(Vec::len).collect();
        if let Some(pick) = &picks[layer] {
            grow(&mut lists, pick);
        }
        next.reset(graph, layer, |state| lists[usize::from(all & !masks[state])].len())?;
        let first = graph.layer(layer + 1).start;
        for (index, state) in graph.layer(layer).enumerate().filter(|(_, state)| graph.behind[*state] > 0.0) {
            let into = next.of_mut(index);
            for number in graph.edges_of(state) {
                let edge = graph.edges[number];
                if graph.behind[edge.state()] == 0.0 {
                    continue;
                }
                let taken = bit_of(&picks[layer], edge.holder());
                let at = if taken == 0 { 0 } else { lens[usize::from(all & !masks[state])] };
                add(&mut into[at..], vectors.of(edge.state() - first), graph.factor(number));
            }
        }
        std::mem::swap(&mut vectors, &mut next);
    }
    Ok((vectors, lists))
}

fn add(into: &mut [f64], from: &[f64], factor: f64) {
    into.iter_mut().zip(from).for_each(|(sum, value)| *sum += value * factor);
}
