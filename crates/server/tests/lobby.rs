//! The lobby: opening, sitting, options, the host, and everything that is refused there.

use crate::support::client::code;
use crate::support::player::play_to_the_end;
use crate::support::{Opened, TestServer};
use serde_json::{Value, json};

#[tokio::test]
async fn people_meet_in_a_lobby_and_start() {
    let server = TestServer::start().await;
    let opened =
        server.open(json!({ "game": "color-doubt", "name": " Ada  L ", "chair": 2, "listed": true })).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let welcome = ada.until("welcome").await;
    assert_eq!((&welcome["viewer"], &welcome["chair"]), (&json!("spectator"), &json!(2)));
    assert_eq!((&welcome["host"], &welcome["setup"]), (&json!(false), &Value::Null));
    let room = ada.until("room").await;
    assert_eq!(room["phase"], "lobby");
    assert_eq!(room["chairs"][2]["who"]["name"], "Ada L");

    let listed = server.get("/api/tables").await.json();
    assert_eq!(
        listed,
        json!([{ "table": opened.table, "game": "color-doubt", "phase": "lobby", "names": ["Ada L"], "free": 4 }])
    );

    let ben = server.sit(&opened.table, "Ben").await;
    ada.room_where(|room| room["chairs"][0]["who"]["name"] == "Ben").await;
    assert_eq!(server.host(&opened, json!({ "do": "bot", "chair": 4, "level": "random" })).await.status, 204);
    let options = json!({ "games": 1 });
    assert_eq!(server.host(&opened, json!({ "do": "options", "options": options })).await.status, 204);
    assert_eq!(server.host(&opened, json!({ "do": "list", "listed": false })).await.status, 204);
    let room = ada.room_where(|room| room["listed"] == false).await;
    assert_eq!((&room["options"], &room["chairs"][4]["who"]["bot"]), (&options, &json!("random")));
    assert_eq!(server.get("/api/tables").await.json(), json!([]));

    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    let welcome = ada.until("welcome").await;
    // Chairs 0, 2 and 4 are taken: Ada has the second seat.
    assert_eq!((&welcome["viewer"], &welcome["setup"]["games"]), (&json!({ "seat": 1 }), &json!(1)));
    let room = ada.room_where(|room| room["phase"] == "playing").await;
    let seats: Vec<&Value> = room["chairs"].as_array().unwrap().iter().map(|chair| &chair["seat"]).collect();
    assert_eq!(seats, [&json!(0), &Value::Null, &json!(1), &Value::Null, &json!(2)]);
    let mut ben = server.connect(&opened.table, Some(&ben), 0).await;
    assert_eq!(ben.until("welcome").await["viewer"], json!({ "seat": 0 }));
}

#[tokio::test]
async fn a_chair_can_be_left_and_freed() {
    let server = TestServer::start().await;
    let (opened, ben) = server.two_at_kuhn().await;
    let mut client = server.connect(&opened.table, Some(&ben), 0).await;
    client.until("room").await;

    let path = format!("/api/tables/{}/stand", opened.table);
    assert_eq!(server.post(&path, Some(&ben), json!({})).await.status, 204);
    let refused = client.until("refused").await;
    assert_eq!(code(&refused), "not_yours");
    assert!(client.next().await.is_none(), "the connection ends");
    assert_eq!(server.post(&path, Some(&ben), json!({})).await.problem(), (403, "not_yours".into()));

    let again = server.sit(&opened.table, "Ben").await;
    assert_ne!(again, ben);
    assert_eq!(server.host(&opened, json!({ "do": "free", "chair": 1 })).await.status, 204);
    let mut client = server.connect(&opened.table, Some(&again), 0).await;
    assert_eq!(code(&client.next().await.unwrap()), "not_yours");
    // The socket stays open, and another hello is heard.
    client.send(json!({ "type": "hello", "token": null, "from": 0 })).await;
    assert_eq!(client.until("welcome").await["viewer"], "spectator");
}

#[tokio::test]
async fn a_host_may_open_a_table_without_playing() {
    let server = TestServer::start().await;
    let opened = server
        .open(json!({
            "game": "kuhn-poker", "name": "Host", "chair": null,
            "bots": [[0, "random"], [1, "straightforward"]], "start": true,
        }))
        .await;
    assert_eq!(opened.seat, "");
    let mut host = server.connect(&opened.table, Some(&opened.host), 0).await;
    let welcome = host.until("welcome").await;
    assert_eq!((&welcome["viewer"], &welcome["host"]), (&json!("spectator"), &json!(true)));
    // A table of bots plays as soon as somebody watches.
    play_to_the_end(&mut host).await;
}

