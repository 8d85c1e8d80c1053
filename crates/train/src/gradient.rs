//! How a network's scores change with its weights.

use policy::{Layout, Network, Thought, add_rows};

/// A sum of gradients.
pub(crate) struct Gradient<'a> {
    network: &'a Network,
    /// The weights into the second layer, a row for each of its units.
    from_second: Vec<f32>,
    /// For each weight.
    pub(crate) sum: Vec<f32>,
}

impl<'a> Gradient<'a> {
    pub(crate) fn new(network: &'a Network) -> Self {
        let Layout { first, second, .. } = network.layout;
        let [_, _, _, into_second, ..] = network.layout.parts().map(|part| &network.weights[part]);
        let from_second = (0..second).flat_map(|two| (0..first).map(move |one| into_second[one * second + two]));
        Gradient { network, from_second: from_second.collect(), sum: vec![0.0; network.weights.len()] }
    }

    /// Adds what a moment brings whose choices' scores are to change by `slopes`.
    pub(crate) fn add(&mut self, situation: &[f32], choices: &[f32], thought: &Thought, slopes: &[f32]) {
        let Layout { first, second, .. } = self.network.layout;
        let parts = self.network.layout.parts();
        let into_score = &self.network.weights[parts[5].clone()];
        // By how much each unit is to change.
        let mut of_second = Vec::with_capacity(thought.second.len());
        for (units, slope) in thought.second.chunks_exact(second).zip(slopes) {
            of_second.extend(units.iter().zip(into_score).map(
                |(&unit, weight)| {
                    if unit > 0.0 { slope * weight } else { 0.0 }
                },
            ));
        }
        let mut of_first = vec![0.0; thought.first.len()];
        for (of_first, of_second) in of_first.chunks_exact_mut(first).zip(of_second.chunks_exact(second)) {
            add_rows(of_second, &self.from_second, of_first);
        }
        for (change, unit) in of_first.iter_mut().zip(&thought.first) {
            if *unit == 0.0 {
                *change = 0.0;
            }
        }
        let ones = vec![1.0; slopes.len()];
        let mut common = vec![0.0; first];
        add_rows(&ones, &of_first, &mut common);
        add_products(situation, 1, &common, &mut self.sum[parts[0].clone()]);
        add_products(choices, slopes.len(), &of_first, &mut self.sum[parts[1].clone()]);
        add_rows(&[1.0], &common, &mut self.sum[parts[2].clone()]);
        add_products(&thought.first, slopes.len(), &of_second, &mut self.sum[parts[3].clone()]);
        add_rows(&ones, &of_second, &mut self.sum[parts[4].clone()]);
        add_rows(slopes, &thought.second, &mut self.sum[parts[5].clone()]);
    }
}

/// Adds to the weights of each number, the changes of the units that it goes
/// into, each times the number.
fn add_products(numbers: &[f32], choices: usize, changes: &[f32], rows: &mut [f32]) {
    let width = numbers.len() / choices;
    let mut of_one = vec![0.0; choices];
    for (place, row) in rows.chunks_exact_mut(changes.len() / choices).enumerate() {
        for (number, numbers) in of_one.iter_mut().zip(numbers.chunks_exact(width)) {
            *number = numbers[place];
        }
        add_rows(&of_one, changes, row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each weight in turn is changed a little, and the scores change as the gradient says.
    #[test]
    fn gradients_are_differences() {
        let layout = Layout { situation: 3, choice: 2, first: 5, second: 4 };
        let wave = |n: usize| ((n * n % 17) as f32 - 6.0) / 8.0;
        let network = Network { layout, weights: (0..layout.weights()).map(wave).collect() };
        let (situation, choices, slopes) = ([0.3, -0.5, 0.0], [1.0, 0.2, -0.4, 0.7], [0.6, -1.1]);
        let loss = |network: &Network| -> f32 {
            network.think(&situation, &choices).scores.iter().zip(slopes).map(|(score, slope)| score * slope).sum()
        };
        let mut gradient = Gradient::new(&network);
        gradient.add(&situation, &choices, &network.think(&situation, &choices), &slopes);
        let mut steep = 0;
        for (place, &slope) in gradient.sum.iter().enumerate() {
            let moved = |by: f32| {
                let mut network = network.clone();
                network.weights[place] += by;
                loss(&network)
            };
            let difference = (moved(1e-2) - moved(-1e-2)) / 2e-2;
            assert!((difference - slope).abs() < 1e-2, "weight {place}: {difference} and {slope}");
            steep += usize::from(slope.abs() > 0.1);
        }
        assert!(steep > 20, "{steep}");
    }
}
