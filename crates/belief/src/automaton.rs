//! For each holder, the smallest automaton that reads the cards in order and accepts exactly the legal hands.

use crate::cards::{CardSet, Holder};
use crate::grid::Grid;
use crate::interner::Interner;
use crate::problem::Weight;
use crate::solve::{Stop, TooHard};

/// No state: what was read cannot be the beginning of a legal hand.
pub(crate) const DEAD: u32 = u32::MAX;
/// The bits of a raw state that hold the counters; the rest number a state of the automaton refined.
const COUNTER_BITS: u32 = 40;

/// Where a state leads, as numbers within the next layer, and by what factor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Node {
    /// Without the card.
    pub(crate) pass: u32,
    /// With the card.
    pub(crate) take: u32,
    pub(crate) pass_factor: f64,
    pub(crate) take_factor: f64,
}

/// A layered automaton: a state of layer `n` has read the first `n` cards.
///
/// No state is hopeless, no two of a layer are equal, and the last layer has one state.
#[derive(Clone, Debug, Default)]
pub(crate) struct Automaton {
    /// Whose it is, as an index.
    pub(crate) holder: usize,
    nodes: Vec<Node>,
    /// Where each layer begins among the nodes; the last layers stand first.
    begins: Vec<u32>,
    /// The factor of the best hand; on the way, the best continuation always has the factor 1.
    pub(crate) scale: f64,
}

/// What is counted of one rule or weight.
#[derive(Clone, Copy, Debug)]
struct Counter {
    places: u64,
    /// Whether the cards taken are counted, or those passed.
    taken: bool,
    need: u8,
    kind: Kind,
    shift: u32,
    bits: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// At least this many; counting stops there.
    AtLeast,
    /// Exactly this many.
    Exactly,
    /// Any number; at the last place the factor of the weight with this index is due.
    Weighed(usize),
}

/// The memory that building takes, kept from one automaton to the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct Builder {
    interner: Interner,
    states: Vec<u64>,
    raw: Vec<Node>,
    begins: Vec<u32>,
    /// For each raw state of a layer, the merged state and the factor of the best way on.
    merged: Vec<(u32, f64)>,
    next_merged: Vec<(u32, f64)>,
}

impl Automaton {
    /// The states of a layer.
    pub(crate) fn layer(&self, layer: usize) -> &[Node] {
        let from_end = self.begins.len() - 1 - layer;
        let end = self.begins.get(from_end + 1).map_or(self.nodes.len(), |&end| end as usize);
        &self.nodes[self.begins[from_end] as usize..end]
    }
}

impl Builder {
    /// Builds the automaton of one holder, who reads the cards in this order.
    ///
    /// Gives up when there are more states than the limit before equal ones are merged.
    pub(crate) fn build(
        &mut self,
        into: &mut Automaton,
        holder: Holder,
        grid: &Grid,
        weights: &[Weight],
        order: &[u8],
        limit: usize,
    ) -> Result<(), Stop> {
        let limit = limit.min(1 << (u64::BITS - COUNTER_BITS));
        let place =
            |cards: CardSet| order.iter().rev().fold(0, |places, card| places << 1 | cards.bits() >> card & 1);
        let open = place(grid.open_of(holder));
        let mut rest = counters(holder, grid, weights, place);
        let mut base: Option<Automaton> = None;
        loop {
            let batch = lay_out(&mut rest);
            self.expand(order.len(), open, &batch, base.as_ref(), weights, limit)?;
            self.merge(into, order.len())?;
            into.scale *= base.map_or(1.0, |base| base.scale);
            into.holder = holder.index();
            if rest.is_empty() {
                return Ok(());
            }
            // The counters that did not fit refine the automaton of those that did.
            base = Some(std::mem::take(into));
        }
    }

