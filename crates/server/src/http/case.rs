//! The case of the day.

use axum::Extension;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use catalog::Why;
use protocol::{AnswerCase, AnsweredCase, AskCaseWhy, CaseOfDay, ListedCase, Problem, cases};

use super::extract::Json;
use super::limit::Address;
use super::{Answer, App};
use crate::cases::today;

pub(super) async fn list() -> axum::Json<Vec<ListedCase>> {
    axum::Json(cases::list(today()))
}

pub(super) async fn show(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(named): Path<String>,
) -> Answer<axum::Json<CaseOfDay>> {
    let day = cases::day(&named, today())?;
    app.notebooks.spend(&address)?;
    let case = app.cases.of(&app.hub.context().pool, day).await?;
    Ok(axum::Json(cases::show(&*case, day)))
}

pub(super) async fn answer(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(named): Path<String>,
    Json(answer): Json<AnswerCase>,
) -> Answer<axum::Json<AnsweredCase>> {
    let day = cases::day(&named, today())?;
    app.notebooks.spend(&address)?;
    let pool = &app.hub.context().pool;
    let case = app.cases.of(pool, day).await?;
    Ok(axum::Json(pool.answer(move || cases::answer(&*case, day, &answer)).await??))
}

pub(super) async fn why(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(named): Path<String>,
    asked: Result<Query<AskCaseWhy>, QueryRejection>,
) -> Answer<axum::Json<Option<Why>>> {
    let Query(asked) = asked.map_err(|error| Problem::malformed(error.body_text()))?;
    let day = cases::day(&named, today())?;
    app.notebooks.spend(&address)?;
    let pool = &app.hub.context().pool;
    let case = app.cases.of(pool, day).await?;
    Ok(axum::Json(pool.answer(move || cases::why(&*case, &asked)).await??))
}
