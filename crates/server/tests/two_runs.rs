//! Two games that somebody cannot tell apart are the same to them on every wire, to the byte.
//!
//! Both games of a pair are played whole, each on a server of its own. All that one player and a spectator are sent is
//! compared, with its order: by sockets, by a socket that comes back, by NDJSON, in answers and in refusals.

#![allow(clippy::print_stdout, reason = "it prints how far it is")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use crate::support::TestServer;
use crate::support::client::Client;
use crate::support::http::{Lines, Reply};
use crate::support::pairs::{Pair, advance, pairs};
use crate::support::scripted::{Leak, Scripted};
use catalog::{AnyGame, AnyTable, Help, Mover, Turn, Viewer};
use chacha20::ChaCha8Rng;
use futures_util::stream::{self, StreamExt};
use rand::SeedableRng;
use serde_json::{Value, json};
use server::Rate;

/// How many pairs of each game the ordinary tests play on the wire.
const FEW: usize = 16;
/// The seed with which those begin that are compared in process: others than on the wire.
const IN_PROCESS: u64 = 1_000_000;
/// How many are under way at once.
const AT_ONCE: usize = 8;

/// What came by each channel.
type Heard = BTreeMap<&'static str, Vec<String>>;

/// Two servers with the same games, in which chance does what a script says.
struct Stage {
    servers: [TestServer; 2],
    games: [Vec<&'static Scripted>; 2],
}

impl Stage {
    async fn new(leak: Leak) -> Stage {
        let scripted = || catalog::games().iter().map(|game| Scripted::new(*game, leak)).collect::<Vec<_>>();
        let games = [scripted(), scripted()];
        let start = async |games: &[&'static Scripted]| {
            let games: Vec<&'static dyn AnyGame> = games.iter().map(|game| *game as &dyn AnyGame).collect();
            TestServer::start_with(|config| {
                config.games = Box::leak(games.into_boxed_slice());
                config.limits.connections = 10_000;
                config.limits.phrases = Rate { per_second: 1e6, burst: 1e6 };
                // What has come is read when the game is over, which takes long on a slow machine; meanwhile nobody asks.
                let long = Duration::from_secs(3_600);
                (config.limits.heartbeat, config.limits.head, config.limits.patience) = (long, long, long);
            })
            .await
        };
        let servers = [start(&games[0]).await, start(&games[1]).await];
        Stage { servers, games }
    }

    /// Plays both games of a pair; an error says where they differ.
    async fn compare(&self, pair: &Pair, number: usize) -> Result<(), String> {
        let play = async |side: usize| {
            let name = format!("Pair {number}");
            let game = self.games[side].iter().find(|game| game.name() == pair.game.name()).unwrap();
            game.follow(&name, Arc::new(pair.logs[side].clone()));
            Play::begin(&self.servers[side], pair, side, &name).await.whole().await
        };
        let [one, other] = [play(0).await, play(1).await];
        for (channel, one) in &one {
            let other = &other[channel];
            if one != other {
                let place = one.iter().zip(other).position(|(one, other)| one != other);
                let place = place.unwrap_or(one.len().min(other.len()));
                return Err(format!(
                    "{} to {:?} by {channel}, message {place}:\n{:?}\n{:?}\nin {:?}",
                    pair.game.name(),
                    pair.seat,
                    one.get(place),
                    other.get(place),
                    pair.logs,
                ));
            }
        }
        Ok(())
    }
}

/// One game of a pair, on its server.
struct Play<'p> {
    server: &'p TestServer,
    pair: &'p Pair,
    log: &'p [String],
    table: String,
    tokens: Vec<String>,
    /// The game as it is, beside the server.
    mirror: Box<dyn AnyTable>,
    player: Client,
    spectator: Client,
    player_lines: Lines,
    spectator_lines: Lines,
}

