//! What one viewer was told, in order.

use belief::{Card, CardSet};

use crate::deal::Deal;
use crate::event::{Event, Shown};
use crate::evidence::Evidence;
use crate::holder::{Holder, Player};
use crate::setup::Setup;

/// What one viewer was told, in order: an event is named by its place.
#[derive(Clone, Debug)]
pub struct Log {
    setup: Setup,
    viewer: Option<Player>,
    events: Vec<Event>,
}

impl Log {
    /// An empty log of this viewer, or of an onlooker.
    pub fn new(setup: Setup, viewer: Option<Player>) -> Log {
        Log { setup, viewer, events: Vec::new() }
    }

    /// Adds what happened; returns its place.
    pub fn push(&mut self, event: Event) -> usize {
        self.events.push(event);
        self.events.len() - 1
    }

    /// The game that it is about.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whose log it is; an onlooker's when nobody's.
    pub fn viewer(&self) -> Option<Player> {
        self.viewer
    }

    /// What happened, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// All that the events say together.
    ///
    /// # Panics
    /// When an event is about a player who is not of this game.
    pub fn evidence(&self) -> Evidence {
        let mut evidence = Evidence::new(self.setup.clone(), self.viewer);
        self.events.iter().for_each(|event| evidence.push(event));
        evidence
    }

    /// What somebody knows who holds no card and sees only what all can see.
    #[must_use]
    pub fn public(&self) -> Log {
        let events = self.events.iter().filter_map(|event| event.public()).collect();
        Log { setup: self.setup.clone(), viewer: None, events }
    }

    /// What another player was told, if the deal is this one; of several cards that the player may have been shown,
    /// `pick` says which.
    ///
    /// What this log's viewer saw alone is left out. Whoever has accused has looked into the case file.
    #[must_use]
    pub fn of_rival(&self, rival: Player, deal: &Deal, mut pick: impl FnMut(CardSet) -> Card) -> Log {
        let mut events = Vec::with_capacity(self.events.len() + 1);
        events.push(Event::Holds { holder: rival.into(), cards: deal.hand(rival.into()) });
        events.extend(self.events.iter().filter_map(|event| match *event {
            Event::Asked { by, cards, passed, shown: Some(shown) } if by == rival => {
                let could = could_show(deal, shown.by, cards);
                let card = Some(shown.card.unwrap_or_else(|| pick(could)));
                Some(Event::Asked { by, cards, passed, shown: Some(Shown { card, ..shown }) })
            }
            Event::Accused { by, cards, right, .. } if by == rival => {
                Some(Event::Accused { by, cards, right, case_file: Some(deal.case_file()) })
            }
            _ => event.public(),
        }));
        Log { setup: self.setup.clone(), viewer: Some(rival), events }
    }
}

/// The cards asked for that a player has in this deal; in a deal that does not agree with what was seen, all of them.
fn could_show(deal: &Deal, player: Player, cards: CardSet) -> CardSet {
    let held = deal.hand(Holder::Player(player)) & cards;
    if held.is_empty() { cards } else { held }
}
