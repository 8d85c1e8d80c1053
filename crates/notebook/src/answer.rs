//! One question with everything that can be asked, one answer with everything that follows.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ask::Advice;
use crate::case::{Case, Contradicted, Unready};
use crate::read::{Reading, read};
use crate::sheet::Sheet;
use crate::why::Why;

/// A notebook, and what is wanted to be known.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "notebook/")]
pub struct Asked {
    /// The notebook in the text format.
    pub text: String,
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
    pub card: u8,
    /// Who or what may hold it.
    pub holder: u8,
}

/// Where a suggestion can be made.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "notebook/")]
pub struct Ask {
    /// The cards of the rooms that can be reached; all rooms when there is none.
    pub rooms: Vec<u8>,
}

/// Everything that follows from a notebook.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Answer {
    /// What was read, and what could not be.
    #[serde(flatten)]
    pub reading: Reading,
    /// Each entry as a line of the text format, with names in full.
    pub lines: Vec<String>,
    /// Who has which card; nothing while the setup is not complete or the notebook contradicts itself.
    pub sheet: Option<Sheet>,
    /// What cannot all be true.
    pub contradiction: Option<Contradicted>,
    /// Why the cell that was asked for is certain; nothing while it is open.
    pub why: Option<Why>,
    /// What to ask next, if that was asked for.
    pub advice: Option<Advice>,
}

/// Reads a notebook and says what follows.
pub fn answer(asked: &Asked) -> Answer {
    let reading = read(&asked.text);
    let notebook = &reading.notebook;
    let (mut sheet, mut contradiction, mut why, mut advice) = (None, None, None, None);
    match Case::of(notebook) {
        Ok(case) => {
            sheet = Some(case.sheet());
            let exists = |cell: &WhyAsked| {
                usize::from(cell.card) < notebook.deck.len() && usize::from(cell.holder) < notebook.holders()
            };
            why = asked.why.filter(exists).and_then(|cell| case.why(cell.card, cell.holder));
            advice = asked.ask.as_ref().and_then(|ask| case.advice(&ask.rooms).ok());
        }
        Err(Unready::Contradicted(contradicted)) => contradiction = Some(contradicted),
        Err(Unready::Setup) => {}
    }
    let lines = notebook.entries.iter().map(|entry| notebook.line_of(&entry.what)).collect();
    Answer { reading, lines, sheet, contradiction, why, advice }
}
