//! What every answer carries, who may ask, and the client's own files.

use crate::support::TestServer;
use crate::support::http::{Lines, request};
use crate::support::player::play_to_the_end;
use serde_json::{Value, json};

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_it() {
    let server = TestServer::start().await;
    for path in ["/", "/t/0123456789abcdef", "/rules/clue", "/api/games", "/api/nothing", "/nothing.js", "/health"]
    {
        let answer = server.get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        let programs = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';";
        let others = policy.strip_prefix(programs).expect(path);
        assert!(!others.contains("unsafe") && !others.contains("http:"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("x-frame-options"), Some("DENY"));
        let is_data = answer.header("content-type").is_some_and(|kind| kind.starts_with("application/json"));
        let opener = answer.header("cross-origin-opener-policy");
        assert_eq!(opener, (!is_data).then_some("same-origin"), "data runs no scripts: {path}");
        if path.starts_with("/api/") {
            assert_eq!(answer.header("cache-control"), Some("no-store"));
        }
    }
    // A worker is held to the policy of its script; what nobody reads of a script or a style sheet is not sent with it.
    let script = server.get("/theme.js").await;
    assert!(script.header("content-security-policy").is_some());
    assert_eq!(script.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(script.header("x-frame-options"), None);
    for (kind, path, is_held) in
        [("script", "/theme.js", false), ("worker", "/theme.js", true), ("script", "/", true)]
    {
        let answer = request(server.address, "GET", path, &[("sec-fetch-dest", kind)], "").await;
        assert_eq!(answer.header("content-security-policy").is_some(), is_held, "{path} as {kind}");
    }
}

#[tokio::test]
async fn every_page_is_the_client_and_every_file_is_cached_as_it_may_be() {
    let server = TestServer::start().await;
    let index = server.get("/").await;
    assert_eq!((index.status, index.header("cache-control")), (200, Some("no-cache")));
    assert!(index.body.to_lowercase().contains("<!doctype html>"));
    assert!(!index.body.contains("<script>"), "no inline script");
    let pages = [
        "/t/0123456789abcdef",
        "/t/0123456789abcdef/replay",
        "/t/0123456789abcdef/deals",
        "/saved",
        "/open/clue/evening",
        "/screen/0123456789abcdef",
        "/BCDF",
        "/bcdf",
        "/rules/clue",
        "/open/clue",
        "/notebook",
        "/record",
        "/case/today",
        "/about",
        "/?x=1",
    ];
    for page in pages {
        let answer = server.get(page).await;
        assert_eq!((answer.status, &answer.body), (200, &index.body), "{page}");
    }
    for page in [
        "/nothing",
        "/rules/chess",
        "/open",
        "/screen",
        "/BCDE",
        "/BCDF/more",
        "/t/0123456789abcdef/cards",
        "/notebook/1",
        "/record/1",
        "/case/hello",
    ] {
        let answer = server.get(page).await;
        assert_eq!((answer.status, &answer.body), (404, &index.body), "the client says that {page} is no page");
    }
    for missing in ["/assets/none.js", "/favicon.nope", "/api", "/api/", "/../Cargo.toml", "/%2e%2e/Cargo.toml"] {
        assert_ne!(server.get(missing).await.body, "", "{missing}");
        assert!(!server.get(missing).await.body.contains("[package]"), "{missing}");
    }
    assert_eq!(server.get("/assets/none.js").await.status, 404);
    assert_eq!(server.post("/", None, json!({})).await.status, 404);

    let tag = index.header("etag").unwrap();
    let again = request(server.address, "GET", "/", &[("if-none-match", tag)], "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let asset = index.body.split('"').find(|text| text.starts_with("/assets/") && text.ends_with(".js"));
    if let Some(asset) = asset {
        let answer = server.get(asset).await;
        assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
        assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
    }
}

#[tokio::test]
async fn files_are_sent_as_small_as_the_browser_takes_them() {
    let server = TestServer::start().await;
    let index = server.get("/").await;
    let Some(asset) = index.body.split('"').find(|text| text.starts_with("/assets/") && text.ends_with(".js"))
    else {
        return;
    };
    let as_sent = async |accepted: &str| {
        let answer = request(server.address, "GET", asset, &[("accept-encoding", accepted)], "").await;
        assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        let length: usize = answer.header("content-length").unwrap().parse().unwrap();
        (answer.header("content-encoding").map(str::to_owned), answer.header("etag").unwrap().to_owned(), length)
    };
    let (plain, brotli, gzip) = (as_sent("identity").await, as_sent("gzip, br").await, as_sent("gzip").await);
    assert_eq!((plain.0, brotli.0.as_deref(), gzip.0.as_deref()), (None, Some("br"), Some("gzip")));
    assert!(brotli.2 < gzip.2 && gzip.2 < plain.2 / 2, "{} {} {}", brotli.2, gzip.2, plain.2);
    assert!(plain.1 != brotli.1 && brotli.1 != gzip.1, "each has a tag of its own");
    assert_eq!(as_sent("br;q=0, gzip;q=0.5").await.0.as_deref(), Some("gzip"));
    assert_eq!(server.get(&format!("{asset}.br")).await.status, 404);
}

#[tokio::test]
async fn the_service_worker_is_told_every_file_that_the_page_needs() {
    let server = TestServer::start().await;
    let worker = server.get("/service-worker.js").await;
    assert_eq!((worker.status, worker.header("cache-control")), (200, Some("no-cache")));
    assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
    let told = worker.body.lines().next().unwrap();
    let told = told.strip_prefix("const KEPT = ").and_then(|told| told.strip_suffix(';')).unwrap();
    let told: Value = serde_json::from_str(told).unwrap();
    assert_eq!(told["version"].as_str().unwrap().len(), 16);
    let files: Vec<&str> = told["files"].as_array().unwrap().iter().map(|file| file.as_str().unwrap()).collect();
    for file in &files {
        assert_eq!(server.get(&format!("/{file}")).await.status, 200, "{file}");
        assert!(![".br", ".gz"].iter().any(|end| file.ends_with(end)), "{file}");
    }
    let index = server.get("/").await;
    let linked = index.body.split('"').filter(|text| text.starts_with('/') && text.contains('.'));
    for file in linked.filter(|file| *file != "/cover.jpg") {
        assert!(files.contains(&&file[1..]), "{file}");
    }
}

#[tokio::test]
async fn other_programs_find_what_to_show_of_the_page() {
    let server = TestServer::start().await;
    let index = server.get("/t/0123456789abcdef").await;
    let cover = format!("content=\"http://{}/cover.jpg\"", server.address);
    assert!(index.body.contains(&cover), "{}", index.body);
    for (path, kind) in [
        ("/cover.jpg", "image/jpeg"),
        ("/icon-180.png", "image/png"),
        ("/icon-512.png", "image/png"),
        ("/favicon.svg", "image/svg+xml"),
        ("/app.webmanifest", "application/manifest+json"),
    ] {
        let answer = server.get(path).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(kind)), "{path}");
    }
}

#[tokio::test]
async fn what_other_programs_show_is_in_the_language_that_they_ask_for() {
    let server = TestServer::start().await;
    let english = [
        "<html lang=\"en\">",
        "\"Tabletop games of deduction and bluff, with friends and with bots.\"",
        "\"Parlour: games of deduction and bluff\"",
        "\"Play in the browser with friends or against bots, without an account.\"",
        ">Parlour is played in the browser and needs JavaScript.<",
    ];
    let asked = async |path: &str, language: &str| {
        request(server.address, "GET", path, &[("accept-language", language), ("accept-encoding", "br")], "").await
    };
    let page = asked("/t/0123456789abcdef", "en-GB,en;q=0.9,de;q=0.8").await;
    english.iter().for_each(|sentence| assert!(page.body.contains(sentence), "{sentence}"));
    for (language, described) in [("de-AT, en;q=0.5", "Brettspiele"), ("fr", "jeux de"), ("es-MX,es", "Juegos de")]
    {
        let other = asked("/t/0123456789abcdef", language).await;
        assert_eq!((other.status, other.header("content-encoding")), (200, None));
        english.iter().for_each(|sentence| assert!(!other.body.contains(sentence), "{language}: {sentence}"));
        assert!(other.body.contains(described) && other.body.contains("/cover.jpg\""), "{}", other.body);
        assert!(other.header("vary").unwrap().contains("accept-language"));
        assert_ne!(other.header("etag"), page.header("etag"));

        let manifest = asked("/app.webmanifest", language).await;
        assert_eq!(manifest.header("content-type"), Some("application/manifest+json"));
        let told = manifest.json();
        assert_eq!(told["lang"], language[..2]);
        assert!(told["description"].as_str().unwrap().contains(described), "{told}");
        let tag = manifest.header("etag").unwrap();
        let known = [("accept-language", language), ("if-none-match", tag)];
        assert_eq!(request(server.address, "GET", "/app.webmanifest", &known, "").await.status, 304);
    }
    let manifest = request(server.address, "GET", "/app.webmanifest", &[], "").await.json();
    assert_eq!(
        (&manifest["lang"], manifest["description"].as_str()),
        (&json!("en"), Some(english[1].trim_matches('"')))
    );
}

#[tokio::test]
async fn pages_of_other_sites_may_not_use_the_server() {
    let server = TestServer::start_with(|config| config.origins = vec!["https://games.example".into()]).await;
    let own = format!("http://{}", server.address);
    let open = json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0 }).to_string();
    for (origin, status) in
        [(own.as_str(), 201), ("https://games.example", 201), ("https://evil.example", 403), ("null", 403)]
    {
        let answer = request(server.address, "POST", "/api/tables", &[("origin", origin)], &open).await;
        assert_eq!(answer.status, status, "{origin}");
    }
    let guest = [("origin", "https://games.example"), ("access-control-request-method", "POST")];
    let asked = request(server.address, "OPTIONS", "/api/tables", &guest, "").await;
    assert_eq!((asked.status, asked.header("access-control-allow-origin")), (200, Some("https://games.example")));
    assert_eq!(asked.header("access-control-allow-methods"), Some("GET,POST"));
    assert_eq!(asked.header("access-control-allow-headers"), Some("authorization,content-type"));
    let foreign = [("origin", "https://evil.example"), guest[1]];
    let asked = request(server.address, "OPTIONS", "/api/tables", &foreign, "").await;
    assert_eq!(asked.header("access-control-allow-origin"), None);
    let games = request(server.address, "GET", "/api/games", &[("origin", &own)], "").await;
    assert_eq!(games.header("access-control-allow-origin"), None, "its own pages need no leave");
    let opened = server.open(serde_json::from_str(&open).unwrap()).await;
    let path = format!("/api/tables/{}/socket", opened.table);
    let upgrade = |origin: &'static str| {
        let path = path.clone();
        async move {
            let headers = [
                ("origin", origin),
                ("upgrade", "websocket"),
                ("sec-websocket-version", "13"),
                ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
            ];
            request(server.address, "GET", &path, &headers, "").await
        }
    };
    assert_eq!(upgrade("https://evil.example").await.problem(), (403, "foreign_origin".to_owned()));
}

