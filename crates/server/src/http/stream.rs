//! A client that reads news over HTTP, one message a line.

use std::time::Duration;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::extract::{Bearer, Table};
use super::limit::{Address, Connection};
use super::{App, Stop};
use crate::frame::Frame;
use crate::hub::Hub;
use crate::live::WatcherId;
use crate::problem::{Outcome, Problem};
use crate::token::TableId;

/// One JSON text a line.
pub(super) const CONTENT_TYPE: &str = "application/x-ndjson";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Since {
    #[serde(default)]
    from: u32,
}

pub(super) async fn news(
    State(app): State<App>,
    Table(id): Table,
    Extension(address): Extension<Address>,
    Bearer(token): Bearer,
    from: Result<Query<Since>, axum::extract::rejection::QueryRejection>,
) -> Outcome<Response> {
    let limits = app.hub.context().config.limits;
    let Query(Since { from }) = from.map_err(|error| Problem::malformed(error.body_text()))?;
    let connection = app.connections.open(address, limits.connections);
    let connection = connection.ok_or(Problem::too_many("Too many connections are open from your address."))?;
    let (frames, queue) = mpsc::channel(limits.backlog);
    let token = token.map(|token| token.hash());
    let watcher = app.hub.ask(&id, move |table| Box::pin(table.join(token, from, frames))).await?;
    let reader = Reader {
        queue,
        stop: app.stop.clone(),
        heartbeat: limits.heartbeat,
        _watching: Watching { hub: app.hub, id, watcher, _connection: connection },
    };
    let lines = stream::unfold(reader, async |mut reader| {
        let line = reader.next().await?;
        Some((Ok::<_, std::convert::Infallible>(line), reader))
    });
    Ok(([(header::CONTENT_TYPE, CONTENT_TYPE)], Body::from_stream(lines)).into_response())
}

struct Reader {
    queue: mpsc::Receiver<Frame>,
    stop: Stop,
    heartbeat: Duration,
    _watching: Watching,
}

impl Reader {
    /// The next lines; a blank one from time to time shows whether anybody still reads.
    async fn next(&mut self) -> Option<Bytes> {
        let frame = tokio::select! {
            frame = timeout(self.heartbeat, self.queue.recv()) => frame,
            () = self.stop.requested() => return None,
        };
        match frame {
            Err(_) => Some(Bytes::from_static(b"\n")),
            Ok(None) => None,
            Ok(Some(frame)) => {
                let mut lines = String::new();
                for message in frame.messages() {
                    lines.push_str(message);
                    lines.push('\n');
                }
                Some(lines.into())
            }
        }
    }
}

/// Leaves the table when the connection ends, in whatever way.
struct Watching {
    hub: Hub,
    id: TableId,
    watcher: WatcherId,
    _connection: Connection,
}

impl Drop for Watching {
    fn drop(&mut self) {
        let (hub, id, watcher) = (self.hub.clone(), self.id.clone(), self.watcher);
        tokio::spawn(async move {
            let leave = hub.ask(&id, move |table| {
                Box::pin(async move {
                    table.leave(watcher).await;
                    Ok(())
                })
            });
            // The table itself may be gone.
            let _ = leave.await;
        });
    }
}
