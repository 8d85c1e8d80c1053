//! Means, proportions and chances with what is known of their errors.

/// A mean with its standard error, kept up value by value.
///
/// ```
/// let mean: bots::Mean = [1.0, 2.0, 3.0, 4.0].into_iter().collect();
/// assert_eq!(mean.mean(), 2.5);
/// assert!((mean.standard_error() - (5.0_f64 / 12.0).sqrt()).abs() < 1e-12);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    count: u64,
    mean: f64,
    /// The sum of the squared distances from the mean.
    squares: f64,
}

impl Mean {
    /// Takes in one value.
    pub fn add(&mut self, value: f64) {
        // Welford's method: sums of squares of large values would lose what matters.
        self.count += 1;
        let distance = value - self.mean;
        self.mean += distance / self.count as f64;
        self.squares += distance * (value - self.mean);
    }

    /// The number of values.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean; 0 of no values.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// The sample's variance; infinite for less than two values.
    pub fn variance(&self) -> f64 {
        if self.count < 2 { f64::INFINITY } else { self.squares / (self.count - 1) as f64 }
    }

    /// The standard error of the mean, from the sample's variance; infinite for less than two values.
    pub fn standard_error(&self) -> f64 {
        (self.variance() / self.count.max(1) as f64).sqrt()
    }

    /// The 95% confidence interval of the mean, by the normal distribution.
    pub fn interval(&self) -> (f64, f64) {
        let error = Z * self.standard_error();
        (self.mean - error, self.mean + error)
    }

    /// The 95% confidence interval of the mean of values from 0 to 1, such as the parts of a deal's games that were won.
    ///
    /// It is Wilson's interval of a proportion, of as many trials as would have the same standard error (Korn and
    /// Graubard, 1998): it stays within 0 to 1, and where all or none are won it says how little a few deals tell.
    ///
    /// ```
    /// let won: bots::Mean = (0..100).map(|game| f64::from(game % 2)).collect();
    /// let (low, high) = won.rate_interval();
    /// assert!((low - 0.4033).abs() < 1e-4 && (high - 0.5967).abs() < 1e-4);
    /// ```
    pub fn rate_interval(&self) -> (f64, f64) {
        let (spread, error) = (self.mean * (1.0 - self.mean), self.standard_error());
        match self.count {
            0 | 1 => (0.0, 1.0),
            // All or none.
            _ if spread <= 0.0 => wilson(self.mean, self.count as f64),
            _ if error == 0.0 => (self.mean, self.mean),
            _ => wilson(self.mean, spread / (error * error)),
        }
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Self {
        let mut mean = Mean::default();
        values.into_iter().for_each(|value| mean.add(value));
        mean
    }
}

/// Chances said, and how often they came true, in ten bins by what was said.
///
/// ```
/// let mut said = bots::Calibration::default();
/// for (chance, came) in [(0.25, true), (0.25, false), (0.25, false), (0.25, false), (0.9, false)] {
///     said.add(chance, came);
/// }
/// assert_eq!(said.count(), 5);
/// assert_eq!(said.error(), 0.9 / 5.0);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Calibration {
    bins: [Bin; Calibration::BINS],
}

/// What was said in one bin of a [`Calibration`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Bin {
    /// The chances said.
    pub said: Mean,
    /// 1 for each of them that came true, and 0 for the others.
    pub came: Mean,
}

impl Calibration {
    const BINS: usize = 10;

    /// Takes in a chance, from 0 to 1, and whether it came true.
    pub fn add(&mut self, chance: f64, came: bool) {
        let bin = &mut self.bins[((chance * Self::BINS as f64) as usize).min(Self::BINS - 1)];
        bin.said.add(chance);
        bin.came.add(f64::from(u8::from(came)));
    }

    /// How often something was said.
    pub fn count(&self) -> u64 {
        self.bins().map(|bin| bin.said.count()).sum()
    }

    /// How far what was said is from what came true, on average over all that was said; not a number when nothing was.
    pub fn error(&self) -> f64 {
        let apart = |bin: &Bin| (bin.said.mean() - bin.came.mean()).abs() * bin.said.count() as f64;
        self.bins().map(apart).sum::<f64>() / self.count() as f64
    }

    /// The bins in which something was said, from the least chance to the greatest.
    pub fn bins(&self) -> impl Iterator<Item = &Bin> {
        self.bins.iter().filter(|bin| bin.said.count() > 0)
    }
}

/// The 97.5% quantile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// The 95% confidence interval of a proportion of so many trials, by Wilson's formula (1927), which stays within 0 to 1 and
/// does not collapse when all or none are won.
fn wilson(rate: f64, n: f64) -> (f64, f64) {
    let centre = rate + Z * Z / (2.0 * n);
    let spread = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_by_hand() {
        let rate = |values: &[f64]| values.iter().copied().collect::<Mean>().rate_interval();
        assert_eq!((rate(&[]), rate(&[1.0])), ((0.0, 1.0), (0.0, 1.0)));
        let (low, high) = rate(&[0.0; 10]);
        assert!((0.0..1e-12).contains(&low), "{low}");
        assert!((high - Z * Z / (10.0 + Z * Z)).abs() < 1e-12, "{high}");
        let (low, high) = rate(&[1.0; 10]);
        assert!((low - 10.0 / (10.0 + Z * Z)).abs() < 1e-12, "{low}");
        assert!((high - 1.0).abs() < 1e-12 && high <= 1.0, "{high}");
        // Every deal came to the same: nothing is left to chance.
        assert_eq!(rate(&[0.5; 4]), (0.5, 0.5));
        // Half as far apart as wins and losses are: as good as four times as many.
        let wide: Vec<f64> = (0..400).map(|deal| f64::from(deal % 2)).collect();
        let near: Vec<f64> = wide.iter().map(|won| 0.25 + won / 2.0).collect();
        assert!((rate(&near).1 - wilson(0.5, 399.0 * 4.0).1).abs() < 1e-12);
    }

    #[test]
    fn wilson_covers_the_truth_about_as_often_as_it_says() {
        // The exact coverage for 40 trials at several rates, by the binomial distribution.
        for rate in [0.1, 0.25, 0.5] {
            let mut mass = (1.0_f64 - rate).powi(40);
            let mut covered = 0.0;
            for won in 0..=40_u32 {
                let (low, high) = wilson(f64::from(won) / 40.0, 40.0);
                if low <= rate && rate <= high {
                    covered += mass;
                }
                mass *= f64::from(40 - won) / f64::from(won + 1) * rate / (1.0 - rate);
            }
            assert!((0.92..0.98).contains(&covered), "{covered} at {rate}");
        }
    }

    #[test]
    fn a_mean_of_large_values_keeps_its_error() {
        let near: Mean = [0.0, 1.0, 2.0].into_iter().collect();
        let far: Mean = [1e9, 1e9 + 1.0, 1e9 + 2.0].into_iter().collect();
        assert!((near.standard_error() - far.standard_error()).abs() < 1e-6);
        assert_eq!(Mean::default().standard_error(), f64::INFINITY);
    }
}
