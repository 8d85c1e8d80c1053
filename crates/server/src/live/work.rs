//! Something that is being worked out for a table while the table goes on.

use std::future::{Future, pending};

use protocol::{Outcome, Problem};
use tokio_util::task::AbortOnDropHandle;

/// Something that is being worked out, or has been. Dropped before its turn has come, it is never begun.
pub(super) enum Work<T> {
    Doing(AbortOnDropHandle<Outcome<T>>),
    Done(Outcome<T>),
}

impl<T: Send + 'static> Work<T> {
    pub(super) fn new(doing: impl Future<Output = Outcome<T>> + Send + 'static) -> Self {
        Work::Doing(AbortOnDropHandle::new(tokio::spawn(doing)))
    }

    /// Returns once it is done; never when it was done before. Nothing is lost when the caller stops waiting.
    pub(super) async fn finish(&mut self) {
        match self {
            Work::Done(_) => pending().await,
            Work::Doing(doing) => {
                let done = doing.await;
                *self = Work::Done(done.unwrap_or(Err(Problem::INTERNAL)));
            }
        }
    }

    /// What has been worked out.
    pub(super) fn done(self) -> Outcome<T> {
        if let Work::Done(done) = self { done } else { Err(Problem::INTERNAL) }
    }
}
