//! What a socket accepts, refuses, and survives.

use std::time::Duration;

use crate::support::TestServer;
use crate::support::client::{Client, code};
use crate::support::http::Reply;
use serde_json::{Value, json};
use server::Rate;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// Ada to move at a started table of Kuhn poker, and Ben.
async fn started(server: &TestServer) -> (String, Client, Client, [String; 2]) {
    let (opened, ben) = server.two_at_kuhn().await;
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    let mut first = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let mut second = server.connect(&opened.table, Some(&ben), 0).await;
    while first.now["options"].is_null() {
        first.until("now").await;
    }
    while second.now["turn"] != json!({ "player": 0 }) {
        second.until("now").await;
    }
    (opened.table, first, second, [opened.seat, ben])
}

#[tokio::test]
async fn a_bad_move_is_refused_and_the_game_goes_on() {
    let server = TestServer::start().await;
    let (table, mut ada, mut ben, _) = started(&server).await;
    let mut spectator = server.connect(&table, None, 0).await;
    spectator.until("now").await;

    let at = ben.at;
    assert_eq!(code(&ben.make_with("out-of-turn", at, json!("bet")).await), "out_of_turn");
    assert_eq!(code(&spectator.make(json!("bet")).await), "not_yours");
    let at = ada.at;
    assert_eq!(code(&ada.make_with("stale-move", at - 1, json!("bet")).await), "stale");
    assert_eq!(code(&ada.make_with("stale-move", at + 1, json!("bet")).await), "stale");
    for nonsense in
        [json!("raise"), json!(7), json!(null), json!({ "bet": 1 }), json!([[[[]]]]), json!("x".repeat(9_000))]
    {
        let answer = ada.make(nonsense).await;
        assert_eq!((code(&answer), &answer["problem"]["clause"]), ("malformed", &json!("KP-2")));
        assert_eq!(answer["problem"]["message"]["name"], "malformed");
        let problem = answer["problem"]["message"]["args"]["problem"]["text"].as_str().unwrap();
        assert!((1..400).contains(&problem.len()), "{problem}");
        let text = answer["problem"]["text"].as_str().unwrap();
        assert!(text.starts_with("This is not a move of this game: ") && text.contains(problem), "{text}");
    }
    let illegal = ada.make(json!({ "deal": 1 })).await;
    assert_eq!((code(&illegal), &illegal["problem"]["clause"]), ("illegal", &json!("KP-11")));
    for key in ["short", "", &"k".repeat(65), "spaces in it", "quote\"s-in-it"] {
        assert_eq!(code(&ada.make_with(key, at, json!("bet")).await), "malformed");
    }

    // Nothing has changed: the move can still be made, with the key of a refused one too.
    assert_eq!(ada.make_with("stale-move", at, json!("bet")).await["type"], "accepted");
    assert_eq!(code(&ada.make(json!("bet")).await), "out_of_turn");
}

