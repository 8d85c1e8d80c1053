//! Requests that are answered once.

use axum::Extension;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::PlayOuts;
use protocol::play::MoveBody;
use protocol::{
    AskChain, AskPlayOuts, AskTicket, AskWhy, Chain, GameInfo, HostDoes, Listed, Open, OpenLesson, OpenShare,
    Opened, Order, Phase, PlayOn, Problem, Rematch, Seated, Sit, Standing, Take, TakeHoliday, Taken, Ticket,
    Upload,
};
use serde_json::{Map, Value, json};

use super::extract::{Bearer, Json, Table, read_json};
use super::limit::Address;
use super::{Answer, App, Refused};
use crate::live::{Context, NewTable, played_again, told_link};
use crate::store::{Change, Millis, StoredTable, now};
use crate::token::{RoomCode, TableId, Token};
use crate::{words, written};

/// How long a lobby is listed in which nothing happens: nobody may be there any more.
const LOBBY_LISTED: Millis = 2 * 3600 * 1000;

/// How long a game is listed.
const GAME_LISTED: Millis = 24 * 3600 * 1000;

pub(super) async fn health(State(app): State<App>) -> Response {
    let healthy = app.hub.context().store.ping().await.is_ok();
    let (status, word) =
        if healthy { (StatusCode::OK, "ok") } else { (StatusCode::SERVICE_UNAVAILABLE, "no database") };
    let body = json!({ "status": word, "version": env!("CARGO_PKG_VERSION"), "tables": app.hub.loaded() });
    (status, axum::Json(body)).into_response()
}

pub(super) async fn games(State(app): State<App>) -> axum::Json<Vec<GameInfo>> {
    let games = app.hub.context().config.games.iter();
    axum::Json(games.copied().map(GameInfo::of).collect())
}

pub(super) async fn rules(State(app): State<App>, Path(game): Path<String>) -> Answer<Response> {
    let game = app.hub.context().game(&game)?;
    let rules = words::rules(game.name()).ok_or(Problem::NOT_FOUND)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], rules).into_response())
}

pub(super) async fn listed(State(app): State<App>) -> Answer<axum::Json<Vec<Listed>>> {
    let context = app.hub.context();
    let tables = context.store.listed(now() - LOBBY_LISTED, now() - GAME_LISTED).await?;
    Ok(axum::Json(tables.into_iter().map(|table| entry(context, table)).collect()))
}

/// A table in a list.
fn entry(context: &Context, table: StoredTable) -> Listed {
    let phase = match &table.setup {
        _ if context.is_closed(&table) => Phase::Closed,
        Some(_) if table.over => Phase::Over,
        Some(_) => Phase::Playing,
        None => Phase::Lobby,
    };
    let chairs = context.game(&table.game).map_or(0, |game| game.info().chairs.len());
    let free = if phase == Phase::Lobby { chairs.saturating_sub(table.chairs.len()) as u8 } else { 0 };
    let names = table.chairs.into_values().map(|sitter| sitter.name).collect();
    Listed { table: table.id.as_str().to_owned(), game: table.game, phase, free, names }
}

