//! All that follows from a notebook.

use game::Message;
use inference::{Analysis, Event, Log, Setup};
use serde::Serialize;
use ts_rs::TS;

use crate::deck::Kind;
use crate::model::{Notebook, What};
use crate::why::Source;

/// How many states an exact answer may take; what takes more is estimated from samples.
///
/// It is some three times as much as the hardest position known with the standard cards, and far below a second.
pub const WORK: usize = 1 << 18;

/// A notebook that can be reasoned about, with what follows from it.
#[derive(Debug)]
pub struct Case<'a> {
    pub(crate) notebook: &'a Notebook,
    pub(crate) analysis: Analysis,
    /// Where each event of the analysis is said.
    pub(crate) sources: Vec<Source>,
}

/// Why nothing follows from a notebook.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unready {
    /// The players and their hands do not make a game.
    #[error("the players, their hands and the cards do not make a game yet")]
    Setup,
    /// It contradicts itself.
    #[error("{0}")]
    Contradicted(Contradicted),
}

/// What cannot all be true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[error("{message}")]
#[ts(export_to = "notebook/")]
pub struct Contradicted {
    /// As few as possible: without any one of them, the others can be true.
    pub sources: Vec<Source>,
    /// The same in a sentence.
    pub message: Message,
}

impl<'a> Case<'a> {
    /// Works a notebook out.
    ///
    /// # Errors
    /// The setup is not complete, or the notebook contradicts itself.
    pub fn of(notebook: &'a Notebook) -> Result<Case<'a>, Unready> {
        Case::within(notebook, WORK)
    }

    /// The same with another limit than [`WORK`] on exact answers.
    ///
    /// # Errors
    /// As those of [`Case::of`].
    pub fn within(notebook: &'a Notebook, work: usize) -> Result<Case<'a>, Unready> {
        let (log, sources) = told(notebook, setup(notebook).ok_or(Unready::Setup)?);
        match Analysis::of(log, work) {
            Ok(analysis) => Ok(Case { notebook, analysis, sources }),
            Err(events) => {
                let sources = events.into_iter().map(|event| sources[event]).collect();
                Err(Unready::Contradicted(Contradicted::told(sources)))
            }
        }
    }

    /// Whether some chances are estimates, for exact ones would have taken too long.
    pub fn is_sampled(&self) -> bool {
        self.analysis.is_sampled()
    }
}

/// The cards and who may hold them, if they make a game.
fn setup(notebook: &Notebook) -> Option<Setup> {
    let sizes = Kind::ALL.map(|kind| notebook.deck.of(kind).len());
    let hands: Vec<u8> = notebook.players.iter().map(|player| player.hand).collect();
    let open = u8::try_from(notebook.open.len()).ok()?;
    if hands.len() < 2 { None } else { Setup::new(&sizes, &hands, open).ok() }
}

/// What a notebook says, and where it says it.
fn told(notebook: &Notebook, setup: Setup) -> (Log, Vec<Source>) {
    let open = setup.open();
    let mut log = Log::new(setup, notebook.me);
    let mut sources = Vec::new();
    let mut tell = |source: Source, event: Event| {
        log.push(event);
        sources.push(source);
    };
    if let Some(me) = notebook.me.filter(|_| !notebook.own.is_empty()) {
        tell(Source::Hand, Event::Holds { holder: me.into(), cards: notebook.own.iter().copied().collect() });
    }
    if !notebook.open.is_empty() {
        tell(Source::Open, Event::Holds { holder: open, cards: notebook.open.iter().copied().collect() });
    }
    for (number, entry) in (0..).zip(&notebook.entries) {
        if let Some(event) = event(&entry.what) {
            tell(Source::Entry(number), event);
        }
    }
    (log, sources)
}

/// What an entry says of the cards, if anything.
fn event(what: &What) -> Option<Event> {
    match *what {
        What::Asked { by, ref cards, ref passed, shown } => {
            let (cards, passed) = (cards.iter().copied().collect(), passed.iter().copied().collect());
            Some(Event::Asked { by, cards, passed, shown })
        }
        What::Accused { by, ref cards } => {
            Some(Event::Accused { by, cards: cards.iter().copied().collect(), right: false, case_file: None })
        }
        What::Seen { holder, has, ref cards } => {
            let cards = cards.iter().copied().collect();
            Some(if has { Event::Holds { holder, cards } } else { Event::Lacks { holder, cards } })
        }
        What::Note { .. } => None,
    }
}
