//! Seats that move: to another device, and to somebody who lost what their browser kept.

use std::time::Duration;

use crate::support::client::{Client, code};
use crate::support::http::Reply;
use crate::support::player::play_to_the_end;
use crate::support::{Opened, TestServer};
use serde_json::{Value, json};

/// Ada and Ben at a started game of Kuhn poker; Ben's token with it.
async fn started(server: &TestServer) -> (Opened, String) {
    let (opened, ben) = server.two_at_kuhn().await;
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    (opened, ben)
}

/// A server on which a host hands on the seat of somebody who has just left.
async fn at_once() -> TestServer {
    TestServer::start_with(|config| config.limits.handover = Duration::ZERO).await
}

async fn ask(server: &TestServer, table: &str, token: &str, chair: Option<u8>) -> Reply {
    server.post(&format!("/api/tables/{table}/ticket"), Some(token), json!({ "chair": chair })).await
}

/// A ticket that is given.
async fn ticket(server: &TestServer, table: &str, token: &str, chair: Option<u8>) -> String {
    let answer = ask(server, table, token, chair).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json()["ticket"].as_str().unwrap().to_owned()
}

/// The seat of whoever sits on chair 1 moves to whoever the host gives the ticket to.
async fn hand_on(server: &TestServer, opened: &Opened) -> String {
    let given = ticket(server, &opened.table, &opened.host, Some(1)).await;
    seat(&take(server, &opened.table, &given).await)
}

/// Ben's seat is handed on, and the game is over: his token, that of whoever played for him, and Ada's connection.
async fn finished_by_another(server: &TestServer) -> (Opened, String, String, Client) {
    let (opened, ben) = started(server).await;
    let new = hand_on(server, &opened).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let mut other = server.connect(&opened.table, Some(&new), 0).await;
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut other));
    (opened, ben, new, ada)
}

async fn back(server: &TestServer, table: &str, token: &str) -> Reply {
    server.post(&format!("/api/tables/{table}/back"), Some(token), Value::Null).await
}

async fn take(server: &TestServer, table: &str, ticket: &str) -> Reply {
    server.post(&format!("/api/tables/{table}/take"), None, json!({ "ticket": ticket })).await
}

/// The key of a seat that was taken.
fn seat(taken: &Reply) -> String {
    assert_eq!(taken.status, 201, "{}", taken.body);
    taken.json()["seat"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_seat_moves_to_another_device_once() {
    let server = TestServer::start().await;
    let (opened, ben) = started(&server).await;
    let mut laptop = server.connect(&opened.table, Some(&ben), 0).await;
    laptop.until("now").await;
    let given = ticket(&server, &opened.table, &ben, None).await;

    let taken = take(&server, &opened.table, &given).await;
    assert_eq!(taken.json()["chair"], 1);
    let phone = seat(&taken);
    assert_eq!(code(&laptop.until("refused").await), "not_yours");
    assert!(laptop.next().await.is_none(), "the old device's connection ends");
    assert_eq!(code(&server.connect(&opened.table, Some(&ben), 0).await.next().await.unwrap()), "not_yours");
    assert_eq!(take(&server, &opened.table, &given).await.problem(), (410, "spent".into()));

    let mut phone = server.connect(&opened.table, Some(&phone), 0).await;
    assert_eq!(phone.until("welcome").await["viewer"], json!({ "seat": 1 }));
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut phone));
}

/// Of a line that ends before the answer is there nobody's seat is lost.
#[tokio::test]
async fn a_device_that_draws_its_key_may_ask_twice() {
    let server = TestServer::start().await;
    let (opened, ben) = started(&server).await;
    let given = ticket(&server, &opened.table, &ben, None).await;
    let path = format!("/api/tables/{}/take", opened.table);
    let own = "ab".repeat(32);
    let take = async |server: &TestServer, seat: &str| {
        server.post(&path, None, json!({ "ticket": given, "seat": seat })).await
    };
    assert_eq!(take(&server, "mine").await.problem(), (400, "malformed".into()));
    assert_eq!(seat(&take(&server, &own).await), own);
    let server = server.restart().await;
    let again = take(&server, &own).await;
    assert_eq!((seat(&again), &again.json()["chair"]), (own.clone(), &json!(1)));
    assert_eq!(take(&server, &"cd".repeat(32)).await.problem(), (410, "spent".into()));
    let mut phone = server.connect(&opened.table, Some(&own), 0).await;
    assert_eq!(phone.until("welcome").await["chair"], 1);
}

