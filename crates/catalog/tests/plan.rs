//! One plan for every game's folder: whoever knows one game can find everything in another.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms that every game has.
const ROOMS: [&str; 16] = [
    "lib", "cards", "setup", "moves", "options", "orders", "rules", "seen", "deduce", "encoding", "bots", "advice",
    "review", "puzzle", "text", "info",
];

/// Rooms beside `cards` for those that need them.
const COMPONENTS: [&str; 2] = ["board", "deck"];

/// Files that every game has besides.
const FILES: [&str; 27] = [
    "RULES.md",
    "words/en.ftl",
    "lesson.json",
    "web/index.ts",
    "web/goal.ts",
    "web/concern.ts",
    "web/concern.test.ts",
    "web/ways.ts",
    "web/HowTo.svelte",
    "src/rules/refusal.rs",
    "tests/advice.rs",
    "tests/all.rs",
    "tests/bots.rs",
    "tests/deduce.rs",
    "tests/golden.rs",
    "tests/laws.rs",
    "tests/laws/truth.rs",
    "tests/perft.txt",
    "tests/playable.rs",
    "tests/puzzle.rs",
    "tests/review.rs",
    "tests/rules.rs",
    "tests/rules/script.rs",
    "tests/rules/setup.rs",
    "tests/rules/upgrade.rs",
    "tests/words.rs",
    "benches/speed.rs",
];

/// Where the same things stand in every game: a name that is defined, and the file in src.
const DEFINITIONS: [(&str, &str); 23] = [
    ("Setup", "setup.rs"),
    ("check", "setup.rs"),
    ("upgrade", "setup.rs"),
    ("Move", "moves.rs"),
    ("Options", "options.rs"),
    ("Orders", "orders.rs"),
    ("observe", "seen.rs"),
    ("own", "seen.rs"),
    ("Observation", "seen/observation.rs"),
    ("View", "seen/view.rs"),
    ("Public", "seen/view.rs"),
    ("Fact", "deduce/fact.rs"),
    ("Belief", "deduce/belief.rs"),
    ("aid", "deduce/aid.rs"),
    ("why", "deduce/aid.rs"),
    ("levels", "bots/mod.rs"),
    ("Situation", "bots/situation.rs"),
    ("advice", "advice.rs"),
    ("puzzles", "puzzle.rs"),
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
            assert!(defines(&src.join(file), name), "{}: {file} does not define {name}", game.name());
        }
    }
}

#[test]
fn belief_is_asked_in_the_same_way() {
    for game in catalog::games() {
        let src = folder(game.name()).join("src");
        let public = fs::read_to_string(src.join("lib.rs")).expect("every game is a crate");
        let deduced = public.lines().find(|line| line.starts_with("pub use deduce::{")).unwrap_or_default();
        for name in ["Belief", "Fact"] {
            assert!(deduced.contains(name), "{}: {name} is not public", game.name());
        }
        let text = fs::read_to_string(src.join("deduce/belief.rs")).expect("every game has a belief");
        for signature in [
            "reading: Reading) -> Result<Option<Belief>, Contradiction> {",
            "pub fn chance(&self, fact: Fact) -> f64 {",
        ] {
            assert!(text.contains(signature), "{}: no function of Belief ends like this: {signature}", game.name());
        }
    }
}

#[test]
fn bots_of_a_game_share_one_situation() {
    for game in catalog::games() {
        let bots = folder(game.name()).join("src/bots");
        for name in names(&bots).iter().filter(|name| *name != "situation") {
            let file = bots.join(name).with_extension("rs");
            assert!(!defines(&file, "Situation"), "{}: Situation is defined in {name}, too", game.name());
        }
    }
}

/// What the review says is named so, but for the two messages that every review has.
#[test]
fn messages_of_the_review_are_named_alike() {
    let is_right = |name: &str| name.starts_with("review-") || matches!(name, "measure" | "unit");
    for game in catalog::games() {
        let read = |file: &Path| fs::read_to_string(file).expect("it can be read");
        let words = read(&folder(game.name()).join("words/en.ftl"));
        let review = words.lines().skip_while(|line| line.trim_start_matches('#') != " Review").skip(1);
        let named = review.take_while(|line| !line.starts_with("### ")).filter_map(|line| line.split_once(" ="));
        let named: Vec<&str> = named
            .map(|(name, _)| name)
            .filter(|name| name.starts_with(|first: char| first.is_ascii_lowercase()))
            .collect();
        assert!(named.len() > 10, "{}: no words of the review were found", game.name());
        let src = folder(game.name()).join("src/review");
        let files: Vec<String> =
            names(&src).iter().map(|name| read(&src.join(name).with_extension("rs"))).collect();
        let made = files.iter().flat_map(|text| text.split("Message::new(\"").skip(1));
        let made = made.map(|rest| rest.split('"').next().expect("there is always a first part"));
        for name in named.into_iter().chain(made) {
            assert!(is_right(name), "{}: {name} is said by the review and not named so", game.name());
        }
    }
}

/// Where a rule comes from if not from the printed sheet: what is said of the marks, and that there are no others.
#[test]
fn the_rules_are_marked_alike() {
    let introduction = "Each rule has a number, so that everybody can point at it.\n\
        *Our ruling:* marks what the printed rules leave open, or what can be read in two ways, so that we had to \
        decide.\n\
        *Option:* marks what you can change when you open a table.\n";
    let marks = ["*Our ruling:*", "*Option:*", "*Not on the sheet:*"];
    for game in catalog::games() {
        let rules = fs::read_to_string(folder(game.name()).join("RULES.md")).expect("every game has rules");
        assert!(rules.contains(introduction), "{}: the marks of RULES.md are not introduced", game.name());
        for mark in ["*(", "our ruling"] {
            assert!(!rules.contains(mark), "{}: RULES.md has a mark of another kind: {mark}", game.name());
        }
        for (end, _) in rules.match_indices(":*") {
            let marked = &rules[..end + 2];
            let is_known = marks.iter().any(|mark| marked.ends_with(mark));
            assert!(
                is_known,
                "{}: RULES.md has an unknown mark: {}",
                game.name(),
                &marked[end.saturating_sub(20)..]
            );
        }
    }
}

/// What people can say at a table: a greeting first, praise last.
#[test]
fn every_game_has_twelve_phrases() {
    for game in catalog::games() {
        let phrase = |number: u8| game.words().text(&format!("phrase-{number}"));
        let mut said: Vec<String> = (1..=12).filter_map(phrase).collect();
        assert_eq!(said.len(), 12, "{}: some of its phrases have no words", game.name());
        assert_eq!(phrase(13), None, "{}: a phrase that nobody can say: faces have that number", game.name());
        assert!(said.iter().all(|words| words.chars().count() <= 32), "{}: a long phrase: {said:?}", game.name());
        said.sort();
        said.dedup();
        assert_eq!(said.len(), 12, "{}: a phrase comes twice", game.name());
    }
}

#[test]
fn apostrophes_in_sentences_are_typographic() {
    for game in catalog::games() {
        let words = fs::read_to_string(folder(game.name()).join("words/en.ftl")).expect("every game has words");
        let straight = words.lines().find(|line| !line.starts_with('#') && line.contains('\''));
        assert_eq!(straight, None, "{}: a straight apostrophe", game.name());
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
