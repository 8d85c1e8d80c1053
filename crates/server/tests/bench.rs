//! Models, programs and MCP clients play the benchmark: stubs of this test, which speak as a server of models does or as
//! a client of that protocol, and the one of `docs/bench`.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use axum::{Json, Router};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command};

use crate::support::process::PROGRAM;

/// What a model says: `content`, or that it refuses.
fn said(content: Option<Value>) -> Json<Value> {
    let content = content.map(|content| format!("Let me think [aloud]. {content}"));
    let refusal = content.is_none().then_some("I would rather not.");
    let message = json!({ "role": "assistant", "content": content, "refusal": refusal });
    Json(json!({ "choices": [{ "index": 0, "message": message, "finish_reason": "stop" }] }))
}

/// A move of Color Doubt that these options allow.
fn choose(options: &Value) -> Value {
    if options["pass"] == true {
        return json!({ "type": "pass" });
    }
    let lay = &options["lay"];
    match lay["hand"].as_object().and_then(|hand| hand.iter().next()) {
        Some((suit, _)) if lay["at_least"] == 1 => {
            json!({ "type": "lay", "cards": { suit: 1 }, "say": lay["say"][0] })
        }
        _ => json!({ "type": "doubt" }),
    }
}

/// `honest` answers everything. `clumsy` says nonsense first, then what the rules forbid, and then what it should; and
/// refuses to claim anything.
async fn complete(headers: HeaderMap, Json(asked): Json<Value>) -> Result<Json<Value>, StatusCode> {
    if headers.get("authorization").is_none_or(|key| key != "Bearer sesame") || asked["temperature"] != 0 {
        return Err(StatusCode::UNAUTHORIZED);
    }
    let lines = asked["messages"].as_array().unwrap();
    assert!(lines[0]["role"] == "system" && lines[1]["role"] == "user", "{asked}");
    let rules = lines[0]["content"].as_str().unwrap();
    assert!(rules.contains("CD-20") && rules.contains("\"truthful\""), "{rules}");
    let now = lines[1]["content"].as_str().unwrap();
    let options = now.split_once("Your options are: ").map(|(_, options)| options.lines().next().unwrap());
    let is_clumsy = asked["model"] == "clumsy";
    Ok(match options {
        None if is_clumsy => said(None),
        None => said(Some(json!([{ "impossible": { "type": "truthful" } }, { "likely": { "type": "able" } }]))),
        Some(_) if is_clumsy && lines.len() == 2 => said(Some(json!("nonsense"))),
        Some(_) if is_clumsy && lines.len() == 4 => said(Some(json!({ "type": "draw", "cards": { "red": 1 } }))),
        Some(options) => said(Some(choose(&serde_json::from_str(options).unwrap()))),
    })
}

async fn models() -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let router = Router::new().route("/v1/chat/completions", post(complete));
    tokio::spawn(async move { axum::serve(listener, router).await });
    address
}

/// What `parlour bench` says, its report and the page of it.
async fn bench(arguments: &[&str]) -> (String, Value, String) {
    let (is_well, told, report, page) = ended(arguments).await;
    assert!(is_well, "{told}");
    (told, report, page)
}

/// The same, and whether it ends well.
async fn ended(arguments: &[&str]) -> (bool, String, Value, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(PROGRAM);
    command.arg("bench").args(arguments).arg("--report").arg(folder.path().join("report"));
    let output =
        command.env("LC_ALL", "C").env("SESAME", "sesame").env("SECRET", "sk-open-sesame").output().await.unwrap();
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    let report = serde_json::from_str(&read("report.json"));
    let report = report.unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
    (output.status.success(), String::from_utf8(output.stdout).unwrap(), report, read("report.html"))
}

