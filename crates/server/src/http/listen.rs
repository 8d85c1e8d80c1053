//! Connections, before anything is asked on them.
//!
//! Whoever opens them and says nothing, or says it one letter at a time, keeps a place for a short while, and few
//! places from one address.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::Service;

use super::limit::{Address, Connections};
use crate::config::Config;

/// How long it waits when the system has no connection to give.
const PAUSE: Duration = Duration::from_secs(1);

/// Answers whoever connects, until it is told to stop; the connections end by themselves after that.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    config: &Config,
    stop: CancellationToken,
    alive: &TaskTracker,
) {
    let limits = config.limits;
    let places = Arc::new(Semaphore::new(limits.open.min(Semaphore::MAX_PERMITS)));
    let of_address = Connections::default();
    loop {
        let accepted = async {
            let place = places.clone().acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            accepted = accepted => accepted,
            () = stop.cancelled() => return,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                refused(&error).await;
                continue;
            }
        };
        // All that a proxy passes on comes from the proxy's address.
        let address = Address::of(peer, &HeaderMap::new(), false);
        let counted =
            (!config.behind_proxy).then(|| of_address.open(address, limits.connections.saturating_mul(2)));
        if counted.as_ref().is_some_and(Option::is_none) {
            tracing::debug!("a connection is closed: too many are open from its address");
            continue;
        }
        // Moves are small, and somebody waits for each.
        let _ = stream.set_nodelay(true);
        let (router, stop) = (router.clone(), stop.clone());
        alive.spawn(async move {
            let _held = (place, counted);
            answer(stream, peer, router, limits.head, stop).await;
        });
    }
}

/// A connection that was gone before it was taken, or none to be had.
async fn refused(error: &std::io::Error) {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "no connection can be taken");
        tokio::time::sleep(PAUSE).await;
    }
}

async fn answer(stream: TcpStream, peer: SocketAddr, router: Router, head: Duration, stop: CancellationToken) {
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request.map(Body::new))
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    // How it ends is its client's matter.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