#[tokio::test]
async fn the_games_describe_themselves_and_the_server_says_how_it_is() {
    let server = TestServer::start().await;
    let games = server.get("/api/games").await.json();
    let names: Vec<&str> = games.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, crate::support::games().iter().map(|game| game.name()).collect::<Vec<_>>());
    for game in games.as_array().unwrap() {
        assert!(!game["bots"].as_array().unwrap().is_empty());
        assert!(game["options"].as_array().unwrap().iter().all(|option| !option["kind"]["type"].is_null()));
    }
    for game in catalog::games() {
        let rules = server.get(&format!("/api/games/{}/rules", game.name())).await;
        assert_eq!(rules.header("content-type"), Some("text/markdown; charset=utf-8"));
        let written = format!("{}/../../games/{}/RULES.md", env!("CARGO_MANIFEST_DIR"), game.name());
        assert_eq!(rules.body, std::fs::read_to_string(written).unwrap());
    }
    assert_eq!(server.get("/api/games/chess/rules").await.json()["code"], "unknown_game");
    let health = server.get("/health").await;
    assert_eq!((health.status, &health.json()["status"]), (200, &json!("ok")));
    assert_eq!(health.json()["version"], env!("CARGO_PKG_VERSION"));
    assert_ne!(health.json()["tables"], Value::Null);
}

