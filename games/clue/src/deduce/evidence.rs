//! What one viewer was told, in the terms of inference.

use game::{Knowledge, Seat};
use inference::{Event, Log, Player, PlayerSet, Shown};
use serde::{Deserialize, Serialize};
use sets::Element;
use ts_rs::TS;

use crate::cards::{Card, CardSet, Crime, ROOMS, SUSPECTS, WEAPONS};
use crate::rules::Clue;
use crate::seen::{Observation, Public};

/// All that one viewer has learned about who holds which card.
#[derive(Clone, Debug)]
pub(crate) struct Evidence {
    pub(crate) names: Names,
    /// What was told, in order.
    pub(crate) log: Log,
    /// All of it together.
    pub(crate) told: inference::Evidence,
}

/// Who has a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "clue/")]
pub enum Holder {
    /// The player of this seat.
    Seat(Seat),
    /// The case file.
    CaseFile,
}

/// What inference calls the cards and holders of a game: the cards in order, without those that are left out of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Names {
    deck: CardSet,
    seats: usize,
    /// By place among the cards of the game.
    cards: [Card; Card::COUNT],
    /// By place among all cards.
    places: [u8; Card::COUNT],
}

impl Names {
    pub(crate) fn of(deck: CardSet, seats: usize) -> Names {
        let mut names =
            Names { deck, seats, cards: [Card::from_index(0); Card::COUNT], places: [u8::MAX; Card::COUNT] };
        for (place, card) in deck.iter().enumerate() {
            names.cards[place] = card;
            names.places[card.index()] = place as u8;
        }
        names
    }

    /// # Panics
    /// When the game has no such card.
    pub(crate) fn card(&self, card: Card) -> inference::Card {
        let place = self.places[card.index()];
        assert!(place != u8::MAX, "{card:?} is not in this game");
        inference::Card(place)
    }

    pub(crate) fn set(&self, cards: CardSet) -> inference::CardSet {
        cards.iter().map(|card| self.card(card)).collect()
    }

    pub(crate) fn named(&self, card: inference::Card) -> Card {
        self.cards[card.index()]
    }

    pub(crate) fn cards(&self, set: inference::CardSet) -> CardSet {
        set.iter().map(|card| self.named(card)).collect()
    }

    pub(crate) fn holder(&self, holder: Holder) -> inference::Holder {
        match holder {
            Holder::Seat(seat) => player(seat).into(),
            Holder::CaseFile => inference::Holder::CaseFile,
        }
    }

    /// # Panics
    /// When there is not one card of each kind.
    pub(crate) fn crime(&self, cards: inference::CardSet) -> Crime {
        let mut cards = cards.iter().map(|card| self.named(card));
        let mut next = || cards.next().expect("a case file has three cards");
        Crime::of(next(), next(), next())
    }

    pub(crate) fn seats(&self) -> usize {
        self.seats
    }

    pub(crate) fn deck(&self) -> CardSet {
        self.deck
    }

    /// The cards and hands of a game.
    fn setup(&self, public: &Public) -> inference::Setup {
        let kinds = [SUSPECTS, WEAPONS, ROOMS].map(|kind| self.deck.and(kind).len());
        let hands: Vec<u8> = public.hand_sizes.values().copied().collect();
        inference::Setup::new(&kinds, &hands, 0).expect("all cards of a game of Clue are dealt")
    }

    /// What an observation says of the cards, if anything.
    pub(crate) fn event(&self, observation: &Observation, viewer: Option<Seat>) -> Option<Event> {
        match *observation {
            Observation::Dealt { hand, .. } => {
                Some(Event::Holds { holder: player(viewer?).into(), cards: self.set(hand?) })
            }
            Observation::Passed { seat, to, crime } => Some(Event::Asked {
                by: player(to),
                cards: self.set(crime.cards()),
                passed: PlayerSet::one(player(seat)),
                shown: None,
            }),
            Observation::Showed { seat, to, crime, card } => {
                Some(self.showed(seat, to, self.set(crime.cards()), card.map(|card| self.card(card))))
            }
            Observation::Accused { seat, crime, right, case_file, .. } => Some(Event::Accused {
                by: player(seat),
                cards: self.set(crime.cards()),
                right,
                case_file: case_file.map(|crime| self.set(crime.cards())),
            }),
            _ => None,
        }
    }

    /// One of these cards was shown.
    pub(crate) fn showed(
        &self,
        seat: Seat,
        to: Seat,
        cards: inference::CardSet,
        card: Option<inference::Card>,
    ) -> Event {
        let shown = Some(Shown { by: player(seat), card });
        Event::Asked { by: player(to), cards, passed: PlayerSet::EMPTY, shown }
    }
}

pub(crate) fn player(seat: Seat) -> Player {
    Player(seat.0)
}

impl Evidence {
    /// What a viewer knows; `None` before the deal.
    pub(crate) fn of(knowledge: &Knowledge<Clue>) -> Option<Evidence> {
        let (names, mut log) = begun(knowledge);
        let mut dealt = false;
        for told in &knowledge.observations {
            dealt |= matches!(told, Observation::Dealt { .. });
            if let Some(event) = names.event(told, knowledge.viewer.seat()) {
                log.push(event);
            }
        }
        dealt.then(|| Evidence { names, told: log.evidence(), log })
    }

    /// The cards in the viewer's own hand.
    pub(crate) fn hand(&self) -> CardSet {
        let own = self.log.viewer().map(|viewer| self.told.holds(viewer.into()));
        self.names.cards(own.unwrap_or_default())
    }
}

/// The log of a viewer who was told nothing yet.
pub(crate) fn begun(knowledge: &Knowledge<Clue>) -> (Names, Log) {
    let public = &knowledge.view.public;
    let names = Names::of(public.deck, public.hand_sizes.len());
    (names, Log::new(names.setup(public), knowledge.viewer.seat().map(player)))
}
