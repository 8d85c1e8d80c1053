//! TC-1 to TC-14: what there is, and how it is dealt.

use game::{Game, Seat, Viewer};
use true_colors::{
    BoardName, CENTRE, CHARACTERS, Card, Cards, Move, Observation, Phase, ROOMS, Setup, Toy, TrueColors, WEAPONS,
    What, Who,
};

use super::script::{Script, hand};

fn refused(setup: &Setup) -> &'static str {
    TrueColors::start(setup).expect_err("it is refused").clause.expect("a clause")
}

#[test]
fn tc_1_three_decks_of_twelve_and_eight_pads() {
    let game = TrueColors::start(&Setup::new(3)).unwrap();
    let public = game.public();
    for kind in [CHARACTERS, ROOMS, WEAPONS] {
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
            for kind in [CHARACTERS, ROOMS, WEAPONS] {
                assert_eq!(own.and(kind).len(), each);
            }
        }
    }
}

/// Whether this can be dealt to three.
fn can_be_dealt(hands: &[Cards], weapons: &[What]) -> bool {
    let deal = Move::Deal { hands: hands.iter().copied().collect(), weapons: weapons.iter().copied().collect() };
    let checked = TrueColors::start(&Setup::new(3)).unwrap().check(&deal);
    checked.map_err(|illegal| assert_eq!(illegal.clause, "TC-10")).is_ok()
}

#[test]
fn tc_10_what_cannot_be_dealt() {
    let [a, b, c] = [0, 1, 2].map(|seat| hand(3, seat));
    assert!(can_be_dealt(&[a, b, c], &What::ALL));
    assert!(can_be_dealt(&[b, c, a], &What::ALL));
    // One has all, or one card more of a kind and one less of another, or two have the same, or somebody is missing.
    assert!(!can_be_dealt(&[a, b.or(c), Cards::EMPTY], &What::ALL));
    let (jade, ballroom) = (Cards::one(Card::from_index(0)), Cards::one(Card::from_index(12)));
    let (white, conservatory) = (Cards::one(Card::from_index(4)), Cards::one(Card::from_index(16)));
    let swapped = [a.without(jade).or(conservatory), b.without(conservatory).or(jade), c];
    assert!(!can_be_dealt(&swapped, &What::ALL));
    let fair = [a.without(jade).or(white), b.without(white).or(jade), c];
    assert!(can_be_dealt(&fair, &What::ALL));
    assert!(!can_be_dealt(&[a, a, c], &What::ALL));
    assert!(!can_be_dealt(&[a.without(ballroom), b, c], &What::ALL));
    assert!(!can_be_dealt(&[a, b], &What::ALL));
    assert!(!can_be_dealt(&[a, b, c, Cards::EMPTY], &What::ALL));
    // A weapon is missing, or lies in two rooms.
    let mut weapons = What::ALL;
    assert!(!can_be_dealt(&[a, b, c], &weapons[1..]));
    weapons[0] = weapons[1];
    assert!(!can_be_dealt(&[a, b, c], &weapons));
    weapons = What::ALL;
    weapons.swap(0, 11);
    assert!(can_be_dealt(&[a, b, c], &weapons));
}

#[test]
fn tc_10_a_toy_game_has_one_to_four_shapes_and_dice_of_one_to_six() {
    let toy = |forms, faces| Setup { toy: Some(Toy { forms, faces }), ..Setup::new(3) };
    for (forms, faces) in [(0, 6), (5, 6), (1, 0), (1, 7)] {
        assert_eq!(refused(&toy(forms, faces)), "TC-10");
    }
    for (forms, faces) in [(1, 6), (4, 1)] {
        let game = TrueColors::start(&toy(forms, faces)).unwrap();
        let public = game.public();
        assert_eq!((public.forms, public.vulnerabilities), (forms, 1));
        assert_eq!(public.deck.and(CHARACTERS).len(), 3 * usize::from(forms));
        assert_eq!((public.deck.and(ROOMS).len(), public.deck.and(WEAPONS).len()), (3, 3));
    }
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
    assert!(script.public().players.values().all(|player| player.place == CENTRE && player.pawn.is_none()));
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
