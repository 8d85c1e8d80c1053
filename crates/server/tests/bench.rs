//! Models and programs play the benchmark: stubs of this test, which speak as a server of models does, and the one of
//! `docs/bench`.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;

use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;

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
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(PROGRAM);
    command.arg("bench").args(arguments).arg("--report").arg(folder.path().join("report"));
    let output = command.env("LC_ALL", "C").env("SESAME", "sesame").output().await.unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    let report = serde_json::from_str(&read("report.json")).unwrap();
    (String::from_utf8(output.stdout).unwrap(), report, read("report.html"))
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
        |deal| [json!([deal, ["honest", "clumsy", "careful"]]), json!([deal, ["clumsy", "honest", "careful"]])];
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
    let (_, report, _) = bench(&[&small[..], &["--player", &ended]].concat()).await;
    let player = &report["players"][0];
    assert_eq!(player["faults"], json!({ "failed": 2 }), "it is asked twice, and then no more");
    assert!(player["moves"].as_u64() > Some(0) && player["moves"] == player["substituted"], "{player}");
    assert_eq!(report["duel"], Value::Null);
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
async fn what_is_wrong_with_the_command_line_is_said() {
    for (arguments, part) in [
        (&["clue", "--player", "mine"][..], "mine names no player"),
        (&["clue", "--player", "novice=./mine"], "novice is the name of somebody else"),
        (&["clue", "--player", "a=./mine", "--player", "a=./other"], "a is the name of somebody else"),
        (&["clue", "--player", "a=http://127.0.0.1:1/v1,key=PARLOUR_NO_KEY"], "PARLOUR_NO_KEY is to hold a key"),
        (&["clue", "--player", "a=http://"], "has no address of a model"),
        (&["true-colors", "--player", "a=./mine"], "does not ask about this game"),
        (&["clue", "--player", "a=./mine", "--opponents", "nobody"], "there is no bot called nobody"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(PROGRAM);
        let output = command.arg("bench").args(arguments).current_dir(folder.path()).env("LC_ALL", "C").output();
        let output = output.await.unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains(part), "{arguments:?}: {said}");
    }
}
