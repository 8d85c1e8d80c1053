//! Playing, announcing and passing.

use std::collections::{BTreeMap, BTreeSet};

use chacha20::ChaCha8Rng;
use color_doubt::{ColorDoubt, Lay, LayOptions, Move, Options, SeenMove, Setup, Suit, Toy, WhoMayDoubt};
use game::{Game, Options as _, Seat, Viewer};
use presentation::Playable;
use rand::SeedableRng;

use super::script::{Script, cards, player};

fn next_only(hands: &[&str]) -> Script {
    Script::new(Setup { who_may_doubt: WhoMayDoubt::NextOnly, ..Setup::new(hands.len() as u8) }, hands)
}

#[test]
fn cd_20_cards_are_played_face_down_with_a_color_that_may_be_a_lie() {
    let mut script = Script::default(&["kkg", "", ""]);
    script.lay("kkg", Suit::Orange);
    let lay = Lay { seat: Seat(0), count: 3, say: Suit::Orange };
    for viewer in Viewer::all(3) {
        let own = viewer.is(Seat(0)).then(|| cards("kkg"));
        let expected = SeenMove::Lay { seat: Seat(0), count: 3, say: Suit::Orange, last: false, cards: own };
        assert_eq!(script.told(viewer).event, expected);
        let view = script.view(viewer);
        assert_eq!(view.public.lays.as_slice(), [lay]);
        assert_eq!(view.public.standing, Some(lay));
        assert_eq!(view.public.hands[Seat(0)].count, 17);
        assert!(view.own.is_none_or(|seen| seen.lays == [own]));
    }
}

#[test]
fn cd_21_any_color_in_the_game_may_be_announced_but_not_the_rainbow() {
    let mut script = Script::default(&["r*", "", ""]);
    assert_eq!(script.refused_lay("r", Suit::Rainbow), "CD-21");
    assert_eq!(script.refused_lay("*", Suit::Rainbow), "CD-21");
    for say in Suit::COLORS {
        assert_eq!(script.table.game().check(&Move::Lay { cards: cards("r"), say }), Ok(()));
    }
}

#[test]
fn cd_22_the_next_player_doubts_plays_as_many_or_more_or_passes() {
    let mut script = Script::default(&["rr", "ggg", ""]);
    script.lay("rr", Suit::Red);
    assert_eq!(script.turn(), player(1));
    let options = script.table.game().options();
    let hand = script.hand(1);
    let say = Suit::COLORS.into_iter().collect();
    let lay = Some(LayOptions { hand, at_least: 2, say });
    assert_eq!(options, Options::Play { lay, doubt: true, pass: true });
    assert!(options.contains(&Move::Doubt {}));
    assert!(options.contains(&Move::Pass {}));
    assert!(options.contains(&Move::Lay { cards: cards("gg"), say: Suit::Red }));
    assert!(options.contains(&Move::Lay { cards: cards("ggg"), say: Suit::Pink }));
    // Too few, not held, and no colour of the game.
    for (laid, say) in [("g", Suit::Green), ("rr", Suit::Red), ("gg", Suit::Rainbow)] {
        assert!(!options.contains(&Move::Lay { cards: cards(laid), say }), "{laid} as {say}");
    }
    assert_eq!(script.refused_lay("g", Suit::Green), "CD-22");
    script.lay("ggg", Suit::Pink);
    assert_eq!(script.turn(), player(2));
}

#[test]
fn cd_23_after_a_pass_the_announcement_still_stands() {
    let mut script = Script::default(&["rr", "", "", ""]);
    script.lay("rr", Suit::Red).pass();
    assert_eq!(script.turn(), player(2));
    assert!(matches!(script.table.game().options(), Options::Play { lay: Some(_), doubt: true, pass: true }));
    script.pass().doubt();
    let doubt = script.view(Viewer::Spectator).public.doubt.unwrap();
    assert_eq!((doubt.by, doubt.of), (Seat(3), Seat(0)));
}

#[test]
fn cd_23_who_holds_too_few_cards_may_only_doubt_or_pass() {
    let mut script = Script::new(Setup { cards_per_suit: 4, ..Setup::new(5) }, &["rrrro", "gggg*", "", "", ""]);
    script.lay("rrr", Suit::Red).lay("gggg", Suit::Green).pass().pass().pass();
    assert_eq!(script.hand(0).total(), 2);
    assert_eq!(script.table.game().options(), Options::Play { lay: None, doubt: true, pass: true });
    assert_eq!(script.refused_lay("ro", Suit::Red), "CD-23");
}

