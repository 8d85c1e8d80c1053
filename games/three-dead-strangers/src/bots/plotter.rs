//! The plotter: reads the others as the schemer does, and is easy to read itself.

use super::schemer::SCHEMER;
use super::style::Style;

/// It does not see that the third piece of evidence decides, nor that what shows twice is harder to cover, and covers what
/// shows against itself before everybody's eyes.
pub(super) const PLOTTER: Style =
    Style { weight: [0.0, 1.0, 2.0, 2.5], hides: -1.0, noise: 0.3, twice: 0.0, ..SCHEMER };
