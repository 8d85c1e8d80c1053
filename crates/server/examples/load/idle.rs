//! Sockets that do nothing but watch.

use std::net::SocketAddr;

use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use indicatif::ProgressBar;
use serde_json::json;
use tokio::task::JoinSet;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

use super::server::{connect, own_address, post};

/// How many watch one table.
const AT_ONE_TABLE: usize = 20;

pub(crate) struct Idle {
    pub(crate) tables: usize,
    sockets: JoinSet<()>,
}

impl Idle {
    pub(crate) async fn end(mut self) {
        self.sockets.shutdown().await;
    }
}

/// Opens tables, and so many sockets that have said hello there and been answered.
pub(crate) async fn watch(server: SocketAddr, sockets: usize, bar: &ProgressBar) -> Result<Idle> {
    let mut idle = Idle { tables: sockets.div_ceil(AT_ONE_TABLE), sockets: JoinSet::new() };
    for table in 0..idle.tables {
        let from = own_address(table);
        let open = json!({ "game": "color-doubt", "name": "Host", "chair": 0 });
        let opened = post(server, from, "/api/tables", None, &open).await?;
        let address = format!("ws://{server}/api/tables/{}/socket", opened["table"].as_str().context("no table")?);
        for _ in 0..AT_ONE_TABLE.min(sockets - table * AT_ONE_TABLE) {
            let (mut socket, _) = client_async(address.as_str(), connect(server, from).await?).await?;
            socket.send(Message::text(json!({ "type": "hello", "from": 0 }).to_string())).await?;
            socket.next().await.context("it is not answered")??;
            // Whoever reads answers the server's questions whether they still live.
            idle.sockets.spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
            bar.inc(1);
        }
    }
    Ok(idle)
}
