//! No card is in a log, in a figure or in a refusal: the cards of this game are words that are looked for everywhere.

use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, Mutex};

use crate::support::canary::{CARDS, Canary};
use crate::support::client::Client;
use crate::support::http::request;
use crate::support::{Opened, TestServer};
use catalog::{AnyGame, Entry};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;

/// Which cards a text tells.
fn cards(text: &str) -> BTreeSet<usize> {
    (0..CARDS.len()).filter(|&card| text.contains(&CARDS[card])).collect()
}

/// What is logged by all tests of this process: how many lines, and those that tell a card.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<(usize, Vec<String>)>>);

impl Log {
    /// All of it, at the finest level, as the program itself filters it.
    fn start() -> Log {
        let log = Log::default();
        let filter = Targets::new().with_default(LevelFilter::WARN).with_target("server", LevelFilter::TRACE);
        let writer = log.clone();
        let layer = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(move || writer.clone());
        let subscriber = tracing_subscriber::registry().with(layer.with_filter(filter));
        tracing::subscriber::set_global_default(subscriber).expect("no other test logs");
        log
    }

    fn lines(&self) -> usize {
        self.0.lock().unwrap().0
    }

    fn found(&self) -> Vec<String> {
        self.0.lock().unwrap().1.clone()
    }
}

impl io::Write for Log {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        let mut kept = self.0.lock().unwrap();
        kept.0 += 1;
        if !cards(&text).is_empty() {
            kept.1.push(text.into_owned());
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The card that somebody was dealt.
fn own(client: &Client) -> usize {
    let word = client.now["view"]["own"].as_str().unwrap();
    CARDS.iter().position(|card| card == word).unwrap()
}

/// What nobody may do, with every card in it.
async fn misuse(server: &TestServer, opened: &Opened, client: &mut Client, token: Option<&str>) {
    let table = |what: &str| format!("/api/tables/{}{what}", opened.table);
    let at = client.at;
    for card in CARDS.iter() {
        let wrong = [json!({ "show": card }), json!({ card: 1 }), json!([card]), json!({ "deal": [card] })];
        // Whose turn it is may do the first with their own card.
        let is_own = client.now["view"]["own"] == card.as_str();
        for (number, m) in wrong.iter().enumerate().skip(usize::from(is_own)) {
            for at in [at, 99] {
                let body = json!({ "key": format!("misuse-{number}"), "at": at, "move": m });
                refused(&server.post(&table("/moves"), token, body).await.body);
            }
            client.send(json!({ "type": "move", "key": "misuse-00", "at": at, "move": m })).await;
        }
        client.send_raw(Message::text(format!("{{\"type\":\"{card}\""))).await;
        for (path, body) in [
            ("/orders", json!({ "orders": { card: card } })),
            ("/host", json!({ "do": card })),
            ("/sit", json!({ "chair": null, "name": 1, "more": 2 })),
        ] {
            server.post(&table(path), token, body).await;
        }
        server.get(&table(&format!("/why?fact={card}"))).await;
        server.get(&format!("/api/tables/{card}")).await;
        server.get(&format!("/api/{card}?{card}={card}")).await;
    }
}

/// A refusal may repeat what was sent, cut short, and no more.
fn refused(body: &str) {
    let body: Value = serde_json::from_str(body).unwrap();
    assert!(body["code"].is_string(), "{body}");
}

#[tokio::test]
async fn no_card_is_in_a_log_a_figure_or_a_refusal() {
    static CANARY: Entry<Canary> = Entry::new();
    static GAMES: &[&dyn AnyGame] = &[&CANARY];
    let log = Log::start();
    let mut server = TestServer::start_with(|config| config.games = GAMES).await;
    let open = json!({ "game": "canary", "name": "Ada", "chair": 0, "bots": [[2, "random"]], "listed": true });
    let opened = server.open(open).await;
    let ben = server.sit(&opened.table, "Ben").await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    let mut other = server.connect(&opened.table, Some(&ben), 0).await;
    let mut spectator = server.connect(&opened.table, None, 0).await;
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    for client in [&mut ada, &mut other, &mut spectator] {
        while client.now["view"]["public"] != 0 || client.at == 0 {
            client.until("now").await;
        }
    }
    let (of_ada, of_ben) = (own(&ada), own(&other));

    // What a viewer has been sent so far tells their own card alone; so do the figures of the server tell none.
    assert_eq!(cards(&ada.received.concat()), BTreeSet::from([of_ada]));
    assert_eq!(cards(&other.received.concat()), BTreeSet::from([of_ben]));
    assert_eq!(cards(&spectator.received.concat()), BTreeSet::new());
    // Their refusals repeat what they have sent: told of nothing, they are told no card.
    for (client, token) in [(&mut other, Some(ben.as_str())), (&mut spectator, None)] {
        for body in [json!({ "key": "some-key", "at": client.at, "move": "keep" }), json!({}), json!([])] {
            let answer = server.post(&format!("/api/tables/{}/moves", opened.table), token, body).await;
            assert_eq!(cards(&answer.body), BTreeSet::new(), "{}", answer.body);
        }
    }
    for path in ["/health", "/api/tables", "/api/games", &format!("/api/tables/{}", opened.table)] {
        assert_eq!(cards(&server.get(path).await.body), BTreeSet::new(), "{path}");
    }

    misuse(&server, &opened, &mut ada, Some(&opened.seat)).await;
    misuse(&server, &opened, &mut other, Some(&ben)).await;
    misuse(&server, &opened, &mut spectator, None).await;
    ada.send(json!({ "type": "notes", "notes": CARDS.as_slice() })).await;
    // Ada shows her card to Ben: nobody else is told, and no log.
    let shown = json!({ "show": CARDS[of_ada] });
    let at = ada.at;
    assert_eq!(ada.make_with("shows-her-card", at, shown).await["type"], "accepted");
    while other.now["view"]["public"] != 1 {
        other.until("now").await;
    }
    assert!(other.received.last().is_some_and(|_| cards(&other.received.concat()).contains(&of_ada)));
    let at = other.at;
    assert_eq!(other.make_with("keeps-his-card", at, json!("keep")).await["type"], "accepted");
    while spectator.now["turn"] != "over" {
        spectator.until("now").await;
    }
    server.get(&format!("/api/tables/{}/replay", opened.table)).await;
    let figures = request(server.metrics, "GET", "/metrics", &[], "").await.body;
    assert!(figures.contains("parlour_moves_total"), "{figures}");
    assert_eq!(cards(&figures), BTreeSet::new(), "{figures}");
    let server = {
        server.stop().await.unwrap();
        server.restart().await
    };
    let mut again = server.connect(&opened.table, Some(&ben), 0).await;
    again.until("now").await;

    assert!(log.lines() > 50, "it does log: {} lines", log.lines());
    assert_eq!(log.found(), Vec::<String>::new());
    // A card that is logged would be found.
    tracing::warn!(card = CARDS[0], "planted");
    assert_eq!(log.found().len(), 1);
}
