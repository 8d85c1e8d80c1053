//! The chances of everything that a holder of one card of each category may hold.

use crate::cards::{Card, CardSet, Holder};
use crate::graph::{Edge, Graph};
use crate::solution::Solution;

/// The largest number of combinations that a table of joint chances may have.
pub const MAX_COMBINATIONS: usize = 1 << 16;

/// The largest number of numbers for all states of one layer, when such a table is worked out: 128 MiB. Three layers
/// at most are in memory at a time.
const MAX_NUMBERS: usize = 1 << 24;

/// The chance of every combination of one card from each category, such as suspect, weapon and room.
///
/// ```
/// # use belief::{Card, CardSet, Constraint, Problem, Quota};
/// let mut problem = Problem::new(&[2, 2, 2])?;
/// let case_file = problem.add_holder(Quota::ByCategory(vec![1, 1, 1]))?;
/// let ann = problem.add_holder(Quota::Total(3))?;
/// let accused = CardSet::of([Card(0), Card(2), Card(4)]);
/// problem.constrain(Constraint::not_all(case_file, accused))?;
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
    /// There are more combinations than [`MAX_COMBINATIONS`], or working them out would take more than 128 MiB for
    /// one layer of the graph.
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
        let one_of_each = self.categories.iter().all(|&category| (cards & category).len() == 1);
        let index = || cards.iter().map(|card| step(&self.categories, card)).sum();
        (one_of_each && cards.len() == self.categories.len()).then(index)
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

/// How far apart in the table two combinations are of which one has this card and the other its category's first.
fn step(categories: &[CardSet], card: Card) -> usize {
    categories.iter().fold(0, |step, &category| {
        let place = if category.contains(card) { (category & CardSet::run(0, card.index())).len() } else { 0 };
        step * category.len() + place
    })
}

impl Solution {
    /// The chances of everything that a holder of one card of each category may hold: the case file.
    ///
    /// # Errors
    /// When the holder's quota is not one card of each category, or when the table would be too large.
    pub fn joint(&self, holder: Holder) -> Result<Joint, NoJoint> {
        let picks = Picks::of(self, holder)?;
        let (graph, cut) = (&self.graph, picks.best_cut());
        let (ahead, ahead_lists) = picks.sweep::<true>(cut)?;
        let (behind, behind_lists) = picks.sweep::<false>(cut)?;
        let mut weights = vec![0.0; picks.combinations];
        for state in graph.layer(cut).filter(|&state| graph.behind[state] > 0.0) {
            let (before, after) =
                (&ahead_lists[picks.taken::<true>(state)], &behind_lists[picks.taken::<false>(state)]);
            let (ahead, behind) = (ahead.of(state), behind.of(state));
            for (weight, step) in ahead.iter().zip(before).filter(|(weight, _)| **weight != 0.0) {
                let base = picks.fixed + *step as usize;
                for (other, other_step) in behind.iter().zip(after) {
                    weights[base + *other_step as usize] += weight * other;
                }
            }
        }
        Ok(Joint { categories: self.categories.clone(), weights, total: graph.total() })
    }
}

/// What a holder of one card of each category may take on the ways through a graph.
pub(crate) struct Picks<'a> {
    pub(crate) graph: &'a Graph,
    holder: usize,
    /// How many combinations of one card from each category there are.
    pub(crate) combinations: usize,
    /// What the cards that the holder has for certain add to the index of a combination.
    pub(crate) fixed: usize,
    /// For each layer, what it means when the holder takes the card, if that may be.
    picks: Vec<Option<Pick>>,
    /// All open categories of whose cards the holder may take one.
    all: u16,
    /// From which open categories the holder has a card already, for each state.
    ///
    /// All ways to one state agree on it, since what the holder may still take depends on it.
    masks: Vec<u16>,
}

/// The holder takes the card of a layer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pick {
    /// The card's category among those that are open.
    bit: u16,
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
    /// The layer's first state.
    first: usize,
    begins: Vec<usize>,
    values: Vec<f64>,
}

impl Vectors {
    pub(crate) fn of(&self, state: usize) -> &[f64] {
        &self.values[self.begins[state - self.first]..self.begins[state - self.first + 1]]
    }

