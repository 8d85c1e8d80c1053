//! What one viewer was told, in the terms of inference.

use arrayvec::ArrayVec;
use game::{Knowledge, Seat, Viewer};
use inference::{Event, Log, Player, PlayerSet, Shown};

use crate::cards::{Card, CardSet, Crime, ROOMS, SUSPECTS, WEAPONS};
use crate::deduce::{Fact, Holder};
use crate::rules::Clue;
use crate::seen::{Observation, Public};

/// All that one viewer has learned about who holds which card.
#[derive(Clone, Debug)]
pub(crate) struct Casebook {
    pub(crate) names: Names,
    pub(crate) log: Log,
}

/// What inference calls the cards and holders of a game: the cards in order, without those that are left out of it.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    deck: CardSet,
    /// By place among the cards of the game.
    cards: ArrayVec<Card, { Card::COUNT }>,
    pub(crate) setup: inference::Setup,
}

impl Names {
    fn of(public: &Public) -> Names {
        let deck = public.deck;
        let kinds = [SUSPECTS, WEAPONS, ROOMS].map(|kind| deck.and(kind).len());
        let setup = inference::Setup::new(&kinds, public.hand_sizes.as_slice(), 0);
        Names { deck, cards: deck.iter().collect(), setup: setup.expect("all cards of a game of Clue are dealt") }
    }

    /// # Panics
    /// When the game has no such card.
    pub(crate) fn card(&self, card: Card) -> inference::Card {
        assert!(self.deck.contains(card), "{card:?} is not in this game");
        inference::Card(self.deck.and(CardSet::run(0, card.index())).len() as u8)
    }

    pub(crate) fn set(&self, cards: CardSet) -> inference::CardSet {
        cards.iter().map(|card| self.card(card)).collect()
    }

    pub(crate) fn cards(&self, set: inference::CardSet) -> CardSet {
        set.iter().map(|card| self.cards[card.index()]).collect()
    }

    pub(crate) fn holder(&self, holder: Holder) -> inference::Holder {
        match holder {
            Holder::Seat(seat) => player(seat).into(),
            Holder::CaseFile => self.setup.case_file(),
        }
    }

    /// Every card at everybody and everything that may have it.
    pub(crate) fn facts(&self) -> impl Iterator<Item = Fact> + use<> {
        let holders = Seat::all(self.setup.players()).map(Holder::Seat).chain([Holder::CaseFile]);
        self.deck.iter().flat_map(move |card| holders.clone().map(move |holder| Fact { card, holder }))
    }

    /// # Panics
    /// When there is not one card of each kind.
    pub(crate) fn crime(&self, cards: inference::CardSet) -> Crime {
        let mut cards = cards.iter().map(|card| self.cards[card.index()]);
        let mut next = || cards.next().expect("a case file has three cards");
        Crime::of(next(), next(), next())
    }

    /// What an observation says of the cards, if anything.
    fn event(&self, observation: &Observation, viewer: Option<Seat>) -> Option<Event> {
        match *observation {
            Observation::Dealt { hand, .. } => {
                Some(Event::Holds { holder: player(viewer?).into(), cards: self.set(hand?) })
            }
            Observation::Passed { seat, to, crime } => {
                let passed = PlayerSet::one(player(seat));
                Some(Event::Asked { by: player(to), cards: self.set(crime.cards()), passed, shown: None })
            }
            Observation::Showed { seat, to, crime, card } => Some(self.showed(seat, to, crime.cards(), card)),
            Observation::Accused { seat, crime, right, case_file, .. } => {
                let case_file = case_file.map(|crime| self.set(crime.cards()));
                Some(Event::Accused { by: player(seat), cards: self.set(crime.cards()), right, case_file })
            }
            _ => None,
        }
    }

    /// One of these cards was shown.
    pub(crate) fn showed(&self, seat: Seat, to: Seat, cards: CardSet, card: Option<Card>) -> Event {
        let shown = Some(Shown { by: player(seat), card: card.map(|card| self.card(card)) });
        Event::Asked { by: player(to), cards: self.set(cards), passed: PlayerSet::EMPTY, shown }
    }
}

pub(crate) fn player(seat: Seat) -> Player {
    Player(seat.0)
}

impl Casebook {
    /// What a viewer knows who has been told nothing yet.
    pub(crate) fn new(public: &Public, viewer: Viewer) -> Casebook {
        let names = Names::of(public);
        Casebook { log: Log::new(names.setup.clone(), viewer.seat().map(player)), names }
    }

    /// Takes in what the viewer was told; returns whether it says anything of the cards.
    pub(crate) fn hear(&mut self, told: &Observation, viewer: Viewer) -> bool {
        let event = self.names.event(told, viewer.seat());
        event.map(|event| self.log.push(event)).is_some()
    }

    /// What a viewer knows; `None` before the deal.
    pub(crate) fn of(knowledge: &Knowledge<Clue>) -> Option<Casebook> {
        let dealt = |told: &Observation| matches!(told, Observation::Dealt { .. });
        knowledge.observations.iter().any(dealt).then(|| Casebook::from(knowledge, |_| true).0)
    }

    /// What follows from some of what a viewer was told; and by event, which observation told it.
    pub(crate) fn from(knowledge: &Knowledge<Clue>, some: impl Fn(&Observation) -> bool) -> (Casebook, Vec<usize>) {
        let mut casebook = Casebook::new(&knowledge.view.public, knowledge.viewer);
        let mut news = Vec::new();
        for (number, told) in knowledge.observations.iter().enumerate() {
            if some(told) && casebook.hear(told, knowledge.viewer) {
                news.push(number);
            }
        }
        (casebook, news)
    }
}
