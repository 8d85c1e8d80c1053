//! Playing on from a moment of a finished game.

use crate::support::client::Client;
use crate::support::player::play_to_the_end;
use crate::support::{Opened, TestServer};
use serde_json::{Value, json};

/// A game of Kuhn poker that Ada, on the first chair, has played to its end against a bot.
async fn finished(server: &TestServer) -> (Opened, Client) {
    let bots = json!([[1, "straightforward"]]);
    let open = json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "bots": bots, "start": true });
    let opened = server.open(open).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
    (opened, ada)
}

fn at(opened: &Opened, what: &str) -> String {
    format!("/api/tables/{}/{what}", opened.table)
}

async fn play_on(server: &TestServer, from: &Opened, body: Value) -> Opened {
    let answer = server.post(&at(from, "play-on"), None, body).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let body = answer.json();
    let text = |key: &str| body[key].as_str().unwrap().to_owned();
    Opened { table: text("table"), host: text("host"), seat: text("seat") }
}

#[tokio::test]
async fn somebody_plays_on_as_they_knew_it_then() {
    let server = TestServer::start().await;
    let (opened, _) = finished(&server).await;
    let replay = server.get(&at(&opened, "replay")).await.json();
    for world in ["real", "fresh"] {
        // After the deal.
        let next = play_on(&server, &opened, json!({ "seat": 0, "ply": 2, "world": world, "name": "Ada" })).await;
        let mut ada = server.connect(&next.table, Some(&next.seat), 0).await;
        let room = ada.until("room").await;
        assert_eq!(room["origin"], json!({ "table": opened.table, "ply": 2 }));
        assert_eq!(
            (&room["listed"], &room["lesson"], &room["phase"]),
            (&json!(false), &json!(false), &json!("playing"))
        );
        let who = |chair: usize| (&room["chairs"][chair]["who"]["name"], &room["chairs"][chair]["who"]["bot"]);
        assert_eq!(who(0), (&json!("Ada"), &Value::Null));
        assert_eq!(who(1), (&json!("Agatha"), &json!("straightforward")));
        let now = ada.until("now").await;
        assert_eq!(now["view"], replay["sides"][0][2]["view"], "{world}");
        play_to_the_end(&mut ada).await;
        let log = server.get(&at(&next, "replay")).await.json()["moves"].clone();
        if world == "real" {
            assert_eq!(log[0], replay["moves"][0], "the cards are those of the game");
        }
    }
}

#[tokio::test]
async fn a_game_that_is_played_on_survives_a_restart() {
    let mut server = TestServer::start().await;
    let (opened, ada) = finished(&server).await;
    drop(ada);
    let next = play_on(&server, &opened, json!({ "seat": 0, "ply": 1, "world": "fresh", "name": "Ada" })).await;
    let mut ada = server.connect(&next.table, Some(&next.seat), 0).await;
    let before = ada.until("now").await;
    drop(ada);
    server = server.restart().await;
    let mut ada = server.connect(&next.table, Some(&next.seat), 0).await;
    assert_eq!(ada.until("room").await["origin"], json!({ "table": opened.table, "ply": 1 }));
    assert_eq!(ada.until("now").await, before);
    play_to_the_end(&mut ada).await;

    // The next game is one like every other.
    let rematch = server.post(&at(&next, "rematch"), Some(&next.seat), json!({})).await.json();
    let mut ada = server.connect(rematch["table"].as_str().unwrap(), Some(&next.seat), 0).await;
    assert_eq!(ada.until("room").await["origin"], Value::Null);
}

#[tokio::test]
async fn whoever_takes_another_place_may_have_any_name() {
    let server = TestServer::start().await;
    let (opened, _) = finished(&server).await;
    let next = play_on(&server, &opened, json!({ "seat": 1, "ply": 1, "world": "real", "name": "ada" })).await;
    let room = server.connect(&next.table, Some(&next.seat), 0).await.until("room").await;
    let who =
        |chair: usize| (room["chairs"][chair]["who"]["name"].clone(), room["chairs"][chair]["who"]["bot"].clone());
    assert_eq!(who(1), (json!("ada"), Value::Null));
    let (name, bot) = who(0);
    assert_ne!(name, json!("Ada"), "nobody is called alike");
    assert!(bot.is_string(), "a bot takes a person’s place");
}

