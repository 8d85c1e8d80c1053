//! A server from its start to its end.

use std::future::Future;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::chance::Dealer;
use crate::config::Config;
use crate::evenings;
use crate::http;
use crate::hub::Hub;
use crate::live::Context;
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
        let outbox = Outbox::new(&store, &config);
        let context = Context { config, store: store.clone(), dealer, pool, outbox, closed: Mutex::default() };
        let hub = Hub::new(Arc::new(context));
        Ok(Server { hub, store })
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
        let Server { hub, store } = self;
        let cleaner = tokio::spawn(clean(hub.clone()));
        tokio::spawn(wake(hub.clone()));
        let (stop, alive) = (CancellationToken::new(), TaskTracker::new());
        alive.spawn(outbox::run(hub.context().clone(), stop.clone()));
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
        store.close().await;
        failure.map_or(Ok(()), Err)
    }
}

/// A server from start to end: see [`Server`].
///
/// # Errors
/// The database cannot be used.
pub async fn run(
    config: Config,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Unusable> {
    Server::open(config).await?.serve(listener, shutdown).await
}

/// Games with a clock go on though nobody is there, and the house plays what it has not played yet.
async fn wake(hub: Hub) {
    // Of a database that cannot be read, the log tells.
    for table in hub.context().store.clocked().await.unwrap_or_default() {
        hub.wake(&table).await;
    }
    for evening in hub.context().store.evenings_without_house().await.unwrap_or_default() {
        evenings::play_house(hub.context().clone(), evening).await;
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