#[test]
fn cd_23_who_holds_just_enough_cards_may_play_them() {
    let mut script = Script::new(Setup { cards_per_suit: 4, ..Setup::new(5) }, &["rrrro", "gggg*", "", "", ""]);
    script.lay("rrr", Suit::Red).pass().pass().pass().pass().lay("r", Suit::Red).lay("ggg", Suit::Green);
    script.pass().pass().pass().pass().lay("g", Suit::Green);
    script.pass().pass().pass();
    // Seat 0 holds one card, and one stands.
    assert!(matches!(script.table.game().options(), Options::Play { lay: Some(_), doubt: true, pass: true }));
    assert_eq!(script.table.game().check(&Move::Lay { cards: cards("o"), say: Suit::Red }), Ok(()));
}

#[test]
fn cd_22_every_choice_is_picked_as_often() {
    let mut script = Script::new(
        Setup { cards_per_suit: 2, toy: Some(Toy { suits: 2, removed: 1 }), ..Setup::new(2) },
        &["ro", "ro"],
    );
    script.lay("r", Suit::Red);
    let options = script.table.game().options();
    let mut all = Vec::new();
    options.list(&mut all);
    // A doubt, a pass, and red, orange or both with each of two colours.
    assert_eq!(all.len(), 8);
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    let mut counts = BTreeMap::new();
    for _ in 0..8_000 {
        *counts.entry(options.pick(rng)).or_insert(0) += 1;
    }
    assert_eq!(counts.keys().cloned().collect::<BTreeSet<_>>(), all.into_iter().collect());
    assert!(counts.values().all(|count| (850..1_150).contains(count)), "{counts:?}");
}

#[test]
fn cd_23_option_only_the_next_player_may_doubt() {
    let mut script = next_only(&["rr", "", "", ""]);
    script.lay("rr", Suit::Red);
    assert!(matches!(script.table.game().options(), Options::Play { lay: Some(_), doubt: true, pass: true }));
    script.pass();
    assert!(matches!(script.table.game().options(), Options::Play { lay: Some(_), doubt: false, pass: true }));
    assert_eq!(script.refusal(Move::Doubt {}), "CD-23");
    let two = script.hand(2).iter().next().unwrap().0;
    script.make(Move::Lay { cards: color_doubt::Cards::of(two, 2), say: two });
    assert_eq!(script.turn(), player(3));
    script.doubt();
}

#[test]
fn cd_23_option_who_can_only_pass_is_not_asked() {
    let setup = Setup { cards_per_suit: 4, who_may_doubt: WhoMayDoubt::NextOnly, ..Setup::new(5) };
    let mut script = Script::new(setup, &["rrrro", "gggg*", "", "", ""]);
    let forced = |script: &Script, seat| ColorDoubt::forced(&script.table.knowledge(Viewer::Seat(Seat(seat))));
    script.lay("rrr", Suit::Red).lay("gggg", Suit::Green);
    assert_eq!(forced(&script, 2), None);
    script.pass();
    assert_eq!(forced(&script, 3), None);
    script.pass().pass();
    // Two cards are too few, and only seat 2 could doubt.
    assert_eq!(script.table.game().options(), Options::Play { lay: None, doubt: false, pass: true });
    assert_eq!(forced(&script, 0), Some(Move::Pass {}));
    assert_eq!(forced(&script, 1), None, "it is not this player's turn");
}

#[test]
fn cd_24_when_all_others_pass_the_last_to_play_leads_again_with_any_number() {
    let mut script = Script::default(&["rrrr", "", ""]);
    script.lay("rrr", Suit::Red).pass().pass();
    assert_eq!(script.event(2), SeenMove::Pass { seat: Seat(2), last: false, leads: Some(Seat(0)) });
    assert_eq!(script.turn(), player(0));
    let public = script.view(Viewer::Spectator).public;
    assert_eq!(public.standing, None);
    assert_eq!(public.lays.len(), 1);
    script.lay("r", Suit::Red).doubt();
    // What was on the table stayed there.
    assert_eq!(script.minus(), [0, 4, 0]);
}

#[test]
fn cd_24_those_who_passed_answer_a_later_announcement_again() {
    let mut script = Script::default(&["r", "", "gg", ""]);
    script.lay("r", Suit::Red).pass().lay("gg", Suit::Green).pass().pass();
    assert_eq!(script.turn(), player(1));
    let public = script.view(Viewer::Spectator).public;
    assert_eq!(public.passed.as_slice(), [Seat(3), Seat(0)]);
    script.pass();
    assert_eq!(script.turn(), player(2));
}

#[test]
fn cd_25_a_leader_must_play() {
    let mut script = Script::default(&["r", "", ""]);
    assert_eq!(script.refusal(Move::Pass {}), "CD-25");
    assert_eq!(script.refusal(Move::Doubt {}), "CD-25");
    assert!(matches!(script.table.game().options(), Options::Play { lay: Some(_), doubt: false, pass: false }));
    script.lay("r", Suit::Red).pass().pass();
    assert_eq!(script.refusal(Move::Pass {}), "CD-25");
    assert_eq!(script.refusal(Move::Doubt {}), "CD-25");
}
