//! Puts what the arena found into a file, between two lines that are there.

use std::path::Path;
use std::{env, fs};

use anyhow::{Context, bail};
use catalog::{Arg, Message};

use super::super::words::{about_file, say};

/// Replaces the part of this name.
pub(super) fn write(file: &Path, part: &str, text: &str) -> anyhow::Result<()> {
    fs::write(file, with(file, part, text)?).with_context(|| about_file("unwritable", file))
}

/// Refuses a file that has no such part, before anything is played for it.
pub(super) fn check(file: &Path, part: &str) -> anyhow::Result<()> {
    with(file, part, "").map(drop)
}

fn with(file: &Path, part: &str, text: &str) -> anyhow::Result<String> {
    let whole = fs::read_to_string(file).with_context(|| about_file("unreadable", file))?;
    let Some(whole) = replaced(&whole, part, text) else {
        let [begin, end] = marks(part).map(Arg::text);
        let missing = Message::new("no-part").with("file", Arg::text(file.display().to_string()));
        bail!(say(&missing.with("begin", begin).with("end", end)))
    };
    Ok(whole)
}

fn marks(part: &str) -> [String; 2] {
    [format!("<!-- {part} -->"), format!("<!-- end of {part} -->")]
}

/// The whole with the text between the two marks of a part; nothing where they are not there.
fn replaced(whole: &str, part: &str, text: &str) -> Option<String> {
    let [begin, end] = marks(part);
    let (before, rest) = whole.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}\n\n{}\n\n{end}{after}", text.trim()))
}

/// The command that found it, but for where it was to be written.
pub(super) fn command() -> String {
    let mut arguments = env::args().skip(1);
    let mut command = "cargo run --release --".to_owned();
    while let Some(argument) = arguments.next() {
        if argument == "--write" {
            arguments.next();
        } else if !argument.starts_with("--write=") {
            let is_plain = !argument.contains([' ', '"', '\'', '$']);
            command.push_str(&if is_plain { format!(" {argument}") } else { format!(" {argument:?}") });
        }
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_between_the_marks_is_replaced() {
        let whole = "a\n<!-- ladder go -->\nold\n<!-- end of ladder go -->\nb\n<!-- ladder chess -->\n";
        let new = replaced(whole, "ladder go", "new\n").unwrap();
        assert_eq!(new, "a\n<!-- ladder go -->\n\nnew\n\n<!-- end of ladder go -->\nb\n<!-- ladder chess -->\n");
        assert_eq!(replaced(&new, "ladder go", "new").unwrap(), new, "to write it twice changes nothing");
        assert_eq!(replaced(whole, "ladder chess", "new"), None, "it has no end");
    }
}
