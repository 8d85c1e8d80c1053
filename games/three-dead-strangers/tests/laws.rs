//! The laws of every game, tried on Three Dead Strangers, and faults that they must catch.

use testkit::Laws;
use three_dead_strangers::{Setup, Strangers};

fn setup(json: &str) -> Setup {
    serde_json::from_str(json).unwrap()
}

fn toys() -> Vec<Setup> {
    let s = |who: &str, what: &str| format!(r#"{{"who":"{who}","what":"{what}"}}"#);
    let pair = |a: String, b: String, count: u8| format!(r#"{{"card":[{a},{b}],"count":{count}}}"#);
    let accusation = |count: u8| format!(r#"{{"card":"accusation","count":{count}}}"#);
    let deck = [
        pair(s("shelby", "motive"), s("shelby", "means"), 1),
        pair(s("shelby", "opportunity"), s("thomas", "motive"), 2),
        pair(s("thomas", "means"), "\"dead_end\"".into(), 1),
        accusation(2),
    ]
    .join(",");
    let toy = |seats: u8, characters: u8, victims: u8, hand: u8, more: &str| {
        setup(&format!(
            r#"{{"seats":{seats},"deck":[{deck}],"toy":{{"characters":{characters},"victims":{victims},"hand":{hand}}}{more}}}"#
        ))
    };
    vec![
        toy(2, 2, 1, 1, ""),
        toy(2, 3, 1, 2, r#","spacing":"strict""#),
        toy(2, 2, 2, 1, r#","games":2,"scoring":"all_alike""#),
    ]
}

fn full() -> Vec<Setup> {
    [2, 3, 4].map(Setup::new).into_iter().chain([setup(r#"{"seats":4,"spacing":"strict","games":2}"#)]).collect()
}

/// Every card played, every accusation that can be wrong put back and drawn again, and passes between.
fn bound(setup: &Setup) -> usize {
    let cards = setup.deck.as_ref().map_or(76, |deck| deck.total());
    let turns = cards + 16;
    usize::from(setup.games) * (1 + 2 * turns + usize::from(setup.seats) * (turns + 1))
}

fn laws() -> Laws<Strangers> {
    Laws::new(toys(), full(), bound)
}

#[test]
fn law_1_games_end() {
    eprintln!("{:?}", laws().law_1_games_end().unwrap());
}
#[test]
fn law_2() {
    eprintln!("{:?}", laws().law_2_replay().unwrap());
}
#[test]
fn law_3() {
    eprintln!("{:?}", laws().law_3_refusals().unwrap());
}
#[test]
fn law_4() {
    eprintln!("{:?}", laws().law_4_hiding().unwrap());
}
#[test]
fn law_5() {
    eprintln!("{:?}", laws().law_5_spectators().unwrap());
}
#[test]
fn law_6() {
    eprintln!("{:?}", laws().law_6_belief().unwrap());
}
#[test]
fn law_8() {
    eprintln!("{:?}", laws().law_8_debug().unwrap());
}