async fn refused(server: &TestServer, path: &str, token: Option<&str>, body: Value) -> (u16, String) {
    let answer = server.post(path, token, body).await;
    assert!(answer.json()["text"].as_str().unwrap().len() > 10, "people are told what is wrong");
    answer.problem()
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused() {
    let server = TestServer::start().await;
    let cases = [
        (json!({ "game": "chess", "name": "Ada", "chair": 0 }), 404, "unknown_game"),
        (
            json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "options": { "ranks": 99 } }),
            422,
            "bad_options",
        ),
        (json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "options": { "rank": 3 } }), 422, "bad_options"),
        (json!({ "game": "kuhn-poker", "name": "Ada", "chair": 7 }), 422, "bad_seats"),
        (json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "bots": [[0, "random"]] }), 422, "bad_seats"),
        (json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "bots": [[1, "genius"]] }), 422, "bad_seats"),
        (json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "start": true }), 422, "bad_seats"),
        (json!({ "game": "kuhn-poker", "name": "", "chair": 0 }), 400, "malformed"),
        (json!({ "game": "kuhn-poker", "name": "A\u{202E}", "chair": 0 }), 400, "malformed"),
        (json!({ "game": "kuhn-poker", "name": "Ada", "chair": -1 }), 400, "malformed"),
        (json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "colour": "red" }), 400, "malformed"),
        (json!({ "game": "kuhn-poker", "name": "x".repeat(30_000), "chair": 0 }), 413, "too_long"),
        (json!([]), 400, "malformed"),
    ];
    for (body, status, code) in cases {
        assert_eq!(
            refused(&server, "/api/tables", None, body.clone()).await,
            (status, code.to_owned()),
            "{body:.80}"
        );
    }
    let with = async |options: Value| {
        let body = json!({ "game": "kuhn-poker", "name": "A", "chair": 0, "options": options });
        let problem = server.post("/api/tables", None, body).await.json();
        (problem["clause"].clone(), problem["text"].as_str().unwrap().to_owned())
    };
    assert_eq!(with(json!({ "ranks": 99 })).await.0, "KP-2");
    let (clause, text) = with(json!({ "ranks": "x" })).await;
    assert!(clause == "KP-2" && text.starts_with("“ranks” is a number from 3 to "), "{text}");
    let unknown = "Kuhn poker has no option called “rank”: it has ranks.";
    assert_eq!(with(json!({ "rank": 3 })).await, (Value::Null, unknown.to_owned()));
    for (body, status) in [("{", 400), ("", 400), ("{} {}", 400), ("\u{0}", 400)] {
        let answer = crate::support::http::request(server.address, "POST", "/api/tables", &[], body).await;
        assert_eq!(answer.problem(), (status, "malformed".to_owned()), "{body:?}");
    }
    let deep = "[".repeat(5_000);
    let answer = crate::support::http::request(server.address, "POST", "/api/tables", &[], &deep).await;
    assert_eq!(answer.problem(), (400, "malformed".to_owned()));
}

