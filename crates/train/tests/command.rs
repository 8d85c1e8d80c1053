//! The command: what it refuses before anything is played.

use std::fs;
use std::process::{Command, Output};

fn train(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_train")).args(arguments).output().expect("it starts")
}

fn refusal(arguments: &[&str]) -> String {
    let output = train(arguments);
    assert!(!output.status.success(), "{arguments:?} is done");
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn weights_that_are_there_are_not_written_over() {
    let folder = std::env::temp_dir().join(format!("train-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("color-doubt.txt");
    fs::write(&file, "dear").expect("a file");
    let arguments = ["color-doubt", "--updates", "1", "--games", "1", "--folder", folder.to_str().expect("text")];
    let said = refusal(&arguments);
    assert!(said.contains("is there already: name another --folder"), "{said}");
    assert_eq!(fs::read_to_string(&file).expect("a file"), "dear");
    fs::remove_dir_all(&folder).expect("it goes");
}

#[test]
fn what_would_do_nothing_or_could_not_be_played_is_refused() {
    for (arguments, expected) in [
        (&["true-colors", "--respond"][..], "true-colors is not learned with --respond"),
        (&["true-colors", "--from", "nowhere.txt"], "true-colors is not learned with --from"),
        (&["true-colors", "--rivals", "weights.txt"], "not learned with --rivals with a file"),
        (&["true-colors", "--players", "5"], "true-colors has no game of 5 players"),
        (&["color-doubt", "--players", "9"], "color-doubt has no game of 9 players"),
        (&["color-doubt", "--entropy", "nan,nan"], "--entropy takes two numbers"),
        (&["clue"], "no network learns `clue`"),
    ] {
        let said = refusal(arguments);
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
}
