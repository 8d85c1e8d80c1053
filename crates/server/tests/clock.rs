//! Clocks: what is left to whom, what happens when the time is up, and holidays.

use std::time::Duration;

use crate::support::client::Client;
use crate::support::http::Reply;
use crate::support::player::play_to_the_end;
use crate::support::{Opened, TestServer};
use serde_json::{Value, json};

/// A time that is soon up.
const SOON: u64 = 400;
/// One that is not up while a test runs.
const LONG: u64 = 3_600_000;

async fn start() -> TestServer {
    TestServer::start_with(|config| config.limits.shortest_clock = 1).await
}

/// Ada and Ben at a started game of Kuhn poker with a clock; Ada is connected.
async fn two(server: &TestServer, clock: Value) -> (Opened, Client, String) {
    let (opened, ben) = server.two_at_kuhn().await;
    assert_eq!(server.host(&opened, json!({ "do": "clock", "clock": clock })).await.status, 204);
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    server.host(&opened, json!({ "do": "start" })).await;
    to_move(&mut ada).await;
    (opened, ada, ben)
}

async fn to_move(client: &mut Client) {
    while client.now["options"].is_null() {
        client.until("now").await;
    }
}

fn clock(per: &str, ms: u64, then: &str) -> Value {
    json!({ "per": per, "ms": ms, "then": then })
}

/// Somebody takes so many days off.
async fn holiday(server: &TestServer, opened: &Opened, token: &str, days: u8) -> Reply {
    server.post(&format!("/api/tables/{}/holiday", opened.table), Some(token), json!({ "days": days })).await
}

fn sitter(room: &Value, chair: usize) -> &Value {
    &room["chairs"][chair]["who"]
}

#[tokio::test]
async fn everybody_sees_whose_clock_runs_and_what_is_left_on_it() {
    let server = start().await;
    let (opened, mut ada, ben) = two(&server, clock("move", LONG, "move")).await;
    let mut ben = server.connect(&opened.table, Some(&ben), 0).await;
    let room = ben.room_where(|room| sitter(room, 1)["connected"] == true).await;
    assert_eq!(room["clock"], clock("move", LONG, "move"));
    assert_eq!(room["absent_ms"], 0, "with a clock nobody waits for the absent");
    let left = sitter(&room, 0)["left_ms"].as_u64().unwrap();
    assert!(left > LONG - 60_000 && left <= LONG, "{room}");
    assert_eq!(sitter(&room, 1)["left_ms"], Value::Null);
    assert_eq!(ada.make(json!("bet")).await["type"], "accepted");
    let room = ben.room_where(|room| !sitter(room, 1)["left_ms"].is_null()).await;
    assert_eq!(sitter(&room, 0)["left_ms"], Value::Null);
}

#[tokio::test]
async fn a_bot_makes_the_move_of_whoever_is_too_slow() {
    let server = start().await;
    let (_, mut ada, _) = two(&server, clock("move", SOON, "move")).await;
    // Ada is there, and does nothing; Ben is not there at all.
    while ada.now["turn"] != "over" {
        ada.until("now").await;
    }
    let room = ada.room_where(|room| room["phase"] == "over").await;
    assert!(
        [0, 1].iter().all(|&chair| sitter(&room, chair)["bot"].is_null()),
        "the seats are still theirs: {room}"
    );
}

#[tokio::test]
async fn a_bot_plays_until_somebody_is_back() {
    let server = start().await;
    let (opened, ada, ben) = two(&server, clock("move", SOON, "seat")).await;
    // Ben's clock stands still, so that the game is not over before Ada is back.
    assert_eq!(holiday(&server, &opened, &ben, 1).await.status, 204);
    drop(ada);
    let mut watcher = server.connect(&opened.table, None, 0).await;
    let room = watcher.room_where(|room| sitter(room, 0)["stand_in"] == true).await;
    assert_eq!((&sitter(&room, 0)["left_ms"], &sitter(&room, 0)["bot"]), (&Value::Null, &Value::Null));
    let mut back = server.connect(&opened.table, Some(&opened.seat), 0).await;
    back.room_where(|room| sitter(room, 0)["stand_in"] == false).await;
}

