//! The adviser: whose moves are hints.

use super::schemer::SCHEMER;
use super::style::Style;

/// Plays as the schemer does, but never leaves the case against its player complete where that can be helped: a review
/// would not have it so, and whoever follows a hint should not be accused by it. And it solves a murder where it can,
/// whoever did it: the game is then the nearer to an end that its player has won. A likelier find than not comes first.
pub(super) const ADVISER: Style = Style { wary: true, solves: 0.5, ..SCHEMER };
