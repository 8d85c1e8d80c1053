//! A line between two ends that can be cut and slowed.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixListener, UnixStream};
use tokio::sync::watch;
use tokio::time::sleep;

/// How the line is.
#[derive(Clone, Copy, Debug, Default)]
struct State {
    /// How often it was cut: connections of before have ended.
    cuts: u64,
    /// How long every piece takes.
    slow: Duration,
}

/// All connections from one address to another.
pub(crate) struct Proxy {
    state: watch::Sender<State>,
    target: watch::Sender<Option<SocketAddr>>,
}

impl Proxy {
    /// A line to a server, which may move, and its address.
    pub(crate) async fn to_server() -> (Proxy, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (state, states) = watch::channel(State::default());
        let (target, targets) = watch::channel(None);
        tokio::spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                let (states, to) = (states.clone(), *targets.borrow());
                tokio::spawn(async move {
                    let Some(to) = to else { return };
                    let Ok(to) = TcpStream::connect(to).await else { return };
                    let _ = (from.set_nodelay(true), to.set_nodelay(true));
                    pass(from, to, states).await;
                });
            }
        });
        (Proxy { state, target }, address)
    }

    /// A line to a database, whose socket is in one folder, from a socket in another.
    pub(crate) fn to_database(folder: &Path, from: &Path) -> Proxy {
        let socket = |folder: &Path| -> PathBuf { folder.join(".s.PGSQL.5432") };
        let (listener, to) = (UnixListener::bind(socket(from)).unwrap(), socket(folder));
        let (state, states) = watch::channel(State::default());
        let to = Arc::new(to);
        tokio::spawn(async move {
            while let Ok((from, _)) = listener.accept().await {
                let (states, to) = (states.clone(), to.clone());
                tokio::spawn(async move {
                    if let Ok(to) = UnixStream::connect(&*to).await {
                        pass(from, to, states).await;
                    }
                });
            }
        });
        Proxy { state, target: watch::channel(None).0 }
    }

    /// Where the server is now, if anywhere.
    pub(crate) fn lead_to(&self, target: Option<SocketAddr>) {
        self.target.send_replace(target);
    }

    /// Ends every connection.
    pub(crate) fn cut(&self) {
        self.state.send_modify(|state| state.cuts += 1);
    }

    /// Has every piece take so long.
    pub(crate) fn slow(&self, by: Duration) {
        self.state.send_modify(|state| state.slow = by);
    }
}

/// Passes on what comes from either end, until the line is cut.
async fn pass<S>(one: S, other: S, state: watch::Receiver<State>)
where
    S: AsyncRead + AsyncWrite,
{
    let (one, other) = (tokio::io::split(one), tokio::io::split(other));
    let cuts = state.borrow().cuts;
    let mut cut = state.clone();
    tokio::select! {
        () = copy(one.0, other.1, &state) => {}
        () = copy(other.0, one.1, &state) => {}
        _ = cut.wait_for(|state| state.cuts != cuts) => {}
    }
}

async fn copy(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, state: &watch::Receiver<State>) {
    let mut buffer = [0; 4096];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        let slow = state.borrow().slow;
        if !slow.is_zero() {
            sleep(slow).await;
        }
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}
