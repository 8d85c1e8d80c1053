//! All consistent deals as the paths of one graph.

use crate::TooHard;
use crate::automaton::{Automaton, DEAD};
use crate::interner::Interner;

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

/// One holder's part of a state's key.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    shift: u32,
    bits: u32,
}

/// The memory that building takes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Expander {
    interner: Interner,
    keys: Vec<u64>,
    next_keys: Vec<u64>,
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

    /// The weight of all deals.
    pub(crate) fn total(&self) -> f64 {
        self.behind.first().copied().unwrap_or(0.0)
    }
}

impl Expander {
    /// Runs all automata side by side; `holders` says whose each of them is.
    pub(crate) fn expand(
        &mut self,
        graph: &mut Graph,
        places: usize,
        automata: &[Automaton],
        holders: &[u8],
        weighed: bool,
        limit: usize,
    ) -> Result<(), TooHard> {
        graph.clear();
        graph.layers.push(0);
        graph.ahead.push(1.0);
        self.keys.clear();
        self.keys.push(0);
        let mut parts = [Part::default(); crate::MAX_HOLDERS];
        for place in 0..places {
            let next_parts = layout(automata, place + 1)?;
            let begin = graph.layers[place] as usize;
            let next = begin + self.keys.len();
            graph.layers.push(next as u32);
            self.interner.clear();
            self.next_keys.clear();
            for (index, &key) in self.keys.iter().enumerate() {
                let weight = graph.ahead[begin + index];
                graph.begins.push(graph.edges.len() as u32);
                for (taker, &holder) in holders.iter().enumerate() {
                    let mut next_key = 0;
                    let mut factor = 1.0;
                    let alive = automata.iter().enumerate().all(|(who, automaton)| {
                        let part = parts[who];
                        let node = automaton.layer(place)[(key >> part.shift & ((1 << part.bits) - 1)) as usize];
                        let (to, by) = if who == taker {
                            (node.take, node.take_factor)
                        } else {
                            (node.pass, node.pass_factor)
                        };
                        next_key |= u64::from(to) << next_parts[who].shift;
                        factor *= by;
                        to != DEAD
                    });
                    if !alive {
                        continue;
                    }
                    let (number, new) = self.interner.number(next_key);
                    if new {
                        self.next_keys.push(next_key);
                        graph.ahead.push(0.0);
                    }
                    let state = next + number as usize;
                    graph.ahead[state] += weight * factor;
                    graph.edges.push(Edge::new(usize::from(holder), state as u32));
                    if weighed {
                        graph.factors.push(factor);
                    }
                }
                if graph.ahead.len() > limit {
                    return Err(TooHard { states: limit });
                }
            }
            std::mem::swap(&mut self.keys, &mut self.next_keys);
            parts = next_parts;
        }
        let states = graph.ahead.len() as u32;
        graph.layers.push(states);
        // The last layer's states have no edges.
        graph.begins.resize(states as usize + 1, graph.edges.len() as u32);
        Ok(())
    }
}

/// Gives each automaton's states of a layer their bits of the key.
fn layout(automata: &[Automaton], layer: usize) -> Result<[Part; crate::MAX_HOLDERS], TooHard> {
    let mut parts = [Part::default(); crate::MAX_HOLDERS];
    let mut shift = 0;
    for (part, automaton) in parts.iter_mut().zip(automata) {
        let bits = usize::BITS - (automaton.layer(layer).len() - 1).leading_zeros();
        *part = Part { shift, bits };
        shift += bits;
    }
    if shift > u64::BITS {
        return Err(TooHard { states: usize::MAX });
    }
    Ok(parts)
}
