//! Faults for law 7.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::Bot;
use game::{Contradiction, Deduce, Game, Knowledge, Message, Seat, SetupError, Table};
use presentation::Level;
use rand::Rng;
use testkit::Fault;
use testkit::kuhn::{Card, Kuhn, Move, Observation, Setup};

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
fn law_7_catches_bad_reasons() {
    /// A bot with these reasons.
    struct Says<F>(F);
    impl<F: Fn(Seat) -> Vec<Message> + Send + Sync> Bot<Kuhn> for Says<F> {
        fn choose(&self, _: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Move {
            Move::Pass
        }
        fn why(&self, knowledge: &Knowledge<Kuhn>, _: &Move) -> Vec<Message> {
            self.0(knowledge.viewer.seat().unwrap())
        }
    }
    fn fine(who: Seat) -> Vec<Message> {
        vec![Message::new("bets-the-highest").with("who", who)]
    }

    struct Fine;
    impl Fault<Kuhn> for Fine {
        fn bots() -> Vec<Level<Kuhn>> {
            level(Says(fine))
        }
    }
    assert!(full().planted::<Fine>().law_7_reasons().unwrap().positions > 0);

    struct Silent;
    impl Fault<Kuhn> for Silent {
        fn bots() -> Vec<Level<Kuhn>> {
            vec![Level::new("planted", Says(fine)), Level::new("silent", Says(|_| Vec::new()))]
        }
    }
    check_caught(full().planted::<Silent>().law_7_reasons(), 7, "bot silent never says why");

    struct Wordless;
    impl Fault<Kuhn> for Wordless {
        fn bots() -> Vec<Level<Kuhn>> {
            level(Says(|_| vec![Message::new("nobody-has-words-for-this")]))
        }
    }
    check_caught(toy().planted::<Wordless>().law_7_reasons(), 7, "has no words");

    struct Talks;
    impl Fault<Kuhn> for Talks {
        fn bots() -> Vec<Level<Kuhn>> {
            level(Says(|who| [fine(who), fine(who), fine(who), fine(who)].concat()))
        }
    }
    check_caught(toy().planted::<Talks>().law_7_reasons(), 7, "gives 4 reasons");

    struct Wavers;
    impl Fault<Kuhn> for Wavers {
        fn bots() -> Vec<Level<Kuhn>> {
            let asked = AtomicBool::new(false);
            level(Says(move |who| if asked.fetch_not(Ordering::Relaxed) { fine(who) } else { Vec::new() }))
        }
    }
    check_caught(toy().planted::<Wavers>().law_7_reasons(), 7, "gives other reasons");
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

thread_local! {
    /// The cards of the game that was played on last, by seat.
    static TABLE: RefCell<Vec<Card>> = const { RefCell::new(Vec::new()) };
}

#[test]
fn law_7_catches_a_bot_that_sees_the_cards_behind_its_knowledge() {
    struct Peeps;
    impl Bot<Kuhn> for Peeps {
        fn choose(&self, knowledge: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Move {
            let best = TABLE.with_borrow(|cards| cards.iter().copied().max());
            if knowledge.view.own == best { Move::Bet } else { Move::Pass }
        }
    }
    struct OpenTable;
    impl Fault<Kuhn> for OpenTable {
        fn start(setup: &Setup) -> Result<Kuhn, SetupError> {
            TABLE.with_borrow_mut(Vec::clear);
            Kuhn::start(setup)
        }
        fn apply(game: &mut Kuhn, m: &Move) {
            if let Move::Deal(card) = *m {
                TABLE.with_borrow_mut(|cards| cards.push(card));
            }
            game.apply(m);
        }
        fn bots() -> Vec<Level<Kuhn>> {
            level(Peeps)
        }
    }
    let verdict = full().planted::<OpenTable>().law_7_blind(200);
    check_caught(verdict, 7, "chooses differently where only hidden cards are different");
    full().planted::<OpenTable>().law_7_bots().expect("its moves are legal, and it remembers nothing");
}

#[test]
fn law_7_catches_a_world_in_which_the_bot_knows_something_else() {
    struct Careless;
    impl Fault<Kuhn> for Careless {
        fn determinize(knowledge: &Knowledge<Kuhn>, rng: &mut dyn Rng) -> Result<Table<Kuhn>, Contradiction> {
            let mut other = knowledge.clone();
            if let Some(Observation::Dealt { card: Some(card), .. }) =
                other.observations.iter_mut().find(|told| matches!(told, Observation::Dealt { card: Some(_), .. }))
            {
                card.0 = (card.0 + 1) % 13;
            }
            Kuhn::determinize(&other, rng)
        }
    }
    check_caught(full().planted::<Careless>().law_7_blind(200), 7, "knows something else in a world sampled");
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