    /// Lists all states that can be reached, layer by layer.
    fn expand(
        &mut self,
        places: usize,
        open: u64,
        counters: &[Counter],
        base: Option<&Automaton>,
        weights: &[Weight],
        limit: usize,
    ) -> Result<(), Stop> {
        self.raw.clear();
        self.begins.clear();
        self.states.clear();
        self.states.push(0);
        for place in 0..places {
            let begin = self.raw.len();
            self.begins.push(begin as u32);
            self.interner.clear(self.states.len());
            for index in 0..self.states.len() {
                let state = self.states[index];
                let mut step = |take: bool| {
                    let base = match base {
                        Some(base) => {
                            let node = base.layer(place)[(state >> COUNTER_BITS) as usize];
                            if take { (node.take, node.take_factor) } else { (node.pass, node.pass_factor) }
                        }
                        None => (if take && open >> place & 1 == 0 { DEAD } else { 0 }, 1.0),
                    };
                    if base.0 == DEAD {
                        return (DEAD, 0.0);
                    }
                    let Some((next, factor)) = advance(state, place, take, counters, weights) else {
                        return (DEAD, 0.0);
                    };
                    let key = next | u64::from(base.0) << COUNTER_BITS;
                    (self.interner.number(key).0, base.1 * factor)
                };
                let ((pass, pass_factor), (take, take_factor)) = (step(false), step(true));
                self.raw.push(Node { pass, take, pass_factor, take_factor });
            }
            self.interner.swap_keys(&mut self.states);
            if self.raw.len() > limit {
                return Err(Stop::TooHard(TooHard { states: limit }));
            }
        }
        Ok(())
    }

    /// Merges equal states from the last layer to the first and drops the hopeless, if not all are.
    fn merge(&mut self, into: &mut Automaton, places: usize) -> Result<(), Stop> {
        into.nodes.clear();
        into.begins.clear();
        into.begins.push(0);
        into.nodes.push(Node { pass: DEAD, take: DEAD, pass_factor: 0.0, take_factor: 0.0 });
        self.merged.clear();
        self.merged.push((0, 1.0));
        let mut end = self.raw.len();
        for place in (0..places).rev() {
            let begin = self.begins[place] as usize;
            let first = into.nodes.len();
            into.begins.push(first as u32);
            self.interner.clear(self.merged.len());
            self.next_merged.clear();
            for raw in &self.raw[begin..end] {
                let (node, best) = follow(raw, &self.merged);
                if node.pass == DEAD && node.take == DEAD {
                    self.next_merged.push((DEAD, best));
                    continue;
                }
                let nodes = &mut into.nodes;
                let key = u64::from(node.pass) << 32 | u64::from(node.take);
                let key = key ^ node.pass_factor.to_bits() ^ node.take_factor.to_bits().rotate_left(32);
                let (number, new) = self.interner.number_by(key, |number| nodes[first + number as usize] == node);
                if new {
                    nodes.push(node);
                }
                self.next_merged.push((number, best));
            }
            end = begin;
            std::mem::swap(&mut self.merged, &mut self.next_merged);
        }
        into.scale = self.merged[0].1;
        if self.merged[0].0 == DEAD { Err(Stop::Impossible) } else { Ok(()) }
    }
}

/// Turns the rules and weights of a holder into counters.
fn counters(holder: Holder, grid: &Grid, weights: &[Weight], place: impl Fn(CardSet) -> u64) -> Vec<Counter> {
    let mut counters = Vec::new();
    let mut add = |cards: CardSet, taken, need: u8, kind| {
        let largest = if let Kind::Weighed(_) = kind { cards.len() as u32 } else { u32::from(need) };
        let bits = u32::BITS - largest.leading_zeros();
        counters.push(Counter { places: place(cards), taken, need, kind, shift: 0, bits });
    };
    for rule in grid.rules.iter().filter(|rule| rule.holder == holder) {
        let open = rule.cards.len() as u8;
        if rule.least == rule.most {
            add(rule.cards, true, rule.least, Kind::Exactly);
            continue;
        }
        if rule.least > 0 {
            add(rule.cards, true, rule.least, Kind::AtLeast);
        }
        if rule.most < open {
            add(rule.cards, false, open - rule.most, Kind::AtLeast);
        }
    }
    for (index, weight) in weights.iter().enumerate().filter(|(_, weight)| weight.holder == holder) {
        add(weight.cards, true, 0, Kind::Weighed(index));
    }
    counters
}

