//! Faults that can be planted in any game, for the laws on belief, help and reviews.

use std::hash::{DefaultHasher, Hash, Hasher};

use game::{Arg, Contradiction, Deduce, Knowledge, Message, Reading, Table};
use presentation::{Aid, Playable, Review, Why};

use crate::Fault;

/// Belief that makes nothing of how people choose.
pub struct Unread;

impl<G: Deduce> Fault<G> for Unread {
    fn chances(knowledge: &Knowledge<G>, _: Reading) -> Result<Vec<(<G as Deduce>::Fact, f64)>, Contradiction> {
        G::chances(knowledge, Reading::Possible)
    }
}

/// Help that takes what is probable for certain.
pub struct Guesses;

impl<G: Deduce + Playable> Fault<G> for Guesses {
    fn aid(knowledge: &Knowledge<G>) -> Option<Aid<<G as Playable>::Fact>> {
        let mut aid = G::aid(knowledge)?;
        aid.facts.iter_mut().for_each(|told| told.possible = told.possible.map(f64::round));
        Some(aid)
    }
}

/// Reasons for what is not certain.
pub struct Hasty;

impl<G: Deduce + Playable> Fault<G> for Hasty {
    fn why(knowledge: &Knowledge<G>, fact: &<G as Playable>::Fact) -> Option<Why> {
        G::why(knowledge, fact).or(Some(Why { is: false, reasons: Vec::new() }))
    }
}

/// Reasons that rest on news which nobody was told.
pub struct Hearsay;

impl<G: Deduce + Playable> Fault<G> for Hearsay {
    fn why(knowledge: &Knowledge<G>, fact: &<G as Playable>::Fact) -> Option<Why> {
        let mut why = G::why(knowledge, fact)?;
        why.reasons.iter_mut().for_each(|reason| reason.news += 1_000);
        Some(why)
    }
}

/// Reviews that say of everything that it followed a move earlier than it did.
pub struct Early;

impl<G: Deduce + Playable> Fault<G> for Early {
    fn review(table: &Table<G>) -> Option<Review<<G as Playable>::Fact>> {
        let mut review = G::review(table)?;
        review.followed.iter_mut().for_each(|followed| followed.ply -= 1);
        Some(review)
    }
}

/// Help that gives no reason for anything.
pub struct Silent;

impl<G: Deduce + Playable> Fault<G> for Silent {
    fn why(_: &Knowledge<G>, _: &<G as Playable>::Fact) -> Option<Why> {
        None
    }
}

/// A number from 0 to 1 that depends on every move of a game.
fn fate<G: Deduce>(table: &Table<G>) -> f64 {
    let mut hasher = DefaultHasher::new();
    table.log().hash(&mut hasher);
    (hasher.finish() % 100) as f64 / 100.0
}

/// Reviews whose curves know from the start how the game will go.
pub struct Foresees;

impl<G: Deduce + Playable> Fault<G> for Foresees {
    fn review(table: &Table<G>) -> Option<Review<<G as Playable>::Fact>> {
        let mut review = G::review(table)?;
        review.curves.iter_mut().for_each(|curve| curve.values[0] += fate(table));
        Some(review)
    }
}

/// Reviews that know how the game will go, and say so.
pub struct Foretells;

impl<G: Deduce + Playable> Fault<G> for Foretells {
    fn review(table: &Table<G>) -> Option<Review<<G as Playable>::Fact>> {
        let mut review = G::review(table)?;
        let said = Message::new("chance").with("chance", Arg::percent(fate(table)));
        review.moments.iter_mut().for_each(|moment| moment.text.push(said.clone()));
        Some(review)
    }
}
