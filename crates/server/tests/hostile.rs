//! Whoever sends nonsense, too much, or nothing at all, is refused, and honest players play on.
//!
//! What is tried here is bounded. `cargo test --release -p server hostile -- --ignored --nocapture` tries a million of
//! each, and prints how long honest players waited meanwhile, and how large the server grew.

#![allow(clippy::print_stdout, reason = "it prints what it measures")]

use std::cell::Cell;
use std::net::SocketAddr;
use std::time::Duration;

use crate::support::choice::choose;
use crate::support::client::{Client, PATIENCE, code};
use crate::support::http::{Reply, request};
use crate::support::player::play_to_the_end;
use crate::support::{Opened, TestServer};
use chacha20::ChaCha8Rng;
use futures_util::SinkExt;
use futures_util::future::join_all;
use game::chance::below;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use server::{Config, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// How many frames, and how many requests, the ordinary tests send.
const FEW: u32 = 3_000;

/// Ada, Ben and a bot at a game of Color Doubt that goes on for a while.
async fn honest(server: &TestServer) -> (Opened, Client, Client) {
    let open = json!({
        "game": "color-doubt", "name": "Ada", "chair": 0, "bots": [[2, "random"]], "options": { "games": 3 },
    });
    let opened = server.open(open).await;
    let ben = server.sit(&opened.table, "Ben").await;
    let ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let ben = server.connect(&opened.table, Some(&ben), 0).await;
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    (opened, ada, ben)
}

/// They play their game to its end, whatever happens meanwhile.
async fn play(ada: &mut Client, ben: &mut Client) {
    tokio::join!(play_to_the_end(ada), play_to_the_end(ben));
}

/// Limits as they are by default, whatever tests need otherwise.
fn strict(config: &mut Config) {
    let limits = Limits::default();
    (config.limits.tables, config.limits.notebooks) = (limits.tables, limits.notebooks);
    (config.limits.requests, config.limits.messages) = (limits.requests, limits.messages);
    // Attackers say where they come from; honest players come from here.
    config.behind_proxy = true;
}

fn pick<'a>(rng: &mut ChaCha8Rng, from: &[&'a str]) -> &'a str {
    from[below(rng, from.len() as u32) as usize]
}

/// Something like what a client says.
fn frame(rng: &mut ChaCha8Rng) -> Message {
    const SAID: [&str; 8] = [
        r#"{"type":"hello","token":null,"from":0}"#,
        r#"{"type":"move","key":"0123456789","at":3,"move":{"type":"pass"}}"#,
        r#"{"type":"move","key":"0123456789","at":3,"move":{"type":"lay","cards":{"red":1},"say":{"suit":"red","count":1}}}"#,
        r#"{"type":"phrase","number":3}"#,
        r#"{"type":"notes","notes":{"a":[1,2,{"b":null}]}}"#,
        r#"[[[[[[[[[[[[{}]]]]]]]]]]]]"#,
        "null",
        "\u{0}\u{fffd}\u{202e}",
    ];
    let mut text = pick(rng, &SAID).as_bytes().to_vec();
    for _ in 0..below(rng, 4) {
        spoil(&mut text, rng);
    }
    match below(rng, 12) {
        0 => Message::binary(text),
        1 => Message::Ping(text.into_iter().take(125).collect::<Vec<u8>>().into()),
        2 => Message::Pong(text.into_iter().take(125).collect::<Vec<u8>>().into()),
        _ => Message::text(String::from_utf8_lossy(&text).into_owned()),
    }
}

/// Changes, cuts, doubles or blows up a text.
fn spoil(text: &mut Vec<u8>, rng: &mut ChaCha8Rng) {
    let place = below(rng, text.len().max(1) as u32) as usize;
    match below(rng, 6) {
        0 if !text.is_empty() => text[place] = rng.next_u32() as u8,
        1 => text.truncate(place),
        2 => text.extend_from_within(place..),
        3 => text.insert(place, b"[{\",:0-9e"[below(rng, 9) as usize]),
        4 => text.extend(std::iter::repeat_n(b'[', 1 + below(rng, 2_000) as usize)),
        _ => text.extend_from_slice(b"99999999999999999999e999"),
    }
}

