//! From what in the notebook something follows.

use belief::{Entry, Holder, Problem, contradiction_among, why_among};
use serde::Serialize;
use ts_rs::TS;

use crate::bounds::Bounds;
use crate::case::{Case, Contradicted, all_of, set};
use crate::model::{Notebook, What};
use crate::sheet::Mark;

/// How many states the search for few reasons may take where not all deals can be counted: about half a second.
const WORK: usize = 1 << 20;

/// Where something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "notebook/")]
pub enum Source {
    /// The cards that the notebook's owner holds.
    Hand,
    /// The cards laid open.
    Open,
    /// This entry, counted from 0.
    Entry(u32),
}

/// Why something is certain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Why {
    /// The card.
    pub card: u8,
    /// The holder.
    pub holder: u8,
    /// Whether it is there.
    pub holds: bool,
    /// As few as possible from which it follows; none when it follows from the numbers of cards alone.
    pub sources: Vec<Source>,
    /// The same in words.
    pub words: String,
}

/// All that one source says.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Group {
    pub(crate) source: Source,
    pub(crate) entries: Vec<Entry>,
}

/// What a notebook says, source by source; what says nothing new is left out.
pub(crate) fn told(notebook: &Notebook) -> Vec<Group> {
    let mut groups = Vec::new();
    if let Some(me) = notebook.me.filter(|_| !notebook.own.is_empty()) {
        groups.push(Group { source: Source::Hand, entries: vec![holds_all(Holder(me), &notebook.own)] });
    }
    if !notebook.open.is_empty() {
        let holder = Holder(notebook.case_file() + 1);
        groups.push(Group { source: Source::Open, entries: vec![holds_all(holder, &notebook.open)] });
    }
    for (number, entry) in (0..).zip(&notebook.entries) {
        let entries = entries_of(notebook, &entry.what);
        let known = |group: &Group| entries.iter().all(|entry| group.entries.contains(entry));
        if !entries.is_empty() && !groups.iter().any(known) {
            groups.push(Group { source: Source::Entry(number), entries });
        }
    }
    groups
}

fn holds_all(holder: Holder, cards: &[u8]) -> Entry {
    let count = cards.len() as u8;
    Entry::between(holder, set(cards), count, count)
}

fn entries_of(notebook: &Notebook, what: &What) -> Vec<Entry> {
    match what {
        What::Asked { cards, passed, shown, .. } => {
            let mut entries: Vec<Entry> =
                passed.iter().map(|&player| Entry::none_of(Holder(player), set(cards))).collect();
            entries.extend(shown.map(|shown| match shown.card {
                Some(card) => holds_all(Holder(shown.by), &[card]),
                None => Entry::any_of(Holder(shown.by), set(cards)),
            }));
            entries
        }
        What::Accused { cards, .. } => vec![Entry::not_all(Holder(notebook.case_file()), set(cards))],
        What::Seen { holder, has: true, cards } => vec![holds_all(Holder(*holder), cards)],
        What::Seen { holder, has: false, cards } => vec![Entry::none_of(Holder(*holder), set(cards))],
        What::Note { .. } => Vec::new(),
    }
}

