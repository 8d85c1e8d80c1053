//! A table with four players, who play one game of Color Doubt after another.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::choice::choose;
use super::server::{connect, own_address, post};

const PLAYERS: usize = 4;

/// When players move.
#[derive(Clone, Copy)]
pub(crate) enum Pace {
    /// As soon as all have been told of the move before.
    Closed,
    /// By a timetable: a slow answer does not make the next move later, and what it is late counts as waiting.
    Every(Duration),
}

impl Pace {
    pub(crate) fn of(moves_a_second: f64) -> Pace {
        Pace::Every(Duration::from_secs_f64(1.0 / moves_a_second))
    }
}

/// How long each move took until everybody was told.
#[derive(Default)]
pub(crate) struct Tally(Mutex<Vec<Duration>>);

impl Tally {
    fn add(&self, took: Duration) {
        self.0.lock().expect("nobody panics").push(took);
    }

    pub(crate) fn forget(&self) {
        self.0.lock().expect("nobody panics").clear();
    }

    /// All of them, the shortest first.
    pub(crate) fn take(&self) -> Vec<Duration> {
        let mut took = std::mem::take(&mut *self.0.lock().expect("nobody panics"));
        took.sort_unstable();
        took
    }
}

/// A table, and its players' ends of their sockets.
pub(crate) struct Table {
    server: SocketAddr,
    number: usize,
    players: Vec<SplitSink<WebSocketStream<TcpStream>, Message>>,
    /// What they are told, each with who.
    heard: mpsc::UnboundedReceiver<(usize, Utf8Bytes)>,
    /// How often each was told how things stand, and what last.
    told: [(u64, Utf8Bytes); PLAYERS],
    moves: u64,
}

impl Table {
    /// Opens a table, has four players sit down, connects them and starts their game.
    pub(crate) async fn open(server: SocketAddr, number: usize) -> Result<Table> {
        let from = own_address(number);
        let open = json!({ "game": "color-doubt", "name": "Player 0", "chair": 0, "options": { "games": 3 } });
        let opened = post(server, from, "/api/tables", None, &open).await?;
        let named = |value: &Value, name: &str| {
            value[name].as_str().map(str::to_owned).context("an answer lacks something")
        };
        let (id, host) = (named(&opened, "table")?, named(&opened, "host")?);
        let mut seats = vec![named(&opened, "seat")?];
        for player in 1..PLAYERS {
            let sit = json!({ "chair": null, "name": format!("Player {player}") });
            seats.push(named(&post(server, from, &format!("/api/tables/{id}/sit"), None, &sit).await?, "seat")?);
        }
        let (say, heard) = mpsc::unbounded_channel();
        let mut players = Vec::new();
        for (player, seat) in seats.iter().enumerate() {
            let address = format!("ws://{server}/api/tables/{id}/socket");
            let (socket, _) = client_async(address, connect(server, from).await?).await?;
            let (mut sink, mut stream) = socket.split();
            sink.send(Message::text(json!({ "type": "hello", "token": seat, "from": 0 }).to_string())).await?;
            players.push(sink);
            let say = say.clone();
            tokio::spawn(async move {
                while let Some(Ok(message)) = stream.next().await {
                    if let Message::Text(text) = message
                        && say.send((player, text)).is_err()
                    {
                        return;
                    }
                }
            });
        }
        let start = json!({ "do": "start" });
        post(server, from, &format!("/api/tables/{id}/host"), Some(&host), &start).await?;
        let mut table = Table { server, number, players, heard, told: Default::default(), moves: 0 };
        while table.told.iter().any(|(times, _)| *times == 0) {
            table.hear().await?;
        }
        Ok(table)
    }

    /// Plays until nobody wants to know any more; what goes wrong ends this table alone.
    pub(crate) async fn play(mut self, pace: Pace, tally: Arc<Tally>) {
        if let Err(error) = self.play_on(pace, &tally).await {
            eprintln!("table {}: {error:#}", self.number);
        }
    }

    async fn play_on(&mut self, pace: Pace, tally: &Tally) -> Result<()> {
        let mut due = Instant::now();
        if let Pace::Every(period) = pace {
            // Not all tables at once.
            due += period.mul_f64((self.number as f64 * 0.618).fract());
        }
        loop {
            let Some(player) = self.mover().await? else {
                *self = Table::open(self.server, self.number).await?;
                continue;
            };
            let begun = match pace {
                Pace::Closed => Instant::now(),
                Pace::Every(period) => {
                    sleep_until(due).await;
                    due += period;
                    due - period
                }
            };
            if self.make(player).await? {
                tally.add(begun.elapsed());
            } else {
                sleep(Duration::from_millis(100)).await;
            }
        }
    }

    /// Whose turn it is; nobody's once the game is over.
    async fn mover(&mut self) -> Result<Option<usize>> {
        loop {
            let mut now = self.told.iter().map(|(_, now)| now.as_str());
            if let Some(player) = now.clone().position(|now| !now.contains(r#""options":null"#)) {
                return Ok(Some(player));
            }
            if now.any(|now| now.contains(r#""turn":"over""#)) {
                return Ok(None);
            }
            self.hear().await?;
        }
    }

    /// Makes a move, and returns when all have been told of it; or that it was too fast.
    async fn make(&mut self, player: usize) -> Result<bool> {
        let before: Vec<u64> = self.told.iter().map(|(times, _)| *times).collect();
        let now: Value = serde_json::from_str(&self.told[player].1)?;
        self.moves += 1;
        let key = format!("move-{:08}", self.moves);
        let chosen = json!({ "type": "move", "key": key, "at": now["at"], "move": choose(&now, self.moves) });
        self.players[player].send(Message::text(chosen.to_string())).await?;
        while self.told.iter().zip(&before).any(|((times, _), before)| times == before) {
            if !self.hear().await? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Hears one message: false where it says that somebody was too fast.
    async fn hear(&mut self) -> Result<bool> {
        let (player, text) = self.heard.recv().await.context("the server has closed")?;
        if text.starts_with(r#"{"type":"now""#) {
            let (times, now) = &mut self.told[player];
            (*times, *now) = (*times + 1, text);
        } else if text.starts_with(r#"{"type":"refused""#) {
            if text.contains(r#""too_fast""#) {
                return Ok(false);
            }
            bail!("{text}");
        }
        Ok(true)
    }
}
