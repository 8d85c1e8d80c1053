//! Faults that are planted on purpose, so that `chaos` shows that it would find them. No ordinary build has any.

/// What may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Moves are confirmed before they are on disk.
    ConfirmEarly,
    /// The moves of bots and of chance are shown before they are on disk.
    TellEarly,
    /// Moves are stored without their keys.
    DropKey,
    /// A move is thought to be made though somebody else's was first.
    LateIsMade,
    /// A change is thought to be made though the database was lost.
    LostIsMade,
    /// PostgreSQL confirms before it has written.
    Unsynced,
    /// A move is made twice.
    Twice,
    /// Whoever comes back misses a piece of news.
    ResumeLate,
}

/// Whether this server has a fault: it is named by its variable in the environment.
#[cfg(feature = "planted-faults")]
pub(crate) fn is_planted(fault: Fault) -> bool {
    static PLANTED: std::sync::LazyLock<Option<String>> =
        std::sync::LazyLock::new(|| std::env::var("PARLOUR_FAULT").ok());
    PLANTED.as_deref() == Some(&*format!("{fault:?}"))
}

/// This server has none.
#[cfg(not(feature = "planted-faults"))]
pub(crate) const fn is_planted(_: Fault) -> bool {
    false
}
