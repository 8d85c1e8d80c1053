//! Whole games over sockets and HTTP.

use crate::support::choice::choose;
use crate::support::client::{Client, code};
use crate::support::http::Lines;
use crate::support::player::play_to_the_end;
use crate::support::{TestServer, game};
use catalog::Viewer;
use futures_util::future::join_all;
use serde_json::{Value, json};

/// The messages that the catalog makes for a viewer while a log is played: what a socket that was there from the
/// start must have received, and nothing else.
fn shown_live(name: &str, setup: &str, names: &[String], moves: &[String], viewer: Viewer) -> Vec<String> {
    let mut table = game(name).table(setup, names).unwrap();
    let mut received: Vec<String> = Vec::new();
    let mut sent = 0;
    let take = |shown: catalog::Shown| shown.messages().iter().map(|text| text.to_string()).collect::<Vec<_>>();
    received.extend(take(table.show(viewer, 0)));
    for m in moves {
        let mover = table.turn().mover().unwrap();
        let checked = table.check(mover, m).unwrap();
        table.apply(checked);
        if table.told(viewer) > sent {
            received.extend(take(table.show(viewer, sent)));
            sent = table.told(viewer);
        }
    }
    received
}

async fn replay(server: &TestServer, table: &str) -> (String, Vec<String>, Vec<String>) {
    let replay = server.get(&format!("/api/tables/{table}/replay")).await;
    assert_eq!(replay.status, 200, "{}", replay.body);
    let replay = replay.json();
    let texts = |value: &Value| value.as_array().unwrap().iter().map(Value::to_string).collect::<Vec<_>>();
    let names = serde_json::from_value(replay["names"].clone()).unwrap();
    (replay["setup"].to_string(), names, texts(&replay["moves"]))
}

/// Opens a table for people alone and starts it with everybody, and a spectator, connected.
async fn start_with_people(server: &TestServer, name: &str, people: usize) -> (String, Vec<Client>, Vec<String>) {
    let opened = server.open(json!({ "game": name, "name": "Person 0", "chair": 0 })).await;
    let mut tokens = vec![opened.seat.clone()];
    for person in 1..people {
        tokens.push(server.sit(&opened.table, &format!("Person {person}")).await);
    }
    let mut clients = Vec::new();
    for token in tokens.iter().map(|token| Some(token.as_str())).chain([None]) {
        let mut client = server.connect(&opened.table, token, 0).await;
        client.until("room").await;
        clients.push(client);
    }
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    (opened.table, clients, tokens)
}

async fn check_whole_game(name: &str, people: usize) {
    let server = TestServer::start().await;
    let (table, mut clients, _) = start_with_people(&server, name, people).await;
    for client in &mut clients {
        client.until("now").await;
    }
    join_all(clients.iter_mut().map(play_to_the_end)).await;

    let (setup, names, moves) = replay(&server, &table).await;
    assert!(moves.len() > 2);
    for (client, viewer) in clients.iter().zip(Viewer::all(people)) {
        let shown = shown_live(name, &setup, &names, &moves, viewer);
        assert_eq!(client.told(), shown, "{viewer:?} was sent just what it is shown");
        // The rest are notices, of which none speaks of the game.
        for text in client.received.iter().filter(|text| !shown.contains(text)) {
            let message: Value = serde_json::from_str(text).unwrap();
            assert!(
                ["welcome", "room", "notes", "accepted", "refused"].contains(&message["type"].as_str().unwrap())
            );
        }
    }
    assert!(clients.iter().all(|client| client.now["scores"] == clients[0].now["scores"]));
}

#[tokio::test]
async fn every_frame_of_kuhn_poker_is_what_its_viewer_is_shown() {
    check_whole_game("kuhn-poker", 2).await;
}

#[tokio::test]
async fn every_frame_of_color_doubt_is_what_its_viewer_is_shown() {
    check_whole_game("color-doubt", 3).await;
}

#[tokio::test]
async fn every_frame_of_clue_is_what_its_viewer_is_shown() {
    // Nobody here ever says "none of the three": the table says it for them.
    check_whole_game("clue", 3).await;
}

