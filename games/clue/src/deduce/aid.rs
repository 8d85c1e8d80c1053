//! Help at the table: what follows from what one player was told, and why.

use game::Knowledge;
use inference::{Analysis, MAX_STATES};
use presentation::{Aid, Chance, Matter, Reason, Why};

use crate::deduce::{Casebook, Fact, Holder};
use crate::rules::Clue;
use crate::seen::Observation;
use crate::text;

/// The whole sheet with both readings; nothing before the deal, or beyond the limits of belief.
pub(crate) fn aid(knowledge: &Knowledge<Clue>) -> Option<Aid<Fact>> {
    let Casebook { names, log } = Casebook::of(knowledge)?;
    let analysis = Analysis::of(log, MAX_STATES).ok().filter(|analysis| !analysis.is_sampled())?;
    let chance = |fact: Fact| {
        let (card, holder) = (names.card(fact.card), names.holder(fact.holder));
        Chance::new(fact, analysis.possible.chance(card, holder), analysis.likely.chance(card, holder))
    };
    Some(Aid { facts: names.facts().map(chance).collect() })
}

/// Who has each card that the player does not hold.
pub(crate) fn hidden(knowledge: &Knowledge<Clue>) -> Option<Vec<Matter<Fact>>> {
    let own = knowledge.view.own.as_ref()?;
    let facts = aid(knowledge)?.facts;
    let cards = facts.chunk_by(|one, next| one.fact.card == next.fact.card);
    let matter = |told: &[Chance<Fact>]| {
        let (out, ways): (Vec<_>, _) =
            told.iter().cloned().partition(|told| told.fact.holder == Holder::Seat(own.seat));
        Matter { ways, out: out.into_iter().map(|told| told.fact).collect(), said: false }
    };
    Some(cards.filter(|told| !own.hand.contains(told[0].fact.card)).map(matter).collect())
}

/// Why a card is, or is not, with a holder.
pub(crate) fn why(knowledge: &Knowledge<Clue>, fact: &Fact) -> Option<Why> {
    let (Casebook { names, log }, news) = told(knowledge);
    names.facts().find(|known| known == fact)?;
    let found = log.why(names.card(fact.card), names.holder(fact.holder)).ok()??;
    Some(Why { is: found.holds, reasons: reasons(knowledge, &news, &found.events) })
}

/// Why some cards are all with one holder.
pub(crate) fn why_all(knowledge: &Knowledge<Clue>, facts: &[Fact]) -> Option<Why> {
    let (Casebook { names, log }, news) = told(knowledge);
    let holder = facts.first()?.holder;
    let are_known = facts.iter().all(|fact| fact.holder == holder && names.facts().any(|known| known == *fact));
    if !are_known {
        return None;
    }
    let cards = names.set(facts.iter().map(|fact| fact.card).collect());
    let events = log.why_all(cards, names.holder(holder)).ok()??;
    Some(Why { is: true, reasons: reasons(knowledge, &news, &events) })
}

/// What a viewer was told, and which news each event is.
fn told(knowledge: &Knowledge<Clue>) -> (Casebook, Vec<usize>) {
    // One's own answers follow from one's hand.
    let own = |observation: &Observation| {
        matches!(*observation, Observation::Passed { seat, .. } | Observation::Showed { seat, .. }
            if knowledge.viewer.is(seat))
    };
    Casebook::from(knowledge, |observation| !own(observation))
}

fn reasons(knowledge: &Knowledge<Clue>, news: &[usize], events: &[usize]) -> Vec<Reason> {
    let reason = |&event: &usize| {
        let message = text::reason(&knowledge.observations[news[event]], knowledge.viewer);
        Reason { news: news[event] as u32, message }
    };
    events.iter().map(reason).collect()
}
