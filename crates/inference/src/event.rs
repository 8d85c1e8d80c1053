//! What can happen at the table.

use belief::{Card, CardSet, Constraint, Holder};
use serde::Serialize;
use ts_rs::TS;

use crate::holder::{Player, PlayerSet};
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Shown {
    /// Who showed it.
    #[ts(as = "u8")]
    pub by: Player,
    /// The card, if the viewer knows it.
    #[ts(as = "Option<u8>")]
    pub card: Option<Card>,
}

impl Event {
    /// Tells what it says of the deal, constraint by constraint.
    pub(crate) fn tell(&self, setup: &Setup, mut tell: impl FnMut(Constraint)) {
        match *self {
            Event::Asked { cards, passed, shown, .. } => {
                passed.iter().for_each(|player| tell(Constraint::none_of(player.into(), cards)));
                match shown {
                    Some(Shown { by, card: Some(card) }) => tell(Constraint::holds(card, by.into())),
                    Some(Shown { by, card: None }) => tell(Constraint::any_of(by.into(), cards)),
                    None => {}
                }
            }
            Event::Accused { cards, right, case_file, .. } => {
                let seen = case_file.or(right.then_some(cards));
                // What was accused follows from what was seen, unless the two contradict each other.
                if !right && seen.is_none_or(|seen| seen == cards) {
                    tell(Constraint::not_all(setup.case_file(), cards));
                }
                if let Some(seen) = seen {
                    tell(held(setup.case_file(), seen));
                }
            }
            Event::Holds { holder, cards } => tell(held(holder, cards)),
            Event::Lacks { holder, cards } => tell(Constraint::none_of(holder, cards)),
        }
    }

    /// The part of it that all at the table see.
    pub(crate) fn public(self, setup: &Setup) -> Option<Event> {
        match self {
            Event::Asked { shown: Some(shown), by, cards, passed } => {
                Some(Event::Asked { shown: Some(Shown { card: None, ..shown }), by, cards, passed })
            }
            Event::Asked { .. } => Some(self),
            Event::Accused { by, cards, right, .. } => Some(Event::Accused { by, cards, right, case_file: None }),
            Event::Holds { holder, .. } | Event::Lacks { holder, .. } => (holder == setup.open()).then_some(self),
        }
    }
}

/// The holder holds all of these cards.
pub(crate) fn held(holder: Holder, cards: CardSet) -> Constraint {
    let count = cards.len() as u8;
    Constraint::between(holder, cards, count, count)
}
