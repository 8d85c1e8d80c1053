//! TC-1 to TC-14: what there is, and how it is dealt.

use game::{Game, Seat, Viewer};
use true_colors::{BoardName, Card, Cards, Move, Observation, Phase, Place, Setup, Toy, TrueColors, What, Who};

use crate::script::{Script, hand};

fn refused(setup: &Setup) -> &'static str {
    TrueColors::start(setup).expect_err("it is refused").clause
}

#[test]
fn tc_1_three_decks_of_twelve_and_eight_pads() {
    let public = TrueColors::start(&Setup::new(3)).unwrap().view(Viewer::Spectator).public;
    for kind in [Cards::WHO, Cards::WHERE, Cards::WHAT] {
        assert_eq!(public.deck.and(kind).len(), 12);
    }
    assert_eq!(BoardName::Mansion.board().rooms(), 13);
    assert_eq!(BoardName::Mansion.pads().len(), 8);
    assert_eq!(serde_json::to_string(&Card::Who(Who::MissJade)).unwrap(), r#""miss_jade""#);
    for index in 0..36 {
        let card = Card::from_index(index);
        assert_eq!(serde_json::from_value::<Card>(serde_json::to_value(card).unwrap()).unwrap(), card);
    }
}

#[test]
fn tc_2_three_four_or_six_can_play() {
    for seats in 0..=7 {
        let setup = Setup::new(seats);
        assert_eq!(TrueColors::start(&setup).is_ok(), matches!(seats, 3 | 4 | 6), "{seats}");
    }
    assert_eq!(refused(&Setup::new(5)), "TC-2");
    assert_eq!(refused(&Setup { toy: Some(Toy { forms: 1, faces: 6 }), ..Setup::new(4) }), "TC-2");
}

#[test]
fn tc_10_each_deck_is_dealt_evenly() {
    for (seats, each) in [(3, 4), (4, 3), (6, 2)] {
        let script = Script::new(Setup::new(seats));
        for seat in 0..seats {
            let own = script.view(seat).own.unwrap();
            for kind in [Cards::WHO, Cards::WHERE, Cards::WHAT] {
                assert_eq!(own.and(kind).len(), each);
            }
        }
    }
    let uneven = [hand(3, 0), hand(3, 1).or(hand(3, 2)), Cards::EMPTY].into_iter().collect();
    let mut table: game::Table<TrueColors> = game::Table::new(Setup::new(3)).unwrap();
    let deal = Move::Deal { hands: uneven, weapons: What::ALL.into_iter().collect() };
    assert!(
        matches!(table.play(game::Mover::Chance, deal), Err(game::Refused::Illegal(illegal)) if illegal.clause == "TC-10")
    );
    assert_eq!(refused(&Setup { toy: Some(Toy { forms: 0, faces: 6 }), ..Setup::new(3) }), "TC-10");
}

#[test]
fn tc_11_everybody_sees_their_own_cards_alone() {
    let script = Script::three();
    for seat in 0..3 {
        assert_eq!(script.view(seat).own, Some(hand(3, usize::from(seat))));
        let Observation::Dealt { own, .. } = script.told(Viewer::Seat(Seat(seat))) else { panic!() };
        assert_eq!(own, script.view(seat).own);
    }
    let Observation::Dealt { own: None, .. } = script.told(Viewer::Spectator) else { panic!() };
    assert!(script.public().players.values().all(|player| player.face_up.is_empty()));
}

#[test]
fn tc_12_a_weapon_lies_in_every_room() {
    let script = Script::three();
    for (lying, weapon) in script.public().weapons.iter().zip(What::ALL) {
        assert_eq!(*lying, Cards::one(Card::What(weapon)));
    }
}

#[test]
fn tc_13_everybody_begins_as_miss_scarlet_in_the_middle() {
    let script = Script::three();
    assert!(script.public().players.values().all(|player| player.place == Place::Centre && player.pawn.is_none()));
}

#[test]
fn tc_14_the_first_seat_begins() {
    let mut script = Script::three();
    assert_eq!(script.phase(), Phase::Dice { seat: Seat(0), acted: false });
    for seat in [1, 2, 0] {
        script.turn_staying();
        assert_eq!(script.phase(), Phase::Dice { seat: Seat(seat), acted: false });
    }
}
