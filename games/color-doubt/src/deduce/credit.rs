//! What can be said of the standing announcement, for whoever weighs it.

use game::{Contradiction, Knowledge};

use super::in_both;
use super::record::last_claim;
use crate::ColorDoubt;

/// What can be said of the standing announcement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Credit {
    /// The chance that whoever announced it held enough cards of the colour, the rainbow card counted with them, so that
    /// it can be true: [`Able`](crate::Fact::Able) in the reading [`Possible`](game::Reading::Possible).
    pub can: f64,
    /// The chance that it is true: [`Truthful`](crate::Fact::Truthful) in the reading [`Likely`](game::Reading::Likely).
    pub is: f64,
}

impl Credit {
    /// Nothing where none stands, and to whoever made it.
    ///
    /// # Errors
    /// No world fits the knowledge.
    pub fn of(knowledge: &Knowledge<ColorDoubt>) -> Result<Option<Credit>, Contradiction> {
        Ok(in_both(knowledge)?.map(|[possible, likely]| {
            let can = possible.able;
            // What cannot be is not a little likely, however the sums are rounded.
            Credit { can, is: if can == 0.0 { 0.0 } else { likely.truthful } }
        }))
    }
}

/// What speaks for the standing announcement and against it: for fitting the behaviour to games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grounds {
    /// What is said of it.
    pub credit: Credit,
    /// What is multiplied by the [`WEIGHTS`](Self::WEIGHTS) and added up to the logarithm of how much the truth is
    /// favoured.
    pub terms: [f64; Grounds::TERMS],
    /// The odds that it is true if the truth is not favoured, and by how much they rise for each time that it is.
    pub odds: [f64; 2],
}

impl Grounds {
    /// Nothing where no announcement stands, to whoever made it, and where everybody knows that it is a lie.
    ///
    /// # Errors
    /// No world fits the knowledge.
    pub fn of(knowledge: &Knowledge<ColorDoubt>) -> Result<Option<Grounds>, Contradiction> {
        let (Some(credit), Some(claim)) = (Credit::of(knowledge)?, last_claim(knowledge)?) else { return Ok(None) };
        let (blind, can) = claim.blind_and_can();
        if blind == 0.0 {
            return Ok(None);
        }
        let odds = credit.is / (1.0 - credit.is) / (1.0 + claim.favour());
        Ok(Some(Grounds { credit, terms: claim.terms(can), odds: [odds, odds / blind] }))
    }
}
