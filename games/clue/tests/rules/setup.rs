//! Components and set-up.

use std::collections::BTreeSet;

use clue::{
    AccuseAfterCard, BoardName, Card, CardSet, Clue, Crime, Deal, Dice, Move, Options, Place, ROOMS, SUSPECTS,
    Setup, Suspect, WEAPONS, WeaponRooms,
};
use game::{BySeat, Game, Message, Options as _, Seat, Viewer};
use presentation::Playable;
use rand::SeedableRng;

use super::script::*;

fn refused(setup: &Setup, clause: &str) {
    match Clue::start(setup) {
        Err(refused) => assert_eq!(refused.clause, Some(clause), "{}", refused.message),
        Ok(_) => panic!("{setup:?} is accepted"),
    }
}

#[test]
fn cl_1_there_are_21_cards() {
    let deck = three().deck();
    assert_eq!(deck.len(), 21);
    assert_eq!(deck.and(SUSPECTS).len(), 6);
    assert_eq!(deck.and(WEAPONS).len(), 6);
    assert_eq!(deck.and(ROOMS).len(), 9);
    let name = |card: Card| Clue::words().plain(&Message::new("the-card").with("card", card));
    let names: BTreeSet<String> = deck.iter().map(name).collect();
    assert_eq!(names.len(), 21);
}

#[test]
fn cl_1_cards_have_stable_names() {
    let names = serde_json::to_string(&three().deck()).unwrap();
    let expected = r#"["miss_scarlet","colonel_mustard","mrs_white","mr_green","mrs_peacock","professor_plum",
        "candlestick","knife","lead_pipe","revolver","rope","wrench",
        "study","hall","lounge","library","dining_room","billiard_room","ballroom","conservatory","kitchen"]"#;
    assert_eq!(names, expected.replace(char::is_whitespace, ""));
    assert_eq!(serde_json::from_str::<CardSet>(&names).unwrap(), three().deck());
}

#[test]
fn cl_1_names_that_do_not_exist_are_refused() {
    for text in [
        r#"{"type":"show","card":"spoon"}"#,
        r#"{"type":"accuse","suspect":"mr_green","weapon":"rope","room":"cellar"}"#,
        r#"{"type":"accuse","suspect":"rope","weapon":"rope","room":"hall"}"#,
        r#"{"type":"go","to":{"room":"garden"}}"#,
    ] {
        assert!(serde_json::from_str::<Move>(text).is_err(), "{text} is read");
    }
    // In a smaller game there are fewer names.
    let mut script = Script::new(hut());
    script.refused(Move::Accuse(crime(MrGreen, Knife, Hall)), "CL-1");
    script.refused(Move::Accuse(crime(MrsWhite, Rope, Hall)), "CL-1");
    script.refused(Move::Accuse(crime(MrsWhite, Knife, Kitchen)), "CL-1");
    script.enter(2, Study);
    script.refused(Move::Suggest(crime(MrGreen, Knife, Study)), "CL-1");
    refused(&Setup { tokens: vec![MissScarlet, ColonelMustard, MrGreen], ..hut() }, "CL-1");
    refused(&Setup { suspects: 7, ..three() }, "CL-1");
    refused(&Setup { suspects: 1, ..three() }, "CL-1");
    refused(&Setup { weapons: 1, ..three() }, "CL-1");
    refused(&Setup { weapons: 7, ..three() }, "CL-1");
}

#[test]
fn cl_3_one_die_is_rolled_or_two() {
    assert_eq!(Setup::new(&[MissScarlet, ColonelMustard, MrsWhite]).dice, 1);
    let rolls = |dice| {
        let mut script = Script::new(Setup { dice, ..three() });
        script.play(Move::Roll);
        let mut moves = Vec::new();
        script.options().list(&mut moves);
        moves
    };
    assert_eq!(rolls(1), (1..=6).map(|shown| Move::Dice { dice: Dice::one(shown) }).collect::<Vec<_>>());
    assert_eq!(rolls(2).len(), 36);
    let game = Clue::start(&three()).unwrap();
    assert!(rolls(2).iter().all(|roll| game.weight(roll) == 1.0));
    let mut script = Script::new(Setup { dice: 1, ..three() });
    script.play(Move::Roll);
    script.refused(Move::Dice { dice: Dice::two(1, 2) }, "CL-3");
    script.refused(Move::Dice { dice: Dice::default() }, "CL-3");
    refused(&Setup { dice: 0, ..three() }, "CL-3");
    refused(&Setup { dice: 3, ..three() }, "CL-3");
    assert!(serde_json::from_str::<Dice>("[7]").is_err() && serde_json::from_str::<Dice>("[0]").is_err());
}

