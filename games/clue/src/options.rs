//! What the one to move may do.

use arrayvec::ArrayVec;
use game::BySeat;
use game::chance::{below, shuffle};
use rand::Rng;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Place;
use crate::cards::{Card, CardSet, Crime, ROOMS, Room, SUSPECTS, WEAPONS, any};
use crate::moves::{Deal, Dice, Move, WeaponRooms};

mod walk;

pub use walk::{Destination, Walk, WalkJson};

/// What the one to move may do: each field is one kind of move.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "clue/")]
pub struct Options {
    /// The cards of this game, for suggestions and accusations.
    pub deck: CardSet,
    /// May take the dice.
    pub roll: bool,
    /// May take the secret passage to this room.
    pub passage: Option<Room>,
    /// May walk, to these destinations.
    pub walk: Option<Walk>,
    /// May suggest, in this room.
    pub suggest: Option<Room>,
    /// May show one of these cards.
    pub show: CardSet,
    /// May say "none of the three".
    pub pass: bool,
    /// May accuse.
    pub accuse: bool,
    /// May end the turn; at its start that is to wait (CL-27).
    pub end: bool,
    /// Chance's own: deal hands of these sizes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(skip)]
    pub deal: Option<BySeat<u8>>,
    /// Chance's own: roll this many dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(skip)]
    pub dice: Option<u8>,
}

impl Options {
    fn knows(&self, crime: Crime) -> bool {
        crime.cards().is_subset(self.deck)
    }

    /// Every suspect and weapon of the game in these rooms.
    fn crimes(&self, rooms: CardSet) -> impl Iterator<Item = Crime> {
        Crime::all(self.deck.and(SUSPECTS), self.deck.and(WEAPONS), rooms)
    }

    fn rooms(&self) -> CardSet {
        self.deck.and(ROOMS)
    }

    fn any_crime<R: Rng + ?Sized>(&self, rooms: CardSet, rng: &mut R) -> Crime {
        Crime::any(self.deck.and(SUSPECTS), self.deck.and(WEAPONS), rooms, rng)
    }

    fn is_deal(&self, deal: &Deal) -> bool {
        let Some(sizes) = &self.deal else { return false };
        if deal.hands.len() != sizes.len() || !self.knows(deal.case_file) {
            return false;
        }
        let mut left = self.deck.without(deal.case_file.cards());
        for (seat, &hand) in deal.hands.iter() {
            if hand.len() != usize::from(sizes[seat]) || !hand.is_subset(left) {
                return false;
            }
            left = left.without(hand);
        }
        left.is_empty() && self.is_layout(&deal.weapons)
    }

    /// Whether each weapon of the game has a room of its own (CL-10).
    pub(crate) fn is_layout(&self, weapons: &WeaponRooms) -> bool {
        let rooms: CardSet = weapons.0.iter().map(|&room| Card::Room(room)).collect();
        let count = self.deck.and(WEAPONS).len();
        weapons.0.len() == count && rooms.len() == count && rooms.is_subset(self.deck)
    }

    /// CL-10, CL-11: the case file from three shuffled piles, the rest shuffled and dealt, the weapons laid out.
    fn pick_deal<R: Rng + ?Sized>(&self, sizes: &BySeat<u8>, rng: &mut R) -> Deal {
        let case_file = self.any_crime(self.rooms(), rng);
        let mut rest: ArrayVec<Card, { Card::COUNT }> = self.deck.without(case_file.cards()).iter().collect();
        shuffle(rng, &mut rest);
        let mut next = rest.iter().copied();
        let hands = sizes.map(|_, &size| next.by_ref().take(size.into()).collect());
        let mut rooms: ArrayVec<Room, 9> = self.rooms().iter().filter_map(Card::room).collect();
        shuffle(rng, &mut rooms);
        rooms.truncate(self.deck.and(WEAPONS).len());
        Deal { hands, case_file, weapons: WeaponRooms(rooms.into_iter().collect()) }
    }

    fn list_deals(&self, sizes: &BySeat<u8>, out: &mut Vec<Move>) {
        let mut layouts = Vec::new();
        let count = self.deck.and(WEAPONS).len();
        lay_out(self.rooms(), count, &mut WeaponRooms::default(), &mut layouts);
        for case_file in self.crimes(self.rooms()) {
            let mut hands = Vec::new();
            deal_out(self.deck.without(case_file.cards()), sizes.as_slice(), &mut Vec::new(), &mut hands);
            for hands in &hands {
                for weapons in &layouts {
                    let hands = hands.iter().copied().collect();
                    out.push(Move::Deal(Deal { hands, case_file, weapons: weapons.clone() }));
                }
            }
        }
    }
}