#[tokio::test]
async fn the_replay_says_which_moves_a_bot_made_in_whose_place() {
    let server = start().await;
    let (opened, mut ada, ben) = two(&server, clock("move", SOON, "move")).await;
    assert_eq!(ada.make(json!("pass")).await["type"], "accepted");
    // Ben's time is up, and only a bet of the bot makes it Ada's turn again.
    while ada.now["turn"] != "over" {
        if !ada.now["options"].is_null() {
            ada.make(json!("bet")).await;
        }
        ada.until("now").await;
    }
    // Nobody says that Ben has played.
    let room = ada.room_where(|room| room["phase"] == "over").await;
    assert_eq!(sitter(&room, 1)["stand_in"], true, "{room}");
    let path = format!("/api/tables/{}/replay", opened.table);
    let stood_in = async |server: &TestServer| server.get(&path).await.json()["stood_in"][0].clone();
    // Chance deals twice, and Ada moves, before Ben would have.
    let by_bot = json!({ "seat": 1, "from": 4, "to": null });
    assert_eq!(stood_in(&server).await, by_bot);
    let server = server.restart().await;
    assert_eq!(stood_in(&server).await, by_bot, "the log has it");
    drop(ben);
}

#[tokio::test]
async fn a_seat_can_be_lost_for_the_rest_of_the_game() {
    let server = start().await;
    let (_, mut ada, _) = two(&server, clock("player", SOON, "out")).await;
    // Ada is there, and does nothing.
    assert_eq!(ada.until("refused").await["problem"]["code"], "lost_on_time");
}

#[tokio::test]
async fn everybody_sees_that_a_bot_plays_on_for_whoever_is_out() {
    let server = start().await;
    let (opened, _ada, ben) = two(&server, clock("player", SOON, "out")).await;
    // Ben's clock stands still, so that the game is not over before anybody looks.
    assert_eq!(holiday(&server, &opened, &ben, 1).await.status, 204);
    let mut watcher = server.connect(&opened.table, None, 0).await;
    let room = watcher.room_where(|room| sitter(room, 0)["bot"].is_string()).await;
    assert_eq!((&sitter(&room, 0)["name"], &sitter(&room, 0)["stand_in"]), (&json!("Ada"), &json!(true)));
    assert_eq!(sitter(&room, 1)["stand_in"], false);
}

#[tokio::test]
async fn whoever_was_out_has_their_seat_again_when_the_game_is_over_and_in_a_rematch() {
    let server = start().await;
    let (opened, ada, ben) = two(&server, clock("player", SOON, "out")).await;
    // Ada and Ben do nothing: both are out, and bots play to the end.
    until_over(&server, &opened.table).await;
    drop(ada);
    let server = server.restart().await;
    let mut back = server.connect(&opened.table, Some(&ben), 0).await;
    assert_eq!(back.until("welcome").await["chair"], 1);
    let room = back.room_where(|room| sitter(room, 1)["connected"] == true).await;
    assert!((0..2).all(|chair| sitter(&room, chair)["bot"].is_null()), "{room}");
    assert!((0..2).all(|chair| sitter(&room, chair)["stand_in"] == true), "a bot played to the end: {room}");
    let standing = server.get_as(&format!("/api/tables/{}", opened.table), &ben).await.json();
    assert_eq!((&standing["people"][1]["you"], &standing["people"][1]["bot"]), (&json!(true), &json!(false)));
    assert_eq!(standing["people"][1]["stand_in"], true, "{standing}");

    let replay = server.get(&format!("/api/tables/{}/replay", opened.table)).await.json();
    let stood_in = replay["stood_in"].as_array().unwrap();
    assert!(
        !stood_in.is_empty() && stood_in.iter().all(|one| one["to"].is_null()),
        "as the log has it: {stood_in:?}"
    );
    let saved = server.get(&format!("/api/tables/{}/saved", opened.table)).await.body;
    assert!(saved.contains(" person Ben\n") && saved.contains("\nstood-in 0 from "), "{saved}");

    let path = format!("/api/tables/{}/rematch", opened.table);
    assert_eq!(server.post(&path, Some(&opened.seat), json!({})).await.status, 202, "Ben is waited for");
    let next = server.post(&path, Some(&ben), json!({})).await.json();
    let mut again = server.connect(next["table"].as_str().unwrap(), Some(&ben), 0).await;
    assert_eq!(again.until("welcome").await["chair"], 1);
}

#[tokio::test]
async fn the_time_for_a_game_is_counted_over_its_turns_and_survives_a_restart() {
    let server = start().await;
    let (opened, mut ada, ben) = two(&server, clock("player", LONG, "out")).await;
    let mut watcher = server.connect(&opened.table, None, 0).await;
    let room = watcher.room_where(|room| !sitter(room, 0)["left_ms"].is_null()).await;
    assert!(sitter(&room, 1)["left_ms"].as_u64() == Some(LONG), "{room}");
    // At least this much of it.
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(ada.make(json!("pass")).await["type"], "accepted");
    let used = |room: &Value| sitter(room, 0)["left_ms"].as_u64().is_some_and(|left| left < LONG - 49);
    let room = watcher.room_where(used).await;
    let left = sitter(&room, 0)["left_ms"].clone();
    let server = server.restart().await;
    let mut ben = server.connect(&opened.table, Some(&ben), 0).await;
    let room = ben.until("room").await;
    assert_eq!(sitter(&room, 0)["left_ms"], left, "Ada's clock stands still in Ben's turn");
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut ben));
}