#[test]
fn cl_4_three_to_six_can_play() {
    for players in 0..=6 {
        let setup = Setup::new(&Suspect::ALL[..players]);
        match players {
            3..=6 => assert_eq!(Clue::start(&setup).unwrap().seats(), players),
            _ => refused(&setup, "CL-4"),
        }
    }
}

#[test]
fn cl_10_all_six_tokens_stand_on_their_starting_squares() {
    let script = Script::undealt(Setup::new(&[ColonelMustard, MrGreen, ProfessorPlum]));
    let starts = [at(0, 16), at(7, 23), at(24, 14), at(24, 9), at(18, 0), at(5, 0)];
    assert_eq!(script.public().tokens.as_slice(), starts);
}

#[test]
fn cl_10_each_weapon_lies_in_a_different_room() {
    let script = Script::undealt(three());
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
    for _ in 0..100 {
        let Move::Deal(deal) = script.options().pick(&mut rng) else { panic!("a deal comes first") };
        assert_eq!(deal.weapons.0.iter().collect::<BTreeSet<_>>().len(), 6);
    }
    let lay = |rooms: &[clue::Room]| WeaponRooms(rooms.iter().copied().collect());
    let two_in_the_hall = lay(&[Study, Hall, Lounge, Hall, Kitchen, Library]);
    script.refused(Move::Deal(Deal { weapons: two_in_the_hall, ..deal() }), "CL-10");
    script.refused(Move::Deal(Deal { weapons: lay(&[Study, Hall]), ..deal() }), "CL-10");
    refused(&Setup { weapons: 3, ..hut() }, "CL-10");
    // In the hut two weapons lie in the two rooms that there are.
    let script = Script::undealt(hut());
    script.allowed(Move::Deal(hut_deal()));
    for rooms in [&[Study, Kitchen][..], &[Study, Hall, Study], &[Study, Study]] {
        script.refused(Move::Deal(Deal { weapons: lay(rooms), ..hut_deal() }), "CL-10");
    }
}

#[test]
fn cl_11_one_of_each_kind_goes_into_the_case_file() {
    let script = Script::undealt(three());
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
    let mut seen = CardSet::EMPTY;
    for _ in 0..200 {
        let Move::Deal(deal) = script.options().pick(&mut rng) else { panic!("a deal comes first") };
        seen = seen.or(deal.case_file.cards());
        let dealt = deal.hands.values().fold(deal.case_file.cards(), |all, &hand| all.or(hand));
        assert_eq!(dealt, three().deck());
        script.allowed(Move::Deal(deal));
    }
    assert_eq!(seen, three().deck(), "any card can be in the case file");
}

#[test]
fn cl_11_the_rest_is_dealt_out_and_nothing_else() {
    let script = Script::undealt(three());
    let with = |hands: [CardSet; 3]| Move::Deal(Deal { hands: hands.into_iter().collect(), ..deal() });
    let [ann, ben, cat] = [deal().hands[ANN], deal().hands[BEN], deal().hands[CAT]];
    script.allowed(with([ben, ann, cat]));
    script.refused(with([ann, ann, cat]), "CL-11");
    let rope = CardSet::one(Card::Weapon(Rope));
    let knife = CardSet::one(Card::Weapon(Knife));
    script.refused(with([ann.without(knife), ben, cat]), "CL-11");
    script.refused(with([ann.without(knife).or(rope), ben, cat]), "CL-11");
    script.refused(with([ann.without(knife), ben.or(knife), cat]), "CL-11");
    script.refused(Move::Deal(Deal { hands: [ann, ben].into_iter().collect(), ..deal() }), "CL-11");
    let four = [ann, ben, cat, CardSet::EMPTY].into_iter().collect();
    script.refused(Move::Deal(Deal { hands: four, ..deal() }), "CL-11");
    let other_file = Crime { room: Kitchen, ..TRUTH };
    script.refused(Move::Deal(Deal { case_file: other_file, ..deal() }), "CL-11");
}

#[test]
fn cl_11_the_cards_are_dealt_once() {
    let mut script = Script::new(three());
    script.refused(Move::Deal(deal()), "CL-11");
    script.play(Move::Roll);
    script.refused(Move::Deal(deal()), "CL-11");
}

#[test]
fn cl_12_the_first_seats_get_one_card_more() {
    let sizes = |players| {
        let start = Clue::start(&Setup::new(&Suspect::ALL[..players])).unwrap();
        start.public().hand_sizes.values().copied().collect::<Vec<u8>>()
    };
    assert_eq!(sizes(3), [6, 6, 6]);
    assert_eq!(sizes(4), [5, 5, 4, 4]);
    assert_eq!(sizes(5), [4, 4, 4, 3, 3]);
    assert_eq!(sizes(6), [3, 3, 3, 3, 3, 3]);
}

