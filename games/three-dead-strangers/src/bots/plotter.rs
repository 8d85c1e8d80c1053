//! The plotter: reads the others as the schemer does, and is easy to read itself.

use super::by_players::ByPlayers;
use super::schemer::SCHEMER;
use super::style::Style;

/// It does not see that the third piece of evidence decides, nor that what shows twice is harder to cover, and covers what
/// shows against itself before everybody's eyes. Among more it hardly sees walls, either, and is slower to accuse.
pub(super) const PLOTTER: ByPlayers<Style> = ByPlayers {
    two: OF_TWO,
    three: Style { locked: 0.2, sure: 0.55, ..OF_TWO },
    four: Style { weight: [0.0, 1.0, 2.0, 2.03], locked: 0.0, sure: 0.55, ..OF_TWO },
};

const OF_TWO: Style = Style { weight: [0.0, 1.0, 2.0, 2.5], hides: -1.0, noise: 0.3, twice: 0.0, ..SCHEMER };
