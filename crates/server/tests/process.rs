//! The program as its host meets it: what it says when something is wrong, and what it never says.
#![cfg(unix)]

use std::path::Path;
use std::process::Stdio;

use crate::support::choice::choose;
use crate::support::client::Client;
use crate::support::http;
use crate::support::player::play_to_the_end;
use crate::support::process::{PROGRAM, Process, run};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tokio::process::Command;

/// The one sentence of a failure.
async fn failure(arguments: &[&str]) -> String {
    let (status, _, said) = run(arguments).await;
    assert_eq!(status.code(), Some(1), "{said}");
    let mut lines = said.lines();
    let line = lines.next_back().unwrap().to_owned();
    assert!(line.starts_with("parlour: ") && line.ends_with('.'), "{said}");
    assert!(!said.contains("panicked") && lines.next().is_none(), "{said}");
    line
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[tokio::test]
async fn a_taken_port_is_told_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let taken = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let database = folder.path().join("parlour.db");
    let said = failure(&["serve", "--listen", &address, "--database", text(&database)]).await;
    assert!(said.contains(&address) && said.contains("--listen"), "{said}");
    assert!(!database.exists());
    let said = failure(&["--listen", "192.0.2.1:80", "--database", text(&database)]).await;
    assert!(said.contains("not an address of this machine"), "{said}");
}

#[tokio::test]
async fn an_unusable_database_is_told_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("parlour.db");
    let (status, log) = Process::start(&database).await.terminate().await;
    assert!(status.success(), "{log}");
    let open = async |what: &str| failure(&["--listen", "127.0.0.1:0", "--database", what]).await;

    let running = Process::start(&database).await;
    assert!(open(text(&database)).await.contains("in use by another Parlour"));
    running.kill().await;
    // A killed server leaves no lock behind.
    Process::start(&database).await.terminate().await;

    let mut connection = SqliteConnection::connect(&format!("sqlite:{}", database.display())).await.unwrap();
    sqlx::query("PRAGMA user_version = 1000").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let said = open(text(&database)).await;
    assert!(said.contains("newer Parlour") && said.contains("--database"), "{said}");

    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "Dear aunt, ".repeat(1000)).unwrap();
    assert!(open(text(&letter)).await.contains("not a database of Parlour"));
    // A folder that nobody may write, not even root.
    let said = open("/sys/parlour/parlour.db").await;
    assert!(said.contains("can’t be written: make it and its folder writable"), "{said}");
    // There is no folder, and none can be made.
    for nowhere in ["/proc/parlour/parlour.db", text(&letter.join("parlour.db"))] {
        assert!(open(nowhere).await.contains(&format!("there is no folder for {nowhere}: check the path")));
    }
    assert!(open(text(folder.path())).await.contains("not a database of Parlour"));
    assert!(open("mysql://localhost/parlour").await.contains("sqlite:PATH"));
    // One of PostgreSQL, without its password.
    let said = open("postgres://ada:secret@127.0.0.1:1/parlour").await;
    assert!(said.contains("no PostgreSQL answers") && !said.contains("os error"), "{said}");
    assert!(said.contains("postgres://127.0.0.1:1/parlour") && !said.contains("secret"), "{said}");
    for mistyped in ["postgres:/ada:secret@127.0.0.1/parlour", "postgres://127.0.0.1:1/parlour?pass=secret"] {
        let said = open(mistyped).await;
        assert!(!said.contains("secret") && said.contains("postgres://"), "{said}");
    }
    let nowhere = format!("postgres:///parlour?host={}", folder.path().display());
    assert!(open(&nowhere).await.contains(&nowhere));
    assert!(open("postgres://127.0.0.1:no/parlour").await.contains("postgres://USER@HOST/NAME"));
    assert!(open("sqlite:").await.contains("sqlite:PATH"));
}

/// A program that may not write files longer than this many blocks of 512 or 1024 bytes, as if the disk were full.
fn limited(blocks: u32, database: &Path) -> Command {
    let mut command = Command::new("sh");
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"");
    command
        .args(["-c", &script, "sh", PROGRAM, "--listen", "127.0.0.1:0", "--pace", "0", "--database"])
        .arg(database);
    command
}

