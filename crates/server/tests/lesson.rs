//! A lesson: moves as they are written down, for as long as its learner follows.

use crate::support::client::Client;
use crate::support::player::play_to_the_end;
use crate::support::{Opened, TestServer};
use serde_json::{Value, json};

async fn lesson(server: &TestServer) -> Opened {
    let answer = server.post("/api/lessons", None, json!({ "game": "kuhn-poker", "name": "Ada" })).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let body = answer.json();
    let text = |key: &str| body[key].as_str().unwrap().to_owned();
    Opened { table: text("table"), host: text("host"), seat: text("seat") }
}

async fn ada(server: &TestServer, opened: &Opened) -> Client {
    server.connect(&opened.table, Some(&opened.seat), 0).await
}

/// What the learner is asked to do next.
async fn prompt(client: &mut Client) -> Value {
    loop {
        let lesson = client.until("lesson").await;
        if !lesson["prompt"].is_null() {
            client.until("now").await;
            assert_eq!(lesson["at"], client.at, "it is of what is shown then");
            return lesson["prompt"].clone();
        }
    }
}

#[tokio::test]
async fn a_lesson_is_played_as_it_is_written() {
    let server = TestServer::start().await;
    let opened = lesson(&server).await;
    let mut ada = ada(&server, &opened).await;
    let room = ada.until("room").await;
    assert_eq!((&room["lesson"], &room["chairs"][1]["who"]["bot"]), (&json!(true), &json!("straightforward")));
    let say = json!({ "name": "lesson-pass", "args": { "player": { "seat": 1 } } });
    assert_eq!(prompt(&mut ada).await, json!({ "number": 1, "of": 1, "say": say, "move": "pass" }));
    assert_eq!(ada.now["view"]["own"], 1, "the cards are those of the lesson");
    assert_eq!(ada.make(json!("pass")).await["type"], "accepted");
    let end = json!({ "number": 2, "of": 1, "say": { "name": "lesson-end" }, "move": null });
    assert_eq!(prompt(&mut ada).await, end);
    play_to_the_end(&mut ada).await;

    // The next game is one like every other.
    let rematch =
        server.post(&format!("/api/tables/{}/rematch", opened.table), Some(&opened.seat), json!({})).await;
    let next = rematch.json()["table"].as_str().unwrap().to_owned();
    let mut ada = server.connect(&next, Some(&opened.seat), 0).await;
    assert_eq!(ada.until("room").await["lesson"], false);
}

#[tokio::test]
async fn a_learner_who_does_something_else_plays_on() {
    let server = TestServer::start().await;
    let opened = lesson(&server).await;
    let mut ada = ada(&server, &opened).await;
    prompt(&mut ada).await;
    assert_eq!(ada.make(json!("bet")).await["type"], "accepted");
    play_to_the_end(&mut ada).await;
    let shown = |text: &String| text.starts_with(r#"{"type":"lesson""#) && !text.contains(r#""prompt":null"#);
    assert_eq!(ada.received.iter().filter(|text| shown(text)).count(), 1, "{:?}", ada.received);
}

#[tokio::test]
async fn a_lesson_is_taken_up_again_after_a_restart() {
    let mut server = TestServer::start().await;
    let opened = lesson(&server).await;
    let mut client = ada(&server, &opened).await;
    assert_eq!(prompt(&mut client).await["number"], 1);
    drop(client);
    server = server.restart().await;
    let mut client = ada(&server, &opened).await;
    assert_eq!(prompt(&mut client).await["number"], 1);
    client.make(json!("pass")).await;
    assert_eq!(prompt(&mut client).await["number"], 2);
    drop(client);
    server = server.restart().await;
    assert_eq!(prompt(&mut ada(&server, &opened).await).await["number"], 2);
}

#[tokio::test]
async fn a_lesson_is_told_to_its_learner_alone() {
    let server = TestServer::start().await;
    let opened = lesson(&server).await;
    let mut watcher = server.connect(&opened.table, None, 0).await;
    watcher.until("now").await;
    let mut ada = ada(&server, &opened).await;
    prompt(&mut ada).await;
    play_to_the_end(&mut ada).await;
    while watcher.now["turn"] != "over" {
        watcher.until("now").await;
    }
    assert!(watcher.received.iter().all(|text| !text.contains("\"lesson-")), "{:?}", watcher.received);
}

#[tokio::test]
async fn what_cannot_be_taught_is_refused() {
    let server = TestServer::start().await;
    let unknown = server.post("/api/lessons", None, json!({ "game": "whist", "name": "Ada" })).await;
    assert_eq!((unknown.status, unknown.json()["code"].as_str()), (404, Some("unknown_game")));
    let nameless = server.post("/api/lessons", None, json!({ "game": "kuhn-poker", "name": " " })).await;
    assert_eq!((nameless.status, nameless.json()["code"].as_str()), (400, Some("malformed")));
}
