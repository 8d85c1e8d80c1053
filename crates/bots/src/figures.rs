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

    /// The standard error of the mean, from the sample's variance; infinite for less than two values.
    pub fn standard_error(&self) -> f64 {
        if self.count < 2 {
            return f64::INFINITY;
        }
        (self.squares / (self.count - 1) as f64 / self.count as f64).sqrt()
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

/// The 95% confidence interval of a proportion, by Wilson's formula (1927), which stays within 0 to 1 and does not
/// collapse when all or none are won. Shares of a win may be counted: they spread less than whole wins, so that the
/// interval is then wider than necessary.
///
/// ```
/// let (low, high) = bots::wilson(50.0, 100);
/// assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
/// ```
pub fn wilson(won: f64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let n = of as f64;
    let rate = won / n;
    let centre = rate + Z * Z / (2.0 * n);
    let spread = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_by_hand() {
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
        let (low, high) = wilson(0.0, 10);
        assert!((0.0..1e-12).contains(&low), "{low}");
        assert!((high - Z * Z / (10.0 + Z * Z)).abs() < 1e-12, "{high}");
        let (low, high) = wilson(10.0, 10);
        assert!((low - 10.0 / (10.0 + Z * Z)).abs() < 1e-12, "{low}");
        assert!((high - 1.0).abs() < 1e-12 && high <= 1.0, "{high}");
    }

    #[test]
    fn wilson_covers_the_truth_about_as_often_as_it_says() {
        // The exact coverage for 40 trials at several rates, by the binomial distribution.
        for rate in [0.1, 0.25, 0.5] {
            let mut mass = (1.0_f64 - rate).powi(40);
            let mut covered = 0.0;
            for won in 0..=40_u32 {
                let (low, high) = wilson(f64::from(won), 40);
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
