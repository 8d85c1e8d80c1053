//! What viewers are told, as messages.

use game::{Arg, Message, Seat};

use crate::cards::listed;
use crate::{Attack, CENTRE, CHARACTERS, Card, Cards, Observation, Place, ROOMS, WEAPONS, What};

/// An observation as a message.
pub(crate) fn tell(observation: &Observation) -> Message {
    let message = news(observation);
    match *observation {
        Observation::Stayed { too_long: true, .. }
        | Observation::Went { too_long: true, .. }
        | Observation::Leapt { too_long: true, .. }
        | Observation::PickedUp { too_long: true, .. }
        | Observation::Stole { too_long: true, .. }
        | Observation::Revealed { too_long: true, .. }
        | Observation::Unharmed { too_long: true, .. }
        | Observation::Ended { too_long: true, .. } => Message::new("too-long").with("news", message),
        _ => message,
    }
}

fn news(observation: &Observation) -> Message {
    match *observation {
        Observation::Dealt { own: None, .. } => Message::new("dealt-unseen"),
        Observation::Dealt { own: Some(own), .. } => {
            let (shapes, weaknesses) = (shapes("own-shapes", own), weaknesses("own-weaknesses", own));
            Message::new("dealt").with("shapes", shapes).with("weaknesses", weaknesses)
        }
        Observation::Rolls { seat } => Message::new("rolls").with("who", seat),
        Observation::Rolled { seat, dice: [one, other] } => {
            Message::new("rolled").with("who", seat).with("one", one).with("other", other)
        }
        Observation::Stayed { seat, .. } => Message::new("stays").with("who", seat),
        Observation::Went { seat, ref route, .. } => match route.last().and_then(|&to| indoors(to)) {
            Some(to) => Message::new("goes").with("who", seat).with("to", to),
            None => Message::new("goes-along").with("who", seat),
        },
        Observation::Leapt { seat, to, bring, .. } => {
            let to = indoors(to).expect("one teleports to a room or to the middle");
            let leap = |name| Message::new(name).with("who", seat).with("to", to);
            match bring {
                None => leap("teleports"),
                Some((other, _)) => leap("teleports-with").with("other", other),
            }
        }
        Observation::PickedUp { seat, weapon, drop, .. } => {
            took(["picks-up", "picks-up-and-drops"], seat, weapon, drop)
        }
        Observation::Stole { seat, from, weapon, drop, .. } => {
            took(["steals", "steals-and-drops"], seat, weapon, drop).with("from", from)
        }
        Observation::Attacked { attack, kills } => attacked(if kills { "kills" } else { "attacks" }, &attack),
        Observation::Revealed { seat, card: card @ Card::Who(_), .. } => {
            Message::new("changes-shape").with("who", seat).with("card", card)
        }
        Observation::Revealed { seat, card, .. } => Message::new("turns-up").with("who", seat).with("card", card),
        Observation::Unharmed { seat, safe, .. } => {
            let mut safe = safe.iter();
            match (safe.next(), safe.next()) {
                (Some(one), Some(other)) => {
                    Message::new("unharmed-by-both").with("who", seat).with("one", one).with("other", other)
                }
                (Some(card), None) => Message::new("unharmed-by-one").with("who", seat).with("card", card),
                _ => Message::new("unharmed"),
            }
        }
        Observation::Ended { seat, .. } => Message::new("ends").with("who", seat),
    }
}

/// That a weapon was taken, for nothing or for another.
fn took([plainly, and_drops]: [&'static str; 2], seat: Seat, weapon: What, drop: Option<What>) -> Message {
    let took = |name| Message::new(name).with("who", seat).with("weapon", weapon);
    drop.map_or_else(|| took(plainly), |drop| took(and_drops).with("drop", drop))
}

/// A message about an attack.
pub(crate) fn attacked(name: &'static str, attack: &Attack) -> Message {
    let who = Message::new(name).with("who", attack.by).with("target", attack.target);
    who.with("room", attack.room).with("weapon", attack.weapon)
}

/// "Your shapes are Miss Jade and Mrs. White."
pub(crate) fn shapes(name: &'static str, own: Cards) -> Message {
    Message::new(name).with("shapes", listed(own.and(CHARACTERS)))
}

/// "You can be hurt in the Hall, and with the Rope."
pub(crate) fn weaknesses(name: &'static str, own: Cards) -> Message {
    let [rooms, weapons] = [ROOMS, WEAPONS].map(|kind| listed(own.and(kind)));
    Message::new(name).with("rooms", rooms).with("weapons", weapons)
}

/// A room or the middle, as it is written in a sentence; `None` for the corridor.
pub(crate) fn indoors(place: Place) -> Option<Arg> {
    match place {
        Place::Square(_) => None,
        Place::Room(room) => Some(Card::Where(room).named().into()),
        CENTRE => Some(Message::new("the-middle").into()),
    }
}
