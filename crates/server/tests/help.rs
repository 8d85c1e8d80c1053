//! How much help a table gives, who gets it, and the review when all is over.

use std::time::Duration;

use crate::support::client::PATIENCE;
use crate::support::http::{Reply, request};
use crate::support::{Opened, TestServer};
use serde_json::{Value, json};

/// How long after the news an aid comes that takes no longer.
const AIDS_EVERY: Duration = Duration::from_millis(100);

/// A game of Clue for Ada, with two bots that never get their turn while she thinks.
async fn clue(server: &TestServer, help: Option<&str>) -> Opened {
    let mut open = json!({
        "game": "clue", "name": "Ada", "chair": 0, "bots": [[1, "novice"], [2, "novice"]], "start": true
    });
    if let Some(help) = help {
        open["help"] = help.into();
    }
    server.open(open).await
}

/// What helps Ada once the cards are dealt; null when the table gives no help.
async fn aid_of(server: &TestServer, opened: &Opened, is_helped: bool) -> Value {
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    while ada.now["turn"].is_null() || ada.now["turn"] == "chance" {
        ada.until("now").await;
    }
    if !is_helped {
        while let Some(message) = ada.soon(3 * AIDS_EVERY).await {
            assert_ne!(message["type"], "aid");
        }
        return Value::Null;
    }
    loop {
        let message = ada.until("aid").await;
        if message["at"] == ada.at {
            return message["aid"].clone();
        }
    }
}

