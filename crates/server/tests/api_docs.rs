//! Every example of `docs/api.md` is what a real server answers, and nothing that it can answer is missing there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::support::TestServer;
use crate::support::client::{Client, PATIENCE};
use crate::support::http::{Lines, request};
use catalog::{Mover, Refusal};
use protocol::ProblemCode;
use serde_json::Value;
use tokio::time::{Instant, timeout};

const ANY: &str = "…";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn document() -> String {
    fs::read_to_string(root().join("docs/api.md")).unwrap()
}

/// A fenced block: what stands behind the fence, what is in it, and whether the server may need time for it.
struct Block {
    line: usize,
    info: String,
    text: String,
    is_awaited: bool,
}

fn blocks(document: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    let mut is_awaited = false;
    for (number, line) in document.lines().enumerate() {
        match (line.strip_prefix("```"), open.as_mut()) {
            (Some(info), None) => {
                open = Some(Block { line: number + 1, info: info.into(), text: String::new(), is_awaited });
                is_awaited = false;
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some(block)) => {
                block.text.push_str(line);
                block.text.push('\n');
            }
            (None, None) => is_awaited |= line == "<!-- once it is over -->",
        }
    }
    assert!(open.is_none(), "a block is not closed");
    blocks
}

/// What `{name}` stands for.
#[derive(Default)]
struct Names(BTreeMap<String, Value>);

impl Names {
    fn name(text: &str) -> Option<&str> {
        let name = text.strip_prefix('{')?.strip_suffix('}')?;
        (!name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase())).then_some(name)
    }

    /// A text to be sent, with everything filled in: as a whole JSON string the value, else the words of it.
    fn fill(&self, text: &str) -> String {
        self.0.iter().fold(text.to_owned(), |text, (name, value)| {
            let words = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            text.replace(&format!("\"{{{name}}}\""), &value.to_string()).replace(&format!("{{{name}}}"), &words)
        })
    }

    /// What an answer has that the example has not, or the other way round.
    fn check(&mut self, wanted: &Value, found: &Value, place: &str) -> Result<(), String> {
        match (wanted, found) {
            (Value::String(any), _) if any == ANY => Ok(()),
            (Value::String(text), _) if Names::name(text).is_some() => {
                let name = Names::name(text).unwrap_or_default();
                let known = self.0.entry(name.to_owned()).or_insert_with(|| found.clone());
                if known == found { Ok(()) } else { Err(format!("{place} is {found}, not {known}")) }
            }
            (Value::Object(wanted), Value::Object(found)) => {
                let keys = |fields: &serde_json::Map<String, Value>| -> BTreeSet<String> {
                    fields.keys().filter(|key| *key != ANY).cloned().collect()
                };
                let is_part = wanted.contains_key(ANY);
                let excess: Vec<String> = keys(found).difference(&keys(wanted)).cloned().collect();
                if !is_part && !excess.is_empty() {
                    return Err(format!("{place} has {excess:?} as well"));
                }
                wanted.iter().filter(|(key, _)| *key != ANY).try_for_each(|(key, wanted)| {
                    let found = found.get(key).ok_or_else(|| format!("{place} has no {key}"))?;
                    self.check(wanted, found, &format!("{place}.{key}"))
                })
            }
            (Value::Array(wanted), Value::Array(found)) => {
                let is_part = wanted.last().is_some_and(|last| last == ANY);
                let count = wanted.len() - usize::from(is_part);
                if found.len() < count || (!is_part && found.len() > count) {
                    return Err(format!("{place} has {} elements", found.len()));
                }
                wanted.iter().zip(found).take(count).enumerate().try_for_each(|(index, (wanted, found))| {
                    self.check(wanted, found, &format!("{place}[{index}]"))
                })
            }
            _ if wanted == found => Ok(()),
            _ => Err(format!("{place} is {found}, not {wanted}")),
        }
    }
}

/// A request as it is written in a block: method and address, headers, an empty line, the body.
struct Asked {
    method: String,
    path: String,
    headers: Vec<(String, String)>,
    body: String,
}

fn asked(text: &str) -> Asked {
    let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut lines = head.lines();
    let (method, path) = lines.next().unwrap().split_once(' ').unwrap();
    let headers = lines.map(|line| line.split_once(": ").unwrap()).map(|(name, value)| (name.into(), value.into()));
    Asked { method: method.into(), path: path.trim().into(), headers: headers.collect(), body: body.trim().into() }
}

struct Reader {
    server: TestServer,
    names: Names,
    sockets: BTreeMap<String, Client>,
}

