//! A client on a WebSocket.

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout, timeout_at};

use super::App;
use super::extract::{Table, malformed};
use super::limit::{Address, Bucket, Connection};
use crate::config::Limits;
use crate::frame::Frame;
use crate::live::{MoveSent, WatcherId};
use crate::problem::{Outcome, Problem};
use crate::protocol::{FromClient, Notice};
use crate::token::{TableId, Token, TokenHash};

/// A socket whose messages were refused for their number so often is closed.
const MOST_TOO_FAST: u32 = 100;

/// A kilobyte more or less for each of thousands of idle sockets is worth a thought.
const BUFFER: usize = 4 * 1024;

pub(super) async fn open(
    State(app): State<App>,
    Table(id): Table,
    Extension(address): Extension<Address>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let limits = app.hub.context().config.limits;
    let Ok(upgrade) = upgrade else {
        return Problem::malformed("this address is for WebSockets").into_response();
    };
    let Some(connection) = app.connections.open(address, limits.connections) else {
        return Problem::too_many("Too many connections are open from your address.").into_response();
    };
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(limits.frame)
        .max_frame_size(limits.frame)
        .on_upgrade(move |socket| async move {
            let client = Client { socket, app, id, limits, bucket: Bucket::new(limits.messages), too_fast: 0 };
            client.serve(connection).await;
        })
}

struct Client {
    socket: WebSocket,
    app: App,
    id: TableId,
    limits: Limits,
    bucket: Bucket,
    too_fast: u32,
}

/// Why a socket is closed by the server.
enum End {
    /// The other side went away, or cannot be written to.
    Gone,
    Stopping,
    Dismissed,
    Abusive,
}

impl Client {
    async fn serve(mut self, _connection: Connection) {
        let (frames, mut queue) = mpsc::channel(self.limits.backlog);
        let end = match self.say_hello(frames).await {
            Err(end) => end,
            Ok(watcher) => {
                let end = self.play(watcher, &mut queue).await;
                let leave = self.app.hub.ask(&self.id, move |table| {
                    Box::pin(async move {
                        table.leave(watcher).await;
                        Ok(())
                    })
                });
                // The table itself may be gone.
                let _ = leave.await;
                end
            }
        };
        let (code, reason) = match end {
            End::Gone => return,
            End::Stopping => (close_code::RESTART, "the server stops"),
            End::Dismissed => (close_code::AGAIN, "say hello again"),
            End::Abusive => (close_code::POLICY, "too many messages"),
        };
        let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        let _ = timeout(self.limits.patience, self.socket.send(close)).await;
    }

    /// Waits for a `hello` that is accepted.
    async fn say_hello(&mut self, frames: mpsc::Sender<Frame>) -> Result<WatcherId, End> {
        let latest = Instant::now() + self.limits.hello;
        let mut stop = self.app.stop.clone();
        loop {
            let message = tokio::select! {
                message = timeout_at(latest, self.socket.recv()) => message.map_err(|_| End::Abusive)?,
                () = stop.requested() => return Err(End::Stopping),
            };
            let text = match message.and_then(Result::ok) {
                Some(Message::Text(text)) => text,
                Some(Message::Ping(_) | Message::Pong(_)) => continue,
                Some(Message::Binary(_)) => {
                    self.refuse(None, Problem::malformed("messages are text")).await?;
                    continue;
                }
                Some(Message::Close(_)) | None => return Err(End::Gone),
            };
            let joined = match self.read(&text) {
                Ok(FromClient::Hello { token, from }) => self.join(token, from, frames.clone()).await,
                Ok(_) => Err(Problem::malformed("the first message is `hello`")),
                Err(problem) => Err(problem),
            };
            match joined {
                Ok(watcher) => return Ok(watcher),
                Err(problem) => self.refuse(None, problem).await?,
            }
        }
    }

    async fn join(&mut self, token: Option<String>, from: u32, frames: mpsc::Sender<Frame>) -> Outcome<WatcherId> {
        let token: Option<TokenHash> = match token {
            None => None,
            Some(text) => Some(Token::read(&text).ok_or(Problem::not_yours("This is no token."))?.hash()),
        };
        self.app.hub.ask(&self.id, move |table| Box::pin(table.join(token, from, frames))).await
    }

