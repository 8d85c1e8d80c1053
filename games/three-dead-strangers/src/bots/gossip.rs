//! The gossip: looks at what shows against the others, and hardly at what shows against itself.

use super::by_players::ByPlayers;
use super::careful::CAREFUL;
use super::style::Style;

/// It keeps evidence away from itself where it is all the same to the others. The more there are to talk about, the less it
/// sees that the third piece of evidence decides.
pub(super) const GOSSIP: ByPlayers<Style> = ByPlayers {
    two: OF_TWO,
    three: Style { weight: [0.0, 1.0, 2.0, 2.5], ..OF_TWO },
    four: Style { weight: [0.0, 1.0, 2.0, 2.05], ..OF_TWO },
};

const OF_TWO: Style = Style { own: 0.02, noise: 0.3, ..CAREFUL };
