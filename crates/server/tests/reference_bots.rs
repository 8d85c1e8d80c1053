//! The bots of `docs/bots`, in three languages, play whole games at a real server.

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
