//! Each law catches the faults planted for it in Kuhn poker.

mod belief;
mod bots;
mod help;
mod hiding;
mod numbers;
mod play;
mod silence;

use game::{Game, Seat, Viewer};
use testkit::kuhn::{Card, Kuhn, Setup};
use testkit::{Laws, Verdict};

/// The laws at toy size alone.
fn toy() -> Laws<Kuhn> {
    Laws { games: 8, ..Laws::new(vec![Setup { ranks: 3 }], vec![], |_| 5) }
}

/// The laws at full size alone, where nothing is listed.
fn full() -> Laws<Kuhn> {
    Laws { games: 8, ..Laws::new(vec![], vec![Setup { ranks: 13 }], |_| 5) }
}

/// The fault is caught by this law, which says this of it.
#[track_caller]
fn check_caught(verdict: Verdict, law: u8, what: &str) {
    let violation = verdict.expect_err("the planted fault is not caught");
    assert!(violation.law == law && violation.what.contains(what), "something else is said:\n{violation}");
}

/// The hidden card of a seat, which a fault may look at.
fn card(game: &Kuhn, seat: Seat) -> Option<Card> {
    game.view(Viewer::Seat(seat)).own
}
