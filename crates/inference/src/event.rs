//! What can happen at the table.

use belief::{CardSet, Entry};

use crate::holder::{Holder, Player, PlayerSet};
use crate::setup::Setup;

/// One thing that a viewer was told, or saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Somebody asked for cards; some had none of them, and somebody may have shown one.
    ///
    /// An answer that is told by itself is an event of its own: each with those who passed, or with who showed.
    Asked {
        /// Who asked.
        by: Player,
        /// The cards asked for: one of each category.
        cards: CardSet,
        /// Who had none of them.
        passed: PlayerSet,
        /// Who showed a card.
        shown: Option<Shown>,
    },
    /// Somebody accused.
    Accused {
        /// Who accused.
        by: Player,
        /// The cards named: one of each category.
        cards: CardSet,
        /// Whether the case file holds just these.
        right: bool,
        /// What the case file holds, for a viewer who saw it.
        case_file: Option<CardSet>,
    },
    /// These cards were seen there, such as a viewer's own hand.
    Holds {
        /// Who or what has them.
        holder: Holder,
        /// The cards.
        cards: CardSet,
    },
    /// None of these cards is there.
    Lacks {
        /// Who or what has none of them.
        holder: Holder,
        /// The cards.
        cards: CardSet,
    },
}

/// A card shown in answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Who showed it.
    pub by: Player,
    /// The card, if the viewer knows it.
    pub card: Option<belief::Card>,
}

impl Event {
    /// What it says of the deal, as entries of a problem.
    pub(crate) fn entries(&self, setup: &Setup) -> Vec<Entry> {
        let holds = |holder, cards: CardSet| {
            let count = cards.len() as u8;
            Entry::between(setup.place(holder), cards, count, count)
        };
        match *self {
            Event::Asked { cards, passed, shown, .. } => {
                let passes = passed.iter().map(|player| Entry::none_of(setup.place(player.into()), cards));
                let shows = shown.map(|Shown { by, card }| match card {
                    Some(card) => holds(by.into(), CardSet::of([card])),
                    None => Entry::any_of(setup.place(by.into()), cards),
                });
                passes.chain(shows).collect()
            }
            Event::Accused { cards, right, case_file, .. } => {
                let wrong = (!right).then(|| Entry::not_all(setup.case_file(), cards));
                let seen = case_file.or(right.then_some(cards)).map(|seen| holds(Holder::CaseFile, seen));
                match (wrong, seen) {
                    // What was accused follows from what was seen, unless the two contradict each other.
                    (Some(wrong), Some(seen)) if !wrong.allows(seen.cards) => vec![wrong, seen],
                    (_, Some(seen)) => vec![seen],
                    (wrong, None) => wrong.into_iter().collect(),
                }
            }
            Event::Holds { holder, cards } => vec![holds(holder, cards)],
            Event::Lacks { holder, cards } => vec![Entry::none_of(setup.place(holder), cards)],
        }
    }

    /// The part of it that all at the table see.
    #[must_use]
    pub fn public(self) -> Option<Event> {
        match self {
            Event::Asked { shown: Some(shown), by, cards, passed } => {
                Some(Event::Asked { shown: Some(Shown { card: None, ..shown }), by, cards, passed })
            }
            Event::Asked { .. } => Some(self),
            Event::Accused { by, cards, right, .. } => Some(Event::Accused { by, cards, right, case_file: None }),
            Event::Holds { holder, .. } | Event::Lacks { holder, .. } => (holder == Holder::Open).then_some(self),
        }
    }
}
