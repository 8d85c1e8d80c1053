//! A small dense network that scores choices one by one.

use std::ops::Range;

use game::chance::below;
use rand::Rng;

/// The sizes of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// How many numbers describe a moment.
    pub situation: usize,
    /// How many describe a choice.
    pub choice: usize,
    /// The units of the first layer.
    pub first: usize,
    /// The units of the second.
    pub second: usize,
}

impl Layout {
    /// The rows of weights: each has the weights by which one number goes into every unit of the next layer, and the
    /// row after those of a layer has what is added to its units. In this order: the situation's and the choice's into
    /// the first layer, the first layer's into the second, and the second's into the score.
    pub fn rows(&self) -> impl Iterator<Item = usize> {
        let Layout { situation, choice, first, second } = *self;
        let into_first = std::iter::repeat_n(first, situation + choice + 1);
        into_first.chain(std::iter::repeat_n(second, first + 1)).chain([second])
    }

    /// The number of weights.
    pub fn weights(&self) -> usize {
        self.rows().sum()
    }

    /// Where the weights of the choice, the first layer's own, the second's and its own, and the score's begin.
    pub const fn parts(&self) -> [Range<usize>; 6] {
        let Layout { situation, choice, first, second } = *self;
        let a = situation * first;
        let b = a + choice * first;
        let c = b + first;
        let d = c + first * second;
        let e = d + second;
        [0..a, a..b, b..c, c..d, d..e, e..e + second]
    }
}

/// Two layers of rectified units over what describes the moment and the choice, and a score.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// Its sizes.
    pub layout: Layout,
    /// Its weights, row by row: see [`Layout::rows`].
    pub weights: Vec<f32>,
}

/// What a network makes of a moment: the units of its layers for each choice, one after the other, and the scores.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Thought {
    /// The units of the first layer.
    pub first: Vec<f32>,
    /// Those of the second.
    pub second: Vec<f32>,
    /// The score of each choice.
    pub scores: Vec<f32>,
}

impl Network {
    /// Scores each choice.
    pub fn think(&self, situation: &[f32], choices: &[f32]) -> Thought {
        let Layout { choice, first, second, .. } = self.layout;
        let [of_situation, of_choice, own_first, into_second, own_second, into_score] =
            self.layout.parts().map(|part| &self.weights[part]);
        let mut common = own_first.to_vec();
        add_rows(situation, of_situation, &mut common);
        let count = choices.len() / choice;
        let mut thought = Thought {
            first: common.repeat(count),
            second: own_second.repeat(count),
            scores: Vec::with_capacity(count),
        };
        let units = thought.first.chunks_exact_mut(first).zip(thought.second.chunks_exact_mut(second));
        for (description, (one, two)) in choices.chunks_exact(choice).zip(units) {
            add_rows(description, of_choice, one);
            rectify(one);
            add_rows(one, into_second, two);
            rectify(two);
            thought.scores.push(two.iter().zip(into_score).map(|(unit, weight)| unit * weight).sum());
        }
        thought
    }

    /// The chance of each choice.
    pub fn chances(&self, situation: &[f32], choices: &[f32]) -> Vec<f32> {
        softmax(&self.think(situation, choices).scores)
    }
}

/// How many units are added up at a time: as many as fit into a processor's registers.
const BLOCK: usize = 16;

/// Adds to the units of a layer what these numbers bring, each by its row of weights.
pub fn add_rows(numbers: &[f32], rows: &[f32], units: &mut [f32]) {
    let width = units.len();
    for (place, units) in units.chunks_mut(BLOCK).enumerate() {
        let rows = rows.chunks_exact(width).map(|row| &row[place * BLOCK..]);
        let rows = numbers.iter().zip(rows).filter(|(number, _)| **number != 0.0);
        match <&mut [f32; BLOCK]>::try_from(&mut *units) {
            Ok(units) => {
                let mut sums = *units;
                for (number, row) in rows.filter_map(|(number, row)| Some((number, row.first_chunk::<BLOCK>()?))) {
                    for (sum, weight) in sums.iter_mut().zip(row) {
                        *sum += number * weight;
                    }
                }
                *units = sums;
            }
            Err(_) => {
                for (number, row) in rows {
                    for (unit, weight) in units.iter_mut().zip(row) {
                        *unit += number * weight;
                    }
                }
            }
        }
    }
}

fn rectify(units: &mut [f32]) {
    for unit in units {
        *unit = unit.max(0.0);
    }
}

/// The chances that scores stand for: positive, and adding up to 1.
pub fn softmax(scores: &[f32]) -> Vec<f32> {
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut chances: Vec<f32> = scores.iter().map(|score| libm::expf(score - best)).collect();
    let sum: f32 = chances.iter().sum();
    for chance in &mut chances {
        *chance /= sum;
    }
    chances
}

/// The place of one of these chances, drawn by them.
pub fn draw(chances: &[f32], rng: &mut dyn Rng) -> usize {
    let mut left = below(rng, 1 << 24) as f32 / (1 << 24) as f32;
    let drawn = chances.iter().position(|chance| {
        left -= chance;
        left < 0.0
    });
    // Rounding may leave a little beyond the last.
    drawn.unwrap_or(chances.len() - 1)
}