#[tokio::test]
async fn a_client_that_comes_back_gets_the_same_bytes_from_any_number() {
    let mut server = TestServer::start().await;
    let (table, mut clients, tokens) = start_with_people(&server, "color-doubt", 3).await;
    for client in &mut clients {
        client.until("now").await;
    }
    join_all(clients.iter_mut().map(play_to_the_end)).await;
    for restarted in [false, true] {
        if restarted {
            server = server.restart().await;
        }
        for (client, token) in clients.iter().zip(tokens.iter().map(Some).chain([None])) {
            let told = client.told();
            let news: Vec<&str> = told.iter().copied().filter(|text| text.contains(r#""type":"news""#)).collect();
            for from in (0..=news.len()).step_by(news.len() / 5 + 1).chain([news.len()]) {
                let mut again = server.connect(&table, token.map(String::as_str), from as u32).await;
                again.until("now").await;
                let mut expected = news[from..].to_vec();
                expected.push(told.last().unwrap());
                assert_eq!(again.told(), expected);
            }
            let beyond = news.len() as u32 + 1;
            let mut again = server.connect(&table, token.map(String::as_str), beyond).await;
            assert_eq!(code(&again.next().await.unwrap()), "set_back");
        }
    }
}

#[tokio::test]
async fn a_game_against_bots_takes_one_request() {
    let server = TestServer::start().await;
    let opened = server
        .open(json!({
            "game": "color-doubt", "name": "Ada", "chair": 0, "start": true,
            "bots": [[1, "random"], [2, "random"], [3, "random"]],
        }))
        .await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let welcome = ada.until("welcome").await;
    assert_eq!((&welcome["viewer"], &welcome["chair"]), (&json!({ "seat": 0 }), &json!(0)));
    assert_eq!(welcome["setup"]["seats"], 4);
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
    assert_eq!(ada.now["scores"].as_array().unwrap().len(), 4);
    // Ada may have been told of it before her own last move was accepted.
    let mut late = server.connect(&opened.table, None, 0).await;
    let room = late.room_where(|room| room["phase"] == "over").await;
    let names: Vec<&str> = (0..4).map(|chair| room["chairs"][chair]["who"]["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ada", "Agatha", "Bruno", "Clara"]);
}

#[tokio::test]
async fn a_bot_can_play_over_http_alone() {
    let server = TestServer::start().await;
    let opened = server
        .open(json!({ "game": "kuhn-poker", "name": "Robot", "chair": 1, "bots": [[0, "random"]], "start": true }))
        .await;
    let bearer = format!("Bearer {}", opened.seat);
    let path = format!("/api/tables/{}/news?from=0", opened.table);
    let mut lines = Lines::get(server.address, &path, &[("authorization", &bearer)]).await;
    assert_eq!(lines.status, 200);
    let mut moves = 0;
    loop {
        let line: Value = serde_json::from_str(&lines.next().await.unwrap()).unwrap();
        if line["type"] != "now" {
            continue;
        }
        if line["turn"] == "over" {
            break;
        }
        if let Some(chosen) = choose(&line, 0) {
            moves += 1;
            let body = json!({ "key": format!("robot-move-{moves}"), "at": line["at"], "move": chosen });
            let path = format!("/api/tables/{}/moves", opened.table);
            for _twice in 0..2 {
                let answer = server.post(&path, Some(&opened.seat), body.clone()).await;
                assert_eq!((answer.status, answer.json()["type"].as_str()), (200, Some("accepted")));
            }
        }
    }
    assert_eq!(moves, 1);
}

#[tokio::test]
async fn of_two_clients_that_race_for_a_ply_one_is_first() {
    let server = TestServer::start().await;
    for round in 0..10 {
        let (opened, ben) = server.two_at_kuhn().await;
        let mut one = server.connect(&opened.table, Some(&opened.seat), 0).await;
        let mut two = server.connect(&opened.table, Some(&opened.seat), 0).await;
        let mut other = server.connect(&opened.table, Some(&ben), 0).await;
        server.host(&opened, json!({ "do": "start" })).await;
        for client in [&mut one, &mut two, &mut other] {
            while client.now["options"].is_null() && client.now["turn"] != json!({ "player": 0 }) {
                client.until("now").await;
            }
        }
        let at = one.at;
        let (first, second) = tokio::join!(
            one.make_with("race-of-one", at, json!("bet")),
            two.make_with("race-of-two", at, json!("pass"))
        );
        let accepted = [&first, &second].iter().filter(|answer| answer["type"] == "accepted").count();
        assert_eq!(accepted, 1, "round {round}: {first} {second}");
        let refused = if first["type"] == "refused" { &first } else { &second };
        assert_eq!(code(refused), "stale");
        // Both see the one move that counts.
        let turn = json!({ "player": 1 });
        while other.now["turn"] != turn {
            other.until("now").await;
        }
        assert_eq!(other.at, at + 1);
    }
}

#[tokio::test]
async fn a_move_sent_twice_counts_once() {
    let mut server = TestServer::start().await;
    let (opened, ben) = server.two_at_kuhn().await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let mut other = server.connect(&opened.table, Some(&ben), 0).await;
    server.host(&opened, json!({ "do": "start" })).await;
    while ada.now["options"].is_null() {
        ada.until("now").await;
    }
    let at = ada.at;
    for _ in 0..3 {
        assert_eq!(ada.make_with("the-same-key", at, json!("pass")).await["type"], "accepted");
    }
    while other.now["options"].is_null() {
        other.until("now").await;
    }
    assert_eq!(other.at, at + 1);
    // Another seat's key is another key, whatever its text.
    let at = other.at;
    assert_eq!(other.make_with("the-same-key", at, json!("bet")).await["type"], "accepted");

    // After a restart the log still knows it.
    server = server.restart().await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.until("now").await;
    let at = ada.at;
    assert_eq!(ada.make_with("the-same-key", 2, json!("pass")).await["type"], "accepted");
    assert_eq!(ada.at, at);
    assert_eq!(ada.make_with("another-key", at, json!("bet")).await["type"], "accepted");
}
