//! The words that the program holds, in every language into which they are translated.

use catalog::Words;
use rust_embed::RustEmbed;

/// Every file of words, as `build/main.rs` gathers them: `clue/de.ftl`, `server/terminal/de.ftl`.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/words"]
struct Files;

/// What is said in this language where another lacks it.
pub(crate) const ENGLISH: &str = "en";

/// The words of the command line.
pub(crate) const TERMINAL: &str = "server/terminal";

/// The words of notices.
pub(crate) const NOTICES: &str = "server";

/// The codes of all languages.
pub(crate) fn languages() -> impl Iterator<Item = String> {
    let of_notices = |file: &str| Some(file.strip_prefix("server/")?.strip_suffix(".ftl")?.to_owned());
    Files::iter().filter_map(move |file| of_notices(&file)).filter(|code| !code.contains('/'))
}

/// The words of a folder in a language, and in English where it lacks them.
pub(crate) fn read(folder: &str, language: &str) -> Words {
    let files = [(folder, ENGLISH), ("presentation", language), (folder, language)];
    Words::read(language, &files.map(|(folder, language)| file(folder, language)).join("\n"))
}

/// A file of words; an empty one where there is none.
fn file(folder: &str, language: &str) -> String {
    let file = Files::get(&format!("{folder}/{language}.ftl"));
    file.map_or_else(String::new, |file| String::from_utf8_lossy(&file.data).into_owned())
}
