//! Duplicate evenings over HTTP.

use axum::Extension;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{
    Evening, EveningHostDoes, EveningTable, JoinEvening, JoinedEvening, OpenEvening, OpenedEvening, Problem,
};

use super::api::may_open;
use super::extract::{Bearer, EveningAt, Json};
use super::limit::Address;
use super::{Answer, App};
use crate::evenings;
use crate::token::EveningId;

pub(super) async fn open(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Json(open): Json<OpenEvening>,
) -> Answer<(StatusCode, axum::Json<OpenedEvening>)> {
    may_open(&app, &address)?;
    Ok((StatusCode::CREATED, axum::Json(evenings::open(app.hub.context(), open).await?)))
}

pub(super) async fn join(
    State(app): State<App>,
    EveningAt(id): EveningAt,
    Json(JoinEvening { name }): Json<JoinEvening>,
) -> Answer<(StatusCode, axum::Json<JoinedEvening>)> {
    Ok((StatusCode::CREATED, axum::Json(evenings::join(app.hub.context(), &id, &name).await?)))
}

pub(super) async fn board(
    State(app): State<App>,
    path: Result<Path<(String, u8)>, PathRejection>,
    Extension(address): Extension<Address>,
    bearer: Bearer,
) -> Answer<(StatusCode, axum::Json<EveningTable>)> {
    let Path((id, number)) = path.map_err(|_| Problem::malformed("a board is a number from 1 on"))?;
    let id = EveningId::read(&id).ok_or(Problem::UNKNOWN_EVENING)?;
    let (context, token) = (app.hub.context(), bearer.needed()?.hash());
    let begun = evenings::board(context, &id, token, number).await?;
    let status = if begun.is_new() { StatusCode::CREATED } else { StatusCode::OK };
    if begun.is_new() {
        may_open(&app, &address)?;
    }
    let table = begun.begin(context, &id, token, number).await?;
    Ok((status, axum::Json(EveningTable { table: table.as_str().to_owned() })))
}

pub(super) async fn host(
    State(app): State<App>,
    EveningAt(id): EveningAt,
    bearer: Bearer,
    Json(does): Json<EveningHostDoes>,
) -> Answer<StatusCode> {
    let token = bearer.needed()?.hash();
    evenings::host(&app.hub, &id, token, does).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn told(
    State(app): State<App>,
    EveningAt(id): EveningAt,
    Bearer(token): Bearer,
) -> Answer<axum::Json<Evening>> {
    let told = evenings::told(app.hub.context(), &id, token.map(|token| token.hash())).await?;
    Ok(axum::Json(told))
}
