//! The daydreamer: sees that something shows against somebody, and does not count.

use super::by_players::ByPlayers;
use super::careful::CAREFUL;
use super::style::Style;

/// To it three pieces of evidence are no worse than one: it completes what can hang it, and never sees what hangs others.
pub(super) const DAYDREAMER: ByPlayers<Style> =
    ByPlayers { two: Style { weight: [0.0, 1.0, 1.0, 1.0], ..CAREFUL }, three: AMONG_MORE, four: AMONG_MORE };

/// There it likes the first piece best, does not see which are against itself, and likes to say of others that they are
/// who it is.
const AMONG_MORE: Style = Style { weight: [0.0, 1.0, 0.5, 0.0], own: 0.0, bluff: 10.0, ..CAREFUL };