#[tokio::test]
async fn a_game_with_a_clock_goes_on_though_nobody_is_there() {
    let mut server = start().await;
    // Long enough for the server to be stopped before it is up.
    let (opened, ada, _) = two(&server, clock("move", 5 * SOON, "move")).await;
    ada.close().await;
    server = server.restart().await;
    // Though nobody has asked for it.
    until_loaded(&server, 1).await;
    until_over(&server, &opened.table).await;
}

async fn until_loaded(server: &TestServer, tables: u64) {
    while server.get("/health").await.json()["tables"] != tables {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn until_over(server: &TestServer, table: &str) {
    let mut spectator = server.connect(table, None, 0).await;
    while spectator.now["turn"] != "over" {
        spectator.until("now").await;
    }
    spectator.close().await;
}

#[tokio::test]
async fn a_game_that_begins_with_a_clock_goes_on_before_anybody_comes() {
    let server = start().await;
    let open = json!({
        "game": "kuhn-poker", "name": "Ada", "chair": 0, "bots": [[1, "random"]], "start": true,
        "clock": clock("move", SOON, "move"),
    });
    let opened = server.open(open).await;
    until_loaded(&server, 1).await;
    until_over(&server, &opened.table).await;
    // Nobody but a person has somebody in their place.
    let mut watcher = server.connect(&opened.table, None, 0).await;
    let room = watcher.room_where(|room| room["phase"] == "over").await;
    assert_eq!([0, 1].map(|chair| sitter(&room, chair)["stand_in"] == true), [true, false], "{room}");
    let path = format!("/api/tables/{}/rematch", opened.table);
    assert_eq!(server.post(&path, Some(&opened.seat), json!({ "at_once": true })).await.status, 201);
    until_loaded(&server, 2).await;
}

#[tokio::test]
async fn a_clock_stands_still_on_holiday() {
    let server = start().await;
    let (opened, mut ada, ben) = two(&server, clock("move", LONG, "out")).await;
    let take = async |days: u8| holiday(&server, &opened, &ben, days).await;
    assert_eq!(take(7).await.status, 204);
    let mut watcher = server.connect(&opened.table, None, 0).await;
    watcher.room_where(|room| !sitter(room, 1)["holiday"].is_null()).await;
    assert_eq!(ada.make(json!("bet")).await["type"], "accepted");
    let room = watcher.room_where(|room| sitter(room, 1)["left_ms"] == LONG).await;
    assert!(!sitter(&room, 1)["holiday"].is_null());
    let (status, code) = take(22).await.problem();
    assert_eq!((status, code.as_str()), (400, "malformed"));
    assert_eq!(take(0).await.status, 204);
    watcher.room_where(|room| sitter(room, 1)["holiday"].is_null() && sitter(room, 1)["left_ms"].is_u64()).await;
}

#[tokio::test]
async fn impossible_clocks_are_refused_and_change_nothing() {
    let server = TestServer::start().await;
    let (opened, _) = server.two_at_kuhn().await;
    let year = 365 * 24 * LONG;
    for wrong in [
        clock("move", 0, "move"),
        clock("move", year, "move"),
        clock("player", 0, "out"),
        clock("player", year, "out"),
        clock("player", LONG, "seat"),
        clock("day", LONG, "move"),
    ] {
        let (status, code) = server.host(&opened, json!({ "do": "clock", "clock": wrong })).await.problem();
        assert_eq!((status, code.as_str()), (400, "malformed"), "{wrong}");
        let open = json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "clock": wrong });
        assert_eq!(server.post("/api/tables", None, open).await.problem().0, 400);
    }
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    assert_eq!(ada.until("room").await["clock"], Value::Null);
    let reply = holiday(&server, &opened, &opened.seat, 3).await;
    assert_eq!(reply.problem(), (400, "malformed".into()));
    server.host(&opened, json!({ "do": "start" })).await;
    let reply = server.host(&opened, json!({ "do": "clock", "clock": clock("move", LONG, "move") })).await;
    assert_eq!(reply.problem().1, "already_started");
}

async fn order(server: &TestServer, table: &str, token: &str, pass: &str) {
    let orders = json!({ "orders": { "pass": pass } });
    assert_eq!(server.post(&format!("/api/tables/{table}/orders"), Some(token), orders).await.status, 204);
}

