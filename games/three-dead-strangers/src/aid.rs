//! Help at the table: who can be who, by what one player was told.
//!
//! Only the *possible* reading is told: every way to give the players characters that fits the accusations and the
//! viewer's own card counts alike. What somebody lays and covers tells something too, but how much is a matter of
//! style and not of chances, so there is no *likely* one.

use game::{Aid, AidRow, Deduce, Knowledge, Seat, rounded};

use crate::{Character, Strangers};

/// A row for each character and a column for each seat; nothing before the deal.
pub(crate) fn aid(knowledge: &Knowledge<Strangers>) -> Option<Aid> {
    let chances = Strangers::chances(knowledge).ok().filter(|chances| !chances.is_empty())?;
    let public = &knowledge.view.public;
    let seats = public.players.len();
    let chance = |seat: Seat, who: Character| {
        let found = chances.iter().find(|(fact, _)| *fact == (seat, who));
        Some(rounded(found.map_or(0.0, |&(_, chance)| chance)))
    };
    let row = |who: Character| AidRow {
        of: key(who),
        possible: Seat::all(seats).map(|seat| chance(seat, who)).collect(),
        likely: vec![None; seats],
    };
    Some(Aid {
        columns: Seat::all(seats).map(|seat| seat.0.to_string()).collect(),
        rows: public.characters.iter().map(row).collect(),
    })
}

/// The name of a character in JSON.
fn key(who: Character) -> String {
    let name = serde_json::to_value(who).expect("a character has a name");
    name.as_str().expect("a character's JSON is its name").to_owned()
}
