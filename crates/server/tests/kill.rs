//! No acknowledged move is lost, and nothing that was shown is taken back, however the process ends.
#![cfg(unix)]

use std::time::Duration;

use crate::support::choice::choose;
use crate::support::client::Client;
use crate::support::http;
use crate::support::process::Process;
use crate::support::witness::{self, Witness};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;

const KILLS: u32 = 25;

/// One game's player, who remembers what the server has confirmed and shown.
#[derive(Default)]
struct Memory {
    told: Witness,
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
        let told = Witness { table: text("table"), token: text("seat"), seat: 1, ..Witness::default() };
        Memory { told, is_over: false }
    }

    /// Connects as if it had forgotten everything: the server must show again all that it has shown before.
    async fn reconnect(&mut self, server: &Process) -> Client {
        let mut client = Client::connect(server.address, &self.told.table).await;
        client.send(json!({ "type": "hello", "token": self.told.token, "from": 0 })).await;
        client.until("now").await;
        let shown = client.received.iter().filter(|text| text.starts_with(r#"{"type":"news""#)).count();
        assert!(shown >= self.told.news.len(), "news that was shown is gone");
        self.remember(&client);
        client
    }

    /// Plays until the line breaks, which it does in the middle of whatever is going on, and counts what is confirmed.
    async fn play(&mut self, client: &mut Client, round: u32, confirmed: &watch::Sender<u32>) {
        for number in 0.. {
            while choose(&client.now, 0).is_none() && client.now["turn"] != "over" {
                if client.next().await.is_none() {
                    return self.remember(client);
                }
            }
            let Some(chosen) = choose(&client.now, u64::from(number + round)) else { break };
            let key = format!("round-{round}-{number}");
            match send(client, &key, &chosen).await.as_deref() {
                Some("accepted") => {
                    self.told.accepted.insert(key, chosen);
                    confirmed.send_modify(|moves| *moves += 1);
                }
                Some(_) => tokio::time::sleep(Duration::from_millis(60)).await,
                None => break,
            }
        }
        self.remember(client);
    }

    fn remember(&mut self, client: &Client) {
        client.received.iter().for_each(|text| self.told.take(text).unwrap());
        self.is_over = client.now["turn"] == "over";
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
        let (confirmed, mut watched) = watch::channel(0);
        let player = tokio::spawn(async move {
            memory.play(&mut client, round, &confirmed).await;
            memory
        });
        // Some moves further, or at the end of the game, and then in the middle of something.
        let _ = watched.wait_for(|&moves| moves > 4 + round % 4).await;
        tokio::time::sleep(Duration::from_millis(u64::from(7 * round % 30))).await;
        server.kill().await;
        let memory = player.await.unwrap();
        current = Some(memory);
    }
    finished.extend(current);

    let server = Process::start(&database).await;
    for memory in &mut finished {
        let mut client = memory.reconnect(&server).await;
        // Sent again, a confirmed move is confirmed again and changes nothing.
        if let Some((key, made)) = memory.told.accepted.clone().into_iter().next_back() {
            assert_eq!(client.make_with(&key, 0, made).await["type"], "accepted");
        }
    }
    let (status, _) = server.terminate().await;
    assert!(status.success());
    let acknowledged: usize = finished.iter().map(|memory| memory.told.accepted.len()).sum();
    assert!(acknowledged > 100, "only {acknowledged} moves were confirmed in {KILLS} rounds");
    for memory in &finished {
        memory.told.check(&witness::log(&database.display().to_string(), &memory.told.table).await).unwrap();
    }
}