#[tokio::test]
async fn what_somebody_has_ordered_is_done_for_them_when_they_are_away_and_is_their_own_move() {
    let mut server = start().await;
    let (opened, ada, ben) = loop {
        let (opened, ada, ben) = two(&server, clock("move", LONG, "out")).await;
        let mut watching = server.connect(&opened.table, Some(&ben), 0).await;
        while watching.now["view"]["own"].is_null() {
            watching.until("now").await;
        }
        // With the highest card Ben would be asked.
        if watching.now["view"]["own"] != 2 {
            watching.close().await;
            break (opened, ada, ben);
        }
    };
    order(&server, &opened.table, &ben, "unless_highest").await;
    ada.close().await;
    server = server.restart().await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    to_move(&mut ada).await;
    assert_eq!(ada.make(json!("bet")).await["type"], "accepted");
    while ada.now["turn"] != "over" {
        ada.until("now").await;
    }
    let room = ada.room_where(|room| room["phase"] == "over").await;
    assert_eq!(sitter(&room, 1)["stand_in"], false, "no bot has moved: {room}");
    let standing = server.get_as(&format!("/api/tables/{}", opened.table), &ben).await.json();
    assert_eq!(standing["people"][1]["stand_in"], false, "{standing}");
    let replay = server.get(&format!("/api/tables/{}/replay", opened.table)).await.json();
    assert_eq!(replay["stood_in"], json!([]));
}

#[tokio::test]
async fn a_bot_that_plays_for_somebody_does_as_they_have_ordered() {
    // Another deal at each table.
    let server = TestServer::start_with(|config| config.seed = None).await;
    let (opened, mut ada, ben) = loop {
        let (opened, ben) = server.two_at_kuhn().await;
        let ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
        server.host(&opened, json!({ "do": "start" })).await;
        let mut watching = server.connect(&opened.table, Some(&ben), 0).await;
        while watching.now["view"]["own"].is_null() {
            watching.until("now").await;
        }
        order(&server, &opened.table, &ben, "always").await;
        // No bot would fold the highest card.
        if watching.now["view"]["own"] == 2 {
            break (opened, ada, watching);
        }
    };
    to_move(&mut ada).await;
    ben.close().await;
    ada.room_where(|room| sitter(room, 1)["connected"] == false).await;
    server.host(&opened, json!({ "do": "absent", "ms": 0 })).await;
    server.host(&opened, json!({ "do": "skip", "chair": 1 })).await;
    ada.room_where(|room| sitter(room, 1)["stand_in"] == true).await;
    assert_eq!(ada.make(json!("bet")).await["type"], "accepted");
    while ada.now["turn"] != "over" {
        ada.until("now").await;
    }
    let replay = server.get(&format!("/api/tables/{}/replay", opened.table)).await.json();
    assert_eq!(replay["stood_in"], json!([]), "it is what Ben wanted");
    assert_eq!(ada.now["view"]["public"]["bets"], json!([true, false]), "Ben has folded: {}", ada.now);
}

#[tokio::test]
async fn orders_are_their_players_own_and_can_be_changed() {
    let server = start().await;
    let (opened, mut ada, ben) = two(&server, clock("move", LONG, "move")).await;
    let path = format!("/api/tables/{}/orders", opened.table);
    let given = async |token: &str| server.get_as(&path, token).await.json();
    assert_eq!(given(&ben).await, json!({}));
    order(&server, &opened.table, &ben, "unless_highest").await;
    assert_eq!(given(&ben).await, json!({ "pass": "unless_highest" }));
    assert_eq!(given(&opened.seat).await, json!({}), "nobody else is told");
    order(&server, &opened.table, &ben, "ask").await;
    assert_eq!(ada.make(json!("bet")).await["type"], "accepted");
    let mut ben = server.connect(&opened.table, Some(&ben), 0).await;
    to_move(&mut ben).await;
    assert_eq!(ben.make(json!("bet")).await["type"], "accepted", "Ben is asked, as he ordered last");
}

#[tokio::test]
async fn an_order_that_cannot_be_followed_is_refused_with_what_can_be() {
    let server = start().await;
    let (opened, _, ben) = two(&server, clock("move", LONG, "move")).await;
    let path = format!("/api/tables/{}/orders", opened.table);
    let refused = server.post(&path, Some(&ben), json!({ "orders": { "pass": "never" } })).await;
    assert_eq!(refused.problem(), (422, "bad_orders".into()));
    assert!(refused.json()["text"].as_str().unwrap().contains("unless_highest"), "{}", refused.json());
    assert_eq!(refused.json()["clause"], "KP-11");
    let foreign = server.post(&path, Some(&opened.host), json!({ "orders": {} })).await;
    assert_eq!(foreign.problem(), (403, "not_yours".into()));
}
