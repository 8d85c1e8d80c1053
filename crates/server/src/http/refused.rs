//! A problem as an HTTP answer.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Problem, ProblemCode};

use crate::store::Failed;

/// What a handler answers: what was asked for, or why it was not done.
pub(super) type Answer<T> = Result<T, Refused>;

/// A request that was not done.
pub(super) struct Refused(pub(super) Problem);

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Self {
        Refused(problem)
    }
}

impl From<Failed> for Refused {
    fn from(failed: Failed) -> Self {
        Refused(failed.into())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let Refused(problem) = self;
        let status = StatusCode::from_u16(problem.code.status()).expect("every code has a status of HTTP");
        let mut response = (status, Json(&problem)).into_response();
        // For the metrics.
        response.extensions_mut().insert(problem.code);
        let later = [ProblemCode::TooFast, ProblemCode::TooMany, ProblemCode::Busy, ProblemCode::Unavailable];
        if later.contains(&problem.code) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}