#[tokio::test]
async fn a_full_disk_at_the_start_is_told_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("parlour.db");
    let output = limited(4, &database).env("LC_ALL", "C").output().await.unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    let line = said.lines().next_back().unwrap();
    assert!(line.starts_with("parlour: the database") && line.contains("disk"), "{said}");
}

#[tokio::test]
async fn a_disk_that_fails_during_play_ends_the_server_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("parlour.db");
    let server = Process::spawn(limited(2000, &database)).await;
    let open = json!({
        "game": "color-doubt", "name": "Ada", "chair": 0, "bots": [[1, "random"], [2, "random"]], "start": true,
        "options": { "games": 10 },
    });
    let opened = http::request(server.address, "POST", "/api/tables", &[], &open.to_string()).await.json();
    let (table, seat) = (opened["table"].as_str().unwrap(), opened["seat"].as_str().unwrap());
    let mut ada = Client::connect(server.address, table).await;
    ada.send(json!({ "type": "hello", "token": seat, "from": 0 })).await;
    let mut accepted: Vec<(String, Value)> = Vec::new();
    let mut sent = 0;
    while ada.now["turn"] != "over" {
        let Some(chosen) = choose(&ada.now, 2) else {
            if ada.next().await.is_none() {
                break;
            }
            continue;
        };
        sent += 1;
        let key = format!("until-full-{sent}");
        let message = json!({ "type": "move", "key": key, "at": ada.at, "move": chosen });
        if ada.try_send(tokio_tungstenite::tungstenite::Message::text(message.to_string())).await.is_err() {
            break;
        }
        loop {
            let Some(answer) = ada.next().await else { break };
            if answer["key"] == key {
                if answer["type"] == "accepted" {
                    accepted.push((key, chosen));
                } else {
                    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                }
                break;
            }
        }
    }
    let news = ada.told().into_iter().filter(|text| text.contains(r#""type":"news""#)).map(str::to_owned);
    let news: Vec<String> = news.collect();
    let (status, log) = server.ended().await;
    assert_eq!(status.code(), Some(1), "{log}");
    let line = log.lines().next_back().unwrap();
    assert!(line.starts_with("parlour: the database") && line.contains("disk"), "{log}");

    let server = Process::start(&database).await;
    let mut again = Client::connect(server.address, table).await;
    again.send(json!({ "type": "hello", "token": seat, "from": 0 })).await;
    again.until("now").await;
    let shown = again.told();
    assert!(news.len() > 10 && shown.len() > news.len() && news.iter().zip(shown).all(|(one, other)| one == other));
    let (key, chosen) = accepted.pop().unwrap();
    assert_eq!(again.make_with(&key, 0, chosen).await["type"], "accepted");
}

#[tokio::test]
async fn logs_hold_no_secret_of_a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&folder.path().join("parlour.db")).await;
    let open = json!({
        "game": "color-doubt", "name": "Adalgisa", "chair": 0, "bots": [[1, "random"], [2, "random"]], "start": true,
        "options": { "games": 1 },
    });
    let opened = http::request(server.address, "POST", "/api/tables", &[], &open.to_string()).await.json();
    let (table, seat) = (opened["table"].as_str().unwrap(), opened["seat"].as_str().unwrap());
    let host = opened["host"].as_str().unwrap();
    let mut ada = Client::connect(server.address, table).await;
    ada.send(json!({ "type": "hello", "token": seat, "from": 0 })).await;
    ada.send(json!({ "type": "notes", "notes": "a private thought" })).await;
    ada.send(json!({ "type": "move", "key": "nonsense-move", "at": 0, "move": "a shameful move" })).await;
    let bearer = format!("Bearer {host}");
    let path = format!("/api/tables/{table}/host");
    http::request(server.address, "POST", &path, &[("authorization", &bearer)], r#"{"do":"start"}"#).await;
    http::request(server.address, "GET", &format!("/api/tables/{table}/replay?token={seat}"), &[], "").await;
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
    let path = format!("/api/tables/{table}/replay");
    let replay = http::request(server.address, "GET", &path, &[], "").await.json();
    let (status, log) = server.terminate().await;

    assert!(status.success());
    assert!(log.contains("a game is over") && log.contains("request"), "it does log: {log}");
    let secrets =
        [seat, host, table, "private thought", "shameful", "Adalgisa", "hands", "rainbow", "purple", "\"lay\""];
    for secret in secrets {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
    for m in replay["moves"].as_array().unwrap() {
        assert!(!log.contains(&m.to_string()));
    }
}

#[tokio::test]
async fn a_request_has_an_id_in_its_answer_and_in_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(PROGRAM);
    command.args(["--listen", "127.0.0.1:0", "--log", "json", "--database"]).arg(folder.path().join("parlour.db"));
    let server = Process::spawn(command).await;
    let open = r#"{ "game": "clue", "name": "Ada", "chair": 0 }"#;
    let forged = [("x-request-id", "forged")];
    let answer = http::request(server.address, "POST", "/api/tables", &forged, open).await;
    let id = answer.header("x-request-id").unwrap().to_owned();
    let other = http::request(server.address, "GET", "/api/games", &[], "").await;
    assert_ne!(other.header("x-request-id"), Some(id.as_str()));
    let (_, log) = server.terminate().await;
    let mut lines = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let opened = lines.find(|line| line["fields"]["message"] == "a table is opened").unwrap();
    assert_eq!((&opened["span"]["id"], &opened["span"]["route"]), (&json!(id), &json!("/api/tables")));
    assert!(!log.contains("forged"), "{log}");
}

