//! A client on a WebSocket, which remembers every message.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Long enough for a slow machine; nothing waits that long in a test that passes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// What comes over a line.
pub(crate) enum Heard {
    Said(Value),
    /// A sign of life.
    Ping,
    /// Nothing, for as long as was waited.
    Silence,
    Closed,
}

pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every text message received, as it came.
    pub(crate) received: Vec<String>,
    /// How many pieces of news were received, counting those that it had before.
    pub(crate) at: u32,
    /// The last `now`.
    pub(crate) now: Value,
    keys: u32,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr, table: &str) -> Client {
        Client::try_connect(address, table).await.unwrap()
    }

    pub(crate) async fn try_connect(address: SocketAddr, table: &str) -> Result<Client, Error> {
        let (socket, _) = connect_async(format!("ws://{address}/api/tables/{table}/socket")).await?;
        Ok(Client { socket, received: Vec::new(), at: 0, now: Value::Null, keys: 0 })
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.send_raw(Message::text(message.to_string())).await;
    }

    pub(crate) async fn send_raw(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    pub(crate) async fn try_send(&mut self, message: Message) -> Result<(), Error> {
        self.socket.send(message).await
    }

    /// The next message; `None` when the server has closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match self.hear(PATIENCE).await {
                Heard::Said(message) => return Some(message),
                Heard::Ping => {}
                Heard::Silence => panic!("no message comes after {:?}", self.received.last()),
                Heard::Closed => return None,
            }
        }
    }

    /// What comes next, in so long.
    pub(crate) async fn hear(&mut self, wait: Duration) -> Heard {
        match timeout(wait, self.socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => Heard::Said(self.take(&text)),
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => Heard::Ping,
            Ok(_) => Heard::Closed,
            Err(_) => Heard::Silence,
        }
    }

    /// The next message, if one comes soon.
    pub(crate) async fn soon(&mut self, wait: Duration) -> Option<Value> {
        match timeout(wait, self.socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => Some(self.take(&text)),
            _ => None,
        }
    }

    fn take(&mut self, text: &str) -> Value {
        self.received.push(text.to_owned());
        let message: Value = serde_json::from_str(text).unwrap();
        match message["type"].as_str().unwrap() {
            "news" => {
                let number = message["number"].as_u64().unwrap() as u32;
                assert!(self.at == 0 || number == self.at, "news {number} after {}", self.at);
                self.at = number + 1;
            }
            "now" => {
                assert_eq!(message["at"], self.at.max(message["at"].as_u64().unwrap() as u32));
                self.at = message["at"].as_u64().unwrap() as u32;
                self.now = message.clone();
            }
            _ => {}
        }
        message
    }

    /// The next message of a type; others are passed over.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message =
                self.next().await.unwrap_or_else(|| panic!("closed before {kind}: {:?}", self.received.last()));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// The next `room` for which the test holds.
    pub(crate) async fn room_where(&mut self, test: impl Fn(&Value) -> bool) -> Value {
        loop {
            let room = self.until("room").await;
            if test(&room) {
                return room;
            }
        }
    }

    /// A key unlike the others of this client.
    pub(crate) fn key(&mut self) -> String {
        self.keys += 1;
        format!("client-{:08}", self.keys)
    }

    /// Sends a move as chosen now and waits for its answer.
    pub(crate) async fn make(&mut self, chosen: Value) -> Value {
        let key = self.key();
        let at = self.at;
        self.make_with(&key, at, chosen).await
    }

    pub(crate) async fn make_with(&mut self, key: &str, at: u32, chosen: Value) -> Value {
        self.send(json!({ "type": "move", "key": key, "at": at, "move": chosen })).await;
        loop {
            let message = self.next().await.expect("an answer to the move");
            if message["key"] == key {
                return message;
            }
        }
    }

    /// The code with which the server closes.
    pub(crate) async fn closed(&mut self) -> Option<CloseCode> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("the server closes in time") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code),
                Some(Ok(Message::Text(text))) => {
                    self.take(&text);
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Goes away as a browser does.
    pub(crate) async fn close(mut self) {
        let _ = self.socket.close(None).await;
        while let Some(Ok(_)) = self.socket.next().await {}
    }

    /// The messages received that depend on the game.
    pub(crate) fn told(&self) -> Vec<&str> {
        let is_told = |text: &&str| text.starts_with(r#"{"type":"news""#) || text.starts_with(r#"{"type":"now""#);
        self.received.iter().map(String::as_str).filter(is_told).collect()
    }
}

/// The code of a refusal.
pub(crate) fn code(message: &Value) -> &str {
    assert_eq!(message["type"], "refused", "{message}");
    message["problem"]["code"].as_str().unwrap()
}
