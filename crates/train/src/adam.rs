//! Adam (Kingma and Ba, 2015): steps whose length follows what gradients have been.

/// How quickly the means of the gradients and of their squares forget.
const FORGET: [f32; 2] = [0.9, 0.999];
const LEAST: f32 = 1e-8;

pub(crate) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    pub(crate) fn new(weights: usize) -> Self {
        Adam { mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    /// Takes a step down the gradient.
    pub(crate) fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        self.steps += 1;
        let [mean_bias, square_bias] = FORGET.map(|forget| 1.0 - forget.powi(self.steps));
        let kept = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, &slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(kept) {
            *mean = FORGET[0] * *mean + (1.0 - FORGET[0]) * slope;
            *square = FORGET[1] * *square + (1.0 - FORGET[1]) * slope * slope;
            *weight -= rate * (*mean / mean_bias) / ((*square / square_bias).sqrt() + LEAST);
        }
    }
}
