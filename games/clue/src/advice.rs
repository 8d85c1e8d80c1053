//! A move in words, and what speaks for it by what its player knows.

use game::{Arg, Knowledge, Message, Options as _, Reading, Seat};
use presentation::Advice;

use crate::board::Place;
use crate::cards::{Card, CardSet, Crime, ROOMS, Room, SUSPECTS, WEAPONS};
use crate::deduce::{Belief, Fact, Holder};
use crate::moves::Move;
use crate::options::Options;
use crate::review::least_telling;
use crate::rules::Clue;
use crate::seen::Own;
use crate::text::{either, list};

/// A move that the viewer may make now, and why they might; nothing when they may not.
pub(crate) fn advice(knowledge: &Knowledge<Clue>, m: &Move) -> Option<Advice> {
    let options = knowledge.options.as_ref().filter(|options| options.contains(m))?;
    let own = knowledge.view.own.as_ref()?;
    // Answers follow from one's hand.
    let belief = if options.pass || !options.show.is_empty() {
        None
    } else {
        Belief::of(knowledge, Reading::Likely).ok().flatten()
    };
    let adviser = Adviser { knowledge, options, own, belief };
    Some(match *m {
        Move::Roll => {
            Advice::new(Message::new("hint-roll").with("dice", knowledge.setup.dice), adviser.rooms_left())
        }
        Move::Go { to: Place::Room(room) } => {
            Advice::new(Message::new("hint-go").with("room", room), adviser.asking_in(room))
        }
        Move::Go { to } => adviser.along_the_corridor(to),
        Move::Passage => {
            let room = options.passage?;
            Advice::new(Message::new("hint-passage").with("room", room), adviser.asking_in(room))
        }
        Move::Suggest(crime) => {
            Advice::new(Message::new("hint-suggest").with("crime", crime), adviser.asking(crime))
        }
        Move::Show { card } => adviser.showing(card)?,
        Move::Pass => Advice::new(Message::new("hint-pass"), []),
        Move::Accuse(crime) => adviser.accusing(crime),
        Move::End => adviser.ending(),
        Move::Deal(_) | Move::Dice { .. } => return None,
    })
}

/// What a player goes by.
struct Adviser<'a> {
    knowledge: &'a Knowledge<Clue>,
    options: &'a Options,
    own: &'a Own,
    /// Nothing where there is no need of it, or it is beyond its limits.
    belief: Option<Belief>,
}

