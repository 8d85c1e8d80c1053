//! From which events something follows.

use belief::{Card, Entry, contradiction_among, why_among};

use crate::analysis::Analysis;
use crate::bounds::{Bounds, Mark};
use crate::evidence::{Evidence, Reading};
use crate::exact::{Belief, Unsolved};
use crate::holder::Holder;
use crate::log::Log;

/// How many states the search for few reasons may take where not all deals can be counted: about half a second.
const WORK: usize = 1 << 20;

/// Why it is certain that a card is there, or is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// Whether it is there.
    pub holds: bool,
    /// The events from which it follows, by place, as few as possible; none when it follows from the numbers of cards
    /// alone.
    pub events: Vec<usize>,
}

/// All that one event says.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Group {
    /// The event's place.
    pub(crate) event: usize,
    pub(crate) entries: Vec<Entry>,
}

/// What a log says, event by event; events that say nothing new are left out.
pub(crate) fn groups(log: &Log) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (event, told) in log.events().iter().enumerate() {
        let entries = told.entries(log.setup());
        let known = |group: &Group| entries.iter().all(|entry| group.entries.contains(entry));
        if !entries.is_empty() && !groups.iter().any(known) {
            groups.push(Group { event, entries });
        }
    }
    groups
}

/// Entries as belief wants them, and the events of what belief found.
fn entries(groups: &[Group]) -> Vec<Vec<Entry>> {
    groups.iter().map(|group| group.entries.clone()).collect()
}

fn events(groups: &[Group], found: Vec<usize>) -> Vec<usize> {
    found.into_iter().map(|index| groups[index].event).collect()
}

impl Log {
    /// Why a card is certain to be there, or not to be there; nothing while that is open.
    ///
    /// # Errors
    /// The events contradict each other, or it is beyond the limits of belief.
    ///
    /// # Panics
    /// When there is no such card or holder.
    pub fn why(&self, card: Card, holder: Holder) -> Result<Option<Why>, Unsolved> {
        let chance = Belief::of(&self.evidence(), Reading::Possible)?.chance(card, holder);
        if chance != 0.0 && chance != 1.0 {
            return Ok(None);
        }
        let groups = groups(self);
        let holds = chance == 1.0;
        let setup = self.setup();
        let found = why_among(setup.base(), &entries(&groups), card, setup.place(holder), holds);
        Ok(Some(Why { holds, events: events(&groups, found.entries) }))
    }

    /// As few events as possible that cannot all be true, by place; all that say something when they can, and none when
    /// the hands and the cards cannot be dealt at all.
    pub fn contradiction(&self) -> Vec<usize> {
        let groups = groups(self);
        let found = contradiction_among(self.setup().base(), &entries(&groups)).entries;
        events(&groups, found)
    }
}

impl Analysis {
    /// Why a card is certain to be there, or not to be there; nothing while that is open.
    ///
    /// Where not all deals can be counted, it is told from what the mark follows, and that it follows from no part of
    /// that, as far as a look at each player alone can tell.
    ///
    /// # Panics
    /// When there is no such card or holder.
    pub fn why(&self, card: Card, holder: Holder) -> Option<Why> {
        let mark = self.mark(card, holder);
        let holds = match mark {
            Mark::Open => return None,
            Mark::Has => true,
            Mark::Not => false,
        };
        let found = if self.bounds.is_some() {
            self.enough(card, holder, mark)
        } else {
            let setup = self.setup();
            why_among(setup.base(), &entries(&self.groups), card, setup.place(holder), holds).entries
        };
        Some(Why { holds, events: events(&self.groups, found) })
    }

    /// Groups from which a look at each player alone draws the same mark, none of which can be left out; some may, when
    /// the search takes too long.
    fn enough(&self, card: Card, holder: Holder, mark: Mark) -> Vec<usize> {
        let mut left = WORK;
        let mut follows = |kept: &[usize]| {
            let problem = self.evidence_of(kept).problem(Reading::Possible);
            let bounds = Bounds::within(&problem, self.setup().case_file(), &mut left);
            bounds.is_some_and(|bounds| bounds.mark(card, self.setup().place(holder)) == mark)
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

    /// What these groups say together.
    fn evidence_of(&self, groups: &[usize]) -> Evidence {
        let mut evidence = Evidence::new(self.setup().clone(), self.log.viewer());
        for &group in groups {
            evidence.push(&self.log.events()[self.groups[group].event]);
        }
        evidence
    }
}
