//! In a review bots say why they did what they did.

#![allow(clippy::print_stdout, reason = "one of them prints how long reviews take")]

use crate::support::{next_move_of, rng, tables};
use catalog::{AnyTable, ByBot, Review, Seat, StoodIn};

/// Those of the game's bots that people are asked to play against, the strongest in the last seats.
fn offered(seats: usize) -> impl Fn(usize) -> &'static str {
    move |seat| ["cadet", "constable", "inspector", "mastermind"][seat + 4 - seats.min(4)]
}

/// A finished game of Clue between such bots.
fn played() -> Box<dyn AnyTable> {
    let mut table = tables(catalog::find("clue").unwrap()).find(|table| table.seats() == 4).unwrap();
    let mut rng = rng(3);
    while let Some(m) = next_move_of(&*table, &mut rng, offered(4)) {
        table.apply(m);
    }
    table
}

fn review(table: &dyn AnyTable) -> Review {
    table.review().unwrap().run().unwrap()
}

#[test]
fn a_bots_own_reasons_take_the_place_of_what_could_be_thought() {
    let mut table = played();
    let without = review(&*table);
    assert!(without.moments.iter().all(|moment| moment.why.is_empty()));
    table.set_by_bots(ByBot::all((0..4).map(|seat| Some(offered(4)(seat))), &[], "", 0));
    let with = review(&*table);
    for seat in Seat::all(4) {
        let mut own = with.moments.iter().filter(|moment| moment.seat == seat);
        assert!(own.any(|moment| !moment.why.is_empty()), "{seat} says nothing");
    }
    for (one, before) in with.moments.iter().zip(&without.moments) {
        let thought = if one.why.is_empty() { &before.thought[..] } else { &[] };
        assert_eq!(one.thought, thought);
        assert_eq!(
            (one.ply, one.seat, one.grade, &one.text),
            (before.ply, before.seat, before.grade, &before.text)
        );
    }
}

#[test]
fn only_moves_that_a_known_bot_made_are_explained() {
    let mut table = played();
    let half = table.ply() / 2;
    let stood_in = [StoodIn { seat: Seat(1), from: half, to: None }];
    let levels = [None, None, Some("nobody-knows"), Some("mastermind")];
    table.set_by_bots(ByBot::all(levels, &stood_in, "constable", half));
    let review = review(&*table);
    let explained = |seat| {
        let own = review.moments.iter().filter(move |moment| moment.seat == Seat(seat) && !moment.why.is_empty());
        own.map(|moment| moment.ply).collect::<Vec<_>>()
    };
    assert_eq!((explained(0), explained(2)), (vec![], vec![]), "a person, and a bot that is known no more");
    for seat in [1, 3] {
        assert!(explained(seat).first().is_some_and(|&ply| ply >= half), "{:?}", explained(seat));
    }
}

/// How long reviews take of games between the strongest bots, with and without their reasons.
#[test]
#[ignore = "it is for people to read"]
fn how_long_reasons_take() {
    for &game in catalog::games() {
        let best = game.strongest();
        let mut longest = [0; 2];
        for seed in 0..5 {
            let mut table = tables(game).find(|table| table.seats() >= 4).unwrap();
            let mut rng = rng(seed);
            while let Some(m) = next_move_of(&*table, &mut rng, |_| best) {
                table.apply(m);
            }
            for (with, longest) in longest.iter_mut().enumerate() {
                let levels = (0..table.seats()).map(|_| Some(best).filter(|_| with == 1));
                table.set_by_bots(ByBot::all(levels, &[], best, 0));
                let begun = std::time::Instant::now();
                review(&*table);
                *longest = (*longest).max(begun.elapsed().as_millis());
            }
        }
        println!("{}: {} ms, with reasons {} ms", game.name(), longest[0], longest[1]);
    }
}
