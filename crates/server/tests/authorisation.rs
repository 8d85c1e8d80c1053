//! Who may do what: every address and every message, tried by everybody.
//!
//! The rows are held against the table of routes and against the types of the messages: a new one without a row fails.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::support::client::{Client, code};
use crate::support::http::{Lines, request};
use crate::support::push::{Browser, Stub};
use crate::support::{Opened, TestServer};
use serde_json::{Value, json};
use server::Reach;

/// Everybody who may try.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Who {
    /// Ada, on the first seat, whose turn it is.
    Own,
    /// Ben, on the other.
    Other,
    /// Somebody without a token.
    Spectator,
    /// Somebody with a token that opens nothing.
    Nobody,
    /// Ben's old device, whose seat has moved to his new one.
    Ended,
    /// The host's token, which is no seat's.
    Host,
}

const EVERYBODY: [Who; 6] = [Who::Own, Who::Other, Who::Spectator, Who::Nobody, Who::Ended, Who::Host];

/// How far the game is.
#[derive(Clone, Copy, Debug)]
enum At {
    Lobby,
    Playing,
    Over,
}

/// What becomes of it: `ok`, or the code of the problem.
type Answers = [&'static str; 6];

/// Whoever asks is answered so.
const fn all(answer: &'static str) -> Answers {
    [answer; 6]
}

/// For the people who sit at the table alone, each for themselves.
const SEATS: Answers = ["ok", "ok", "not_yours", "not_yours", "not_yours", "not_yours"];
const HOST: Answers = ["not_yours", "not_yours", "not_yours", "not_yours", "not_yours", "ok"];

struct Row {
    method: &'static str,
    path: &'static str,
    query: &'static str,
    at: At,
    body: Value,
    answers: Answers,
}

fn row(method: &'static str, path: &'static str, at: At, body: Value, answers: Answers) -> Row {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    Row { method, path, query, at, body, answers }
}

fn get(path: &'static str, at: At, answers: Answers) -> Row {
    row("GET", path, at, Value::Null, answers)
}

fn post(path: &'static str, at: At, body: Value, answers: Answers) -> Row {
    row("POST", path, at, body, answers)
}

fn rows() -> Vec<Row> {
    use At::{Lobby, Over, Playing};
    let subscription = json!({ "endpoint": "SUBSCRIPTION" });
    let finished = json!({
        "game": "kuhn-poker", "options": {}, "moves": [{ "deal": 2 }, { "deal": 1 }, "bet", "pass"],
        "chairs": [{ "chair": 0, "name": "Ada", "bot": null }, { "chair": 1, "name": "Ben", "bot": "random" }],
    });
    let play_on = json!({ "seat": 0, "ply": 2, "world": "fresh", "name": "Zoe" });
    let fact = "/tables/{table}/why?fact=%7B%22seat%22%3A0%2C%22card%22%3A0%7D";
    vec![
        get("/health", Lobby, all("ok")),
        get("/games", Lobby, all("ok")),
        get("/games/{game}/rules", Lobby, all("ok")),
        post("/notebook", Lobby, json!({ "text": "" }), all("ok")),
        get("/puzzles", Lobby, all("ok")),
        get("/puzzles/{date}", Lobby, all("not_yet")),
        post("/puzzles/{date}", Lobby, json!({ "answer": null }), all("not_yet")),
        get("/puzzles/{date}/why?fact=0", Lobby, all("not_yet")),
        post("/lessons", Lobby, json!({ "game": "kuhn-poker", "name": "Ada" }), all("ok")),
        post("/finished", Lobby, finished, all("ok")),
        // Duplicate evenings have tokens of their own: the table's ended session is nobody there.
        post("/evenings", Lobby, evening(), all("ok")),
        get("/evenings/{evening}", Lobby, all("ok")),
        post("/evenings/{evening}/join", Lobby, json!({ "name": "Zoe" }), all("ok")),
        post("/evenings/{evening}/boards/{board}", Lobby, json!({}), SEATS),
        post("/evenings/{evening}/host", Lobby, json!({ "do": "complete" }), HOST),
        get("/tables", Lobby, all("ok")),
        post("/tables", Lobby, json!({ "game": "kuhn-poker", "name": "Zoe", "chair": 0 }), all("ok")),
        // Whoever reads a code off a screen may look for its table.
        get("/codes/{code}", Lobby, all("unknown_code")),
        get("/chain", Lobby, all("ok")),
        // Whoever has a table's address may watch.
        get("/tables/{table}", Playing, all("ok")),
        get("/notices", Lobby, all("ok")),
        // A subscription's old address is known to its browser alone.
        post("/notices/moved", Lobby, json!({}), all("malformed")),
        post("/tables/{table}/notify", Playing, subscription, SEATS),
        post("/tables/{table}/feed", Playing, json!({ "language": "en" }), SEATS),
        // A feed's address is its secret.
        get("/tables/{table}/feed/{feed}", Playing, all("ok")),
        post("/tables/{table}/code", Lobby, Value::Null, all("ok")),
        post("/tables/{table}/sit", Lobby, json!({ "chair": null, "name": "Zoe" }), all("taken")),
        post("/tables/{table}/ticket", Playing, json!({ "chair": null }), SEATS),
        post("/tables/{table}/ticket", Playing, json!({ "chair": 0 }), HOST),
        post("/tables/{table}/take", Playing, json!({ "ticket": "0".repeat(64) }), all("spent")),
        // Nobody's seat was handed on: people have theirs.
        post("/tables/{table}/back", Playing, Value::Null, SEATS),
        post("/tables/{table}/stand", Lobby, Value::Null, SEATS),
        get("/tables/{table}/orders", Playing, SEATS),
        post("/tables/{table}/orders", Playing, json!({ "orders": { "pass": "unless_highest" } }), SEATS),
        post("/tables/{table}/holiday", Playing, json!({ "days": 1 }), SEATS),
        post("/tables/{table}/host", Lobby, json!({ "do": "start" }), HOST),
        post("/tables/{table}/rematch", Over, json!({}), {
            ["ok", "ok", "not_yours", "not_yours", "not_yours", "ok"]
        }),
        post("/tables/{table}/moves", Playing, json!({ "key": "some-key", "at": 2, "move": "bet" }), {
            ["ok", "out_of_turn", "not_yours", "not_yours", "not_yours", "not_yours"]
        }),
        get("/tables/{table}/news", Playing, ["ok", "ok", "ok", "not_yours", "not_yours", "ok"]),
        // The server has drawn these seats' shares.
        post("/tables/{table}/share", Playing, json!({ "share": "0".repeat(64) }), {
            ["bad_share", "bad_share", "not_yours", "not_yours", "not_yours", "not_yours"]
        }),
        get("/tables/{table}/saved", Playing, all("not_over")),
        get("/tables/{table}/saved", Over, all("ok")),
        get("/tables/{table}/replay", Playing, all("not_over")),
        get("/tables/{table}/replay", Over, all("ok")),
        get("/tables/{table}/review", Playing, all("not_over")),
        get("/tables/{table}/review", Over, all("ok")),
        post("/tables/{table}/play-on", Playing, play_on.clone(), all("not_over")),
        post("/tables/{table}/play-on", Over, play_on, all("ok")),
        get("/tables/{table}/play-outs?seat=0&ply=2&world=real&batch=0", Playing, all("not_over")),
        get("/tables/{table}/play-outs?seat=0&ply=2&world=real&batch=0", Over, all("ok")),
        // This game has no such help.
        get(fact, Playing, all("not_yours")),
        post("/tables/{table}/hint", Playing, Value::Null, {
            ["ok", "out_of_turn", "not_yours", "not_yours", "not_yours", "not_yours"]
        }),
        // The first message says who it is.
        get("/tables/{table}/socket", Playing, all("ok")),
    ]
}

fn evening() -> Value {
    json!({
        "game": "kuhn-poker", "players": 2, "level": "straightforward", "boards": 1, "house": false, "name": "Host",
    })
}

/// A table with everybody who may try something there.
struct World<'s> {
    server: &'s TestServer,
    opened: Opened,
    ben: String,
    ended: String,
    /// An evening's id and its tokens: two people's and the host's.
    evening: [String; 4],
    feed: String,
}

