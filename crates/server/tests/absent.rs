//! Absent players never freeze a table, and no game goes on without its people.

use std::time::{Duration, Instant};

use crate::support::choice::choose;
use crate::support::client::Client;
use crate::support::player::play_to_the_end;
use crate::support::{Opened, TestServer};
use serde_json::{Value, json};
use server::Pace;

const ABSENT: Duration = Duration::from_millis(700);

async fn start() -> TestServer {
    TestServer::start_with(|config| config.absent = ABSENT).await
}

/// Ada and Ben at a started game of Color Doubt with a bot, both connected.
async fn two_and_a_bot(server: &TestServer) -> (Opened, Client, Client, String) {
    let opened = server
        .open(json!({ "game": "color-doubt", "name": "Ada", "chair": 0, "bots": [[2, "random"]], "options": { "games": 1 } }))
        .await;
    let ben = server.sit(&opened.table, "Ben").await;
    let mut first = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let mut second = server.connect(&opened.table, Some(&ben), 0).await;
    server.host(&opened, json!({ "do": "start" })).await;
    first.until("now").await;
    second.until("now").await;
    (opened, first, second, ben)
}

fn sitter(room: &Value, chair: usize) -> &Value {
    &room["chairs"][chair]["who"]
}

#[tokio::test]
async fn a_bot_stands_in_after_a_countdown_and_gives_the_seat_back() {
    let server = start().await;
    let (opened, mut ada, ben, token) = two_and_a_bot(&server).await;
    ben.close().await;
    let room = ada.room_where(|room| sitter(room, 1)["connected"] == false).await;
    let left = sitter(&room, 1)["bot_in_ms"].as_u64().unwrap();
    assert!((1..=700).contains(&left) && sitter(&room, 1)["stand_in"] == false, "{room}");
    let room = ada.room_where(|room| sitter(room, 1)["stand_in"] == true).await;
    assert_eq!(sitter(&room, 1)["bot_in_ms"], Value::Null);
    assert_eq!(sitter(&room, 1)["bot"], Value::Null, "it is still Ben's seat");

    // The table goes on without Ben: Ada comes to move again and again.
    for turn in 0..3 {
        while choose(&ada.now, turn).is_none() && ada.now["turn"] != "over" {
            ada.until("now").await;
        }
        if let Some(chosen) = choose(&ada.now, 2 + turn) {
            assert_eq!(ada.make(chosen).await["type"], "accepted");
        }
    }

    let mut ben = server.connect(&opened.table, Some(&token), 0).await;
    let room = ben.until("room").await;
    assert_eq!((&sitter(&room, 1)["stand_in"], &sitter(&room, 1)["connected"]), (&json!(false), &json!(true)));
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut ben));
}

#[tokio::test]
async fn the_host_need_not_wait_for_somebody_absent() {
    let server = TestServer::start().await;
    let (opened, mut ada, ben, token) = two_and_a_bot(&server).await;
    server.host(&opened, json!({ "do": "absent", "ms": 0 })).await;
    let skip = json!({ "do": "skip", "chair": 1 });
    assert_eq!(server.host(&opened, skip.clone()).await.status, 409, "Ben is there");
    ben.close().await;
    ada.room_where(|room| sitter(room, 1)["connected"] == false).await;
    server.host(&opened, skip).await;
    let room = ada.room_where(|room| sitter(room, 1)["stand_in"] == true).await;
    assert_eq!(sitter(&room, 1)["bot"], Value::Null, "it is still Ben's seat");

    let mut ben = server.connect(&opened.table, Some(&token), 0).await;
    let room = ben.until("room").await;
    assert_eq!(sitter(&room, 1)["stand_in"], false);
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut ben));
}

#[tokio::test]
async fn nobody_moves_for_somebody_who_is_there() {
    let server = start().await;
    let (_, mut ada, mut ben, _) = two_and_a_bot(&server).await;
    // Ada leads, and takes longer than any countdown.
    while choose(&ada.now, 2).is_none() {
        ada.until("now").await;
    }
    let at = ada.at;
    while ada.soon(2 * ABSENT).await.is_some() {}
    assert_eq!(ada.at, at);
    assert_eq!(ada.make(choose(&ada.now, 2).unwrap()).await["type"], "accepted");
    ben.until("now").await;
}

