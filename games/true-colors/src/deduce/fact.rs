//! What is hidden: who was dealt which card.

use game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::options::weapons;
use crate::{Card, Cards, Phase, Public};

/// A player was dealt at least one of these cards: of one card, or of the room and the weapon of an attack.
///
/// ```
/// use game::Seat;
/// use true_colors::{Card, Fact, What};
///
/// let fact = Fact::card(Seat(1), Card::What(What::Rope));
/// assert_eq!(serde_json::to_string(&fact)?, r#"{"seat":1,"one_of":["rope"]}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "true-colors/")]
pub struct Fact {
    /// Who.
    pub seat: Seat,
    /// The cards.
    pub one_of: Cards,
}

impl Fact {
    /// The player was dealt this card.
    pub fn card(seat: Seat, card: Card) -> Fact {
        Fact { seat, one_of: Cards::one(card) }
    }
}

/// What decides whether the attacks that can be made now turn a card up (TC-51): of each whose room and weapon are
/// both face down, that its target was dealt one of them. Of all other attacks single cards decide, or none.
pub(super) fn attacks(public: &Public) -> impl Iterator<Item = Fact> + '_ {
    let place = match public.phase {
        Phase::Before { seat } | Phase::After { seat } => Some(seat).zip(public.players[seat].place.room()),
        _ => None,
    };
    place.into_iter().flat_map(move |(by, room)| {
        weapons(public.players[by].carries).flat_map(move |weapon| {
            let attack = Cards::of([Card::Where(room), Card::What(weapon)]);
            let hidden = move |seat: Seat| attack.without(public.players[seat].face_up);
            let targets = public.company(by, room).into_iter().filter(move |&seat| hidden(seat).len() == 2);
            targets.map(move |seat| Fact { seat, one_of: attack })
        })
    })
}
