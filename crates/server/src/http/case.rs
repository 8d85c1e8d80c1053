//! The case of the day.

use axum::Extension;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use catalog::{Why, planned};

use super::App;
use super::extract::Json;
use super::limit::Address;
use crate::cases::{self, archive, day};
use crate::problem::{Outcome, Problem};
use crate::protocol::{AnswerCase, AnsweredCase, AskCaseWhy, CaseOfDay, ListedCase};

pub(super) async fn list() -> axum::Json<Vec<ListedCase>> {
    let case = |day| {
        let (game, kind) = planned(day);
        ListedCase { date: day.to_string(), game, kind }
    };
    axum::Json(archive().map(case).collect())
}

pub(super) async fn show(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(named): Path<String>,
) -> Outcome<axum::Json<CaseOfDay>> {
    let day = day(&named)?;
    app.notebooks.spend(&address)?;
    let puzzle = app.cases.of(&app.hub.context().pool, day).await?;
    Ok(axum::Json(CaseOfDay { date: day.to_string(), case: puzzle.case() }))
}

pub(super) async fn answer(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(named): Path<String>,
    Json(AnswerCase { answer }): Json<AnswerCase>,
) -> Outcome<axum::Json<AnsweredCase>> {
    let day = day(&named)?;
    app.notebooks.spend(&address)?;
    let pool = &app.hub.context().pool;
    let puzzle = app.cases.of(pool, day).await?;
    let solution: Vec<String> = puzzle.solution().into_iter().map(str::to_owned).collect();
    let judge = move || {
        let answer: Option<Vec<&str>> = answer.as_ref().map(|keys| keys.iter().map(String::as_str).collect());
        let judged = cases::judge(&*puzzle, day, answer.as_deref())?;
        Some((judged, answer.is_none()))
    };
    let (judged, given_up) = pool.answer(judge).await?.ok_or(Problem::NO_ANSWER)?;
    let solution = (given_up || !judged.again).then_some(solution);
    Ok(axum::Json(AnsweredCase { judged, solution }))
}

pub(super) async fn why(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Path(named): Path<String>,
    asked: Result<Query<AskCaseWhy>, QueryRejection>,
) -> Outcome<axum::Json<Option<Why>>> {
    let Query(AskCaseWhy { fact }) = asked.map_err(|error| Problem::malformed(error.body_text()))?;
    let day = day(&named)?;
    app.notebooks.spend(&address)?;
    let pool = &app.hub.context().pool;
    let puzzle = app.cases.of(pool, day).await?;
    pool.answer(move || puzzle.why(&fact)).await?.map(axum::Json).map_err(Problem::malformed)
}