#[tokio::test]
async fn a_ticket_survives_a_restart_and_only_the_last_one_counts() {
    let server = TestServer::start().await;
    let (opened, ben) = started(&server).await;
    let first = ticket(&server, &opened.table, &ben, None).await;
    let second = ticket(&server, &opened.table, &ben, None).await;
    let server = server.restart().await;
    assert_eq!(take(&server, &opened.table, &first).await.problem(), (410, "spent".into()));
    let taken = seat(&take(&server, &opened.table, &second).await);

    let server = server.restart().await;
    assert_eq!(take(&server, &opened.table, &second).await.problem(), (410, "spent".into()));
    let mut phone = server.connect(&opened.table, Some(&taken), 0).await;
    assert_eq!(phone.until("welcome").await["chair"], 1);
}

#[tokio::test]
async fn a_ticket_is_good_for_a_while_only() {
    let server = TestServer::start_with(|config| config.limits.ticket = Duration::ZERO).await;
    let (opened, ben) = started(&server).await;
    let late = ticket(&server, &opened.table, &ben, None).await;
    assert_eq!(take(&server, &opened.table, &late).await.problem(), (410, "spent".into()));
    assert_eq!(take(&server, &opened.table, "nonsense").await.problem(), (410, "spent".into()));
    // Nothing is lost: the seat is still Ben's.
    let mut ben = server.connect(&opened.table, Some(&ben), 0).await;
    assert_eq!(ben.until("welcome").await["chair"], 1);
}

#[tokio::test]
async fn nobody_gets_a_ticket_for_what_is_not_theirs() {
    let server = TestServer::start().await;
    let (opened, ben) = started(&server).await;
    let (table, stranger) = (&opened.table, "0".repeat(64));
    assert_eq!(ask(&server, table, &stranger, None).await.problem(), (403, "not_yours".into()));
    assert_eq!(ask(&server, table, &opened.host, None).await.problem(), (403, "not_yours".into()));
    assert_eq!(ask(&server, table, &ben, Some(0)).await.problem(), (403, "not_yours".into()));
    assert_eq!(ask(&server, table, &ben, Some(1)).await.problem(), (403, "not_yours".into()));
    assert_eq!(ask(&server, table, &opened.host, Some(7)).await.problem(), (422, "bad_seats".into()));
}

#[tokio::test]
async fn the_host_hands_on_the_seat_of_somebody_absent_with_its_notes() {
    let server = at_once().await;
    let (opened, ben) = started(&server).await;
    let mut old = server.connect(&opened.table, Some(&ben), 0).await;
    let at = old.until("now").await;
    old.send(json!({ "type": "notes", "notes": ["king?"] })).await;
    // While Ben is there, the seat is his.
    let refused = ask(&server, &opened.table, &opened.host, Some(1)).await;
    assert_eq!(refused.problem(), (409, "still_there".into()));

    old.close().await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.room_where(|room| room["chairs"][1]["who"]["connected"] == false).await;
    let given = ticket(&server, &opened.table, &opened.host, Some(1)).await;
    // Ben is back before anybody takes it.
    let mut back = server.connect(&opened.table, Some(&ben), 0).await;
    ada.room_where(|room| room["chairs"][1]["who"]["connected"] == true).await;
    assert_eq!(take(&server, &opened.table, &given).await.problem(), (409, "still_there".into()));
    assert_eq!(back.until("notes").await["notes"], json!(["king?"]));
    back.close().await;
    ada.room_where(|room| room["chairs"][1]["who"]["connected"] == false).await;

    let taken = take(&server, &opened.table, &given).await;
    let told = at["at"].as_u64().unwrap();
    assert_eq!(taken.json()["told"], told, "the new device can say what came since");
    let new = seat(&taken);
    let mut new = server.connect(&opened.table, Some(&new), 0).await;
    assert_eq!(new.until("notes").await["notes"], json!(["king?"]));
}

#[tokio::test]
async fn the_host_gives_a_bots_seat_to_a_person() {
    let server = TestServer::start().await;
    let (opened, ben) = started(&server).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    assert_eq!(server.host(&opened, json!({ "do": "free", "chair": 1 })).await.status, 204);
    assert_eq!(code(&server.connect(&opened.table, Some(&ben), 0).await.next().await.unwrap()), "not_yours");
    ada.room_where(|room| room["chairs"][1]["who"]["bot"] != Value::Null).await;

    let given = ticket(&server, &opened.table, &opened.host, Some(1)).await;
    let mut ben = {
        let taken = take(&server, &opened.table, &given).await;
        assert_eq!(taken.json()["told"], Value::Null, "nobody was there before");
        let seat = seat(&taken);
        server.connect(&opened.table, Some(&seat), 0).await
    };
    let room = ada.room_where(|room| room["chairs"][1]["who"]["connected"] == true).await;
    assert_eq!(
        (&room["chairs"][1]["who"]["name"], &room["chairs"][1]["who"]["bot"]),
        (&json!("Ben"), &Value::Null)
    );
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut ben));
}

