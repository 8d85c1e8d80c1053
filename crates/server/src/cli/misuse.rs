//! What is said of a command line that cannot be understood.

use std::error::Error as _;

use catalog::{Arg, Message};
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::words::{say, word};

/// What is wrong, what may have been meant, and how the command is used.
pub(super) fn tell(error: &Error) -> String {
    let mut text = say(&wrong(error));
    for kind in [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue] {
        let meant = values(error, kind);
        if !meant.is_empty() {
            text += &format!(" {}", say(&Message::new("did-you-mean").with("names", Arg::or(quoted(meant)))));
        }
    }
    text.push('\n');
    for usage in values(error, ContextKind::Usage) {
        text += &format!("\n{}{}\n", word("heading-usage"), usage.trim_start_matches("Usage:"));
    }
    format!("{text}\n{}\n", word("more-help"))
}

fn wrong(error: &Error) -> Message {
    let first = |kind| values(error, kind).into_iter().next();
    let argument = first(ContextKind::InvalidArg);
    let argument = argument.or_else(|| first(ContextKind::InvalidSubcommand)).unwrap_or_default();
    let value = first(ContextKind::InvalidValue).unwrap_or_default();
    let message = |name| Message::new(name).with("argument", Arg::text(argument.clone()));
    let of_value = |name| message(name).with("value", Arg::text(value.clone()));
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => message("missing-value"),
        ErrorKind::InvalidValue => of_value("wrong-choice-of-value")
            .with("choices", Arg::or(quoted(values(error, ContextKind::ValidValue)))),
        ErrorKind::ValueValidation => {
            let why = error.source().map_or_else(String::new, ToString::to_string);
            of_value("wrong-value").with("why", Arg::text(why))
        }
        ErrorKind::TooManyValues => of_value("superfluous-value"),
        ErrorKind::UnknownArgument => message("unknown-argument"),
        ErrorKind::InvalidSubcommand => message("unknown-command"),
        ErrorKind::MissingRequiredArgument => {
            let missing = quoted(values(error, ContextKind::InvalidArg));
            Message::new("missing-argument").with("arguments", Arg::and(missing))
        }
        ErrorKind::ArgumentConflict => match values(error, ContextKind::PriorArg) {
            others if others.contains(&argument) => message("given-twice"),
            others => message("conflict").with("others", Arg::and(quoted(others))),
        },
        ErrorKind::InvalidUtf8 => Message::new("not-utf8-argument"),
        _ => Message::new("misused"),
    }
}

fn quoted(names: Vec<String>) -> impl Iterator<Item = Message> {
    names.into_iter().map(|name| Message::new("quoted").with("name", Arg::text(name)))
}

fn values(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        _ => Vec::new(),
    }
}