#[tokio::test]
async fn two_models_play_the_same_deals_and_everything_is_counted() {
    let address = models().await;
    let [honest, clumsy] = ["honest", "clumsy"]
        .map(|model| format!("{model}=http://{address}/v1,model={model},key=SESAME,temperature=0"));
    let small = "cards_per_suit=4,max_turns=60";
    let arguments = ["color-doubt", "--player", &honest, "--player", &clumsy, "--deals", "2", "--options", small];
    let arguments = [&arguments[..], &["--seats", "3"]].concat();
    let (told, report, page) = bench(&arguments).await;

    let games = report["games"].as_array().unwrap();
    let seats: Vec<Value> = games.iter().map(|game| json!([game["deal"], game["seats"]])).collect();
    let both =
        |deal| [json!([deal, ["honest", "clumsy", "magpie"]]), json!([deal, ["clumsy", "honest", "magpie"]])];
    assert_eq!(seats, [both(0), both(1)].concat());
    // The same deal, whoever sits where.
    assert_eq!(games[0]["moves"][0], games[1]["moves"][0]);
    assert_ne!(games[0]["moves"][0], games[2]["moves"][0]);

    let [honest, clumsy] = [0, 1].map(|player| &report["players"][player]);
    assert_eq!(
        [&honest["faults"], &honest["unanswered"], &honest["substituted"]],
        [&json!({}), &json!(0), &json!(0)]
    );
    assert!(honest["exams"].as_u64() > Some(3) && honest["claims"]["impossible"].is_object(), "{honest}");
    let (moves, exams) = (&clumsy["moves"], &clumsy["exams"]);
    assert_eq!(clumsy["faults"]["unreadable"], *moves);
    assert_eq!(clumsy["faults"]["illegal"], *moves);
    assert_eq!(clumsy["faults"]["refused"].as_u64(), exams.as_u64().map(|exams| 3 * exams));
    assert_eq!([&clumsy["unanswered"], &clumsy["substituted"], &clumsy["found"]], [exams, &json!(0), &json!(0.0)]);
    assert!(report["duel"]["by_deal"].as_array().unwrap().len() == 2, "{}", report["duel"]);

    assert!(told.contains("honest: won") && told.contains("report.html"), "{told}");
    assert_eq!(page.matches("<svg").count(), 3);
    // Two deals are too few for an error, questions there are enough.
    assert!(
        page.contains("(too few values for ±)") && page.contains(" ± ") && page.contains("standard error"),
        "{page}"
    );
    // What was overlooked is said in words, and so are the headings of its cells where there is no room for a table.
    let overlooked = page.split_once("What was overlooked").unwrap().1;
    assert!(overlooked.contains("data-of=\"What could be claimed\">"), "{overlooked}");
    assert!(!overlooked.contains("{&quot;") && overlooked.contains("card"), "{overlooked}");
    assert!(!page.contains("<script") && !page.contains("src=") && !page.contains("[bench"), "{page}");

    // The same command makes the same report.
    assert_eq!(bench(&arguments).await.1, report);
}

#[cfg(unix)]
#[tokio::test]
async fn who_does_not_answer_loses_the_seat_and_the_games_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("ended");
    std::fs::write(&script, "exit 0").unwrap();
    let ended = format!("ended=sh {}", script.display());
    let small = ["color-doubt", "--options", "cards_per_suit=4,max_turns=60", "--deals", "1", "--retries", "1"];
    let (is_well, told, report, page) = self::ended(&[&small[..], &["--player", &ended]].concat()).await;
    let sentence = "ended was lost in 1 of 1 game: the program ended without an answer";
    assert!(!is_well && told.contains(sentence) && told.contains("report.html"), "{told}");
    assert!(page.contains(sentence), "{page}");
    let player = &report["players"][0];
    assert_eq!(player["faults"], json!({ "failed": 2 }), "it is started twice and asked no more");
    // A bot's score is not the player's.
    assert_eq!([&player["won"]["count"], &player["score"]["count"]], [&json!(0), &json!(0)], "{player}");
    assert!(player["moves"].as_u64() > Some(1) && player["moves"] == player["substituted"], "{player}");
    assert_eq!(player["exams"], 0, "only questions that were put are counted");
    assert_eq!(report["duel"], Value::Null);
}

