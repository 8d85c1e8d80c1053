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
use tokio::sync::{Semaphore, mpsc, watch};

use crate::hub::Hub;
use crate::problem::Fault;
use limit::{Address, Buckets, Connections};

/// What every handler has.
#[derive(Clone)]
pub(crate) struct App {
    hub: Hub,
    requests: Arc<Buckets<Address>>,
    tables: Arc<Buckets<Address>>,
    notebooks: Arc<Buckets<Address>>,
    thinkers: Arc<Semaphore>,
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
        thinkers: Arc::new(Semaphore::new(limits.thinkers)),
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
        .fallback(async || Fault::NotFound)
        .method_not_allowed_fallback(async || Fault::NotFound)
        .layer(middleware::from_fn_with_state(app.clone(), guard::api));
    Router::new()
        .nest("/api", api)
        .route("/health", get(api::health))
        .fallback(assets::serve)
        .layer(middleware::from_fn(guard::headers))
        .with_state(app)
        .into_make_service_with_connect_info()
}
