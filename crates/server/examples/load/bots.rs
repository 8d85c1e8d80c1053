//! Tables of four of a game's strongest bots, each with somebody who watches.

use std::net::SocketAddr;

use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

use super::server::{connect, get, own_address, post};

/// How many sit at a table.
pub(crate) const SEATS: u8 = 4;

/// The strongest bot of a game: they are named in this order.
pub(crate) async fn strongest(server: SocketAddr, game: &str) -> Result<String> {
    let games: Value = serde_json::from_str(&get(server, own_address(0), "/api/games").await?)?;
    let info = games.as_array().into_iter().flatten().find(|info| info["name"] == game);
    let bots = info.with_context(|| format!("there is no game {game}"))?["bots"].as_array();
    let last = bots.and_then(|bots| bots.last()?.as_str());
    Ok(last.context("it has no bots")?.to_owned())
}

/// Watches one game after another, for as long as anybody wants to know; what goes wrong ends this table alone.
pub(crate) async fn watch(server: SocketAddr, number: usize, game: String, level: String) {
    loop {
        if let Err(error) = one_game(server, number, &game, &level).await {
            eprintln!("table {number}: {error:#}");
            return;
        }
    }
}

async fn one_game(server: SocketAddr, number: usize, game: &str, level: &str) -> Result<()> {
    let from = own_address(number);
    let bots: Vec<_> = (0..SEATS).map(|chair| json!([chair, level])).collect();
    let open = json!({ "game": game, "name": "Host", "bots": bots, "start": true });
    let opened = post(server, from, "/api/tables", None, &open).await?;
    let address = format!("ws://{server}/api/tables/{}/socket", opened["table"].as_str().context("no table")?);
    let (mut socket, _) = client_async(address, connect(server, from).await?).await?;
    socket.send(Message::text(json!({ "type": "hello", "token": null, "from": 0 }).to_string())).await?;
    while let Some(message) = socket.next().await {
        if message?.to_text().is_ok_and(|text| text.contains(r#""turn":"over""#)) {
            break;
        }
    }
    Ok(())
}
