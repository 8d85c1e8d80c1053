//! The game of three in which Ann has the Poison and stands in the Kitchen with Ben, who can be hurt by both.

use game::{Game as _, Seat, Table};
use testkit::script::play;
use true_colors::{Card, Move, Phase, Place, Setup, TrueColors, What, Where};

pub(crate) fn dice(one: u8, other: u8) -> Move {
    Move::Dice { dice: [one, other] }
}

/// Three players: seat 0 has the rooms to the Billiard Room, the weapons to the Cane and the characters to Prof. Plum,
/// seat 1 those from the fifth on, seat 2 those from the ninth on. Each room has the weapon of its place.
pub(crate) fn three() -> Table<TrueColors> {
    let mut table: Table<TrueColors> = Table::new(Setup::new(3)).unwrap();
    let hand = |seat: usize| {
        (0..3).flat_map(|kind| (4 * seat..4 * seat + 4).map(move |at| Card::from_index(12 * kind + at))).collect()
    };
    play(&mut table, [Move::Deal { hands: (0..3).map(hand).collect(), weapons: What::ALL.into_iter().collect() }]);
    table
}

/// Plays the turns of the two others, who stay where they are.
pub(crate) fn others_stay(table: &mut Table<TrueColors>) {
    loop {
        let m = match table.game().public().phase {
            Phase::Before { seat: Seat(0) } | Phase::Dice { seat: Seat(0), .. } => return,
            Phase::Before { .. } => Move::Roll {},
            Phase::Dice { .. } => dice(1, 1),
            Phase::Walk { .. } => Move::Stay {},
            _ => Move::End {},
        };
        play(table, [m]);
    }
}

/// Seat 0 carries the Poison, and is in the Kitchen with seat 1, who was dealt both; it is seat 0's turn.
pub(crate) fn in_the_kitchen() -> Table<TrueColors> {
    in_the_kitchen_with(Move::End {})
}

/// The same, when seat 0 does something in the Library on the way.
pub(crate) fn in_the_kitchen_with(on_the_way: Move) -> Table<TrueColors> {
    let mut table = three();
    play(&mut table, [dice(6, 6), Move::Go { to: Place::Room(Where::Library) }, on_the_way]);
    others_stay(&mut table);
    let leap = |bring| [dice(6, 6), Move::Leap { to: Place::Room(Where::Kitchen), bring }];
    if matches!(table.game().public().phase, Phase::Before { .. }) {
        play(&mut table, [Move::Roll {}]);
    }
    play(&mut table, leap(None));
    play(&mut table, [Move::PickUp { weapon: What::Poison, drop: None }]);
    others_stay(&mut table);
    play(&mut table, leap(Some(Seat(1))));
    play(&mut table, [Move::End {}]);
    others_stay(&mut table);
    table
}
