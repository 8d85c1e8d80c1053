//! Help at the table: what follows from what one player was told, and why.

use game::{Aid, AidRow, BySeat, Knowledge, Reason, Seat, Teller, Viewer, Why, rounded};

use crate::cards::Card;
use crate::deduce::{Belief, Evidence, Holder, Reading, begun};
use crate::rules::Clue;
use crate::seen::Observation;
use crate::text;

/// The name of a holder's column: a seat's number, or `file`.
pub(crate) fn column(holder: Holder) -> String {
    match holder {
        Holder::Seat(seat) => seat.0.to_string(),
        Holder::CaseFile => "file".into(),
    }
}

/// The name of a card in JSON.
pub(crate) fn key(card: Card) -> String {
    let name = serde_json::to_value(card).expect("a card has a name");
    name.as_str().expect("a card's JSON is its name").to_owned()
}

pub(crate) fn holders(seats: usize) -> impl Iterator<Item = Holder> {
    Seat::all(seats).map(Holder::Seat).chain([Holder::CaseFile])
}

/// The whole sheet with both readings; nothing before the deal, or beyond the limits of belief.
pub(crate) fn aid(knowledge: &Knowledge<Clue>) -> Option<Aid> {
    let evidence = Evidence::of(knowledge)?;
    let possible = Belief::from_evidence(&evidence, Reading::Possible).ok()?;
    let likely = Belief::from_evidence(&evidence, Reading::Likely).ok()?;
    let seats = evidence.names.seats();
    let row = |card: Card| {
        let cells =
            |belief: &Belief| holders(seats).map(|holder| Some(rounded(belief.chance(card, holder)))).collect();
        AidRow { of: key(card), possible: cells(&possible), likely: cells(&likely) }
    };
    Some(Aid {
        columns: holders(seats).map(column).collect(),
        rows: evidence.names.deck().iter().map(row).collect(),
    })
}

/// Why a card is, or is not, where the column says.
pub(crate) fn why(knowledge: &Knowledge<Clue>, of: &str, at: &str, names: &BySeat<String>) -> Option<Why> {
    let deck = knowledge.view.public.deck;
    let card = deck.iter().find(|&card| key(card) == of)?;
    let holder = holders(knowledge.view.public.hand_sizes.len()).find(|&holder| column(holder) == at)?;
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
        Reason { news: news as u32, text: sentence(observation, knowledge.viewer, names) }
    };
    Some(Why { is: found.holds, reasons: found.events.iter().map(reason).collect() })
}

/// What was seen, with all that it says of the cards.
fn sentence(observation: &Observation, viewer: Viewer, names: &BySeat<String>) -> String {
    let teller = Teller::new(viewer, names);
    match *observation {
        Observation::Dealt { hand, .. } => format!("You hold {}.", text::list(hand.unwrap_or_default())),
        Observation::Passed { seat, crime, .. } => {
            format!("{} none of these: {}.", teller.does(seat, "has"), text::list(crime.cards()))
        }
        Observation::Showed { seat, to, card: Some(card), .. } => {
            format!("{} showed {} {}.", teller.who(seat), teller.whom(to), text::with_article(card))
        }
        Observation::Showed { seat, to, crime, card: None } => {
            let (who, to) = (teller.who(seat), teller.whom(to));
            format!("{who} showed {to} one of these: {}.", text::list(crime.cards()))
        }
        Observation::Accused { case_file: Some(crime), .. } => {
            format!("The case file holds {}.", text::list(crime.cards()))
        }
        Observation::Accused { seat, crime, .. } => {
            format!("{}'s accusation was wrong: {crime:?}.", teller.who(seat))
        }
        _ => String::new(),
    }
}
