//! From what in the notebook something follows.

use game::{Arg, Message};
use inference::{Card, Holder};
use serde::Serialize;
use ts_rs::TS;

use crate::case::{Case, Contradicted};
use crate::model::Notebook;

/// Where something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "notebook/")]
pub enum Source {
    /// The cards that the notebook's owner holds.
    Hand,
    /// The cards that lie face up.
    Open,
    /// This entry, counted from 0.
    Entry(u32),
}

/// Why something is certain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "notebook/", rename = "Why")]
pub struct Explanation {
    /// The card.
    #[ts(as = "u8")]
    pub card: Card,
    /// The holder.
    #[ts(as = "u8")]
    pub holder: Holder,
    /// Whether it is there.
    pub holds: bool,
    /// As few as possible from which it follows; none when it follows from the numbers of cards alone.
    pub sources: Vec<Source>,
    /// The same in a sentence.
    pub message: Message,
}

impl Contradicted {
    /// That these cannot all be true.
    pub(crate) fn told(sources: Vec<Source>) -> Contradicted {
        let message = Message::new("contradiction").with("sources", called(&sources, true));
        let message = message.with("count", sources.len());
        Contradicted { sources, message }
    }
}

impl Case<'_> {
    /// Why a card is certain to be there, or not to be there; nothing while that is open.
    ///
    /// Where not all deals can be counted, it is told from what the mark follows, and that it follows from no part of
    /// that, as far as a look at each player alone can tell.
    ///
    /// # Panics
    /// When there is no such card or holder.
    pub fn why(&self, card: Card, holder: Holder) -> Option<Explanation> {
        let found = self.analysis.why(card, holder)?;
        let holds = found.holds;
        let sources: Vec<Source> = found.events.into_iter().map(|event| self.sources[event]).collect();
        let fact = fact(self.notebook, card, holder, holds);
        let message = match &sources[..] {
            [] => Message::new("follows-from-numbers"),
            [Source::Hand] => Message::new("follows-from-hand"),
            [Source::Open] => Message::new("follows-from-open"),
            [Source::Entry(number)] => Message::new("follows-from-entry").with("entry", number + 1),
            _ => Message::new("follows").with("sources", called(&sources, false)),
        };
        let message = message.with("fact", fact);
        Some(Explanation { card, holder, holds, sources, message })
    }
}

/// "Bob has Rope", "Rope is not in the case file".
fn fact(notebook: &Notebook, card: Card, holder: Holder, holds: bool) -> Message {
    let about = |yes, no| Message::new(if holds { yes } else { no }).with("card", Arg::text(notebook.title(card)));
    match usize::from(holder.0) < notebook.players.len() {
        true => about("has", "has-not").with("player", Arg::text(notebook.holder_name(holder))),
        false if holder == notebook.case_file() => about("in-case-file", "not-in-case-file"),
        false => about("face-up", "not-face-up"),
    }
}

/// "your hand and entries 2, 5 and 7", within a sentence or at its beginning.
fn called(sources: &[Source], begins: bool) -> Arg {
    let mut parts = Vec::new();
    let mut numbers = Vec::new();
    let name =
        |parts: &[Message], within, first| Message::new(if begins && parts.is_empty() { first } else { within });
    for source in sources {
        match source {
            Source::Hand => parts.push(name(&parts, "hand", "hand-first")),
            Source::Open => parts.push(name(&parts, "open", "open-first")),
            Source::Entry(number) => numbers.push(number + 1),
        }
    }
    if !numbers.is_empty() {
        parts.push(name(&parts, "entries", "entries-first").with("entries", Arg::and(numbers)));
    }
    Arg::and(parts)
}
