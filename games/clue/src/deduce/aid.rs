//! Help at the table: what follows from what one player was told, and why.

use game::{Knowledge, Reading};
use inference::Solver;
use presentation::{Aid, Chance, Reason, Why};

use crate::deduce::{Belief, Evidence, Holds};
use crate::rules::Clue;
use crate::seen::Observation;
use crate::text;

/// The whole sheet with both readings; nothing before the deal, or beyond the limits of belief.
pub(crate) fn aid(knowledge: &Knowledge<Clue>) -> Option<Aid<Holds>> {
    let evidence = Evidence::of(knowledge)?;
    let mut solver = Solver::default();
    let possible = Belief::from_evidence(&mut solver, &evidence, Reading::Possible)?;
    let likely = Belief::from_evidence(&mut solver, &evidence, Reading::Likely)?;
    let chance = |fact: Holds| Chance::new(fact, possible.of_fact(fact), likely.of_fact(fact));
    Some(Aid { facts: possible.names.facts().map(chance).collect() })
}

/// Why a card is, or is not, with a holder.
pub(crate) fn why(knowledge: &Knowledge<Clue>, fact: &Holds) -> Option<Why> {
    // One's own answers follow from one's hand.
    let own = |observation: &Observation| {
        matches!(*observation, Observation::Passed { seat, .. } | Observation::Showed { seat, .. }
            if knowledge.viewer.is(seat))
    };
    let (Evidence { names, log }, news) = Evidence::from(knowledge, |observation| !own(observation));
    names.facts().find(|known| known == fact)?;
    let found = log.why(names.card(fact.card), names.holder(fact.holder)).ok()??;
    let reason = |&event: &usize| {
        let message = text::reason(&knowledge.observations[news[event]], knowledge.viewer);
        Reason { news: news[event] as u32, message }
    };
    Some(Why { is: found.holds, reasons: found.events.iter().map(reason).collect() })
}