impl<'s> World<'s> {
    async fn new(server: &'s TestServer, at: At) -> World<'s> {
        let (opened, ended) = server.two_at_kuhn().await;
        let table = format!("/api/tables/{}", opened.table);
        let clock = json!({ "per": "move", "ms": 86_400_000, "then": "move" });
        assert_eq!(server.host(&opened, json!({ "do": "clock", "clock": clock })).await.status, 204);
        let text = async |path: String, token: Option<&str>, body: Value, field: &str| {
            let answer = server.post(&path, token, body).await;
            assert!((200..300).contains(&answer.status), "{}", answer.body);
            answer.json()[field].as_str().unwrap().to_owned()
        };
        let ticket = text(format!("{table}/ticket"), Some(&ended), json!({ "chair": null }), "ticket").await;
        let ben = text(format!("{table}/take"), None, json!({ "ticket": ticket }), "seat").await;
        let feed = text(format!("{table}/feed"), Some(&opened.seat), json!({ "language": "en" }), "feed").await;
        let answer = server.post("/api/evenings", None, evening()).await.json();
        let (id, host) = (answer["evening"].as_str().unwrap(), answer["host"].as_str().unwrap());
        let join = async |name: &str| {
            text(format!("/api/evenings/{id}/join"), None, json!({ "name": name }), "seat").await
        };
        let evening = [id.to_owned(), join("Ada").await, join("Ben").await, host.to_owned()];
        let world = World { server, opened, ben, ended, evening, feed };
        if !matches!(at, At::Lobby) {
            assert_eq!(server.host(&world.opened, json!({ "do": "start" })).await.status, 204);
        }
        if matches!(at, At::Over) {
            for (token, at) in [(&world.opened.seat, 2), (&world.ben, 3)] {
                let pass = json!({ "key": "both-pass", "at": at, "move": "pass" });
                let made = server.post(&format!("{table}/moves"), Some(token), pass).await;
                assert_eq!(made.status, 200, "{}", made.body);
            }
        }
        world
    }

    fn token(&self, who: Who, is_evening: bool) -> Option<String> {
        let [_, ada, ben, host] = &self.evening;
        Some(match who {
            Who::Own if is_evening => ada.clone(),
            Who::Other if is_evening => ben.clone(),
            Who::Host if is_evening => host.clone(),
            Who::Own => self.opened.seat.clone(),
            Who::Other => self.ben.clone(),
            Who::Host => self.opened.host.clone(),
            Who::Ended => self.ended.clone(),
            Who::Nobody => "9".repeat(64),
            Who::Spectator => return None,
        })
    }

    fn path(&self, row: &Row) -> String {
        let filled = [
            ("{table}", self.opened.table.as_str()),
            ("{evening}", &self.evening[0]),
            ("{feed}", &self.feed),
            ("{game}", "clue"),
            ("{date}", "2999-01-01"),
            ("{board}", "1"),
            ("{code}", "BCDF"),
        ];
        let path = filled.iter().fold(row.path.to_owned(), |path, (name, value)| path.replace(name, value));
        assert!(!path.contains('{'), "{path}: say here what stands there");
        match (row.path, row.query) {
            ("/health", _) => path,
            (_, "") => format!("/api{path}"),
            (_, query) => format!("/api{path}?{query}"),
        }
    }

    /// What becomes of it when somebody tries.
    async fn answer(&self, row: &Row, who: Who, stub: &Stub) -> String {
        let token = self.token(who, row.path.starts_with("/evenings"));
        let bearer = token.map(|token| format!("Bearer {token}"));
        let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
        let (address, path) = (self.server.address, self.path(row));
        if row.path.ends_with("/socket") {
            return Client::try_connect(address, &self.opened.table).await.map_or("refused", |_| "ok").to_owned();
        }
        if row.path.ends_with("/news") && Lines::get(address, &path, &headers).await.status == 200 {
            return "ok".to_owned();
        }
        let body = match &row.body {
            Value::Null => String::new(),
            body if body["endpoint"] == "SUBSCRIPTION" => Browser::new(stub, 1).subscription("en").to_string(),
            body => body.to_string(),
        };
        let answer = request(address, row.method, &path, &headers, &body).await;
        if (200..300).contains(&answer.status) { "ok".to_owned() } else { answer.problem().1 }
    }
}

async fn start() -> TestServer {
    TestServer::start_with(|config| {
        config.push = Reach::Anywhere;
        // They all come from one address.
        config.limits.connections = 10_000;
        config.limits.handover = Duration::ZERO;
    })
    .await
}

#[tokio::test]
async fn everybody_may_do_what_is_theirs_and_nothing_else() {
    let (server, stub) = (start().await, Stub::start().await);
    for row in rows() {
        for (who, expected) in EVERYBODY.into_iter().zip(row.answers) {
            let world = World::new(&server, row.at).await;
            let found = world.answer(&row, who, &stub).await;
            assert_eq!(found, expected, "{} {} by {who:?}, {:?}", row.method, row.path, row.at);
        }
    }
}

/// The methods and addresses of the table of routes.
fn routes() -> BTreeSet<(String, String)> {
    let source = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/http/mod.rs")).unwrap();
    let routes = source.split(".route(\"").skip(1).flat_map(|route| {
        let (path, handlers) = route.split_once('"').unwrap();
        let handlers = handlers.split("\n").next().unwrap();
        let methods = ["get", "post", "put", "patch", "delete"];
        let methods = methods.into_iter().filter(|method| handlers.contains(&format!("{method}(")));
        let methods: Vec<_> = methods.map(|method| (method.to_uppercase(), path.to_owned())).collect();
        assert!(!methods.is_empty(), "{path}");
        methods
    });
    routes.collect()
}

#[test]
fn every_route_has_a_row() {
    let rows: BTreeSet<_> = rows().into_iter().map(|row| (row.method.to_owned(), row.path.to_owned())).collect();
    let routes = routes();
    assert!(routes.len() > 40);
    let missing: Vec<_> = routes.difference(&rows).collect();
    assert!(missing.is_empty(), "say in `rows` who may do this: {missing:?}");
    assert_eq!(rows, routes, "a row is of no route");
}

/// The tags of a type of messages.
fn tags(file: &str, tag: &str) -> BTreeSet<String> {
    let bindings = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/bindings");
    let types = fs::read_to_string(bindings.join(format!("{file}.ts"))).unwrap();
    let tag = format!("\"{tag}\": \"");
    types.split(&tag).skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

/// What the host does, with how far the game is then.
fn orders_of_the_host() -> Vec<(At, Value)> {
    vec![
        (At::Lobby, json!({ "do": "free", "chair": 1 })),
        (At::Playing, json!({ "do": "free", "chair": 1 })),
        (At::Playing, json!({ "do": "skip", "chair": 1 })),
        (At::Lobby, json!({ "do": "options", "options": { "ranks": 4 } })),
        (At::Lobby, json!({ "do": "help", "help": "clerk" })),
        (At::Playing, json!({ "do": "list", "listed": true })),
        (At::Playing, json!({ "do": "absent", "ms": 1000 })),
        (At::Lobby, json!({ "do": "clock", "clock": null })),
        (At::Playing, json!({ "do": "webhook", "url": null })),
        (At::Lobby, json!({ "do": "start" })),
    ]
}

#[tokio::test]
async fn only_the_host_does_what_the_host_does() {
    let (server, stub) = (start().await, Stub::start().await);
    let mut tried = BTreeSet::new();
    let with_bot = (At::Lobby, json!({ "do": "bot", "chair": 0, "level": "random" }));
    for (at, does) in orders_of_the_host().into_iter().chain([with_bot]) {
        let name = does["do"].as_str().unwrap().to_owned();
        for (who, expected) in EVERYBODY.into_iter().zip(HOST) {
            let world = World::new(&server, at).await;
            let found = world.answer(&post("/tables/{table}/host", at, does.clone(), HOST), who, &stub).await;
            // Every chair is taken, by somebody who is there: nobody but the host is told so.
            let refused = ["bot", "skip"].contains(&&*name);
            let expected = if refused && expected == "ok" { "taken" } else { expected };
            assert_eq!(found, expected, "{does} by {who:?}");
        }
        tried.insert(name);
    }
    assert_eq!(tried, tags("HostDoes", "do"), "say above who may do this");

    let mut tried = BTreeSet::new();
    for does in ["complete", "close"] {
        for (who, expected) in EVERYBODY.into_iter().zip(HOST) {
            let world = World::new(&server, At::Lobby).await;
            let row = post("/evenings/{evening}/host", At::Lobby, json!({ "do": does }), HOST);
            assert_eq!(world.answer(&row, who, &stub).await, expected, "{does} by {who:?}");
        }
        tried.insert(does.to_owned());
    }
    assert_eq!(tried, tags("EveningHostDoes", "do"), "say above who may do this");
}

/// What somebody may say on a socket, once they have said hello.
fn messages() -> Vec<(Value, Answers)> {
    let not_yours = ["ok", "ok", "not_yours", "malformed", "malformed", "not_yours"];
    vec![
        (json!({ "type": "hello", "from": 0 }), ["ok", "ok", "ok", "not_yours", "not_yours", "ok"]),
        (json!({ "type": "move", "key": "some-key", "at": 2, "move": "bet" }), {
            ["ok", "out_of_turn", "not_yours", "malformed", "malformed", "not_yours"]
        }),
        (json!({ "type": "phrase", "number": 3 }), not_yours),
        (json!({ "type": "share", "share": "0".repeat(64) }), {
            ["bad_share", "bad_share", "not_yours", "malformed", "malformed", "not_yours"]
        }),
        (json!({ "type": "notes", "notes": { "mine": true } }), not_yours),
    ]
}

#[tokio::test]
async fn a_socket_hears_from_everybody_what_is_theirs_and_nothing_else() {
    let server = start().await;
    let mut tried = BTreeSet::new();
    for (message, answers) in messages() {
        for (who, expected) in EVERYBODY.into_iter().zip(answers) {
            let world = World::new(&server, At::Playing).await;
            let mut client = server.connect(&world.opened.table, world.token(who, false).as_deref(), 0).await;
            let first = client.next().await.unwrap();
            let found = if message["type"] == "hello" {
                if first["type"] == "welcome" { "ok".to_owned() } else { code(&first).to_owned() }
            } else {
                client.send(message.clone()).await;
                outcome(&mut client).await
            };
            assert_eq!(found, expected, "{message} by {who:?}");
        }
        tried.insert(message["type"].as_str().unwrap().to_owned());
    }
    assert_eq!(tried, tags("FromClient", "type"), "say above who may say this");
}

/// What becomes of what a client has said last: something is answered by nothing, so it says hello again after it.
async fn outcome(client: &mut Client) -> String {
    client.send(json!({ "type": "hello", "token": null, "from": 0 })).await;
    loop {
        let message = client.next().await.unwrap();
        match message["type"].as_str().unwrap() {
            "accepted" => return "ok".to_owned(),
            "refused" if is_of_hello(&message) => return "ok".to_owned(),
            "refused" => return code(&message).to_owned(),
            _ => {}
        }
    }
}

/// Whether it is the answer to a second hello.
fn is_of_hello(refused: &Value) -> bool {
    refused["problem"]["text"].as_str().unwrap().contains("hello has been said")
}
