//! What a pass tells of the cards in hand, in a case worked out by hand.

#[path = "rules/script.rs"]
#[allow(dead_code, unused_imports, reason = "the tests of the clauses use the rest")]
mod script;

use chacha20::ChaCha8Rng;
use game::{Deduce, Seat, Viewer};
use rand::SeedableRng;
use script::{Away, Left, Right, Script, card, cards, lay};
use three_dead_strangers::{Card, Character, Setup, Strangers, Toy};

/// Seat 1, who lies face up as Thomas, may not say that seat 0 is Thomas (TS-45): so a pass does not tell that no
/// Accusation is in hand, even though the evidence against Thomas is complete under another victim.
#[test]
fn a_pass_leaves_an_accusation_possible_that_could_name_nobody() {
    let hands = ["TmVm ToVm !", "TwVm TmSm !"];
    let deck = hands.iter().copied().chain(["TwSm ToSm !"]).flat_map(cards).collect();
    let toy = Some(Toy { characters: 4, victims: 2, hand: 3 });
    let mut script = Script::new(Setup { deck: Some(deck), toy, ..Setup::new(2) }, &hands);
    script.turn("TwSm", 0, "TmVm", "Vm", (0, 0), Away);
    script.turn("ToSm", 0, "TwVm", "Vm", (0, 0), Right);
    script.turn("!", 0, "ToVm", "Vm", (0, 0), Left);
    script.make(lay(1, "TmSm", "Sm", (0, 0), Away));
    script.make(lay(1, "TwSm", "Sm", (0, 0), Right));
    script.make(lay(1, "ToSm", "Sm", (0, 0), Left));
    script.accuse(0, Character::Thomas, 1);
    script.pass();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let world = Strangers::determinize(&script.table.knowledge(viewer), &mut rng).unwrap();
        let hand = world.knowledge(Viewer::Seat(Seat(1))).view.own.unwrap().hand;
        assert_eq!(hand.as_slice(), [Card::ACCUSATION], "{viewer:?}");
    }
}

/// Whoever passes holds nothing that could have been played.
#[test]
fn a_pass_tells_that_only_accusations_are_in_hand() {
    let mut script = Script::with_deck(&["! SmTm !", "! ! !"], "! VmDm TwVw ! !");
    script.draw("!");
    script.make(lay(0, "SmTm", "Sm", (0, 0), Away));
    script.draw("!");
    script.pass();
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        for _ in 0..20 {
            let world = Strangers::determinize(&script.table.knowledge(viewer), &mut rng).unwrap();
            let own = world.knowledge(Viewer::Seat(Seat(1))).view.own.unwrap();
            assert!(!own.hand.contains(&card("VmDm")) && !own.hand.contains(&card("TwVw")));
        }
    }
}
