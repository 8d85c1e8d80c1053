//! The case of the day over HTTP, and packs of puzzles on the command line.

use std::process::Command;

use crate::support::TestServer;
use serde_json::{Value, json};

#[tokio::test]
async fn the_case_of_the_day_is_asked_and_answered() {
    let server = TestServer::start().await;
    let archive = server.get("/api/puzzles").await.json();
    let days = archive.as_array().unwrap();
    assert_eq!(days.len(), 30);
    let today = server.get("/api/puzzles/today").await.json();
    for field in ["date", "game", "kind"] {
        assert_eq!(today[field], days[0][field]);
    }
    let address = format!("/api/puzzles/{}", today["date"].as_str().unwrap());
    assert_eq!(server.get(&address).await.json(), today, "a case does not change");
    assert_eq!(today.get("solution"), None);

    let post = async |answer: Value| server.post(&address, None, json!({ "answer": answer })).await;
    let told = post(Value::Null).await.json();
    assert_eq!(told["right"], true);
    let again = post(told["solution"].clone()).await.json();
    assert_eq!((&again["right"], &again["solution"]), (&json!(true), &told["solution"]));
    let nonsense = post(json!(["nonsense"])).await;
    assert_eq!((nonsense.status, &nonsense.json()["code"]), (400, &json!("malformed")));
}

/// A deduction that is refused says nothing of the solution, and shows a deal in which it is otherwise.
#[tokio::test]
async fn a_mark_that_does_not_follow_is_refused_with_a_deal() {
    let server = TestServer::start().await;
    let archive = server.get("/api/puzzles").await.json();
    let of_kind = |day: &&Value| day["kind"] == "deduce";
    let day = archive.as_array().unwrap().iter().find(of_kind).unwrap();
    let address = format!("/api/puzzles/{}", day["date"].as_str().unwrap());
    let case = server.get(&address).await.json();
    let keys = |part: usize| {
        let choices = case["parts"][part]["choices"].as_array().unwrap();
        choices.iter().map(|choice| choice["key"].clone()).collect::<Vec<_>>()
    };
    let mut refused = 0;
    for card in keys(0) {
        for holder in keys(1) {
            let judged = server.post(&address, None, json!({ "answer": [card, holder, "yes"] })).await.json();
            if judged["otherwise"] != Value::Null {
                assert_eq!((&judged["right"], &judged["again"]), (&json!(false), &json!(true)));
                assert_eq!(judged["solution"], Value::Null);
                let views = judged["otherwise"]["views"].as_array().unwrap();
                assert_eq!(views.len(), case["chairs"].as_array().unwrap().len());
                refused += 1;
            }
        }
        if refused > 0 {
            return;
        }
    }
    panic!("nothing is refused");
}

#[tokio::test]
async fn what_was_found_out_before_is_explained() {
    let server = TestServer::start().await;
    let archive = server.get("/api/puzzles").await.json();
    let day = archive.as_array().unwrap().iter().find(|day| day["kind"] == "deduce").unwrap();
    let address = format!("/api/puzzles/{}", day["date"].as_str().unwrap());
    let case = server.get(&address).await.json();
    let known = &case["aid"]["facts"][0];
    let path = |fact: &Value| {
        let escaped: String = fact.to_string().bytes().map(|byte| format!("%{byte:02X}")).collect();
        format!("{address}/why?fact={escaped}")
    };
    let why = server.get(&path(&known["fact"])).await.json();
    assert_eq!(why["is"], known["possible"] == 1.0);
    assert!(why["reasons"].is_array());
    let solution = server.post(&address, None, json!({ "answer": null })).await.json()["solution"].clone();
    let holder = match solution[1].as_str().unwrap() {
        "file" => json!("case_file"),
        seat => json!({ "seat": seat.parse::<u8>().unwrap() }),
    };
    let asked = json!({ "card": solution[0], "holder": holder });
    assert_eq!(server.get(&path(&asked)).await.json(), Value::Null, "the solution is not told");
    let nonsense = server.get(&path(&json!("nonsense"))).await;
    assert_eq!((nonsense.status, &nonsense.json()["code"]), (400, &json!("malformed")));
}

#[tokio::test]
async fn days_without_a_case_are_refused_in_words() {
    let server = TestServer::start().await;
    for (day, status, code) in [
        ("2999-01-01", 404, "not_yet"),
        ("1969-01-01", 400, "malformed"),
        ("2001-01-01", 404, "not_found"),
        ("tomorrow", 400, "malformed"),
        ("2026-02-30", 400, "malformed"),
    ] {
        let refused = server.get(&format!("/api/puzzles/{day}")).await;
        assert_eq!((refused.status, &refused.json()["code"]), (status, &json!(code)), "{day}");
    }
}

fn parlour(arguments: &[&str]) -> (bool, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_parlour")).env("LC_ALL", "C").args(arguments).output().unwrap();
    let text = if done.status.success() { done.stdout } else { done.stderr };
    (done.status.success(), String::from_utf8(text).unwrap())
}

#[test]
fn a_pack_is_made_again_by_the_same_command_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pack.txt");
    let file = file.to_str().unwrap();
    let make = ["puzzles", "clue", "--count", "3", "--per-game", "2", "--levels", "1,2", "--seed", "4"];
    let (done, pack) = parlour(&make);
    assert!(done, "{pack}");
    assert_eq!(parlour(&make).1, pack);
    assert!(pack.starts_with("parlour puzzles 1\n"));
    for word in ["puzzle 3", "told ", "ask ", "answer ", "because ", "setup {", "move {"] {
        assert!(pack.contains(&format!("\n{word}")), "{word}");
    }
    std::fs::write(file, &pack).unwrap();
    assert_eq!(parlour(&["puzzles", "--check", file]), (true, "3 puzzles are what they say.\n".into()));

    std::fs::write(file, pack.replacen("\nlevel ", "\nlevel 9", 1)).unwrap();
    let (done, said) = parlour(&["puzzles", "--check", file]);
    assert!(!done && said.contains("puzzle 1 of") && said.contains("its level is"), "{said}");
    let mute: String = pack
        .lines()
        .filter(|line| !line.starts_with("verdict "))
        .fold(String::new(), |all, line| all + line + "\n");
    for (pack, problem) in [
        ("something else", "its first line is not"),
        ("parlour puzzles 1\n", "has no puzzles"),
        (&mute, "there is no verdict"),
    ] {
        std::fs::write(file, pack).unwrap();
        let (done, said) = parlour(&["puzzles", "--check", file]);
        assert!(!done && said.contains(problem), "{said}");
    }
}

#[test]
fn what_cannot_be_made_is_said() {
    let (done, said) = parlour(&["puzzles", "chess"]);
    assert!(!done && said.contains("there are: clue"), "{said}");
    let (done, said) = parlour(&["puzzles", "clue", "--kind", "riddle"]);
    assert!(!done && said.contains("it has: deduce, ask"), "{said}");
}