    async fn play(&mut self, watcher: WatcherId, queue: &mut mpsc::Receiver<Frame>) -> End {
        let mut stop = self.app.stop.clone();
        let mut beat = interval(self.limits.heartbeat);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beat.reset();
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                () = stop.requested() => return End::Stopping,
                frame = queue.recv() => match frame {
                    Some(frame) => if let Err(end) = self.send(frame).await { return end },
                    None => return End::Dismissed,
                },
                _ = beat.tick() => {
                    if heard.elapsed() > 3 * self.limits.heartbeat {
                        return End::Gone;
                    }
                    if timeout(self.limits.patience, self.socket.send(Message::Ping(Default::default()))).await.is_err() {
                        return End::Gone;
                    }
                }
                message = self.socket.recv() => {
                    heard = Instant::now();
                    let handled = match message {
                        Some(Ok(Message::Text(text))) => self.hear(watcher, &text).await,
                        Some(Ok(Message::Binary(_))) => {
                            self.refuse(None, Problem::malformed("messages are text")).await
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                        Some(Ok(Message::Close(_)) | Err(_)) | None => Err(End::Gone),
                    };
                    if let Err(end) = handled {
                        return end;
                    }
                }
            }
        }
    }

    /// Reads a message; beyond the limits it is refused and the socket stays open.
    fn read(&mut self, text: &str) -> Outcome<FromClient> {
        if !self.bucket.take() {
            self.too_fast += 1;
            return Err(Problem::TOO_FAST);
        }
        if text.len() > self.limits.message {
            return Err(Problem::too_long(self.limits.message));
        }
        serde_json::from_str(text).map_err(|error| malformed(&error))
    }

    async fn hear(&mut self, watcher: WatcherId, text: &str) -> Result<(), End> {
        let message = match self.read(text) {
            Ok(message) => message,
            Err(problem) => {
                // Whoever sent a move waits for an answer with its key.
                let key = serde_json::from_str(text)
                    .ok()
                    .and_then(|value: Value| Some(value.get("key")?.as_str()?.to_owned()));
                return self.refuse(key.filter(|key| key.len() <= 64), problem).await;
            }
        };
        match message {
            FromClient::Hello { .. } => {
                self.refuse(None, Problem::malformed("hello has been said on this socket")).await
            }
            FromClient::Move { key, at, chosen } => {
                let sent = MoveSent { key: key.clone(), at, json: chosen.to_string() };
                self.answer(watcher, Some(key.clone()), Some(Notice::Accepted { key }), move |table| {
                    Box::pin(async move {
                        let chair = table.chair_of_watcher(watcher);
                        table.make_move(chair, sent).await
                    })
                })
                .await
            }
            FromClient::Notes { notes } => {
                self.answer(watcher, None, None, move |table| Box::pin(table.keep_notes(watcher, notes))).await
            }
        }
    }

    /// Does something at the table and answers in the table's own order, so that no answer overtakes its news.
    async fn answer<F>(
        &mut self,
        watcher: WatcherId,
        key: Option<String>,
        done: Option<Notice>,
        job: F,
    ) -> Result<(), End>
    where
        F: for<'t> FnOnce(&'t mut crate::live::LiveTable) -> crate::hub::Done<'t, Outcome<()>> + Send + 'static,
    {
        let refused_key = key.clone();
        let asked = self.app.hub.ask(&self.id, move |table| {
            Box::pin(async move {
                let notice = match job(table).await {
                    Ok(()) => done,
                    Err(problem) => Some(Notice::Refused { key, problem }),
                };
                if let Some(notice) = notice {
                    table.notify(watcher, &notice);
                }
                Ok(())
            })
        });
        match asked.await {
            Ok(()) => Ok(()),
            Err(problem) => self.refuse(refused_key, problem).await,
        }
    }

    async fn refuse(&mut self, key: Option<String>, problem: Problem) -> Result<(), End> {
        if self.too_fast > MOST_TOO_FAST {
            return Err(End::Abusive);
        }
        self.send(Frame::from(&Notice::Refused { key, problem })).await
    }

    async fn send(&mut self, frame: Frame) -> Result<(), End> {
        for text in frame.messages() {
            let sent = timeout(self.limits.patience, self.socket.send(Message::Text((**text).into()))).await;
            if !matches!(sent, Ok(Ok(()))) {
                return Err(End::Gone);
            }
        }
        Ok(())
    }
}