#[tokio::test]
async fn the_arena_prints_who_wins_and_names_what_it_does_not_know() {
    let (status, said, errors) =
        run(&["arena", "color-doubt", "--deals", "20", "--bots", "random,random,random", "--options", "games=1"])
            .await;
    assert!(status.success(), "{errors}");
    assert!(said.contains("20 deals in 20 games") && said.contains("random") && said.contains("seat 2"), "{said}");
    assert!(said.contains("                     won (95% interval)          score\nrandom  "), "{said}");
    let again =
        run(&["arena", "color-doubt", "--deals", "20", "--bots", "random,random,random", "--options", "games=1"])
            .await;
    assert_eq!(said, again.1, "the same command prints the same figures");

    assert!(failure(&["arena", "chess"]).await.contains("color-doubt"));
    assert!(failure(&["arena", "color-doubt", "--bots", "genius,random"]).await.contains("there are: random"));
    assert!(
        failure(&["arena", "color-doubt", "--bots", "random"])
            .await
            .contains("for 2, 3, 4 or 5 players, not for 1 (CD-1)")
    );
    assert!(
        failure(&["arena", "color-doubt", "--options", "speed=9"])
            .await
            .contains("no option called “speed”: it has games")
    );
    assert!(
        failure(&["arena", "color-doubt", "--options", "games=many"])
            .await
            .contains("“games” is a number from 1 to 10 (CD-50).")
    );
    let (status, _, said) = run(&["arena", "color-doubt", "--deals", "0"]).await;
    assert!(status.code() == Some(2) && said.contains("a whole number from 1 on is needed"), "{said}");
    assert!(failure(&["arena", "color-doubt", "--options", "games"]).await.contains("key=value"));
}

#[tokio::test]
async fn a_program_whose_command_has_quotes_is_one_bot() {
    let fight = |bots: &str| ["arena", "color-doubt", "--deals", "2", "--bots", bots].map(String::from);
    let run = |arguments: [String; 6]| async move { run(&arguments.each_ref().map(String::as_str)).await };
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/arena.py");
    let (status, said, errors) = run(fight(&format!("python3 '{bot}' 'one, two',random"))).await;
    assert!(status.success() || errors.contains("can’t be started"), "{errors}");
    // Two deals are too few for an interval, and for a standard error.
    assert!(!status.success() || said.contains("(too few deals)") && said.contains("'one, two', random"), "{said}");
    let (status, _, errors) = run(fight("./mine 'open,random")).await;
    assert!(!status.success() && errors.contains("a quote is not closed"), "{errors}");
}

#[tokio::test]
async fn bots_have_names_and_spaces_beside_commas_mean_nothing() {
    for nameless in ["random,,random", "random,", ","] {
        let said = failure(&["arena", "color-doubt", "--bots", nameless]).await;
        assert!(said.contains(&format!("in {nameless} a bot has no name")), "{said}");
    }
    let (status, said, errors) =
        run(&["arena", "color-doubt", "--deals", "1", "--bots", " random , careful "]).await;
    assert!(status.success() && said.contains("random, careful (seed"), "{said}{errors}");
    let missing = failure(&["arena", "color-doubt", "--bots", "./missing,random"]).await;
    assert!(missing.contains("./missing can’t be started: there is no such file"), "{missing}");
}

