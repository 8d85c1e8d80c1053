//! Help at the table: what follows from what one player was told, and why.

use game::{Knowledge, Reading, Seat};
use presentation::{Aid, Chance, Reason, Why};

use crate::deduce::{Belief, Evidence, Holder, Holds, begun};
use crate::rules::Clue;
use crate::seen::Observation;
use crate::text;

pub(crate) fn holders(seats: usize) -> impl Iterator<Item = Holder> + Clone {
    Seat::all(seats).map(Holder::Seat).chain([Holder::CaseFile])
}

/// The whole sheet with both readings; nothing before the deal, or beyond the limits of belief.
pub(crate) fn aid(knowledge: &Knowledge<Clue>) -> Option<Aid<Holds>> {
    let evidence = Evidence::of(knowledge)?;
    let possible = Belief::from_evidence(&evidence, Reading::Possible).ok()?;
    let likely = Belief::from_evidence(&evidence, Reading::Likely).ok()?;
    let holders = holders(evidence.names.seats());
    let facts = evidence.names.deck().iter().flat_map(|card| {
        let (possible, likely) = (&possible, &likely);
        holders.clone().map(move |holder| {
            Chance::new(Holds { card, holder }, possible.chance(card, holder), likely.chance(card, holder))
        })
    });
    Some(Aid { facts: facts.collect() })
}

/// Why a card is, or is not, with a holder.
pub(crate) fn why(knowledge: &Knowledge<Clue>, &Holds { card, holder }: &Holds) -> Option<Why> {
    let public = &knowledge.view.public;
    let is_there = match holder {
        Holder::Seat(seat) => public.hand_sizes.get(seat).is_some(),
        Holder::CaseFile => true,
    };
    if !public.deck.contains(card) || !is_there {
        return None;
    }
    let (cards, mut log) = begun(knowledge);
    let mut news = Vec::new();
    for (number, observation) in knowledge.observations.iter().enumerate() {
        // One's own answers follow from one's hand.
        let own = matches!(*observation, Observation::Passed { seat, .. } | Observation::Showed { seat, .. }
            if knowledge.viewer.is(seat));
        if let Some(event) = cards.event(observation, knowledge.viewer.seat()).filter(|_| !own) {
            log.push(event);
            news.push((number, observation));
        }
    }
    let found = log.why(cards.card(card), cards.holder(holder)).ok()??;
    let reason = |&event: &usize| {
        let (news, observation) = news[event];
        Reason { news: news as u32, message: text::reason(observation, knowledge.viewer) }
    };
    Some(Why { is: found.holds, reasons: found.events.iter().map(reason).collect() })
}