#[tokio::test]
async fn nobody_loses_a_seat_to_the_host_who_was_there_just_now() {
    let server = TestServer::start().await;
    let (opened, ben) = started(&server).await;
    let client = server.connect(&opened.table, Some(&ben), 0).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    client.close().await;
    ada.room_where(|room| room["chairs"][1]["who"]["connected"] == false).await;
    let still_there = (409, "still_there".into());
    assert_eq!(ask(&server, &opened.table, &opened.host, Some(1)).await.problem(), still_there);
    // That a bot plays for them at once does not make them away for longer.
    assert_eq!(server.host(&opened, json!({ "do": "skip", "chair": 1 })).await.status, 204);
    ada.room_where(|room| room["chairs"][1]["who"]["stand_in"] == true).await;
    assert_eq!(ask(&server, &opened.table, &opened.host, Some(1)).await.problem(), still_there);
    let server = server.restart().await;
    assert_eq!(ask(&server, &opened.table, &opened.host, Some(1)).await.problem(), still_there);
}

#[tokio::test]
async fn everybody_is_told_of_a_seat_that_is_handed_on_and_its_player_has_it_back() {
    let server = at_once().await;
    let (opened, ben) = started(&server).await;
    let table = &opened.table;
    let mut ada = server.connect(table, Some(&opened.seat), 0).await;
    let mut watcher = server.connect(table, None, 0).await;
    let new = hand_on(&server, &opened).await;
    let once = json!([{ "chair": 1, "ply": 2, "how": "on" }]);
    for client in [&mut ada, &mut watcher] {
        client.room_where(|room| room["handed"] == once).await;
    }
    let refused = async |server: &TestServer, token: &str| {
        code(&server.connect(table, Some(token), 0).await.next().await.unwrap()).to_owned()
    };
    assert_eq!(refused(&server, &ben).await, "handed_on");
    let ask_again = ask(&server, table, &ben, None).await;
    assert_eq!(ask_again.problem(), (403, "handed_on".into()), "over HTTP they are told the same");
    // Handed on once more, each who had it can have it back.
    let newer = hand_on(&server, &opened).await;
    assert_eq!(refused(&server, &new).await, "handed_on");

    let server = server.restart().await;
    let mut other = server.connect(table, Some(&newer), 0).await;
    other.until("now").await;
    assert_eq!(back(&server, table, &new).await.status, 204);
    assert_eq!(code(&other.until("refused").await), "not_yours");
    assert_eq!(back(&server, table, &newer).await.problem(), (403, "not_yours".into()), "who came later cannot");
    assert_eq!(back(&server, table, &ben).await.status, 204, "who was there before can");
    assert_eq!(back(&server, table, &new).await.problem(), (403, "not_yours".into()));
    assert_eq!(back(&server, table, &ben).await.status, 204, "it is theirs already");
    let mut ada = server.connect(table, Some(&opened.seat), 0).await;
    let mut ben = server.connect(table, Some(&ben), 0).await;
    assert_eq!(ben.until("welcome").await["chair"], 1);
    let handed = ada.room_where(|room| room["handed"].as_array().unwrap().len() == 4).await["handed"].clone();
    assert_eq!(handed[3], json!({ "chair": 1, "ply": 2, "how": "back" }));
    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut ben));
    let saved = server.get(&format!("/api/tables/{table}/saved")).await.body;
    let lines: Vec<&str> = saved.lines().filter(|line| line.starts_with("handed ")).collect();
    assert_eq!(
        lines,
        ["handed 1 before 2 on", "handed 1 before 2 on", "handed 1 before 2 back", "handed 1 before 2 back"]
    );
    // When the game is over no seat is handed on.
    ben.close().await;
    ada.room_where(|room| room["chairs"][1]["who"]["connected"] == false).await;
    assert_eq!(ask(&server, table, &opened.host, Some(1)).await.problem(), (409, "over".into()));
}

#[tokio::test]
async fn whoever_takes_their_seat_back_has_not_agreed_to_a_rematch() {
    let server = at_once().await;
    let (opened, ben, new, mut ada) = finished_by_another(&server).await;
    let rematch = format!("/api/tables/{}/rematch", opened.table);
    // What somebody else agreed to in that seat its player has not.
    assert_eq!(server.post(&rematch, Some(&new), json!({ "commit": "0".repeat(64) })).await.status, 202);
    ada.room_where(|room| room["chairs"][1]["who"]["again"] == true).await;
    assert_eq!(back(&server, &opened.table, &ben).await.status, 204);
    ada.room_where(|room| room["chairs"][1]["who"]["again"] == false).await;
    let server = server.restart().await;
    let again = server.post(&rematch, Some(&opened.host), json!({ "at_once": true })).await.json();
    let next = again["table"].as_str().unwrap();
    let mut ben = server.connect(next, Some(&ben), 0).await;
    let share = &ben.until("room").await["chairs"][1]["who"]["share"];
    assert_eq!(share["own"], false, "nobody committed for him");
}