/// A program that ends is started again, and that is counted.
#[cfg(unix)]
#[tokio::test]
async fn a_program_that_was_started_again_has_not_answered_every_time() {
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (script, mark) = (folder.path().join("once.sh"), folder.path().join("mark"));
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/arena.py");
    let text = format!("[ -e '{0}' ] || {{ touch '{0}'; exit 1; }}\nexec python3 '{bot}'\n", mark.display());
    std::fs::write(&script, text).unwrap();
    let player = format!("once=sh {}", script.display());
    let small = ["color-doubt", "--options", "cards_per_suit=4,max_turns=60", "--deals", "1", "--retries", "1"];
    let (told, report, page) = bench(&[&small[..], &["--player", &player]].concat()).await;
    assert!(told.contains("1 answer was none") && !page.contains("lost in"), "{told}");
    let player = &report["players"][0];
    assert_eq!([&player["faults"], &player["substituted"]], [&json!({ "failed": 1 }), &json!(0)], "{player}");
    // Color Doubt gives no reasons, so nothing has a place for them.
    assert!(page.contains("What was overlooked") && !page.contains("It follows from"), "{page}");
}

/// Whoever stops it is told that there is no report, and no empty one is left.
#[cfg(unix)]
#[tokio::test]
async fn a_benchmark_that_is_stopped_leaves_nothing_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let (script, mark) = (folder.path().join("silent.sh"), folder.path().join("mark"));
    std::fs::write(&script, format!("read asked; touch '{}'; read more", mark.display())).unwrap();
    let mut command = Command::new(PROGRAM);
    command.args(["bench", "color-doubt", "--player", &format!("silent=sh {}", script.display())]);
    command.arg("--report").arg(folder.path().join("report")).env("LC_ALL", "C").stderr(Stdio::piped());
    let process = command.kill_on_drop(true).spawn().unwrap();
    while !mark.exists() {
        tokio::task::yield_now().await;
    }
    let number = process.id().unwrap().to_string();
    assert!(Command::new("kill").args(["-INT", &number]).status().await.unwrap().success());
    let output = process.wait_with_output().await.unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(130) && said.contains("no report was written"), "{said}");
    assert!(!folder.path().join("report.json").exists() && !folder.path().join("report.html").exists());
}

