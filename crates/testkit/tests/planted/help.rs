//! Faults for law 9.

use game::{Game, Knowledge, Message, Seat, Table, Viewer};
use presentation::{Advice, Aid, Followed, Help, Playable, Review, Why};
use rand::Rng;
use testkit::kuhn::{Card, Fact, Kuhn, Move, Orders};
use testkit::{Fault, Laws, faults};

use crate::{card, check_caught, full, toy};

#[test]
fn law_9_holds_for_kuhn_poker() {
    let tally = full().law_9_help().unwrap();
    assert!(tally.positions > 0 && tally.pairs > 0, "{tally:?}");
    assert!(toy().law_9_help().unwrap().positions > 0);
}

#[test]
fn law_9_catches_help_that_guesses() {
    struct Guesses;
    impl Fault<Kuhn> for Guesses {
        fn aid(knowledge: &Knowledge<Kuhn>) -> Option<Aid<Fact>> {
            let mut aid = Kuhn::aid(knowledge)?;
            for told in &mut aid.facts {
                told.possible = told.possible.map(f64::round);
            }
            Some(aid)
        }
    }
    check_caught(toy().planted::<Guesses>().law_9_help(), 9, "(Possible), belief 0.");
    check_caught(full().planted::<Guesses>().law_9_help(), 9, "(Possible), belief 0.");
}

#[test]
fn law_9_catches_a_likely_chance_that_is_only_possible() {
    struct Uniform;
    impl Fault<Kuhn> for Uniform {
        fn aid(knowledge: &Knowledge<Kuhn>) -> Option<Aid<Fact>> {
            let mut aid = Kuhn::aid(knowledge)?;
            aid.facts.iter_mut().for_each(|told| told.likely = told.possible);
            Some(aid)
        }
    }
    check_caught(toy().planted::<Uniform>().law_9_help(), 9, "(Likely), belief 0.");
}

#[test]
fn law_9_catches_help_that_lists_a_fact_twice() {
    struct Twice;
    impl Fault<Kuhn> for Twice {
        fn aid(knowledge: &Knowledge<Kuhn>) -> Option<Aid<Fact>> {
            Kuhn::aid(knowledge).map(|aid| Aid { facts: [aid.facts.clone(), aid.facts].concat() })
        }
    }
    check_caught(toy().planted::<Twice>().law_9_help(), 9, "twice");
}

#[test]
fn law_9_catches_a_reason_that_was_never_told() {
    struct Hearsay;
    impl Fault<Kuhn> for Hearsay {
        fn why(knowledge: &Knowledge<Kuhn>, fact: &Fact) -> Option<Why> {
            let mut why = Kuhn::why(knowledge, fact)?;
            why.reasons.iter_mut().for_each(|reason| reason.news += 10);
            Some(why)
        }
    }
    check_caught(toy().planted::<Hearsay>().law_9_help(), 9, "which they were never told");

    struct Contrary;
    impl Fault<Kuhn> for Contrary {
        fn why(knowledge: &Knowledge<Kuhn>, fact: &Fact) -> Option<Why> {
            Kuhn::why(knowledge, fact).map(|why| Why { is: !why.is, ..why })
        }
    }
    check_caught(toy().planted::<Contrary>().law_9_help(), 9, "reasons for the opposite");

    struct Eager;
    impl Fault<Kuhn> for Eager {
        fn why(knowledge: &Knowledge<Kuhn>, fact: &Fact) -> Option<Why> {
            Kuhn::why(knowledge, fact).or(Some(Why { is: true, reasons: Vec::new() }))
        }
    }
    check_caught(toy().planted::<Eager>().law_9_help(), 9, "which is not certain");
}

#[test]
fn law_9_catches_a_review_that_looks_at_the_cards() {
    struct Peeks;
    impl Fault<Kuhn> for Peeks {
        fn review(table: &Table<Kuhn>) -> Option<Review<Fact>> {
            let mut review = Kuhn::review(table)?;
            let cards = Seat::all(2).map(|seat| card(table.game(), seat)).collect::<Vec<_>>();
            for moment in &mut review.moments {
                let (own, others) = (cards[moment.seat.index()], cards[1 - moment.seat.index()]);
                moment.chance = Some(if own > others { 1.0 } else { 0.0 });
            }
            Some(review)
        }
    }
    let laws = Laws { games: 60, ..full() };
    check_caught(laws.planted::<Peeks>().law_9_help(), 9, "by what they could not know");
}

