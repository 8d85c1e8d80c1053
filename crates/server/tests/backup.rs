//! Copies of the database, and what the doctor says.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use serde_json::json;
use tokio::process::Command;

use crate::support::choice::choose;
use crate::support::client::Client;
use crate::support::http;
use crate::support::process::{PROGRAM, Process, run};

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// What a command says when it fails.
async fn refused(arguments: &[&str]) -> String {
    let (status, said, failed) = run(arguments).await;
    assert_eq!(status.code(), Some(1), "{said}{failed}");
    said + &failed
}

async fn done(arguments: &[&str]) -> String {
    let (status, said, failed) = run(arguments).await;
    assert!(status.success(), "{said}{failed}");
    said
}

/// A game of one person against a bot.
struct Game {
    table: String,
    seat: String,
}

impl Game {
    async fn open(server: &Process) -> Game {
        let open = json!({
            "game": "color-doubt", "name": "Ada", "chair": 0, "bots": [[1, "random"]], "start": true,
            "options": { "games": 10 },
        });
        let opened = http::request(server.address, "POST", "/api/tables", &[], &open.to_string()).await.json();
        let named = |name: &str| opened[name].as_str().unwrap().to_owned();
        Game { table: named("table"), seat: named("seat") }
    }

    /// Makes so many moves, and says what its player has been told by then.
    async fn play(&self, server: &Process, moves: usize) -> Vec<String> {
        let mut ada = Client::connect(server.address, &self.table).await;
        ada.send(json!({ "type": "hello", "token": self.seat, "from": 0 })).await;
        ada.until("now").await;
        let mut made = 0;
        while made < moves {
            match choose(&ada.now, 1) {
                Some(chosen) => {
                    // Unlike that of any move before, on whatever socket.
                    let key = format!("after-{:08}", ada.at);
                    let answer = ada.make_with(&key, ada.at, chosen).await;
                    made += usize::from(answer["type"] == "accepted");
                }
                None => drop(ada.until("now").await),
            }
        }
        let told = ada.told().into_iter().filter(|text| text.contains(r#""type":"news""#)).map(str::to_owned);
        let told = told.collect();
        ada.close().await;
        told
    }
}

#[tokio::test]
async fn a_game_goes_on_from_a_copy_that_was_made_while_it_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let (database, copy) = (folder.path().join("parlour.db"), folder.path().join("copy.db"));
    let server = Process::start(&database).await;
    let game = Game::open(&server).await;
    let told = game.play(&server, 5).await;
    let backup = ["backup", text(&copy), "--database", text(&database)];
    assert!(done(&backup).await.starts_with("1 table is in"));
    assert_eq!(copy.metadata().unwrap().permissions().mode() & 0o077, 0, "it holds everybody's cards");
    assert!(refused(&backup).await.contains("is there already: name a new file"));
    let later = game.play(&server, 5).await;
    assert!(later.len() > told.len());

    let restore = ["restore", text(&copy), "--database", text(&database)];
    assert!(refused(&restore).await.contains("is in use by another Parlour"));
    assert!(server.terminate().await.0.success());
    let said = done(&restore).await;
    assert!(said.contains("start the server") && said.contains("What was there before is in"), "{said}");
    let kept = said.lines().last().unwrap().split_once(" is in ").unwrap().1;
    // Once more in the same moment: what was kept first is not replaced.
    let second = done(&restore).await;
    assert_ne!(second.lines().last(), said.lines().last());
    let kept = [kept, "--database", text(&database)];

    // As it was at the copy, and from there the game goes on.
    let server = Process::start(&database).await;
    let again = game.play(&server, 0).await;
    assert!(again.starts_with(&told) && !again.starts_with(&later));
    // Whoever knows more is told so, and goes on from what there is.
    let mut ada = Client::connect(server.address, &game.table).await;
    ada.send(json!({ "type": "hello", "token": game.seat, "from": later.len() })).await;
    assert_eq!(ada.until("refused").await["problem"]["code"], "set_back");
    ada.send(json!({ "type": "hello", "token": game.seat, "from": 0 })).await;
    ada.until("now").await;
    assert_eq!(ada.at as usize, again.len());
    ada.close().await;
    game.play(&server, 2).await;
    assert!(server.terminate().await.0.success());
    // What was there before can be had back.
    done(&[&["restore"][..], &kept].concat()).await;
    let server = Process::start(&database).await;
    assert!(game.play(&server, 0).await.starts_with(&later));
    server.kill().await;
}

#[tokio::test]
async fn what_is_no_whole_copy_is_not_restored() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let (database, copy, damaged) = (file("parlour.db"), file("copy.db"), file("damaged.db"));
    let server = Process::start(&database).await;
    let game = Game::open(&server).await;
    let told = game.play(&server, 5).await;
    done(&["backup", text(&copy), "--database", text(&database)]).await;
    assert!(server.terminate().await.0.success());

