//! A problem as an HTTP answer.

use std::time::Duration;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Problem, ProblemCode};

use super::limit::Early;
use crate::store::Failed;

/// What a handler answers: what was asked for, or why it was not done.
pub(super) type Answer<T> = Result<T, Refused>;

/// A request that was not done.
pub(super) struct Refused {
    problem: Problem,
    /// After how long it may be done, where that is known.
    wait: Option<Duration>,
}

impl Refused {
    /// What may be done later.
    pub(super) fn for_now(problem: Problem, early: Early) -> Self {
        Refused { problem, wait: Some(early.wait) }
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Self {
        Refused { problem, wait: None }
    }
}

/// More requests than one address may send.
impl From<Early> for Refused {
    fn from(early: Early) -> Self {
        Refused::for_now(Problem::TOO_FAST, early)
    }
}

impl From<Failed> for Refused {
    fn from(failed: Failed) -> Self {
        Problem::from(failed).into()
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        /// When nobody knows when a place is free again.
        const SOON: Duration = Duration::from_secs(5);
        let Refused { problem, wait } = self;
        let status = StatusCode::from_u16(problem.code.status()).expect("every code has a status of HTTP");
        let mut response = (status, Json(&problem)).into_response();
        // For the metrics.
        response.extensions_mut().insert(problem.code);
        let later = [ProblemCode::TooFast, ProblemCode::TooMany, ProblemCode::Busy, ProblemCode::Unavailable];
        if later.contains(&problem.code) {
            // In whole seconds, and none too few.
            let seconds = wait.unwrap_or(SOON).as_secs_f64().ceil() as u64;
            response.headers_mut().insert(header::RETRY_AFTER, seconds.max(1).into());
        }
        response
    }
}
