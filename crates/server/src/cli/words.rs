//! What the command line says, in the language of whoever reads it.

use std::env;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::LazyLock;

use catalog::{AnyGame, Arg, Message, Words};

use crate::words::{self, ENGLISH, TERMINAL};

/// The language that the terminal asks for, or else the system.
static LANGUAGE: LazyLock<String> = LazyLock::new(|| {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let locale = asked.into_iter().find(|locale| !locale.is_empty()).or_else(sys_locale::get_locale);
    language_of(&locale.unwrap_or_default())
});

static WORDS: LazyLock<Words> = LazyLock::new(|| read(TERMINAL));

/// The language of a locale such as `de_AT.UTF-8` or `de-AT`; English where it is in none of ours.
fn language_of(locale: &str) -> String {
    let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
    words::languages().find(|language| language == code).unwrap_or_else(|| ENGLISH.to_owned())
}

/// The words of the command line itself.
pub(super) fn own() -> &'static Words {
    &WORDS
}

/// The words of a folder in the language of the terminal.
pub(super) fn read(folder: &str) -> Words {
    words::read(folder, &LANGUAGE)
}

/// The words of a game in the language of the terminal.
pub(super) fn of_game(game: &dyn AnyGame) -> Words {
    read(game.name())
}

/// A message in words. What may come from a file that somebody else has made moves no cursor and hides nothing.
pub(super) fn say(message: &Message) -> String {
    visible(&WORDS.plain(message))
}

/// A text in which everything can be seen but the ends of its lines: other signs that have no width or steer a terminal are
/// written as their numbers.
pub(super) fn visible(text: &str) -> String {
    let mut seen = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' | '\t' => seen.push(c),
            _ if protocol::name::is_hidden(c) => seen.extend(c.escape_unicode()),
            _ => seen.push(c),
        }
    }
    seen
}

/// A message without arguments in words.
pub(super) fn word(name: &str) -> String {
    WORDS.text(name).unwrap_or_else(|| format!("[{name}]"))
}

/// That there is no such game, and which there are.
pub(super) fn unknown_game(wanted: &str) -> String {
    let known: Vec<&str> = catalog::games().iter().map(|game| game.name()).collect();
    let unknown = Message::new("unknown-game").with("name", Arg::text(wanted));
    say(&unknown.with("known", Arg::text(known.join(", "))))
}

/// A message about a file, in words.
pub(super) fn about_file(name: &'static str, path: &Path) -> String {
    say(&Message::new(name).with("file", Arg::text(path.display().to_string())))
}

/// A number with so many decimals, as it is written in this language.
pub(super) fn decimal(number: f64, places: usize) -> String {
    format!("{number:.places$}").replace('.', &word("decimal-mark"))
}

/// A share in per cent.
pub(super) fn percent(number: impl Into<String>) -> String {
    say(&Message::new("percent").with("number", Arg::text(number)))
}

/// What the system says, in words where there are some.
pub(super) fn reason(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => word("not-found"),
        ErrorKind::PermissionDenied => word("not-allowed"),
        ErrorKind::IsADirectory => word("is-a-folder"),
        ErrorKind::InvalidData => word("not-utf8"),
        ErrorKind::StorageFull => word("disk-full"),
        // Its number tells nobody anything.
        _ => error.to_string().split(" (os error ").next().unwrap_or_default().to_owned(),
    }
}

/// Something, and behind a colon why or what it is.
pub(super) fn because(what: String, why: String) -> String {
    say(&Message::new("because").with("what", Arg::text(what)).with("why", Arg::text(why)))
}

/// What went wrong, and from what it came.
pub(super) fn failure(error: &anyhow::Error) -> String {
    let causes = error.chain().map(|cause| cause.downcast_ref().map_or_else(|| cause.to_string(), reason));
    causes.reduce(because).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_is_in_one_of_our_languages_or_in_english() {
        for (locale, language) in [
            ("de", "de"),
            ("de_AT.UTF-8", "de"),
            ("fr_FR@euro", "fr"),
            ("es-MX", "es"),
            ("en_GB.UTF-8", "en"),
            ("nl_NL.UTF-8", "en"),
            ("C.UTF-8", "en"),
            ("POSIX", "en"),
            ("", "en"),
        ] {
            assert_eq!(language_of(locale), language, "{locale}");
        }
    }

    /// All that the words file says is said somewhere, and all that is said stands there.
    #[test]
    fn every_message_is_said() {
        let sources = [
            include_str!("arena/exploiters.rs"),
            include_str!("arena/fight.rs"),
            include_str!("arena/ladder.rs"),
            include_str!("arena/mod.rs"),
            include_str!("arena/options.rs"),
            include_str!("arena/sprt.rs"),
            include_str!("arena/trial.rs"),
            include_str!("arena/written.rs"),
            include_str!("backup.rs"),
            include_str!("bench/chat.rs"),
            include_str!("bench/mcp.rs"),
            include_str!("bench/mod.rs"),
            include_str!("bench/page.rs"),
            include_str!("bench/piped.rs"),
            include_str!("doctor.rs"),
            include_str!("export.rs"),
            include_str!("help.rs"),
            include_str!("misuse.rs"),
            include_str!("notebook/table.rs"),
            include_str!("puzzles.rs"),
            include_str!("save.rs"),
            include_str!("serve.rs"),
            include_str!("value.rs"),
            include_str!("verify.rs"),
            include_str!("words.rs"),
            include_str!("../store/unusable.rs"),
        ]
        .concat();
        let (words, shared) = (words::read(TERMINAL, ENGLISH), words::read("presentation", ENGLISH));
        let shared: Vec<&str> = shared.names().collect();
        let is_help = |name: &str| name.starts_with("command-") || name.starts_with("argument-");
        let own = words.names().filter(|name| !shared.contains(name) && !is_help(name));
        // A part of other messages is said with them.
        let messages = include_str!("../../words/terminal/en.ftl");
        let is_said =
            |name: &str| sources.contains(&format!("\"{name}\"")) || messages.contains(&format!("{{ {name} }}"));
        let silent: Vec<&str> = own.filter(|name| !is_said(name)).collect();
        assert_eq!(silent, [""; 0], "nobody says these");

        let begin =
            ["Message::new(\"", "message(\"", "of_value(\"", "about(\"", "about_file(\"", "because(\"", "tell(\""];
        let words_of = [" word(\"", "(word(\"", "::word(\""];
        let said = begin.iter().chain(&words_of).flat_map(|begin| sources.split(begin).skip(1));
        let said = said.filter_map(|rest| rest.split_once('"')).map(|(name, _)| name);
        let unknown: Vec<&str> =
            said.filter(|name| words.text(name).is_none() && !name.starts_with("terminal-")).collect();
        assert_eq!(unknown, [""; 0], "these have no words");
    }
}
