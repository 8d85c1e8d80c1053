//! A server from its start to its end.

use std::future::Future;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::chance::Dealer;
use crate::config::Config;
use crate::http;
use crate::hub::Hub;
use crate::live::Context;
use crate::memory;
use crate::metrics::Metrics;
use crate::nodes;
use crate::outbox::{self, Outbox};
use crate::pool::Pool;
use crate::store::{Change, Effect, Store, Unusable, now};

/// How long connections may take to end when the server stops.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often old tables are looked for.
const CLEAN_EVERY: Duration = Duration::from_secs(3600);

/// A server that is ready to serve.
pub struct Server {
    hub: Hub,
    store: Store,
    metrics: Option<TcpListener>,
}

impl Server {
    /// Opens the database, which is where most that can be wrong is wrong.
    ///
    /// # Errors
    /// The database cannot be used.
    pub async fn open(config: Config) -> Result<Server, Unusable> {
        let store = Store::open(&config.database).await?;
        let dealer = Dealer::new(config.seed);
        if config.seed.is_some() {
            tracing::warn!("every deal can be foreseen by whoever knows the seed: this is for tests alone");
        }
        let pool = Pool::new(config.limits.thinkers, config.limits.waiting);
        let (outbox, metrics) = (Outbox::new(&store, &config), Metrics::new(store.commits()));
        let (closed, of_context) = (Mutex::default(), store.clone());
        let context = Context { config, store: of_context, dealer, pool, outbox, metrics, closed };
        let hub = Hub::new(Arc::new(context));
        Ok(Server { hub, store, metrics: None })
    }

    /// Lets Prometheus read the metrics at a listener of their own; without this, nobody can.
    pub fn with_metrics(self, listener: TcpListener) -> Server {
        Server { metrics: Some(listener), ..self }
    }

    /// Serves on `listener` until `shutdown` is done, then tells every client and ends.
    ///
    /// Everything that a client was told is on disk by then, and a next server goes on from there.
    ///
    /// # Errors
    /// The database cannot be written any more.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), Unusable> {
        let Server { hub, store, metrics } = self;
        let (cleaner, memory) = (tokio::spawn(clean(hub.clone())), tokio::spawn(memory::run(hub.clone())));
        let (stop, alive) = (CancellationToken::new(), TaskTracker::new());
        let nodes = tokio::spawn(nodes::run(hub.clone(), stop.clone()));
        alive.spawn(outbox::run(hub.context().clone(), stop.clone()));
        if let Some(listener) = metrics {
            let serving = axum::serve(listener, http::metrics(hub.clone()));
            alive.spawn(serving.with_graceful_shutdown(stop.clone().cancelled_owned()).into_future());
        }
        let router = http::service(hub.clone(), stop.clone(), alive.token());
        let (context, stopping, connections) = (hub.context().clone(), stop.clone(), alive.clone());
        let serving = tokio::spawn(async move {
            http::serve(listener, router, &context.config, stopping, &connections).await;
        });

        let failure = tokio::select! {
            () = shutdown => None,
            failure = store.failure() => Some(failure),
        };
        tracing::info!("the server stops");
        cleaner.abort();
        memory.abort();
        stop.cancel();
        alive.close();
        let ended = tokio::time::timeout(PATIENCE, async {
            let _ = serving.await;
            alive.wait().await;
        });
        if ended.await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        hub.close();
        let _ = nodes.await;
        // Whoever else has the database open need not wait until this server is missed.
        let _ = store.change(Change::Bury { node: store.node().clone(), beat: None }).await;
        store.close().await;
        failure.map_or(Ok(()), Err)
    }
}

async fn clean(hub: Hub) {
    let mut every = tokio::time::interval(CLEAN_EVERY);
    loop {
        every.tick().await;
        let config = &hub.context().config;
        let before = |age: Duration| now() - age.as_millis() as i64;
        let change = Change::Expire { lobbies: before(config.keep_lobbies), games: before(config.keep_games) };
        match hub.context().store.change(change).await {
            Ok(Effect::Expired(ids)) if !ids.is_empty() => {
                tracing::info!(tables = ids.len(), "old tables are removed");
                hub.drop_tables(&ids);
            }
            Ok(_) => {}
            Err(error) => tracing::error!(%error, "old tables are not removed"),
        }
    }
}
