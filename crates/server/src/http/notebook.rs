//! A detective's notebook, thought through. Nothing of it is kept or logged.

use std::time::Duration;

use axum::Extension;
use axum::extract::{Request, State};
use notebook::{Answer, Asked};

use super::App;
use super::extract::read_json;
use super::limit::Address;
use crate::problem::{Fault, Outcome};

/// How long somebody may wait until others are answered.
const PATIENCE: Duration = Duration::from_secs(10);

pub(super) async fn think(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    request: Request,
) -> Outcome<axum::Json<Answer>> {
    if !app.notebooks.take(address) {
        return Err(Fault::TooFast);
    }
    let asked: Asked = read_json(request, app.hub.context().config.limits.notebook).await?;
    let turn = tokio::time::timeout(PATIENCE, app.thinkers.acquire_owned()).await;
    let busy = Fault::TooMany("So many notebooks are being thought through that you have to wait a little.");
    let turn = turn.map_err(|_| busy)?.map_err(|_| Fault::Internal)?;
    let thought = tokio::task::spawn_blocking(move || {
        let answer = notebook::answer(&asked);
        // Kept until the work is done, even if nobody waits for it any more.
        drop(turn);
        answer
    });
    Ok(axum::Json(thought.await.map_err(|_| Fault::Internal)?))
}
