//! True Colors obeys the laws.

use testkit::Laws;
use true_colors::{Actions, Decoy, Setup, Toy, TrueColors};

fn toy(forms: u8, faces: u8, max_rounds: u16) -> Setup {
    Setup { max_rounds, toy: Some(Toy { forms, faces }), ..Setup::new(3) }
}

fn laws() -> Laws<TrueColors> {
    let toys = vec![
        toy(1, 2, 4),
        Setup { decoy: Decoy::AnyAttack, ..toy(2, 2, 4) },
        Setup { actions_per_turn: Actions::One, ..toy(2, 3, 4) },
    ];
    let full = vec![
        Setup::new(3),
        Setup { decoy: Decoy::AnyAttack, ..Setup::new(4) },
        Setup { actions_per_turn: Actions::One, max_rounds: 40, ..Setup::new(6) },
    ];
    // A turn is an action, an answer, the dice, a walk, an action and an answer, at most.
    let bound = |setup: &Setup| 1 + usize::from(setup.max_rounds) * usize::from(setup.seats) * 9;
    Laws { games: 9, looks: 8, ..Laws::new(toys, full, bound) }
}

#[test]
fn law_1() {
    laws().law_1_games_end().unwrap();
}
#[test]
fn law_2() {
    laws().law_2_replay().unwrap();
}
#[test]
fn law_3() {
    laws().law_3_refusals().unwrap();
}
#[test]
fn law_4() {
    laws().law_4_hiding().unwrap();
}
#[test]
fn law_5() {
    laws().law_5_spectators().unwrap();
}
#[test]
fn law_6() {
    eprintln!("{:?}", laws().law_6_belief().unwrap());
}
#[test]
fn law_8() {
    laws().law_8_debug().unwrap();
}
