//! What there is to know: the part that is public, and what one seat knows besides.

use arrayvec::ArrayVec;
use game::{BySeat, Seat, Turn};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::setup::MAX_GAMES;
use crate::{Cards, Suit, WhoMayDoubt};

/// The most cards that can be in a game: seven suits of twelve and the rainbow card.
pub(crate) const MAX_CARDS: usize = 85;

/// What one viewer knows now.
pub type View = game::View<Public, Own>;

/// What only the player of one seat knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "color-doubt/")]
pub struct Own {
    /// The player's hand.
    pub hand: Cards,
    /// For each of the plays on the table, in their order, its cards where the player played them.
    pub lays: Vec<Option<Cards>>,
    /// The cards that the player knows to be in each minus pile: those turned up, and those that the player played.
    /// A minus pile is face down for its owner too (CD-33).
    pub minus: BySeat<Cards>,
    /// The cards drawn after the last doubt, which both of two players saw (CD-62).
    pub drawn: Option<Cards>,
}

/// What everybody knows now, spectators too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "color-doubt/")]
pub struct Public {
    /// Which game it is, from 1.
    pub game: u8,
    /// How many games are played (CD-50).
    pub games: u8,
    /// Every card of the deck: which suits there are and how many of each.
    pub deck: Cards,
    /// How many cards are out of the game, unseen by all.
    pub out: u8,
    /// What is to be done, and by whom.
    pub phase: Phase,
    /// Each hand from its back.
    pub hands: BySeat<Pile>,
    /// Each minus pile from its back (CD-33).
    pub minus: BySeat<Pile>,
    /// The cards on the table, all face down, as they were played: the oldest first.
    #[ts(as = "Vec<Lay>")]
    pub lays: ArrayVec<Lay, MAX_CARDS>,
    /// The announcement that stands, which is the last of `lays`; null when the next player leads.
    pub standing: Option<Lay>,
    /// Who passed since the last announcement, in that order.
    #[ts(as = "Vec<Seat>")]
    pub passed: ArrayVec<Seat, 5>,
    /// The last doubt of this game.
    pub doubt: Option<Doubt>,
    /// How many decisions were made in this game (CD-43).
    pub decisions: u16,
    /// The games that are over (CD-50).
    #[ts(as = "Vec<GameResult>")]
    pub results: ArrayVec<GameResult, MAX_GAMES>,
    /// The points of the games that are over, added up.
    pub totals: BySeat<i32>,
    /// Who has won, once all games are over: several who share the win, or nobody where no game had a winner (CD-52).
    #[ts(as = "Vec<Seat>")]
    pub winners: ArrayVec<Seat, 5>,
}

impl Public {
    /// Who may doubt last cards after this player has let them stand (CD-23, CD-41).
    pub(crate) fn doubts_after(&self, seat: Seat, who_may_doubt: WhoMayDoubt) -> Option<Seat> {
        let next = seat.next(self.hands.len());
        let each = who_may_doubt == WhoMayDoubt::EachInTurn;
        (each && next != self.standing?.seat).then_some(next)
    }

    /// Whether this player loses for certain by letting what lies stand: the last cards of somebody, which nobody may doubt
    /// any more, in a game that is the whole match (CD-40, CD-50).
    pub(crate) fn loses_if_it_stands(&self, seat: Seat, who_may_doubt: WhoMayDoubt) -> bool {
        let last = matches!(self.phase, Phase::LastCard { .. });
        last && self.games == 1 && self.doubts_after(seat, who_may_doubt).is_none()
    }
}

/// What is to be done, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "color-doubt/")]
pub enum Phase {
    /// The cards of the next game are to be dealt.
    Deal,
    /// This player leads and must play (CD-20, CD-25).
    Lead {
        /// Who leads.
        seat: Seat,
    },
    /// This player answers the standing announcement: doubts, plays or passes (CD-22).
    Answer {
        /// Who answers.
        seat: Seat,
    },
    /// The last card of the one whose announcement stands lies: this player doubts or lets it stand (CD-41).
    LastCard {
        /// Who answers.
        seat: Seat,
    },
    /// Cards are to be drawn out of a hand (CD-61, CD-62).
    Draw {
        /// Who gets them.
        by: Seat,
        /// Whose hand they come from; leads after it.
        from: Seat,
        /// How many.
        count: u8,
    },
    /// All games are over.
    Over,
}

impl Phase {
    /// Who moves in this phase.
    pub const fn turn(self) -> Turn {
        match self {
            Phase::Deal | Phase::Draw { .. } => Turn::Chance,
            Phase::Lead { seat } | Phase::Answer { seat } | Phase::LastCard { seat } => Turn::Player(seat),
            Phase::Over => Turn::Over,
        }
    }
}

/// Cards seen from their back: a hand, or a minus pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "color-doubt/")]
pub struct Pile {
    /// How many cards there are.
    pub count: u8,
    /// Those among them that everybody saw turned up. Of a hand: as many as are certainly still in it.
    pub shown: Cards,
}

impl Pile {
    /// This many cards leave it unseen: each may have been one that everybody had seen.
    pub(crate) fn lose(&mut self, count: u8) {
        self.count -= count;
        self.shown = self.shown.less_any(count);
    }

    /// These come to it, seen by everybody.
    pub(crate) fn gain(&mut self, cards: Cards) {
        self.count += cards.total();
        self.shown += cards;
    }
}

/// Cards on the table with what was said of them (CD-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "color-doubt/")]
pub struct Lay {
    /// Who played them.
    pub seat: Seat,
    /// How many there are.
    pub count: u8,
    /// The colour announced.
    pub say: Suit,
}

/// A doubt and what came of it (CD-30 to CD-32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "color-doubt/")]
pub struct Doubt {
    /// Who doubted.
    pub by: Seat,
    /// Whose announcement it was.
    pub of: Seat,
    /// The colour announced.
    pub say: Suit,
    /// The cards turned up.
    pub cards: Cards,
    /// Whether the announcement was true; else the one who played them took `cards` back.
    pub truthful: bool,
    /// Who had to take minus cards: the doubter if it was true, else the liar.
    pub punished: Seat,
    /// How many cards went to that player's minus pile.
    pub minus: u8,
    /// How many cards that player draws out of the other's hand (two players only, CD-61).
    pub draws: u8,
}

/// How one game ended (CD-50, CD-51).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "color-doubt/")]
pub struct GameResult {
    /// Who won; null when the game took too long (CD-43).
    pub winner: Option<Seat>,
    /// Each player's points and how they came about.
    pub scores: BySeat<Score>,
}

/// One player's points of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "color-doubt/")]
pub struct Score {
    /// Cards counted in the hand; none of a winner.
    pub hand: u8,
    /// Cards counted in the minus pile; none of a winner.
    pub minus: u8,
    /// Whether the rainbow card was among those counted.
    pub rainbow: bool,
    /// The points.
    pub points: i32,
}