pub(super) async fn call(State(app): State<App>, Table(id): Table) -> Answer<StatusCode> {
    app.hub.ask(&id, move |table| Box::pin(table.call())).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The table of a room code.
pub(super) async fn find(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    code: Result<Path<String>, PathRejection>,
) -> Answer<axum::Json<Listed>> {
    app.codes.spend(&address)?;
    let code = code.ok().and_then(|Path(code)| RoomCode::read(&code)).ok_or(Problem::UNKNOWN_CODE)?;
    let context = app.hub.context();
    let table = context.store.table_of(&code).await?.ok_or(Problem::UNKNOWN_CODE)?;
    Ok(axum::Json(entry(context, table)))
}

pub(super) async fn open(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Json(open): Json<Open>,
) -> Answer<(StatusCode, axum::Json<Opened>)> {
    let table = NewTable::new(app.hub.context(), open)?;
    store(&app, &address, table).await
}

pub(super) async fn open_lesson(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Json(open): Json<OpenLesson>,
) -> Answer<(StatusCode, axum::Json<Opened>)> {
    let table = NewTable::lesson(app.hub.context(), open)?;
    store(&app, &address, table).await
}

/// Stores a new table, unless somebody opens too many.
async fn store(
    app: &App,
    address: &Address,
    NewTable { row, opened }: NewTable,
) -> Answer<(StatusCode, axum::Json<Opened>)> {
    may_open(app, address)?;
    tracing::info!(table = ?row.id, game = row.game, "a table is opened");
    let begun = (row.clock.is_some() && row.setup.is_some()).then(|| row.id.clone());
    app.hub.context().store.change(Change::Open(row)).await?;
    if let Some(id) = begun {
        app.hub.wake(&id).await;
    }
    Ok((StatusCode::CREATED, axum::Json(opened)))
}

pub(super) fn may_open(app: &App, address: &Address) -> Answer<()> {
    let too_many = Problem::too_many("Too many tables were opened from your address: wait a moment.");
    app.tables.spend(address).map_err(|early| Refused::for_now(too_many, early))
}

pub(super) async fn sit(
    State(app): State<App>,
    Table(id): Table,
    Json(sit): Json<Sit>,
) -> Answer<(StatusCode, axum::Json<Seated>)> {
    let seated = app.hub.ask(&id, move |table| Box::pin(table.sit(sit))).await?;
    Ok((StatusCode::CREATED, axum::Json(seated)))
}

pub(super) async fn stand(State(app): State<App>, Table(id): Table, bearer: Bearer) -> Answer<StatusCode> {
    let token = bearer.needed()?.hash();
    app.hub.ask(&id, move |table| Box::pin(table.stand(token))).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn ticket(
    State(app): State<App>,
    Table(id): Table,
    bearer: Bearer,
    Json(asked): Json<AskTicket>,
) -> Answer<(StatusCode, axum::Json<Ticket>)> {
    let token = bearer.needed()?.hash();
    let ticket = app.hub.ask(&id, move |table| Box::pin(table.ticket(token, asked))).await?;
    Ok((StatusCode::CREATED, axum::Json(ticket)))
}

pub(super) async fn take(
    State(app): State<App>,
    Table(id): Table,
    Json(take): Json<Take>,
) -> Answer<(StatusCode, axum::Json<Taken>)> {
    let ticket = Token::read(&take.ticket).ok_or(Problem::SPENT)?.hash();
    let own = take.seat.map(|seat| Token::read(&seat).ok_or(Problem::NO_TOKEN)).transpose()?;
    let seated = app.hub.ask(&id, move |table| Box::pin(table.take(ticket, own))).await?;
    Ok((StatusCode::CREATED, axum::Json(seated)))
}

pub(super) async fn take_back(State(app): State<App>, Table(id): Table, bearer: Bearer) -> Answer<StatusCode> {
    let token = bearer.needed()?.hash();
    app.hub.ask(&id, move |table| Box::pin(table.take_back(token))).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn holiday(
    State(app): State<App>,
    Table(id): Table,
    bearer: Bearer,
    Json(taken): Json<TakeHoliday>,
) -> Answer<StatusCode> {
    let token = bearer.needed()?.hash();
    app.hub.ask(&id, move |table| Box::pin(table.holiday(token, taken))).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn orders(
    State(app): State<App>,
    Table(id): Table,
    bearer: Bearer,
) -> Answer<axum::Json<Map<String, Value>>> {
    let token = bearer.needed()?.hash();
    let orders = app.hub.ask(&id, move |table| Box::pin(async move { table.orders(token) }));
    Ok(axum::Json(orders.await?))
}

pub(super) async fn order(
    State(app): State<App>,
    Table(id): Table,
    bearer: Bearer,
    Json(Order { orders }): Json<Order>,
) -> Answer<StatusCode> {
    let token = bearer.needed()?.hash();
    app.hub.ask(&id, move |table| Box::pin(table.order(token, orders))).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn standing(
    State(app): State<App>,
    Table(id): Table,
    bearer: Bearer,
) -> Answer<axum::Json<Standing>> {
    let token = bearer.0.map(|token| token.hash());
    let standing = app.hub.ask(&id, move |table| Box::pin(table.standing(token)));
    Ok(axum::Json(standing.await?))
}

pub(super) async fn host(
    State(app): State<App>,
    Table(id): Table,
    bearer: Bearer,
    Json(does): Json<HostDoes>,
) -> Answer<StatusCode> {
    let token = bearer.needed()?.hash();
    app.hub.ask(&id, move |table| Box::pin(table.host(token, does))).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn rematch(
    State(app): State<App>,
    Table(id): Table,
    bearer: Bearer,
    Json(asked): Json<Rematch>,
) -> Answer<(StatusCode, axum::Json<Option<Opened>>)> {
    let token = bearer.needed()?;
    let opened = app.hub.ask(&id, move |table| Box::pin(table.rematch(token, asked))).await?;
    if let Some(next) = opened.as_ref().and_then(|opened| TableId::read(&opened.table)) {
        // It may have a clock.
        app.hub.wake(&next).await;
    }
    let status = if opened.is_some() { StatusCode::CREATED } else { StatusCode::ACCEPTED };
    Ok((status, axum::Json(opened)))
}

pub(super) async fn make_move(
    State(app): State<App>,
    Table(id): Table,
    bearer: Bearer,
    Json(sent): Json<MoveBody>,
) -> Answer<axum::Json<Value>> {
    let token = bearer.needed()?.hash();
    let key = sent.key.clone();
    app.hub.ask(&id, move |table| Box::pin(table.make_move_by_token(token, sent))).await?;
    Ok(axum::Json(json!({ "type": "accepted", "key": key })))
}

pub(super) async fn replay(State(app): State<App>, Table(id): Table, headers: HeaderMap) -> Answer<Response> {
    let replay = app.hub.ask(&id, |table| Box::pin(table.replay())).await?;
    Ok(written::answer(&app.hub.context().pool, &headers, replay).await?)
}

/// The finished game as text, with all that verifies its deals.
pub(super) async fn saved(State(app): State<App>, Table(id): Table) -> Answer<Response> {
    let (provenance, replay) = app.hub.ask(&id, |table| Box::pin(table.saved())).await?;
    let saved = app.hub.context().pool.answer(move || provenance.save(&replay.run()).to_string()).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], saved).into_response())
}

pub(super) async fn open_share(
    State(app): State<App>,
    Table(id): Table,
    bearer: Bearer,
    Json(OpenShare { share }): Json<OpenShare>,
) -> Answer<StatusCode> {
    let token = bearer.needed()?.hash();
    app.hub.ask(&id, move |table| Box::pin(table.open_share_by_token(token, share))).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// So many links of the chain are told at once.
const MOST_LINKS: u32 = 1000;

pub(super) async fn chain(
    State(app): State<App>,
    asked: Result<Query<AskChain>, QueryRejection>,
) -> Answer<axum::Json<Chain>> {
    let Query(AskChain { from, to }) = asked.map_err(|error| Problem::malformed(error.body_text()))?;
    let store = &app.hub.context().store;
    let (number, head) = store.chain().await?;
    let links = match (from, to) {
        (None, None) => Vec::new(),
        (from, to) => {
            let from = from.unwrap_or(1).max(1);
            let last = from.saturating_add(MOST_LINKS - 1);
            store.links(from, to.unwrap_or(last).min(last)).await?
        }
    };
    let links = links.into_iter().map(told_link).collect();
    Ok(axum::Json(Chain { number, head: head.to_string(), links }))
}

pub(super) async fn review(State(app): State<App>, Table(id): Table, headers: HeaderMap) -> Answer<Response> {
    let review = app.hub.ask(&id, |table| Box::pin(table.review())).await?;
    Ok(written::answer(&app.hub.context().pool, &headers, review).await?)
}

pub(super) async fn play_on(
    State(app): State<App>,
    Table(id): Table,
    Extension(address): Extension<Address>,
    Json(asked): Json<PlayOn>,
) -> Answer<(StatusCode, axum::Json<Opened>)> {
    let played_on = app.hub.ask(&id, move |table| Box::pin(table.play_on(asked))).await?;
    may_open(&app, &address)?;
    let (NewTable { row, opened }, log) = app.hub.context().pool.answer(|| played_on.run()).await??;
    tracing::info!(table = ?row.id, game = row.game, "a game is played on");
    app.hub.context().store.change(Change::PlayOn { table: row, log }).await?;
    Ok((StatusCode::CREATED, axum::Json(opened)))
}

pub(super) async fn finished(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    request: Request,
) -> Answer<(StatusCode, axum::Json<Opened>)> {
    may_open(&app, &address)?;
    let context = app.hub.context();
    let sent: Upload = read_json(request, context.config.limits.finished).await?;
    let game = context.game(&sent.game)?;
    let (NewTable { row, opened }, log) = context.pool.answer(move || played_again(game, sent)).await??;
    tracing::info!(table = ?row.id, game = row.game, "a finished game is taken in");
    let table = row.id.clone();
    context.store.change(Change::PlayOn { table: row, log }).await?;
    context.store.change(Change::End { table }).await?;
    Ok((StatusCode::CREATED, axum::Json(opened)))
}

pub(super) async fn play_outs(
    State(app): State<App>,
    Table(id): Table,
    asked: Result<Query<AskPlayOuts>, QueryRejection>,
) -> Answer<axum::Json<Option<PlayOuts>>> {
    let Query(asked) = asked.map_err(|error| Problem::malformed(error.body_text()))?;
    let task = app.hub.ask(&id, move |table| Box::pin(table.play_outs(asked))).await?;
    let played = app.hub.context().pool.answer(|| task.run()).await?;
    let played = played.map_err(|error| {
        tracing::error!(table = ?id, %error, "bots could not play a game on");
        Problem::INTERNAL
    });
    Ok(axum::Json(played?))
}

pub(super) async fn why(
    State(app): State<App>,
    Table(id): Table,
    bearer: Bearer,
    asked: Result<Query<AskWhy>, QueryRejection>,
) -> Answer<Response> {
    let Query(asked) = asked.map_err(|error| Problem::malformed(error.body_text()))?;
    let token = bearer.0.map(|token| token.hash());
    let why = app.hub.ask(&id, move |table| Box::pin(table.why(token, asked)));
    let why = why.await?;
    // Worked out where nobody waits for anything else.
    let json = app.hub.context().pool.answer(|| serde_json::to_string(&why.run()).expect("an answer is JSON"));
    Ok(([(header::CONTENT_TYPE, "application/json")], json.await?).into_response())
}

pub(super) async fn hint(State(app): State<App>, Table(id): Table, bearer: Bearer) -> Answer<Response> {
    let token = bearer.needed()?.hash();
    let hint = app.hub.ask(&id, move |table| Box::pin(async move { table.hint(token) })).await?;
    let hint = app.hub.context().pool.answer(|| serde_json::to_string(&hint()).expect("an answer is JSON"));
    Ok(([(header::CONTENT_TYPE, "application/json")], hint.await?).into_response())
}
