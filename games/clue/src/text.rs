//! What happens, in sentences.

use game::words;
use game::{BySeat, Teller, Viewer};

use crate::board::Place;
use crate::cards::{Card, CardSet};
use crate::seen::Observation;
use crate::setup::Setup;

/// One sentence for one viewer.
pub(crate) fn tell(setup: &Setup, told: &Observation, viewer: Viewer, names: &BySeat<String>) -> String {
    let teller = Teller::new(viewer, names);
    match *told {
        Observation::Dealt { hand: Some(hand), .. } => format!("The cards are dealt: you hold {}.", list(hand)),
        Observation::Dealt { hand: None, .. } => "The cards are dealt.".into(),
        Observation::Rolls { seat } => {
            let dice = if setup.dice == 1 { "die" } else { "dice" };
            format!("{} the {dice}.", teller.does(seat, "takes"))
        }
        Observation::Rolled { seat, dice } => {
            let shown: Vec<String> = dice.iter().map(|shown| shown.to_string()).collect();
            format!("{} {}.", teller.does(seat, "rolls"), shown.join(" and "))
        }
        Observation::Went { seat, to: Place::Room(room), .. } => {
            format!("{} to the {}.", teller.does(seat, "walks"), room.title())
        }
        Observation::Went { seat, ref route, .. } => {
            let steps = if route.len() == 1 { "one step".into() } else { format!("{} steps", route.len()) };
            format!("{} {steps} along the corridor.", teller.does(seat, "walks"))
        }
        Observation::TookPassage { seat, from, to } => {
            let (takes, from, to) = (teller.does(seat, "takes"), from.title(), to.title());
            format!("{takes} the secret passage from the {from} to the {to}.")
        }
        Observation::Suggested { seat, crime } => {
            format!("{} {crime:?}.", teller.does(seat, "suggests"))
        }
        Observation::Passed { seat, .. } => format!("{} none of the three.", teller.does(seat, "has")),
        Observation::Showed { seat, to, card, .. } => {
            let card = card.map_or("a card".into(), with_article);
            format!("{} {} {card}.", teller.does(seat, "shows"), teller.whom(to))
        }
        Observation::Accused { seat, crime, right, case_file, winner } => {
            let accuses = format!("{} {crime:?}", teller.does(seat, "accuses"));
            let is = teller.verb(seat, "is");
            if right {
                return format!("{accuses}, {is} right, and {}.", teller.verb(seat, "wins"));
            }
            let truth = case_file.map_or(String::new(), |truth| format!(": it was {truth:?}"));
            let last = winner.map_or(String::new(), |last| {
                format!(
                    "; {} {} the last detective and {}",
                    teller.whom(last),
                    teller.verb(last, "is"),
                    teller.verb(last, "wins")
                )
            });
            format!("{accuses}, and {is} wrong{truth}{last}.")
        }
        Observation::Ended { seat } => format!("{} the turn.", teller.does(seat, "ends")),
        Observation::Waited { seat } => {
            format!("{} move and {}.", teller.does(seat, "cannot"), teller.verb(seat, "waits"))
        }
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
    if names.is_empty() { "no card".into() } else { words::list(&names, "and") }
}
