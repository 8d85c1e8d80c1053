//! Which way to go.

use mansion::{Board, Spot, SquareSet};

use crate::board::{BoardName, Place};
use crate::cards::Room;
use crate::deduce::best;
use crate::moves::Dice;
use crate::options::Walk;
use crate::setup::{FullRoll, Setup};

/// What a room that is reached a turn later is worth still.
const PATIENCE: f64 = 0.6;

/// How good places are for who wants to be in certain rooms.
pub(super) struct Travel {
    board: BoardName,
    dice: u8,
    full_roll: FullRoll,
    /// By room: what it is worth to suggest there now.
    worth: Vec<f64>,
}

impl Travel {
    /// The worth of each room, in order.
    pub(super) fn new(setup: &Setup, worth: Vec<f64>) -> Travel {
        Travel { board: setup.board, dice: setup.dice, full_roll: setup.full_roll, worth }
    }

    fn board(&self) -> &'static Board {
        self.board.board()
    }

    pub(super) fn room(&self, room: Room) -> f64 {
        self.worth[room.index()]
    }

    /// What it is worth to end a walk there.
    pub(super) fn place(&self, place: Place) -> f64 {
        let from = match place {
            Place::Room(room) => return self.room(room),
            Place::Square(_) => place.on(self.board()).expect("a walk ends on the board"),
        };
        self.later(from)
    }

    /// What it is worth to set out from there on a later turn.
    fn later(&self, from: Spot) -> f64 {
        let pace = 3.5 * f64::from(self.dice);
        let there = |&room: &Room| {
            let steps = self.board().distance(from, room.id())?;
            let turns = (f64::from(steps) / pace).ceil();
            Some(self.room(room) * PATIENCE.powf(turns))
        };
        Room::ALL[..self.worth.len()].iter().filter_map(there).fold(0.0, f64::max)
    }

    /// What it is worth on average to roll the dice from there, with others in the way.
    pub(super) fn roll(&self, from: Place, taken: SquareSet) -> f64 {
        let ends = |dice: Dice| {
            let walk = Walk::new(self.board, from, taken, dice.total(), self.full_roll);
            walk.destinations().map(|to| self.place(to)).fold(0.0, f64::max)
        };
        let rolls: Vec<f64> = Dice::all(self.dice).map(ends).collect();
        rolls.iter().sum::<f64>() / rolls.len() as f64
    }

    /// The best end of a walk; the first of equals.
    pub(super) fn best(&self, walk: &Walk) -> Place {
        let worth = walk.destinations().map(|to| (to, self.place(to)));
        best(worth).expect("a walk ends somewhere").0
    }
}