/// A single game, of which nothing is known but how it went.
#[tokio::test]
async fn what_has_no_error_is_printed_without_one() {
    let (status, said, errors) = run(&["arena", "color-doubt", "--deals", "1", "--bots", "random,random"]).await;
    assert!(status.success(), "{errors}");
    assert!(said.contains("1 deal in 1 game, ") && !said.contains("inf") && !said.contains('±'), "{said}");
    let sprt = ["arena", "color-doubt", "--sprt", "random", "careful", "--deals", "1"];
    let (_, said, errors) = run(&sprt).await;
    assert!(said.contains(", – Elo, by 1 deal") && !said.contains("inf"), "{said}{errors}");
}

#[tokio::test]
async fn the_arena_rates_bots_and_writes_down_what_it_found() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bots.md");
    let path = file.to_str().unwrap();
    let few =
        ["arena", "--ladder", "color-doubt", "--players", "2", "--deals", "2", "--options", "cards_per_suit=4"];
    let ladder = [&few[..], &["--write", path]].concat();
    std::fs::write(&file, "# Bots\n").unwrap();
    let (status, _, errors) = run(&ladder).await;
    assert!(!status.success() && errors.contains("<!-- ladder color-doubt -->"), "the file has no place: {errors}");
    std::fs::write(&file, "# Bots\n<!-- ladder color-doubt -->\nold\n<!-- end of ladder color-doubt -->\nEnd\n")
        .unwrap();
    let (status, said, errors) = run(&ladder).await;
    assert!(status.success(), "{errors}");
    assert!(said.contains("2 deals between each two bots, in 4 games"), "{said}");
    assert!(said.contains("\n| magpie | 0 |"), "the level that a beginner meets has 0: {said}");
    assert!(said.contains(" (too few deals) |") && !said.contains(" – +"), "{said}");
    // Where standard error is no terminal a line after each two bots says how far it is.
    let pairs: Vec<&str> = errors.lines().collect();
    assert!(pairs[0].contains("with 2 players: 4 of ") && pairs.len() > 5, "{errors}");
    let row = said.lines().find(|line| line.starts_with("| random |")).unwrap();
    assert_eq!(row.matches('%').count(), 8, "against each of the others: {row}");
    let written = std::fs::read_to_string(&file).unwrap();
    assert!(
        written.starts_with("# Bots\n") && written.ends_with("\nEnd\n") && !written.contains("old"),
        "{written}"
    );
    assert!(written.contains(said.trim()) && !said.contains("--write"), "{written}");
    let (status, _, said) = run(&["arena", "color-doubt", "--write", path]).await;
    assert!(status.code() == Some(2), "there is nothing to write: {said}");
}

#[tokio::test]
async fn a_sequential_test_stops_when_it_knows() {
    let (status, said, errors) = run(&["arena", "color-doubt", "--sprt", "bluffer", "random"]).await;
    assert!(status.success(), "{errors}");
    assert!(said.contains("by 16 deals in 32 games") && said.contains("Accepted: bluffer is stronger"), "{said}");
    assert!(
        failure(&["arena", "color-doubt", "--sprt", "bluffer", "bluffer"]).await.contains("two different bots")
    );
    let crossed = ["arena", "color-doubt", "--sprt", "bluffer", "random", "--elo0", "20", "--elo1", "10"];
    assert!(failure(&crossed).await.contains("must be more than"));
    let (_, said, _) = run(&["arena", "color-doubt", "--sprt", "random", "bluffer"]).await;
    assert!(
        said.contains("Refused: random is stronger than bluffer by 0 Elo rather than by 30, if at all"),
        "{said}"
    );
    let twice = ["arena", "color-doubt", "--sprt", "random", "careful", "--deals", "1", "--players", "2,3,2"];
    let (_, said, _) = run(&twice).await;
    assert_eq!(said.matches("random against careful").count(), 2, "{said}");
    assert!(said.contains("2 players") && said.contains("3 players"), "{said}");
    let (_, said, _) = run(&["arena", "color-doubt", "--sprt", "random", "careful", "--deals", "4"]).await;
    assert!(said.contains("Open: "), "{said}");
}

