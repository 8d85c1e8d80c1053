//! The gossip: looks at what shows against the others, and hardly at what shows against itself.

use super::careful::CAREFUL;
use super::style::Style;

/// It keeps evidence away from itself where it is all the same to the others.
pub(super) const GOSSIP: Style = Style { own: 0.02, noise: 0.3, ..CAREFUL };
