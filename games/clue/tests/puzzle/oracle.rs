//! What follows for a player, by brute force: every deal is tried, card by card, but for beginnings from which it was seen
//! before that no deal agrees. It shares nothing with the crates that
//! reason for the game; it reads what the player was told.

use std::collections::HashSet;
use std::mem::discriminant;

use clue::{Card, CardSet, Clue, Fact, Holder, Observation, ROOMS, SUSPECTS, WEAPONS};
use game::{Knowledge, Seat};

/// What a player was told of who has which card.
pub(crate) struct Oracle {
    /// The cards whose holder is not known from a hand or from a card shown.
    cards: Vec<Card>,
    /// By holder, the case file last: how many cards are still to be found there.
    room: Vec<usize>,
    /// By holder: what is there, what is not, and of which cards there is one at least.
    has: Vec<CardSet>,
    lacks: Vec<CardSet>,
    one_of: Vec<Vec<CardSet>>,
    /// Accusations that were wrong.
    wrong: Vec<CardSet>,
}

/// How many cards are dealt, how much room everybody has, what everybody must still get one of, and the case file.
type Beginning = (usize, Vec<usize>, Vec<Vec<CardSet>>, CardSet);

impl Oracle {
    pub(crate) fn of(knowledge: &Knowledge<Clue>) -> Oracle {
        let public = &knowledge.view.public;
        let mut room: Vec<usize> = public.hand_sizes.iter().map(|(_, &size)| usize::from(size)).collect();
        let seats = room.len();
        room.push(3);
        let mut oracle = Oracle {
            cards: Vec::new(),
            room,
            has: vec![CardSet::EMPTY; seats + 1],
            lacks: vec![CardSet::EMPTY; seats + 1],
            one_of: vec![Vec::new(); seats + 1],
            wrong: Vec::new(),
        };
        for told in &knowledge.observations {
            match *told {
                Observation::Dealt { hand: Some(hand), .. } => {
                    let Seat(own) = knowledge.viewer.seat().expect("somebody holds it");
                    hand.iter().for_each(|card| oracle.has[usize::from(own)].insert(card));
                }
                Observation::Passed { seat, crime, .. } => {
                    crime.cards().iter().for_each(|card| oracle.lacks[seat.index()].insert(card));
                }
                Observation::Showed { seat, card: Some(card), .. } => oracle.has[seat.index()].insert(card),
                Observation::Showed { seat, crime, card: None, .. } => {
                    oracle.one_of[seat.index()].push(crime.cards());
                }
                Observation::Accused { crime, right: false, .. } => oracle.wrong.push(crime.cards()),
                _ => {}
            }
        }
        for (holder, has) in oracle.has.iter().enumerate() {
            oracle.room[holder] -= has.len();
        }
        let known = |card| oracle.has.iter().any(|has| has.contains(card));
        oracle.cards = public.deck.iter().filter(|&card| !known(card)).collect();
        // Cards that may be in few places come first.
        let places = |card: &Card| oracle.lacks.iter().filter(|lacks| !lacks.contains(*card)).count();
        let mut cards = oracle.cards.clone();
        cards.sort_by_key(places);
        oracle.cards = cards;
        oracle
    }

    /// Whether there is a deal that agrees with all that was told in which this is so, or is not.
    pub(crate) fn allows(&self, fact: Fact, is: bool) -> bool {
        let holder = self.holder(fact.holder);
        if !self.cards.contains(&fact.card) {
            return self.has[holder].contains(fact.card) == is;
        }
        let may = |card: Card, place: usize| card != fact.card || (place == holder) == is;
        self.deal(0, &mut self.has.clone(), &mut self.room.clone(), &may, &mut HashSet::new())
    }

    fn holder(&self, holder: Holder) -> usize {
        match holder {
            Holder::Seat(seat) => seat.index(),
            Holder::CaseFile => self.has.len() - 1,
        }
    }

    /// Deals the cards from this place on in every way, until one agrees.
    fn deal(
        &self,
        from: usize,
        has: &mut Vec<CardSet>,
        room: &mut Vec<usize>,
        may: &impl Fn(Card, usize) -> bool,
        in_vain: &mut HashSet<Beginning>,
    ) -> bool {
        let Some(&card) = self.cards.get(from) else { return self.agrees(has, room) };
        let beginning = self.beginning(from, has, room);
        if in_vain.contains(&beginning) {
            return false;
        }
        for place in 0..has.len() {
            let is_file = place == has.len() - 1;
            let second_of_kind =
                is_file && has[place].iter().any(|other| discriminant(&other) == discriminant(&card));
            if room[place] == 0 || self.lacks[place].contains(card) || second_of_kind || !may(card, place) {
                continue;
            }
            has[place].insert(card);
            room[place] -= 1;
            let found = self.can_agree(from + 1, has, room) && self.deal(from + 1, has, room, may, in_vain);
            has[place].remove(card);
            room[place] += 1;
            if found {
                return true;
            }
        }
        in_vain.insert(beginning);
        false
    }

    /// All that matters of the cards dealt so far to whether the others can be dealt.
    fn beginning(&self, from: usize, has: &[CardSet], room: &[usize]) -> Beginning {
        let open = |place: usize| {
            let open = self.one_of[place].iter().filter(move |cards| cards.is_disjoint(has[place])).copied();
            open.collect()
        };
        (from, room.to_vec(), (0..has.len()).map(open).collect(), has[has.len() - 1])
    }

    /// Whether everybody who showed a card has one of those asked for, or may still get one, and the cards that are left
    /// are enough for everybody and every kind of the case file.
    fn can_agree(&self, from: usize, has: &[CardSet], room: &[usize]) -> bool {
        let left: CardSet = self.cards[from..].iter().copied().collect();
        (0..has.len()).all(|place| {
            let may = left.without(self.lacks[place]);
            let file_lacks_a_kind = place == has.len() - 1
                && [SUSPECTS, WEAPONS, ROOMS].iter().any(|&kind| has[place].or(may).is_disjoint(kind));
            let shown = |cards: &CardSet| {
                !cards.is_disjoint(has[place].or(if room[place] > 0 { may } else { CardSet::EMPTY }))
            };
            may.len() >= room[place] && !file_lacks_a_kind && self.one_of[place].iter().all(shown)
        })
    }

    fn agrees(&self, has: &[CardSet], room: &[usize]) -> bool {
        let file = has[has.len() - 1];
        self.can_agree(self.cards.len(), has, room) && !self.wrong.contains(&file)
    }
}
