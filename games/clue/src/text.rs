//! What happens, in sentences.

use bots::Playable;
use game::{BySeat, Seat, Viewer};

use crate::board::Place;
use crate::cards::{Card, CardSet};
use crate::observation::Observation;
use crate::rules::Clue;
use crate::setup::Setup;

/// One sentence for one viewer.
pub(crate) fn tell(setup: &Setup, told: &Observation, viewer: Viewer, names: &BySeat<String>) -> String {
    let who = |seat| Person { seat, viewer, names };
    match *told {
        Observation::Dealt { hand: Some(hand), .. } => format!("The cards are dealt: you hold {}.", list(hand)),
        Observation::Dealt { hand: None, .. } => "The cards are dealt.".into(),
        Observation::Rolls { seat } => {
            let dice = if setup.dice == 1 { "die" } else { "dice" };
            format!("{} the {dice}.", who(seat).does("take", "takes"))
        }
        Observation::Rolled { seat, dice } => {
            let shown: Vec<String> = dice.iter().map(|shown| shown.to_string()).collect();
            format!("{} {}.", who(seat).does("roll", "rolls"), shown.join(" and "))
        }
        Observation::Went { seat, to: Place::Room(room), .. } => {
            format!("{} to the {}.", who(seat).does("walk", "walks"), room.title())
        }
        Observation::Went { seat, ref route, .. } => {
            let steps = if route.len() == 1 { "one step".into() } else { format!("{} steps", route.len()) };
            format!("{} {steps} along the corridor.", who(seat).does("walk", "walks"))
        }
        Observation::TookPassage { seat, from, to } => {
            let (takes, from, to) = (who(seat).does("take", "takes"), from.title(), to.title());
            format!("{takes} the secret passage from the {from} to the {to}.")
        }
        Observation::Suggested { seat, crime } => {
            format!("{} {crime:?}.", who(seat).does("suggest", "suggests"))
        }
        Observation::Passed { seat, .. } => format!("{} none of the three.", who(seat).does("have", "has")),
        Observation::Showed { seat, to, card, .. } => {
            let card = card.map_or("a card".into(), with_article);
            format!("{} {} {card}.", who(seat).does("show", "shows"), who(to).object())
        }
        Observation::Accused { seat, crime, right, case_file, winner } => {
            let accuses = format!("{} {crime:?}", who(seat).does("accuse", "accuses"));
            let is = if viewer.is(seat) { "are" } else { "is" };
            if right {
                return format!("{accuses}, {is} right, and {}.", who(seat).verb("win", "wins"));
            }
            let truth = case_file.map_or(String::new(), |truth| format!(": it was {truth:?}"));
            let last = winner.map_or(String::new(), |last| {
                format!(
                    "; {} the last detective and {}",
                    who(last).inside("are", "is"),
                    who(last).verb("win", "wins")
                )
            });
            format!("{accuses}, and {is} wrong{truth}{last}.")
        }
        Observation::Ended { seat } => format!("{} the turn.", who(seat).does("end", "ends")),
        Observation::Waited { seat } => {
            format!("{} move and {}.", who(seat).does("cannot", "cannot"), who(seat).verb("wait", "waits"))
        }
    }
}

/// Somebody, as the viewer speaks of them.
#[derive(Clone, Copy)]
struct Person<'a> {
    seat: Seat,
    viewer: Viewer,
    names: &'a BySeat<String>,
}

impl<'a> Person<'a> {
    fn name(self) -> &'a str {
        Clue::name(self.seat, self.viewer, self.names)
    }

    /// "You walk" or "Ann walks".
    fn does(self, you: &str, they: &str) -> String {
        format!("{} {}", self.name(), self.verb(you, they))
    }

    fn verb<'b>(self, you: &'b str, they: &'b str) -> &'b str {
        if self.viewer.is(self.seat) { you } else { they }
    }

    /// The same inside of a sentence: "you walk".
    fn inside(self, you: &str, they: &str) -> String {
        format!("{} {}", self.object(), self.verb(you, they))
    }

    fn object(self) -> &'a str {
        if self.viewer.is(self.seat) { "you" } else { self.name() }
    }
}

pub(crate) fn with_article(card: Card) -> String {
    match card {
        Card::Suspect(suspect) => suspect.title().into(),
        Card::Weapon(_) | Card::Room(_) => format!("the {}", card.title()),
    }
}

/// "Mr. Green, the Rope and the Hall".
pub(crate) fn list(cards: CardSet) -> String {
    let names: Vec<String> = cards.iter().map(with_article).collect();
    match names.split_last() {
        None => "no card".into(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}
