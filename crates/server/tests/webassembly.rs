//! A browser that answers by itself answers as the server does, to the byte.
//!
//! Where the page was built without the modules there is nothing to compare, and these tests say so.

#![allow(clippy::print_stdout, reason = "it says why nothing is tested, and how far it is")]

use std::fs;
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;

use crate::support::TestServer;
use chacha20::ChaCha8Rng;
use game::chance::below;
use offline::Door;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};

/// How many games of each kind the ordinary tests play.
const FEW: u64 = 5;

/// The files of a module as a browser may fetch it: `notebook` or `offline`, and how its name ends.
fn built(module: &str, end: &str) -> Option<PathBuf> {
    let assets = Path::new(env!("OUT_DIR")).join("web/assets");
    let mut files = fs::read_dir(assets).ok()?.flatten().map(|file| file.path());
    let found = files.find(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.starts_with(&format!("{module}-")) && name.ends_with(end)
    });
    if found.is_none() {
        println!("the page has no {module}{end}: it was built without the target for browsers");
    }
    found
}

/// A module that runs in Node.
struct InNode {
    process: Child,
    asked: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl InNode {
    fn start(module: &str) -> Option<InNode> {
        let module = built(module, ".wasm")?;
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/door.mjs");
        let mut process = Command::new("node")
            .arg(script)
            .arg(module)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("whoever builds the page has Node");
        let asked = process.stdin.take().unwrap();
        let mut answers = BufReader::new(process.stdout.take().unwrap()).lines();
        assert_eq!(answers.next().unwrap().unwrap(), "[]", "the module imports something");
        Some(InNode { process, asked, answers })
    }

    fn answer(&mut self, request: &str) -> String {
        writeln!(self.asked, "{}", json!(request)).unwrap();
        let line = self.answers.next().expect("the module has failed").unwrap();
        serde_json::from_str(&line).unwrap()
    }
}

impl Drop for InNode {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A request as a door takes it.
fn request(method: &str, path: &str, body: &Value, seed: &mut ChaCha8Rng, now: u64) -> String {
    let seed: [u32; 8] = std::array::from_fn(|_| seed.next_u32());
    let head = json!({ "method": method, "path": path, "now": now, "seed": seed });
    let body = if body.is_null() { String::new() } else { body.to_string() };
    format!("{head}\n{body}")
}

/// Both doors, asked alike.
struct Both {
    here: Door,
    there: InNode,
    chance: ChaCha8Rng,
    now: u64,
}

impl Both {
    fn start(module: &str, seed: u64) -> Option<Both> {
        let there = InNode::start(module)?;
        Some(Both { here: Door::default(), there, chance: ChaCha8Rng::seed_from_u64(seed), now: 0 })
    }

    /// The body of the answer, the same of both.
    fn ask(&mut self, method: &str, path: &str, body: &Value) -> String {
        let request = request(method, path, body, &mut self.chance, self.now);
        let here = String::from_utf8(self.here.answer(request.as_bytes())).unwrap();
        let there = self.there.answer(&request);
        assert!(here == there, "{request}\n\nhere: {here}\n\nthere: {there}");
        let (status, body) = here.split_once('\n').unwrap();
        assert!(status.starts_with('2'), "{request}\n{here}");
        body.to_owned()
    }

