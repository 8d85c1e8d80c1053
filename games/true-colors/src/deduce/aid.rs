//! Help at the table: whom each room and each weapon can hurt, and what an attack made here and now may do.

use game::{Aid, AidRow, Knowledge, Seat, rounded};

use super::{Belief, Reading};
use crate::options::weapons;
use crate::{Acts, Card, Cards, Options, TrueColors, What};

/// What stands before a weapon's name in the row of an attack with it, where the viewer stands.
pub(crate) const ATTACK: &str = "attack ";

/// A row for each room and each weapon of the game, and for each attack that the viewer can make now; a column for
/// each seat. Nothing before the deal.
pub(crate) fn aid(knowledge: &Knowledge<TrueColors>) -> Option<Aid> {
    let read = |reading| Belief::read(knowledge, reading).ok().flatten();
    let (possible, likely) = (read(Reading::Possible)?, read(Reading::Likely)?);
    let seats = || Seat::all(knowledge.view.public.players.len());
    let card = |&card: &Card| {
        let cells = |belief: &Belief| seats().map(|seat| Some(rounded(belief.chance(seat, card)))).collect();
        AidRow { of: key(card), possible: cells(&possible), likely: cells(&likely) }
    };
    let attack = |acts: &Acts, weapon: What| {
        let cell = |belief: &Belief, seat| {
            let room = knowledge.view.public.players[knowledge.viewer.seat()?].place.room()?;
            let is_target = acts.targets.contains(&seat);
            is_target.then(|| rounded(belief.hit(&knowledge.view.public, seat, room, weapon)))
        };
        let cells = |belief: &Belief| seats().map(|seat| cell(belief, seat)).collect();
        AidRow {
            of: format!("{ATTACK}{}", key(Card::What(weapon))),
            possible: cells(&possible),
            likely: cells(&likely),
        }
    };
    let is_weakness = |card: &&Card| !Cards::WHO.contains(**card);
    let mut rows: Vec<AidRow> = possible.cards().iter().filter(is_weakness).map(card).collect();
    if let Some(Options::Before(acts) | Options::After(acts)) = &knowledge.options
        && !acts.targets.is_empty()
    {
        rows.extend(weapons(acts.weapons).map(|weapon| attack(acts, weapon)));
    }
    Some(Aid { columns: seats().map(|seat| seat.0.to_string()).collect(), rows })
}

/// The name of a card in JSON.
pub(crate) fn key(card: Card) -> String {
    let name = serde_json::to_value(card).expect("a card has a name");
    name.as_str().expect("a card's JSON is its name").to_owned()
}
