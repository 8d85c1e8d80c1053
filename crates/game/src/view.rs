//! What one viewer knows now.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What one viewer knows now, in two parts: of a game with the same public part, two viewers differ in the second alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct View<P, O> {
    /// What everybody knows.
    pub public: P,
    /// What the viewer alone knows; null for a spectator.
    pub own: Option<O>,
}