    /// Zeros for each state of a layer that leads to a deal.
    fn reset(&mut self, graph: &Graph, layer: usize, len: impl Fn(usize) -> usize) -> Result<(), NoJoint> {
        self.first = graph.layer(layer).start;
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

impl<'a> Picks<'a> {
    /// Finds them, if the holder has one card of each category and there are not too many combinations.
    pub(crate) fn of(solution: &'a Solution, holder: Holder) -> Result<Picks<'a>, NoJoint> {
        let Solution { graph, categories, .. } = solution;
        if !solution.one_of_each.get(holder.index()).is_some_and(|one| *one) {
            return Err(NoJoint::NotOneOfEach(holder));
        }
        let combinations = categories.iter().try_fold(1_usize, |all, cards| all.checked_mul(cards.len()));
        let combinations = combinations.filter(|&all| all <= MAX_COMBINATIONS).ok_or(NoJoint::TooLarge)?;
        let fixed = solution.fixed[holder.index()];
        let open: Vec<&CardSet> = categories.iter().filter(|category| category.is_disjoint(fixed)).collect();
        let pick = |card: Card| {
            let category = open.iter().position(|category| category.contains(card))?;
            let step = step(categories, card) as u32;
            solution.is_possible(card, holder).then_some(Pick { bit: 1 << category, step })
        };
        let picks: Vec<Option<Pick>> = solution.order.iter().map(|&card| pick(Card(card))).collect();
        let mut picks = Picks {
            graph,
            holder: holder.index(),
            combinations,
            fixed: fixed.iter().map(|card| step(categories, card)).sum(),
            all: picks.iter().flatten().fold(0, |all, pick| all | pick.bit),
            picks,
            masks: vec![0; graph.ahead.len()],
        };
        for layer in 0..picks.picks.len() {
            for state in graph.layer(layer) {
                for edge in &graph.edges[graph.edges_of(state)] {
                    picks.masks[edge.state()] =
                        picks.masks[state] | picks.pick(layer, *edge).map_or(0, |pick| pick.bit);
                }
            }
        }
        Ok(picks)
    }

    /// What it means when the card of a layer goes this way, if the holder takes it.
    pub(crate) fn pick(&self, layer: usize, edge: Edge) -> Option<Pick> {
        self.picks[layer].filter(|_| edge.holder() == self.holder)
    }

    /// From which open categories the holder has taken a card on the ways to a state (`AHEAD`), or takes one on the
    /// ways from it.
    pub(crate) fn taken<const AHEAD: bool>(&self, state: usize) -> usize {
        usize::from(if AHEAD { self.masks[state] } else { self.all & !self.masks[state] })
    }

    /// The layer at which the sweeps from both ends meet with the least work.
    fn best_cut(&self) -> usize {
        let Picks { graph, picks, .. } = self;
        let lens = |order: &mut dyn Iterator<Item = &Option<Pick>>| {
            let mut lens = vec![0_u64; usize::from(self.all) + 1];
            lens[0] = 1;
            let mut by_layer = vec![lens.clone()];
            for pick in order {
                if let Some(pick) = pick {
                    let bit = usize::from(pick.bit);
                    (0..lens.len()).filter(|mask| mask & bit != 0).for_each(|mask| lens[mask] += lens[mask & !bit]);
                }
                by_layer.push(lens.clone());
            }
            by_layer
        };
        let ahead = lens(&mut picks.iter());
        let mut behind = lens(&mut picks.iter().rev());
        behind.reverse();
        // For each layer, what a sweep through it costs from either end, and what joining there costs.
        let mut costs = Vec::with_capacity(picks.len() + 1);
        for layer in 0..=picks.len() {
            let mut cost = [0, 0, 0];
            for state in graph.layer(layer).filter(|&state| graph.behind[state] > 0.0) {
                let before = ahead[layer][self.taken::<true>(state)];
                let after = behind[layer][self.taken::<false>(state)];
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

    /// For each state of the layer at the cut, the weight of the ways to it (`AHEAD`) or from it, by what the holder
    /// takes on them.
    pub(crate) fn sweep<const AHEAD: bool>(&self, cut: usize) -> Result<(Vectors, Lists), NoJoint> {
        let Picks { graph, picks, .. } = self;
        let (first, count) = if AHEAD { (0, cut) } else { (graph.ahead.len() - 1, picks.len() - cut) };
        let mut lists = vec![Vec::new(); usize::from(self.all) + 1];
        lists[0].push(0);
        let (mut vectors, mut next) =
            (Vectors { first, begins: vec![0, 1], values: vec![1.0] }, Vectors::default());
        for step in 0..count {
            let layer = if AHEAD { step } else { picks.len() - 1 - step };
            let lens: Vec<usize> = lists.iter().map(Vec::len).collect();
            if let Some(pick) = picks[layer] {
                let bit = usize::from(pick.bit);
                for mask in (0..lists.len()).filter(|mask| mask & bit != 0) {
                    let (lower, upper) = lists.split_at_mut(mask);
                    upper[0].extend(lower[mask & !bit].iter().map(|step| step + pick.step));
                }
            }
            next.reset(graph, if AHEAD { layer + 1 } else { layer }, |state| {
                lists[self.taken::<AHEAD>(state)].len()
            })?;
            for state in graph.layer(layer).filter(|&state| graph.behind[state] > 0.0) {
                for number in graph.edges_of(state) {
                    let edge = graph.edges[number];
                    if graph.behind[edge.state()] == 0.0 {
                        continue;
                    }
                    let (from, into) = if AHEAD { (state, edge.state()) } else { (edge.state(), state) };
                    let at = self.pick(layer, edge).map_or(0, |_| lens[self.taken::<AHEAD>(into)]);
                    let begin = next.begins[into - next.first] + at;
                    let factor = graph.factor(number);
                    next.values[begin..]
                        .iter_mut()
                        .zip(vectors.of(from))
                        .for_each(|(sum, value)| *sum += value * factor);
                }
            }
            std::mem::swap(&mut vectors, &mut next);
        }
        Ok((vectors, lists))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{Constraint, Problem, Quota};
    use crate::solve::solve;

    const CASE_FILE: Holder = Holder(0);

    /// A case file and three players, of whom it is known that they have one of three cards, some times over.
    fn game(known: u8) -> Solution {
        let mut problem = Problem::new(&[4, 5, 6]).unwrap();
        problem.add_holder(Quota::ByCategory(vec![1, 1, 1])).unwrap();
        let players = [(); 3].map(|()| problem.add_holder(Quota::Total(4)).unwrap());
        for number in 0..known {
            let cards = CardSet::of([Card(number % 4), Card(4 + 3 * number % 5), Card(9 + 5 * number % 6)]);
            problem.constrain(Constraint::any_of(players[usize::from(number % 3)], cards)).unwrap();
        }
        solve(&problem).unwrap()
    }

    /// How many products each cut takes: those of the sweeps from both ends, and those of the join.
    fn products(picks: &Picks<'_>) -> Vec<usize> {
        let graph = picks.graph;
        let layers = picks.picks.len();
        let states = |layer| graph.layer(layer).filter(|&state| graph.behind[state] > 0.0);
        let next = |state| graph.edges_of(state).map(|edge| graph.edges[edge].state());
        let next = |state| next(state).filter(|&next| graph.behind[next] > 0.0);
        let ahead: Vec<Vectors> = (0..=layers).map(|layer| picks.sweep::<true>(layer).unwrap().0).collect();
        let behind: Vec<Vectors> = (0..=layers).map(|layer| picks.sweep::<false>(layer).unwrap().0).collect();
        let forth =
            |layer| states(layer).map(|state| ahead[layer].of(state).len() * next(state).count()).sum::<usize>();
        let back = |layer: usize| {
            let into = |state| next(state).map(|next| behind[layer + 1].of(next).len()).sum::<usize>();
            states(layer).map(into).sum::<usize>()
        };
        let join = |layer: usize| {
            let pairs = |state| ahead[layer].of(state).len() * behind[layer].of(state).len();
            states(layer).map(pairs).sum::<usize>()
        };
        let all = |cut| (0..cut).map(forth).sum::<usize>() + (cut..layers).map(back).sum::<usize>() + join(cut);
        (0..=layers).map(all).collect()
    }

    #[test]
    fn the_sweeps_meet_where_it_takes_little_work() {
        let (mut with_cuts, mut from_one_end) = (0, 0);
        for known in [0, 3, 6, 12, 20] {
            let solution = game(known);
            let picks = Picks::of(&solution, CASE_FILE).unwrap();
            let products = products(&picks);
            let (taken, least) = (products[picks.best_cut()], *products.iter().min().unwrap());
            // What the sweeps take is estimated.
            assert!(10 * taken <= 11 * least, "{taken} products, where {least} would do");
            with_cuts += taken;
            from_one_end += products[0].min(products[products.len() - 1]);
        }
        assert!(10 * with_cuts < 9 * from_one_end, "{with_cuts} products, {from_one_end} from one end");
    }
}
