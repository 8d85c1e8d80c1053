//! When something leaves that takes a while to be worked out: how long it takes says something of the cards.

use std::time::Duration;

use tokio::time::Instant;

#[cfg(test)]
mod tests;

/// When something may leave. It is made before anything is known of what will leave.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timetable {
    due: Instant,
    step: Duration,
}

impl Timetable {
    /// After a wait from now; what takes longer leaves a whole number of steps later.
    pub(super) fn after(wait: Duration, step: Duration) -> Timetable {
        Timetable { due: Instant::now() + wait, step }
    }

    /// When it leaves, if it is ready now.
    pub(super) fn leaves(self) -> Instant {
        let now = Instant::now();
        if self.step.is_zero() {
            return self.due.max(now);
        }
        let late = now.saturating_duration_since(self.due);
        let steps = late.as_nanos().div_ceil(self.step.as_nanos());
        self.due + self.step * u32::try_from(steps).unwrap_or(u32::MAX)
    }
}