/// The question why a card is, or is not, with a holder, as it is written in an address.
fn holds(card: &str, holder: Value) -> String {
    let fact = json!({ "card": card, "holder": holder }).to_string();
    let escaped = |byte: u8| match byte {
        b'a'..=b'z' | b'0'..=b'9' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    format!("fact={}", fact.bytes().map(escaped).collect::<String>())
}

async fn why(server: &TestServer, table: &str, token: Option<&str>, query: &str) -> Reply {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
    request(server.address, "GET", &format!("/api/tables/{table}/why?{query}"), &headers, "").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_viewer_gets_as_much_help_as_the_table_allows() {
    let server = TestServer::start().await;
    for (help, expected) in [(None, 0), (Some("paper"), 0), (Some("reasoner"), 1), (Some("oracle"), 2)] {
        let opened = clue(&server, help).await;
        let aid = aid_of(&server, &opened, expected > 0).await;
        let cells = |test: fn(f64) -> bool| {
            let facts = aid["facts"].as_array().into_iter().flatten();
            facts.filter_map(|told| told["possible"].as_f64()).filter(|&x| test(x)).count()
        };
        let (certain, open) =
            (cells(|chance| chance == 0.0 || chance == 1.0), cells(|chance| chance > 0.0 && chance < 1.0));
        assert_eq!((certain > 0, open > 0), (expected >= 1, expected == 2), "{help:?}: {aid}");
        let mut spectator = server.connect(&opened.table, None, 0).await;
        spectator.until("now").await;
        while let Some(message) = spectator.soon(3 * AIDS_EVERY).await {
            assert_ne!(message["type"], "aid", "spectators get none");
        }

        let rope = holds("rope", json!({ "seat": 0 }));
        let answer = why(&server, &opened.table, Some(&opened.seat), &rope).await;
        if expected == 0 {
            assert_eq!(answer.problem(), (403, "not_yours".into()));
        } else {
            assert_eq!(answer.status, 200, "{}", answer.body);
            let reasons = answer.json()["reasons"].clone();
            assert_eq!(reasons[0]["news"], 0, "it follows from the deal: {reasons}");
            assert!(!reasons[0]["message"]["name"].as_str().unwrap().is_empty(), "{reasons}");
            // What another could know is nobody's business before the end.
            let of_another = why(&server, &opened.table, Some(&opened.seat), &format!("{rope}&seat=1")).await;
            assert_eq!(of_another.problem(), (409, "not_over".into()));
            assert_eq!(why(&server, &opened.table, None, &rope).await.problem(), (403, "not_yours".into()));
            assert_eq!(why(&server, &opened.table, Some(&opened.seat), "fact=rope").await.problem().0, 400);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_before_the_game_and_all_see_it() {
    let server = TestServer::start().await;
    let opened = server.open(json!({ "game": "clue", "name": "Ada", "chair": 0 })).await;
    let mut guest = server.connect(&opened.table, None, 0).await;
    assert_eq!(guest.until("room").await["help"], "clerk");
    assert_eq!(server.host(&opened, json!({ "do": "help", "help": "oracle" })).await.status, 204);
    guest.room_where(|room| room["help"] == "oracle").await;
    assert_eq!(server.host(&opened, json!({ "do": "help", "help": "psychic" })).await.status, 400);

    let server = server.restart().await;
    let mut guest = server.connect(&opened.table, None, 0).await;
    assert_eq!(guest.until("room").await["help"], "oracle", "it is kept");
    for name in ["Ben", "Cleo"] {
        server.sit(&opened.table, name).await;
    }
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    let late = server.host(&opened, json!({ "do": "help", "help": "paper" })).await;
    assert_eq!(late.problem(), (409, "already_started".into()));

    // A game that has no such help to give.
    let (kuhn, _) = server.two_at_kuhn().await;
    assert_eq!(server.host(&kuhn, json!({ "do": "help", "help": "oracle" })).await.problem().1, "bad_options");
    assert_eq!(server.host(&kuhn, json!({ "do": "help", "help": "clerk" })).await.status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed() {
    let server = TestServer::start().await;
    let bots = json!([[0, "random"], [1, "random"], [2, "random"]]);
    let open = json!({ "game": "clue", "name": "Ada", "chair": null, "bots": bots, "start": true });
    let opened = server.open(open).await;
    let _awake = server.connect(&opened.table, Some(&opened.host), 0).await;
    let path = format!("/api/tables/{}/review", opened.table);
    let began = tokio::time::Instant::now();
    let review = loop {
        let answer = server.get(&path).await;
        if answer.status == 200 {
            break answer.json();
        }
        assert_eq!(answer.problem(), (409, "not_over".into()));
        assert!(began.elapsed() < PATIENCE);
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let replay = server.get(&format!("/api/tables/{}/replay", opened.table)).await.json();
    let moves = replay["moves"].as_array().unwrap().len();
    let curves = review["curves"].as_array().unwrap();
    assert_eq!(curves.len(), 4, "three seats and what all could know");
    assert!(curves.iter().all(|curve| curve["values"].as_array().unwrap().len() == moves + 1));
    assert!(review["summary"].as_array().unwrap().len() >= 4);
    assert_eq!(review, server.get(&path).await.json());

    let answer =
        why(&server, &opened.table, None, &format!("{}&seat=2&ply=1", holds("rope", json!("case_file")))).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(
        why(&server, &opened.table, None, &format!("{}&seat=7", holds("rope", json!("case_file"))))
            .await
            .problem()
            .1,
        "bad_seats"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_help_is_reviewed_all_the_same() {
    let server = TestServer::start().await;
    let bots = json!([[0, "random"], [1, "random"]]);
    let open = json!({ "game": "kuhn-poker", "name": "Ada", "chair": null, "bots": bots, "start": true });
    let opened = server.open(open).await;
    let mut awake = server.connect(&opened.table, Some(&opened.host), 0).await;
    while awake.until("now").await["turn"] != "over" {}
    let answer = server.get(&format!("/api/tables/{}/review", opened.table)).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.json()["unit"]["name"], "unit");
}

#[tokio::test(flavor = "multi_thread")]
async fn help_comes_after_the_news_to_which_it_belongs_and_at_a_fixed_time() {
    let server = TestServer::start().await;
    let opened = clue(&server, Some("oracle")).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    while ada.now["options"].is_null() {
        ada.until("now").await;
    }
    while ada.until("aid").await["at"] != ada.at {}
    let mut other = server.connect(&opened.table, Some(&opened.seat), 0).await;
    other.until("now").await;
    while other.until("aid").await["at"] != other.at {}
    // Both connections of the seat are told the same, the move first and what follows from it later.
    // The clock starts before the move: what is slow to come makes nothing look too early.
    let (before, made) = (ada.at, tokio::time::Instant::now());
    assert_eq!(ada.make(json!({ "type": "roll" })).await["type"], "accepted");
    while ada.at == before || ada.now["options"].is_null() {
        ada.until("now").await;
    }
    let aid = loop {
        let aid = ada.until("aid").await;
        if aid["at"] == ada.at {
            break aid;
        }
    };
    assert!(made.elapsed() > AIDS_EVERY / 2, "{:?}", made.elapsed());
    while other.until("aid").await != aid {}
}

async fn hint(server: &TestServer, table: &str, token: Option<&str>) -> Reply {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
    request(server.address, "POST", &format!("/api/tables/{table}/hint"), &headers, "").await
}

/// Waits until somebody has something to choose.
async fn to_choose(server: &TestServer, opened: &Opened) -> crate::support::client::Client {
    let mut client = server.connect(&opened.table, Some(&opened.seat), 0).await;
    while client.now["options"].is_null() {
        client.until("now").await;
    }
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_legal_moves_with_words_and_are_the_same_when_asked_again() {
    let server = TestServer::start().await;
    for game in catalog::games() {
        let chairs = game.info().seats[0];
        let bots: Vec<Value> = (1..chairs).map(|chair| json!([chair, game.easiest()])).collect();
        let open = json!({ "game": game.name(), "name": "Ada", "chair": 0, "bots": bots, "start": true });
        let opened = server.open(open).await;
        let mut ada = to_choose(&server, &opened).await;
        let answer = hint(&server, &opened.table, Some(&opened.seat)).await;
        assert_eq!(answer.status, 200, "{}: {}", game.name(), answer.body);
        assert_eq!(hint(&server, &opened.table, Some(&opened.seat)).await.json(), answer.json());
        let told = answer.json();
        assert!(told["act"]["name"].as_str().unwrap().starts_with("hint-"), "{told}");
        assert_eq!(ada.make(told["move"].clone()).await["type"], "accepted", "{told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_for_the_player_to_move_where_the_table_gives_them() {
    let server = TestServer::start().await;
    let opened = clue(&server, None).await;
    let _ada = to_choose(&server, &opened).await;
    assert_eq!(hint(&server, &opened.table, None).await.problem(), (403, "not_yours".into()));
    assert_eq!(hint(&server, &opened.table, Some(&opened.host)).await.problem(), (403, "not_yours".into()));
    assert_eq!(hint(&server, "nosuchtable", Some(&opened.seat)).await.problem().1, "unknown_table");

    let paper = clue(&server, Some("paper")).await;
    let _ada = to_choose(&server, &paper).await;
    assert_eq!(hint(&server, &paper.table, Some(&paper.seat)).await.problem(), (403, "not_yours".into()));

    let (kuhn, other) = server.two_at_kuhn().await;
    assert_eq!(hint(&server, &kuhn.table, Some(&kuhn.seat)).await.problem(), (409, "not_started".into()));
    assert_eq!(server.host(&kuhn, json!({ "do": "start" })).await.status, 204);
    let _first = to_choose(&server, &kuhn).await;
    assert_eq!(hint(&server, &kuhn.table, Some(&kuhn.seat)).await.status, 200);
    assert_eq!(hint(&server, &kuhn.table, Some(&other)).await.problem(), (409, "out_of_turn".into()));
}