/// Endpoints that tell everybody the key that they were sent.
#[tokio::test]
async fn a_key_is_neither_told_nor_written_down() {
    for status in [400, 500] {
        let answer = async move |headers: HeaderMap| {
            let told = format!("no such key: {}", headers["authorization"].to_str().unwrap());
            (StatusCode::from_u16(status).unwrap(), told)
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/v1/chat/completions", post(answer));
        tokio::spawn(async move { axum::serve(listener, router).await });
        let player = format!("one=http://{address}/v1,key=SECRET");
        let (is_well, told, report, page) =
            ended(&["color-doubt", "--player", &player, "--deals", "1", "--timeout", "1"]).await;
        assert!(!is_well && told.contains("no such key: Bearer …"), "{told}");
        for text in [told, report.to_string(), page] {
            assert!(!text.contains("sk-open"), "{text}");
        }
    }
}

/// A model that is out of order for its first requests: it drops them, or answers with this status. How often it was
/// asked is told as well.
async fn out_of_order(requests: u64, status: Option<u16>) -> (SocketAddr, Arc<AtomicU64>) {
    let asked = Arc::new(AtomicU64::new(0));
    let counted = asked.clone();
    let answer = async move |headers: HeaderMap, body: Json<Value>| {
        if counted.fetch_add(1, Ordering::Relaxed) >= requests {
            return complete(headers, body).await;
        }
        match status {
            Some(status) => Err(StatusCode::from_u16(status).unwrap()),
            // The connection is closed.
            None => panic!("out of order"),
        }
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let router = Router::new().route("/v1/chat/completions", post(answer));
    tokio::spawn(async move { axum::serve(listener, router).await });
    (address, asked)
}

/// Color Doubt with one player, a model at this address that is waited for so long.
async fn with_patience(address: SocketAddr, seconds: &str, deals: &str) -> (bool, String, Value, String) {
    let player = format!("one=http://{address}/v1,model=honest,key=SESAME,temperature=0");
    let small = ["color-doubt", "--options", "cards_per_suit=4,max_turns=60", "--deals", deals];
    ended(&[&small[..], &["--player", &player, "--timeout", seconds]].concat()).await
}

#[tokio::test]
async fn a_short_outage_costs_no_game() {
    for status in [None, Some(500), Some(401), Some(503)] {
        let (address, _) = out_of_order(2, status).await;
        let (is_well, told, report, page) = with_patience(address, "120", "1").await;
        assert!(is_well && !told.contains("lost"), "{status:?}: {told}");
        // What was overcome is counted all the same.
        assert!(told.contains("2 answers were none"), "{status:?}: {told}");
        let (player, way) = (&report["players"][0], if status.is_some() { "erred" } else { "failed" });
        let expected = [&json!({ way: 2 }), &json!(0)];
        assert_eq!([&player["faults"], &player["substituted"]], expected, "{status:?}: {player}");
        assert!(!page.contains("lost in"), "{page}");
    }
}

#[tokio::test]
async fn a_player_lost_in_one_game_plays_the_next_and_it_is_said_why() {
    // Longer than patience lasts in the first game, and shorter than in both.
    let (address, _) = out_of_order(4, Some(500)).await;
    let (is_well, told, report, page) = with_patience(address, "2", "2").await;
    let sentence = "one was lost in 1 of 2 games: the endpoint answered 500";
    assert!(!is_well && told.contains(sentence) && page.contains(sentence), "{told}");
    let player = &report["players"][0];
    assert_eq!(player["faults"], json!({ "erred": 4 }), "{player}");
    let own =
        |game: usize| report["games"][game]["turns"].as_array().unwrap().iter().map(|turn| turn["own"] == true);
    assert!(!own(0).any(|own| own) && own(1).all(|own| own), "{report}");
}

#[tokio::test]
async fn what_an_endpoint_answers_is_called_by_its_name() {
    for (status, sentence, way) in [
        (Some(401), "the endpoint answered 401: is the key right?", "erred"),
        (Some(500), "the endpoint answered 500", "erred"),
        (Some(404), "the endpoint answered 404", "erred"),
        (None, "the endpoint could not be reached (", "failed"),
    ] {
        let (address, asked) = out_of_order(u64::MAX, status).await;
        let (is_well, told, report, page) = with_patience(address, "1", "1").await;
        let sentence = format!("one was lost in 1 of 1 game: {sentence}");
        assert!(!is_well && told.contains(&sentence) && page.contains(&sentence), "{told}");
        let asked = asked.load(Ordering::Relaxed);
        assert_eq!(report["players"][0]["faults"], json!({ way: asked }), "{report}");
        // What will not change is not asked for again.
        assert_eq!(asked == 1, status == Some(404), "{status:?}");
    }
    // Nobody listens there.
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let (is_well, told, ..) = with_patience(address, "1", "1").await;
    assert!(
        !is_well && told.contains("one was lost in 1 of 1 game: the endpoint could not be reached ("),
        "{told}"
    );
}

#[tokio::test]
async fn the_stub_of_the_documentation_plays_both_games() {
    let stub = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bench/stub.py");
    let mut command = Command::new("python3");
    let started = command.arg(Path::new(stub)).stdout(Stdio::piped()).kill_on_drop(true).spawn();
    // A machine without Python cannot try it.
    let Ok(mut stub) = started else { return };
    let mut lines = BufReader::new(stub.stdout.take().unwrap()).lines();
    let port = lines.next_line().await.unwrap().unwrap();
    let player = format!("stub=http://127.0.0.1:{port}/v1,model=stub");
    for game in ["color-doubt", "clue"] {
        let (_, report, _) = bench(&[game, "--player", &player, "--deals", "1", "--retries", "0"]).await;
        let player = &report["players"][0];
        assert_eq!([&player["faults"], &player["unanswered"]], [&json!({}), &json!(0)], "{game}: {player}");
        assert!(player["left"]["mean"].as_f64() > Some(0.0) && player["found"] == 0.0, "{game}: {player}");
    }
}

#[tokio::test]
async fn a_bot_for_the_arena_plays_at_the_benchmark_and_claims_nothing() {
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let player = concat!("bot=python3 ", env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/arena.py");
    let small = ["color-doubt", "--options", "cards_per_suit=4,max_turns=60", "--deals", "1", "--retries", "0"];
    let (_, report, _) = bench(&[&small[..], &["--player", player]].concat()).await;
    let player = &report["players"][0];
    assert!(player["exams"].as_u64() > Some(0), "{player}");
    assert_eq!([&player["faults"], &player["unanswered"]], [&json!({}), &json!(0)], "{player}");
}

/// What does not fit is no answer, and the rest of it is not the next one.
#[tokio::test]
async fn an_answer_that_is_too_long_spoils_no_other() {
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("long.py");
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/arena.py");
    let text = format!(
        "import json, sys\nexec(open({bot:?}).read().split('for line')[0])\nfor line in sys.stdin:\n    \
         asked = json.loads(line)\n    print('[' + ' ' * 70000 + ']' if asked['ask'] == 'claims' else \
         json.dumps(choose(asked['options'])), flush=True)\n"
    );
    std::fs::write(&script, text).unwrap();
    let player = format!("long=python3 {}", script.display());
    let small = ["color-doubt", "--options", "cards_per_suit=4,max_turns=60", "--deals", "1", "--retries", "0"];
    let (_, report, _) = bench(&[&small[..], &["--player", &player]].concat()).await;
    let player = &report["players"][0];
    assert_eq!(player["faults"], json!({ "unreadable": player["exams"] }), "{player}");
    assert_eq!(player["substituted"], 0, "{player}");
}

/// A client that has started the benchmark as its server.
struct Client {
    process: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
    errors: Lines<BufReader<ChildStderr>>,
    calls: u64,
    folder: TempDir,
}

impl Client {
    async fn start(arguments: &[&str]) -> Client {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(PROGRAM);
        command.args(["bench", "color-doubt", "--player", "me=mcp", "--options", "cards_per_suit=4,max_turns=60"]);
        command.args(["--deals", "1"]).args(arguments).arg("--report").arg(folder.path().join("report"));
        command.env("LC_ALL", "C").kill_on_drop(true);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let (input, output) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        let errors = BufReader::new(process.stderr.take().unwrap()).lines();
        let mut client =
            Client { process, input, output: BufReader::new(output).lines(), errors, calls: 0, folder };
        let about = json!({ "name": "test", "version": "1" });
        let hello = json!({ "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": about });
        let hello = client.request("initialize", hello).await;
        assert_eq!(hello["serverInfo"]["name"], "parlour", "{hello}");
        client.send(json!({ "jsonrpc": "2.0", "method": "notifications/initialized" })).await;
        client
    }

    async fn send(&mut self, message: Value) {
        self.input.write_all(format!("{message}\n").as_bytes()).await.unwrap();
    }

    async fn request(&mut self, method: &str, params: Value) -> Value {
        self.calls += 1;
        self.send(json!({ "jsonrpc": "2.0", "id": self.calls, "method": method, "params": params })).await;
        let line = self.output.next_line().await.unwrap().unwrap();
        let answer: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(answer["id"], self.calls, "nothing but answers comes over standard output: {answer}");
        answer["result"].clone()
    }

    /// What a tool says; as an error where it says that it is one.
    async fn call(&mut self, tool: &str, arguments: Value) -> Result<String, String> {
        let result = self.request("tools/call", json!({ "name": tool, "arguments": arguments })).await;
        let text = result["content"][0]["text"].as_str().unwrap_or_else(|| panic!("{result}")).to_owned();
        if result["isError"] == true { Err(text) } else { Ok(text) }
    }

    async fn answer(&mut self, question: u64, answer: Value) -> Result<String, String> {
        self.call("answer", json!({ "question": question, "answer": answer })).await
    }

    /// Whether the program ends well when its client leaves, its report, and what it last said to people.
    async fn leave(mut self) -> (bool, Value, String) {
        drop(self.input);
        let mut said = String::new();
        while let Some(line) = self.errors.next_line().await.unwrap() {
            said = line;
        }
        assert_eq!(self.output.next_line().await.unwrap(), None);
        let is_well = self.process.wait().await.unwrap().success();
        let report = std::fs::read_to_string(self.folder.path().join("report.json")).unwrap_or_default();
        (is_well, serde_json::from_str(&report).unwrap_or_default(), said)
    }
}

/// The options of a question for a move; nothing of one for claims.
fn options(question: &str) -> Option<Value> {
    let (_, options) = question.split_once("Your options are: ")?;
    Some(serde_json::from_str(options.lines().next().unwrap()).unwrap())
}

#[tokio::test]
async fn an_mcp_client_plays_a_whole_game() {
    let mut client = Client::start(&[]).await;
    let tools = client.request("tools/list", json!({})).await;
    let tools: Vec<&Value> = tools["tools"].as_array().unwrap().iter().map(|tool| &tool["name"]).collect();
    assert_eq!(tools, ["answer", "question"]);
    // What is no JSON is answered as JSON-RPC has it, and everything goes on.
    client.input.write_all(b"{\"jsonrpc\": nonsense\n").await.unwrap();
    let refused: Value = serde_json::from_str(&client.output.next_line().await.unwrap().unwrap()).unwrap();
    assert_eq!([&refused["error"]["code"], &refused["id"]], [&json!(-32700), &Value::Null], "{refused}");
    let early = client.answer(1, json!([])).await.unwrap_err();
    assert!(early.starts_with("Question 1 is not asked, and no other is."), "{early}");

    let mut question = client.call("question", json!({})).await.unwrap();
    assert!(question.starts_with("Question 1.") && question.contains("CD-20"), "{question}");
    // One who asks twice is told the same.
    assert_eq!(client.call("question", json!({})).await.unwrap(), question);
    let other = client.answer(7, json!([])).await.unwrap_err();
    assert!(other.contains("Question 7 is not asked, but question 1."), "{other}");
    let mut number = 1;
    for (wrong, part) in
        [(json!("I do not know."), "no JSON"), (json!({ "type": "draw" }), "missing field `cards`")]
    {
        let again = client.answer(number, wrong).await.unwrap();
        number += 1;
        assert!(again.starts_with(&format!("Question {number}.")) && again.contains(part), "{again}");
    }
    let (mut moves, mut exams, mut chosen) = (0, 0, options(&question));
    let over = loop {
        let answer = match &chosen {
            Some(options) => choose(options),
            // As text, and what comes last counts.
            None => json!(r#"Perhaps [], but rather [{"impossible":{"type":"truthful"}}]"#),
        };
        let asked = if chosen.is_some() { &mut moves } else { &mut exams };
        *asked += 1;
        question = client.answer(number, answer).await.unwrap();
        number += 1;
        if question.starts_with("All is over.") {
            break question;
        }
        assert!(question.starts_with(&format!("Question {number}.")), "{question}");
        assert!(!question.contains("CD-20"), "the rules are told once: {question}");
        chosen = options(&question);
    };
    assert!(over.contains("me: won") && over.contains("report.html"), "{over}");
    assert_eq!(client.call("question", json!({})).await.unwrap(), over);
    let late = client.answer(number, json!([])).await.unwrap_err();
    assert!(late.contains("all is over"), "{late}");

    let (is_well, report, said) = client.leave().await;
    assert!(is_well && said.contains("report.html"), "{said}");
    let player = &report["players"][0];
    assert_eq!(player["faults"], json!({ "unreadable": 2 }), "{player}");
    assert_eq!([&player["moves"], &player["exams"]], [&json!(moves), &json!(exams)]);
    assert_eq!([&player["unanswered"], &player["substituted"]], [&json!(0), &json!(0)]);
    assert!(exams > 3 && report["games"][0]["scores"].is_array(), "{player}");
}

#[tokio::test]
async fn an_mcp_client_that_leaves_loses_the_seat() {
    let (is_well, _, said) = Client::start(&[]).await.leave().await;
    assert!(!is_well && said.contains("left before it asked"), "{said}");

    let mut client = Client::start(&["--retries", "1"]).await;
    let question = client.call("question", json!({})).await.unwrap();
    client.answer(1, choose(&options(&question).unwrap())).await.unwrap();
    let (is_well, report, _) = client.leave().await;
    let player = &report["players"][0];
    assert!(!is_well && player["faults"] == json!({ "failed": 1 }), "{player}");
    assert_eq!(player["substituted"].as_u64(), player["moves"].as_u64().map(|moves| moves - 1));
}

/// After the last retry a bot makes the move, which the next answer says.
#[tokio::test]
async fn an_mcp_client_is_told_that_a_bot_moved_in_its_place() {
    let mut client = Client::start(&["--retries", "1"]).await;
    client.call("question", json!({})).await.unwrap();
    let missing = client.answer(1, json!({ "type": "lay", "cards": { "red": 1 } })).await.unwrap();
    assert!(missing.starts_with("Question 2.") && missing.contains("missing field `say`"), "{missing}");
    let next = client.answer(2, json!("nonsense")).await.unwrap();
    assert!(next.starts_with("There was no move in time that the rules allow, so a bot made one in your place."));
    assert!(next.contains("Question 3.\n\n"), "{next}");
    // It is said once.
    assert!(client.call("question", json!({})).await.unwrap().starts_with("Question 3."));
}

#[tokio::test]
async fn an_mcp_client_that_is_too_late_is_told_so() {
    let mut client = Client::start(&["--timeout", "1", "--retries", "0"]).await;
    client.call("question", json!({})).await.unwrap();
    while !client.errors.next_line().await.unwrap().unwrap().contains("report.html") {}
    // People are told before the client is.
    assert!(client.call("question", json!({})).await.unwrap().contains("in your place. All is over."));
    let late = client.answer(1, json!({ "type": "pass" })).await.unwrap_err();
    assert!(late.contains("all is over"), "{late}");
    let (is_well, report, _) = client.leave().await;
    assert!(!is_well && report["players"][0]["faults"] == json!({ "late": 1 }), "{}", report["players"][0]);
    assert_eq!(report["players"][0]["lost"], json!({ "games": 1, "why": ["no answer came in 1 second"] }));
}

#[tokio::test]
async fn what_is_wrong_with_the_command_line_is_said() {
    for (arguments, part) in [
        (&["clue", "--player", "mine"][..], "mine names no player"),
        (&["clue", "--player", "novice=./mine"], "novice is the name of somebody else"),
        (&["clue", "--player", "a=cat", "--player", "a=cat"], "a is the name of somebody else"),
        (&["clue", "--player", "a=http://127.0.0.1:1/v1,key=PARLOUR_NO_KEY"], "PARLOUR_NO_KEY is to hold a key"),
        (&["clue", "--player", "a=http://"], "has no address of a model"),
        (&["clue", "--player", "a=mcp", "--player", "b=mcp"], "only one player can be `mcp`"),
        (&["clue", "--player", "a=./missing"], "./missing can’t be started: there is no such file"),
        (&["true-colors", "--player", "a=cat"], "does not ask about this game"),
        (&["clue", "--player", "a=cat", "--opponents", "nobody"], "there is no bot called nobody"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(PROGRAM);
        let output = command.arg("bench").args(arguments).current_dir(folder.path()).env("LC_ALL", "C").output();
        let output = output.await.unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains(part), "{arguments:?}: {said}");
    }
}
