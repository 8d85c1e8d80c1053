//! The detective's notebook over HTTP and on the command line.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use crate::support::TestServer;
use serde_json::{Value, json};
use server::Rate;

const GAME: &str = "players: Ann 6, Bob 6, Cleo 6\nme: Ann\nhand: Scarlet, Mustard, White, Rope, Hall, Study\n";

#[tokio::test]
async fn a_notebook_is_thought_through() {
    let server = TestServer::start().await;
    let text =
        format!("{GAME}I ask Plum, Wrench, Lounge: Bob shows Wrench\nBob asks Plum, Rope, Lounge: Cleo passes\n");
    let body = json!({ "text": text, "why": { "card": 5, "holder": 2 }, "ask": { "rooms": [20] } });
    let answer = server.post("/api/notebook", None, body).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let answer = answer.json();
    assert_eq!(answer["faults"], json!([]));
    assert_eq!(answer["notebook"]["players"][2], json!({ "name": "Cleo", "hand": 6 }));
    assert_eq!(answer["sheet"]["cells"][11][1]["mark"], "has");
    assert_eq!(answer["sheet"]["sampled"], false);
    assert_eq!(answer["why"]["sources"], json!([{ "entry": 1 }]));
    assert_eq!(answer["advice"]["rooms"][0]["room"], 20);
    assert!(answer["advice"]["rooms"][0]["best"][0]["bits"].as_f64().unwrap() > 0.5);
}

#[tokio::test]
async fn faults_and_contradictions_are_told() {
    let server = TestServer::start().await;
    let text = format!("{GAME}Bob has Roep\nBob has Wrench\nCleo has Wrench\nBob has Hall\n");
    let answer = server.post("/api/notebook", None, json!({ "text": text })).await.json();
    assert_eq!(answer["faults"][0]["line"], 4);
    assert_eq!(
        answer["faults"][0]["suggestion"],
        json!({ "name": "did-you-mean", "args": { "name": { "text": "Rope" } } })
    );
    assert_eq!(answer["sheet"], Value::Null);
    assert_eq!(answer["contradiction"]["sources"].as_array().unwrap().len(), 2);
    assert_eq!(answer["lines"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn there_are_limits() {
    let server = TestServer::start_with(|config| {
        config.limits.notebook = 2_000;
        config.limits.notebooks = Rate { per_second: 0.001, burst: 3.0 };
    })
    .await;
    let post = async |body: Value| server.post("/api/notebook", None, body).await;
    assert_eq!(post(json!({ "text": "note: long\n".repeat(1_000) })).await.problem(), (413, "too_long".into()));
    assert_eq!(post(json!({ "book": "" })).await.problem(), (400, "malformed".into()));
    assert_eq!(post(json!({ "text": "" })).await.status, 200);
    assert_eq!(post(json!({ "text": "" })).await.problem(), (429, "too_fast".into()));
    assert_eq!(server.get("/api/notebook").await.status, 404);
}

/// Runs `parlour notebook` with a book on its standard input.
fn notebook(arguments: &[&str], book: &str) -> Output {
    notebook_in("C", arguments, book)
}

/// The same in a terminal of some language.
fn notebook_in(locale: &str, arguments: &[&str], book: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .env("LC_ALL", locale)
        .arg("notebook")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Whoever ends with an error may not have read the book.
    let written = child.stdin.take().unwrap().write_all(book.as_bytes());
    assert!(written.is_ok_and(|()| true) || matches!(child.wait(), Ok(status) if !status.success()));
    child.wait_with_output().unwrap()
}

fn said(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&output.stdout), text(&output.stderr))
}

#[test]
fn the_example_explains_itself() {
    let example = notebook(&["--example"], "");
    assert!(example.status.success());
    let (example, _) = said(&example);
    let output = notebook(&["-"], &example);
    let (sheet, faults) = said(&output);
    assert!(output.status.success(), "{sheet}{faults}");
    assert_eq!(faults, "");
    assert!(sheet.contains("possible") && sheet.contains("likely") && sheet.contains("Professor Plum"), "{sheet}");
    assert!(!sheet.contains('\u{1b}'), "colours are for terminals");

    let (sheet, _) =
        said(&notebook(&["-", "--why", "rope:dan", "--why", "kitchen", "--ask", "library", "hall"], &example));
    assert!(sheet.contains("Dan does not have Rope: your own hand says so."), "{sheet}");
    assert!(sheet.contains("Cleo has Kitchen: entry 4 says so."), "{sheet}");
    assert!(sheet.contains("What to ask") && sheet.contains("Library") && sheet.contains("bits"), "{sheet}");

    let (json, _) = said(&notebook(&["-", "--json", "--why", "kitchen:cleo"], &example));
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["whys"][0]["sources"], json!([{ "entry": 3 }]));
    assert_eq!(json["sheet"]["cells"].as_array().unwrap().len(), 21);
}

#[test]
fn the_standard_cards_have_their_names_in_the_language_of_the_terminal() {
    for (locale, kitchen, rope) in
        [("de_DE.UTF-8", "Küche", "Seil"), ("fr_FR.UTF-8", "Cuisine", "Corde"), ("es_ES.UTF-8", "Cocina", "Cuerda")]
    {
        let output = notebook_in(locale, &["-", "--why", &format!("{}:ann", rope.to_lowercase())], GAME);
        let (sheet, faults) = said(&output);
        assert!(output.status.success(), "{faults}");
        let (grid, why) = sheet.split_at(sheet.rfind("Ann").unwrap());
        assert!(grid.contains(kitchen) && why.contains(rope), "{sheet}");
        assert!(!sheet.contains("Rope") && !sheet.contains("Kitchen"), "{sheet}");
        // Its name in the text is understood as well.
        assert!(notebook_in(locale, &["-", "--why", "rope:ann"], GAME).status.success());
    }
    let house = "suspects: Plum, Green\nweapons: Rope, Poison\nrooms: Hall, Attic\nplayers: Ann 2, Bob 1\n";
    let (sheet, faults) = said(&notebook_in("es_ES.UTF-8", &["-"], house));
    assert!(sheet.contains("Rope") && sheet.contains("Attic"), "{sheet}{faults}");
}

#[test]
fn what_is_wrong_ends_in_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    std::fs::write(&file, format!("{GAME}Bob asks Plum, Roep, Hall: Cleo shows\n")).unwrap();
    let output = notebook(&[file.to_str().unwrap()], "");
    let (sheet, faults) = said(&output);
    assert_eq!(output.status.code(), Some(1));
    assert!(sheet.contains("Professor Plum"), "what can be read is shown: {sheet}");
    assert!(faults.contains("line 4: there is no card called `Roep` (did you mean Rope?)"), "{faults}");

    let output = notebook(&["-"], &format!("{GAME}Bob has Wrench\nCleo has Wrench\n"));
    let (_, faults) = said(&output);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        faults.contains("can’t both be true") && faults.contains("line 4") && faults.contains("line 5"),
        "{faults}"
    );

    for arguments in [&["nowhere.txt"][..], &["-", "--why", "rope:zoe"], &["-", "--ask", "rope"]] {
        let output = notebook(arguments, GAME);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(said(&output).1.starts_with("parlour: "), "{arguments:?}");
    }
}