#[tokio::test]
async fn what_does_not_fit_the_lobby_is_refused() {
    let server = TestServer::start().await;
    let (opened, ben) = server.two_at_kuhn().await;
    let at = |what: &str| format!("/api/tables/{}/{what}", opened.table);
    let not_yours = (403, "not_yours".to_owned());
    let start = json!({ "do": "start" });

    // Sitting.
    assert_eq!(
        refused(&server, &at("sit"), None, json!({ "chair": null, "name": "Cleo" })).await,
        (409, "taken".into())
    );
    assert_eq!(
        refused(&server, &at("sit"), None, json!({ "chair": 1, "name": "Cleo" })).await,
        (409, "taken".into())
    );
    assert_eq!(
        refused(&server, &at("sit"), None, json!({ "chair": 1, "name": "ADA" })).await,
        (409, "taken".into())
    );
    assert_eq!(
        refused(&server, &at("sit"), None, json!({ "chair": 9, "name": "Cleo" })).await,
        (422, "bad_seats".into())
    );
    assert_eq!(
        refused(&server, "/api/tables/0123456789abcdef/sit", None, json!({ "chair": 1, "name": "C" })).await.0,
        404
    );
    assert_eq!(
        refused(&server, "/api/tables/nonsense/sit", None, json!({ "chair": 1, "name": "C" })).await.1,
        "unknown_table"
    );

    // Who is not the host.
    assert_eq!(refused(&server, &at("host"), None, start.clone()).await, not_yours);
    assert_eq!(refused(&server, &at("host"), Some(&ben), start.clone()).await, not_yours);
    assert_eq!(refused(&server, &at("host"), Some("nonsense"), start.clone()).await, not_yours);
    let (other, _) = server.two_at_kuhn().await;
    assert_eq!(refused(&server, &at("host"), Some(&other.host), start.clone()).await, not_yours);
    assert_eq!(refused(&server, &at("stand"), Some(&opened.host), json!({})).await, not_yours);

    // What the host asks in vain.
    let host = async |does: Value| server.host(&opened, does).await.problem();
    assert_eq!(host(json!({ "do": "bot", "chair": 1, "level": "random" })).await, (409, "taken".into()));
    assert_eq!(host(json!({ "do": "options", "options": { "ranks": 1 } })).await, (422, "bad_options".into()));
    assert_eq!(host(json!({ "do": "dance" })).await, (400, "malformed".into()));
    assert_eq!(host(json!({ "do": "free", "chair": 5 })).await, (422, "bad_seats".into()));

    // Too early.
    let m = json!({ "key": "0123456789", "at": 0, "move": "bet" });
    assert_eq!(refused(&server, &at("moves"), Some(&ben), m.clone()).await, (409, "not_started".into()));
    assert_eq!(refused(&server, &at("moves"), Some(&opened.host), m.clone()).await, not_yours);
    assert_eq!(refused(&server, &at("moves"), None, m).await, not_yours);
    assert_eq!(refused(&server, &at("rematch"), Some(&ben), json!({})).await, (409, "not_over".into()));
    assert_eq!(server.get(&at("replay")).await.problem(), (409, "not_started".into()));

    // Too late.
    assert_eq!(server.host(&opened, start.clone()).await.status, 204);
    let started = (409, "already_started".to_owned());
    assert_eq!(host(start).await, started);
    assert_eq!(host(json!({ "do": "bot", "chair": 1, "level": "random" })).await, started);
    assert_eq!(host(json!({ "do": "options", "options": {} })).await, started);
    assert_eq!(refused(&server, &at("sit"), None, json!({ "chair": 0, "name": "Cleo" })).await, started);
    assert_eq!(refused(&server, &at("stand"), Some(&ben), json!({})).await, started);
    assert_eq!(server.get(&at("replay")).await.problem(), (409, "not_over".into()));
    assert_eq!(server.get(&at("nothing")).await.problem(), (404, "not_found".into()));
    assert_eq!(server.get(&at("sit")).await.problem().1, "not_found");
}

#[tokio::test]
async fn a_lobby_survives_a_restart() {
    let mut server = TestServer::start().await;
    let (opened, ben) = server.two_at_kuhn().await;
    server = server.restart().await;
    let mut client = server.connect(&opened.table, Some(&ben), 0).await;
    let room = client.until("room").await;
    let who: Vec<&str> = (0..2).map(|chair| room["chairs"][chair]["who"]["name"].as_str().unwrap()).collect();
    assert_eq!(who, ["Ada", "Ben"]);
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    client.until("now").await;
}

async fn finished(server: &TestServer) -> (Opened, String) {
    let (opened, ben) = server.two_at_kuhn().await;
    server.host(&opened, json!({ "do": "start" })).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let mut other = server.connect(&opened.table, Some(&ben), 0).await;
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut other));
    (opened, ben)
}

