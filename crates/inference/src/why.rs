//! From which events something follows.

use belief::{
    Card, CardSet, Constraint, Contradiction, Holder, Solver, Unsolved, contradiction_among, why_among,
    why_not_among,
};

use crate::analysis::Analysis;
use crate::bounds::{Bounds, Certainty};
use crate::log::Log;
use crate::setup::Setup;

/// How many states the search for few reasons may take where not all deals can be counted: about half a second.
const WORK: usize = 1 << 20;

/// Why it is certain that a card is there, or is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// Whether it is there.
    pub holds: bool,
    /// The events from which it follows, by place, as few as possible; none when it follows from the numbers of cards
    /// alone.
    pub events: Vec<usize>,
}

/// What a log says: the events that say something new, by place, and what each says.
#[derive(Clone, Debug)]
pub(crate) struct Statements {
    pub(crate) events: Vec<usize>,
    constraints: Vec<Vec<Constraint>>,
}

impl Statements {
    /// Why a card is certain to be there, or not to be there.
    fn why(&self, setup: &Setup, card: Card, holder: Holder, holds: bool) -> Deduction {
        let found = why_among(setup.base(), &self.constraints, card, holder, holds);
        Deduction { holds, events: self.named(&found.constraints) }
    }

    /// The events of these places among those that say something.
    fn named(&self, places: &[usize]) -> Vec<usize> {
        places.iter().map(|&place| self.events[place]).collect()
    }
}

impl Log {
    /// What it says, event by event; events that say nothing new are left out.
    pub(crate) fn told(&self) -> Statements {
        let mut told = Statements { events: Vec::new(), constraints: Vec::new() };
        for (place, event) in self.events().iter().enumerate() {
            let mut constraints = Vec::new();
            event.tell(self.setup(), |constraint| constraints.push(constraint));
            let known = |other: &Vec<Constraint>| constraints.iter().all(|constraint| other.contains(constraint));
            if !constraints.is_empty() && !told.constraints.iter().any(known) {
                told.events.push(place);
                told.constraints.push(constraints);
            }
        }
        told
    }

    /// Why a card is certain to be there, or not to be there; nothing while that is open.
    ///
    /// # Errors
    /// The events contradict each other, as [`contradiction`](Log::contradiction) says, or it is beyond the limits of
    /// belief.
    ///
    /// # Panics
    /// When there is no such card or holder.
    pub fn why(&self, card: Card, holder: Holder) -> Result<Option<Deduction>, Unsolved> {
        let solution = Solver::default().try_solve(&self.possible())?;
        let solution = solution.ok_or_else(|| Contradiction { constraints: self.contradiction() })?;
        let chance = solution.chance(card, holder);
        Ok((chance == 0.0 || chance == 1.0).then(|| self.told().why(self.setup(), card, holder, chance == 1.0)))
    }

    /// Why a holder has all of some cards: the events from which that follows, as few as possible together; nothing while
    /// it is open for one of them.
    ///
    /// # Errors
    /// As [`why`](Log::why).
    ///
    /// # Panics
    /// When there are no such cards, or no such holder.
    pub fn why_all(&self, cards: CardSet, holder: Holder) -> Result<Option<Vec<usize>>, Unsolved> {
        let solution = Solver::default().try_solve(&self.possible())?;
        let solution = solution.ok_or_else(|| Contradiction { constraints: self.contradiction() })?;
        if !cards.iter().all(|card| solution.chance(card, holder) == 1.0) {
            return Ok(None);
        }
        let told = self.told();
        let not_all = Constraint::between(holder, cards, 0, cards.len() as u8 - 1);
        Ok(Some(told.named(&why_not_among(self.setup().base(), &told.constraints, not_all))))
    }

    /// As few events as possible that cannot all be true, by place; all that say something when they can, and none
    /// when the hands and the cards cannot be dealt at all.
    pub fn contradiction(&self) -> Vec<usize> {
        let told = self.told();
        told.named(&contradiction_among(self.setup().base(), &told.constraints).constraints)
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
    pub fn why(&self, card: Card, holder: Holder) -> Option<Deduction> {
        let mark = self.mark(card, holder);
        let holds = mark == Certainty::Has;
        (mark != Certainty::Open).then(|| match self.bounds {
            Some(_) => Deduction { holds, events: self.enough(card, holder, mark) },
            None => self.told.why(self.log.setup(), card, holder, holds),
        })
    }

    /// Events from which a look at each player alone draws the same mark, none of which can be left out; some may,
    /// when the search takes too long.
    fn enough(&self, card: Card, holder: Holder, mark: Certainty) -> Vec<usize> {
        let mut left = WORK;
        let mut follows = |kept: &[usize]| {
            let log = self.log.retold(self.log.viewer(), kept.iter().map(|&event| self.log.events()[event]));
            Bounds::within(&log, &mut left).is_some_and(|bounds| bounds.mark(card, holder) == mark)
        };
        let mut kept = self.told.events.clone();
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
