//! People are told of their turns though no page is open, once and in public words alone.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::Reach;

use crate::support::client::Client;
use crate::support::http::{self, Reply};
use crate::support::push::{Browser, Sent, Stub};
use crate::support::{Opened, TestServer};

/// A server that tells people at once.
async fn start() -> TestServer {
    start_with(|_| {}).await
}

async fn start_with(change: impl FnOnce(&mut server::Config)) -> TestServer {
    TestServer::start_with(|config| {
        config.notify_after = Duration::ZERO;
        config.limits.retry = Duration::from_millis(20);
        config.push = Reach::Anywhere;
        config.webhooks = Some(Reach::Anywhere);
        change(config);
    })
    .await
}

/// Ada and Ben at a lobby of Kuhn poker with a clock.
async fn two(server: &TestServer) -> (Opened, String) {
    let (opened, ben) = server.two_at_kuhn().await;
    let clock = json!({ "per": "move", "ms": 86_400_000, "then": "move" });
    assert_eq!(server.host(&opened, json!({ "do": "clock", "clock": clock })).await.status, 204);
    (opened, ben)
}

async fn subscribe(server: &TestServer, table: &str, token: &str, subscription: Value) -> Reply {
    server.post(&format!("/api/tables/{table}/notify"), Some(token), subscription).await
}

/// Ada is at the table, and the game has started.
async fn start_game(server: &TestServer, opened: &Opened) -> Client {
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    server.host(opened, json!({ "do": "start" })).await;
    while ada.now["options"].is_null() {
        ada.until("now").await;
    }
    ada
}

/// A move without a connection.
async fn make(server: &TestServer, table: &str, token: &str, key: &str, at: u32, m: &str) -> Reply {
    let body = json!({ "key": format!("move-{key}"), "at": at, "move": m });
    server.post(&format!("/api/tables/{table}/moves"), Some(token), body).await
}