/// Sends so many spoilt frames over one socket after another. Nothing of it is the server's own fault.
async fn send_frames(server: &TestServer, table: &str, token: Option<&str>, count: u32, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut sent = 0;
    while sent < count {
        let mut client = server.connect(table, token, 0).await;
        for _ in 0..200.min(count - sent) {
            sent += 1;
            if client.try_send(frame(&mut rng)).await.is_err() {
                break;
            }
            // What has come meanwhile is read, so that nobody is dropped as a slow reader.
            hear(&mut client).await;
        }
        if client.try_send(Message::text("last")).await.is_err() {
            continue;
        }
        while let Some(message) = client.next().await {
            assert_ne!(message["problem"]["code"], "internal", "{message}");
            if message["type"] == "refused" && message["problem"]["text"].as_str().unwrap().contains("expected") {
                break;
            }
        }
    }
}

/// Something like a request.
fn asked(rng: &mut ChaCha8Rng, table: &str, token: &str) -> (String, String, Vec<(String, String)>, Vec<u8>) {
    const PATHS: [&str; 23] = [
        "/api/games",
        "/api/games/clue/rules",
        "/api/notebook",
        "/api/puzzles/2026-02-30",
        "/api/lessons",
        "/api/finished",
        "/api/evenings",
        "/api/evenings/0123456789abcdef",
        "/api/tables",
        "/api/codes/BCDF",
        "/api/tables/TABLE",
        "/api/tables/TABLE/sit",
        "/api/tables/TABLE/moves",
        "/api/tables/TABLE/orders",
        "/api/tables/TABLE/why?fact=%7B%7D",
        "/api/tables/TABLE/replay",
        "/api/tables/TABLE/host",
        "/api/tables/TABLE/ticket",
        "/api/tables/TABLE/back",
        "/api/tables/TABLE/play-outs?seat=0&ply=1&world=real&batch=0",
        "/api/tables/TABLE/notify",
        "/t/TABLE",
        "/assets/../../etc/passwd",
    ];
    const BODIES: [&str; 6] = [
        r#"{"game":"clue","name":"Zoe","chair":0,"bots":[[1,"novice"],[2,"novice"]],"start":true}"#,
        r#"{"key":"0123456789","at":1,"move":{"type":"pass"}}"#,
        r#"{"text":"players: Ann 6, Bob 6, Cleo 6\nBob has Rope\n"}"#,
        r#"{"do":"options","options":{"games":3}}"#,
        r#"{"orders":{"stand":"always"}}"#,
        r#"{"chair":null,"name":"Zoe"}"#,
    ];
    let method = pick(rng, &["GET", "POST", "POST", "PUT", "DELETE", "OPTIONS", "BREW"]).to_owned();
    let mut path = pick(rng, &PATHS).replace("TABLE", table).into_bytes();
    if below(rng, 3) == 0 {
        spoil(&mut path, rng);
    }
    // What no address holds ends it: the rest would be no request at all.
    path.retain(|byte| byte.is_ascii_graphic());
    path.truncate(4_000);
    let path = if path.first() == Some(&b'/') { String::from_utf8(path).unwrap() } else { "/".to_owned() };
    let mut body = pick(rng, &BODIES).as_bytes().to_vec();
    for _ in 0..below(rng, 3) {
        spoil(&mut body, rng);
    }
    let mut headers = vec![("x-forwarded-for".to_owned(), format!("203.0.113.{}", below(rng, 200)))];
    match below(rng, 4) {
        0 => headers.push(("authorization".into(), format!("Bearer {token}"))),
        1 => headers.push(("authorization".into(), "Bearer nonsense".into())),
        2 => headers.push(("origin".into(), "https://elsewhere.example".into())),
        _ => {}
    }
    (method, path, headers, body)
}

/// Sends so many spoilt requests. Nothing of it is the server's own fault.
async fn send_requests(server: &TestServer, opened: &Opened, count: u32, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..count {
        let (method, path, headers, body) = asked(&mut rng, &opened.table, &"7".repeat(64));
        let headers: Vec<(&str, &str)> = headers.iter().map(|(name, value)| (&**name, &**value)).collect();
        let body = String::from_utf8_lossy(&body).into_owned();
        let reply = request(server.address, &method, &path, &headers, &body).await;
        let is_fine = reply.status < 500 || reply.status == 503;
        assert!(is_fine, "{method} {path} {headers:?} {body}: {} {}", reply.status, reply.body);
    }
}

