//! Observations in sentences.

use game::{BySeat, Seat, Teller, Viewer};

use crate::{Card, Cards, Observation, Place, What};

/// Tells an observation to the viewer who was given it.
pub(crate) fn tell(observation: &Observation, viewer: Viewer, names: &BySeat<String>) -> String {
    let teller = Teller::new(viewer, names);
    let (text, too_long) = told(teller, observation);
    if too_long { format!("{text} The game has taken too long and ends without a winner.") } else { text }
}

fn told(teller: Teller<'_>, observation: &Observation) -> (String, bool) {
    match *observation {
        Observation::Dealt { own, .. } => (dealt(own), false),
        Observation::Rolls { seat } => (format!("{} the dice.", teller.does(seat, "takes")), false),
        Observation::Rolled { seat, dice: [one, other] } => {
            (format!("{} {one} and {other}.", teller.does(seat, "rolls")), false)
        }
        Observation::Stayed { seat, too_long } => (format!("{}.", teller.does(seat, "stays")), too_long),
        Observation::Went { seat, ref route, too_long, .. } => {
            let to = route.last().map_or("nowhere".into(), |&to| place_in_words(to));
            (format!("{} {to}.", teller.does(seat, "goes")), too_long)
        }
        Observation::Leapt { seat, to, bring, too_long, .. } => {
            let brings = teller.verb(seat, "brings");
            let along =
                bring.map_or(String::new(), |(other, _)| format!(" and {brings} {} along", teller.whom(other)));
            let teleports = teller.does(seat, "teleports");
            (format!("{teleports} from a pad {}{along}.", place_in_words(to)), too_long)
        }
        Observation::PickedUp { seat, weapon, drop, too_long } => {
            let picks = teller.does(seat, "picks");
            (format!("{picks} up the {}{}.", weapon.title(), dropped(teller, seat, drop)), too_long)
        }
        Observation::Stole { seat, from, weapon, drop, too_long } => {
            let steals = teller.does(seat, "steals");
            let what = format!("the {} from {}{}", weapon.title(), teller.whom(from), dropped(teller, seat, drop));
            (format!("{steals} {what}."), too_long)
        }
        Observation::Attacked { attack, kills } => {
            let how = format!("in the {} with the {}", attack.room.title(), attack.weapon.title());
            let attacks = format!("{} {} {how}", teller.does(attack.by, "attacks"), teller.whom(attack.target));
            let end = format!("{}, and {} the game", teller.does(attack.target, "dies"), wins(teller, attack.by));
            (if kills { format!("{attacks}. {end}!") } else { format!("{attacks}!") }, false)
        }
        Observation::Revealed { seat, card, too_long } => (revealed(teller, seat, card), too_long),
        Observation::Unharmed { seat, safe, too_long } => {
            let what: Vec<String> = safe.iter().map(|card| format!("the {}", card.title())).collect();
            let nothing = format!("{} unharmed", teller.does(seat, "is"));
            let text = match what.as_slice() {
                [] => format!("{nothing}."),
                [one] => format!("{nothing}: {one} does no harm."),
                [one, other, ..] => format!("{nothing}: neither {one} nor {other} does any harm."),
            };
            (text, too_long)
        }
        Observation::Ended { seat, too_long } => (format!("{} the turn.", teller.does(seat, "ends")), too_long),
    }
}

fn dropped(teller: Teller<'_>, seat: Seat, drop: Option<What>) -> String {
    let drops = teller.verb(seat, "drops");
    drop.map_or(String::new(), |weapon| format!(" and {drops} the {}", weapon.title()))
}

fn wins(teller: Teller<'_>, seat: Seat) -> String {
    format!("{} {}", teller.whom(seat), teller.verb(seat, "wins"))
}

fn dealt(own: Option<Cards>) -> String {
    let Some(own) = own else { return "The cards are dealt, and a weapon lies in every room.".into() };
    let list = |kind: Cards| own.and(kind).iter().map(Card::title).collect::<Vec<_>>().join(", ");
    format!(
        "Your forms are {}. You can be hurt in these rooms: {}; and with these weapons: {}.",
        list(Cards::WHO),
        list(Cards::WHERE),
        list(Cards::WHAT)
    )
}

fn revealed(teller: Teller<'_>, seat: Seat, card: Card) -> String {
    match card {
        Card::Who(who) => {
            let forced = format!("{} forced into another shape", teller.does(seat, "is"));
            format!("{forced}: {}.", who.title())
        }
        Card::Where(room) => format!("{} a weakness: the {}.", teller.does(seat, "shows"), room.title()),
        Card::What(weapon) => format!("{} a weakness: the {}.", teller.does(seat, "shows"), weapon.title()),
    }
}

fn place_in_words(place: Place) -> String {
    match place {
        Place::Square(_) => "along the corridor".into(),
        Place::Room(room) => format!("to the {}", room.title()),
        Place::Centre => "to the middle".into(),
    }
}
