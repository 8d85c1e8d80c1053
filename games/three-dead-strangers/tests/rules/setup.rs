//! TS-1 to TS-12: what there is, and how it is dealt.

use game::{Game, Seat, Table, Viewer};
use three_dead_strangers::{Card, Character, Half, Observation, Phase, Setup, Strangers, Toy, default_deck};

use crate::script::{ROLES, Script, card};

fn refused(setup: &Setup) -> &'static str {
    Strangers::start(setup).expect_err("it is refused").clause
}

#[test]
fn ts_1_two_to_four_play_with_four_characters_and_three_victims() {
    for seats in 2..=4 {
        let game = Strangers::start(&Setup::new(seats)).unwrap();
        let public = game.view(Viewer::Spectator).public;
        assert_eq!((public.characters.len(), public.victims.len()), (4, 3));
    }
    for seats in [0, 1, 5] {
        assert_eq!(refused(&Setup::new(seats)), "TS-1");
    }
}

#[test]
fn ts_2_cards_show_evidence_or_dead_ends_or_accuse() {
    assert_eq!(card("SmTw").halves().unwrap().0.shows().unwrap().0, Character::Shelby);
    assert_eq!(card("xxxx").halves(), Some((Half::DEAD_END, Half::DEAD_END)));
    assert_eq!(Card::ACCUSATION.halves(), None);
    let stranger = Setup {
        deck: Some([card("SmDm"), card("SmTm"), card("SmTo")].into_iter().collect()),
        toy: Some(Toy { characters: 2, victims: 1, hand: 1 }),
        ..Setup::new(2)
    };
    assert_eq!(refused(&stranger), "TS-2");
}

#[test]
fn ts_3_the_deck_has_76_cards() {
    let deck = default_deck();
    assert_eq!(deck.total(), 76);
    assert_eq!(deck.count(Card::ACCUSATION), 9);
    assert_eq!(deck.count(card("xxxx")), 1);
    let halves = |card: Card| card.halves().map(|(one, other)| (one.shows(), other.shows()));
    let pairs = deck.kinds().filter(|&(card, _)| matches!(halves(card), Some((Some(_), Some(_)))));
    let pairs: Vec<_> = pairs.collect();
    assert_eq!(pairs.len(), 54);
    for (card, count) in pairs {
        let Some((Some((one, _)), Some((other, _)))) = halves(card) else { unreachable!() };
        assert!(one != other && count == 1, "{card:?}");
    }
    let half_dead = deck.kinds().filter(|&(card, _)| matches!(halves(card), Some((Some(_), None))));
    assert_eq!(half_dead.map(|(_, count)| u32::from(count)).sum::<u32>(), 12);
}

#[test]
fn ts_3_another_deck_can_be_given_up_to_a_size() {
    let many = Setup { deck: Some(std::iter::repeat_n(card("SmTw"), 121).collect()), ..Setup::new(2) };
    assert_eq!(refused(&many), "TS-3");
    let enough = Setup { deck: Some(std::iter::repeat_n(card("SmTw"), 120).collect()), ..Setup::new(2) };
    assert!(Strangers::start(&enough).is_ok());
}

#[test]
fn ts_10_characters_are_secret_and_those_left_over_unseen() {
    let script = Script::default(&["SmTm SmTw SmTo", "SmVm SmVw SmVo"]);
    assert_eq!(script.view(0).own.unwrap().character, ROLES[0]);
    let mut other = Script { table: Table::new(Setup::new(2)).unwrap() };
    // The neighbour is somebody else, and so are those who lie face down.
    let hands = ["SmTm SmTw SmTo", "SmVm SmVw SmVo"].map(|hand| {
        let mut dealt: three_dead_strangers::Dealt = crate::script::cards(hand).into_iter().collect();
        dealt.sort();
        dealt
    });
    let characters = [ROLES[0], ROLES[3]].into_iter().collect();
    other.make(three_dead_strangers::Move::Deal { characters, hands: hands.into_iter().collect() });
    assert_eq!(script.view(0), other.view(0));
    assert_ne!(script.view(1), other.view(1));
    let toy = |characters| Setup { toy: Some(Toy { characters, victims: 3, hand: 3 }), ..Setup::new(3) };
    assert_eq!(refused(&toy(2)), "TS-10");
    assert_eq!(refused(&toy(5)), "TS-10");
}

#[test]
fn ts_11_three_cards_each_and_the_rest_is_the_pile() {
    let script = Script::default(&["SmTm SmTw SmTo", "SmVm SmVw SmVo", "SmDm SmDw SmDo"]);
    let public = script.public();
    assert!(public.players.values().all(|player| player.hand == 3));
    assert_eq!(public.pile.count, 76 - 9);
    let Observation::Dealt { each: 3, own: Some(own), .. } = script.told(Viewer::Seat(Seat(1))) else { panic!() };
    assert_eq!(own.hand.len(), 3);
    let Observation::Dealt { own: None, .. } = script.told(Viewer::Spectator) else { panic!() };
    let few = Setup { deck: Some(std::iter::repeat_n(card("SmTw"), 5).collect()), ..Setup::new(2) };
    assert_eq!(refused(&few), "TS-11");
    for (victims, hand) in [(0, 3), (4, 3), (3, 0), (3, 4)] {
        let toy = Setup { toy: Some(Toy { characters: 4, victims, hand }), ..Setup::new(2) };
        assert_eq!(refused(&toy), "TS-11");
    }
}

#[test]
fn ts_12_the_first_seat_begins_and_each_next_game_the_next() {
    let mut script = Script::new(
        Setup { games: 2, deck: Some(crate::script::cards("! ! ! ! ! !").into_iter().collect()), ..Setup::new(2) },
        &["! ! !", "! ! !"],
    );
    assert_eq!(script.to_move(), Seat(0));
    script.pass();
    script.pass(); // Nobody can ever play: the first game is over.
    assert_eq!(script.phase(), Phase::Deal);
    script.deal(&["! ! !", "! ! !"]);
    assert_eq!(script.to_move(), Seat(1));
}
