//! What chance decides in a game, by names that everybody can work out.

use std::collections::HashMap;
use std::fmt;

use crate::{Mover, Seat};

/// One thing that chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// A chance move.
    Chance {
        /// The seat whose move it follows; `None` before anybody has moved.
        after: Option<Seat>,
        /// How many chance moves have followed moves of that seat before.
        number: u32,
    },
    /// On which chair somebody plays a board of an evening.
    Chair,
    /// What a seat's bot draws from for a move on such a board.
    Bot {
        /// The seat.
        seat: Seat,
        /// How many moves the seat has made before.
        number: u32,
    },
    /// The same of a bot of the house, which plays the board in a person's place.
    House {
        /// Which of them.
        bot: u8,
        /// How many moves it has made before.
        number: u32,
    },
}

/// Its name, by which its generator is derived.
impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Chance { after: None, number } => write!(f, "parlour/1/chance/start/{number}"),
            Draw::Chance { after: Some(seat), number } => write!(f, "parlour/1/chance/{}/{number}", seat.0),
            Draw::Chair => write!(f, "parlour/1/chair"),
            Draw::Bot { seat, number } => write!(f, "parlour/1/bot/{}/{number}", seat.0),
            Draw::House { bot, number } => write!(f, "parlour/1/house/{bot}/{number}"),
        }
    }
}

/// How far a game has gone, as chance counts: the tenth roll of a seat is the tenth, whatever the others have done
/// between.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// Who moved last.
    last: Option<Seat>,
    /// How many moves each seat has made.
    moves: HashMap<Seat, u32>,
    /// How many chance moves have followed moves of each seat, and the beginning.
    chance: HashMap<Option<Seat>, u32>,
}

impl Course {
    /// Takes in a move that has been made.
    pub fn follow(&mut self, mover: Mover) {
        match mover {
            Mover::Chance => *self.chance.entry(self.last).or_default() += 1,
            Mover::Seat(seat) => {
                *self.moves.entry(seat).or_default() += 1;
                self.last = Some(seat);
            }
        }
    }

    /// What the next move is drawn from, if this one makes it.
    pub fn draw(&self, mover: Mover) -> Draw {
        match mover {
            Mover::Chance => {
                Draw::Chance { after: self.last, number: self.chance.get(&self.last).copied().unwrap_or(0) }
            }
            Mover::Seat(seat) => Draw::Bot { seat, number: self.moves.get(&seat).copied().unwrap_or(0) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_counted_for_each_seat() {
        let mut course = Course::default();
        let (one, other) = (Mover::Seat(Seat(0)), Mover::Seat(Seat(1)));
        assert_eq!(course.draw(Mover::Chance), Draw::Chance { after: None, number: 0 });
        for mover in [Mover::Chance, one, Mover::Chance, other, other, Mover::Chance, one] {
            course.follow(mover);
        }
        assert_eq!(course.draw(Mover::Chance), Draw::Chance { after: Some(Seat(0)), number: 1 });
        assert_eq!(course.draw(other), Draw::Bot { seat: Seat(1), number: 2 });
        assert_eq!(course.draw(Mover::Seat(Seat(2))), Draw::Bot { seat: Seat(2), number: 0 });
        // Elsewhere the other has moved once more: the roll of the first is the same.
        let mut elsewhere = Course::default();
        for mover in [Mover::Chance, one, Mover::Chance, other, other, other, Mover::Chance, Mover::Chance, one] {
            elsewhere.follow(mover);
        }
        assert_eq!(elsewhere.draw(Mover::Chance), course.draw(Mover::Chance));
    }
}
