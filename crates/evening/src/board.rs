//! What chance does on a board.

use chacha20::ChaCha20Rng;
use fair::{Draw, Root};
use game::chance::below;

/// What everything follows from that chance does on one board.
#[derive(Clone, Debug)]
pub struct Board(Root);

impl Board {
    /// The board of this number of an evening with this secret.
    pub fn new(secret: &[u8; 32], number: u8) -> Board {
        Board(Root::new(&[number], secret))
    }

    /// What is drawn from for one thing: the same at every table of the board.
    pub fn generator(&self, draw: Draw) -> ChaCha20Rng {
        self.0.generator(draw)
    }

    /// On which of so many chairs somebody plays the board.
    pub fn chair(&self, chairs: u8) -> u8 {
        below(&mut self.generator(Draw::Chair), chairs.into()) as u8
    }
}

#[cfg(test)]
mod tests {
    use rand::Rng;

    use super::*;

    #[test]
    fn boards_and_evenings_have_chance_of_their_own() {
        let first = |secret: [u8; 32], number| {
            Board::new(&secret, number).generator(Draw::Chance { after: None, number: 0 }).next_u64()
        };
        assert_eq!(first([7; 32], 1), first([7; 32], 1));
        assert_ne!(first([7; 32], 1), first([7; 32], 2));
        assert_ne!(first([7; 32], 1), first([8; 32], 1));
    }

    #[test]
    fn every_chair_comes_and_no_other() {
        let chairs: Vec<u8> = (0..60).map(|number| Board::new(&[7; 32], number).chair(4)).collect();
        assert!((0..4).all(|chair| chairs.contains(&chair)) && chairs.iter().all(|chair| *chair < 4));
    }

    #[test]
    fn a_board_is_not_logged() {
        assert_eq!(format!("{:?}", Board::new(&[7; 32], 1)), "Board(Root(…))");
    }
}
