//! What players are asked, as `prompt.md` has it.

use catalog::{AnyGame, AnyTable, Listener, Seat, Viewer};
use game::BySeat;
use serde::Serialize;

/// All texts, in sections.
static PROMPT: &str = include_str!("../prompt.md");

/// The number of the prompt: results by different ones cannot be compared.
///
/// # Panics
/// Never: the prompt has one.
pub fn version() -> u32 {
    section("version").and_then(|number| number.parse().ok()).expect("the prompt has a number")
}

/// Who says something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Whoever explains what it is all about.
    System,
    /// The table.
    User,
    /// The player.
    Assistant,
}

/// What was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// By whom.
    pub role: Role,
    /// In words.
    pub content: String,
}

impl Line {
    pub(crate) fn new(role: Role, content: impl Into<String>) -> Line {
        Line { role, content: content.into() }
    }
}

/// What a player is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// A move.
    Move,
    /// Claims.
    Claims,
}

/// The explanation of a game, which is the same all through it; nothing of a game that is not asked about.
pub(crate) fn system(game: &dyn AnyGame, setup: &str, rules: &str) -> Option<String> {
    let of = |what: &str| section(&format!("{what} {}", game.name()));
    let title = game.words().text("title").unwrap_or_default();
    let (moves, facts) = (of("moves")?, of("facts")?);
    let parts = [("title", &title[..]), ("setup", setup), ("rules", rules), ("moves", moves), ("facts", facts)];
    Some(filled("system", &parts))
}

/// How the game stands for a seat, and what it is asked.
pub(crate) fn now(table: &dyn AnyTable, names: &BySeat<String>, seat: Seat, ask: Ask, options: &str) -> String {
    let listener = Listener { viewer: Viewer::Seat(seat), names };
    let player = |(of, name): (Seat, &String)| {
        let you = if of == seat { ", which is you" } else { "" };
        format!("Seat {} is {name}{you}.", of.0)
    };
    let players: Vec<String> = names.iter().map(player).collect();
    let words = table.game().words();
    let said = table.story(seat).into_iter().enumerate();
    let story: Vec<String> =
        said.map(|(number, message)| format!("{}. {}", number + 1, words.say(&message, listener))).collect();
    let now = filled("now", &[("players", &players.join(" ")), ("story", &story.join("\n"))]);
    let asked = match ask {
        Ask::Move => filled("move", &[("options", options)]),
        Ask::Claims => filled("claims", &[]),
    };
    format!("{now}\n\n{asked}")
}

/// What is said of an answer that is none.
pub(crate) fn again(problem: &str) -> String {
    filled("again", &[("problem", problem)])
}

/// What is wrong with an answer.
pub(crate) fn problem(name: &str, parts: &[(&str, &str)]) -> String {
    filled(&format!("problem {name}"), parts)
}

/// A section with its gaps filled.
fn filled(name: &str, parts: &[(&str, &str)]) -> String {
    let mut rest = section(name).expect("the prompt has this section");
    let mut text = String::new();
    // What is put in has no gaps, even where it looks so.
    while let Some((before, after)) = rest.split_once("{{") {
        let (gap, after) = after.split_once("}}").expect("a gap ends");
        let part = parts.iter().find(|(name, _)| *name == gap).expect("every gap is filled");
        text.extend([before, part.1]);
        rest = after;
    }
    text + rest
}

/// What stands under a heading.
fn section(name: &str) -> Option<&'static str> {
    PROMPT.split("\n# ").find_map(|part| {
        let (heading, text) = part.trim_start_matches("# ").split_once('\n')?;
        (heading == name).then(|| text.trim())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_is_filled_once() {
        let text = filled("again", &[("problem", "A {{gap}}.")]);
        assert!(text.starts_with("A {{gap}}. Try again"), "{text}");
    }

    #[test]
    fn the_prompt_has_every_game_that_is_asked_about() {
        let asked: Vec<&str> = catalog::games()
            .iter()
            .filter(|game| system(**game, "{}", "").is_some())
            .map(|game| game.name())
            .collect();
        assert_eq!(asked, ["clue", "color-doubt"]);
    }
}
