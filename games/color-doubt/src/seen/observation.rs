//! What a viewer is told of a move.

use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Cards, Doubt, GameResult, Suit};

/// What one viewer is told of one move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "color-doubt/")]
pub struct Observation {
    /// The move as the viewer saw it.
    pub event: SeenMove,
    /// What it ended, when it ended a game. Elsewhere in memory: few moves do, and each viewer keeps what they were told of all.
    pub ended: Option<Box<Ended>>,
}

/// One move as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "color-doubt/", rename = "Event")]
pub enum SeenMove {
    /// The cards were dealt.
    Deal {
        /// Which game begins, from 1.
        game: u8,
        /// How many games are played.
        games: u8,
        /// Who leads.
        leader: Seat,
        /// How many cards each player got.
        each: u8,
        /// How many cards are out of the game.
        out: u8,
        /// The viewer's own hand.
        hand: Option<Cards>,
    },
    /// Somebody played cards.
    Lay {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// The colour announced.
        say: Suit,
        /// Whether they were the last of the hand (CD-41).
        last: bool,
        /// The cards, for the one who played them.
        cards: Option<Cards>,
    },
    /// Somebody passed.
    Pass {
        /// Who.
        seat: Seat,
        /// Whether it lets a last card stand (CD-41).
        last: bool,
        /// Who leads again when every other player has passed (CD-24).
        leads: Option<Seat>,
    },
    /// Somebody doubted.
    Doubt {
        /// The doubt and what came of it.
        doubt: Doubt,
    },
    /// Cards were drawn out of a hand (CD-62).
    Draw {
        /// Who got them.
        by: Seat,
        /// Whose hand they came from.
        from: Seat,
        /// How many.
        count: u8,
        /// The cards, for the two players.
        cards: Option<Cards>,
    },
}

/// What a move ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "color-doubt/")]
pub struct Ended {
    /// How the game ended.
    pub result: GameResult,
    /// The points of all games so far.
    pub totals: BySeat<i32>,
    /// Whether it was the last game.
    pub match_over: bool,
    /// Who has won, once all games are over; nobody where no game had a winner (CD-52).
    pub winners: Vec<Seat>,
}
