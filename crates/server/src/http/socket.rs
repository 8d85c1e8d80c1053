//! A client on a WebSocket.

use std::convert::Infallible;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use governor::{DefaultDirectRateLimiter, RateLimiter};
use protocol::{FromClient, Notice, Outcome, Problem};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout, timeout_at};
use tracing::{Instrument, Span};

use super::extract::{NO_TOKEN, Table};
use super::limit::{Address, Connection};
use super::{Answer, App, Watching};
use crate::config::Limits;
use crate::frame::Frame;
use crate::live::WatcherId;
use crate::metrics::Counted;
use crate::token::{TableId, Token};

/// A socket whose messages were refused for their number so often is closed.
const MOST_TOO_FAST: u32 = 100;

/// What people send is short, and longer messages get a longer buffer: half a kilobyte more or less for each of thousands
/// of idle sockets is worth a thought.
const READ: usize = 512;

/// What is written at once.
const WRITE: usize = 4 * 1024;

pub(super) async fn open(
    State(app): State<App>,
    Table(id): Table,
    Extension(address): Extension<Address>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let limits = app.hub.context().config.limits;
    let upgrade = upgrade.map_err(|_| Problem::malformed("this address is for WebSockets"))?;
    let connection = (app.connect(address)?, Counted::among(&app.hub.context().metrics.sockets));
    let upgrade = upgrade
        .read_buffer_size(READ)
        .write_buffer_size(WRITE)
        .max_message_size(limits.frame)
        .max_frame_size(limits.frame);
    let bucket = RateLimiter::direct(limits.messages.quota());
    let talk = move |socket| {
        let mut client = Client { socket, app, id, bucket, too_fast: 0, _connection: connection };
        async move { client.serve().await }
    };
    // What is logged of a socket has the id of the request with which it began.
    let span = Span::current();
    Ok(upgrade.on_upgrade(move |socket| talk(socket).instrument(span)))
}

struct Client {
    socket: WebSocket,
    app: App,
    id: TableId,
    bucket: DefaultDirectRateLimiter,
    too_fast: u32,
    _connection: (Connection, Counted),
}

/// Why a socket is closed by the server.
enum End {
    /// The other side went away, or cannot be written to.
    Gone,
    Stopping,
    Dismissed,
    Abusive,
    /// It never said hello.
    Silent,
}

impl Client {
    fn limits(&self) -> &Limits {
        &self.app.hub.context().config.limits
    }

