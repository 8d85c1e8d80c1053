//! Observations in sentences.

use ::bots::Playable;
use game::{BySeat, Seat, Viewer};

use crate::{Card, Cards, Observation, Place, TrueColors, What};

/// Tells an observation to the viewer who was given it.
pub(crate) fn tell(observation: &Observation, viewer: Viewer, names: &BySeat<String>) -> String {
    let teller = Teller { viewer, names };
    let (text, too_long) = teller.told(observation);
    if too_long { format!("{text} The game has taken too long and ends without a winner.") } else { text }
}

struct Teller<'a> {
    viewer: Viewer,
    names: &'a BySeat<String>,
}

impl Teller<'_> {
    /// The seat at the beginning of a sentence.
    fn who(&self, seat: Seat) -> &str {
        TrueColors::name(seat, self.viewer, self.names)
    }

    /// The seat within a sentence.
    fn whom(&self, seat: Seat) -> &str {
        if self.viewer.is(seat) { "you" } else { self.who(seat) }
    }

    /// "Ann takes", "You take".
    fn does(&self, seat: Seat, verb: &str) -> String {
        let verb = match verb {
            _ if !self.viewer.is(seat) => verb,
            "is" => "are",
            "goes" => "go",
            _ => verb.strip_suffix('s').unwrap_or(verb),
        };
        format!("{} {verb}", self.who(seat))
    }

    fn told(&self, observation: &Observation) -> (String, bool) {
        match *observation {
            Observation::Dealt { own, .. } => (self.dealt(own), false),
            Observation::Rolls { seat } => (format!("{} the dice.", self.does(seat, "takes")), false),
            Observation::Rolled { seat, dice: [one, other] } => {
                (format!("{} {one} and {other}.", self.does(seat, "throws")), false)
            }
            Observation::Stayed { seat, too_long } => (format!("{}.", self.does(seat, "stays")), too_long),
            Observation::Went { seat, ref route, too_long, .. } => {
                let to = route.last().map_or("nowhere".into(), |&to| place_in_words(to));
                (format!("{} {to}.", self.does(seat, "goes")), too_long)
            }
            Observation::Leapt { seat, to, bring, too_long, .. } => {
                let along =
                    bring.map_or(String::new(), |(other, _)| format!(" and brings {} along", self.whom(other)));
                let leaps = format!("{} from a pad {}{along}.", self.does(seat, "leaps"), place_in_words(to));
                (if self.viewer.is(seat) { leaps.replace(" and brings", " and bring") } else { leaps }, too_long)
            }
            Observation::PickedUp { seat, weapon, drop, too_long } => {
                let picks = self.does(seat, "picks");
                (format!("{picks} up the {}{}.", weapon.title(), self.laid_down(seat, drop)), too_long)
            }
            Observation::Stole { seat, from, weapon, drop, too_long } => {
                let steals = self.does(seat, "steals");
                let what = format!("the {} from {}{}", weapon.title(), self.whom(from), self.laid_down(seat, drop));
                (format!("{steals} {what}."), too_long)
            }
            Observation::Attacked { attack, kills } => {
                let how = format!("in the {} with the {}", attack.room.title(), attack.weapon.title());
                let attacks = format!("{} {} {how}", self.does(attack.by, "attacks"), self.whom(attack.target));
                let end = format!("{}, and {} the game", self.does(attack.target, "dies"), self.wins(attack.by));
                (if kills { format!("{attacks}. {end}!") } else { format!("{attacks}!") }, false)
            }
            Observation::Revealed { seat, card, too_long } => (self.revealed(seat, card), too_long),
            Observation::Unharmed { seat, safe, too_long } => {
                let what: Vec<String> = safe.iter().map(|card| format!("the {}", card.title())).collect();
                let nothing = format!("{} unharmed", self.does(seat, "is"));
                let text = match what.as_slice() {
                    [] => format!("{nothing}."),
                    [one] => format!("{nothing}: {one} does no harm."),
                    [one, other, ..] => format!("{nothing}: neither {one} nor {other} does any harm."),
                };
                (text, too_long)
            }
            Observation::Ended { seat, too_long } => (format!("{} the turn.", self.does(seat, "ends")), too_long),
        }
    }

    fn laid_down(&self, seat: Seat, drop: Option<What>) -> String {
        let lays = if self.viewer.is(seat) { "lay" } else { "lays" };
        drop.map_or(String::new(), |weapon| format!(" and {lays} down the {}", weapon.title()))
    }

    fn wins(&self, seat: Seat) -> String {
        format!("{} {}", self.whom(seat), if self.viewer.is(seat) { "win" } else { "wins" })
    }

    fn dealt(&self, own: Option<Cards>) -> String {
        let Some(own) = own else { return "The cards are dealt, and a weapon lies in every room.".into() };
        let list = |kind: Cards| own.and(kind).iter().map(Card::title).collect::<Vec<_>>().join(", ");
        format!(
            "Your forms are {}. You can be hurt in these rooms: {}; and with these weapons: {}.",
            list(Cards::WHO),
            list(Cards::WHERE),
            list(Cards::WHAT)
        )
    }

    fn revealed(&self, seat: Seat, card: Card) -> String {
        match card {
            Card::Who(who) => {
                let forced = format!("{} forced into another shape", self.does(seat, "is"));
                format!("{forced}: {}.", who.title())
            }
            Card::Where(room) => format!("{} a weakness: the {}.", self.does(seat, "shows"), room.title()),
            Card::What(weapon) => format!("{} a weakness: the {}.", self.does(seat, "shows"), weapon.title()),
        }
    }
}

fn place_in_words(place: Place) -> String {
    match place {
        Place::Square(_) => "along the corridor".into(),
        Place::Room(room) => format!("to the {}", room.title()),
        Place::Centre => "to the middle".into(),
    }
}
