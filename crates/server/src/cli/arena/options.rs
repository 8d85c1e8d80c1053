//! The options of a game, as the command line has them.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use catalog::{AnyGame, Arg, Message, OptionKind, Words};
use serde_json::{Map, Value};

use super::super::words::{about_file, say};
use super::refused;

/// The options in a file.
pub(super) fn read_file(path: &Path) -> anyhow::Result<Map<String, Value>> {
    let text = fs::read_to_string(path).with_context(|| about_file("unreadable", path))?;
    serde_json::from_str(&text).with_context(|| about_file("no-options", path))
}

/// The options as the rules know them.
pub(super) fn read(game: &dyn AnyGame, words: &Words, given: &[String]) -> anyhow::Result<Map<String, Value>> {
    let info = game.info();
    let mut options = Map::new();
    for pair in given {
        let Some((key, value)) = pair.split_once('=') else {
            bail!(say(&Message::new("no-pair").with("text", Arg::text(pair))))
        };
        let option = info.option(key).ok_or_else(|| refused(words, &info.unknown_option(key)))?;
        let value = match option.kind {
            OptionKind::Number { .. } => value.parse::<u32>().ok().map(Value::from),
            OptionKind::Choice { choices } => choices.contains(&value).then(|| Value::from(value)),
            OptionKind::Several { choices, count, .. } => {
                let chosen: Vec<&str> = value.split('+').collect();
                let fits = chosen.len() == count && chosen.iter().all(|one| choices.contains(one));
                fits.then(|| Value::from(chosen))
            }
        };
        let value = value.ok_or_else(|| refused(words, &option.refusal()))?;
        options.insert(key.to_owned(), value);
    }
    Ok(options)
}
