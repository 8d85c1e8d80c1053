//! Whether what people are told can be said, and is said as one speaks to them.

use game::{BySeat, Game, Message, Seat, Viewer};
use presentation::{Listener, Words};

use crate::{Violation, World};

/// Words that may follow "you" though they end like a verb of the third person.
const FINE: [&str; 6] = ["always", "as", "his", "its", "this", "yes"];

/// A message in words for one viewer.
///
/// # Errors
/// When it has no words, or none that one would say: `law` is broken.
pub(super) fn is_said<G: Game>(
    law: u8,
    world: &World<G>,
    words: &Words,
    viewer: Viewer,
    message: &Message,
) -> Result<(), Violation> {
    let names = names(world.game().seats());
    let said = words.try_say(message, Listener { viewer, names: &names });
    let wrong = match &said {
        Ok(text) => misspoken(text).map(|slip| format!("{slip}: {text}")),
        Err(unsaid) => Some(format!("has no words: {unsaid}")),
    };
    match wrong {
        Some(wrong) => {
            Err(world.violation(law, format!("what {viewer} is told {wrong}")).at_json("message", message))
        }
        None => Ok(()),
    }
}

/// Names for sentences.
pub(super) fn names(seats: usize) -> BySeat<String> {
    BySeat::new(seats, |seat: Seat| format!("Player {}", seat.0))
}

/// What is wrong with sentences, as far as a machine can hear.
fn misspoken(text: &str) -> Option<&'static str> {
    let mut before = None;
    let begins_small = text.split_inclusive(['.', '!', '?']).any(|sentence| {
        // What follows a number or an initial at once is no new sentence.
        let begins = before.is_none() || sentence.starts_with(' ');
        before = Some(sentence);
        begins && sentence.trim_start().starts_with(char::is_lowercase)
    });
    if begins_small {
        return Some("begins a sentence with a small letter");
    }
    if text.to_lowercase().contains("you’s") {
        return Some("says “you’s”");
    }
    let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic() && c != '’').collect();
    let of_third_person = |word: &str| {
        word.ends_with('s')
            && !word.ends_with("ss")
            && word.starts_with(char::is_lowercase)
            && !FINE.contains(&word)
    };
    let slips = words.windows(2).any(|pair| pair[0].eq_ignore_ascii_case("you") && of_third_person(pair[1]));
    slips.then_some("speaks to “you” as of somebody else")
}

#[cfg(test)]
mod tests {
    use super::misspoken;

    #[test]
    fn slips_are_heard() {
        for slip in [
            "you won.",
            "Ann won. you lied once.",
            "Ann doubted you’s “Three”.",
            "Then you was asked.",
            "You plays.",
        ] {
            assert!(misspoken(slip).is_some(), "{slip}");
        }
        for fine in [
            "You pass.",
            "Ann asks you. You always lie.",
            "Mr. Green, 1.5 bits, is it? You are.",
            "Vernon St. Oakes",
        ] {
            assert_eq!(misspoken(fine), None, "{fine}");
        }
    }
}