#[tokio::test]
async fn what_is_long_is_compressed_and_news_are_not() {
    let server = TestServer::start().await;
    let gzip = [("accept-encoding", "gzip")];
    for path in ["/", "/api/games"] {
        let answer = request(server.address, "GET", path, &gzip, "").await;
        assert_eq!((answer.status, answer.header("content-encoding")), (200, Some("gzip")), "{path}");
        assert!(server.get(path).await.header("content-encoding").is_none(), "{path}");
    }
    let open = json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0 });
    let opened = server.open(open).await;
    let mut news = Lines::get(server.address, &format!("/api/tables/{}/news", opened.table), &gzip).await;
    assert!(news.next().await.unwrap().contains("welcome"), "each line is sent as it comes");
}

#[tokio::test]
async fn what_is_said_of_a_finished_game_is_compressed_beforehand() {
    let server = TestServer::start().await;
    let bots = [(1, "random")];
    let open = json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "bots": bots, "start": true });
    let opened = server.open(open).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
    for what in ["replay", "review"] {
        let path = format!("/api/tables/{}/{what}", opened.table);
        assert!(server.get(&path).await.header("content-encoding").is_none());
        let answer = request(server.address, "GET", &path, &[("accept-encoding", "gzip")], "").await;
        assert_eq!((answer.status, answer.header("content-encoding")), (200, Some("gzip")));
        assert!(answer.header("content-length").is_some(), "what is compressed on its way has no length");
    }
}
