//! A client that reads news over HTTP, one message a line.

use std::convert::Infallible;
use std::time::Duration;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::{Problem, Since};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::extract::{Bearer, Table};
use super::limit::{Address, Connection};
use super::{Answer, App, Watching};
use crate::metrics::Counted;

/// One JSON text a line.
pub(super) const CONTENT_TYPE: &str = "application/x-ndjson";

pub(super) async fn news(
    State(app): State<App>,
    Table(id): Table,
    Extension(address): Extension<Address>,
    Bearer(token): Bearer,
    from: Result<Query<Since>, QueryRejection>,
) -> Answer<Response> {
    let limits = app.hub.context().config.limits;
    let Query(Since { from }) = from.map_err(|error| Problem::malformed(error.body_text()))?;
    let connection = (app.connect(address)?, Counted::among(&app.hub.context().metrics.streams));
    let watching = app.join(id, token, false, from).await?;
    let reader = Reader { watching, stop: app.stop.clone(), heartbeat: limits.heartbeat, _connection: connection };
    let lines = stream::unfold(reader, async |mut reader| {
        let line = reader.next().await?;
        Some((Ok::<_, Infallible>(line), reader))
    });
    Ok(([(header::CONTENT_TYPE, CONTENT_TYPE)], Body::from_stream(lines)).into_response())
}

struct Reader {
    watching: Watching,
    stop: CancellationToken,
    heartbeat: Duration,
    _connection: (Connection, Counted),
}

impl Reader {
    /// The next lines; a blank one from time to time shows whether anybody still reads.
    async fn next(&mut self) -> Option<Bytes> {
        let frame = tokio::select! {
            frame = timeout(self.heartbeat, self.watching.queue.recv()) => frame,
            () = self.stop.cancelled() => return None,
        };
        let Ok(frame) = frame else { return Some(Bytes::from_static(b"\n")) };
        Some(frame?.messages().iter().flat_map(|message| [message.as_str(), "\n"]).collect::<String>().into())
    }
}
