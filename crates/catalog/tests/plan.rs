//! One plan for every game's folder: whoever knows one game can find everything in another.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms that every game has.
const ROOMS: [&str; 12] =
    ["lib", "cards", "setup", "moves", "options", "rules", "seen", "deduce", "bots", "review", "text", "info"];

/// Rooms beside `cards` for those that need them.
const COMPONENTS: [&str; 2] = ["board", "deck"];

/// Files that every game has besides.
const FILES: [&str; 12] = [
    "RULES.md",
    "words/en.ftl",
    "lesson.json",
    "tests/bots.rs",
    "tests/golden.rs",
    "tests/laws.rs",
    "tests/perft.txt",
    "tests/playable.rs",
    "tests/review.rs",
    "tests/rules.rs",
    "tests/words.rs",
    "benches/speed.rs",
];

/// Where the same things stand in every game: a name that is defined, and the file in src. `Fact` is what the game
/// calls it.
const DEFINITIONS: [(&str, &str); 18] = [
    ("Setup", "setup.rs"),
    ("check", "setup.rs"),
    ("upgrade", "setup.rs"),
    ("Move", "moves.rs"),
    ("Options", "options.rs"),
    ("observe", "seen.rs"),
    ("view", "seen.rs"),
    ("Observation", "seen/observation.rs"),
    ("View", "seen/view.rs"),
    ("Public", "seen/view.rs"),
    ("Fact", "deduce/fact.rs"),
    ("aid", "deduce/aid.rs"),
    ("why", "deduce/aid.rs"),
    ("levels", "bots/mod.rs"),
    ("review", "review/mod.rs"),
    ("Analyst", "review/mod.rs"),
    ("summary", "review/words.rs"),
    ("tell", "text.rs"),
];

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game)
}

/// What is in a folder: names without their endings, a room's file and folder counted once.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|problem| panic!("cannot list {}: {problem}", folder.display()));
    let name = |entry: Result<fs::DirEntry, _>| {
        let path = entry.expect("the folder can be listed").path();
        path.file_stem().expect("it has a name").to_string_lossy().into_owned()
    };
    entries.map(name).collect()
}

#[test]
fn every_game_has_the_same_rooms() {
    for game in catalog::games() {
        let found = names(&folder(game.name()).join("src"));
        for room in ROOMS {
            assert!(found.contains(room), "{} has no {room} in src", game.name());
        }
        let other: Vec<_> = found
            .iter()
            .filter(|name| !ROOMS.contains(&name.as_str()) && !COMPONENTS.contains(&name.as_str()))
            .collect();
        assert!(other.is_empty(), "{} has rooms in src that other games have not: {other:?}", game.name());
        for file in FILES {
            assert!(folder(game.name()).join(file).is_file(), "{} has no {file}", game.name());
        }
    }
}

/// Whether a file defines a function or a type of this name.
fn defines(file: &Path, name: &str) -> bool {
    let text = fs::read_to_string(file).unwrap_or_default();
    text.lines().any(|line| {
        let mut words = line.split(|part: char| part != '_' && !part.is_alphanumeric());
        words.any(|word| matches!(word, "fn" | "struct" | "enum" | "type")) && words.next() == Some(name)
    })
}

/// The name that follows `type Fact = ` where the game presents itself.
fn fact(info: &str) -> &str {
    let rest = info.split("type Fact = ").nth(1).expect("a game names its facts");
    rest.split(';').next().expect("there is always a first part")
}

#[test]
fn the_same_things_stand_in_the_same_files() {
    for game in catalog::games() {
        let src = folder(game.name()).join("src");
        let info = fs::read_to_string(src.join("info.rs")).expect("every game presents itself");
        for (name, file) in DEFINITIONS {
            let needless = name == "why" && !info.contains("fn why(");
            if needless {
                continue;
            }
            let defined = if name == "Fact" { fact(&info) } else { name };
            assert!(defines(&src.join(file), defined), "{}: {file} does not define {defined}", game.name());
        }
    }
}

#[test]
fn rooms_with_several_files_are_folders() {
    for game in catalog::games() {
        for room in ["deduce", "bots", "review"] {
            assert!(
                folder(game.name()).join("src").join(room).is_dir(),
                "{}: src/{room} is not a folder",
                game.name()
            );
        }
    }
}

#[test]
fn examples_say_which_game_they_are_of() {
    for game in catalog::games() {
        let examples = folder(game.name()).join("examples");
        let prefix = format!("{}_", game.name().replace('-', "_"));
        for name in if examples.is_dir() { names(&examples) } else { BTreeSet::new() } {
            assert!(name.starts_with(&prefix), "{}: the example {name} does not begin with {prefix}", game.name());
        }
    }
}

/// The folder of a game and its name are the same, so that no game is left out here.
#[test]
fn every_folder_is_a_game_of_the_catalog() {
    let listed: BTreeSet<String> = catalog::games().iter().map(|game| game.name().to_owned()).collect();
    assert_eq!(names(&folder("")), listed);
}