impl Contradicted {
    /// What cannot all be true, given that not all of it can.
    pub(crate) fn in_groups(notebook: &Notebook, base: &Problem, groups: &[Group]) -> Contradicted {
        let entries: Vec<Vec<Entry>> = groups.iter().map(|group| group.entries.clone()).collect();
        let found = contradiction_among(base, &entries).entries;
        let sources: Vec<Source> = found.into_iter().map(|index| groups[index].source).collect();
        let words = match &sources[..] {
            [] => "The hands and the cards cannot be dealt like this.".to_owned(),
            [one] => format!("{} cannot be true.", capital(&called(notebook, &[*one]))),
            [_, _] => format!("{} cannot both be true.", capital(&called(notebook, &sources))),
            _ => format!("{} cannot all be true.", capital(&called(notebook, &sources))),
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
    pub fn why(&self, card: u8, holder: u8) -> Option<Why> {
        let holds = match self.mark(card, holder) {
            Mark::Open => return None,
            Mark::Has => true,
            Mark::Not => false,
        };
        let found = if self.bounds.is_some() {
            self.enough(card, holder)
        } else {
            let entries: Vec<Vec<Entry>> = self.groups.iter().map(|group| group.entries.clone()).collect();
            why_among(&self.base, &entries, belief::Card(card), Holder(holder), holds).entries
        };
        let sources: Vec<Source> = found.into_iter().map(|index| self.groups[index].source).collect();
        let notebook = self.notebook;
        let fact = fact(notebook, card, holder, holds);
        let words = match &sources[..] {
            [] => format!("{fact}: the numbers of cards leave nothing else."),
            [Source::Hand] => format!("{fact}: your own hand says so."),
            [Source::Open] => format!("{fact}: the cards laid open say so."),
            [Source::Entry(number)] => format!("{fact}: entry {} says so.", number + 1),
            _ => format!("{fact}: it follows from {}.", called(notebook, &sources)),
        };
        Some(Why { card, holder, holds, sources, words })
    }
}

impl Case<'_> {
    /// Groups from which a look at each player alone draws the same mark, none of which can be left out; some may, when
    /// the search takes too long.
    fn enough(&self, card: u8, holder: u8) -> Vec<usize> {
        let mark = self.mark(card, holder);
        let mut left = WORK;
        let mut follows = |kept: &[usize]| {
            let groups: Vec<Group> = kept.iter().map(|&index| self.groups[index].clone()).collect();
            let problem = all_of(&self.base, &groups);
            let bounds = Bounds::within(&problem, self.case_file(), &mut left);
            bounds.is_some_and(|bounds| bounds.mark(belief::Card(card), usize::from(holder)) == mark)
        };
        let mut kept: Vec<usize> = (0..self.groups.len()).collect();
        // Larger parts are left out first.
        let mut size = kept.len();
        while size > 0 {
            let mut at = 0;
            while at < kept.len() {
                let fewer = [&kept[..at], &kept[(at + size).min(kept.len())..]].concat();
                if follows(&fewer) {
                    kept = fewer;
                } else {
                    at += size;
                }
            }
            size /= 2;
        }
        kept
    }
}

/// "Bob has Rope", "the case file does not hold Rope".
fn fact(notebook: &Notebook, card: u8, holder: u8, holds: bool) -> String {
    let verb = if holds { "has" } else { "does not have" };
    let (holder_name, card) = (notebook.holder_name(holder), notebook.deck.name(card));
    match usize::from(holder) < notebook.players.len() {
        true => format!("{holder_name} {verb} {card}"),
        false if holder == notebook.case_file() && holds => format!("{card} is in the case file"),
        false if holder == notebook.case_file() => format!("{card} is not in the case file"),
        false if holds => format!("{card} lies open"),
        false => format!("{card} does not lie open"),
    }
}

/// "your hand and entries 2, 5 and 7"
fn called(notebook: &Notebook, sources: &[Source]) -> String {
    let mut parts = Vec::new();
    let mut numbers = Vec::new();
    for source in sources {
        match source {
            Source::Hand => parts.push(match notebook.me {
                Some(_) => "your hand".to_owned(),
                None => "the hand".to_owned(),
            }),
            Source::Open => parts.push("the cards laid open".to_owned()),
            Source::Entry(number) => numbers.push((number + 1).to_string()),
        }
    }
    match &numbers[..] {
        [] => {}
        [one] => parts.push(format!("entry {one}")),
        [.., last] => {
            let before = &numbers[..numbers.len() - 1];
            parts.push(format!("entries {} and {last}", before.join(", ")));
        }
    }
    parts.join(" and ")
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
