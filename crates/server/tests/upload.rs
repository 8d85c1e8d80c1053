//! A game that was played elsewhere, and is a finished table of the server from then on.

use crate::support::TestServer;
use serde_json::{Value, json};

fn game(moves: Value) -> Value {
    json!({
        "game": "kuhn-poker",
        "options": {},
        "chairs": [
            { "chair": 0, "name": "Ada", "bot": null },
            { "chair": 1, "name": "Agatha", "bot": "straightforward" },
        ],
        "moves": moves,
    })
}

fn whole() -> Value {
    game(json!([{ "deal": 2 }, { "deal": 1 }, "bet", "pass"]))
}

#[tokio::test]
async fn a_finished_game_is_told_and_watched_like_every_other() {
    let server = TestServer::start().await;
    let answer = server.post("/api/finished", None, whole()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let opened = answer.json();
    assert_eq!((&opened["host"], &opened["seat"]), (&Value::Null, &Value::Null));
    let table = opened["table"].as_str().unwrap();
    let replay = server.get(&format!("/api/tables/{table}/replay")).await.json();
    assert_eq!(replay["moves"], whole()["moves"]);
    assert_eq!(replay["names"], json!(["Ada", "Agatha"]));
    let standing = server.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(standing["phase"], "over");
    let mut anybody = server.connect(table, None, 0).await;
    assert_eq!(anybody.until("room").await["chairs"][1]["who"]["bot"], "straightforward");
    assert_eq!(server.get("/api/tables").await.json(), json!([]), "it is listed for nobody");
}

#[tokio::test]
async fn what_nobody_can_have_played_is_refused() {
    let server = TestServer::start().await;
    let with = |field: &str, value: Value| {
        let mut sent = whole();
        sent[field] = value;
        sent
    };
    let ada = json!({ "chair": 0, "name": "Ada", "bot": null });
    for (sent, status, code) in [
        (game(json!([{ "deal": 2 }, { "deal": 2 }, "bet", "pass"])), 422, "illegal"),
        (game(json!([{ "deal": 2 }, { "deal": 1 }, "fold"])), 400, "malformed"),
        (game(json!([{ "deal": 2 }, { "deal": 1 }, "bet"])), 409, "not_over"),
        (game(json!([{ "deal": 2 }, { "deal": 1 }, "bet", "pass", "pass"])), 409, "over"),
        (with("chairs", json!([ada, ada])), 422, "bad_seats"),
        (with("chairs", json!([ada, { "chair": 1, "name": "ada", "bot": null }])), 409, "taken"),
        (with("chairs", json!([ada, { "chair": 1, "name": "Bo", "bot": "cheat" }])), 422, "bad_seats"),
        (with("chairs", json!([ada])), 422, "bad_seats"),
        (with("game", json!("chess")), 404, "unknown_game"),
        (with("options", json!({ "cheat": true })), 422, "bad_options"),
        (with("setup", json!({})), 400, "malformed"),
    ] {
        let answer = server.post("/api/finished", None, sent.clone()).await;
        assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)), "{sent}: {}", answer.body);
    }
}
