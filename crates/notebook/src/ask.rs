//! What to ask next.

use inference::{Card, CardSet, PlaceAdvice, Worth};
use serde::Serialize;
use ts_rs::TS;

use crate::case::Case;
use crate::deck::Kind;
use crate::sheet::triple;

/// What to ask next.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Advice {
    /// Each room with its best suggestions; the most telling room first.
    pub rooms: Vec<RoomAdvice>,
    /// How uncertain the solution is now, in bits.
    pub bits: f64,
    /// The chance of the best accusation now.
    pub win: f64,
    /// Whether the numbers are estimates, for exact ones would have taken too long.
    pub sampled: bool,
}

/// The best suggestions in a room.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct RoomAdvice {
    /// The room's card.
    #[ts(as = "u8")]
    pub room: Card,
    /// The most telling first.
    pub best: Vec<Proposal>,
}

/// A suggestion that could be made.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Proposal {
    /// A suspect, a weapon, a room.
    #[ts(as = "[u8; 3]")]
    pub cards: [Card; 3],
    /// How many bits about the solution the answer is expected to tell.
    pub bits: f64,
    /// The chance that the solution is certain after the answer.
    pub certain: f64,
    /// The chance that the best accusation after the answer is right.
    pub win: f64,
    /// How many bits about the solution the answer is expected to tell somebody who sees only what all can see;
    /// nothing where that takes too long to tell.
    pub gives_away: Option<f64>,
}

/// Why there is nothing to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAdvice {
    /// It is nobody's notebook.
    #[error("no line says whose notebook this is: `me: Ann`")]
    Onlooker,
    /// One of the cards is not a room.
    #[error("{} is no room", .0.0)]
    NoRoom(Card),
}

impl Case<'_> {
    /// The best suggestions in some rooms, or in all when none is named.
    ///
    /// # Errors
    /// It is nobody's notebook, or a card is not a room.
    pub fn advice(&self, rooms: &[Card]) -> Result<Advice, NoAdvice> {
        let me = self.notebook.me.ok_or(NoAdvice::Onlooker)?;
        let all = self.notebook.deck.cards(Kind::Room);
        if let Some(&card) = rooms.iter().find(|&&room| !all.contains(room)) {
            return Err(NoAdvice::NoRoom(card));
        }
        let wanted: CardSet = rooms.iter().copied().collect();
        let places: Vec<Card> = if wanted.is_empty() { all } else { wanted }.iter().collect();
        let inference::Advice { places, bits, win, sampled } = self.analysis.advice(me, &places);
        let proposal = |proposal: inference::Proposal| {
            let inference::Proposal { cards, worth: Worth { bits, certain, win, .. }, gives_away } = proposal;
            Proposal { cards: triple(cards), bits, certain, win, gives_away }
        };
        let room = |place: PlaceAdvice| RoomAdvice {
            room: place.place,
            best: place.best.into_iter().map(proposal).collect(),
        };
        Ok(Advice { rooms: places.into_iter().map(room).collect(), bits, win, sampled })
    }
}
