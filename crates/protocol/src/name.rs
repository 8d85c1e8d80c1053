//! Names of people and of bots.

use crate::{Outcome, Problem};

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// Given to bots in this order, skipping those that are taken at the table.
const BOTS: [&str; 12] = [
    "Agatha", "Bruno", "Clara", "Dexter", "Edith", "Felix", "Greta", "Hugo", "Irene", "Jasper", "Kitty", "Leopold",
];

/// A person's name as it is shown: without space round it or doubled inside, and without what cannot be seen or
/// turns the text round.
///
/// # Errors
/// When nothing is left, or too much, or it has a character that cannot be seen.
pub fn person(text: &str) -> Outcome<String> {
    if text.len() > 16 * LONGEST_NAME {
        return Err(too_long());
    }
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().any(is_hidden) {
        return Err(Problem::malformed("the name has a character that can't be seen"));
    }
    match name.chars().count() {
        0 => Err(Problem::malformed("the name is empty")),
        length if length > LONGEST_NAME => Err(too_long()),
        _ => Ok(name),
    }
}

/// The name of somebody who sits down beside those of some names.
///
/// # Errors
/// When it is not a name, or one of them has it.
pub fn another<'a>(text: &str, mut taken: impl Iterator<Item = &'a str>) -> Outcome<String> {
    let name = person(text)?;
    if taken.any(|taken| same(taken, &name)) {
        return Err(Problem::taken(format!(
            "Somebody at this table is already called {name}: choose another name."
        )));
    }
    Ok(name)
}

/// A bot's name, unlike those taken.
///
/// # Panics
/// When more are taken than any table has chairs.
pub fn bot<'a>(taken: impl Iterator<Item = &'a str> + Clone) -> String {
    let free = |name: &&&str| !taken.clone().any(|taken| same(taken, name));
    BOTS.iter().find(free).expect("there are more names than chairs").to_string()
}

/// Whether two names are too alike to be told apart in a sentence.
pub fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

fn too_long() -> Problem {
    Problem::malformed(format!("a name has at most {LONGEST_NAME} characters"))
}

/// Control characters, format characters, which have no width or turn the direction of text, and letters that are blank.
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{AD}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ProblemCode;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(person("  Ada   Lovelace \n").unwrap(), "Ada Lovelace");
        assert_eq!(person("Žofie 🐈").unwrap(), "Žofie 🐈");
        assert_eq!(person(&"é".repeat(24)).unwrap().chars().count(), 24);
        for bad in [
            "",
            "   ",
            "a\u{202E}b",
            "zero\u{200B}width",
            "bell\u{7}",
            "\u{3164}",
            &"x".repeat(25),
            &"x".repeat(100_000),
        ] {
            assert_eq!(person(bad).unwrap_err().code, ProblemCode::Malformed, "{bad:.30}");
        }
    }

    #[test]
    fn bots_are_named_unlike_the_others() {
        assert_eq!(bot(["agatha", "Clara"].into_iter()), "Bruno");
    }
}
