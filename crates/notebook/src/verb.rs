//! The words that tell what happened.

use crate::fold::Word;

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

/// The verb that a word is.
pub(crate) fn verb(word: &str) -> Option<Verb> {
    match word {
        "+" => return Some(Verb::Shows),
        "-" | "–" => return Some(Verb::Passes),
        _ => {}
    }
    match Word::of(word).bytes() {
        b"asks" | b"ask" | b"asked" | b"suggests" | b"suggest" | b"suggested" => Some(Verb::Asks),
        b"accuses" | b"accuse" | b"accused" => Some(Verb::Accuses),
        b"has" | b"have" | b"had" | b"holds" | b"hold" => Some(Verb::Has),
        b"lacks" | b"lack" | b"hasnt" | b"havent" => Some(Verb::Lacks),
        b"shows" | b"show" | b"showed" | b"shown" | b"yes" => Some(Verb::Shows),
        b"passes" | b"pass" | b"passed" | b"no" | b"none" | b"nothing" | b"not" => Some(Verb::Passes),
        _ => None,
    }
}

/// Whether nobody can be called so, for it means something else.
pub(crate) fn is_reserved(name: &str) -> bool {
    matches!(
        Word::of(name).bytes(),
        b"i" | b"me" | b"nobody" | b"noone" | b"case" | b"file" | b"casefile" | b"envelope" | b"opencards" | b"all"
    )
}

/// Takes a text apart at its first verb that is not its first word.
pub(crate) fn split_at_verb(text: &str) -> Option<(&str, Verb, &str)> {
    let mut words = text.split_whitespace();
    words.next()?;
    let (word, verb) = words.find_map(|word| Some((word, verb(word)?)))?;
    let start = word.as_ptr() as usize - text.as_ptr() as usize;
    Some((text[..start].trim(), verb, text[start + word.len()..].trim()))
}
