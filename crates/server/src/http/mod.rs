//! The addresses, and what holds for all of them.

mod api;
mod assets;
mod case;
mod evenings;
mod extract;
mod guard;
mod limit;
mod listen;
mod metrics;
mod notebook;
mod notices;
mod refused;
mod socket;
mod spoken;
mod stream;

use std::sync::Arc;

use axum::Router;
use axum::middleware;
use axum::routing::{get, post};
use protocol::{Outcome, Problem};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use tokio_util::task::task_tracker::TaskTrackerToken;
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::timeout::RequestBodyTimeoutLayer;
use tower_http::trace::TraceLayer;

use crate::cases::Cases;
use crate::frame::Frame;
use crate::hub::Hub;
use crate::live::WatcherId;
use crate::token::{TableId, Token};
pub(crate) use assets::site;
use limit::{Address, Buckets, Connection, Connections};
pub(crate) use listen::serve;
pub(crate) use metrics::metrics;
use refused::{Answer, Refused};

/// What every handler has.
#[derive(Clone)]
pub(crate) struct App {
    hub: Hub,
    requests: Arc<Buckets<Address>>,
    tables: Arc<Buckets<Address>>,
    notebooks: Arc<Buckets<Address>>,
    codes: Arc<Buckets<Address>>,
    cases: Arc<Cases>,
    connections: Connections,
    /// Tells long-lived connections that the server stops.
    stop: CancellationToken,
    /// Tells the server when they have ended.
    _alive: TaskTrackerToken,
}

impl App {
    /// A place for one more connection.
    fn connect(&self, address: Address) -> Outcome<Connection> {
        let connection = self.connections.open(address, self.hub.context().config.limits.connections);
        connection.ok_or(Problem::too_many("Too many connections are open from your address."))
    }

    /// A connection says hello at a table.
    async fn join(&self, table: TableId, token: Option<Token>, screen: bool, from: u32) -> Outcome<Watching> {
        let (frames, queue) = mpsc::channel(self.hub.context().config.limits.backlog);
        let token = token.map(|token| token.hash());
        let id = self.hub.ask(&table, move |table| Box::pin(table.join(token, screen, from, frames))).await?;
        Ok(Watching { app: self.clone(), table, id, queue })
    }
}

/// A connection at a table. It leaves the table when it ends, in whatever way.
struct Watching {
    app: App,
    table: TableId,
    id: WatcherId,
    queue: mpsc::Receiver<Frame>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        let (app, table, id) = (self.app.clone(), self.table.clone(), self.id);
        tokio::spawn(async move {
            // The table itself may be gone.
            let _ = app.hub.ask(&table, move |table| Box::pin(table.leave(id))).await;
        });
    }
}

/// Everything that the server answers.
pub(crate) fn service(hub: Hub, stop: CancellationToken, alive: TaskTrackerToken) -> Router {
    let limits = hub.context().config.limits;
    let app = App {
        hub,
        requests: Arc::new(Buckets::new(limits.requests)),
        tables: Arc::new(Buckets::new(limits.tables)),
        notebooks: Arc::new(Buckets::new(limits.notebooks)),
        codes: Arc::new(Buckets::new(limits.codes)),
        cases: Arc::default(),
        connections: Connections::default(),
        stop,
        _alive: alive,
    };
    let api = Router::new()
        .route("/games", get(api::games))
        .route("/games/{game}/rules", get(api::rules))
        .route("/notebook", post(notebook::think))
        .route("/puzzles", get(case::list))
        .route("/puzzles/{date}", get(case::show).post(case::answer))
        .route("/puzzles/{date}/why", get(case::why))
        .route("/lessons", post(api::open_lesson))
        .route("/finished", post(api::finished))
        .route("/evenings", post(evenings::open))
        .route("/evenings/{evening}", get(evenings::told))
        .route("/evenings/{evening}/join", post(evenings::join))
        .route("/evenings/{evening}/boards/{board}", post(evenings::board))
        .route("/evenings/{evening}/host", post(evenings::host))
        .route("/tables", get(api::listed).post(api::open))
        .route("/codes/{code}", get(api::find))
        .route("/chain", get(api::chain))
        .route("/tables/{table}", get(api::standing))
        .route("/notices", get(notices::ways))
        .route("/notices/moved", post(notices::resubscribe))
        .route("/tables/{table}/notify", post(notices::subscribe))
        .route("/tables/{table}/feed", post(notices::ask_feed))
        .route("/tables/{table}/feed/{feed}", get(notices::feed))
        .route("/tables/{table}/code", post(api::call))
        .route("/tables/{table}/sit", post(api::sit))
        .route("/tables/{table}/ticket", post(api::ticket))
        .route("/tables/{table}/take", post(api::take))
        .route("/tables/{table}/back", post(api::take_back))
        .route("/tables/{table}/stand", post(api::stand))
        .route("/tables/{table}/orders", get(api::orders).post(api::order))
        .route("/tables/{table}/holiday", post(api::holiday))
        .route("/tables/{table}/host", post(api::host))
        .route("/tables/{table}/rematch", post(api::rematch))
        .route("/tables/{table}/moves", post(api::make_move))
        .route("/tables/{table}/news", get(stream::news))
        .route("/tables/{table}/share", post(api::open_share))
        .route("/tables/{table}/replay", get(api::replay))
        .route("/tables/{table}/saved", get(api::saved))
        .route("/tables/{table}/review", get(api::review))
        .route("/tables/{table}/play-on", post(api::play_on))
        .route("/tables/{table}/play-outs", get(api::play_outs))
        .route("/tables/{table}/why", get(api::why))
        .route("/tables/{table}/hint", post(api::hint))
        .route("/tables/{table}/socket", get(socket::open))
        .fallback(async || Refused::from(Problem::NOT_FOUND))
        .method_not_allowed_fallback(async || Refused::from(Problem::NOT_FOUND))
        .layer(
            ServiceBuilder::new()
                .layer(guard::no_store())
                .layer(
                    TraceLayer::new_for_http()
                        .make_span_with(guard::span)
                        .on_request(())
                        .on_response(guard::answered)
                        .on_failure(()),
                )
                .layer(middleware::map_response_with_state(app.clone(), guard::count))
                .layer(guard::guests(&app.hub.context().config.origins))
                .layer(middleware::from_fn_with_state(app.clone(), guard::api))
                .layer(RequestBodyTimeoutLayer::new(limits.patience)),
        );
    let all = Router::new()
        .nest("/api", api)
        .route("/health", get(api::health))
        .fallback(assets::serve)
        .layer(CompressionLayer::new().compress_when(worth_compressing()));
    guard::with_ids(guard::with_headers(all)).with_state(app)
}

/// News are sent as they come and must not wait for more of them.
fn worth_compressing() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new(stream::CONTENT_TYPE))
}
