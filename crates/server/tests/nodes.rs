//! Several servers over one database: whoever plays at one hears what is done at another.
#![cfg(unix)]

use serde_json::{Value, json};
use server::Database;
use tokio::process::Command;
use tokio::task::spawn_blocking;

use crate::support::choice::choose;
use crate::support::client::{Client, code};
use crate::support::player::play_to_the_end;
use crate::support::postgres::{self, Postgres};
use crate::support::process::{PROGRAM, Process};
use crate::support::{Opened, TestServer, http};

/// Two servers over one database; nothing where PostgreSQL is not installed.
async fn two() -> Option<(TestServer, TestServer)> {
    let database = Database::Postgres(postgres::database().await?.parse().unwrap());
    let one = TestServer::start_with(|config| config.database = database.clone()).await;
    Some((one, TestServer::start_with(|config| config.database = database).await))
}

async fn spawn(database: &str) -> Process {
    let mut command = Command::new(PROGRAM);
    command.args(["--listen", "127.0.0.1:0", "--pace", "0", "--database", database]).env("PARLOUR_LOG", "warn");
    Process::spawn(command).await
}

/// Ada and Ben at a table of Kuhn poker that has not started: she at one server, he at the other.
async fn apart(one: &TestServer, other: &TestServer) -> (Opened, String, Client, Client) {
    let opened = one.open(json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0 })).await;
    let mut ada = one.connect(&opened.table, Some(&opened.seat), 0).await;
    let seat = other.sit(&opened.table, "Ben").await;
    let mut ben = other.connect(&opened.table, Some(&seat), 0).await;
    let are_there = |room: &Value| (0..2).all(|chair| room["chairs"][chair]["who"]["connected"] == true);
    ada.room_where(are_there).await;
    ben.room_where(are_there).await;
    (opened, seat, ada, ben)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_at_two_servers() {
    let Some((one, other)) = two().await else { return };
    let (opened, _, mut ada, mut ben) = apart(&one, &other).await;
    // Started where she is not.
    assert_eq!(other.host(&opened, json!({ "do": "start" })).await.status, 204);
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut ben));
    assert_eq!(ada.at, ben.at);
    let news = |client: &Client, text: &str| client.received.iter().filter(|told| told.contains(text)).count();
    assert_eq!(news(&ada, r#""type":"news""#), ada.at as usize);
    // Each agrees to play again at their own server, and both are told of the same table.
    let again = json!({ "at_once": false, "bots": null });
    let path = format!("/api/tables/{}/rematch", opened.table);
    assert_eq!(one.post(&path, Some(&opened.seat), again.clone()).await.status, 202);
    ben.room_where(|room| room["chairs"][0]["who"]["again"] == true).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_asked_of_one_server_holds_at_the_other() {
    let Some((one, other)) = two().await else { return };
    let (opened, seat, mut ada, mut ben) = apart(&one, &other).await;
    // A phrase is heard, and kept nowhere.
    ben.send(json!({ "type": "phrase", "number": 1 })).await;
    assert_eq!(ada.until("phrase").await["chair"], 1);
    // A big screen, and whoever only watches, are counted.
    let mut screen = other.connect(&opened.table, None, 0).await;
    ada.room_where(|room| room["spectators"] == 1).await;
    screen.until("welcome").await;
    screen.close().await;
    ada.room_where(|room| room["spectators"] == 0).await;
    // A seat moves to another device: what moved it was given at the other server, a moment ago.
    let ticket = other.post(&format!("/api/tables/{}/ticket", opened.table), Some(&seat), json!({})).await.json();
    let path = format!("/api/tables/{}/take", opened.table);
    let taken = one.post(&path, None, json!({ "ticket": ticket["ticket"] })).await;
    assert_eq!(taken.status, 201, "{}", taken.body);
    assert_eq!(code(&ben.until("refused").await), "not_yours");
    ada.room_where(|room| room["chairs"][1]["who"]["connected"] == false).await;
    // He gets up, where he never was connected.
    let seat = taken.json()["seat"].as_str().unwrap().to_owned();
    let stood = other.post(&format!("/api/tables/{}/stand", opened.table), Some(&seat), json!({})).await;
    assert_eq!(stood.status, 204, "{}", stood.body);
    ada.room_where(|room| room["chairs"][1]["who"].is_null()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bots_seat_is_handed_on_at_any_server() {
    let Some((one, other)) = two().await else { return };
    let open = json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "bots": [[1, "random"]], "start": true });
    let opened = one.open(open).await;
    let mut ada = one.connect(&opened.table, Some(&opened.seat), 0).await;
    let ticket = format!("/api/tables/{}/ticket", opened.table);
    let given = other.post(&ticket, Some(&opened.host), json!({ "chair": 1 })).await;
    assert_eq!(given.status, 201, "{}", given.body);
    let take = format!("/api/tables/{}/take", opened.table);
    assert_eq!(one.post(&take, None, json!({ "ticket": given.json()["ticket"] })).await.status, 201);
    let mut watcher = other.connect(&opened.table, None, 0).await;
    for client in [&mut ada, &mut watcher] {
        client.room_where(|room| room["handed"][0]["how"] == "on" && room["handed"][0]["chair"] == 1).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_at_two_servers_is_there_until_both_lines_end() {
    let Some((one, other)) = two().await else { return };
    let (opened, seat, mut ada, ben) = apart(&one, &other).await;
    let mut second = one.connect(&opened.table, Some(&seat), 0).await;
    second.until("notes").await;
    // What they write at one server is there at the other, and nobody else is told of anything.
    second.send(json!({ "type": "notes", "notes": ["mine"] })).await;
    let mut ben = ben;
    while ben.until("notes").await["notes"] != json!(["mine"]) {}
    second.close().await;
    let again = one.connect(&opened.table, Some(&seat), 0).await;
    ben.close().await;
    ada.send(json!({ "type": "phrase", "number": 1 })).await;
    ada.until("phrase").await;
    let mut watcher = one.connect(&opened.table, None, 0).await;
    watcher.room_where(|room| room["chairs"][1]["who"]["connected"] == true).await;
    again.close().await;
    watcher.room_where(|room| room["chairs"][1]["who"]["connected"] == false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_only_its_player_may_know_sends_others_nothing() {
    let Some((one, other)) = two().await else { return };
    let (_, _, mut ada, mut ben) = apart(&one, &other).await;
    // Once she has been told all that stood there when she came.
    ben.send(json!({ "type": "phrase", "number": 1 })).await;
    ada.until("phrase").await;
    let heard = ada.received.len();
    for number in 0..5 {
        ben.send(json!({ "type": "notes", "notes": [number] })).await;
    }
    // After all that, something that she is told.
    ben.send(json!({ "type": "phrase", "number": 1 })).await;
    ada.until("phrase").await;
    let told = &ada.received[heard..];
    assert!(told.iter().all(|text| text.contains(r#""type":"phrase""#)), "{told:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_when_the_server_is_killed_that_moved_for_them() {
    let Some(database) = postgres::database().await else { return };
    let (one, other) = (spawn(&database).await, spawn(&database).await);
    let open = json!({
        "game": "color-doubt", "name": "Ada", "chair": 1, "start": true,
        "bots": [[0, "random"], [2, "random"]], "options": { "games": 3 },
    });
    let opened = http::request(one.address, "POST", "/api/tables", &[], &open.to_string()).await.json();
    let (table, seat) = (opened["table"].as_str().unwrap(), opened["seat"].as_str().unwrap());
    let hello = |from: u32| json!({ "type": "hello", "token": seat, "from": from });
    let mut ada = Client::connect(one.address, table).await;
    ada.send(hello(0)).await;
    let mut moves = 0;
    while moves < 5 {
        while choose(&ada.now, moves).is_none() {
            ada.until("now").await;
        }
        let chosen = choose(&ada.now, moves).unwrap();
        assert_eq!(ada.make(chosen).await["type"], "accepted");
        moves += 1;
    }
    let (at, news) = (ada.at, ada.received.clone());
    one.kill().await;
    // She comes back to the other server, to which she has never been, with the number that she has.
    let mut ada = Client::connect(other.address, table).await;
    ada.at = at;
    ada.send(hello(at)).await;
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
    let mut again = Client::connect(other.address, table).await;
    again.send(hello(0)).await;
    again.until("now").await;
    let is_news = |text: &&String| text.starts_with(r#"{"type":"news""#);
    let before: Vec<&String> = news.iter().filter(is_news).collect();
    let all: Vec<&String> = again.received.iter().filter(is_news).collect();
    assert_eq!(all[..before.len()], before[..]);
    other.terminate().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_at_a_server_that_is_killed_is_away() {
    let Some(database) = postgres::database().await else { return };
    let (one, other) = (spawn(&database).await, spawn(&database).await);
    let open = json!({ "game": "color-doubt", "name": "Ada", "chair": 1 });
    let opened = http::request(one.address, "POST", "/api/tables", &[], &open.to_string()).await.json();
    let table = opened["table"].as_str().unwrap();
    let mut ada = Client::connect(one.address, table).await;
    ada.send(json!({ "type": "hello", "token": opened["seat"], "from": 0 })).await;
    ada.until("room").await;
    let mut watcher = Client::connect(other.address, table).await;
    watcher.send(json!({ "type": "hello", "token": null, "from": 0 })).await;
    watcher.room_where(|room| room["chairs"][1]["who"]["connected"] == true).await;
    one.kill().await;
    watcher.room_where(|room| room["chairs"][1]["who"]["connected"] == false).await;
}

/// The database's client asks whether its own words are wanted, which must not cost any of ours.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_logged_every_table_that_is_opened_is_in_the_log_with_its_request() {
    let Some(database) = postgres::database().await else { return };
    let mut command = Command::new(PROGRAM);
    command.args(["--listen", "127.0.0.1:0", "--log", "json", "--database", &database]).env("PARLOUR_LOG", "debug");
    let server = Process::spawn(command).await;
    let mut asked = Vec::new();
    for _ in 0..40 {
        let open = json!({ "game": "color-doubt", "name": "Ada" }).to_string();
        let answer = http::request(server.address, "POST", "/api/tables", &[], &open).await;
        asked.push(json!(answer.header("x-request-id").unwrap()));
    }
    let (_, log) = server.terminate().await;
    let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let opened = lines.filter(|line| line["fields"]["message"] == "a table is opened");
    assert_eq!(opened.map(|line| line["span"]["id"].clone()).collect::<Vec<_>>(), asked);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_database_refuses_moves_for_a_while_and_play_goes_on_by_itself() {
    let Some(mut postgres) = spawn_blocking(Postgres::start).await.unwrap() else { return };
    let server = spawn(&postgres.address("postgres")).await;
    let open = json!({
        "game": "color-doubt", "name": "Ada", "chair": 1, "start": true,
        "bots": [[0, "random"], [2, "random"]], "options": { "games": 1 },
    });
    let opened = http::request(server.address, "POST", "/api/tables", &[], &open.to_string()).await.json();
    let mut ada = Client::connect(server.address, opened["table"].as_str().unwrap()).await;
    ada.send(json!({ "type": "hello", "token": opened["seat"], "from": 0 })).await;
    while choose(&ada.now, 0).is_none() {
        ada.until("now").await;
    }
    postgres = spawn_blocking(move || {
        postgres.kill();
        postgres
    })
    .await
    .unwrap();
    let chosen = choose(&ada.now, 0).unwrap();
    let at = ada.at;
    assert_eq!(code(&ada.make_with("while-it-is-lost", at, chosen.clone()).await), "unavailable");
    let asked = json!({ "game": "color-doubt", "name": "Ben" }).to_string();
    let refused = http::request(server.address, "POST", "/api/tables", &[], &asked).await;
    assert_eq!(refused.problem(), (503, "unavailable".to_owned()));
    postgres = spawn_blocking(move || {
        postgres.serve();
        postgres
    })
    .await
    .unwrap();
    // Over the same line, with the same key.
    loop {
        let answer = ada.make_with("while-it-is-lost", at, chosen.clone()).await;
        if answer["type"] == "accepted" {
            break;
        }
        assert_eq!(code(&answer), "unavailable");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    play_to_the_end(&mut ada).await;
    server.terminate().await;
    drop(postgres);
}