#[tokio::test]
async fn at_the_next_table_whose_seat_was_handed_on_has_it_back_too() {
    let server = at_once().await;
    let (opened, ben, ..) = finished_by_another(&server).await;
    let rematch = format!("/api/tables/{}/rematch", opened.table);
    let again = server.post(&rematch, Some(&opened.host), json!({ "at_once": true })).await.json();
    let next = again["table"].as_str().unwrap();
    let mut ada = server.connect(next, Some(&opened.seat), 0).await;
    ada.room_where(|room| room["handed"] == json!([{ "chair": 1, "ply": 0, "how": "on" }])).await;
    assert_eq!(code(&server.connect(next, Some(&ben), 0).await.next().await.unwrap()), "handed_on");
    assert_eq!(back(&server, next, &ben).await.status, 204);
    let mut ben = server.connect(next, Some(&ben), 0).await;
    assert_eq!(ben.until("welcome").await["chair"], 1);
}

#[tokio::test]
async fn a_seat_that_was_given_to_a_bot_for_good_nobody_has_back() {
    let server = at_once().await;
    let (opened, ben) = started(&server).await;
    hand_on(&server, &opened).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    assert_eq!(server.host(&opened, json!({ "do": "free", "chair": 1 })).await.status, 204);
    ada.room_where(|room| room["handed"][1]["how"] == "to_bot").await;
    assert_eq!(back(&server, &opened.table, &ben).await.problem(), (403, "not_yours".into()));
    assert_eq!(code(&server.connect(&opened.table, Some(&ben), 0).await.next().await.unwrap()), "not_yours");
    hand_on(&server, &opened).await;
    assert_eq!(back(&server, &opened.table, &ben).await.problem(), (403, "not_yours".into()));
}

#[tokio::test]
async fn a_bots_seat_that_comes_back_is_the_same_bots() {
    let server = at_once().await;
    let open = json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "bots": [[1, "random"]], "start": true });
    let opened = server.open(open).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    hand_on(&server, &opened).await;
    ada.room_where(|room| room["chairs"][1]["who"]["bot"].is_null()).await;
    assert_eq!(server.host(&opened, json!({ "do": "free", "chair": 1 })).await.status, 204);
    let room = ada.room_where(|room| !room["chairs"][1]["who"]["bot"].is_null()).await;
    assert_eq!(room["chairs"][1]["who"]["bot"], "random");
}

#[tokio::test]
async fn in_a_lobby_the_host_frees_a_chair_and_hands_on_none() {
    let server = TestServer::start().await;
    let (opened, _) = server.two_at_kuhn().await;
    assert_eq!(ask(&server, &opened.table, &opened.host, Some(1)).await.problem(), (409, "not_started".into()));
}

#[tokio::test]
async fn everybody_may_ask_how_a_table_stands() {
    let server = TestServer::start().await;
    let (opened, ben) = server.two_at_kuhn().await;
    let path = format!("/api/tables/{}", opened.table);
    let standing = server.get(&path).await.json();
    let sitting = |name: &str| json!({ "name": name, "bot": false, "you": false, "turn": false, "won": null, "stand_in": false });
    assert_eq!((&standing["game"], &standing["phase"]), (&json!("kuhn-poker"), &json!("lobby")));
    assert_eq!(standing["people"], json!([sitting("Ada"), sitting("Ben")]));

    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    let (mut ada, mut guest) = (
        server.connect(&opened.table, Some(&opened.seat), 0).await,
        server.connect(&opened.table, Some(&ben), 0).await,
    );
    ada.until("now").await;
    let standing = server.get_as(&path, &ben).await.json();
    let of = |field: &str| -> Vec<Value> {
        standing["people"].as_array().unwrap().iter().map(|person| person[field].clone()).collect()
    };
    assert_eq!((of("you"), of("turn")), (vec![json!(false), json!(true)], vec![json!(true), json!(false)]));

    tokio::join!(play_to_the_end(&mut ada), play_to_the_end(&mut guest));
    let standing = server.get(&path).await.json();
    assert_eq!(standing["phase"], "over");
    let won: Vec<bool> = standing["people"].as_array().unwrap().iter().map(|p| p["won"] == true).collect();
    assert_eq!(won.iter().filter(|won| **won).count(), 1, "{standing}");
    assert!(standing["last"].as_i64().unwrap() > 0);
}
