//! What is saved can be recomputed, and what is forged is refused with the reason.

mod random;

use catalog::{Mover, Seat, StoodIn};
use fair::{Read, verify};

/// How many games of each kind are recomputed.
const GAMES: u64 = 40;

#[test]
fn what_was_saved_is_read_as_it_was_and_is_proved() {
    for &game in catalog::games() {
        for number in 0..GAMES {
            let mut saved = random::game(game, number);
            let made = saved.moves.iter().rposition(|made| made.mover == Mover::Seat(Seat(0)));
            let from = made.unwrap() as u32 + 1;
            let to = number.is_multiple_of(2).then_some(from);
            saved.stood_in = vec![StoodIn { seat: Seat(0), from, to }];
            let text = saved.to_string();
            assert_eq!(Read::new(&text).unwrap().saved, saved);
            let verified =
                verify(&text).unwrap_or_else(|fault| panic!("{} {number}: {}", game.name(), fault.message()));
            assert_eq!(verified.message().name, "saved-proved");
        }
    }
}