    /// Bots play a game, which is then told, judged and explained. The strongest think long: they play every tenth.
    fn play(&mut self, game: &str, info: &Value, number: u64) {
        let seats = info["seats"].as_array().unwrap();
        let seats = seats[below(&mut self.chance, seats.len() as u32) as usize].as_u64().unwrap();
        let levels = info["bots"].as_array().unwrap();
        let levels = &levels[..levels.len() - usize::from(!number.is_multiple_of(10))];
        let bots: Vec<Value> = (0..seats)
            .map(|chair| json!([chair, levels[below(&mut self.chance, levels.len() as u32) as usize]]))
            .collect();
        let open = json!({ "game": game, "name": "Host", "chair": null, "bots": bots, "start": true });
        let opened: Value = serde_json::from_str(&self.ask("POST", "/api/tables", &open)).unwrap();
        let table = format!("/api/tables/{}", opened["table"].as_str().unwrap());
        while self.ask("STEP", &table, &Value::Null) != "\"over\"" {}
        self.ask("SAY", &table, &json!({ "type": "hello", "token": null, "from": 0 }));
        let replay = self.ask("GET", &format!("{table}/replay"), &Value::Null);
        let review = self.ask("GET", &format!("{table}/review"), &Value::Null);
        let saved: Value = serde_json::from_str(&self.ask("SAVE", &table, &Value::Null)).unwrap();
        self.ask("DELETE", &table, &Value::Null);
        self.ask("LOAD", &table, &saved);
        assert_eq!(self.ask("GET", &format!("{table}/replay"), &Value::Null), replay);
        self.ask("DELETE", &table, &Value::Null);

        // What a browser keeps of a game is enough to tell and to judge it again.
        let mut kept: Value = serde_json::from_str(&replay).unwrap();
        kept.as_object_mut()
            .unwrap()
            .retain(|field, _| ["by_bots", "game", "setup", "names", "moves"].contains(&&**field));
        self.ask("KEEP", &table, &kept);
        assert_eq!(self.ask("GET", &format!("{table}/replay"), &Value::Null), replay);
        assert_eq!(self.ask("GET", &format!("{table}/review"), &Value::Null), review);
        self.ask("DELETE", &table, &Value::Null);
    }
}

fn play(games: u64) {
    let Some(mut both) = Both::start("offline", 1) else { return };
    let offered: Value = serde_json::from_str(&both.ask("GET", "/api/games", &Value::Null)).unwrap();
    thread::scope(|scope| {
        for info in offered.as_array().unwrap() {
            scope.spawn(move || {
                let mut both = Both::start("offline", 1).unwrap();
                for number in 0..games {
                    both.chance = ChaCha8Rng::seed_from_u64(number);
                    both.play(info["name"].as_str().unwrap(), info, number);
                    if (number + 1).is_multiple_of(100) {
                        println!("{}: {} games are the same", info["name"], number + 1);
                    }
                }
            });
        }
    });
}

#[test]
fn games_between_bots_are_the_same_in_webassembly() {
    play(FEW);
}

/// `cargo test --release -p server webassembly -- --ignored --nocapture`
#[test]
#[ignore = "takes long"]
fn a_thousand_games_of_each_kind_are_the_same_in_webassembly() {
    play(1_000);
}

#[test]
fn the_notebook_alone_answers_as_both_others_do() {
    let Some(mut alone) = Both::start("notebook", 1) else { return };
    let Some(mut whole) = Both::start("offline", 1) else { return };
    for body in [
        json!({ "text": notebook::example(str::to_owned), "why": { "card": 11, "holder": 1 }, "ask": { "rooms": [] } }),
        json!({ "text": "players: Ann 6, Bob 6, Cleo 6\nBob has Roep\nBob has Wrench\nCleo has Wrench\n" }),
        json!({ "text": "" }),
    ] {
        let answer = alone.ask("POST", "/api/notebook", &body);
        assert_eq!(whole.ask("POST", "/api/notebook", &body), answer);
    }
    let refused = alone.there.answer(&request("GET", "/api/games", &Value::Null, &mut alone.chance, 0));
    assert!(refused.starts_with("404\n"), "{refused}");
}

/// What the server answers, and what a door answers to the same.
#[tokio::test]
async fn a_door_answers_as_the_server_does() {
    let server = TestServer::start_with(|config| config.games = catalog::games()).await;
    let mut door = Door::default();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut ask = |method: &str, path: &str, body: &Value| {
        let answer = door.answer(request(method, path, body, &mut chance, now).as_bytes());
        let answer = String::from_utf8(answer).unwrap();
        let (status, body) = answer.split_once('\n').unwrap();
        (status.parse::<u16>().unwrap(), body.to_owned())
    };
    for path in [
        "/api/games",
        "/api/puzzles",
        "/api/puzzles/today",
        "/api/puzzles/tomorrow",
        "/api/puzzles/2999-01-01",
        "/api/puzzles/1999-01-01",
        "/api/puzzles/today/why?fact=nonsense",
        "/api/tables/0123456789abcdef/replay",
        "/api/nothing",
    ] {
        let answer = server.get(path).await;
        assert_eq!(ask("GET", path, &Value::Null), (answer.status, answer.body), "{path}");
    }
    for (path, body) in [
        ("/api/notebook", json!({ "text": notebook::example(str::to_owned), "ask": { "rooms": [14] } })),
        ("/api/notebook", json!({ "book": "" })),
        ("/api/puzzles/today", json!({ "answer": null })),
        ("/api/puzzles/today", json!({ "answer": ["nonsense"] })),
        ("/api/puzzles/today", json!({})),
    ] {
        let answer = server.post(path, None, body.clone()).await;
        assert_eq!(ask("POST", path, &body), (answer.status, answer.body), "{path} {body}");
    }
}

#[test]
fn the_modules_are_small() {
    for (module, most) in [("notebook", 160_000), ("offline", 625_000)] {
        let Some(file) = built(module, ".wasm.br") else { continue };
        let bytes = fs::metadata(file).unwrap().len();
        assert!(bytes <= most, "{module} has {bytes} bytes");
    }
}