/// Each of them plays whole games by the rules, in every game.
#[tokio::test]
async fn exploiters_play_the_strongest_level() {
    let folder = tempfile::tempdir().unwrap();
    let deck = folder.path().join("deck.json");
    // A short game, for the strongest level thinks long.
    let half = |who, what| json!({ "who": who, "what": what });
    let card = |one, other| json!({ "card": [half("shelby", one), half("duchess", other)], "count": 3 });
    let cards = [
        card("motive", "means"),
        card("opportunity", "motive"),
        card("means", "opportunity"),
        json!({ "card": "accusation", "count": 3 }),
    ];
    std::fs::write(&deck, json!({ "deck": cards }).to_string()).unwrap();
    for (game, players) in
        [("clue", "3"), ("true-colors", "3"), ("three-dead-strangers", "2"), ("color-doubt", "2")]
    {
        let mut arguments = vec!["arena", "--exploiters", game, "--players", players, "--deals", "1"];
        if game == "color-doubt" {
            arguments.extend(["--options", "cards_per_suit=4"]);
        }
        if game == "three-dead-strangers" {
            arguments.extend(["--setup", deck.to_str().unwrap()]);
        }
        let (status, said, errors) = run(&arguments).await;
        assert!(status.success(), "{errors}");
        let gains = said.lines().filter(|line| line.starts_with("| ") && line.ends_with(") |"));
        assert!(gains.count() >= 8, "{said}");
    }
}

#[tokio::test]
async fn the_arena_takes_a_deck_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deck.json");
    let path = file.to_str().unwrap();
    let arena = ["arena", "three-dead-strangers", "--deals", "5", "--setup", path];
    // Nobody has anything to play: both pass and win.
    std::fs::write(&file, r#"{"deck": [{"card": "accusation", "count": 9}]}"#).unwrap();
    let (status, said, errors) = run(&arena).await;
    assert!(status.success(), "{errors}");
    assert!(said.contains("5 deals in 5 games, 4.0 decisions"), "{said}");

    std::fs::write(&file, r#"{"deck": [{"card": "accusation", "count": 2}]}"#).unwrap();
    assert!(failure(&arena).await.contains("(TS-11)"));
    std::fs::write(&file, r#"{"deck": [{"card": "joker", "count": 2}]}"#).unwrap();
    assert!(failure(&arena).await.contains("a card is \"accusation\" or a list of two halves"));
    std::fs::write(&file, "[").unwrap();
    assert!(failure(&arena).await.contains("deck.json holds no options"));
    std::fs::remove_file(&file).unwrap();
    assert!(failure(&arena).await.contains("deck.json can’t be read"));
}

/// Runs the program with nobody who reads its output: the other end of the pipe is closed before it begins.
async fn unread(arguments: &[&str]) -> (std::process::ExitStatus, String) {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = Command::new(PROGRAM);
    command.args(arguments).stdin(Stdio::null()).stdout(writer).stderr(Stdio::piped());
    let output = command.output().await.unwrap();
    (output.status, String::from_utf8_lossy(&output.stderr).into_owned())
}

#[tokio::test]
async fn a_command_that_nobody_reads_to_the_end_ends_quietly() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("game.txt");
    let (_, example, _) = run(&["notebook", "--example"]).await;
    std::fs::write(&book, example).unwrap();
    let book = text(&book);
    for arguments in [
        &["notebook", book, "--json"][..],
        &["notebook", book, "--why", "rope:dan", "--ask"],
        &["notebook", "--example"],
        &["arena", "color-doubt", "--deals", "3", "--options", "games=1"],
        &["--help"],
        &["arena", "--help"],
        &["--version"],
    ] {
        let (status, said) = unread(arguments).await;
        assert!(status.success() && !said.contains("panicked"), "{arguments:?}: {status} {said}");
    }
    // What is wrong is still told by the exit code, even if nobody reads what it is.
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = Command::new(PROGRAM);
    let failed = command.args(["arena", "chess"]).stderr(writer).status().await.unwrap();
    assert_eq!(failed.code(), Some(1));
}