impl Adviser<'_> {
    /// How likely a card is in the case file.
    fn in_case_file(&self, card: Card) -> Option<f64> {
        Some(self.belief.as_ref()?.chance(Fact { card, holder: Holder::CaseFile }))
    }

    /// Which of these cards may be in the case file and may not.
    fn open(&self, cards: CardSet) -> CardSet {
        cards
            .iter()
            .filter(|&card| self.in_case_file(card).is_some_and(|chance| chance > 0.0 && chance < 1.0))
            .collect()
    }

    /// Which of these cards are certainly in the case file.
    fn certain(&self, cards: CardSet) -> CardSet {
        cards.iter().filter(|&card| self.in_case_file(card) == Some(1.0)).collect()
    }

    /// Which rooms may still be that of the crime.
    fn rooms_left(&self) -> Vec<Message> {
        let rooms = self.knowledge.view.public.deck.and(ROOMS);
        let (open, certain) = (self.open(rooms), self.certain(rooms));
        let rooms = match (open.is_empty(), certain.first()) {
            (_, Some(room)) => Message::new("hint-room-known").with("room", room),
            (false, None) => Message::new("hint-rooms-open").with("rooms", either(open)),
            (true, None) => return Vec::new(),
        };
        std::iter::once(rooms).chain(self.still_open()).collect()
    }

    /// What is left to find out, where some of it is known.
    fn still_open(&self) -> Option<Message> {
        let deck = self.knowledge.view.public.deck;
        let kinds = [("hint-open-who", SUSPECTS), ("hint-open-where", ROOMS), ("hint-open-what", WEAPONS)];
        let is_open = |cards: CardSet| self.certain(deck.and(cards)).is_empty();
        let open: Vec<_> =
            kinds.into_iter().filter(|&(_, cards)| is_open(cards)).map(|(name, _)| Message::new(name)).collect();
        let is_told = self.belief.is_some() && (1..kinds.len()).contains(&open.len());
        is_told.then(|| Message::new("hint-still-open").with("open", Arg::and(open)))
    }

    /// What a room is good for.
    fn asking_in(&self, room: Room) -> Vec<Message> {
        let card = Card::Room(room);
        let name = match self.in_case_file(card) {
            _ if self.own.hand.contains(card) => "hint-room-own",
            None => return Vec::new(),
            Some(1.0) => "hint-room-is-it",
            Some(0.0) => "hint-room-is-not",
            Some(_) => "hint-room-open",
        };
        std::iter::once(Message::new(name).with("room", room)).chain(self.still_open()).collect()
    }

    fn along_the_corridor(&self, to: Place) -> Advice {
        let board = self.knowledge.setup.board.board();
        let rooms = self.knowledge.view.public.deck.and(ROOMS);
        let open = self.open(rooms);
        let wanted = if open.is_empty() { rooms } else { open };
        let nearest = to.on(board).and_then(|from| {
            let steps = wanted.iter().filter_map(|card| card.room());
            steps.filter_map(|room| Some((board.distance(from, room.id())?, room))).min()
        });
        let Some((steps, room)) = nearest else { return Advice::new(Message::new("hint-walk"), []) };
        let near = Message::new("hint-near").with("steps", steps);
        let reason = if open.is_empty() { vec![near] } else { vec![near, Message::new("hint-near-open")] };
        Advice::new(Message::new("hint-walk-to").with("room", room), reason)
    }

    /// What is to be learned from the answer to a suggestion.
    fn asking(&self, crime: Crime) -> Vec<Message> {
        let cards = crime.cards();
        let mine = cards.and(self.own.hand);
        let (open, certain) = (self.open(cards), self.certain(cards));
        let told = [("hint-ask-open", open), ("hint-ask-certain", certain), ("hint-ask-own", mine)];
        let told = told.into_iter().filter(|(_, cards)| !cards.is_empty());
        let theirs = cards.iter().filter_map(|card| {
            let who = self.holder(card)?;
            Some(Message::new("hint-ask-theirs").with("who", who).with("card", card))
        });
        told.map(|(name, cards)| Message::new(name).with("cards", list(cards))).chain(theirs).collect()
    }

    /// Which other player certainly holds a card.
    fn holder(&self, card: Card) -> Option<Seat> {
        let belief = self.belief.as_ref()?;
        let certain = |&seat: &Seat| belief.chance(Fact { card, holder: Holder::Seat(seat) }) == 1.0;
        self.own.seat.others(self.own.shown_to_me.len()).find(certain)
    }

    fn showing(&self, card: Card) -> Option<Advice> {
        let to = self.knowledge.view.public.suggestion.as_ref()?.by;
        let others = self.options.show.without(CardSet::one(card));
        let reason = if others.is_empty() {
            Message::new("hint-show-only")
        } else if self.own.shown_by_me[to].contains(card) {
            Message::new("hint-show-again").with("to", to)
        } else {
            let name =
                if least_telling(self.knowledge, card) == card { "hint-show-least" } else { "hint-show-choice" };
            Message::new(name).with("cards", list(others)).with("to", to)
        };
        Some(Advice::new(Message::new("hint-show").with("card", card).with("to", to), [reason]))
    }

    fn accusing(&self, crime: Crime) -> Advice {
        let chance = self.belief.as_ref().map(|belief| crate::deduce::chance_of(&belief.crimes(), crime));
        let reason = match chance {
            None => None,
            Some(_) if self.cases() == Some(1) && chance > Some(0.0) => Some(Message::new("hint-accuse-sure")),
            Some(chance) => Some(Message::new("hint-accuse-likely").with("chance", Arg::percent(chance.min(0.99)))),
        };
        Advice::new(Message::new("hint-accuse").with("crime", crime), reason)
    }

    /// How many crimes are possible still.
    fn cases(&self) -> Option<usize> {
        Some(self.belief.as_ref()?.crimes().len())
    }

    fn ending(&self) -> Advice {
        let cases = self.cases().filter(|&cases| cases > 1 && self.options.accuse);
        let reason = cases.map(|cases| Message::new("hint-not-sure").with("count", cases));
        Advice::new(Message::new("hint-end"), reason)
    }
}