#[tokio::test]
async fn a_rematch_carries_everybody_over() {
    let server = TestServer::start().await;
    let (opened, ben) = finished(&server).await;
    let mut watching = server.connect(&opened.table, Some(&opened.seat), 0).await;
    watching.until("now").await;
    let path = format!("/api/tables/{}/rematch", opened.table);
    assert_eq!(refused(&server, &path, None, json!({})).await, (403, "not_yours".into()));

    let first = server.post(&path, Some(&ben), json!({})).await;
    assert_eq!((first.status, first.json()), (202, Value::Null), "Ada has not agreed yet");
    let room = watching.room_where(|room| room["chairs"][1]["who"]["again"] == true).await;
    assert_eq!((&room["chairs"][0]["who"]["again"], &room["rematch"]), (&json!(false), &Value::Null));

    let second = server.post(&path, Some(&opened.seat), json!({})).await;
    assert_eq!(second.status, 201);
    let next = second.json();
    assert_eq!((&next["host"], &next["seat"]), (&Value::Null, &json!(opened.seat)));
    let room = watching.room_where(|room| !room["rematch"].is_null()).await;
    assert_eq!(room["rematch"], next["table"]);
    // Whoever asks again is led to the same table.
    let again = server.post(&path, Some(&opened.host), json!({})).await.json();
    assert_eq!((&again["table"], &again["host"]), (&next["table"], &json!(opened.host)));

    let table = next["table"].as_str().unwrap();
    let mut ada = server.connect(table, Some(&opened.seat), 0).await;
    let welcome = ada.until("welcome").await;
    assert_eq!((&welcome["viewer"], &welcome["setup"]), (&json!({ "seat": 0 }), &json!({ "ranks": 3 })));
    let mut other = server.connect(table, Some(&ben), 0).await;
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut other));
    assert_eq!(server.get(&format!("/api/tables/{table}/replay")).await.status, 200);
}

#[tokio::test]
async fn whoever_has_agreed_to_a_rematch_has_agreed_after_a_restart() {
    let server = TestServer::start().await;
    let (opened, ben) = finished(&server).await;
    let path = format!("/api/tables/{}/rematch", opened.table);
    assert_eq!(server.post(&path, Some(&ben), json!({})).await.status, 202);
    let server = server.restart().await;
    assert_eq!(server.post(&path, Some(&opened.seat), json!({})).await.status, 201);
}

#[tokio::test]
async fn a_rematch_need_not_wait_for_everybody() {
    let server = TestServer::start().await;
    let (opened, ben) = finished(&server).await;
    let path = format!("/api/tables/{}/rematch", opened.table);
    let next = server.post(&path, Some(&ben), json!({ "at_once": true })).await;
    assert_eq!(next.status, 201);
    // Who comes later finds their chair.
    let late = server.post(&path, Some(&opened.seat), json!({})).await.json();
    assert_eq!((&late["table"], &late["seat"]), (&next.json()["table"], &json!(opened.seat)));
}

#[tokio::test]
async fn the_next_game_can_be_played_against_other_bots() {
    let server = TestServer::start().await;
    let open =
        json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "bots": [[1, "straightforward"]], "start": true });
    let opened = server.open(open).await;
    play_to_the_end(&mut server.connect(&opened.table, Some(&opened.seat), 0).await).await;
    let path = format!("/api/tables/{}/rematch", opened.table);
    let unknown = json!({ "bots": "genius" });
    assert_eq!(refused(&server, &path, Some(&opened.seat), unknown).await, (422, "bad_seats".into()));
    let next = server.post(&path, Some(&opened.seat), json!({ "bots": "random" })).await.json();
    let mut ada = server.connect(next["table"].as_str().unwrap(), Some(&opened.seat), 0).await;
    assert_eq!(ada.until("room").await["chairs"][1]["who"]["bot"], "random");
}

#[tokio::test]
async fn where_people_play_the_host_alone_changes_the_bots() {
    let server = TestServer::start().await;
    let (opened, ben) = finished(&server).await;
    let path = format!("/api/tables/{}/rematch", opened.table);
    let asked = json!({ "bots": "random" });
    assert_eq!(refused(&server, &path, Some(&ben), asked).await, (403, "not_yours".into()));
}

#[tokio::test]
async fn a_finished_table_takes_nothing_more() {
    let server = TestServer::start().await;
    let (opened, ben) = finished(&server).await;
    let mut client = server.connect(&opened.table, Some(&ben), 0).await;
    client.until("now").await;
    let at = client.at;
    assert_eq!(code(&client.make_with("too-late-a-move", at, json!("bet")).await), "over");
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.problem(), (409, "over".into()));
    assert_eq!(server.host(&opened, json!({ "do": "free", "chair": 0 })).await.problem(), (409, "over".into()));
}

#[tokio::test]
async fn guests_are_told_who_invites_them() {
    let server = TestServer::start().await;
    let opened = server.open(json!({ "game": "kuhn-poker", "name": "Grace", "chair": null })).await;
    let mut guest = server.connect(&opened.table, None, 0).await;
    assert_eq!(guest.until("room").await["host"], "Grace");
}
