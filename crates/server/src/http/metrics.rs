//! What Prometheus reads, at an address of its own: no proxy that passes on the tables' passes it on.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::hub::Hub;
use crate::metrics::Now;

/// The form in which it is written.
const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Everything that is answered there.
pub(crate) fn metrics(hub: Hub) -> Router {
    Router::new().route("/metrics", get(answer)).with_state(hub)
}

async fn answer(State(hub): State<Hub>) -> Response {
    let context = hub.context();
    // Of a database that cannot be read, the log tells.
    let Ok(outbox) = context.store.unsent().await else { return StatusCode::SERVICE_UNAVAILABLE.into_response() };
    let (writer, pool) = (context.store.waiting(), context.pool.waiting());
    let now = Now { tables: hub.loaded(), writer, pool, outbox };
    match context.metrics.text(&now) {
        Ok(text) => ([(header::CONTENT_TYPE, CONTENT_TYPE)], text).into_response(),
        Err(error) => {
            tracing::error!(%error, "the metrics cannot be written down");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
