//! What Prometheus reads of a server, and what it cannot read.

use serde_json::json;

use crate::support::http;
use crate::support::player::play_to_the_end;
use crate::support::process::run;
use crate::support::{Opened, TestServer};

async fn read(server: &TestServer) -> String {
    let answer = http::request(server.metrics, "GET", "/metrics", &[], "").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(answer.header("content-type").unwrap().starts_with("application/openmetrics-text"));
    answer.body
}

/// The value of a series.
fn value(text: &str, series: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(series)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {series} in {text}")).parse().unwrap()
}

async fn table(server: &TestServer) -> Opened {
    let open = json!({
        "game": "color-doubt", "name": "Adalgisa", "chair": 0, "bots": [[1, "random"]], "start": true,
        "options": { "games": 1 },
    });
    server.open(open).await
}

#[tokio::test]
async fn a_game_is_counted_and_not_named() {
    let server = TestServer::start().await;
    let before = read(&server).await;
    assert_eq!(value(&before, "parlour_tables"), 0.0);
    assert_eq!(value(&before, "parlour_moves_total"), 0.0);

    let opened = table(&server).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.until("now").await;
    let playing = read(&server).await;
    assert_eq!(value(&playing, r#"parlour_connections{kind="socket"}"#), 1.0);
    assert_eq!(value(&playing, "parlour_tables"), 1.0);
    ada.make(json!({ "type": "a shameful move" })).await;
    play_to_the_end(&mut ada).await;
    let replay = server.get(&format!("/api/tables/{}/replay", opened.table)).await.json();
    assert_eq!(server.get("/api/tables/0000000000000000").await.status, 404);
    assert_eq!(server.get("/api/nowhere").await.status, 404);

    let text = read(&server).await;
    assert_eq!(value(&text, "parlour_moves_total") as usize, replay["moves"].as_array().unwrap().len());
    assert!(value(&text, "parlour_changes_total") > value(&text, "parlour_moves_total"));
    assert!(value(&text, "parlour_commit_seconds_count") > 0.0);
    assert_eq!(value(&text, r#"parlour_refused_total{code="malformed"}"#), 1.0);
    assert_eq!(value(&text, r#"parlour_refused_total{code="unknown_table"}"#), 1.0);
    assert_eq!(value(&text, r#"parlour_refused_total{code="not_found"}"#), 1.0);
    for queue in ["writer", "pool", "outbox"] {
        assert_eq!(value(&text, &format!("parlour_waiting{{queue={queue:?}}}")), 0.0);
    }
    for secret in [&opened.table[..4], "Adalgisa", "color-doubt", "shameful", "rainbow", "hands"] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
    ada.close().await;
}

#[tokio::test]
async fn metrics_are_nowhere_but_at_their_own_address() {
    let server = TestServer::start().await;
    let at_the_tables = server.get("/metrics").await;
    assert!(!at_the_tables.body.contains("parlour_moves"), "{}", at_the_tables.body);
    assert_eq!(http::request(server.metrics, "GET", "/api/tables", &[], "").await.status, 404);
}

#[tokio::test]
async fn a_taken_address_for_metrics_is_told_with_its_option() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("parlour.db").display().to_string();
    let taken = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let listen = ["--listen", "127.0.0.1:0", "--database", &database, "--metrics", &address];
    let (status, _, said) = run(&listen).await;
    assert!(status.code() == Some(1) && said.contains(&address) && said.contains("`--metrics`"), "{said}");
}