impl<'p> Play<'p> {
    async fn begin(server: &'p TestServer, pair: &'p Pair, side: usize, name: &str) -> Play<'p> {
        let help = pair.game.helps().last().copied().unwrap_or_default();
        let open = json!({
            "game": pair.game.name(), "name": name, "chair": 0, "help": help, "absent_ms": 0, "listed": true,
        });
        let opened = server.open(open).await;
        let mut tokens = vec![opened.seat.clone()];
        for chair in 1..pair.players {
            let sit = json!({ "chair": chair, "name": format!("Player {chair}") });
            let seated = server.post(&format!("/api/tables/{}/sit", opened.table), None, sit).await;
            tokens.push(seated.json()["seat"].as_str().unwrap().to_owned());
        }
        let token = tokens[pair.seat.index()].clone();
        let mut player = server.connect(&opened.table, Some(&token), 0).await;
        player.until("room").await;
        let mut spectator = server.connect(&opened.table, None, 0).await;
        spectator.until("room").await;
        let path = format!("/api/tables/{}/news", opened.table);
        let bearer = format!("Bearer {token}");
        let player_lines = Lines::get(server.address, &path, &[("authorization", &bearer)]).await;
        let spectator_lines = Lines::get(server.address, &path, &[]).await;
        assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
        let mut mirror = pair.start();
        mirror.set_help(help);
        let log = &pair.logs[side];
        Play {
            server,
            pair,
            log,
            table: opened.table,
            tokens,
            mirror,
            player,
            spectator,
            player_lines,
            spectator_lines,
        }
    }

    fn own(&self) -> Viewer {
        Viewer::Seat(self.pair.seat)
    }

    fn token(&self) -> &str {
        &self.tokens[self.pair.seat.index()]
    }

    fn path(&self, what: &str) -> String {
        format!("/api/tables/{}{what}", self.table)
    }

    /// Makes every move and says what the player and the spectator have heard.
    async fn whole(mut self) -> Heard {
        for (ply, m) in self.log.iter().enumerate() {
            match self.mirror.turn() {
                Turn::Player(seat) if self.mirror.forced().is_none() => {
                    let at = self.mirror.told(Viewer::Seat(seat));
                    self.make(&self.tokens[seat.index()], ply, at, m).await;
                }
                // The server deals by the script, and makes a move without a choice by itself.
                _ => {}
            }
            advance(&mut *self.mirror, m).expect("the log is a game");
        }
        let mut heard = self.watched().await;
        heard.insert("answers", self.asked().await);
        heard.insert("a socket that comes back", self.resumed().await);
        // Last: one of them may be a move.
        heard.insert("refusals", self.refused().await);
        heard
    }

    /// A move by its player, as soon as the server has made those before by itself.
    async fn make(&self, token: &str, ply: usize, at: u32, m: &str) {
        let chosen: Value = serde_json::from_str(m).unwrap();
        let body = json!({ "key": format!("move-{ply:05}"), "at": at, "move": chosen });
        loop {
            let answer = self.server.post(&self.path("/moves"), Some(token), body.clone()).await;
            if answer.status == 200 {
                return;
            }
            let (_, code) = answer.problem();
            assert!(["stale", "out_of_turn"].contains(&code.as_str()), "{m}: {}", answer.body);
            tokio::task::yield_now().await;
        }
    }

    /// All that came by itself: the help to every moment but the last may come in time or not, and is left out.
    async fn watched(&mut self) -> Heard {
        let (told, told_all) = (self.mirror.told(self.own()), self.mirror.told(Viewer::Spectator));
        while self.player.at < told {
            self.player.until("now").await;
        }
        let mut aids = Vec::new();
        if self.mirror.aid(self.own()).is_some() {
            let at = json!(told);
            while self.player.until("aid").await["at"] != at {}
            aids.push(self.player.received.last().unwrap().clone());
        }
        while self.spectator.at < told_all {
            self.spectator.until("now").await;
        }
        let mut lines = [Vec::new(), Vec::new()];
        for (number, told) in [told, told_all].into_iter().enumerate() {
            let mut at = 0;
            while at < told {
                let source = if number == 0 { &mut self.player_lines } else { &mut self.spectator_lines };
                let line = source.next().await.unwrap();
                let message: Value = serde_json::from_str(&line).unwrap();
                if message["type"] == "now" {
                    at = message["at"].as_u64().unwrap() as u32;
                }
                lines[number].push(line);
            }
        }
        let [player_lines, spectator_lines] = lines;
        let sockets = [std::mem::take(&mut self.player.received), std::mem::take(&mut self.spectator.received)];
        let [player, spectator] = sockets.map(|received| self.same(received));
        let (player_lines, spectator_lines) = (self.same(player_lines), self.same(spectator_lines));
        BTreeMap::from([
            ("the player's socket", player),
            ("a spectator's socket", spectator),
            ("the player's lines", player_lines),
            ("a spectator's lines", spectator_lines),
            ("help", aids),
        ])
    }

    /// Messages with what is another table's own alike, without help, which is compared by itself.
    fn same(&self, messages: Vec<String>) -> Vec<String> {
        let is_help = |text: &String| text.starts_with(r#"{"type":"aid""#);
        messages.into_iter().filter(|text| !is_help(text)).map(|text| self.anonymous(text)).collect()
    }

    fn anonymous(&self, text: String) -> String {
        text.replace(&self.table, "TABLE")
    }

    fn told(&self, reply: Reply) -> String {
        format!("{} {}", reply.status, self.anonymous(reply.body))
    }

    /// What the player and anybody else are answered.
    async fn asked(&self) -> Vec<String> {
        let mut answers = Vec::new();
        let mut whys = Vec::new();
        if let Some(aid) = self.mirror.aid(self.own()) {
            let aid: Value = serde_json::from_str(&aid.run().messages()[0]).unwrap();
            let facts = aid["aid"]["facts"].as_array().into_iter().flatten();
            whys.extend(facts.take(6).map(|chance| chance["fact"].to_string()));
        }
        whys.push("0".to_owned());
        for fact in whys {
            let fact = escaped(&fact);
            for path in [format!("/why?fact={fact}"), format!("/why?fact={fact}&seat=0")] {
                answers.push(self.told(self.server.get_as(&self.path(&path), self.token()).await));
            }
        }
        for path in ["/replay", "/review", "/play-outs?seat=0&ply=1&world=real&batch=0", "/orders"] {
            answers.push(self.told(self.server.get_as(&self.path(path), self.token()).await));
        }
        answers.push(self.told(self.server.post(&self.path("/hint"), Some(self.token()), Value::Null).await));
        for token in [Some(self.token()), None] {
            let standing = match token {
                Some(token) => self.server.get_as(&self.path(""), token).await,
                None => self.server.get(&self.path("")).await,
            };
            let mut standing = standing.json();
            standing["last"] = Value::Null;
            answers.push(standing.to_string());
        }
        let listed = self.server.get("/api/tables").await.json();
        let entry = listed.as_array().unwrap().iter().find(|entry| entry["table"] == self.table.as_str());
        answers.push(self.anonymous(format!("{:?}", entry.map(Value::to_string))));
        answers
    }

    /// What a socket is sent that has some of the news, and one that has none.
    async fn resumed(&mut self) -> Vec<String> {
        let mut heard = Vec::new();
        for (token, told) in [
            (Some(self.token().to_owned()), self.mirror.told(self.own())),
            (None, self.mirror.told(Viewer::Spectator)),
        ] {
            for from in [0, told / 2, told] {
                let mut client = self.server.connect(&self.table, token.as_deref(), from).await;
                client.until("now").await;
                heard.extend(self.same(std::mem::take(&mut client.received)));
                // It would be noticed in the next one's room when it is gone.
                client.close().await;
                let path = self.path("");
                self.server.get(&path).await;
            }
        }
        // How many watch is not the matter here.
        heard.retain(|text| !text.starts_with(r#"{"type":"room""#));
        heard
    }

    /// What the player is told who tries what may not be done.
    async fn refused(&self) -> Vec<String> {
        let told = self.mirror.told(self.own());
        let mut tried: Vec<Value> = vec![json!("nonsense"), json!({ "type": 1 }), json!([[]]), Value::Null];
        tried.extend(self.pair.logs[0].iter().rev().filter_map(|m| serde_json::from_str::<Value>(m).ok()).take(12));
        let mut answers = Vec::new();
        for (number, chosen) in tried.into_iter().enumerate() {
            let is_deal = self.mirror.check_value(Mover::Chance, &chosen).is_ok();
            assert!(!is_deal, "it is somebody's turn");
            for at in [told.saturating_sub(1), told] {
                let body = json!({ "key": format!("refused-{number}-{at}"), "at": at, "move": chosen });
                let answer = self.server.post(&self.path("/moves"), Some(self.token()), body).await;
                let is_made = answer.status == 200;
                answers.push(self.told(answer));
                if is_made {
                    return answers;
                }
            }
        }
        answers
    }
}

/// A text as a part of a query.
fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// Plays so many pairs of each game, from this seed on; the first difference is an error.
async fn compare(leak: Leak, count: usize, games: &[&'static dyn AnyGame], from: u64) -> Result<(), String> {
    let stage = Stage::new(leak).await;
    for game in games {
        let pairs = pairs(*game, from).take(count).enumerate();
        let compared = stream::iter(pairs).map(|(number, pair)| {
            let stage = &stage;
            async move { stage.compare(&pair, number).await.map(|()| pair.seed) }
        });
        let mut compared = compared.buffered(AT_ONCE).enumerate();
        while let Some((before, compared)) = compared.next().await {
            tell(*game, before + 1, compared?, 1_000);
        }
    }
    Ok(())
}

/// What a long run plays: all games from this seed on, or what `PAIRS` says, such as `PAIRS="clue 2713"`.
fn asked_for(first: u64) -> (Vec<&'static dyn AnyGame>, u64) {
    let Ok(asked) = std::env::var("PAIRS") else { return (catalog::games().to_vec(), first) };
    let (name, seed) = asked.split_once(' ').expect("PAIRS names a game and a seed to begin with");
    (vec![catalog::find(name).expect("PAIRS names a game")], seed.parse().expect("its seed is a number"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_games_that_look_alike_are_the_same_on_every_wire() {
    compare(Leak::None, FEW, catalog::games(), 0).await.unwrap();
}

/// Says how far a long run has come, now and then: what it has compared is compared though it is ended early, and another
/// can go on there.
fn tell(game: &dyn AnyGame, alike: usize, seed: u64, every: usize) {
    if alike.is_multiple_of(every) {
        println!("{}: {alike} pairs are alike, up to seed {seed}", game.name());
    }
}

/// `cargo test --release -p server every_wire -- --ignored --nocapture`
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes hours"]
async fn ten_thousand_pairs_of_each_game_are_the_same_on_every_wire() {
    let (games, from) = asked_for(0);
    compare(Leak::None, 10_000, &games, from).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_leaks_on_purpose_is_found_on_the_wire() {
    let clue: Vec<_> = catalog::games().iter().copied().filter(|game| game.name() == "clue").collect();
    let planted =
        [(Leak::Eyes, "by a socket that comes back"), (Leak::Aid, "by help"), (Leak::Refusal, "by refusals")];
    for (leak, channel) in planted {
        let found = compare(leak, FEW, &clue, 0).await.expect_err("it is planted");
        assert!(found.contains(channel), "{leak:?}: {found}");
    }
}

/// What both viewers would be sent of both games of a pair, without a server.
fn compare_in_process(pair: &Pair) -> Result<(), String> {
    let help = Help::Oracle;
    let mut tables = [pair.start(), pair.start()];
    for (table, log) in tables.iter_mut().zip(&pair.logs) {
        table.set_help(help);
        log.iter().for_each(|m| advance(&mut **table, m).expect("the log is a game"));
    }
    for viewer in pair.viewers() {
        let [one, other] = tables.each_ref().map(|table| sent(&**table, viewer));
        if one != other {
            let logs = &pair.logs;
            return Err(format!("{} to {viewer:?}: {one:?} {other:?} in {logs:?}", pair.game.name()));
        }
    }
    Ok(())
}

/// All that a viewer may be sent at a moment.
fn sent(table: &dyn AnyTable, viewer: Viewer) -> Vec<String> {
    let mut sent: Vec<String> = vec![format!("{:?}", table.turn())];
    sent.extend(table.show(viewer, 0).messages().iter().map(|text| text.to_string()));
    let aid = table.aid(viewer).map(|aid| aid.run());
    sent.extend(aid.iter().flat_map(|aid| aid.messages()).map(|text| text.to_string()));
    if let Some(seat) = viewer.seat() {
        let hint = table.hint(seat).and_then(|hint| hint.run(&mut ChaCha8Rng::seed_from_u64(0)));
        sent.push(serde_json::to_string(&hint).unwrap());
        let tried = table.check_value(Mover::Seat(seat), &json!("nonsense")).map(drop);
        sent.push(format!("{tried:?}"));
    }
    let fact = aid.as_ref().and_then(|aid| {
        let aid: Value = serde_json::from_str(&aid.messages()[0]).ok()?;
        Some(aid["aid"]["facts"][0]["fact"].to_string())
    });
    if let Some(why) = fact.and_then(|fact| table.why(viewer, table.ply(), &fact).ok()) {
        sent.push(serde_json::to_string(&why.run()).unwrap());
    }
    sent
}

fn compare_in_process_all(count: usize, games: &[&'static dyn AnyGame], from: u64) {
    for game in games {
        for (alike, pair) in (1..).zip(pairs(*game, from).take(count)) {
            compare_in_process(&pair).unwrap();
            tell(*game, alike, pair.seed, 10_000);
        }
    }
}

#[test]
fn two_games_that_look_alike_are_shown_alike() {
    compare_in_process_all(150, catalog::games(), IN_PROCESS);
}

/// `cargo test --release -p server shown_alike -- --ignored --nocapture`
#[test]
#[ignore = "takes hours"]
fn a_million_pairs_of_each_game_are_shown_alike() {
    let (games, from) = asked_for(IN_PROCESS);
    compare_in_process_all(1_000_000, &games, from);
}
