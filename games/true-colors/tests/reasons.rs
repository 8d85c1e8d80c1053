//! Bots say why they did what they did: what decided it.

use game::{Arg, Game as _, Message, Seat, Table, Turn, Viewer};
use testkit::script::play;
use true_colors::{Card, Move, TrueColors, What, Where, Who};

use super::bots::{brought, level};
use super::kitchen::{dice, in_the_kitchen, others_stay};

const BEN: Seat = Seat(1);

/// What a bot says of a move of the one to move.
fn why(name: &str, table: &Table<TrueColors>, m: &Move) -> Vec<Message> {
    let Turn::Player(seat) = table.game().turn() else { panic!("no player is on") };
    level(name).why(&table.knowledge(Viewer::Seat(seat)), m)
}

fn names(reasons: &[Message]) -> Vec<&str> {
    reasons.iter().map(|reason| &*reason.name).collect()
}

fn strike(target: u8, weapon: What) -> Move {
    Move::Attack { target: Seat(target), weapon }
}

#[test]
fn the_rascal_does_not_mind_what_has_failed_and_the_prowler_does() {
    let mut table = brought(2, Where::Kitchen, What::Poison);
    let attack = strike(2, What::Poison);
    assert_eq!(names(&why("rascal", &table, &attack)), ["review-bot-tries-anything"]);
    assert_eq!(names(&why("prowler", &table, &attack)), ["review-bot-none-failed"]);
    play(&mut table, [attack.clone(), Move::Nothing {}]);
    others_stay(&mut table);
    assert_eq!(names(&why("rascal", &table, &attack)), ["review-bot-tries-anything"]);
    assert!(why("prowler", &table, &attack).is_empty(), "it would not try again");
}

#[test]
fn what_lies_face_up_is_said_first() {
    let mut table = in_the_kitchen();
    let attack = strike(1, What::Poison);
    let answers = [Card::Where(Where::Kitchen), Card::What(What::Poison)].map(|card| Move::Reveal { card });
    let again = [dice(1, 1), Move::Stay {}];
    play(&mut table, [attack.clone(), answers[0].clone()]);
    play(&mut table, again.clone());
    others_stay(&mut table);
    assert_eq!(names(&why("rascal", &table, &attack)), ["review-bot-room-up", "review-bot-tries-anything"]);
    assert_eq!(names(&why("prowler", &table, &attack)), ["review-bot-room-up", "review-bot-weapon-not-failed"]);
    play(&mut table, [attack.clone(), answers[1].clone()]);
    play(&mut table, again);
    others_stay(&mut table);
    for name in ["prowler", "stalker", "hunter"] {
        assert_eq!(names(&why(name, &table, &attack)), ["review-bot-both-up"], "{name}");
    }
}

/// Of four weapons and rooms that Ann does not hold, the Kitchen and the Poison are as likely to be Ben's as Cat's.
#[test]
fn the_stalker_and_the_hunter_tell_their_chances() {
    let table = in_the_kitchen();
    let attack = strike(1, What::Poison);
    let told = |name| {
        Message::new(name)
            .with("who", Seat(0))
            .with("target", BEN)
            .with("room", Arg::Percent(50))
            .with("weapon", Arg::Percent(50))
    };
    assert_eq!(why("stalker", &table, &attack), [told("review-bot-marks")]);
    assert_eq!(why("hunter", &table, &attack), [told("review-bot-reckons")]);
    // Ann was dealt the Billiard Room and the Cane: no card of Ben's, which the stalker does not see.
    let table = brought(1, Where::BilliardRoom, What::Cane);
    let attack = strike(1, What::Cane);
    assert_eq!(why("stalker", &table, &attack), [told("review-bot-marks")]);
    assert!(why("hunter", &table, &attack).is_empty(), "it would not attack");
}

#[test]
fn who_minds_their_lives_keeps_shapes() {
    let mut table = in_the_kitchen();
    play(&mut table, [strike(1, What::Poison)]);
    let reveal = |card| Move::Reveal { card };
    let (room, shape) = (reveal(Card::Where(Where::Kitchen)), reveal(Card::Who(Who::MrsWhite)));
    for name in ["stalker", "hunter"] {
        assert_eq!(names(&why(name, &table, &room)), ["review-bot-keeps-shapes"]);
        assert!(why(name, &table, &shape).is_empty(), "it keeps them");
    }
    for name in ["rascal", "prowler"] {
        assert_eq!(names(&why(name, &table, &shape)), ["review-bot-any-card"]);
    }
}

#[test]
fn nemesis_says_what_it_makes_of_the_best_and_of_the_next() {
    let table = in_the_kitchen();
    let knowledge = table.knowledge(Viewer::Seat(Seat(0)));
    let nemesis = level("nemesis");
    let chosen = nemesis.choose(&knowledge, &mut <chacha20::ChaCha8Rng as rand::SeedableRng>::seed_from_u64(1));
    let attack = strike(1, What::Poison);
    assert_eq!(chosen, attack);
    let reasons = why("nemesis", &table, &attack);
    assert_eq!(names(&reasons[..2]), ["review-bot-promise", "review-bot-judges"]);
    let (Arg::Percent(promise), Arg::Percent(chance)) = (&reasons[0].args["chance"], &reasons[1].args["chance"])
    else {
        panic!("{reasons:?}")
    };
    assert_eq!(*promise, 75, "each of both hurts as likely as not");
    assert!((1..100).contains(chance));
    if let Some(Arg::Percent(next)) = reasons[2].args.get("chance") {
        assert!(next < chance, "{reasons:?}");
    }
    assert!(why("nemesis", &table, &Move::Roll {}).is_empty(), "the attack was better");
}
