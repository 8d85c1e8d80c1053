//! Phrases that people say at a table, and faces that they make: all hear the same, and nothing of it is kept.
//!
//! Bots say a few, too, by their character and by what everybody has seen: a bot that likes to talk returns a greeting
//! or praise, and praises when a game is over. None of it depends on a card.

use crate::{Notice, Outcome, Problem};

/// How many phrases each game has: the first is a greeting, the last is praise.
pub const PHRASES: u8 = 12;

/// How many faces people can make, the same in every game: they are numbered after the phrases.
pub const FACES: u8 = 6;

const GREETING: u8 = 1;

/// What bots say of a game that is over.
pub const PRAISE: u8 = PHRASES;

/// Whether there is such a phrase or face.
///
/// # Errors
/// When there is not.
pub fn check(number: u8) -> Outcome<()> {
    if (1..=PHRASES + FACES).contains(&number) {
        return Ok(());
    }
    Err(Problem::malformed(format!("phrases are numbered 1 to {PHRASES}, and faces up to {}", PHRASES + FACES)))
}

/// Whether a bot says it too.
pub fn is_returned(number: u8) -> bool {
    matches!(number, GREETING | PRAISE)
}

/// The phrase as the first of these bots says it that likes to talk; each is its chair and its name.
pub fn of_bots<'a>(number: u8, mut bots: impl Iterator<Item = (u8, &'a str)>) -> Option<Notice> {
    let (chair, _) = bots.find(|(_, name)| likes_to_talk(name))?;
    Some(Notice::Phrase { chair, number })
}

/// A bot's character is its name's: every second one likes to talk.
fn likes_to_talk(name: &str) -> bool {
    name.bytes().map(u32::from).sum::<u32>() % 2 == 0
}
