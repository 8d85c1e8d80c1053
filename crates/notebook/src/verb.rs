//! The words that tell what happened.

use crate::lookup::folded;

/// Words by which entries are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    Asks,
    Accuses,
    Has,
    Lacks,
    Shows,
    Passes,
}

const VERBS: [(&str, Verb); 33] = [
    ("asks", Verb::Asks),
    ("ask", Verb::Asks),
    ("asked", Verb::Asks),
    ("suggests", Verb::Asks),
    ("suggest", Verb::Asks),
    ("suggested", Verb::Asks),
    ("accuses", Verb::Accuses),
    ("accuse", Verb::Accuses),
    ("accused", Verb::Accuses),
    ("has", Verb::Has),
    ("have", Verb::Has),
    ("had", Verb::Has),
    ("holds", Verb::Has),
    ("hold", Verb::Has),
    ("lacks", Verb::Lacks),
    ("lack", Verb::Lacks),
    ("hasnt", Verb::Lacks),
    ("havent", Verb::Lacks),
    ("shows", Verb::Shows),
    ("show", Verb::Shows),
    ("showed", Verb::Shows),
    ("shown", Verb::Shows),
    ("yes", Verb::Shows),
    ("+", Verb::Shows),
    ("passes", Verb::Passes),
    ("pass", Verb::Passes),
    ("passed", Verb::Passes),
    ("no", Verb::Passes),
    ("none", Verb::Passes),
    ("nothing", Verb::Passes),
    ("not", Verb::Passes),
    ("-", Verb::Passes),
    ("–", Verb::Passes),
];

/// The verb that a word is.
pub(crate) fn verb(word: &str) -> Option<Verb> {
    let plain = if matches!(word, "+" | "-" | "–") { word.to_owned() } else { folded(word) };
    VERBS.iter().find(|(known, _)| *known == plain).map(|(_, verb)| *verb)
}

/// Whether nobody can be called so, for it means something else.
pub(crate) fn is_reserved(name: &str) -> bool {
    const WORDS: [&str; 10] =
        ["i", "me", "nobody", "noone", "case", "file", "casefile", "envelope", "opencards", "all"];
    WORDS.contains(&folded(name).as_str())
}

/// Takes a text apart at its first verb that is not its first word.
pub(crate) fn split_at_verb(text: &str) -> Option<(&str, Verb, &str)> {
    let mut words = text.split_whitespace();
    words.next()?;
    let (word, verb) = words.find_map(|word| Some((word, verb(word)?)))?;
    let start = word.as_ptr() as usize - text.as_ptr() as usize;
    Some((text[..start].trim(), verb, text[start + word.len()..].trim()))
}
