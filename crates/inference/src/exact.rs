//! Exact belief.

use belief::{Card, CardSet, Joint, NoJoint, Solution, Solver, TooHard};
use rand::Rng;

use crate::deal::Deal;
use crate::evidence::{Evidence, Reading};
use crate::holder::{Holder, Player};
use crate::setup::Setup;

/// The chances of everything hidden in one reading: exact.
#[derive(Clone, Debug)]
pub struct Belief {
    setup: Setup,
    solution: Solution,
}

/// Why there is no exact belief.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// No deal is consistent with the evidence; [`Log::contradiction`](crate::Log::contradiction) says why.
    #[error("no deal is consistent with what is known")]
    Contradiction,
    /// It takes more than the solver may use.
    #[error(transparent)]
    TooHard(#[from] TooHard),
}

impl Belief {
    /// What follows from evidence.
    ///
    /// # Errors
    /// No deal is consistent with it, or it is beyond the limits of belief.
    pub fn of(evidence: &Evidence, reading: Reading) -> Result<Belief, Unsolved> {
        Belief::with(&mut Solver::default(), evidence, reading)
    }

    /// The same with a solver that is used again, and that may have a limit of its own.
    ///
    /// # Errors
    /// No deal is consistent with the evidence, or it is beyond the solver's limit.
    pub fn with(solver: &mut Solver, evidence: &Evidence, reading: Reading) -> Result<Belief, Unsolved> {
        let solution = solver.try_solve(&evidence.problem(reading))?.ok_or(Unsolved::Contradiction)?;
        Ok(Belief { setup: evidence.setup().clone(), solution })
    }

    pub(crate) fn from_solution(setup: Setup, solution: Solution) -> Belief {
        Belief { setup, solution }
    }

    /// Gives the memory back to the solver.
    pub fn recycle(self, solver: &mut Solver) {
        solver.recycle(self.solution);
    }

    /// Takes in that a player has none of these cards, at a small part of the work of solving anew; whether any deal is
    /// left. When none is, the belief tells nothing any more.
    ///
    /// # Panics
    /// When there is no such player.
    pub fn rule_out(&mut self, player: Player, cards: CardSet) -> bool {
        self.solution.rule_out(self.setup.place(player.into()), cards)
    }

    /// The number of deals that are consistent with what is known.
    pub fn deals(&self) -> f64 {
        self.solution.count()
    }

    /// How much work it was.
    pub fn states(&self) -> usize {
        self.solution.states()
    }

    /// The chance that the card is there; exactly 0 or 1 when that is certain.
    ///
    /// # Panics
    /// When there is no such card or holder.
    pub fn chance(&self, card: Card, holder: Holder) -> f64 {
        self.solution.chance(card, self.setup.place(holder))
    }

    /// The chances of everything that the case file may hold.
    ///
    /// # Errors
    /// There are too many combinations, or it would take too much memory to tell their chances apart.
    pub fn case_file(&self) -> Result<Joint, NoJoint> {
        self.solution.joint(self.setup.case_file())
    }

    /// One deal by its chance.
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Deal {
        Deal::of(&self.setup, &self.solution.sample(rng))
    }

    /// So many deals, spread evenly by their chances: always the same ones.
    pub fn spread(&self, count: usize) -> impl Iterator<Item = Deal> + '_ {
        self.solution.spread(count).map(|deal| Deal::of(&self.setup, &deal))
    }
}
