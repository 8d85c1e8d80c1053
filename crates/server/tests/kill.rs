//! No acknowledged move is lost, and nothing that was shown is taken back, however the process ends.
#![cfg(unix)]

use std::collections::BTreeMap;
use std::time::Duration;

use crate::support::client::Client;
use crate::support::http;
use crate::support::player::choose;
use crate::support::process::Process;
use serde_json::{Value, json};
use sqlx::{Connection, Row, SqliteConnection};
use tokio_tungstenite::tungstenite::Message;

const KILLS: u32 = 25;

/// One game's player, who remembers what the server has confirmed and shown.
#[derive(Default)]
struct Memory {
    table: String,
    seat: String,
    /// Confirmed moves by key.
    acknowledged: BTreeMap<String, Value>,
    /// Every piece of news, as it came.
    news: Vec<String>,
    is_over: bool,
}

impl Memory {
    async fn open(server: &Process) -> Memory {
        let open = json!({
            "game": "color-doubt", "name": "Ada", "chair": 1, "start": true,
            "bots": [[0, "random"], [2, "random"]], "options": { "games": 3 },
        });
        let answer = http::request(server.address, "POST", "/api/tables", &[], &open.to_string()).await.json();
        let text = |key: &str| answer[key].as_str().unwrap().to_owned();
        Memory { table: text("table"), seat: text("seat"), ..Memory::default() }
    }

    /// Connects as if it had forgotten everything: the server must show again all that it has shown before.
    async fn reconnect(&mut self, server: &Process) -> Client {
        let mut client = Client::connect(server.address, &self.table).await;
        client.send(json!({ "type": "hello", "token": self.seat, "from": 0 })).await;
        client.until("now").await;
        let news = news_of(&client);
        assert!(news.len() >= self.news.len(), "news that was shown is gone");
        assert_eq!(news[..self.news.len()], self.news[..], "news that was shown has changed");
        client
    }

    /// Plays until the line breaks, which it does in the middle of whatever is going on.
    async fn play(&mut self, client: &mut Client, round: u32) {
        for number in 0.. {
            while choose(&client.now, 0).is_none() && client.now["turn"] != "over" {
                if client.next().await.is_none() {
                    return self.remember(client);
                }
            }
            let Some(chosen) = choose(&client.now, u64::from(number + round)) else { break };
            let key = format!("round-{round}-{number}");
            match send(client, &key, &chosen).await.as_deref() {
                Some("accepted") => drop(self.acknowledged.insert(key, chosen)),
                Some(_) => tokio::time::sleep(Duration::from_millis(60)).await,
                None => break,
            }
        }
        self.remember(client);
    }

    fn remember(&mut self, client: &Client) {
        self.news = news_of(client);
        self.is_over = client.now["turn"] == "over";
    }

    /// Every confirmed move is in the log, once, as it was made.
    async fn check_log(&self, log: &mut SqliteConnection) {
        let rows = sqlx::query("SELECT ply, seat, move, key FROM moves WHERE table_id = ? ORDER BY ply");
        let rows = rows.bind(&self.table).fetch_all(log).await.unwrap();
        let mut found = BTreeMap::new();
        for (ply, row) in rows.iter().enumerate() {
            assert_eq!(row.get::<i64, _>("ply"), ply as i64);
            if let Some(key) = row.get::<Option<String>, _>("key") {
                assert_eq!(row.get::<Option<i64>, _>("seat"), Some(1));
                let made: Value = serde_json::from_str(row.get("move")).unwrap();
                found.insert(key.strip_prefix("1:").unwrap().to_owned(), made);
            }
        }
        for (key, made) in &self.acknowledged {
            assert_eq!(found.get(key), Some(made), "{key}");
        }
    }
}

/// The kind of answer to a move; `None` when the line breaks before.
async fn send(client: &mut Client, key: &str, chosen: &Value) -> Option<String> {
    let message = json!({ "type": "move", "key": key, "at": client.at, "move": chosen });
    client.try_send(Message::text(message.to_string())).await.ok()?;
    loop {
        let answer = client.next().await?;
        if answer["key"] == key {
            return answer["type"].as_str().map(str::to_owned);
        }
    }
}

fn news_of(client: &Client) -> Vec<String> {
    client.told().into_iter().filter(|text| text.starts_with(r#"{"type":"news""#)).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killing_the_server_during_play_loses_nothing_that_was_confirmed() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("parlour.db");
    let mut finished: Vec<Memory> = Vec::new();
    let mut current: Option<Memory> = None;
    for round in 0..KILLS {
        let server = Process::start(&database).await;
        let mut memory = match current.take() {
            Some(memory) if !memory.is_over => memory,
            over => {
                finished.extend(over);
                Memory::open(&server).await
            }
        };
        let mut client = memory.reconnect(&server).await;
        memory.remember(&client);
        let player = tokio::spawn(async move {
            memory.play(&mut client, round).await;
            memory
        });
        tokio::time::sleep(Duration::from_millis(u64::from(20 + 23 * round % 160))).await;
        server.kill().await;
        let memory = player.await.unwrap();
        current = Some(memory);
    }
    finished.extend(current);

    let server = Process::start(&database).await;
    for memory in &mut finished {
        let mut client = memory.reconnect(&server).await;
        // Sent again, a confirmed move is confirmed again and changes nothing.
        if let Some((key, made)) = memory.acknowledged.clone().into_iter().next_back() {
            assert_eq!(client.make_with(&key, 0, made).await["type"], "accepted");
        }
    }
    let (status, _) = server.terminate().await;
    assert!(status.success());
    let acknowledged: usize = finished.iter().map(|memory| memory.acknowledged.len()).sum();
    assert!(acknowledged > 100, "only {acknowledged} moves were confirmed in {KILLS} rounds");
    let mut log = SqliteConnection::connect(&format!("sqlite:{}", database.display())).await.unwrap();
    for memory in &finished {
        memory.check_log(&mut log).await;
    }
}
