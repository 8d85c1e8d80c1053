//! The hermit: as strong as the plotter, and keeps to itself.

use super::by_players::ByPlayers;
use super::schemer::SCHEMER;
use super::style::Style;

/// It minds evidence against itself above all, never leaves the case complete where it can help it, and accuses when it is
/// nearly certain. Of what hangs the others it sees as much as the plotter does.
pub(super) const HERMIT: ByPlayers<Style> = ByPlayers {
    two: OF_TWO,
    three: Style { weight: [0.0, 1.0, 1.5, 2.3], locked: 0.0, ..OF_TWO },
    four: Style { weight: [0.0, 1.0, 1.35, 1.7], locked: 0.0, ..OF_TWO },
};

const OF_TWO: Style =
    Style { weight: [0.0, 1.0, 2.0, 2.6], own: 3.0, hides: 1.0, sure: 0.9, locked: 0.3, wary: true, ..SCHEMER };
