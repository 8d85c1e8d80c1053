//! The words that the program holds, in every language into which they are translated.

use catalog::Words;
use rust_embed::RustEmbed;

/// Every file of words, as `build/main.rs` gathers them: `clue/de.ftl`, `clue/RULES.md`, `server/terminal/de.ftl`.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/words"]
struct Files;

/// What is said in this language where another lacks it.
pub(crate) const ENGLISH: &str = "en";

/// The words of the command line.
pub(crate) const TERMINAL: &str = "server/terminal";

/// The words of notices.
pub(crate) const NOTICES: &str = "server";

/// What is said of the page before anybody opens it.
pub(crate) const PAGE: &str = "server/page";

/// The codes of all languages.
pub(crate) fn languages() -> impl Iterator<Item = String> {
    let of_notices = |file: &str| Some(file.strip_prefix("server/")?.strip_suffix(".ftl")?.to_owned());
    Files::iter().filter_map(move |file| of_notices(&file)).filter(|code| !code.contains('/'))
}

/// The words of a folder in a language, and in English where it lacks them.
pub(crate) fn read(folder: &str, language: &str) -> Words {
    let files = [(folder, ENGLISH), ("presentation", language), (folder, language)];
    Words::read(
        language,
        &files.map(|(folder, language)| file(&format!("{folder}/{language}.ftl")).unwrap_or_default()).join("\n"),
    )
}

/// A game's `RULES.md`.
pub(crate) fn rules(game: &str) -> Option<String> {
    file(&format!("{game}/RULES.md"))
}

fn file(path: &str) -> Option<String> {
    Files::get(path).map(|file| String::from_utf8_lossy(&file.data).into_owned())
}
