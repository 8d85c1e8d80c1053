//! No notice is lost, and none is doubled but by its id, however the process ends.
#![cfg(unix)]

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tokio::process::Command;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::support::choice::choose;
use crate::support::http::{Lines, Reply, request};
use crate::support::process::{PROGRAM, Process};
use crate::support::push::{Browser, Stub};

/// How long nothing may happen before something must have been lost.
const STALLED: Duration = Duration::from_secs(60);

async fn start(database: &Path) -> Process {
    let mut command = Command::new(PROGRAM);
    command.args(["--listen", "127.0.0.1:0", "--pace", "0", "--notify-after", "0"]);
    command.args(["--insecure-push", "--behind-proxy", "--database"]).arg(database);
    command.env("PARLOUR_LOG", "warn");
    Process::spawn(command).await
}

/// Somebody who looks at the table only when they are called.
#[derive(Clone)]
struct Player {
    table: String,
    token: String,
    /// The address that a proxy would tell of them: each has limits of their own.
    from: String,
    browser: Browser,
    server: watch::Receiver<SocketAddr>,
}

impl Player {
    fn headers(&self) -> [(String, String); 2] {
        [("authorization".into(), format!("Bearer {}", self.token)), ("x-forwarded-for".into(), self.from.clone())]
    }

    /// Asks until the server is there and has answered.
    async fn post(&self, path: &str, body: &Value) -> Reply {
        loop {
            let address = *self.server.borrow();
            let (player, path, body) = (self.clone(), path.to_owned(), body.to_string());
            // The line may break at any byte.
            let asked = tokio::spawn(async move {
                let headers = player.headers();
                let headers: Vec<(&str, &str)> = headers.iter().map(|(name, value)| (&**name, &**value)).collect();
                request(address, "POST", &path, &headers, &body).await
            });
            match timeout(Duration::from_secs(5), asked).await {
                Ok(Ok(reply)) if ![429, 500, 503].contains(&reply.status) => return reply,
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }

    /// How the table looks to them, and how many pieces of news they have had.
    async fn look(&self) -> Value {
        loop {
            let address = *self.server.borrow();
            let player = self.clone();
            let asked = tokio::spawn(async move {
                let headers = player.headers();
                let headers: Vec<(&str, &str)> = headers.iter().map(|(name, value)| (&**name, &**value)).collect();
                let path = format!("/api/tables/{}/news?from=0", player.table);
                let mut lines = Lines::get(address, &path, &headers).await;
                loop {
                    let line = lines.next().await?;
                    let message: Value = serde_json::from_str(&line).ok()?;
                    if message["type"] == "now" {
                        return Some(message);
                    }
                }
            });
            match timeout(Duration::from_secs(5), asked).await {
                Ok(Ok(Some(now))) => return now,
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }

    /// Makes one move, if it is still their turn. Its key is the notice that called them.
    async fn answer(self, id: String, vary: u64) {
        let now = self.look().await;
        let Some(chosen) = choose(&now, vary) else { return };
        let body = json!({ "key": id, "at": now["at"], "move": chosen });
        let reply = self.post(&format!("/api/tables/{}/moves", self.table), &body).await;
        assert!([200, 409].contains(&reply.status), "{}", reply.body);
    }
}

/// Two people at a table of Color Doubt with a clock, who have both asked to be called.
async fn open(number: usize, stub: &Stub, server: &watch::Receiver<SocketAddr>) -> Vec<Player> {
    let from = |chair: usize| format!("10.{}.{}.{}", number / 200, number % 200, chair + 1);
    let player = |chair: usize, table: &str, token: &str| Player {
        table: table.to_owned(),
        token: token.to_owned(),
        from: from(chair),
        browser: Browser::named(stub, &format!("{number}-{chair}")),
        server: server.clone(),
    };
    let nobody = player(0, "", "");
    let clock = json!({ "per": "move", "ms": 86_400_000, "then": "move" });
    let open = json!({
        "game": "color-doubt", "name": "Ada", "chair": 0, "clock": clock, "options": { "games": 3 },
    });
    let anonymous = [("x-forwarded-for", nobody.from.as_str())];
    let address = *server.borrow();
    let opened = request(address, "POST", "/api/tables", &anonymous, &open.to_string()).await.json();
    let table = opened["table"].as_str().unwrap();
    let sit = json!({ "chair": 1, "name": "Ben" }).to_string();
    let sat = request(address, "POST", &format!("/api/tables/{table}/sit"), &anonymous, &sit).await.json();
    let players = [opened["seat"].as_str(), sat["seat"].as_str()];
    let players: Vec<Player> =
        players.iter().enumerate().map(|(chair, token)| player(chair, table, token.unwrap())).collect();
    for player in &players {
        let reply = player.post(&format!("/api/tables/{table}/notify"), &player.browser.subscription("en")).await;
        assert_eq!(reply.status, 204, "{}", reply.body);
    }
    let host = player(0, table, opened["host"].as_str().unwrap());
    let reply = host.post(&format!("/api/tables/{table}/host"), &json!({ "do": "start" })).await;
    assert_eq!(reply.status, 204, "{}", reply.body);
    players
}

/// Plays at so many tables at once, and kills the server as often, until there have been that many notices.
#[allow(clippy::print_stderr, reason = "the figures are for whoever runs it to see them")]
async fn play(tables: usize, kills: u32, notices: usize) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("parlour.db");
    let mut stub = Stub::start().await;
    let mut server = start(&database).await;
    let (tell, address) = watch::channel(server.address);
    let mut players: BTreeMap<String, Player> = BTreeMap::new();
    for number in 0..tables {
        for player in open(number, &stub, &address).await {
            players.insert(player.browser.path(), player);
        }
    }

    // How often each notice came, and to whom.
    let mut came: BTreeMap<String, (String, u32)> = BTreeMap::new();
    let (mut answers, mut over, mut killed) = (JoinSet::new(), 0, 0);
    let each = notices / (kills as usize + 1);
    let mut more = true;
    loop {
        tokio::select! {
            sent = timeout(STALLED, stub.next()), if more || !answers.is_empty() => {
                let sent = sent.expect("a notice is lost: nobody moves any more");
                let player = &players[&sent.path];
                let told = player.browser.read(&sent);
                let id = told["notification"]["data"]["id"].as_str().unwrap().to_owned();
                let (to, times) = came.entry(id.clone()).or_insert_with(|| (sent.path.clone(), 0));
                assert_eq!(*to, sent.path, "a notice for somebody else");
                *times += 1;
                if *times > 1 {
                    continue;
                }
                if told["notification"]["body"].as_str().unwrap().contains("is over") {
                    over += 1;
                } else if came.len() < notices {
                    answers.spawn(player.clone().answer(id, came.len() as u64));
                }
                // Whoever has been called when there were enough moves no more.
                more = came.len() < notices && over < tables;
                if killed < kills && came.len() >= each * (killed as usize + 1) {
                    killed += 1;
                    server.kill().await;
                    server = start(&database).await;
                    tell.send_replace(server.address);
                }
            }
            Some(answered) = answers.join_next() => answered.unwrap(),
            else => break,
        }
        if !more && answers.is_empty() {
            break;
        }
    }
    server.terminate().await;
    let mut log = SqliteConnection::connect(&format!("sqlite:{}", database.display())).await.unwrap();
    let keys: Vec<(u8, String)> =
        sqlx::query_as("SELECT seat, key FROM moves WHERE key IS NOT NULL").fetch_all(&mut log).await.unwrap();
    let turns: i64 =
        sqlx::query_scalar("SELECT count(*) FROM moves WHERE seat IS NOT NULL").fetch_one(&mut log).await.unwrap();

    // Every move was called for by a notice of its own.
    let called: BTreeSet<&str> = keys.iter().map(|(_, key)| key.split_once(':').unwrap().1).collect();
    assert_eq!(called.len(), keys.len());
    assert!(called.iter().all(|id| came.contains_key(*id)));
    // No turn called twice: there are no more notices than turns, and the one that is open at each table.
    assert!(came.len() - over <= turns as usize + tables, "{} notices of {turns} turns", came.len() - over);
    let doubled = came.values().filter(|(_, times)| *times > 1).count();
    let most = came.values().map(|(_, times)| *times).max().unwrap();
    assert!(most <= kills + 1, "a notice came {most} times");
    assert!(came.len() >= notices.min(60 * tables), "only {} notices", came.len());
    eprintln!(
        "{} notices, {killed} kills: {} moves by notice, {doubled} sent again with the same id, {over} of the end",
        came.len(),
        keys.len(),
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notices_survive_kills() {
    play(8, 10, 300).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes a minute"]
async fn ten_thousand_notices_survive_kills() {
    play(160, 50, 10_000).await;
}