#[tokio::test]
async fn bots_play_on_ten_games_at_a_time() {
    let server = TestServer::start().await;
    let (opened, _) = finished(&server).await;
    let ask = |world: &str, batch: u32| {
        let path = at(&opened, &format!("play-outs?seat=0&ply=0&world={world}&batch={batch}"));
        let server = &server;
        async move { server.get(&path).await.json() }
    };
    for world in ["real", "fresh"] {
        let played = ask(world, 0).await;
        let won: Vec<u64> = played["won"].as_array().unwrap().iter().map(|won| won.as_u64().unwrap()).collect();
        assert_eq!((&played["games"], won.len(), won.iter().sum::<u64>()), (&json!(10), 2, 10), "one wins each");
        assert_eq!(ask(world, 0).await, played, "the same question is answered alike");
    }
    let mut batches = Vec::new();
    for batch in 0..8 {
        batches.push(ask("fresh", batch).await);
    }
    assert!(batches.iter().any(|played| played != &batches[0]), "another number, other luck");
}

#[tokio::test]
async fn what_cannot_be_played_on_is_refused_in_words() {
    let server = TestServer::start().await;
    let (opened, ada) = finished(&server).await;
    let last = server.get(&at(&opened, "replay")).await.json()["moves"].as_array().unwrap().len();
    let from = |seat: usize, ply: usize| json!({ "seat": seat, "ply": ply, "world": "real", "name": "Ada" });
    for (body, problem) in [
        (from(0, last), (404, "unknown_moment")),
        (from(0, 4_000_000_000), (404, "unknown_moment")),
        (from(2, 1), (422, "bad_seats")),
        (json!({ "seat": 0, "ply": 1, "world": "real", "name": "" }), (400, "malformed")),
        (json!({ "seat": 0, "ply": 1, "world": "other", "name": "Ada" }), (400, "malformed")),
        (json!({ "seat": 0, "ply": -1, "world": "real", "name": "Ada" }), (400, "malformed")),
    ] {
        let answer = server.post(&at(&opened, "play-on"), None, body.clone()).await;
        assert_eq!(answer.problem(), (problem.0, problem.1.to_owned()), "{body}");
    }
    let text = server.post(&at(&opened, "play-on"), None, from(0, last)).await.json()["text"].clone();
    assert_eq!(
        text,
        format!("There is nothing to play on from there: choose a moment after 0 to {} moves.", last - 1)
    );
    for (query, problem) in [
        (format!("seat=0&ply={last}&world=real&batch=0"), (404, "unknown_moment")),
        ("seat=9&ply=0&world=real&batch=0".into(), (422, "bad_seats")),
        ("seat=0&ply=0&world=real".into(), (400, "malformed")),
    ] {
        let answer = server.get(&at(&opened, &format!("play-outs?{query}"))).await;
        assert_eq!(answer.problem(), (problem.0, problem.1.to_owned()), "{query}");
    }
    drop(ada);

    // A game that is still on tells nobody what else could be.
    let (unfinished, _) = server.two_at_kuhn().await;
    let refused = server.post(&at(&unfinished, "play-on"), None, from(0, 0)).await.problem();
    assert_eq!(refused, (409, "not_started".into()));
    server.host(&unfinished, json!({ "do": "start" })).await;
    let refused = server.post(&at(&unfinished, "play-on"), None, from(0, 0)).await.problem();
    assert_eq!(refused, (409, "not_over".into()));
    let refused = server.get(&at(&unfinished, "play-outs?seat=0&ply=0&world=real&batch=0")).await.problem();
    assert_eq!(refused, (409, "not_over".into()));
}