#[tokio::test]
async fn a_message_that_is_none_is_refused_and_the_socket_stays_open() {
    let server = TestServer::start().await;
    let (_, mut ada, _, _) = started(&server).await;
    let limit = server.config.limits.message;
    let cases = [
        ("", "malformed"),
        ("{", "malformed"),
        ("null", "malformed"),
        (r#"{"type":"shout"}"#, "malformed"),
        (r#"{"type":"hello","token":null,"from":0}"#, "malformed"),
        (r#"{"type":"move","key":"0123456789","at":0}"#, "malformed"),
        (r#"{"type":"move","key":"0123456789","at":-1,"move":"bet"}"#, "malformed"),
        (r#"{"type":"move","key":"0123456789","at":0,"move":"bet","more":1}"#, "malformed"),
        (r#"{"type":"notes","notes":1} "#, ""),
    ];
    for (text, expected) in cases {
        ada.send_raw(Message::text(text)).await;
        if !expected.is_empty() {
            let refused = ada.until("refused").await;
            assert_eq!(code(&refused), expected, "{text}");
            let has_key = text.contains("0123456789");
            assert_eq!(refused["key"], if has_key { json!("0123456789") } else { Value::Null }, "{text}");
        }
    }
    ada.send_raw(Message::text("x".repeat(limit + 1))).await;
    assert_eq!(code(&ada.until("refused").await), "too_long");
    ada.send_raw(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(code(&ada.until("refused").await), "malformed");
    ada.send_raw(Message::text("[".repeat(limit))).await;
    assert_eq!(code(&ada.until("refused").await), "malformed");
    assert_eq!(ada.make(json!("bet")).await["type"], "accepted");

    // What no buffer should hold ends the connection.
    ada.send_raw(Message::text("x".repeat(server.config.limits.frame + 1))).await;
    assert!(ada.next().await.is_none());
}

#[tokio::test]
async fn a_socket_must_say_hello_first_and_soon() {
    let server = TestServer::start_with(|config| config.limits.hello = Duration::from_millis(300)).await;
    let (opened, _) = server.two_at_kuhn().await;
    let mut client = Client::connect(server.address, &opened.table).await;
    client.send(json!({ "type": "notes", "notes": 1 })).await;
    assert_eq!(code(&client.next().await.unwrap()), "malformed");
    client.send(json!({ "type": "hello", "token": "nonsense", "from": 0 })).await;
    assert_eq!(code(&client.next().await.unwrap()), "not_yours");
    client.send(json!({ "type": "hello", "token": "0".repeat(64), "from": 0 })).await;
    assert_eq!(code(&client.next().await.unwrap()), "not_yours");
    assert_eq!(client.closed().await, Some(CloseCode::Policy));

    let mut client = Client::connect(server.address, "0123456789abcdef").await;
    client.send(json!({ "type": "hello", "token": null, "from": 0 })).await;
    assert_eq!(code(&client.next().await.unwrap()), "unknown_table");
    assert!(Client::try_connect(server.address, "nonsense").await.is_err());
}

#[tokio::test]
async fn notes_are_kept_for_their_owner_alone() {
    let mut server = TestServer::start().await;
    let (table, mut ada, mut ben, tokens) = started(&server).await;
    let mut elsewhere = server.connect(&table, Some(&tokens[0]), 0).await;
    assert_eq!(elsewhere.until("notes").await["notes"], Value::Null);
    let notes = json!({ "marks": [1, null, "✓"], "free": "Ben bluffs" });
    ada.send(json!({ "type": "notes", "notes": notes })).await;
    assert_eq!(elsewhere.until("notes").await["notes"], notes, "another window of the same person follows");

    let long = "x".repeat(server.config.limits.notes);
    ada.send(json!({ "type": "notes", "notes": long })).await;
    assert_eq!(code(&ada.until("refused").await), "too_long");
    let mut spectator = server.connect(&table, None, 0).await;
    spectator.send(json!({ "type": "notes", "notes": 1 })).await;
    assert_eq!(code(&spectator.until("refused").await), "not_yours");

    server = server.restart().await;
    let mut again = server.connect(&table, Some(&tokens[0]), 0).await;
    assert_eq!(again.until("notes").await["notes"], notes);
    let mut other = server.connect(&table, Some(&tokens[1]), 0).await;
    assert_eq!(other.until("notes").await["notes"], Value::Null);
    let host = server.connect(&table, None, 0).await;
    for client in [&mut ben, &mut spectator] {
        while client.soon(Duration::from_millis(50)).await.is_some() {}
    }
    for client in [&ben, &spectator, &other, &host] {
        assert!(client.received.iter().all(|text| !text.contains("bluffs")));
    }
}

#[tokio::test]
async fn too_many_messages_are_refused_and_then_end_the_socket() {
    let server =
        TestServer::start_with(|config| config.limits.messages = Rate { per_second: 0.1, burst: 5.0 }).await;
    let (_, mut ada, _, _) = started(&server).await;
    for _ in 0..6 {
        ada.send(json!({ "type": "notes", "notes": 1 })).await;
    }
    assert_eq!(code(&ada.until("refused").await), "too_fast");
    for _ in 0..150 {
        // The server may have closed before all are sent.
        let text = Message::text(json!({ "type": "notes", "notes": 1 }).to_string());
        if tokio::time::timeout(Duration::from_secs(1), ada.try_send(text)).await.is_err() {
            break;
        }
    }
    let closed = ada.closed().await;
    assert!(closed.is_none() || closed == Some(CloseCode::Policy), "{closed:?}");
}

#[tokio::test]
async fn connections_are_limited_by_address_and_by_table() {
    let server = TestServer::start_with(|config| config.limits.connections = 3).await;
    let (opened, _) = server.two_at_kuhn().await;
    let mut clients = Vec::new();
    for _ in 0..3 {
        let mut client = server.connect(&opened.table, None, 0).await;
        client.until("welcome").await;
        clients.push(client);
    }
    assert!(Client::try_connect(server.address, &opened.table).await.is_err());
    let news = server.get(&format!("/api/tables/{}/news", opened.table)).await;
    assert_eq!(news.problem(), (429, "too_many".to_owned()));
    clients.pop().unwrap().close().await;
    // Its place is free once the server has noticed.
    for attempt in 0.. {
        if Client::try_connect(server.address, &opened.table).await.is_ok() {
            break;
        }
        assert!(attempt < 100);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }

    let server = TestServer::start_with(|config| config.limits.watchers = 2).await;
    let (opened, _) = server.two_at_kuhn().await;
    let mut kept = Vec::new();
    for expected in ["welcome", "welcome", "refused"] {
        let mut client = server.connect(&opened.table, None, 0).await;
        assert_eq!(client.next().await.unwrap()["type"], expected);
        kept.push(client);
    }
}

#[tokio::test]
async fn however_many_watch_whoever_has_a_seat_is_let_in() {
    let server = TestServer::start_with(|config| {
        config.limits.watchers = 1;
        config.limits.devices = 2;
    })
    .await;
    let (opened, ben) = server.two_at_kuhn().await;
    let mut spectator = server.connect(&opened.table, None, 0).await;
    spectator.until("welcome").await;
    let news = server.get(&format!("/api/tables/{}/news", opened.table)).await;
    assert_eq!(news.problem(), (429, "too_many".to_owned()));

    let mut kept = Vec::new();
    for token in [&opened.seat, &ben, &opened.host] {
        for _ in 0..2 {
            let mut client = server.connect(&opened.table, Some(token), 0).await;
            assert_eq!(client.next().await.unwrap()["type"], "welcome");
            kept.push(client);
        }
    }
    // One more takes the place of its seat's oldest, and of nobody else's.
    let mut third = server.connect(&opened.table, Some(&ben), 0).await;
    assert_eq!(third.next().await.unwrap()["type"], "welcome");
    assert_eq!(kept.remove(2).closed().await, Some(CloseCode::Again));
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    for client in kept.iter_mut().chain([&mut third, &mut spectator]) {
        client.until("now").await;
    }
}

#[tokio::test]
async fn requests_and_tables_are_limited_by_address() {
    let server = TestServer::start_with(|config| {
        config.limits.tables = Rate { per_second: 0.0005, burst: 2.0 };
        config.limits.requests = Rate { per_second: 0.001, burst: 10.0 };
    })
    .await;
    let open = json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0 });
    // The wait is told in whole seconds, and is not too short: it is the longer one for the next table.
    let wait = |answer: &Reply| answer.header("retry-after").map(|wait| wait.parse::<u32>().unwrap());
    let mut answer = server.post("/api/tables", None, open.clone()).await;
    assert_eq!((answer.status, wait(&answer)), (201, None));
    answer = server.post("/api/tables", None, open.clone()).await;
    assert_eq!((answer.status, wait(&answer)), (201, None));
    answer = server.post("/api/tables", None, open.clone()).await;
    assert!(answer.status == 429 && (1_900..=2_000).contains(&wait(&answer).unwrap()));
    let mut last = server.get("/api/games").await;
    for _ in 0..10 {
        last = server.get("/api/games").await;
    }
    assert_eq!(last.problem(), (429, "too_fast".to_owned()));
    assert!((900..=1_000).contains(&wait(&last).unwrap()));
    // What watches the server is not kept out.
    assert_eq!(server.get("/health").await.status, 200);
}

#[tokio::test]
async fn a_reader_who_does_not_read_is_dropped_and_holds_nobody_up() {
    let server = TestServer::start_with(|config| {
        config.limits.backlog = 8;
        config.limits.patience = Duration::from_millis(300);
    })
    .await;
    let (table, mut ada, _ben, _) = started(&server).await;
    let mut deaf = server.connect(&table, None, 0).await;
    deaf.until("now").await;
    let is_there = |count: u32| move |room: &Value| room["spectators"] == count;
    ada.room_where(is_there(1)).await;
    // Each visitor makes a room message for everybody; the deaf one's buffers fill up.
    let mut visitors = 0;
    while ada.soon(Duration::ZERO).await.is_none_or(|message| message["spectators"] != 0) {
        let mut visitor = server.connect(&table, None, 0).await;
        visitor.until("now").await;
        visitor.close().await;
        visitors += 1;
        assert!(visitors < 20_000, "the deaf reader is still there");
    }
}

#[tokio::test]
async fn a_stopping_server_tells_its_clients() {
    let mut server = TestServer::start().await;
    let (table, mut ada, mut ben, _) = started(&server).await;
    let mut lines =
        crate::support::http::Lines::get(server.address, &format!("/api/tables/{table}/news"), &[]).await;
    lines.next().await.unwrap();
    server.stop().await.unwrap();
    assert_eq!(ada.closed().await, Some(CloseCode::Restart));
    assert_eq!(ben.closed().await, Some(CloseCode::Restart));
    while lines.next().await.is_some() {}
}

#[tokio::test]
async fn a_phrase_is_heard_by_all_alike_and_kept_nowhere() {
    let server =
        TestServer::start_with(|config| config.limits.phrases = Rate { per_second: 1e-3, burst: 2.0 }).await;
    let (opened, ben) = server.two_at_kuhn().await;
    server.host(&opened, json!({ "do": "start" })).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let mut other = server.connect(&opened.table, Some(&ben), 0).await;
    let mut watching = server.connect(&opened.table, None, 0).await;
    let at = ada.until("now").await["at"].clone();

    ada.send(json!({ "type": "phrase", "number": 3 })).await;
    let said = json!({ "type": "phrase", "chair": 0, "number": 3 });
    for client in [&mut ada, &mut other, &mut watching] {
        assert_eq!(client.until("phrase").await, said);
    }
    // Spectators say nothing, and there are no other phrases or faces.
    watching.send(json!({ "type": "phrase", "number": 3 })).await;
    assert_eq!(code(&watching.until("refused").await), "not_yours");
    for number in [0, 19] {
        other.send(json!({ "type": "phrase", "number": number })).await;
        assert_eq!(code(&other.until("refused").await), "malformed");
    }
    // Whoever floods the table is told to wait; the others have their say.
    for _ in 0..2 {
        ada.send(json!({ "type": "phrase", "number": 3 })).await;
    }
    let refused = ada.until("refused").await;
    assert_eq!(code(&refused), "too_fast");
    assert!(refused["problem"]["text"].as_str().unwrap().contains("wait"));
    other.send(json!({ "type": "phrase", "number": 4 })).await;
    assert_eq!(ada.until("phrase").await["number"], 4);

    // Nobody who comes later hears of it, and it is no news.
    let mut again = server.connect(&opened.table, Some(&opened.seat), 0).await;
    assert_eq!(again.until("now").await["at"], at);
    assert!(again.received.iter().all(|text| !text.contains("\"phrase\"")));
}

#[tokio::test]
async fn a_bot_that_likes_to_talk_returns_a_greeting() {
    let server = TestServer::start().await;
    let open = |bots: Value| json!({ "game": "clue", "name": "Ada", "chair": 0, "bots": bots, "start": true });
    let opened = server.open(open(json!([[1, "random"], [2, "random"], [3, "random"]]))).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.send(json!({ "type": "phrase", "number": 1 })).await;
    assert_eq!(ada.until("phrase").await["chair"], 0);
    let answer = ada.until("phrase").await;
    assert_eq!(answer["number"], 1);
    assert_ne!(answer["chair"], 0);
}
