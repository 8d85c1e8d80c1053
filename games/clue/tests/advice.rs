//! What speaks for a move, held against the cards as they really lie.

use std::collections::BTreeSet;

use clue::{Card, Clue, Fact, Holder, Move, Setup, Suspect};
use game::{Arg, Deduce, Message, Reading, Seat, Table, Viewer};
use testkit::advised;

/// Who holds a card.
fn holder(table: &Table<Clue>, card: &Arg) -> Holder {
    let mut facts = Vec::new();
    table.game().facts(&mut facts);
    let fact = facts.into_iter().find(|Fact { card: of, .. }| named(*of).contains(card));
    fact.expect("every card is somewhere").holder
}

/// What a card is called in a message: alone, and in a list.
fn named(card: Card) -> [Arg; 2] {
    [card.into(), Message::new("the-card").with("card", card).into()]
}

/// What a message says of these cards, one or several.
fn cards(message: &Message) -> Vec<Arg> {
    match message.args.get("cards").or(message.args.get("rooms")) {
        Some(Arg::And(cards) | Arg::Or(cards)) => cards.clone(),
        _ => ["card", "room"].into_iter().filter_map(|name| message.args.get(name).cloned()).collect(),
    }
}

#[test]
fn what_is_said_for_a_move_is_true() {
    use Suspect::{ColonelMustard, MissScarlet, MrGreen, MrsWhite, ProfessorPlum};
    let mut said = BTreeSet::new();
    let look = |table: &Table<Clue>, seat: Seat, m: &Move, advice: &presentation::Advice| {
        for reason in &advice.reasons {
            said.insert(reason.name.to_string());
            let is = |wanted: Holder| cards(reason).iter().all(|card| holder(table, card) == wanted);
            let holds = match &*reason.name {
                "hint-room-known" | "hint-room-is-it" | "hint-ask-certain" => is(Holder::CaseFile),
                "hint-room-is-not" => !is(Holder::CaseFile),
                "hint-room-own" | "hint-ask-own" | "hint-show-choice" | "hint-show-least" => is(Holder::Seat(seat)),
                "hint-ask-theirs" => {
                    let Some(Arg::Seat(who)) = reason.args.get("who") else { panic!("{reason} names nobody") };
                    *who != seat && is(Holder::Seat(*who))
                }
                "hint-ask-open" => !is(Holder::Seat(seat)),
                // The room of the crime is one of those that are left.
                "hint-rooms-open" => cards(reason).iter().any(|card| holder(table, card) == Holder::CaseFile),
                "hint-still-open" => {
                    let knowledge = table.knowledge(Viewer::Seat(seat));
                    let chances = Clue::chances(&knowledge, Reading::Likely).unwrap();
                    let certain: Vec<Card> = chances
                        .iter()
                        .filter(|(fact, chance)| fact.holder == Holder::CaseFile && *chance == 1.0)
                        .map(|(fact, _)| fact.card)
                        .collect();
                    let is_known = |name| match name {
                        "hint-open-who" => certain.iter().any(|card| matches!(card, Card::Suspect(_))),
                        "hint-open-where" => certain.iter().any(|card| matches!(card, Card::Room(_))),
                        _ => certain.iter().any(|card| matches!(card, Card::Weapon(_))),
                    };
                    let open = ["hint-open-who", "hint-open-where", "hint-open-what"].into_iter();
                    let open: Vec<_> = open.filter(|name| !is_known(name)).map(Message::new).collect();
                    !certain.is_empty() && reason.args["open"] == Arg::and(open)
                }
                "hint-show-only" | "hint-show-again" => matches!(m, Move::Show { .. }),
                "hint-accuse-sure" => {
                    let Move::Accuse(crime) = m else { panic!("{reason} of {m:?}") };
                    crime.cards().iter().all(|card| holder(table, &card.into()) == Holder::CaseFile)
                }
                _ => true,
            };
            assert!(holds, "{seat} is told {reason} for {m:?}");
        }
    };
    let mut look = look;
    advised::each(&Setup::new(&[MissScarlet, MrsWhite, ProfessorPlum]), 12, &mut look);
    advised::each(&Setup::new(&[MissScarlet, ColonelMustard, MrsWhite, MrGreen, ProfessorPlum]), 3, &mut look);
    for name in [
        "hint-rooms-open",
        "hint-room-own",
        "hint-still-open",
        "hint-ask-open",
        "hint-ask-own",
        "hint-show-only",
        "hint-show-least",
        "hint-accuse-sure",
    ] {
        assert!(said.contains(name), "{name} was never said: {said:?}");
    }
}
