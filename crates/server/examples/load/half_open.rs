//! Connections that begin to ask for something and never come to its end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;

use super::server::{connect, own_address};

/// How many come from one address, and from which on: no table comes from there.
const FROM_ONE: usize = 100;
const FIRST: usize = 60_000;

/// What they say.
const BEGINNING: &[u8] = b"GET /api/games HTTP/1.1\r\nhost: parlour\r\n";

pub(crate) struct HalfOpen {
    open: Arc<AtomicUsize>,
    _connections: JoinSet<()>,
}

impl HalfOpen {
    /// How many of them are open now.
    pub(crate) fn count(&self) -> usize {
        self.open.load(Ordering::Relaxed)
    }
}

/// Opens so many, and opens each again when the server has closed it.
pub(crate) fn hold(server: SocketAddr, count: usize) -> HalfOpen {
    let open = Arc::new(AtomicUsize::new(0));
    let mut connections = JoinSet::new();
    for number in 0..count {
        let open = open.clone();
        connections.spawn(async move {
            loop {
                let _ = hang(server, own_address(FIRST + number / FROM_ONE), &open).await;
                // Not all of them at once, and not without a pause where none can be opened.
                tokio::time::sleep(Duration::from_millis(100 + number as u64 % 900)).await;
            }
        });
    }
    HalfOpen { open, _connections: connections }
}

/// Returns once the server has closed the connection.
async fn hang(server: SocketAddr, from: SocketAddr, open: &AtomicUsize) -> Result<()> {
    let mut stream = connect(server, from).await?;
    stream.write_all(BEGINNING).await?;
    open.fetch_add(1, Ordering::Relaxed);
    let closed = stream.read_to_end(&mut Vec::new()).await;
    open.fetch_sub(1, Ordering::Relaxed);
    closed?;
    Ok(())
}
