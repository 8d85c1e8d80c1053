//! From what in the notebook something follows.

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
    /// The same in words.
    pub words: String,
}

impl Contradicted {
    /// That these cannot all be true.
    pub(crate) fn told(sources: Vec<Source>) -> Contradicted {
        let all = capital(&called(&sources));
        let words = match sources.len() {
            0 => "The hands and the cards cannot be dealt like this.".to_owned(),
            1 => format!("{all} cannot be true."),
            2 => format!("{all} cannot both be true."),
            _ => format!("{all} cannot all be true."),
        };
        Contradicted { sources, words }
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
        let notebook = self.notebook;
        let found = self.analysis.why(card, holder)?;
        let holds = found.holds;
        let sources: Vec<Source> = found.events.into_iter().map(|event| self.sources[event]).collect();
        let fact = fact(notebook, card, holder, holds);
        let words = match &sources[..] {
            [] => format!("{fact}: the numbers of cards leave no other possibility."),
            [Source::Hand] => format!("{fact}: your own hand says so."),
            [Source::Open] => format!("{fact}: the face-up cards say so."),
            [Source::Entry(number)] => format!("{fact}: entry {} says so.", number + 1),
            _ => format!("{fact}: it follows from {}.", called(&sources)),
        };
        Some(Explanation { card, holder, holds, sources, words })
    }
}

/// "Bob has Rope", "the case file does not hold Rope".
fn fact(notebook: &Notebook, card: Card, holder: Holder, holds: bool) -> String {
    let verb = if holds { "has" } else { "does not have" };
    let (holder_name, card) = (notebook.holder_name(holder), notebook.deck.name(card));
    match usize::from(holder.0) < notebook.players.len() {
        true => format!("{holder_name} {verb} {card}"),
        false if holder == notebook.case_file() && holds => format!("{card} is in the case file"),
        false if holder == notebook.case_file() => format!("{card} is not in the case file"),
        false if holds => format!("{card} lies face up"),
        false => format!("{card} does not lie face up"),
    }
}

/// "your hand and entries 2, 5 and 7"
fn called(sources: &[Source]) -> String {
    let mut parts = Vec::new();
    let mut numbers = Vec::new();
    for source in sources {
        match source {
            Source::Hand => parts.push("your hand".to_owned()),
            Source::Open => parts.push("the face-up cards".to_owned()),
            Source::Entry(number) => numbers.push((number + 1).to_string()),
        }
    }
    match &numbers[..] {
        [] => {}
        [one] => parts.push(format!("entry {one}")),
        [before @ .., last] => parts.push(format!("entries {} and {last}", before.join(", "))),
    }
    parts.join(" and ")
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