async fn count(server: &TestServer, rows: &str) -> i64 {
    let mut database = server.database().await;
    let count = sqlx::query_scalar(sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {rows}")));
    count.fetch_one(&mut database).await.unwrap()
}

/// Waits until there are so many of something in the database.
async fn until(server: &TestServer, rows: &str, wanted: i64) {
    let found = tokio::time::timeout(Duration::from_secs(20), async {
        while count(server, rows).await != wanted {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    });
    assert!(found.await.is_ok(), "{rows}: not {wanted}, but {}", count(server, rows).await);
}

#[tokio::test]
async fn whoever_is_not_there_is_told_of_their_turn_and_of_the_end_once() {
    let server = start().await;
    let mut stub = Stub::start().await;
    let (opened, ben) = two(&server).await;
    let browser = Browser::new(&stub, 7);
    assert_eq!(subscribe(&server, &opened.table, &ben, browser.subscription("de")).await.status, 204);
    let mut ada = start_game(&server, &opened).await;
    assert_eq!(ada.make(json!("pass")).await["type"], "accepted");

    let sent = stub.next().await;
    assert_eq!((sent.path.as_str(), sent.header("content-encoding")), ("/7", "aes128gcm"));
    assert!(sent.header("ttl").parse::<u32>().unwrap() >= 86_400);
    let topic = sent.header("topic").to_owned();
    assert!(topic.len() == 32 && topic.bytes().all(|byte| byte.is_ascii_alphanumeric()), "{topic}");
    let key = server.get("/api/notices").await.json()["key"].as_str().unwrap().to_owned();
    let authorization = sent.header("authorization");
    assert!(authorization.starts_with("vapid t=") && authorization.ends_with(&format!(", k={key}")));
    let told = browser.read(&sent);
    assert_eq!(
        told,
        json!({
            "web_push": 8030,
            "notification": {
                "title": "Kuhn poker",
                "body": "Du bist am Zug am Tisch von Ada",
                "lang": "de",
                "navigate": format!("http://{}/t/{}", server.address, opened.table),
                "tag": format!("parlour-{}", opened.table),
                "data": { "id": told["notification"]["data"]["id"] },
            },
        })
    );
    until(&server, "outbox", 0).await;

    // Ada is there, and is told nothing; Ben, who moves without looking, is told of the end.
    assert_eq!(make(&server, &opened.table, &ben, "ben-0000", 3, "bet").await.status, 200);
    while ada.now["options"].is_null() {
        ada.until("now").await;
    }
    assert_eq!(ada.make(json!("pass")).await["type"], "accepted");
    let over = stub.next().await;
    assert_eq!(over.header("topic"), topic, "it takes the place of the one before");
    let told_over = browser.read(&over);
    assert_eq!(told_over["notification"]["body"], "Das Spiel am Tisch von Ada ist vorbei");
    assert_ne!(told_over["notification"]["data"]["id"], told["notification"]["data"]["id"]);
    until(&server, "outbox", 0).await;
    assert!(stub.is_empty());
}

#[tokio::test]
async fn whoever_comes_by_themselves_is_told_nothing() {
    let server = start_with(|config| config.notify_after = Duration::from_secs(3600)).await;
    let stub = Stub::start().await;
    let (opened, ben) = two(&server).await;
    subscribe(&server, &opened.table, &ben, Browser::new(&stub, 1).subscription("en")).await;
    let mut ada = start_game(&server, &opened).await;
    ada.make(json!("pass")).await;
    assert_eq!(count(&server, "outbox").await, 1);
    let mut back = server.connect(&opened.table, Some(&ben), 0).await;
    back.until("now").await;
    assert_eq!(count(&server, "outbox").await, 0);
    back.make(json!("bet")).await;
    // Who is not there when the game ends, and has said that they want to be told.
    back.close().await;
    ada.room_where(|room| room["chairs"][1]["who"]["connected"] == false).await;
    ada.make(json!("bet")).await;
    assert_eq!(count(&server, "outbox WHERE over = 1").await, 1);
    assert!(stub.is_empty());
}

#[tokio::test]
async fn a_turn_that_has_passed_calls_nobody() {
    let server = start_with(|config| config.notify_after = Duration::from_secs(3600)).await;
    let stub = Stub::start().await;
    let (opened, ben) = two(&server).await;
    for (number, token) in [&opened.seat, &ben].into_iter().enumerate() {
        let browser = Browser::new(&stub, number as u8);
        assert_eq!(subscribe(&server, &opened.table, token, browser.subscription("en")).await.status, 204);
    }
    let mut ada = start_game(&server, &opened).await;
    assert_eq!(count(&server, "outbox WHERE chair = 0").await, 1, "she is there: it waits until she is not");
    ada.make(json!("pass")).await;
    assert_eq!((count(&server, "outbox").await, count(&server, "outbox WHERE chair = 1").await), (1, 1));
    make(&server, &opened.table, &ben, "ben-0000", 3, "bet").await;
    assert_eq!((count(&server, "outbox").await, count(&server, "outbox WHERE chair = 0").await), (1, 1));
}

#[tokio::test]
async fn whoever_leaves_on_their_turn_is_told_of_it() {
    let server = start().await;
    let mut stub = Stub::start().await;
    let (opened, _) = two(&server).await;
    let browser = Browser::new(&stub, 1);
    subscribe(&server, &opened.table, &opened.seat, browser.subscription("en")).await;
    let ada = start_game(&server, &opened).await;
    assert_eq!(count(&server, "outbox").await, 1);
    ada.close().await;
    let told = browser.read(&stub.next().await);
    assert_eq!(told["notification"]["body"], "Your turn at the table of Ada");
    until(&server, "outbox", 0).await;
}

#[tokio::test]
async fn a_notice_is_tried_again_and_a_browser_that_is_gone_is_forgotten() {
    let server = start().await;
    let mut stub = Stub::start().await;
    let (opened, ben) = two(&server).await;
    let browser = Browser::new(&stub, 1);
    subscribe(&server, &opened.table, &ben, browser.subscription("en")).await;
    *stub.answers.lock().unwrap() =
        vec![StatusCode::SERVICE_UNAVAILABLE, StatusCode::TOO_MANY_REQUESTS, StatusCode::CREATED, StatusCode::GONE];
    let mut ada = start_game(&server, &opened).await;
    ada.make(json!("pass")).await;
    let mut ids = BTreeSet::new();
    for _ in 0..3 {
        ids.insert(browser.read(&stub.next().await)["notification"]["data"]["id"].to_string());
    }
    assert_eq!(ids.len(), 1, "it is the same notice");
    until(&server, "outbox", 0).await;
    assert_eq!(count(&server, "subscriptions").await, 1);

    make(&server, &opened.table, &ben, "ben-0000", 3, "bet").await;
    while ada.now["options"].is_null() {
        ada.until("now").await;
    }
    ada.make(json!("pass")).await;
    stub.next().await;
    until(&server, "subscriptions", 0).await;
    assert_eq!(count(&server, "outbox").await, 0);
}

#[tokio::test]
async fn a_seat_that_is_handed_on_tells_its_old_player_nothing() {
    let server = start().await;
    let stub = Stub::start().await;
    let (opened, ben) = two(&server).await;
    let browser = Browser::new(&stub, 1);
    let feed = format!("/api/tables/{}/feed", opened.table);
    for round in 0..2 {
        let token = if round == 0 { ben.clone() } else { opened.seat.clone() };
        assert_eq!(subscribe(&server, &opened.table, &token, browser.subscription("en")).await.status, 204);
        let made = server.post(&feed, Some(&token), json!({ "language": "en" })).await.json();
        let secret = made["feed"].as_str().unwrap().to_owned();
        assert_eq!(server.get(&format!("{feed}/{secret}")).await.status, 200);
        if round == 0 {
            let ticket = format!("/api/tables/{}/ticket", opened.table);
            let ticket =
                server.post(&ticket, Some(&token), json!({ "chair": null })).await.json()["ticket"].clone();
            let take = format!("/api/tables/{}/take", opened.table);
            assert_eq!(server.post(&take, None, json!({ "ticket": ticket })).await.status, 201);
        } else {
            server.host(&opened, json!({ "do": "start" })).await;
            assert_eq!(server.host(&opened, json!({ "do": "free", "chair": 0 })).await.status, 204);
        }
        assert_eq!(count(&server, "subscriptions").await, 0, "round {round}");
        assert_eq!(server.get(&format!("{feed}/{secret}")).await.problem().1, "not_found");
    }
}

#[tokio::test]
async fn what_is_no_subscription_is_refused() {
    let server = start_with(|config| config.push = Reach::Public).await;
    let stub = Stub::start().await;
    let (opened, ben) = two(&server).await;
    let good = |change: fn(&mut Value)| {
        let mut subscription = Browser::new(&stub, 1).subscription("xx");
        subscription["endpoint"] = json!("https://push.example/1");
        change(&mut subscription);
        subscription
    };
    for wrong in [
        good(|it| it["endpoint"] = json!("http://push.example/1")),
        good(|it| it["endpoint"] = json!("https://127.0.0.1/1")),
        good(|it| it["keys"]["p256dh"] = json!("AAAA")),
        good(|it| it["keys"]["auth"] = json!("AAAA")),
    ] {
        let refused = subscribe(&server, &opened.table, &ben, wrong.clone()).await;
        assert_eq!(refused.problem(), (400, "malformed".into()), "{wrong}");
    }
    assert_eq!(subscribe(&server, &opened.table, &opened.host, good(|_| {})).await.problem().0, 403);
    // Again is not twice; and too many are too many.
    for number in [0, 0, 1, 2, 3, 4, 5, 6, 7] {
        let mut one = good(|_| {});
        one["endpoint"] = json!(format!("https://push.example/{number}"));
        assert_eq!(subscribe(&server, &opened.table, &ben, one).await.status, 204);
    }
    assert_eq!(count(&server, "subscriptions").await, 8);
    let mut more = good(|_| {});
    more["endpoint"] = json!("https://push.example/8");
    assert_eq!(subscribe(&server, &opened.table, &ben, more).await.problem().1, "too_many");
    // One is taken away.
    let mut none = good(|it| it["keys"] = Value::Null);
    none["endpoint"] = json!("https://push.example/3");
    assert_eq!(subscribe(&server, &opened.table, &ben, none).await.status, 204);
    assert_eq!(count(&server, "subscriptions").await, 7);
    // Where no clock runs nobody is called.
    server.host(&opened, json!({ "do": "clock", "clock": null })).await;
    assert_eq!(subscribe(&server, &opened.table, &ben, good(|_| {})).await.problem().1, "malformed");
}

#[tokio::test]
async fn a_browser_with_a_new_address_is_told_there() {
    let server = start().await;
    let (old, new) = (Stub::start().await, Stub::start().await);
    let (opened, ben) = two(&server).await;
    let moved = async |from: Value, to: &Value| {
        let asked = json!({ "old": from, "endpoint": to["endpoint"], "keys": to["keys"] });
        server.post("/api/notices/moved", None, asked).await
    };
    let [first, later] = [&old, &new].map(|stub| Browser::new(stub, 1).subscription("de"));
    assert_eq!(moved(first["endpoint"].clone(), &later).await.status, 204, "nothing was told there");
    assert_eq!(count(&server, "subscriptions").await, 0);
    assert_eq!(subscribe(&server, &opened.table, &ben, first.clone()).await.status, 204);
    let mut wrong = later.clone();
    wrong["keys"]["auth"] = json!("AAAA");
    assert_eq!(moved(first["endpoint"].clone(), &wrong).await.problem(), (400, "malformed".into()));
    for _ in 0..2 {
        assert_eq!(moved(first["endpoint"].clone(), &later).await.status, 204);
    }
    assert_eq!(count(&server, "subscriptions").await, 1);
    let of_later =
        format!("subscriptions WHERE language = 'de' AND endpoint = '{}'", later["endpoint"].as_str().unwrap());
    assert_eq!(count(&server, &of_later).await, 1);
}

#[tokio::test]
async fn a_feed_tells_a_seats_turns_to_who_has_its_address() {
    let server = start().await;
    let (opened, ben) = two(&server).await;
    let path = format!("/api/tables/{}/feed", opened.table);
    let made = server.post(&path, Some(&ben), json!({ "language": "fr" })).await;
    let feed = format!("{path}/{}", made.json()["feed"].as_str().unwrap());
    let empty = server.get(&feed).await;
    assert_eq!(empty.status, 200);
    assert!(empty.head.contains("application/atom+xml") && !empty.body.contains("<entry>"), "{}", empty.body);
    assert!(empty.body.contains("Kuhn poker\u{a0}: la table d’Ada") && empty.body.contains("xml:lang=\"fr\""));

    let mut ada = start_game(&server, &opened).await;
    assert!(!server.get(&feed).await.body.contains("<entry>"), "it is Ada's turn");
    ada.make(json!("pass")).await;
    let told = server.get(&feed).await;
    assert_eq!(told.body.matches("À toi de jouer à la table d’Ada").count(), 1, "{}", told.body);
    assert!(told.body.contains(&format!("<link href=\"http://{}/t/{}\"/>", server.address, opened.table)));
    let tag = told.head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().trim().to_owned();
    let known = http::request(server.address, "GET", &feed, &[("if-none-match", &tag)], "").await;
    assert_eq!((known.status, known.body.as_str()), (304, ""));

    make(&server, &opened.table, &ben, "ben-0000", 3, "bet").await;
    while ada.now["options"].is_null() {
        ada.until("now").await;
    }
    ada.make(json!("bet")).await;
    let over = http::request(server.address, "GET", &feed, &[("if-none-match", &tag)], "").await;
    assert_eq!((over.status, over.body.matches("<entry>").count()), (200, 2), "{}", over.body);
    assert!(over.body.contains("est terminée"));

    // A new address takes the place of the old one, a restart of the server keeps it, and it can be taken away.
    let again = server.post(&path, Some(&ben), json!({ "language": "en" })).await;
    assert_eq!(server.get(&feed).await.problem(), (404, "not_found".into()));
    let feed = format!("{path}/{}", again.json()["feed"].as_str().unwrap());
    let server = server.restart().await;
    assert!(server.get(&feed).await.body.contains("Your turn at the table of Ada"));
    let none = server.post(&path, Some(&ben), json!({ "language": null })).await;
    assert_eq!(none.json(), json!({ "feed": null }));
    assert_eq!(server.get(&feed).await.status, 404);
    assert_eq!(server.get(&format!("{path}/{}", opened.seat)).await.status, 404, "a seat's key is no feed's");
}

#[tokio::test]
async fn a_webhook_is_told_where_the_server_allows_it() {
    let server = start().await;
    let mut stub = Stub::start().await;
    let (opened, ben) = two(&server).await;
    let url = format!("http://{}/hook", stub.address);
    assert_eq!(server.host(&opened, json!({ "do": "webhook", "url": "no address" })).await.problem().0, 400);
    assert_eq!(server.host(&opened, json!({ "do": "webhook", "url": url })).await.status, 204);
    let mut ada = start_game(&server, &opened).await;
    ada.room_where(|room| room["webhook"] == true).await;
    ada.make(json!("pass")).await;
    let sent = stub.next().await;
    assert_eq!((sent.path.as_str(), sent.header("content-type")), ("/hook", "application/json"));
    let told = sent.json();
    let expected = json!({
        "id": told["id"], "table": opened.table, "game": "kuhn-poker", "host": "Ada", "turn": "Ben", "seat": 1,
        "over": false,
    });
    assert_eq!(told, expected);
    make(&server, &opened.table, &ben, "ben-0000", 3, "pass").await;
    let over = stub.next().await.json();
    assert_eq!((&over["turn"], &over["seat"], &over["over"]), (&Value::Null, &Value::Null, &json!(true)));
    until(&server, "outbox", 0).await;
    assert!(stub.is_empty());

    for (allowed, status) in [(None, 404), (Some(Reach::Public), 400)] {
        let server = start_with(|config| config.webhooks = allowed).await;
        let (opened, _) = two(&server).await;
        let refused = server.host(&opened, json!({ "do": "webhook", "url": url })).await;
        assert_eq!(refused.problem().0, status, "{allowed:?}");
        assert_eq!(server.get("/api/notices").await.json()["webhooks"], json!(allowed.is_some()));
        assert_eq!(server.host(&opened, json!({ "do": "webhook", "url": null })).await.status, 204);
    }
}

#[tokio::test]
async fn a_webhook_that_is_set_in_the_middle_of_a_turn_is_told_of_that_turn() {
    let server = start().await;
    let mut stub = Stub::start().await;
    let (opened, _) = two(&server).await;
    let mut ada = start_game(&server, &opened).await;
    ada.make(json!("pass")).await;
    let set = async |url: Value| {
        assert_eq!(server.host(&opened, json!({ "do": "webhook", "url": url })).await.status, 204);
    };
    set(json!(format!("http://{}/hook", stub.address))).await;
    assert_eq!(stub.next().await.json()["turn"], "Ben");
    until(&server, "outbox", 0).await;
    // Who is told no more has nothing waiting.
    set(Value::Null).await;
    until(&server, "outbox", 0).await;
    assert!(stub.is_empty());
}

#[tokio::test]
async fn a_webhook_hears_of_the_end_though_everybody_is_out() {
    let server = start_with(|config| config.limits.shortest_clock = 1).await;
    let mut stub = Stub::start().await;
    let (opened, _) = server.two_at_kuhn().await;
    let clock = json!({ "per": "player", "ms": 50, "then": "out" });
    let url = format!("http://{}/hook", stub.address);
    for does in [json!({ "do": "clock", "clock": clock }), json!({ "do": "webhook", "url": url })] {
        assert_eq!(server.host(&opened, does).await.status, 204);
    }
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    // Nobody ever comes.
    while stub.next().await.json()["over"] != true {}
    let mut spectator = server.connect(&opened.table, None, 0).await;
    // Bots have played to the end, and the seats are their people's again.
    let room = spectator.room_where(|room| room["phase"] == "over").await;
    assert!(room["chairs"].as_array().unwrap()[..2].iter().all(|chair| chair["who"]["bot"].is_null()), "{room}");
}

/// Whatever is sent of one game, with what differs from table to table in the same place.
async fn whole_game(seed: u64) -> (Vec<String>, Value) {
    let server = start_with(|config| config.seed = Some(seed)).await;
    let mut stub = Stub::start().await;
    let (opened, ben) = two(&server).await;
    let url = format!("http://{}/hook", stub.address);
    server.host(&opened, json!({ "do": "webhook", "url": url })).await;
    let browsers = [Browser::new(&stub, 0), Browser::new(&stub, 1)];
    for (browser, token) in browsers.iter().zip([&opened.seat, &ben]) {
        subscribe(&server, &opened.table, token, browser.subscription("en")).await;
    }
    server.host(&opened, json!({ "do": "start" })).await;
    let mut said: BTreeMap<String, String> = BTreeMap::new();
    let mut hear = |sent: Sent, moment: usize| {
        let mut told = match sent.path.as_str() {
            "/0" => browsers[0].read(&sent),
            "/1" => browsers[1].read(&sent),
            _ => sent.json(),
        };
        for id in ["/id", "/notification/data/id"] {
            told.pointer_mut(id).map(Value::take);
        }
        let text = told.to_string().replace(&opened.table, "TABLE").replace(&server.address.to_string(), "SERVER");
        let length = if sent.path == "/hook" { text.len() } else { sent.body.len() };
        let before = said.insert(format!("{moment} {}", sent.path), format!("{text} {length}"));
        assert_eq!(before, None, "twice");
    };
    for (moment, (token, key, m)) in
        [(&opened.seat, "ada-0000", "pass"), (&ben, "ben-0000", "bet"), (&opened.seat, "ada-0001", "bet")]
            .into_iter()
            .enumerate()
    {
        for _ in 0..2 {
            hear(stub.next().await, moment);
        }
        assert_eq!(make(&server, &opened.table, token, key, moment as u32 + 2, m).await.status, 200);
    }
    for _ in 0..3 {
        hear(stub.next().await, 3);
    }
    until(&server, "outbox", 0).await;
    assert!(stub.is_empty());
    let replay = server.get(&format!("/api/tables/{}/replay", opened.table)).await.json();
    (said.into_iter().map(|(to, told)| format!("{to} {told}")).collect(), replay["moves"][0].clone())
}

#[tokio::test]
async fn what_is_sent_is_the_same_whatever_was_dealt() {
    let (said, first) = whole_game(1).await;
    assert_eq!(said.len(), 9);
    let mut deals = BTreeSet::from([first.to_string()]);
    for seed in 2..6 {
        let (again, deal) = whole_game(seed).await;
        assert_eq!(again, said);
        deals.insert(deal.to_string());
    }
    assert!(deals.len() > 1, "it was the same deal");
}
