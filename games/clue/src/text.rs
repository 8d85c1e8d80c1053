//! What happens, as messages; the words stand in `words/en.ftl`.

use game::{Arg, Message, Viewer};

use crate::board::Place;
use crate::cards::{Card, CardSet, Crime, Room, Suspect, Weapon};
use crate::seen::Observation;
use crate::setup::Setup;

/// What a viewer is told.
pub(crate) fn tell(setup: &Setup, told: &Observation) -> Message {
    match *told {
        Observation::Dealt { hand: Some(hand), .. } => Message::new("dealt").with("cards", list(hand)),
        Observation::Dealt { hand: None, .. } => Message::new("dealt-unseen"),
        Observation::Rolls { seat } => Message::new("rolls").with("who", seat).with("dice", setup.dice),
        Observation::Rolled { seat, dice } => {
            Message::new("rolled").with("who", seat).with("dice", Arg::and(dice.iter()))
        }
        Observation::Went { seat, to: Place::Room(room), .. } => {
            Message::new("walked-to-room").with("who", seat).with("room", room)
        }
        Observation::Went { seat, ref route, .. } => {
            Message::new("walked").with("who", seat).with("steps", route.len())
        }
        Observation::TookPassage { seat, from, to } => {
            Message::new("took-passage").with("who", seat).with("from", from).with("room", to)
        }
        Observation::Suggested { seat, crime } => Message::new("suggested").with("who", seat).with("crime", crime),
        Observation::Passed { seat, .. } => Message::new("passed").with("who", seat),
        Observation::Showed { seat, to, card, .. } => match card {
            Some(card) => Message::new("showed").with("who", seat).with("to", to).with("card", card),
            None => Message::new("showed-unseen").with("who", seat).with("to", to),
        },
        Observation::Accused { seat, crime, right: true, .. } => {
            Message::new("accused-right").with("who", seat).with("crime", crime)
        }
        Observation::Accused { seat, crime, right: false, case_file, winner } => {
            let accused = match case_file {
                Some(truth) => Message::new("accused-wrong-told").with("truth", truth),
                None => Message::new("accused-wrong"),
            };
            let accused = accused.with("who", seat).with("crime", crime);
            match winner {
                Some(last) => Message::new("last-detective").with("accused", accused).with("who", last),
                None => accused,
            }
        }
        Observation::Ended { seat } => Message::new("ended").with("who", seat),
        Observation::Waited { seat } => Message::new("waited").with("who", seat),
    }
}

/// What was seen, with all that it says of the cards.
pub(crate) fn reason(told: &Observation, viewer: Viewer) -> Message {
    match *told {
        Observation::Dealt { hand, .. } => {
            let held = Message::new("reason-hand").with("cards", list(hand.unwrap_or_default()));
            held.with("who", viewer.seat().expect("a spectator has no hand"))
        }
        Observation::Passed { seat, crime, .. } => {
            Message::new("reason-passed").with("who", seat).with("cards", list(crime.cards()))
        }
        Observation::Showed { seat, to, card: Some(card), .. } => {
            Message::new("reason-showed").with("who", seat).with("to", to).with("card", card)
        }
        Observation::Showed { seat, to, crime, card: None } => {
            Message::new("reason-showed-unseen").with("who", seat).with("to", to).with("cards", list(crime.cards()))
        }
        Observation::Accused { case_file: Some(crime), .. } => {
            Message::new("reason-case-file").with("cards", list(crime.cards()))
        }
        Observation::Accused { seat, crime, .. } => {
            Message::new("reason-accused").with("who", seat).with("crime", crime)
        }
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
