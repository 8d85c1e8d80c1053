//! Big screens: what they are sent, that they are noticed, and the codes by which the people before them find the table.

use crate::support::client::{Client, code};
use crate::support::player::play_to_the_end;
use crate::support::{Opened, TestServer};
use serde_json::{Value, json};
use server::Rate;

/// A screen at the table, once it shows a code.
async fn screen(server: &TestServer, table: &str) -> (Client, String) {
    let mut screen = Client::connect(server.address, table).await;
    screen.send(json!({ "type": "hello", "token": null, "from": 0, "screen": true })).await;
    let room = screen.room_where(|room| room["code"].is_string()).await;
    let code = room["code"].as_str().unwrap().to_owned();
    (screen, code)
}

async fn find(server: &TestServer, code: &str) -> Value {
    let found = server.get(&format!("/api/codes/{code}")).await;
    assert_eq!(found.status, 200, "{code}: {}", found.body);
    found.json()
}

async fn begin(server: &TestServer, opened: &Opened) {
    assert_eq!(server.host(opened, json!({ "do": "start" })).await.status, 204);
}

#[tokio::test]
async fn a_screen_is_sent_what_every_spectator_is_sent() {
    let server = TestServer::start().await;
    let (opened, ben) = server.two_at_kuhn().await;
    let (mut screen, _) = screen(&server, &opened.table).await;
    let mut watcher = server.connect(&opened.table, None, 0).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let mut ben = server.connect(&opened.table, Some(&ben), 0).await;
    begin(&server, &opened).await;
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut ben));
    for client in [&mut screen, &mut watcher] {
        client.room_where(|room| room["phase"] == "over").await;
    }
    // The watcher came later, and was welcomed on its own.
    let own = watcher.received.len() - 1;
    let same = &screen.received[screen.received.len() - own..];
    assert_eq!(same, &watcher.received[1..]);
    assert!(screen.told().len() > 3);
}

#[tokio::test]
async fn everybody_is_told_that_a_screen_is_there_and_it_is_no_spectator() {
    let server = TestServer::start().await;
    let (opened, _) = server.two_at_kuhn().await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let room = ada.until("room").await;
    assert_eq!((&room["screens"], &room["code"]), (&json!(0), &Value::Null));
    let (screen, code) = screen(&server, &opened.table).await;
    let room = ada.room_where(|room| room["screens"] == 1).await;
    assert_eq!((&room["spectators"], &room["code"]), (&json!(0), &json!(code)));
    screen.close().await;
    let room = ada.room_where(|room| room["screens"] == 0).await;
    assert_eq!(room["code"], json!(code), "who comes later finds the table nevertheless");
}

#[tokio::test]
async fn a_code_can_be_asked_for_before_there_is_a_screen() {
    let server = TestServer::start().await;
    let (opened, ben) = server.two_at_kuhn().await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let path = format!("/api/tables/{}/code", opened.table);
    assert_eq!(server.post(&path, None, json!({})).await.status, 204);
    let room = ada.room_where(|room| room["code"].is_string()).await;
    assert_eq!(find(&server, room["code"].as_str().unwrap()).await["table"], json!(opened.table));
    let mut ben = server.connect(&opened.table, Some(&ben), 0).await;
    begin(&server, &opened).await;
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut ben));
    assert_eq!(server.post(&path, None, json!({})).await.problem(), (409, "over".into()));
}

#[tokio::test]
async fn a_screen_has_nobodys_eyes() {
    let server = TestServer::start().await;
    let (opened, _) = server.two_at_kuhn().await;
    let mut screen = Client::connect(server.address, &opened.table).await;
    screen.send(json!({ "type": "hello", "token": opened.seat, "from": 0, "screen": true })).await;
    assert_eq!(code(&screen.until("refused").await), "malformed");
}

#[tokio::test]
async fn a_code_finds_its_table_until_the_game_is_over_and_survives_a_restart() {
    let mut server = TestServer::start().await;
    let (opened, ben) = server.two_at_kuhn().await;
    let (other, _) = server.two_at_kuhn().await;
    let (first, code) = screen(&server, &opened.table).await;
    let (_second, others) = screen(&server, &other.table).await;
    assert_ne!(code, others);
    let found = find(&server, &code.to_lowercase()).await;
    assert_eq!(
        (&found["table"], &found["phase"], &found["free"]),
        (&json!(opened.table), &json!("lobby"), &json!(0))
    );

    drop(first);
    server = server.restart().await;
    assert_eq!(find(&server, &code).await["table"], json!(opened.table));
    let (_first, again) = screen(&server, &opened.table).await;
    assert_eq!(again, code);

    begin(&server, &opened).await;
    assert_eq!(find(&server, &code).await["phase"], "playing");
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let mut ben = server.connect(&opened.table, Some(&ben), 0).await;
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut ben));
    ada.room_where(|room| room["phase"] == "over" && room["code"].is_null()).await;
    let gone = server.get(&format!("/api/codes/{code}")).await;
    assert_eq!(gone.problem(), (404, "unknown_code".into()));
}

#[tokio::test]
async fn codes_can_not_be_tried_one_after_the_other() {
    let server = TestServer::start_with(|config| {
        config.limits.codes = Rate { per_second: 0.001, burst: 3.0 };
    })
    .await;
    for wrong in ["BCDF", "nothing", "%FF"] {
        assert_eq!(server.get(&format!("/api/codes/{wrong}")).await.problem(), (404, "unknown_code".into()));
    }
    assert_eq!(server.get("/api/codes/BCDF").await.problem(), (429, "too_fast".into()));
}
