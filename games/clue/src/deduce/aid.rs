//! Help at the table: what follows from what one player was told, and why.

use belief::{Entry, Problem, Quota};
use game::{Aid, AidRow, BySeat, Knowledge, Reason, Seat, Teller, Viewer, Why, rounded};

use crate::cards::{Card, CardSet};
use crate::deduce::{Belief, Evidence, Holder, Names, Reading};
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
    let seats = evidence.hand_sizes.len();
    let row = |card: Card| {
        let cells =
            |belief: &Belief| holders(seats).map(|holder| Some(rounded(belief.chance(card, holder)))).collect();
        AidRow { of: key(card), possible: cells(&possible), likely: cells(&likely) }
    };
    Some(Aid { columns: holders(seats).map(column).collect(), rows: evidence.deck.iter().map(row).collect() })
}

/// Why a card is, or is not, where the column says.
pub(crate) fn why(knowledge: &Knowledge<Clue>, of: &str, at: &str, names: &BySeat<String>) -> Option<Why> {
    let deck = knowledge.view.public.deck;
    let card = deck.iter().find(|&card| key(card) == of)?;
    let holder = holders(knowledge.view.public.hand_sizes.len()).find(|&holder| column(holder) == at)?;
    let told = Told::of(knowledge)?;
    let found = belief::why(&told.problem, told.names.card(card), told.names.holder(holder)).ok()??;
    let reason = |&entry: &usize| {
        let (news, observation) = told.news[entry];
        Reason { news: news as u32, text: sentence(observation, knowledge.viewer, names) }
    };
    Some(Why { is: found.holds, reasons: found.entries.iter().map(reason).collect() })
}

/// What a viewer was told as a problem in which each entry is one piece of news.
struct Told<'a> {
    names: Names,
    problem: Problem,
    /// By entry: the number of the news, and what it was.
    news: Vec<(usize, &'a Observation)>,
}

impl<'a> Told<'a> {
    fn of(knowledge: &'a Knowledge<Clue>) -> Option<Told<'a>> {
        let public = &knowledge.view.public;
        let names = Names::of(public.deck, public.hand_sizes.len());
        let kinds = [CardSet::SUSPECTS, CardSet::WEAPONS, CardSet::ROOMS];
        let mut problem = Problem::new(&kinds.map(|kind| public.deck.and(kind).len())).ok()?;
        for &size in public.hand_sizes.values() {
            problem.add_holder(Quota::Total(size)).ok()?;
        }
        problem.add_holder(Quota::ByCategory(vec![1; kinds.len()])).ok()?;
        let mut told = Told { names, problem, news: Vec::new() };
        for (number, observation) in knowledge.observations.iter().enumerate() {
            if let Some(entry) = told.entry(observation, knowledge.viewer) {
                told.problem.enter(entry).ok()?;
                told.news.push((number, observation));
            }
        }
        Some(told)
    }

    /// What a piece of news says of the deal, if anything.
    fn entry(&self, observation: &Observation, viewer: Viewer) -> Option<Entry> {
        let at = |holder| self.names.holder(holder);
        let all = |cards: CardSet, holder| {
            let count = cards.len() as u8;
            Entry::between(at(holder), self.names.set(cards), count, count)
        };
        match *observation {
            Observation::Dealt { hand, .. } => Some(all(hand?, Holder::Seat(viewer.seat()?))),
            Observation::Passed { seat, crime, .. } if !viewer.is(seat) => {
                Some(Entry::none_of(at(Holder::Seat(seat)), self.names.set(crime.cards())))
            }
            Observation::Showed { seat, card: Some(card), .. } if !viewer.is(seat) => {
                Some(all(CardSet::one(card), Holder::Seat(seat)))
            }
            Observation::Showed { seat, card: None, crime, .. } => {
                Some(Entry::any_of(at(Holder::Seat(seat)), self.names.set(crime.cards())))
            }
            Observation::Accused { case_file: Some(crime), .. } => Some(all(crime.cards(), Holder::CaseFile)),
            Observation::Accused { crime, right: false, .. } => {
                Some(Entry::not_all(at(Holder::CaseFile), self.names.set(crime.cards())))
            }
            _ => None,
        }
    }
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
