//! The daydreamer: sees that something shows against somebody, and does not count.

use super::careful::CAREFUL;
use super::style::Style;

/// To it three pieces of evidence are no worse than one: it completes what can hang it, and never sees what hangs others.
pub(super) const DAYDREAMER: Style = Style { weight: [0.0, 1.0, 1.0, 1.0], ..CAREFUL };
