//! Faults for law 11.

use env::{Encode, Mask, Position};
use game::Seat;
use testkit::Fault;
use testkit::kuhn::{Fact, Kuhn, Move};

use crate::{card, check_caught, full, toy};

#[test]
fn law_11_catches_a_card_among_the_numbers() {
    struct Marked;
    impl Fault<Kuhn> for Marked {
        fn write(position: &Position<Kuhn>, seat: Seat, bytes: &mut [u8]) {
            Kuhn::write(position, seat, bytes);
            bytes[13] = u8::from(card(&position.game, seat.next(2)).is_some_and(|card| card.0 > 1));
        }
    }
    for laws in [toy(), full()] {
        check_caught(laws.planted::<Marked>().law_11_numbers(), 11, "by the field `other` of an observation");
    }
}

#[test]
fn law_11_catches_moves_that_cannot_be_picked_or_are_none() {
    struct Timid;
    impl Fault<Kuhn> for Timid {
        fn mask(position: &Position<Kuhn>, picks: &[u8]) -> Mask {
            Kuhn::mask(position, picks).iter().take(1).collect()
        }
    }
    check_caught(toy().planted::<Timid>().law_11_numbers(), 11, "no picks make a legal move");

    struct Muddled;
    impl Fault<Kuhn> for Muddled {
        fn made(_: &Position<Kuhn>, _: &[u8]) -> Option<Move> {
            Some(Move::Pass)
        }
    }
    check_caught(toy().planted::<Muddled>().law_11_numbers(), 11, "no picks make a legal move");

    struct Cheat;
    impl Fault<Kuhn> for Cheat {
        fn made(position: &Position<Kuhn>, _: &[u8]) -> Option<Move> {
            card(&position.game, Seat(0)).map(Move::Deal)
        }
    }
    check_caught(toy().planted::<Cheat>().law_11_numbers(), 11, "picks make an illegal move");
}

#[test]
fn law_11_catches_facts_that_share_a_number_or_have_a_wrong_one() {
    struct Mixed;
    impl Fault<Kuhn> for Mixed {
        fn place(game: &Kuhn, fact: &Fact, seat: Seat) -> Option<usize> {
            game.place(fact, seat).map(|place| place / 13)
        }
    }
    check_caught(toy().planted::<Mixed>().law_11_numbers(), 11, "have one number");

    struct Beyond;
    impl Fault<Kuhn> for Beyond {
        fn place(game: &Kuhn, fact: &Fact, seat: Seat) -> Option<usize> {
            game.place(fact, seat).map(|place| place + 13)
        }
    }
    check_caught(full().planted::<Beyond>().law_11_numbers(), 11, "has a number beyond all");
}
