//! All consistent deals as the paths of one graph.

use crate::automaton::{Automaton, DEAD};
use crate::cards::{Card, CardSet, MAX_HOLDERS};
use crate::interner::Interner;
use crate::solve::{Stop, TooHard};

/// The states of all holders' automata together, layer by layer; an edge says who takes the next card.
#[derive(Clone, Debug, Default)]
pub(crate) struct Graph {
    /// Where each layer's states begin; one more for the end.
    pub(crate) layers: Vec<u32>,
    /// Where each state's edges begin; one more for the end.
    pub(crate) begins: Vec<u32>,
    pub(crate) edges: Vec<Edge>,
    /// The factor of each edge; empty when there are no weights.
    pub(crate) factors: Vec<f64>,
    /// The weight of all ways from the start to each state.
    pub(crate) ahead: Vec<f64>,
    /// The weight of all ways from each state to the end.
    pub(crate) behind: Vec<f64>,
}

/// Who takes the card, and the state that this leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge(u32);

const STATE_BITS: u32 = 28;

impl Edge {
    fn new(holder: usize, state: u32) -> Edge {
        Edge((holder as u32) << STATE_BITS | state)
    }

    pub(crate) fn holder(self) -> usize {
        (self.0 >> STATE_BITS) as usize
    }

    pub(crate) fn state(self) -> usize {
        (self.0 & ((1 << STATE_BITS) - 1)) as usize
    }
}

/// Where a holder's automaton goes from one state, as its part of the next key.
#[derive(Clone, Copy, Debug, Default)]
struct Move {
    pass: u64,
    take: u64,
}

/// Not a part of a key: the automaton goes nowhere.
const NOWHERE: u64 = u64::MAX;

/// One holder's part of the keys of a layer and of the next one, and where its moves between them begin.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    holder: usize,
    shift: u32,
    mask: u64,
    first: usize,
    next_shift: u32,
    next_mask: u64,
}

/// The memory that building takes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Expander {
    interner: Interner,
    keys: Vec<u64>,
    parts: Vec<Part>,
    moves: Vec<Move>,
    /// The factors of the moves, without and with the card.
    factors: Vec<[f64; 2]>,
}

impl Graph {
    pub(crate) fn clear(&mut self) {
        self.layers.clear();
        self.begins.clear();
        self.edges.clear();
        self.factors.clear();
        self.ahead.clear();
        self.behind.clear();
    }

    pub(crate) fn layer(&self, layer: usize) -> std::ops::Range<usize> {
        self.layers[layer] as usize..self.layers[layer + 1] as usize
    }

    pub(crate) fn edges_of(&self, state: usize) -> std::ops::Range<usize> {
        self.begins[state] as usize..self.begins[state + 1] as usize
    }

    pub(crate) fn factor(&self, edge: usize) -> f64 {
        self.factors.get(edge).copied().unwrap_or(1.0)
    }

    /// Drops the ways on which a holder takes one of some cards; `order` says which card each layer is about.
    ///
    /// What is left to the end of each state is to be summed up anew.
    pub(crate) fn rule_out(&mut self, order: &[u8], holder: usize, cards: CardSet) {
        self.ahead[1..].fill(0.0);
        let mut kept = 0;
        for (layer, &card) in order.iter().enumerate() {
            let out = cards.contains(Card(card));
            for state in self.layer(layer) {
                let edges = self.edges_of(state);
                let ahead = self.ahead[state];
                self.begins[state] = kept as u32;
                // States that can no longer be reached lose their edges.
                for number in edges.filter(|_| ahead > 0.0) {
                    let edge = self.edges[number];
                    if out && edge.holder() == holder {
                        continue;
                    }
                    let factor = self.factor(number);
                    self.ahead[edge.state()] += ahead * factor;
                    self.edges[kept] = edge;
                    if let Some(kept) = self.factors.get_mut(kept) {
                        *kept = factor;
                    }
                    kept += 1;
                }
            }
        }
        for state in self.layer(order.len()) {
            self.begins[state] = kept as u32;
        }
        *self.begins.last_mut().expect("a graph has a first state") = kept as u32;
        self.edges.truncate(kept);
        self.factors.truncate(kept);
    }

    /// The weight of all deals.
    pub(crate) fn total(&self) -> f64 {
        self.behind.first().copied().unwrap_or(0.0)
    }
}