#[test]
fn cl_12_seats_are_in_the_order_of_the_tokens() {
    refused(&Setup { tokens: vec![ColonelMustard, MissScarlet, MrsWhite], ..three() }, "CL-12");
    refused(&Setup { tokens: vec![MissScarlet, MissScarlet, MrsWhite], ..three() }, "CL-12");
    Script::undealt(Setup { tokens: vec![ColonelMustard, MrGreen, ProfessorPlum], ..three() });
}

#[test]
fn cl_13_the_first_token_that_is_played_moves_first() {
    let mut script = Script::undealt(Setup::new(&[ColonelMustard, MrGreen, ProfessorPlum]));
    script.play(Move::Deal(deal()));
    assert_eq!(script.public().active, Seat(0));
    script.walk(3, at(7, 20));
    assert_eq!(script.token(ColonelMustard), at(7, 20), "seat 0 walks with the Colonel");
    assert_eq!(script.public().active, Seat(1));
}

#[test]
fn cl_14_a_player_sees_their_own_cards() {
    let script = Script::new(three());
    for (seat, &hand) in deal().hands.iter() {
        assert_eq!(script.own(seat).hand, hand);
        let told = script.told(Viewer::Seat(seat));
        assert_eq!(serde_json::to_value(&told).unwrap()["hand"], serde_json::to_value(hand).unwrap());
    }
    assert_eq!(script.table.game().view(Viewer::Spectator).own, None);
    assert_eq!(serde_json::to_value(script.told(Viewer::Spectator)).unwrap()["hand"], serde_json::Value::Null);
}

#[test]
fn cl_14_nobody_sees_the_case_file() {
    let script = Script::new(three());
    for viewer in Viewer::all(3) {
        let view = script.table.game().view(viewer);
        assert_eq!(view.public.case_file, None);
        assert_eq!(view.own.and_then(|own| own.case_file), None);
        let json = serde_json::to_string(&script.table.knowledge(viewer)).unwrap();
        assert!(!json.contains(&serde_json::to_string(&TRUTH).unwrap()));
    }
}

#[test]
fn setup_json_is_small_and_defaulted() {
    let setup: Setup =
        serde_json::from_str(r#"{"tokens":["miss_scarlet","colonel_mustard","mrs_white"]}"#).unwrap();
    assert_eq!(setup, Setup::new(&[MissScarlet, ColonelMustard, MrsWhite]));
    let chosen: Setup = serde_json::from_str(
        r#"{"tokens":["miss_scarlet","colonel_mustard","mrs_white"],"edition":"1986","dice":2,"full_roll":"up_to",
        "suggestion_on_entry":"optional","accuse_after_card":"allowed","last_detective":"must_solve","board":"hut",
        "suspects":3,"weapons":2}"#,
    )
    .unwrap();
    assert_eq!((chosen.dice, chosen.board, chosen.suspects), (2, BoardName::Hut, 3));
    assert_eq!(chosen.accuse_after_card, AccuseAfterCard::Allowed);
    assert!(serde_json::from_str::<Setup>(r#"{"tokens":[],"editions":"1972"}"#).is_err(), "unknown fields");
    assert!(serde_json::from_str::<Setup>(r#"{"tokens":[],"edition":"1949"}"#).is_err(), "unknown editions");
    assert!(serde_json::from_str::<Setup>("{}").is_err(), "no tokens");
}

/// A player at random seldom accuses where there is something else to do, and does all else about as often.
#[test]
fn a_random_player_seldom_accuses() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(ColonelMustard, Wrench).answers();
    let options = script.options();
    assert!(options.roll && options.passage.is_some() && options.suggest.is_some() && options.accuse);
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
    let mut counts = [0; 4];
    for _ in 0..3_200 {
        counts[match options.pick(&mut rng) {
            Move::Accuse(_) => 0,
            Move::Roll => 1,
            Move::Passage => 2,
            Move::Suggest(_) => 3,
            other => panic!("{other:?}"),
        }] += 1;
    }
    assert!((60..=150).contains(&counts[0]), "{counts:?}");
    assert!(counts[1..].iter().all(|count| (900..=1_150).contains(count)), "{counts:?}");
}

#[test]
fn the_options_of_chance_survive_json() {
    let script = Script::undealt(three());
    let options: Options = serde_json::from_value(serde_json::to_value(script.options()).unwrap()).unwrap();
    assert_eq!(options, script.options());
    assert_eq!(options.deal, Some(BySeat::new(3, |_| 6)));
    assert_eq!(Place::Room(Hall).room(), Some(Hall));
}
