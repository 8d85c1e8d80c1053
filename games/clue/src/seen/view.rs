//! What there is to know: the part that is public, and what one seat knows besides.

use arrayvec::ArrayVec;
use game::{BySeat, Seat};
use mansion::{Board, SquareSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Place;
use crate::cards::{Card, CardSet, Crime, Suspect};
use crate::moves::{Dice, WeaponRooms};

/// What one viewer knows now.
pub type View = game::View<Public, Own>;

/// What everybody at the table and round it can see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "clue/")]
pub struct Public {
    /// The cards of this game.
    pub deck: CardSet,
    /// How many cards each seat holds.
    pub hand_sizes: BySeat<u8>,
    /// Where each token stands, in the suspects' order, whether anybody plays it or not.
    #[ts(as = "Vec<Place>")]
    pub tokens: ArrayVec<Place, 6>,
    /// Each weapon's room, in the weapons' order; empty before the deal.
    pub weapons: WeaponRooms,
    /// Whose turn it is; others may be asked in it.
    pub active: Seat,
    /// How far the turn has come.
    pub phase: Phase,
    /// The last roll of the dice.
    pub dice: Dice,
    /// The seats whose token others moved into the room where it stands, since their last turn (CL-46).
    pub summoned: BySeat<bool>,
    /// The last suggestion, answered or not.
    pub suggestion: Option<Suggestion>,
    /// The cards that each seat is seen to hold none of, for it passed when they were named (CL-43).
    pub lacks: BySeat<CardSet>,
    /// What each seat has accused; whoever has and did not win is out (CL-62).
    pub accused: BySeat<Option<Crime>>,
    /// Who has won.
    pub winner: Option<Seat>,
    /// The case file, once the game is over (CL-61, CL-65).
    pub case_file: Option<Crime>,
}

impl Public {
    /// Who has won by naming the crime, and not as the last one left (CL-61, CL-65).
    pub fn solver(&self) -> Option<Seat> {
        self.winner.filter(|&winner| self.accused[winner].is_some())
    }

    /// The squares where all tokens but one stand, whether anybody plays them or not (CL-21).
    pub fn taken(&self, board: &Board, walker: Suspect) -> SquareSet {
        let others = self.tokens.iter().enumerate().filter(|&(token, _)| token != walker.index());
        let squares = others.filter_map(|(_, &place)| match place {
            Place::Square(square) => board.id(square),
            Place::Room(_) | Place::Other(_) => None,
        });
        squares.collect()
    }
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "clue/")]
pub enum Phase {
    /// Before the game: the cards are dealt.
    Deal,
    /// The turn begins: accuse, or roll, or take the passage, or suggest where one was moved to.
    Start,
    /// The dice are rolled.
    Dice,
    /// The token walks.
    Walk,
    /// The token has entered a room by a door: a suggestion (CL-40).
    Entered,
    /// The token has come into a room by the secret passage: a suggestion, which may be the player's choice (CL-40).
    EnteredByPassage,
    /// The others answer the suggestion.
    Answer,
    /// The suggestion is answered, and an accusation may follow.
    Answered,
    /// The game is over.
    Over,
}

/// A suggestion and its answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "clue/")]
pub struct Suggestion {
    /// Who made it.
    pub by: Seat,
    /// What was suggested.
    pub crime: Crime,
    /// Who held none of the three, in the order asked.
    #[ts(as = "Vec<Seat>")]
    pub passed: ArrayVec<Seat, 6>,
    /// Who is asked now.
    pub asked: Option<Seat>,
    /// Who has shown a card.
    pub shown_by: Option<Seat>,
}

/// What one seat alone knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "clue/")]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// Its hand.
    pub hand: CardSet,
    /// The cards that each seat has shown to this one.
    pub shown_to_me: BySeat<CardSet>,
    /// The cards that this seat has shown to each.
    pub shown_by_me: BySeat<CardSet>,
    /// The card shown for the last suggestion, if this seat showed it or was shown it.
    pub shown: Option<Card>,
    /// The case file, when this seat has looked into it (CL-63) or the game is over.
    pub case_file: Option<Crime>,
    /// The detective sheet as a careful clerk fills it from what this seat has seen (CL-70).
    pub sheet: Vec<SheetRow>,
}

/// One row of the detective sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "clue/")]
pub struct SheetRow {
    /// The card.
    pub card: Card,
    /// Whether each seat holds it.
    pub seats: BySeat<Mark>,
    /// Whether it is in the case file.
    pub case_file: Mark,
}

/// What a cell of the detective sheet says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "clue/")]
pub enum Mark {
    /// It has been seen there.
    Yes,
    /// It is not there.
    No,
    /// Nothing seen so far says so.
    Unknown,
}