async fn fuzz(count: u32) -> (Vec<Duration>, TestServer) {
    let server = TestServer::start_with(|config| {
        config.behind_proxy = true;
        config.limits.connections = 10_000;
    })
    .await;
    let (opened, mut ada, mut ben) = honest(&server).await;
    // At a table of their own, and as spectators at that of honest people.
    let own = server.open(json!({ "game": "color-doubt", "name": "Zoe", "chair": 0 })).await;
    let is_over = Cell::new(false);
    let attacks = async {
        tokio::join!(
            send_frames(&server, &opened.table, None, count / 3, 1),
            send_frames(&server, &own.table, Some(&own.seat), count / 3, 2),
            send_frames(&server, &own.table, None, count / 3, 3),
            send_requests(&server, &opened, count, 4),
        );
        is_over.set(true);
    };
    let (_, waits) = tokio::join!(attacks, async {
        play(&mut ada, &mut ben).await;
        // And again, for as long as that lasts.
        waits(&server, &is_over).await
    });
    assert_eq!(server.get("/health").await.status, 200);
    (waits, server)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_refused_and_honest_players_play_on() {
    fuzz(FEW).await;
}

/// How long honest players wait for each of their moves, in game after game until all is over.
async fn waits(server: &TestServer, is_over: &Cell<bool>) -> Vec<Duration> {
    let mut waits = Vec::new();
    while waits.is_empty() || !is_over.get() {
        let open = json!({
            "game": "color-doubt", "name": "Ada", "chair": 0, "bots": [[1, "random"]], "start": true,
        });
        let opened = server.open(open).await;
        let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
        let mut vary = 0;
        while ada.now["turn"] != "over" {
            let Some(chosen) = choose(&ada.now, vary) else {
                ada.until("now").await;
                continue;
            };
            let begun = Instant::now();
            let answer = ada.make(chosen).await;
            if answer["type"] == "accepted" {
                waits.push(begun.elapsed());
                vary += 1;
            } else {
                assert_eq!(code(&answer), "stale");
                ada.until("now").await;
            }
        }
        ada.close().await;
    }
    waits
}

#[tokio::test]
async fn a_frame_of_64_mebibytes_is_not_taken_in() {
    let server = TestServer::start().await;
    let (opened, mut ada, mut ben) = honest(&server).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "GET /api/tables/{}/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        opened.table, server.address
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    // A text of 64 MiB in one masked frame.
    let length: u64 = 64 << 20;
    let mut frame = vec![0x81, 0x80 | 127];
    frame.extend(length.to_be_bytes());
    frame.extend([0; 4]);
    stream.write_all(&frame).await.unwrap();
    let (taken, ()) = tokio::join!(pour(&mut stream, length), play(&mut ada, &mut ben));
    assert!(taken < length, "the server closes before it has all of it");
}

/// Writes so many bytes, for as long as the other side takes them; says how many it took.
async fn pour(stream: &mut TcpStream, length: u64) -> u64 {
    let chunk = [b'x'; 1 << 16];
    let mut taken = 0;
    while taken < length {
        match timeout(PATIENCE, stream.write_all(&chunk)).await.expect("it is closed or taken in") {
            Ok(()) => taken += chunk.len() as u64,
            Err(_) => break,
        }
    }
    taken
}

#[tokio::test]
async fn a_body_of_64_mebibytes_is_not_taken_in() {
    let server = TestServer::start().await;
    for path in ["/api/tables", "/api/notebook", "/api/finished"] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let length: u64 = 64 << 20;
        let head = format!("POST {path} HTTP/1.1\r\nhost: parlour\r\ncontent-length: {length}\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        let taken = pour(&mut stream, length).await;
        assert!(taken < length, "{path}: the server closes before it has all of it");
    }
    assert_eq!(server.get("/health").await.status, 200);
}

/// A connection that can hold little of what its client does not read.
async fn narrow(address: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(address).await.unwrap()
}

async fn deaf_socket(server: &TestServer, table: &str) -> WebSocketStream<TcpStream> {
    let url = format!("ws://{}/api/tables/{table}/socket", server.address);
    let (mut socket, _) = client_async(url, narrow(server.address).await).await.unwrap();
    let hello = json!({ "type": "hello", "token": null, "from": 0 });
    socket.send(Message::text(hello.to_string())).await.unwrap();
    socket
}

async fn deaf_lines(server: &TestServer, table: &str) -> TcpStream {
    let mut stream = narrow(server.address).await;
    let head = format!("GET /api/tables/{table}/news HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

/// Reads what has come.
async fn hear(client: &mut Client) {
    while client.soon(Duration::ZERO).await.is_some() {}
}

/// Waits until a table has so many spectators.
async fn until_spectators(client: &mut Client, count: u32) {
    client.room_where(|room| room["spectators"] == count).await;
}

#[tokio::test]
async fn readers_who_never_read_are_dropped() {
    const DEAF: usize = 10;
    let server = TestServer::start_with(|config| {
        config.limits.backlog = 64;
        config.limits.patience = Duration::from_millis(300);
        config.limits.connections = 10_000;
    })
    .await;
    let (opened, mut ada, mut ben) = honest(&server).await;
    let (mut deaf, mut lines) = (Vec::new(), Vec::new());
    // Honest players read what comes, so that they are not taken for others.
    for count in 0..DEAF {
        deaf.push(deaf_socket(&server, &opened.table).await);
        until_spectators(&mut ada, 2 * count as u32 + 1).await;
        lines.push(deaf_lines(&server, &opened.table).await);
        until_spectators(&mut ada, 2 * count as u32 + 2).await;
        hear(&mut ben).await;
    }
    // Everybody is told what the host changes: what the deaf do not read fills their queues.
    let mut left = 2 * DEAF as u64;
    for said in 0.. {
        assert!(said < 2_000, "{left} of them are still there");
        let list =
            |number: usize| server.host(&opened, json!({ "do": "list", "listed": number.is_multiple_of(2) }));
        assert!(join_all((0..10).map(list)).await.iter().all(|listed| listed.status == 204));
        for _ in 0..10 {
            left = ada.until("room").await["spectators"].as_u64().unwrap();
        }
        if left == 0 {
            break;
        }
        hear(&mut ben).await;
    }
    drop((deaf, lines));
    play(&mut ada, &mut ben).await;
}

/// Whether the other side has closed, with an answer before that or without.
async fn is_closed(mut stream: TcpStream) -> bool {
    let mut rest = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test]
async fn half_open_connections_are_closed_and_keep_nobody_out() {
    const MANY: usize = 300;
    let server = TestServer::start_with(|config| {
        config.limits.head = Duration::from_millis(400);
        config.limits.patience = Duration::from_millis(400);
        config.limits.connections = 10_000;
    })
    .await;
    let (_, mut ada, mut ben) = honest(&server).await;
    // Some say nothing, some stop in the head, some in the body, and some send a letter now and then.
    let begun = ["", "GET /api/ga", "POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{", "G"];
    let mut open = Vec::new();
    for number in 0..MANY {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(begun[number % begun.len()].as_bytes()).await.unwrap();
        open.push(stream);
    }
    let drip = async {
        let mut slow = TcpStream::connect(server.address).await.unwrap();
        slow.set_nodelay(true).unwrap();
        // Each letter comes in time, and the head does not.
        let sent = async {
            loop {
                if slow.write_all(b"G").await.is_err() {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        timeout(PATIENCE, sent).await.expect("the server closes it");
    };
    let (closed, ..) = tokio::join!(join_all(open.into_iter().map(is_closed)), drip, play(&mut ada, &mut ben));
    assert!(closed.into_iter().all(|closed| closed));
}

#[tokio::test]
async fn connections_are_limited_before_they_ask_for_anything() {
    let server = TestServer::start_with(|config| config.limits.connections = 5).await;
    let mut open = Vec::new();
    for _ in 0..10 {
        open.push(TcpStream::connect(server.address).await.unwrap());
    }
    // One more than twice as many is closed at once.
    for _ in 0..3 {
        assert!(is_closed(TcpStream::connect(server.address).await.unwrap()).await);
    }
    drop(open);
    for attempt in 0.. {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let asked = stream.write_all(b"GET /health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n").await;
        let mut answer = Vec::new();
        if asked.is_ok() && stream.read_to_end(&mut answer).await.is_ok() && answer.starts_with(b"HTTP/1.1 200") {
            break;
        }
        assert!(attempt < 1_000, "their places are free again");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A request of somebody far away.
async fn from_afar(address: SocketAddr, method: &str, path: &str, body: &Value) -> Reply {
    request(address, method, path, &[("x-forwarded-for", "203.0.113.9")], &body.to_string()).await
}

/// Sends the same again and again, many at once, and says how often it was done.
async fn flood(server: &TestServer, method: &str, path: &str, body: Value, count: usize) -> usize {
    let mut done = 0;
    for _ in 0..count / 20 {
        let replies = join_all((0..20).map(|_| from_afar(server.address, method, path, &body))).await;
        for reply in replies {
            assert!(reply.status < 500 || reply.status == 503, "{path}: {} {}", reply.status, reply.body);
            done += usize::from(reply.status < 300);
        }
    }
    done
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn floods_are_held_back_and_honest_players_play_on() {
    let server = TestServer::start_with(strict).await;
    let (opened, mut ada, mut ben) = honest(&server).await;
    let over = json!({
        "game": "kuhn-poker", "options": {}, "moves": [{ "deal": 2 }, { "deal": 1 }, "bet", "pass"],
        "chairs": [{ "chair": 0, "name": "Ada", "bot": null }, { "chair": 1, "name": "Ben", "bot": "random" }],
    });
    let over = server.post("/api/finished", None, over).await.json();
    let over = over["table"].as_str().unwrap();
    let table = |what: &str| format!("/api/tables/{}{what}", opened.table);
    let limits = Limits::default();
    let attacks = async {
        let tables = json!({ "game": "kuhn-poker", "name": "Zoe", "chair": 0 });
        let tables = flood(&server, "POST", "/api/tables", tables, 400).await;
        assert!(tables <= limits.tables.burst as usize + 20, "{tables} tables were opened");
        let join = json!({ "chair": null, "name": "Zoe" });
        assert_eq!(flood(&server, "POST", &table("/sit"), join, 100).await, 0, "the game has begun");
        let notebook = json!({ "text": "players: Ann 6, Bob 6, Cleo 6\n" });
        let thought = flood(&server, "POST", "/api/notebook", notebook, 200).await;
        assert!(thought < 200, "{thought} notebooks were worked out");
        let review = format!("/api/tables/{over}/review");
        flood(&server, "GET", &review, Value::Null, 100).await;
        let why = format!("/api/tables/{over}/why?fact=%7B%22seat%22%3A0%2C%22card%22%3A2%7D&seat=0");
        flood(&server, "GET", &why, Value::Null, 100).await;
        // Whoever has asked so much is answered little.
        let last = flood(&server, "GET", "/api/games", Value::Null, 100).await;
        assert!(last < 100, "{last} requests of a flood were answered");
    };
    tokio::join!(attacks, play(&mut ada, &mut ben));
    let health = server.get("/health").await.json();
    assert!(health["tables"].as_u64().unwrap() <= 3, "tables that nobody looks at take no memory: {health}");
}

#[test]
fn every_limit_is_listed_with_its_default() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/limits.md");
    let document = std::fs::read_to_string(path).unwrap();
    let rows: Vec<(String, String)> = document
        .lines()
        .filter_map(|line| {
            let mut cells = line.strip_prefix("| `")?.split('|').map(str::trim);
            Some((cells.next()?.trim_end_matches('`').to_owned(), cells.next()?.to_owned()))
        })
        .collect();
    let of_machine =
        |name: &str, value: String| if name == "thinkers" { "one a core, at least 2".into() } else { value };
    let limits = Limits::default().settings().into_iter();
    let limits: Vec<_> = limits.map(|(name, value)| (name.to_owned(), of_machine(name, value))).collect();
    assert_eq!(rows, limits);
}

/// The size of this process, in MiB.
fn size() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().trim_end_matches(" kB").trim().parse::<u64>().ok()? / 1024)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes an hour"]
async fn a_million_frames_and_requests_keep_nobody_waiting() {
    let before = size();
    let (mut waits, _server) = fuzz(1_000_000).await;
    waits.sort_unstable();
    let at = |share: f64| waits[(waits.len() as f64 * share) as usize];
    println!("{} moves: p50 {:?}, p99 {:?}, at most {:?}", waits.len(), at(0.5), at(0.99), waits.last().unwrap());
    println!("clients and server together: {before:?} MiB before, {:?} after", size());
}
