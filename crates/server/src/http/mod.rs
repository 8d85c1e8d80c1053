//! The addresses, and what holds for all of them.

mod api;
mod assets;
mod extract;
mod guard;
mod limit;
mod notebook;
mod socket;
mod stream;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::connect_info::IntoMakeServiceWithConnectInfo;
use axum::middleware;
use axum::routing::{get, post};
use tokio::sync::{mpsc, watch};

use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::timeout::RequestBodyTimeoutLayer;
use tower_http::trace::TraceLayer;

use crate::hub::Hub;
use crate::problem::Problem;
use limit::{Address, Buckets, Connections};

/// What every handler has.
#[derive(Clone)]
pub(crate) struct App {
    hub: Hub,
    requests: Arc<Buckets<Address>>,
    tables: Arc<Buckets<Address>>,
    notebooks: Arc<Buckets<Address>>,
    connections: Connections,
    stop: Stop,
}

/// Tells long-lived connections that the server stops, and the server when they have ended.
#[derive(Clone)]
pub(crate) struct Stop {
    stopping: watch::Receiver<bool>,
    _alive: mpsc::Sender<()>,
}

impl Stop {
    pub(crate) fn new(stopping: watch::Receiver<bool>, alive: mpsc::Sender<()>) -> Self {
        Stop { stopping, _alive: alive }
    }

    /// Returns when the server stops.
    pub(crate) async fn requested(&mut self) {
        // An error means that the server is gone already.
        let _ = self.stopping.wait_for(|&stopping| stopping).await;
    }
}

/// Everything that the server answers.
pub(crate) fn service(hub: Hub, stop: Stop) -> IntoMakeServiceWithConnectInfo<Router, SocketAddr> {
    let limits = hub.context().config.limits;
    let app = App {
        hub,
        requests: Arc::new(Buckets::new(limits.requests)),
        tables: Arc::new(Buckets::new(limits.tables)),
        notebooks: Arc::new(Buckets::new(limits.notebooks)),
        connections: Connections::default(),
        stop,
    };
    let api = Router::new()
        .route("/games", get(api::games))
        .route("/notebook", post(notebook::think))
        .route("/tables", get(api::listed).post(api::open))
        .route("/tables/{table}/sit", post(api::sit))
        .route("/tables/{table}/stand", post(api::stand))
        .route("/tables/{table}/host", post(api::host))
        .route("/tables/{table}/rematch", post(api::rematch))
        .route("/tables/{table}/moves", post(api::make_move))
        .route("/tables/{table}/news", get(stream::news))
        .route("/tables/{table}/replay", get(api::replay))
        .route("/tables/{table}/review", get(api::review))
        .route("/tables/{table}/why", get(api::why))
        .route("/tables/{table}/socket", get(socket::open))
        .fallback(async || Problem::NOT_FOUND)
        .method_not_allowed_fallback(async || Problem::NOT_FOUND)
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
                .layer(guard::guests(&app.hub.context().config.origins))
                .layer(middleware::from_fn_with_state(app.clone(), guard::api))
                .layer(RequestBodyTimeoutLayer::new(limits.patience)),
        );
    let all = Router::new()
        .nest("/api", api)
        .route("/health", get(api::health))
        .fallback(assets::serve)
        .layer(CompressionLayer::new().compress_when(worth_compressing()));
    guard::with_headers(all).with_state(app).into_make_service_with_connect_info()
}

/// News are sent as they come and must not wait for more of them.
fn worth_compressing() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new(stream::CONTENT_TYPE))
}