impl Expander {
    /// Runs all automata side by side.
    pub(crate) fn expand(
        &mut self,
        graph: &mut Graph,
        places: usize,
        automata: &[Automaton],
        weighed: bool,
        limit: usize,
    ) -> Result<(), Stop> {
        graph.clear();
        graph.layers.push(0);
        graph.ahead.push(1.0);
        self.keys.clear();
        self.keys.push(0);
        self.parts.clear();
        self.parts.resize(automata.len(), Part::default());
        for place in 0..places {
            self.lay_out(automata, place, limit)?;
            let first = graph.ahead.len();
            graph.layers.push(first as u32);
            self.interner.clear(self.keys.len());
            if weighed {
                self.step::<true>(graph, first);
            } else {
                self.step::<false>(graph, first);
            }
            self.interner.swap_keys(&mut self.keys);
            if graph.ahead.len() > limit {
                return Err(Stop::TooHard(TooHard { states: limit }));
            }
        }
        let states = graph.ahead.len() as u32;
        graph.layers.push(states);
        // The last layer's states have no edges.
        graph.begins.resize(states as usize + 1, graph.edges.len() as u32);
        Ok(())
    }

    /// Finds where each automaton's states of the layer lead, in the bits of the next layer's keys.
    fn lay_out(&mut self, automata: &[Automaton], place: usize, limit: usize) -> Result<(), Stop> {
        self.moves.clear();
        self.factors.clear();
        let mut shift = 0;
        for (part, automaton) in self.parts.iter_mut().zip(automata) {
            let bits = usize::BITS - (automaton.layer(place + 1).len() - 1).leading_zeros();
            let (next_shift, next_mask) = (shift, (1 << bits) - 1);
            *part = Part {
                holder: automaton.holder,
                shift: part.next_shift,
                mask: part.next_mask,
                first: self.moves.len(),
                next_shift,
                next_mask,
            };
            let to = |state: u32| if state == DEAD { NOWHERE } else { u64::from(state) << shift };
            let layer = automaton.layer(place);
            self.moves.extend(layer.iter().map(|node| Move { pass: to(node.pass), take: to(node.take) }));
            self.factors.extend(layer.iter().map(|node| [node.pass_factor, node.take_factor]));
            shift += bits;
        }
        if shift >= u64::BITS { Err(Stop::TooHard(TooHard { states: limit })) } else { Ok(()) }
    }

    /// Adds the edges of one layer, and the states that they lead to, which are numbered from `first`.
    fn step<const WEIGHED: bool>(&mut self, graph: &mut Graph, first: usize) {
        let count = self.parts.len();
        let begin = first - self.keys.len();
        let mut moves = [Move { pass: 0, take: 0 }; MAX_HOLDERS];
        let mut factors = [[1.0, 1.0]; MAX_HOLDERS];
        for (index, &key) in self.keys.iter().enumerate() {
            graph.begins.push(graph.edges.len() as u32);
            let ahead = graph.ahead[begin + index];
            let mut base = 0;
            let mut takers = 0..count;
            for (who, part) in self.parts.iter().enumerate() {
                let state = part.first + (key >> part.shift & part.mask) as usize;
                moves[who] = self.moves[state];
                if WEIGHED {
                    factors[who] = self.factors[state];
                }
                if moves[who].pass == NOWHERE {
                    // Whoever cannot do without the card takes it; two such cannot both be content.
                    takers = if takers.len() == count { who..who + 1 } else { 0..0 };
                    moves[who].pass = 0;
                } else {
                    base += moves[who].pass;
                }
            }
            for who in takers {
                let Move { pass, take } = moves[who];
                if take == NOWHERE {
                    continue;
                }
                let (number, new) = self.interner.number(base - pass + take);
                let state = first + number as usize;
                if new {
                    graph.ahead.push(0.0);
                }
                graph.edges.push(Edge::new(self.parts[who].holder, state as u32));
                if WEIGHED {
                    let other =
                        |(index, factor): (usize, &[f64; 2])| if index == who { factor[1] } else { factor[0] };
                    let factor = factors[..count].iter().enumerate().map(other).product();
                    graph.factors.push(factor);
                    graph.ahead[state] += ahead * factor;
                } else {
                    graph.ahead[state] += ahead;
                }
            }
        }
    }
}