/// Takes as many counters as fit into a state and gives each its bits.
fn lay_out(rest: &mut Vec<Counter>) -> Vec<Counter> {
    let mut used = 0;
    let fits = |counter: &mut Counter| {
        counter.shift = used;
        used += counter.bits;
        (used <= COUNTER_BITS).then_some(())
    };
    let count = rest.iter_mut().map_while(fits).count();
    rest.drain(..count).collect()
}

/// A raw state's edges to merged states, scaled so that the larger factor is 1, and the scale.
fn follow(raw: &Node, merged: &[(u32, f64)]) -> (Node, f64) {
    let to = |number: u32, factor: f64| match merged.get(number as usize) {
        Some(&(merged, best)) if merged != DEAD => (merged, factor * best),
        _ => (DEAD, 0.0),
    };
    let ((pass, pass_factor), (take, take_factor)) = (to(raw.pass, raw.pass_factor), to(raw.take, raw.take_factor));
    let scale = pass_factor.max(take_factor);
    (Node { pass, take, pass_factor: pass_factor / scale, take_factor: take_factor / scale }, scale)
}

/// The counters after one more card, and the factor that is due; nothing when a rule is broken.
fn advance(
    mut state: u64,
    place: usize,
    take: bool,
    counters: &[Counter],
    weights: &[Weight],
) -> Option<(u64, f64)> {
    state &= (1 << COUNTER_BITS) - 1;
    let mut factor = 1.0;
    for counter in counters.iter().filter(|counter| counter.places >> place & 1 == 1) {
        let mask = (1 << counter.bits) - 1;
        let mut count = (state >> counter.shift & mask) as u8;
        let ahead = (counter.places >> place >> 1).count_ones() as u8;
        let hit = u8::from(take == counter.taken);
        match counter.kind {
            Kind::AtLeast => count = (count + hit).min(counter.need),
            Kind::Exactly => {
                count += hit;
                if count > counter.need {
                    return None;
                }
            }
            Kind::Weighed(_) => count += hit,
        }
        if count + ahead < counter.need {
            return None;
        }
        if ahead == 0 {
            if let Kind::Weighed(index) = counter.kind {
                factor *= weights[index].factors[usize::from(count)];
            }
            count = 0;
        }
        state = state & !(mask << counter.shift) | u64::from(count) << counter.shift;
    }
    Some((state, factor))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;
    use crate::problem::{Constraint, Problem, Quota};
    use crate::solve::MAX_STATES;

    const ANN: Holder = Holder(0);

    /// Eight open cards, three of them Ann's, and a few rules and weights about her hand; with `many`, more of them
    /// than a word can count at once.
    fn hand(many: bool) -> (Grid, Vec<Weight>, Vec<u8>) {
        let mut problem = Problem::new(&[4, 5]).unwrap();
        problem.add_holder(Quota::Total(4)).unwrap();
        problem.add_holder(Quota::Total(5)).unwrap();
        let set = |cards: [u8; 3]| CardSet::of(cards.map(Card));
        problem.constrain(Constraint::holds(Card(8), ANN)).unwrap();
        problem.constrain(Constraint::any_of(ANN, set([0, 3, 5]))).unwrap();
        problem.constrain(Constraint::not_all(ANN, set([1, 2, 5]))).unwrap();
        problem.constrain(Constraint::between(ANN, set([2, 4, 7]), 1, 2)).unwrap();
        let mut weights = vec![Weight { holder: ANN, cards: set([0, 1, 2]), factors: vec![1.0, 0.5, 3.0, 0.25] }];
        if many {
            let more = (0..20).map(|number| {
                let cards = set([number % 8, (number + 1) % 8, (3 * number + 4) % 8]);
                let factors = (0..=cards.len()).map(|held| 1.0 + held as f64 / f64::from(number + 1)).collect();
                Weight { holder: ANN, cards, factors }
            });
            weights.extend(more);
        }
        let mut grid = Grid::default();
        grid.fill(&problem).unwrap();
        (grid, weights, vec![6, 0, 3, 7, 1, 5, 2, 4])
    }

    fn build(many: bool) -> (Automaton, Builder) {
        let (grid, weights, order) = hand(many);
        let (mut automaton, mut builder) = (Automaton::default(), Builder::default());
        builder.build(&mut automaton, ANN, &grid, &weights, &order, MAX_STATES).unwrap();
        (automaton, builder)
    }

    #[test]
    fn the_legal_hands_are_accepted_with_their_weights() {
        for many in [false, true] {
            let (grid, weights, order) = hand(many);
            let (automaton, _) = build(many);
            let mut accepted = 0;
            for bits in 0..256 {
                let cards = CardSet::from_bits(bits);
                let (mut state, mut weight) = (0, automaton.scale);
                for (layer, &card) in order.iter().enumerate() {
                    if state != DEAD {
                        let node = automaton.layer(layer)[state as usize];
                        let take = cards.contains(Card(card));
                        let step = if take { (node.take, node.take_factor) } else { (node.pass, node.pass_factor) };
                        (state, weight) = (step.0, weight * step.1);
                    }
                }
                let legal = grid.rules.iter().filter(|rule| rule.holder == ANN).all(|rule| rule.allows(cards));
                assert_eq!(state == 0, legal, "{cards:?}");
                if legal {
                    let factor = |weight: &Weight| weight.factors[(weight.cards & cards).len()];
                    let expected: f64 = weights.iter().map(factor).product();
                    assert!((weight / expected - 1.0).abs() < 1e-12, "{cards:?}: {weight}, not {expected}");
                    accepted += 1;
                }
            }
            assert!(accepted > 20);
        }
    }

    #[test]
    fn no_state_is_hopeless_and_no_two_of_a_layer_are_equal() {
        for many in [false, true] {
            let (automaton, builder) = build(many);
            assert_eq!(automaton.layer(0).len(), 1);
            assert_eq!(automaton.layer(8).len(), 1);
            for layer in 0..8 {
                let nodes = automaton.layer(layer);
                for (index, node) in nodes.iter().enumerate() {
                    assert!(node.pass != DEAD || node.take != DEAD);
                    assert!(!nodes[..index].contains(node), "layer {layer}: {node:?}");
                }
            }
            assert!(automaton.nodes.len() < builder.raw.len(), "some of them were equal");
        }
    }

    #[test]
    fn as_many_states_as_the_limit_are_not_too_many() {
        let (grid, weights, order) = hand(false);
        let (mut automaton, mut builder) = build(false);
        let states = builder.raw.len();
        builder.build(&mut automaton, ANN, &grid, &weights, &order, states).unwrap();
        let stopped = builder.build(&mut automaton, ANN, &grid, &weights, &order, states - 1);
        assert!(matches!(stopped, Err(Stop::TooHard(TooHard { states: limit })) if limit == states - 1));
    }

    #[test]
    fn only_what_can_break_a_rule_is_counted() {
        let (grid, weights, _) = hand(false);
        let counters = counters(ANN, &grid, &weights, CardSet::bits);
        let counters = counters.iter().map(|counter| (counter.places, counter.taken, counter.need, counter.kind));
        let mut counters: Vec<(u64, bool, u8, Kind)> = counters.collect();
        counters.sort_by_key(|&(places, taken, ..)| (places, taken));
        let expected = [
            (0b111, true, 0, Kind::Weighed(0)),
            (0b10_1001, true, 1, Kind::AtLeast),
            // Not all of the three: one of them at least is passed.
            (0b10_0110, false, 1, Kind::AtLeast),
            // At least one and at most two of three: one is passed and one is taken.
            (0b1001_0100, false, 1, Kind::AtLeast),
            (0b1001_0100, true, 1, Kind::AtLeast),
            (0b1111_1111, true, 3, Kind::Exactly),
        ];
        assert!(expected.iter().all(|counter| counters.contains(counter)), "{counters:?}");
        assert_eq!(counters.len(), expected.len());
    }
}
