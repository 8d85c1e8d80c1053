//! Actions that were not taken.

/// An action that was not taken; its table is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("table {table}: action {action} {why}")]
pub struct Fault {
    /// Which table.
    pub table: usize,
    /// What was to be done there.
    pub action: i32,
    /// Why it was not.
    pub why: Why,
}

/// Why an action was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// There is no such action.
    #[error("does not exist: actions are numbered from 0 to {last}, and the mask names {legal} of them")]
    Unknown {
        /// The last action of the game.
        last: usize,
        /// How many actions may be taken.
        legal: usize,
    },
    /// The mask forbids it.
    #[error("is masked: the mask names {legal} actions that may be taken")]
    Masked {
        /// How many actions may be taken.
        legal: usize,
    },
    /// The game is over.
    #[error("comes too late: the game is over, and the table waits to be reset")]
    Over,
}