    let mut bytes = fs::read(&copy).unwrap();
    let length = bytes.len();
    bytes.iter_mut().skip(4096).for_each(|byte| *byte = !*byte);
    fs::write(&damaged, &bytes).unwrap();
    let cut = file("cut.db");
    fs::write(&cut, &fs::read(&copy).unwrap()[..length / 2]).unwrap();
    let (letter, empty) = (file("letter.txt"), file("empty.db"));
    fs::write(&letter, "Dear aunt, ".repeat(1000)).unwrap();
    fs::write(&empty, "").unwrap();
    for (from, why) in [
        (&damaged, "can’t be used"),
        (&cut, "can’t be used"),
        (&letter, "is not a database of Parlour"),
        (&empty, "is not a database of Parlour"),
        (&file("nowhere.db"), "there is no file"),
    ] {
        let said = refused(&["restore", text(from), "--database", text(&database)]).await;
        assert!(said.contains(why), "{said}");
    }
    let nowhere = file("nowhere.db");
    let said = refused(&["backup", text(&file("b.db")), "--database", text(&nowhere)]).await;
    assert!(said.contains("there is no database"), "{said}");
    assert!(
        refused(&["backup", text(&file("b.db")), "--database", text(&damaged)]).await.contains("can’t be used")
    );
    assert!(!file("b.db").exists());

    let server = Process::start(&database).await;
    assert!(game.play(&server, 0).await.starts_with(&told));
    server.kill().await;
}

#[tokio::test]
async fn the_doctor_says_what_is_right_and_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("deep/parlour.db");
    let doctor = ["doctor", "--database", text(&database)];
    let (_, said, _) = run(&doctor).await;
    assert!(said.contains("✓ there is no database") && said.contains("the first start makes it"), "{said}");
    assert!(!database.exists() && !database.parent().unwrap().exists(), "it makes nothing");

    let server = Process::start(&database).await;
    let (_, said, _) = run(&doctor).await;
    assert!(said.contains("✓ the database") && said.contains("a server has it open: 0 tables"), "{said}");
    assert!(server.terminate().await.0.success());
    let (_, said, _) = run(&doctor).await;
    assert!(said.contains("no server has it open") && said.contains("✓ the clock"), "{said}");

    let mut few = Command::new("sh");
    few.args(["-c", "ulimit -n 200; exec \"$@\"", "sh", PROGRAM]).args(doctor).env("LC_ALL", "C");
    let few = few.output().await.unwrap();
    let said = String::from_utf8_lossy(&few.stdout);
    assert_eq!(few.status.code(), Some(1), "{said}");
    assert!(said.contains("✗ only 200 files may be open") && said.contains("LimitNOFILE="), "{said}");

    let length = database.metadata().unwrap().len() as usize;
    fs::write(&database, "no database at all".repeat(length)).unwrap();
    let (_, said, _) = run(&doctor).await;
    assert!(said.contains("✗ ") && said.contains("– the clock was not checked"), "{said}");
    assert!(!said.contains("✓ the clock"), "{said}");
}