impl Reader {
    async fn http(&mut self, block: &Block, answer: &Block) {
        let asked = asked(&self.names.fill(&block.text));
        let headers: Vec<(&str, &str)> = asked.headers.iter().map(|(name, value)| (&**name, &**value)).collect();
        if answer.info == "ndjson" {
            let mut lines = Lines::get(self.server.address, &asked.path, &headers).await;
            assert_eq!(lines.status, 200, "line {}", answer.line);
            for line in answer.text.lines() {
                self.next(line, answer.line, async || {
                    lines.next().await.map(|line| serde_json::from_str(&line).unwrap())
                })
                .await;
            }
            return;
        }
        let wanted: u16 = answer.info.strip_prefix("json ").unwrap().parse().unwrap();
        let begun = Instant::now();
        let found = loop {
            let found = request(self.server.address, &asked.method, &asked.path, &headers, &asked.body).await;
            if found.status == wanted || !block.is_awaited || begun.elapsed() > PATIENCE {
                break found;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        assert_eq!(found.status, wanted, "line {}: {}", answer.line, found.body);
        if answer.text.trim().is_empty() {
            assert_eq!(found.body, "", "line {}", answer.line);
            return;
        }
        let shown: Value =
            serde_json::from_str(&answer.text).unwrap_or_else(|e| panic!("line {}: {e}", answer.line));
        let checked = self.names.check(&shown, &found.json(), "the answer");
        checked.unwrap_or_else(|problem| panic!("line {}: {problem}: {}", answer.line, found.body));
    }

    /// Waits for the message of an example; others may come before.
    async fn next(&mut self, example: &str, line: usize, mut message: impl AsyncFnMut() -> Option<Value>) {
        let wanted: Value = serde_json::from_str(example).unwrap_or_else(|error| panic!("line {line}: {error}"));
        let mut passed = Vec::new();
        while let Ok(Some(found)) = timeout(PATIENCE / 2, message()).await {
            if found["type"] != wanted["type"] {
                continue;
            }
            let mut names = Names(self.names.0.clone());
            match names.check(&wanted, &found, "the message") {
                Ok(()) => {
                    self.names = names;
                    return;
                }
                Err(problem) => passed.push(problem),
            }
            // Of a kind that comes again, a later one may be meant.
            assert!(passed.len() < 20, "line {line}: {example} never comes: {passed:?}");
        }
        panic!("line {line}: {example} never comes: {passed:?}");
    }

    async fn socket(&mut self, block: &Block) {
        let mut info = block.info.split(' ').skip(1);
        let name = info.next().unwrap().to_owned();
        let mut client = match info.next() {
            Some(path) => {
                let path = self.names.fill(path);
                let table =
                    path.strip_prefix("/api/tables/").and_then(|path| path.strip_suffix("/socket")).unwrap();
                Client::connect(self.server.address, table).await
            }
            None => self.sockets.remove(&name).unwrap(),
        };
        for line in block.text.lines() {
            let (direction, message) = line.split_once(' ').unwrap();
            match direction {
                ">" => client.send(serde_json::from_str(&self.names.fill(message)).unwrap()).await,
                "<" => self.next(message, block.line, async || client.next().await).await,
                _ => panic!("line {}: {line}", block.line),
            }
        }
        self.sockets.insert(name, client);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_is_what_the_server_answers() {
    let server = TestServer::start_with(|config| config.games = catalog::games()).await;
    let mut reader = Reader { server, names: Names::default(), sockets: BTreeMap::new() };
    let document = document();
    let mut blocks = blocks(&document).into_iter();
    let mut run = 0;
    while let Some(block) = blocks.next() {
        if block.info.starts_with("socket") {
            reader.socket(&block).await;
        } else {
            assert_eq!(block.info, "http", "line {}", block.line);
            reader.http(&block, &blocks.next().unwrap()).await;
        }
        run += 1;
    }
    assert!(run > 25, "only {run} examples");
}

#[test]
fn every_problem_is_listed_with_its_status() {
    let document = document();
    let rows: BTreeSet<(String, String)> = document
        .lines()
        .filter_map(|line| {
            let mut cells = line.strip_prefix("| `")?.split('|').map(str::trim);
            let (code, status) = (cells.next()?.trim_end_matches('`'), cells.next()?);
            status.parse::<u16>().ok().map(|_| (code.to_owned(), status.to_owned()))
        })
        .collect();
    let codes = ProblemCode::ALL.iter().map(|code| (code.name().to_owned(), code.status().to_string()));
    assert_eq!(rows, codes.collect());
}

#[test]
fn every_move_of_every_game_is_shown_and_can_be_read() {
    let document = document();
    let moves = document.split("\n## ").find(|section| section.starts_with("Moves\n")).unwrap();
    for game in catalog::games() {
        let heading = format!("`{}`\n", game.name());
        let section = moves.split("\n### ").find_map(|section| section.strip_prefix(&heading)).unwrap();
        let chairs: Vec<u8> = (0..game.info().seats[0]).collect();
        let setup = game.seating(&chairs, &serde_json::Map::new()).unwrap();
        let names = vec![String::new(); chairs.len()];
        let table = game.table(&setup, &names).unwrap();
        let mut shown = BTreeSet::new();
        for example in section.lines().filter_map(|line| line.strip_prefix("- `")?.split('`').next()) {
            let refused = table.check(Mover::Chance, example).map(drop);
            assert!(!matches!(refused, Err(Refusal::Malformed { .. })), "{example}: {refused:?}");
            let m: Value = serde_json::from_str(example).unwrap();
            shown.insert(m["type"].as_str().unwrap().to_owned());
        }
        let types = fs::read_to_string(root().join(format!("web/src/bindings/{}/Move.ts", game.name()))).unwrap();
        let all = types.split("\"type\": \"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
        assert_eq!(shown, all.collect(), "{}", game.name());
    }
}

#[test]
fn every_address_and_every_message_is_described() {
    let document = document();
    let routes = fs::read_to_string(root().join("crates/server/src/http/mod.rs")).unwrap();
    let addresses: Vec<&str> =
        routes.split(".route(\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(addresses.len() > 10);
    for address in addresses {
        let full = if address == "/health" { address.to_owned() } else { format!("/api{address}") };
        assert!(document.contains(&full), "{full} is missing");
    }
    for file in ["FromClient", "Notice", "TableMessage", "HostDoes"] {
        let types = fs::read_to_string(root().join(format!("web/src/bindings/{file}.ts"))).unwrap();
        let tags = ["\"type\": \"", "\"do\": \""];
        let messages = tags.iter().flat_map(|tag| {
            types.split(tag).skip(1).map(move |rest| format!("{tag}{}\"", rest.split('"').next().unwrap()))
        });
        let messages: Vec<String> = messages.collect();
        assert!(!messages.is_empty(), "{file}");
        for message in messages {
            assert!(document.contains(&message), "{message} of {file} is missing");
        }
    }
}