/// Every way to lay `count` weapons into different rooms.
fn lay_out(free: CardSet, count: usize, laid: &mut WeaponRooms, out: &mut Vec<WeaponRooms>) {
    if laid.0.len() == count {
        out.push(laid.clone());
        return;
    }
    for card in free.iter() {
        laid.0.extend(card.room());
        lay_out(free.without(CardSet::one(card)), count, laid, out);
        laid.0.pop();
    }
}

/// Every way to deal the cards into hands of these sizes.
fn deal_out(cards: CardSet, sizes: &[u8], dealt: &mut Vec<CardSet>, out: &mut Vec<Vec<CardSet>>) {
    let Some((&size, rest)) = sizes.split_first() else {
        out.push(dealt.clone());
        return;
    };
    for hand in cards.subsets(size.into()) {
        dealt.push(hand);
        deal_out(cards.without(hand), rest, dealt, out);
        dealt.pop();
    }
}

/// How seldom a random player accuses where something else can be done: a random accusation is nearly always wrong,
/// and games would end before anything happened.
const SELDOM: u32 = 32;

impl game::Options<Move> for Options {
    fn contains(&self, m: &Move) -> bool {
        match *m {
            Move::Deal(ref deal) => self.is_deal(deal),
            Move::Roll => self.roll,
            Move::Dice { dice } => self.dice == Some(dice.count()),
            Move::Go { to } => self.walk.is_some_and(|walk| walk.contains(to)),
            Move::Passage => self.passage.is_some(),
            Move::Suggest(crime) => self.suggest == Some(crime.room) && self.knows(crime),
            Move::Show { card } => self.show.contains(card),
            Move::Pass => self.pass,
            Move::Accuse(crime) => self.accuse && self.knows(crime),
            Move::End => self.end,
        }
    }

    fn list(&self, out: &mut Vec<Move>) {
        if let Some(sizes) = &self.deal {
            self.list_deals(sizes, out);
        }
        if let Some(count) = self.dice {
            out.extend(Dice::all(count).map(|dice| Move::Dice { dice }));
        }
        out.extend(self.roll.then_some(Move::Roll));
        out.extend(self.passage.map(|_| Move::Passage));
        out.extend(self.walk.iter().flat_map(Walk::destinations).map(|to| Move::Go { to }));
        if let Some(room) = self.suggest {
            out.extend(self.crimes(CardSet::one(Card::Room(room))).map(Move::Suggest));
        }
        out.extend(self.show.iter().map(|card| Move::Show { card }));
        out.extend(self.pass.then_some(Move::Pass));
        if self.accuse {
            out.extend(self.crimes(self.rooms()).map(Move::Accuse));
        }
        out.extend(self.end.then_some(Move::End));
    }

    fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        if let Some(sizes) = &self.deal {
            return Move::Deal(self.pick_deal(sizes, rng));
        }
        if let Some(count) = self.dice {
            return Move::Dice { dice: Dice::roll(count, rng) };
        }
        if let Some(walk) = &self.walk {
            let place = below(rng, walk.reach.len() as u32) as usize;
            let spot = walk.reach.nth(place).expect("a place below their number");
            return Move::Go { to: Place::of(spot, walk.board.board()) };
        }
        if !self.show.is_empty() {
            return Move::Show { card: any(self.show, rng) };
        }
        if self.pass {
            return Move::Pass;
        }
        let others = [self.roll, self.passage.is_some(), self.suggest.is_some(), self.end];
        let count = others.iter().filter(|&&may| may).count() as u32;
        if self.accuse && (count == 0 || below(rng, SELDOM) == 0) {
            return Move::Accuse(self.any_crime(self.rooms(), rng));
        }
        let chosen = below(rng, count) as usize;
        match (0..others.len()).filter(|&kind| others[kind]).nth(chosen) {
            Some(0) => Move::Roll,
            Some(1) => Move::Passage,
            Some(3) => Move::End,
            _ => {
                let room = self.suggest.expect("the only kind left");
                Move::Suggest(self.any_crime(CardSet::one(Card::Room(room)), rng))
            }
        }
    }
}
