//! Faults for law 7.

use std::sync::atomic::{AtomicBool, Ordering};

use bots::Bot;
use game::Knowledge;
use presentation::Level;
use rand::Rng;
use testkit::Fault;
use testkit::kuhn::{Card, Kuhn, Move};

use crate::{check_caught, full, toy};

fn level(bot: impl Bot<Kuhn> + 'static) -> Vec<Level<Kuhn>> {
    vec![Level::new("planted", bot)]
}

#[test]
fn law_7_catches_an_illegal_move() {
    struct Dealer;
    impl Bot<Kuhn> for Dealer {
        fn choose(&self, _: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Move {
            Move::Deal(Card(0))
        }
    }
    struct Cheats;
    impl Fault<Kuhn> for Cheats {
        fn bots() -> Vec<Level<Kuhn>> {
            level(Dealer)
        }
    }
    check_caught(full().planted::<Cheats>().law_7_bots(), 7, "bot planted at seat 0 makes an illegal move");
}

#[test]
fn law_7_catches_a_bot_that_remembers() {
    #[derive(Default)]
    struct Alternates(AtomicBool);
    impl Bot<Kuhn> for Alternates {
        fn choose(&self, _: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Move {
            if self.0.fetch_not(Ordering::Relaxed) { Move::Bet } else { Move::Pass }
        }
    }
    struct Remembers;
    impl Fault<Kuhn> for Remembers {
        fn bots() -> Vec<Level<Kuhn>> {
            level(Alternates::default())
        }
    }
    check_caught(full().planted::<Remembers>().law_7_bots(), 7, "it remembers");
}

#[test]
fn law_7_catches_a_bot_that_panics() {
    struct Gives;
    impl Bot<Kuhn> for Gives {
        fn choose(&self, knowledge: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Move {
            assert!(knowledge.view.own != Some(Card(1)), "I do not know what to do with the middle card");
            Move::Pass
        }
    }
    struct Panics;
    impl Fault<Kuhn> for Panics {
        fn bots() -> Vec<Level<Kuhn>> {
            level(Gives)
        }
    }
    check_caught(toy().planted::<Panics>().law_7_bots(), 7, "bot planted at seat");
}

#[test]
fn law_7_catches_a_forced_move_that_is_none() {
    struct Hurried;
    impl Fault<Kuhn> for Hurried {
        fn forced(_: &Knowledge<Kuhn>) -> Option<Move> {
            Some(Move::Pass)
        }
    }
    check_caught(toy().planted::<Hurried>().law_7_bots(), 7, "called forced where there is another");

    struct Wrong;
    impl Fault<Kuhn> for Wrong {
        fn forced(_: &Knowledge<Kuhn>) -> Option<Move> {
            Some(Move::Deal(Card(0)))
        }
    }
    check_caught(full().planted::<Wrong>().law_7_bots(), 7, "a forced move is illegal");
}

#[test]
fn law_7_wants_a_bot() {
    struct Nobody;
    impl Fault<Kuhn> for Nobody {
        fn bots() -> Vec<Level<Kuhn>> {
            Vec::new()
        }
    }
    check_caught(full().planted::<Nobody>().law_7_bots(), 7, "there is no bot");
}
