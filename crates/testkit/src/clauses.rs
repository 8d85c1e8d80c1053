//! Every clause of the rules has a test, and every test that names a clause names one that there is.
//!
//! A game's `RULES.md` defines a clause by an item of a list that begins with its id: `- CL-24 The number rolled ...`.
//! A test that proves the clause CL-24 has a name that begins with `cl_24`, and TC-51a is proved by `tc_51a_...`.
//! A test that proves several at once names them one after the other: `cl_45_cl_60_accuse_at_once`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The ids of the clauses that a text of rules defines.
///
/// ```
/// let ids = testkit::clauses::defined("- CL-1 Six suspects.\n- TC-51a (option) See CL-9.\n");
/// assert_eq!(ids.into_iter().collect::<Vec<_>>(), ["CL-1", "TC-51a"]);
/// ```
pub fn defined(rules: &str) -> BTreeSet<String> {
    let items = rules.lines().filter_map(|line| line.trim_start().strip_prefix(['-', '*']));
    let first_words = items.filter_map(|item| item.split_whitespace().next());
    first_words
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
        .filter(|word| is_id(word))
        .map(str::to_owned)
        .collect()
}

/// Checks the rules of a game against the Rust files in the folders given, all relative to the package's folder, where
/// tests run.
///
/// # Panics
/// With a list of what is wrong: a clause without a test, a test or a sentence of the rules that names an unknown
/// clause, a file that cannot be read.
pub fn check(rules: &str, folders: &[&str]) {
    let rules = read(Path::new(rules));
    let mut tests = Vec::new();
    for folder in folders {
        tests_in(Path::new(folder), &mut tests);
    }
    let complaints = complaints(&rules, &tests);
    assert!(complaints.is_empty(), "the rules and their tests do not agree:\n{complaints}");
}

/// What is wrong, a line each.
fn complaints(rules: &str, tests: &[String]) -> String {
    let defined = defined(rules);
    let prefixes: BTreeSet<String> = defined.iter().map(|id| prefix(id).to_lowercase()).collect();
    let mut proved: BTreeMap<String, &str> = BTreeMap::new();
    for test in tests {
        for id in named_by(test, &prefixes) {
            proved.insert(id, test);
        }
    }
    let mut out = String::new();
    if defined.is_empty() {
        out += "no clause is defined: clauses are items of a list that begin with an id such as CL-24\n";
    }
    for id in defined.iter().filter(|id| !proved.contains_key(*id)) {
        let _ =
            writeln!(out, "{id} has no test; its name would begin with {}", id.to_lowercase().replace('-', "_"));
    }
    for (id, test) in proved.iter().filter(|(id, _)| !defined.contains(*id)) {
        let _ = writeln!(out, "the test {test} names {id}, which the rules do not define");
    }
    for id in mentioned(rules, &prefixes).difference(&defined) {
        let _ = writeln!(out, "the rules mention {id} and do not define it");
    }
    out
}

/// Whether it looks like CL-24 or TC-51a.
fn is_id(word: &str) -> bool {
    let Some((letters, number)) = word.split_once('-') else { return false };
    let number = number.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(number);
    let is_prefix = (2..=4).contains(&letters.len()) && letters.chars().all(|c| c.is_ascii_uppercase());
    is_prefix && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
}

fn prefix(id: &str) -> &str {
    id.split_once('-').map_or(id, |(prefix, _)| prefix)
}

/// Every id in a text that has one of the prefixes.
fn mentioned(text: &str, prefixes: &BTreeSet<String>) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    let ids = words.filter(|word| is_id(word) && prefixes.contains(&prefix(word).to_lowercase()));
    ids.map(str::to_owned).collect()
}

/// The ids with which a function's name begins.
fn named_by(function: &str, prefixes: &BTreeSet<String>) -> Vec<String> {
    let mut words = function.split('_');
    let mut ids = Vec::new();
    while let (Some(prefix), Some(number)) = (words.next(), words.next()) {
        // TC-51a: the letter stays small.
        let id = format!("{}-{number}", prefix.to_uppercase());
        if !prefixes.contains(prefix) || !is_id(&id) {
            break;
        }
        ids.push(id);
    }
    ids
}

/// Appends the names of the test functions in the Rust files of a folder and the folders in it.
fn tests_in(folder: &Path, out: &mut Vec<String>) {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|problem| panic!("cannot list {}: {problem}", folder.display()));
    for entry in entries {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            tests_in(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            out.extend(tests_of(&read(&path)));
        }
    }
}

/// The names of the functions that have the attribute `#[test]`.
fn tests_of(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line.starts_with("#[test]") {
            is_test = true;
        }
        let line = line.strip_prefix("#[test]").unwrap_or(line).trim_start();
        if let Some(rest) = line.strip_prefix("fn ") {
            if is_test {
                names.push(
                    rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or(rest).to_owned(),
                );
            }
            is_test = false;
        }
    }
    names
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|problem| panic!("cannot read {}: {problem}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Rules\n- CL-1 One.\n- **CL-2** Two, but see CL-1.\n- TC-51a An option.\n";

    fn complaints_about(source: &str) -> String {
        complaints(RULES, &tests_of(source))
    }

    #[test]
    fn nothing_is_wrong() {
        let source = "#[test]\nfn cl_1_cl_2_both() {}\n\n#[test]\n#[should_panic]\nfn tc_51a() {}\n";
        assert_eq!(complaints_about(source), "");
    }

    #[test]
    fn a_clause_without_a_test() {
        let source = "#[test]\nfn cl_1_one() {}\nfn cl_2_is_no_test() {}\n";
        assert_eq!(
            complaints_about(source),
            "CL-2 has no test; its name would begin with cl_2\n\
             TC-51a has no test; its name would begin with tc_51a\n"
        );
    }

    #[test]
    fn a_number_is_not_its_beginning() {
        let source = "#[test]\nfn cl_1_cl_2() {}\n#[test] fn tc_51_x() {}\n";
        assert_eq!(
            complaints_about(source),
            "TC-51a has no test; its name would begin with tc_51a\n\
             the test tc_51_x names TC-51, which the rules do not define\n"
        );
    }

    #[test]
    fn a_mention_of_nothing() {
        let rules = format!("{RULES}- CL-3 As in CL-33.\n");
        let tests = ["cl_1_a", "cl_2_a", "cl_3_a", "tc_51a_a"].map(str::to_owned);
        assert_eq!(complaints(&rules, &tests), "the rules mention CL-33 and do not define it\n");
    }

    #[test]
    fn rules_without_clauses() {
        assert!(complaints("# Rules\n", &[]).starts_with("no clause is defined"));
    }
}
