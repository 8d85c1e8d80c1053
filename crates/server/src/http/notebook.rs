//! A detective's notebook, worked out. Nothing of it is kept or logged.

use axum::Extension;
use axum::extract::{Request, State};
use notebook::{Conclusions, Query};

use super::extract::read_json;
use super::limit::Address;
use super::{Answer, App};

pub(super) async fn think(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    request: Request,
) -> Answer<axum::Json<Conclusions>> {
    app.notebooks.spend(&address)?;
    let asked: Query = read_json(request, app.hub.context().config.limits.notebook).await?;
    let answer = app.hub.context().pool.answer(move || notebook::answer(&asked));
    Ok(axum::Json(answer.await?))
}
