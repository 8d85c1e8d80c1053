//! Standing orders: what the table does for a player.

use chacha20::ChaCha8Rng;
use color_doubt::{ColorDoubt, Move, Setup, Suit, WhoMayDoubt};
use game::{Game, Turn, Viewer};
use presentation::{Playable, read_orders};
use rand::SeedableRng;
use serde_json::json;

use super::rules::script::Script;

/// What somebody's order says to make now.
fn obeyed(script: &Script, stand: &str) -> Option<Move> {
    let Turn::Player(seat) = script.table.game().turn() else { panic!("a player is to move") };
    let orders = read_orders::<ColorDoubt>(json!({ "stand": stand }).as_object().unwrap()).unwrap();
    ColorDoubt::obey(&orders, &script.table.knowledge(Viewer::Seat(seat)), &mut ChaCha8Rng::seed_from_u64(1))
}

/// CD-22: an announcement that can be true is let stand, one that cannot be is not.
#[test]
fn cd_22_an_announcement_stands_as_ordered() {
    let mut script = Script::default(&["rr", "oo", "yy"]);
    assert_eq!(obeyed(&script, "always"), None, "whoever leads must play (CD-25)");
    script.lay("rr", Suit::Red);
    assert_eq!(obeyed(&script, "ask"), None);
    for stand in ["else_ask", "else_doubt", "always"] {
        assert_eq!(obeyed(&script, stand), Some(Move::Pass {}), "{stand}");
    }
}

/// CD-22: whoever holds all of a colour, and the rainbow card, knows that nobody else can play it.
#[test]
fn cd_22_what_cannot_be_true_is_doubted_or_asked_about() {
    let setup = Setup::new(3);
    let red = setup.deck().cards[Suit::Red];
    let all: String = "r".repeat(red.into()) + "*";
    let mut script = Script::new(setup, &["oo", &all, "yy"]);
    script.lay("oo", Suit::Red);
    assert_eq!(obeyed(&script, "else_ask"), None);
    assert_eq!(obeyed(&script, "else_doubt"), Some(Move::Doubt {}));
    assert_eq!(obeyed(&script, "always"), Some(Move::Pass {}));
}

/// CD-23: with "only the next player" whoever may not doubt passes, however impossible it is.
#[test]
fn cd_23_who_may_not_doubt_passes() {
    let setup = Setup { who_may_doubt: WhoMayDoubt::NextOnly, ..Setup::new(3) };
    let red = setup.deck().cards[Suit::Red];
    let all: String = "r".repeat(red.into()) + "*";
    let mut script = Script::new(setup, &["oo", "yy", &all]);
    script.lay("oo", Suit::Red).pass();
    for stand in ["else_ask", "else_doubt"] {
        assert_eq!(obeyed(&script, stand), Some(Move::Pass {}), "{stand}");
    }
}
