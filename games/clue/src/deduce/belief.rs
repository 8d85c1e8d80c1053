//! The chances of who has which card.

use game::{BySeat, Contradiction, Knowledge, Reading};
use inference::{Solution, Solver, Weight};
use rand::Rng;

use crate::cards::Crime;
use crate::deduce::casebook::Names;
use crate::deduce::{Casebook, Fact, Holder};
use crate::moves::{Deal, WeaponRooms};
use crate::rules::Clue;

/// The chances of everything hidden, for one viewer: exact.
#[derive(Clone, Debug)]
pub struct Belief {
    pub(crate) names: Names,
    pub(crate) solution: Solution,
}

impl Belief {
    /// What a viewer may believe; `None` before the deal.
    ///
    /// # Errors
    /// Nothing is consistent with the knowledge, which a real table never shows, or an exact answer takes too many steps.
    pub fn of(knowledge: &Knowledge<Clue>, reading: Reading) -> Result<Option<Belief>, Contradiction> {
        let Some(casebook) = Casebook::of(knowledge) else { return Ok(None) };
        Belief::from_casebook(&mut Solver::default(), &casebook, reading).map(Some).ok_or(Contradiction)
    }

    /// The same of what was made of it; nothing where it takes too many steps, or nothing is consistent.
    pub(crate) fn from_casebook(solver: &mut Solver, casebook: &Casebook, reading: Reading) -> Option<Belief> {
        Belief::weighed(solver, casebook, reading, Vec::new())
    }

    /// The same where other reasons make some deals likelier, too.
    pub(crate) fn weighed(
        solver: &mut Solver,
        casebook: &Casebook,
        reading: Reading,
        weights: Vec<Weight>,
    ) -> Option<Belief> {
        let mut problem = match reading {
            Reading::Possible => casebook.log.possible(),
            Reading::Likely => casebook.log.likely(),
        };
        for weight in weights {
            // As in `Log::likely`: what is beyond the range of numbers is left out.
            let _ = problem.weigh(weight);
        }
        let solution = solver.try_solve(&problem).ok()??;
        Some(Belief { names: casebook.names.clone(), solution })
    }

    /// The number of deals that are consistent with what is known.
    pub fn deals(&self) -> f64 {
        self.solution.count()
    }

    /// The chance of a fact.
    ///
    /// # Panics
    /// When the game has no such card or seat.
    pub fn chance(&self, fact: Fact) -> f64 {
        self.solution.chance(self.names.card(fact.card), self.names.holder(fact.holder))
    }

    /// The crimes that are possible, with their chances.
    ///
    /// # Panics
    /// Never with a deck of the rules: a case file has one of each, and few combinations.
    pub fn crimes(&self) -> Vec<(Crime, f64)> {
        let joint =
            self.solution.joint(self.names.holder(Holder::CaseFile)).expect("the case file has one of each");
        joint.iter().map(|(cards, chance)| (self.names.crime(cards), chance)).collect()
    }

    /// One deal by its chance; of the weapons, which lie where all can see them, it says nothing.
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Deal {
        let deal = self.solution.sample(rng);
        let hand = |holder| deal.hand(self.names.holder(holder));
        Deal {
            hands: BySeat::new(self.names.setup.players(), |seat| self.names.cards(hand(Holder::Seat(seat)))),
            case_file: self.names.crime(hand(Holder::CaseFile)),
            weapons: WeaponRooms::default(),
        }
    }
}