#[test]
fn law_9_catches_curves_and_words_that_know_the_end() {
    check_caught(full().planted::<faults::Foresees>().law_9_help(), 9, "draws the curve");
    let laws = Laws { games: 60, ..full() };
    check_caught(laws.planted::<faults::Foretells>().law_9_help(), 9, "judges a choice");
}

#[test]
fn law_9_catches_help_that_gives_no_reasons() {
    struct Silent;
    impl Fault<Kuhn> for Silent {
        fn helps() -> &'static [Help] {
            Help::ALL
        }
        fn why(_: &Knowledge<Kuhn>, _: &Fact) -> Option<Why> {
            None
        }
    }
    check_caught(toy().planted::<Silent>().law_9_help(), 9, "gives no reason");

    struct Reasons;
    impl Fault<Kuhn> for Reasons {
        fn helps() -> &'static [Help] {
            Help::ALL
        }
    }
    assert!(toy().planted::<Reasons>().law_9_help().is_ok());
}

#[test]
fn law_9_catches_a_review_that_says_it_followed_too_early() {
    struct Early;
    impl Fault<Kuhn> for Early {
        fn review(table: &Table<Kuhn>) -> Option<Review<Fact>> {
            let mut review = Kuhn::review(table)?;
            let other: Card = table.game().view(Viewer::Seat(Seat(1))).own?;
            let fact = Fact { seat: Seat(1), card: other };
            review.followed.push(Followed { seat: Seat(0), fact, is: true, ply: 2 });
            Some(review)
        }
    }
    check_caught(toy().planted::<Early>().law_9_help(), 9, "could know");
}

#[test]
fn law_9_holds_for_the_hints_of_kuhn_poker() {
    let laws = Laws { words: Some(Kuhn::words()), ..full() };
    let tally = laws.law_9_hints().unwrap();
    assert!(tally.positions > 0 && tally.pairs > 0, "{tally:?}");
}

#[test]
fn law_9_catches_hints_that_cannot_be_said() {
    struct Mumbles;
    impl Fault<Kuhn> for Mumbles {
        fn advice(knowledge: &Knowledge<Kuhn>, m: &Move) -> Option<Advice> {
            let act = Kuhn::advice(knowledge, m)?.act;
            Some(Advice::new(act, [Message::new("no-such-reason")]))
        }
    }
    let laws = Laws { words: Some(Kuhn::words()), ..full().planted::<Mumbles>() };
    check_caught(laws.law_9_hints(), 9, "no-such-reason");
}

#[test]
fn law_9_catches_hints_for_moves_that_nobody_may_make() {
    struct Reckless;
    impl Fault<Kuhn> for Reckless {
        fn advice(_: &Knowledge<Kuhn>, _: &Move) -> Option<Advice> {
            Some(Advice::new(Message::new("hint-pass"), [Message::new("hint-pass")]))
        }
    }
    check_caught(full().planted::<Reckless>().law_9_hints(), 9, "an illegal move is advised");

    struct Silent;
    impl Fault<Kuhn> for Silent {
        fn helps() -> &'static [Help] {
            Help::ALL
        }
        fn advice(_: &Knowledge<Kuhn>, _: &Move) -> Option<Advice> {
            None
        }
    }
    check_caught(full().planted::<Silent>().law_9_hints(), 9, "has no words");
}

#[test]
fn law_9_holds_for_the_orders_of_kuhn_poker() {
    let tally = full().law_9_orders().unwrap();
    assert!(tally.positions > 0 && tally.pairs > 0, "{tally:?}");
}

#[test]
fn law_9_catches_orders_that_break_the_rules_or_were_never_given() {
    struct Deals;
    impl Fault<Kuhn> for Deals {
        fn obey(orders: &Orders, knowledge: &Knowledge<Kuhn>, rng: &mut dyn Rng) -> Option<Move> {
            Kuhn::obey(orders, knowledge, rng).map(|_| Move::Deal(Card(0)))
        }
    }
    check_caught(full().planted::<Deals>().law_9_orders(), 9, "against the rules");

    struct Bets;
    impl Fault<Kuhn> for Bets {
        fn obey(_: &Orders, _: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Option<Move> {
            Some(Move::Bet)
        }
    }
    check_caught(full().planted::<Bets>().law_9_orders(), 9, "by no order");
}
