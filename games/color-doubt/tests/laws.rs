//! Color Doubt obeys the laws.

use color_doubt::{ColorDoubt, Setup, Toy, WhoMayDoubt};
use testkit::Laws;

fn toy(seats: u8, suits: u8, cards_per_suit: u8, removed: u8, max_turns: u16, games: u8) -> Setup {
    Setup { cards_per_suit, max_turns, games, toy: Some(Toy { suits, removed }), ..Setup::new(seats) }
}

fn laws() -> Laws<ColorDoubt> {
    let toys = vec![
        toy(2, 2, 2, 1, 6, 1),
        toy(2, 2, 2, 1, 2, 2),
        toy(3, 2, 3, 1, 5, 1),
        Setup { who_may_doubt: WhoMayDoubt::NextOnly, ..toy(3, 2, 2, 0, 5, 1) },
    ];
    let full = vec![
        Setup::new(2),
        Setup::new(3),
        Setup { who_may_doubt: WhoMayDoubt::NextOnly, ..Setup::new(4) },
        Setup { games: 1, ..Setup::new(5) },
    ];
    Laws::new(toys, full, |setup: &Setup| usize::from(setup.games) * (2 * usize::from(setup.max_turns) + 2))
}

testkit::law_tests!(ColorDoubt, laws());
