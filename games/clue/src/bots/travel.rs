//! Which way to go.

use game::Seat;
use mansion::{Distances, Spot, SquareSet};

use crate::board::Place;
use crate::cards::Room;
use crate::deduce::best;
use crate::moves::Dice;
use crate::options::Walk;
use crate::seen::Public;
use crate::setup::Setup;

/// What a room that is reached a turn later is worth still.
const PATIENCE: f64 = 0.6;

/// How good places are for who wants to be in certain rooms.
pub(super) struct Travel<'a> {
    setup: &'a Setup,
    /// By room: what it is worth to suggest there now.
    worth: Vec<f64>,
    /// By steps: in how many turns they are walked, on average.
    turns: Vec<f64>,
    /// Round the tokens of those who are out, where any stands in the corridors (CL-62): the others walk on.
    detours: Option<Distances>,
}

impl<'a> Travel<'a> {
    pub(super) fn new(setup: &'a Setup, public: &Public, worth: Vec<f64>) -> Travel<'a> {
        let board = setup.board.board();
        let is_out = |seat: &Seat| public.accused[*seat].is_some();
        let places = Seat::all(setup.tokens.len())
            .filter(is_out)
            .map(|seat| public.tokens[setup.tokens[seat.index()].index()]);
        let square = |place: Place| match place.on(board) {
            Some(Spot::Square(square)) => Some(square),
            _ => None,
        };
        let squares: SquareSet = places.filter_map(square).collect();
        let detours = (!squares.is_empty()).then(|| board.distances(squares));
        Travel { setup, worth, turns: turns(setup.dice), detours }
    }

    fn distance(&self, from: Spot, room: Room) -> Option<u8> {
        match &self.detours {
            Some(detours) => detours.get(from, room.id()),
            None => self.setup.board.board().distance(from, room.id()),
        }
    }

    pub(super) fn room(&self, room: Room) -> f64 {
        self.worth[room.index()]
    }

    /// What it is worth to end a walk there.
    pub(super) fn place(&self, place: Place) -> f64 {
        if let Place::Room(room) = place {
            return self.room(room);
        }
        let from = place.on(self.setup.board.board()).expect("a walk ends on the board");
        // To set out from there on a later turn. Each step nearer counts, or who is slow would go round in circles.
        let there = |&room: &Room| {
            let steps = self.distance(from, room)?;
            Some(self.room(room) * libm::pow(PATIENCE, self.turns[usize::from(steps)]))
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

/// In how many turns so many steps are walked on average, for every number of steps.
fn turns(dice: u8) -> Vec<f64> {
    let rolls: Vec<usize> = Dice::all(dice).map(|dice| usize::from(dice.total())).collect();
    let mut turns = vec![0.0];
    for steps in 1..=usize::from(u8::MAX) {
        let left = rolls.iter().map(|&roll| turns[steps.saturating_sub(roll)]);
        turns.push(1.0 + left.sum::<f64>() / rolls.len() as f64);
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::turns;

    #[test]
    fn each_step_nearer_is_sooner() {
        for dice in [1, 2] {
            let turns = turns(dice);
            assert!(turns.windows(2).all(|pair| pair[0] <= pair[1]));
            // One roll in six falls short of two steps.
            assert!(dice == 2 || (turns[2] - 7.0 / 6.0).abs() < 1e-9);
        }
    }
}
