//! What is wrong with a text, line by line.

use game::{Arg, Message};
use serde::Serialize;
use sets::sort_few;
use ts_rs::TS;

use crate::read::Line;

/// A line that could not be read, or that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "notebook/", rename = "Fault")]
pub struct LineFault {
    /// The line, counted from 1; none when something is missing.
    pub line: Option<u32>,
    /// The line as it was written.
    pub text: String,
    /// What is wrong, a sentence without its full stop.
    pub reason: Message,
    /// What would be right, or what may have been meant.
    pub suggestion: Option<Message>,
}

/// Why a line is not taken, and what would be better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    pub(crate) reason: Message,
    pub(crate) suggestion: Option<Message>,
}

impl Wrong {
    pub(crate) fn new(reason: &'static str) -> Wrong {
        Message::new(reason).into()
    }

    pub(crate) fn try_instead(mut self, suggestion: Message) -> Wrong {
        self.suggestion = Some(suggestion);
        self
    }
}

impl From<Message> for Wrong {
    fn from(reason: Message) -> Wrong {
        Wrong { reason, suggestion: None }
    }
}

/// The same with what it quotes cut short.
fn shortened(mut message: Message) -> Message {
    /// Longer than a list of all cards.
    const LONGEST: usize = 3_000;
    for arg in message.args.values_mut() {
        if let Arg::Text(text) = arg
            && let Some((place, _)) = text.char_indices().nth(LONGEST)
        {
            text.truncate(place);
            text.push('…');
        }
    }
    message
}

/// The faults so far; after many, only their number is kept.
#[derive(Default)]
pub(crate) struct Faults {
    list: Vec<LineFault>,
    more: usize,
}

/// How many faults are told one by one.
const MOST_FAULTS: usize = 200;
/// So much of a line is told again.
const MOST_QUOTED: usize = 200;

impl Faults {
    pub(crate) fn add(&mut self, line: Option<&Line<'_>>, wrong: Wrong) {
        if self.list.len() == MOST_FAULTS {
            self.more += 1;
            return;
        }
        let text = line.map(|line| line.raw.chars().take(MOST_QUOTED).collect()).unwrap_or_default();
        let Wrong { reason, suggestion } = wrong;
        let (reason, suggestion) = (shortened(reason), suggestion.map(shortened));
        self.list.push(LineFault { line: line.map(|line| line.number), text, reason, suggestion });
    }

    pub(crate) fn finish(mut self) -> Vec<LineFault> {
        sort_few(&mut self.list, |one, other| one.line > other.line);
        if self.more > 0 {
            let reason = Message::new("more-faults").with("faults", self.more);
            self.list.push(LineFault { line: None, text: String::new(), reason, suggestion: None });
        }
        self.list
    }
}