    async fn serve(&mut self) {
        let Err(end) = self.talk().await;
        let (code, reason) = match end {
            End::Gone => return,
            End::Stopping => (close_code::RESTART, "the server stops"),
            End::Dismissed => (close_code::AGAIN, "say hello again"),
            End::Silent => (close_code::POLICY, "no hello in time"),
            End::Abusive => (close_code::POLICY, "too many messages"),
        };
        // Whether it can be told makes no difference any more.
        let _ = self.write(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
    }

    /// Waits for a `hello` that is accepted.
    async fn say_hello(&mut self) -> Result<Watching, End> {
        let latest = Instant::now() + self.limits().hello;
        let stop = self.app.stop.clone();
        loop {
            let message = tokio::select! {
                message = timeout_at(latest, self.socket.recv()) => message.map_err(|_| End::Silent)?,
                () = stop.cancelled() => return Err(End::Stopping),
            };
            let Some(text) = self.text(message).await? else { continue };
            let joined = match self.read(&text) {
                Ok(FromClient::Hello { token, from, screen }) => self.join(token, screen, from).await,
                Ok(_) => Err(Problem::malformed("the first message is `hello`")),
                Err(problem) => Err(problem),
            };
            match joined {
                Ok(watching) => return Ok(watching),
                Err(problem) => self.refuse(None, problem).await?,
            }
        }
    }

    async fn join(&mut self, token: Option<String>, screen: bool, from: u32) -> Outcome<Watching> {
        if screen && token.is_some() {
            return Err(Problem::malformed("a big screen has no token"));
        }
        let token = token.map(|text| Token::read(&text).ok_or(NO_TOKEN)).transpose()?;
        self.app.join(self.id.clone(), token, screen, from).await
    }

    /// Passes messages to and fro until the end.
    async fn talk(&mut self) -> Result<Infallible, End> {
        // It is said once, and needs its memory no longer than that.
        let mut watching = Box::pin(self.say_hello()).await?;
        let stop = self.app.stop.clone();
        let mut beat = interval(self.limits().heartbeat);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beat.reset();
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                () = stop.cancelled() => return Err(End::Stopping),
                frame = watching.queue.recv() => self.pass(frame.ok_or(End::Dismissed)?, &mut watching.queue).await?,
                _ = beat.tick() => {
                    if heard.elapsed() > 3 * self.limits().heartbeat {
                        return Err(End::Gone);
                    }
                    self.write(Message::Ping(Default::default())).await?;
                }
                message = self.socket.recv() => {
                    heard = Instant::now();
                    if let Some(text) = self.text(message).await? {
                        self.hear(watching.id, &text).await?;
                    }
                }
            }
        }
    }

    /// The text of a message, if it is one.
    async fn text(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<Option<Utf8Bytes>, End> {
        match message.and_then(Result::ok) {
            Some(Message::Text(text)) => Ok(Some(text)),
            Some(Message::Ping(_) | Message::Pong(_)) => Ok(None),
            Some(Message::Binary(_)) => {
                self.refuse(None, Problem::malformed("messages are text")).await?;
                Ok(None)
            }
            Some(Message::Close(_)) | None => Err(End::Gone),
        }
    }

    /// Reads a message; beyond the limits it is refused and the socket stays open.
    fn read(&mut self, text: &str) -> Outcome<FromClient> {
        if self.bucket.check().is_err() {
            self.too_fast += 1;
            return Err(Problem::TOO_FAST);
        }
        let most = self.limits().message;
        if text.len() > most {
            return Err(Problem::too_long(most));
        }
        protocol::read(text.as_bytes())
    }

    async fn hear(&mut self, watcher: WatcherId, text: &str) -> Result<(), End> {
        let heard = match self.read(text) {
            Ok(said) => self.app.hub.ask(&self.id, move |table| Box::pin(table.hear(watcher, said))).await,
            Err(problem) => Err(problem),
        };
        let Err(problem) = heard else { return Ok(()) };
        // Whoever sent a move waits for an answer with its key.
        let key =
            serde_json::from_str(text).ok().and_then(|value: Value| Some(value.get("key")?.as_str()?.to_owned()));
        self.refuse(key.filter(|key| key.len() <= 64), problem).await
    }

    async fn refuse(&mut self, key: Option<String>, problem: Problem) -> Result<(), End> {
        if self.too_fast > MOST_TOO_FAST {
            return Err(End::Abusive);
        }
        self.app.hub.context().metrics.refuse(problem.code);
        self.send([Frame::from(&Notice::Refused { key, problem })]).await
    }

    /// Sends a frame with all others that wait already: one write to the network for all of them.
    async fn pass(&mut self, first: Frame, queue: &mut mpsc::Receiver<Frame>) -> Result<(), End> {
        let waiting = queue.len();
        let others = std::iter::from_fn(|| queue.try_recv().ok()).take(waiting);
        self.send([first].into_iter().chain(others)).await
    }

    async fn send(&mut self, frames: impl IntoIterator<Item = Frame>) -> Result<(), End> {
        let patience = self.limits().patience;
        let sending = async {
            for frame in frames {
                for text in frame.messages() {
                    self.socket.feed(Message::Text(text.clone())).await?;
                }
            }
            self.socket.flush().await
        };
        let sent = timeout(patience, sending).await;
        sent.ok().and_then(Result::ok).ok_or(End::Gone)
    }

    async fn write(&mut self, message: Message) -> Result<(), End> {
        let sent = timeout(self.limits().patience, self.socket.send(message)).await;
        sent.ok().and_then(Result::ok).ok_or(End::Gone)
    }
}
