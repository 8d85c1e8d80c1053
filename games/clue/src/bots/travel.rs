//! Which way to go.

use mansion::SquareSet;

use crate::board::Place;
use crate::cards::Room;
use crate::deduce::best;
use crate::moves::Dice;
use crate::options::Walk;
use crate::setup::Setup;

/// What a room that is reached a turn later is worth still.
const PATIENCE: f64 = 0.6;

/// How good places are for who wants to be in certain rooms.
pub(super) struct Travel<'a> {
    pub(super) setup: &'a Setup,
    /// By room: what it is worth to suggest there now.
    pub(super) worth: Vec<f64>,
}

impl Travel<'_> {
    pub(super) fn room(&self, room: Room) -> f64 {
        self.worth[room.index()]
    }

    /// What it is worth to end a walk there.
    pub(super) fn place(&self, place: Place) -> f64 {
        if let Place::Room(room) = place {
            return self.room(room);
        }
        let board = self.setup.board.board();
        let from = place.on(board).expect("a walk ends on the board");
        // To set out from there on a later turn.
        let pace = 3.5 * f64::from(self.setup.dice);
        let there = |&room: &Room| {
            let steps = board.distance(from, room.id())?;
            let turns = (f64::from(steps) / pace).ceil();
            Some(self.room(room) * PATIENCE.powf(turns))
        };
        Room::ALL[..self.worth.len()].iter().filter_map(there).fold(0.0, f64::max)
    }

    /// What it is worth on average to roll the dice from there, with others in the way.
    pub(super) fn roll(&self, from: Place, taken: SquareSet) -> f64 {
        let ends = |dice: Dice| {
            let walk = Walk::new(self.setup.board, from, taken, dice.total(), self.setup.full_roll);
            walk.destinations().map(|to| self.place(to)).fold(0.0, f64::max)
        };
        let rolls: Vec<f64> = Dice::all(self.setup.dice).map(ends).collect();
        rolls.iter().sum::<f64>() / rolls.len() as f64
    }

    /// The best end of a walk; the first of equals.
    pub(super) fn best(&self, walk: &Walk) -> Place {
        let worth = walk.destinations().map(|to| (to, self.place(to)));
        best(worth).expect("a walk ends somewhere").0
    }
}
