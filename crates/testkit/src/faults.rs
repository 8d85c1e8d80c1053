//! Faults that can be planted in any game, for the laws on belief, help and reviews.

use game::{Contradiction, Deduce, Knowledge, Reading, Table};
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