#[tokio::test]
async fn a_table_that_everybody_has_left_sleeps_until_somebody_comes() {
    let server = start().await;
    let (opened, mut ada, ben, token) = two_and_a_bot(&server).await;
    ben.close().await;
    ada.room_where(|room| sitter(room, 1)["stand_in"] == true).await;
    ada.close().await;
    // Whatever the bots still do, they do before Ada's countdown ends.
    tokio::time::sleep(3 * ABSENT).await;
    let mut spectator = server.connect(&opened.table, None, 0).await;
    spectator.until("now").await;
    let at = spectator.at;
    while spectator.soon(2 * ABSENT).await.is_some() {}
    assert_eq!(spectator.at, at, "no bot plays a game to its end that its people mean to go on with");
    assert_ne!(spectator.now["turn"], "over");

    // Ben comes back first: Ada is given the whole countdown again.
    let mut ben = server.connect(&opened.table, Some(&token), 0).await;
    let room = ben.until("room").await;
    assert_eq!(sitter(&room, 0)["stand_in"], false);
    assert!(sitter(&room, 0)["bot_in_ms"].as_u64().unwrap() > 300, "{room}");
    ben.room_where(|room| sitter(room, 0)["stand_in"] == true).await;
}

#[tokio::test]
async fn a_countdown_goes_on_after_a_restart() {
    let mut server = start().await;
    let (opened, mut ada, ben, _) = two_and_a_bot(&server).await;
    ben.close().await;
    ada.room_where(|room| sitter(room, 1)["connected"] == false).await;
    server = server.restart().await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.room_where(|room| sitter(room, 1)["stand_in"] == true).await;
}

#[tokio::test]
async fn a_host_can_give_a_seat_to_a_bot_for_good() {
    let server = start().await;
    let (opened, mut ada, mut ben, token) = two_and_a_bot(&server).await;
    assert_eq!(server.host(&opened, json!({ "do": "free", "chair": 2 })).await.problem().1, "bad_seats");
    assert_eq!(server.host(&opened, json!({ "do": "free", "chair": 1 })).await.status, 204);
    let room = ada.room_where(|room| !sitter(room, 1)["bot"].is_null()).await;
    assert_eq!((&sitter(&room, 1)["name"], &sitter(&room, 1)["connected"]), (&json!("Ben"), &json!(true)));
    ben.until("refused").await;
    assert!(ben.next().await.is_none());
    let mut again = server.connect(&opened.table, Some(&token), 0).await;
    assert_eq!(again.until("refused").await["problem"]["code"], "not_yours");
    play_to_the_end(&mut ada).await;
}

#[tokio::test]
async fn somebody_who_only_asks_over_http_is_there_while_they_ask() {
    let server = start().await;
    let opened = server
        .open(json!({ "game": "kuhn-poker", "name": "Robot", "chair": 0, "bots": [[1, "random"]], "start": true }))
        .await;
    let path = format!("/api/tables/{}/moves", opened.table);
    let body = json!({ "key": "over-http", "at": 2, "move": "bet" });
    assert_eq!(server.post(&path, Some(&opened.seat), body).await.status, 200);
    let mut spectator = server.connect(&opened.table, None, 0).await;
    play_to_the_end(&mut spectator).await;
}

#[tokio::test]
async fn bots_wait_as_people_do() {
    let pace = Pace::new(0.2).unwrap();
    let server = TestServer::start_with(|config| config.pace = pace).await;
    let opened = server
        .open(json!({ "game": "kuhn-poker", "name": "Ada", "chair": 1, "bots": [[0, "random"]], "start": true }))
        .await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.until("now").await;
    let begun = Instant::now();
    while choose(&ada.now, 0).is_none() {
        ada.until("now").await;
    }
    let waited = begun.elapsed();
    assert!((Duration::from_millis(80)..Duration::from_millis(1500)).contains(&waited), "{waited:?}");
}

#[tokio::test]
async fn a_table_says_how_long_it_waits_and_may_wait_for_ever() {
    let server = start().await;
    let (opened, mut ada, ben, _) = two_and_a_bot(&server).await;
    let room = ada.room_where(|_| true).await;
    assert_eq!(room["absent_ms"], 700);
    assert_eq!(server.host(&opened, json!({ "do": "absent", "ms": 0 })).await.status, 204);
    ada.room_where(|room| room["absent_ms"] == 0).await;
    ben.close().await;
    let room = ada.room_where(|room| sitter(room, 1)["connected"] == false).await;
    assert_eq!((&sitter(&room, 1)["bot_in_ms"], &sitter(&room, 1)["stand_in"]), (&Value::Null, &json!(false)));

    // Its host changes their mind: a bot plays for Ben after all.
    assert_eq!(server.host(&opened, json!({ "do": "absent", "ms": 1 })).await.status, 204);
    ada.room_where(|room| sitter(room, 1)["stand_in"] == true).await;
    let too_long = server.host(&opened, json!({ "do": "absent", "ms": 86_400_001 })).await;
    assert_eq!(too_long.problem(), (400, "malformed".into()));
}
