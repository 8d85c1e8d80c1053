//! What happens, as messages; the words are in `words/en.ftl`.

use game::{Arg, Message, Seat, Viewer};

use crate::board::Place;
use crate::cards::{Card, CardSet, Crime, Room, Suspect, Weapon};
use crate::deduce::{Fact, Holder};
use crate::seen::Observation;
use crate::setup::Setup;

/// A sentence about somebody.
pub(crate) fn about(who: Seat, name: &'static str) -> Message {
    Message::new(name).with("who", who)
}

/// What a viewer is told.
pub(crate) fn tell(setup: &Setup, told: &Observation) -> Message {
    match *told {
        Observation::Dealt { hand: Some(hand), .. } => Message::new("dealt").with("cards", list(hand)),
        Observation::Dealt { hand: None, .. } => Message::new("dealt-unseen"),
        Observation::Rolls { seat } => about(seat, "rolls").with("dice", setup.dice),
        Observation::Rolled { seat, dice } => about(seat, "rolled").with("dice", Arg::and(dice.iter())),
        Observation::Went { seat, to: Place::Room(room), .. } => about(seat, "walked-to-room").with("room", room),
        Observation::Went { seat, ref route, .. } => about(seat, "walked").with("steps", route.len()),
        Observation::TookPassage { seat, from, to } => {
            about(seat, "took-passage").with("from", from).with("room", to)
        }
        Observation::Suggested { seat, crime } => about(seat, "suggested").with("crime", crime),
        Observation::Passed { seat, .. } => about(seat, "passed"),
        Observation::Showed { seat, to, card: Some(card), .. } => {
            about(seat, "showed").with("to", to).with("card", card)
        }
        Observation::Showed { seat, to, card: None, .. } => about(seat, "showed-unseen").with("to", to),
        Observation::Accused { seat, crime, right: true, .. } => about(seat, "accused-right").with("crime", crime),
        Observation::Accused { seat, crime, right: false, case_file, winner } => {
            let accused = match case_file {
                Some(truth) => about(seat, "accused-wrong-told").with("truth", truth),
                None => about(seat, "accused-wrong"),
            };
            let accused = accused.with("crime", crime);
            match winner {
                Some(last) => about(last, "last-detective").with("accused", accused),
                None => accused,
            }
        }
        Observation::Ended { seat } => about(seat, "ended"),
        Observation::Waited { seat } => about(seat, "waited"),
    }
}

/// What was seen, with all that it says of the cards.
pub(crate) fn reason(told: &Observation, viewer: Viewer) -> Message {
    match *told {
        Observation::Dealt { hand, .. } => {
            let who = viewer.seat().expect("a spectator has no hand");
            about(who, "reason-hand").with("cards", list(hand.unwrap_or_default()))
        }
        Observation::Passed { seat, crime, .. } => about(seat, "reason-passed").with("cards", list(crime.cards())),
        Observation::Showed { seat, to, card: Some(card), .. } => {
            about(seat, "reason-showed").with("to", to).with("card", card)
        }
        Observation::Showed { seat, to, crime, card: None } => {
            about(seat, "reason-showed-unseen").with("to", to).with("cards", list(crime.cards()))
        }
        Observation::Accused { case_file: Some(crime), .. } => {
            Message::new("reason-case-file").with("cards", list(crime.cards()))
        }
        Observation::Accused { seat, crime, .. } => about(seat, "reason-accused").with("crime", crime),
        _ => unreachable!("nothing else says anything of the cards"),
    }
}

/// "Mr. Green, the Rope and the Hall".
pub(crate) fn list(cards: CardSet) -> Arg {
    Arg::and(cards.iter().map(the))
}

/// "Mr. Green, the Rope or the Hall".
pub(crate) fn either(cards: CardSet) -> Arg {
    Arg::or(cards.iter().map(the))
}

fn the(card: Card) -> Message {
    Message::new("the-card").with("card", card)
}

/// The name of a card in the message file.
impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        let name = serde_json::to_value(card).expect("a card has a name");
        Arg::name(format!("card-{}", name.as_str().expect("a card's JSON is its name").replace('_', "-")))
    }
}

macro_rules! named_as_cards {
    ($($kind:ident),+) => {
        $(impl From<$kind> for Arg {
            fn from(name: $kind) -> Arg {
                Card::$kind(name).into()
            }
        })+
    };
}

named_as_cards!(Suspect, Weapon, Room);

impl From<Crime> for Arg {
    fn from(crime: Crime) -> Arg {
        let Crime { suspect, weapon, room } = crime;
        Message::new("crime").with("suspect", suspect).with("weapon", weapon).with("room", room).into()
    }
}

/// "Ben has the Rope", or that it is not so.
pub(crate) fn state(fact: Fact, is: bool) -> Message {
    let message = match (fact.holder, is) {
        (Holder::Seat(seat), true) => Message::new("puzzle-holds").with("who", seat),
        (Holder::Seat(seat), false) => Message::new("puzzle-lacks").with("who", seat),
        (Holder::CaseFile, true) => Message::new("puzzle-file-holds"),
        (Holder::CaseFile, false) => Message::new("puzzle-file-lacks"),
    };
    message.with("card", fact.card)
}
