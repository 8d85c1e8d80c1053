//! The bots of `docs/bots` play whole games, at a real server and in the arena.

#![allow(clippy::print_stdout, reason = "it says which bots could not be tried")]

use std::path::Path;
use std::process::{Output, Stdio};
use std::time::Duration;

use crate::support::TestServer;
use serde_json::{Value, json};
use tokio::process::Command;

/// Programs, each with the file that it runs, all at one table, and bots of the house.
async fn play(game: &str, bots: &[[&str; 2]], house: Value) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots");
    let server = TestServer::start().await;
    let opened = server.open(json!({ "game": game, "name": "Host", "chair": null, "bots": house.clone() })).await;
    let address = format!("http://{}/t/{}", server.address, opened.table);
    let running: Vec<_> = bots
        .iter()
        .enumerate()
        .map(|(number, [program, script])| {
            let mut bot = Command::new(program);
            bot.arg(folder.join(script)).arg(&address).arg(format!("Bot {number}")).stdin(Stdio::null());
            tokio::spawn(bot.kill_on_drop(true).output())
        })
        .collect();
    let table = format!("/api/tables/{}", opened.table);
    let seats = bots.len() + house.as_array().unwrap().len();
    while server.get(&table).await.json()["people"].as_array().unwrap().len() < seats {
        assert!(!running.iter().all(|bot| bot.is_finished()), "they end before they play");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    for bot in running {
        let Output { status, stdout, stderr } = bot.await.unwrap().unwrap();
        let (said, complained) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
        assert!(status.success() && said.contains(": over, ["), "{status}\n{said}\n{complained}");
    }
    let told = server.get(&table).await.json();
    assert_eq!(told["phase"], "over");
    assert!(told["people"].as_array().unwrap().iter().any(|one| one["won"] == true || game != "clue"));
}

/// Whether all of these programs are installed.
fn has(programs: &[&str]) -> bool {
    let missing: Vec<&&str> = programs
        .iter()
        .filter(|program| std::process::Command::new(program).arg("--version").output().is_err())
        .collect();
    if !missing.is_empty() {
        println!("not tried without {missing:?}");
    }
    missing.is_empty()
}

#[tokio::test]
async fn a_bot_in_python_plays_clue() {
    if has(&["python3"]) {
        play("clue", &[["python3", "clue.py"]; 3], json!([[3, "novice"]])).await;
    }
}

#[tokio::test]
async fn a_bot_in_javascript_plays_color_doubt() {
    if has(&["node"]) {
        play("color-doubt", &[["node", "color-doubt.mjs"]; 2], json!([])).await;
    }
}

#[tokio::test]
async fn a_bot_of_the_shell_plays_color_doubt() {
    if has(&["curl", "jq"]) {
        play("color-doubt", &[["sh", "random.sh"]; 1], json!([[1, "careful"], [2, "careful"]])).await;
    }
}

#[tokio::test]
async fn the_check_of_a_server_finds_nothing_wrong() {
    if has(&["python3"]) {
        let server = TestServer::start().await;
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots/check.py");
        let mut check = Command::new("python3");
        let output = check.arg(script).arg(format!("http://{}", server.address)).output().await.unwrap();
        let (said, complained) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{said}{complained}");
        assert!(said.lines().count() > 15 && said.lines().all(|line| line.starts_with("ok: ")), "{said}");
    }
}

/// What `parlour arena` prints of 12 games of Color Doubt between a program and a level.
async fn arena(program: &str, patience: &str) -> String {
    let mut arena = Command::new(env!("CARGO_BIN_EXE_parlour"));
    arena.args(["arena", "color-doubt", "--deals", "6", "--patience", patience]);
    let output = arena.arg("--bots").arg(format!("{program},careful")).env("LANG", "C").output().await.unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[tokio::test]
async fn a_program_plays_in_the_arena() {
    if has(&["python3"]) {
        let program = concat!("python3 ", env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/arena.py");
        let said = arena(program, "60000").await;
        assert!(said.contains("12 games") && !said.contains("lost a seat"), "{said}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_program_that_fails_loses_its_seat_and_the_games_go_on() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text, patience, expected) in [
        ("ended", "exit 0", "60000", "ended and so lost a seat 12 times"),
        ("late", "exec sleep 600", "50", "took too long for a move and so lost a seat 12 times"),
        (
            "nonsense",
            "while read -r _; do echo nonsense; done",
            "60000",
            "wrote what is no move and so lost a seat 12 times; the first time: ",
        ),
        (
            "bytes",
            "while read -r _; do printf '\\377\\n'; done",
            "60000",
            "wrote what is no move and so lost a seat 12 times; the first time: ",
        ),
        (
            "illegal",
            "while read -r _; do echo '{\"type\":\"draw\",\"cards\":{\"red\":1}}'; done",
            "60000",
            "made a move that the rules forbid and so lost a seat 12 times; the first time: {\"type\":\"draw\",\"cards\":{\"red\":1}}",
        ),
    ] {
        let script = folder.path().join(name);
        std::fs::write(&script, text).unwrap();
        let said = arena(&format!("sh {}", script.display()), patience).await;
        assert!(said.contains("12 games") && said.contains(expected), "{said}");
    }
}

/// Whether `parlour arena --try` finds nothing wrong with a program, and what it says.
async fn tried(program: &str) -> (bool, String) {
    let mut arena = Command::new(env!("CARGO_BIN_EXE_parlour"));
    arena.args(["arena", "color-doubt", "--patience", "60000", "--try", program]);
    let output = arena.env("LANG", "C").output().await.unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    (output.status.success(), String::from_utf8(output.stdout).unwrap())
}

#[tokio::test]
async fn a_program_is_tried_with_every_number_of_players_and_every_option() {
    if has(&["python3"]) {
        let program = concat!("python3 ", env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/arena.py");
        let (passed, said) = tried(program).await;
        assert!(passed, "{said}");
        for part in
            ["✓ 2 players\n", "✓ 5 players\n", "✓ 2 players, cards_per_suit=12\n", "all of them this program"]
        {
            assert!(said.contains(part), "{said}");
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn what_a_program_that_is_tried_does_wrong_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("doubts");
    std::fs::write(&script, "while read -r _; do echo '{\"type\":\"doubt\"}'; done").unwrap();
    let (passed, said) = tried(&format!("sh {}", script.display())).await;
    assert!(!passed && said.contains("✗ 3 players\n") && said.contains("a move that the rules forbid"), "{said}");
    assert!(said.trim_end().ends_with("did not always answer with one legal move in time."), "{said}");
}

#[tokio::test]
async fn a_program_that_cannot_be_started_is_named() {
    let mut arena = Command::new(env!("CARGO_BIN_EXE_parlour"));
    let output = arena.args(["arena", "clue", "--bots", "./nobody,novice,novice"]).env("LANG", "C").output().await;
    let said = String::from_utf8(output.unwrap().stderr).unwrap();
    assert!(said.contains("./nobody can’t be started"), "{said}");

    // Without a path it is thought to be a level.
    let mut arena = Command::new(env!("CARGO_BIN_EXE_parlour"));
    let output = arena.args(["arena", "clue", "--bots", "nobody,novice,novice"]).env("LANG", "C").output().await;
    let said = String::from_utf8(output.unwrap().stderr).unwrap();
    assert!(said.contains("there is no bot called nobody") && said.contains("such as ./nobody"), "{said}");
}
