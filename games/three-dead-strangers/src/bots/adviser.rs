//! The adviser: whose moves are hints.

use super::schemer::SCHEMER;
use super::style::Style;

/// Plays as the schemer does, but never leaves the case against its player complete where that can be helped: a review
/// would not have it so, and whoever follows a hint should not be accused by it.
pub(super) const ADVISER: Style = Style { wary: true, ..SCHEMER };
