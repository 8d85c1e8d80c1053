//! What chance does on a board.

use std::collections::HashMap;
use std::fmt;

use chacha20::ChaCha20Rng;
use game::chance::below;
use game::{Mover, Seat};
use hkdf::Hkdf;
use rand::SeedableRng;
use sha2::Sha256;

/// The secret of one board, from which everything follows that chance does there.
#[derive(Clone)]
pub struct Board(Hkdf<Sha256>);

/// One thing that chance decides on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// On which chair somebody plays the board.
    Chair,
    /// A chance move.
    Chance {
        /// The seat whose move it follows; `None` before anybody has moved.
        after: Option<Seat>,
        /// How many chance moves have followed moves of that seat before.
        number: u32,
    },
    /// What a seat's bot draws from for a move.
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

impl Board {
    /// The board of this number of an evening with this secret.
    pub fn new(secret: &[u8; 32], number: u8) -> Board {
        Board(Hkdf::new(Some(&[number]), secret))
    }

    /// What is drawn from for one thing: the same each time, and nothing follows from it for any other.
    ///
    /// # Panics
    /// Never: a seed is as long as one hash.
    pub fn generator(&self, draw: Draw) -> ChaCha20Rng {
        let of = |seat: Option<Seat>| seat.map_or(u8::MAX, |seat| seat.0);
        let (kind, who, number) = match draw {
            Draw::Chair => (0, 0, 0),
            Draw::Chance { after, number } => (1, of(after), number),
            Draw::Bot { seat, number } => (2, of(Some(seat)), number),
            Draw::House { bot, number } => (3, bot, number),
        };
        let [a, b, c, d] = number.to_be_bytes();
        let mut seed = [0; 32];
        self.0.expand(&[kind, who, a, b, c, d], &mut seed).expect("it is as long as one hash");
        ChaCha20Rng::from_seed(seed)
    }

    /// On which of so many chairs somebody plays the board.
    pub fn chair(&self, chairs: u8) -> u8 {
        below(&mut self.generator(Draw::Chair), chairs.into()) as u8
    }
}

/// So that no log can hold it.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Board(…)")
    }
}

/// How far a game has gone, as chance counts: the tenth roll of a seat is the tenth at every table, whatever the others
/// have done between.
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
    use std::collections::HashSet;

    use rand::Rng;

    use super::*;

    const SECRET: [u8; 32] = [7; 32];

    #[test]
    fn each_thing_is_drawn_by_itself_and_always_alike() {
        let draws = || {
            let seats = [Seat(0), Seat(1)];
            let numbered = (0..300).flat_map(move |number| {
                let chance = [None, Some(Seat(0)), Some(Seat(1))].map(|after| Draw::Chance { after, number });
                let bots = seats.map(|seat| Draw::Bot { seat, number });
                chance.into_iter().chain(bots).chain([0, 1].map(|bot| Draw::House { bot, number }))
            });
            numbered.chain([Draw::Chair])
        };
        let mut drawn = HashSet::new();
        for number in [1, 2] {
            let (board, again) = (Board::new(&SECRET, number), Board::new(&SECRET, number));
            for draw in draws() {
                let first = board.generator(draw).next_u64();
                assert_eq!(first, again.generator(draw).next_u64());
                assert!(drawn.insert(first), "{draw:?} of board {number} is drawn as something else");
            }
        }
        assert_ne!(
            Board::new(&SECRET, 1).generator(Draw::Chair).next_u64(),
            Board::new(&[8; 32], 1).generator(Draw::Chair).next_u64()
        );
    }

    #[test]
    fn every_chair_comes_and_no_other() {
        let chairs: Vec<u8> = (0..60).map(|number| Board::new(&SECRET, number).chair(4)).collect();
        assert!((0..4).all(|chair| chairs.contains(&chair)) && chairs.iter().all(|chair| *chair < 4));
    }

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

    #[test]
    fn a_board_is_not_logged() {
        assert_eq!(format!("{:?}", Board::new(&SECRET, 1)), "Board(…)");
    }
}
