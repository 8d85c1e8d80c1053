//! One question with everything that can be asked, one answer with everything that follows.

use inference::{Card, Holder};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ask::Advice;
use crate::case::{Case, Contradicted, Unready};
use crate::read::{Parsed, read_called};
use crate::sheet::Sheet;
use crate::why::Explanation;

/// A notebook, and what is wanted to be known.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "notebook/", rename = "Asked")]
pub struct Query {
    /// The notebook in the text format.
    pub text: String,
    /// What the 21 cards of the standard editions are called as well, in the order of the deck: in the writer's language.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub called: Vec<String>,
    /// Why something is certain.
    #[serde(default)]
    #[ts(optional)]
    pub why: Option<WhyAsked>,
    /// What to ask next.
    #[serde(default)]
    #[ts(optional)]
    pub ask: Option<Ask>,
}

/// A cell of the sheet.
#[derive(Clone, Copy, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "notebook/")]
pub struct WhyAsked {
    /// The card.
    #[ts(as = "u8")]
    pub card: Card,
    /// Who or what may hold it.
    #[ts(as = "u8")]
    pub holder: Holder,
}

/// Where a suggestion can be made.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "notebook/")]
pub struct Ask {
    /// The cards of the rooms that can be reached; all rooms when there is none.
    #[ts(as = "Vec<u8>")]
    pub rooms: Vec<Card>,
}

/// Everything that follows from a notebook.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "notebook/", rename = "Answer")]
pub struct Conclusions {
    /// What was read, and what could not be.
    #[serde(flatten)]
    pub parsed: Parsed,
    /// Each entry as a line of the text format, with names in full; those of cards are as the writer's language has
    /// them.
    pub lines: Vec<String>,
    /// Who has which card; nothing while the setup is not complete or the notebook contradicts itself.
    pub sheet: Option<Sheet>,
    /// What cannot all be true.
    pub contradiction: Option<Contradicted>,
    /// Why the cell that was asked for is certain; nothing while it is open.
    pub why: Option<Explanation>,
    /// What to ask next, if that was asked for.
    pub advice: Option<Advice>,
}

/// Reads a notebook and says what follows.
pub fn answer(asked: &Query) -> Conclusions {
    let parsed = read_called(&asked.text, &asked.called);
    let notebook = &parsed.notebook;
    let (mut sheet, mut contradiction, mut why, mut advice) = (None, None, None, None);
    match Case::of(notebook) {
        Ok(case) => {
            sheet = Some(case.sheet());
            let exists = |cell: &WhyAsked| {
                usize::from(cell.card.0) < notebook.deck.len()
                    && notebook.holders().any(|holder| holder == cell.holder)
            };
            why = asked.why.filter(exists).and_then(|cell| case.why(cell.card, cell.holder));
            advice = asked.ask.as_ref().and_then(|ask| case.advice(&ask.rooms).ok());
        }
        Err(Unready::Contradicted(contradicted)) => contradiction = Some(contradicted),
        Err(Unready::Setup) => {}
    }
    let lines = notebook.entries.iter().map(|entry| notebook.titled_line_of(&entry.what)).collect();
    Conclusions { parsed, lines, sheet, contradiction, why, advice }
}
