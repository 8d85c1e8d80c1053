//! Every message that a game names has words, and every word of its message file is used.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use presentation::{OptionKind, Playable, Words};

/// Checks the message file of a game: what the game describes itself with is there; and every message in the file is
/// said by the game's lesson or named in one of the sources (files or folders, relative to the package's folder): as a
/// whole string literal in Rust or TypeScript, or by a literal that ends with a hyphen and that its name begins with,
/// for names put together.
///
/// # Panics
/// With a list of what is wrong.
pub fn check<G: Playable>(sources: &[&str]) {
    let mut literals = BTreeSet::new();
    for source in sources {
        literals_in(Path::new(source), &mut literals);
    }
    let lesson = G::lesson().into_iter();
    let said =
        lesson.flat_map(|lesson| lesson.line.iter().filter_map(|step| step.say.as_ref()).chain([&lesson.end]));
    literals.extend(said.map(|message| message.name.clone().into_owned()));
    literals.extend(puzzles::<G>());
    let complaints = missing::<G>() + &unused(G::words(), &literals);
    assert!(complaints.is_empty(), "the words of {} are not right:\n{complaints}", G::NAME);
}

/// What a game describes itself with and has no words for.
fn missing<G: Playable>() -> String {
    described::<G>().iter().filter(|name| G::words().text(name).is_none()).fold(String::new(), |mut out, name| {
        let _ = writeln!(out, "{name} has no words");
        out
    })
}

/// The names of all messages by which a game describes itself.
fn described<G: Playable>() -> Vec<String> {
    let info = G::info();
    let mut names: Vec<String> = ["title", "blurb", "minutes"].map(String::from).into();
    names.extend(info.chairs.iter().map(|chair| format!("chair-{chair}")));
    for option in info.options {
        let key = option.key;
        names.extend([format!("option-{key}"), format!("option-{key}.help")]);
        if let OptionKind::Choice { choices } | OptionKind::Several { choices, .. } = option.kind {
            names.extend(choices.iter().map(|choice| format!("option-{key}-{choice}")));
        }
    }
    for order in info.orders {
        let key = order.key;
        names.extend([format!("order-{key}"), format!("order-{key}.help")]);
        let OptionKind::Choice { choices } = order.kind else { continue };
        let called = |choice: &&str| match G::words().text(choice) {
            Some(_) => (*choice).to_owned(),
            None => format!("order-{key}-{choice}"),
        };
        names.extend(choices.iter().map(called));
    }
    names.extend(puzzles::<G>());
    for level in G::bots() {
        names.extend([format!("bot-{}", level.name), format!("bot-{}.blurb", level.name)]);
    }
    names
}

/// The titles of its kinds of puzzles.
fn puzzles<G: Playable>() -> impl Iterator<Item = String> {
    G::puzzles().iter().map(|kind| format!("puzzle-kind-{}", kind.name()))
}

fn unused(words: &Words, literals: &BTreeSet<String>) -> String {
    let described = ["title", "blurb", "minutes"];
    let made = ["chair-", "option-", "order-", "bot-", "players-", "phrase-"];
    let mut out = String::new();
    for name in words.names() {
        let is_made = |prefix: &str| prefix.ends_with('-') && name.starts_with(prefix);
        let is_used = described.contains(&name)
            || made.into_iter().any(is_made)
            || literals.contains(name)
            || literals.iter().any(|literal| is_made(literal));
        if !is_used {
            let _ = writeln!(out, "nothing says {name}");
        }
    }
    out
}

/// Adds what stands between double quotes, or between backquotes up to a placeholder, in the sources of a folder.
fn literals_in(path: &Path, out: &mut BTreeSet<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("the folder can be listed") {
            literals_in(&entry.expect("the folder can be listed").path(), out);
        }
        return;
    }
    let is_source =
        path.extension().is_some_and(|kind| ["rs", "ts", "svelte"].iter().any(|source| kind == *source));
    if !is_source {
        return;
    }
    let text =
        fs::read_to_string(path).unwrap_or_else(|problem| panic!("cannot read {}: {problem}", path.display()));
    for quote in ['"', '`', '\''] {
        for piece in text.split(quote) {
            let name = piece.split(['{', '$']).next().unwrap_or_default();
            if !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_') {
                out.insert(name.to_owned());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kuhn::Kuhn;

    #[test]
    fn kuhn_poker_has_words_for_everything() {
        check::<Kuhn>(&["src/kuhn", "src/kuhn.rs"]);
    }

    #[test]
    fn what_nothing_says_is_listed() {
        let words = Words::read("en", "title = T\nsaid = S\nforgotten = F\ncard-rope = R\noption-x = X\n");
        let literals = ["said", "card-", "rope"].map(String::from).into();
        assert_eq!(unused(&words, &literals), "nothing says forgotten\n");
    }

    #[test]
    fn what_a_game_lacks_is_listed() {
        assert_eq!(missing::<Kuhn>(), "");
        let names = described::<Kuhn>();
        for name in ["minutes", "chair-second", "option-ranks.help", "bot-random.blurb"] {
            assert!(names.iter().any(|known| known == name), "{name}");
        }
    }
}
