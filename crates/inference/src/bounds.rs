//! What is certain where not all deals can be counted: what a look at each player alone tells.

use belief::{Card, CardSet, Constraint, Holder, Problem, Quota, Solution, Solver};
use serde::Serialize;
use ts_rs::TS;

use crate::event::held;
use crate::log::Log;

/// What is certain of a card at a holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "notebook/", rename = "Mark")]
pub enum Certainty {
    /// It is there.
    Has,
    /// It is not there.
    Not,
    /// It may be there.
    Open,
}

/// How many states a look at one player alone may take.
const LOOK: usize = 1 << 15;
/// What a look takes at least, in states.
const LEAST: usize = 400;
/// Looks at all players are repeated so often at most.
const LOOKS: usize = 4;

/// What each holder may and must hold, as far as a look at each alone can tell.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bounds {
    pub(crate) may: Vec<CardSet>,
    pub(crate) must: Vec<CardSet>,
}

impl Bounds {
    /// Nothing when nothing is possible. What the work takes is taken off `left`, in states; when nothing is left,
    /// the conclusions end.
    ///
    /// Each player is looked at beside the case file, with all others taken together: what follows from this holds,
    /// but more may hold.
    pub(crate) fn within(log: &Log, left: &mut usize) -> Option<Bounds> {
        let (setup, problem) = (log.setup(), log.possible());
        let mut bounds = Bounds {
            may: setup.holders().map(|holder| setup.cards() - log.lacks(holder)).collect(),
            must: setup.holders().map(|holder| log.holds(holder)).collect(),
        };
        for _ in 0..LOOKS {
            let before = bounds.clone();
            for holder in setup.holders().filter(|&holder| holder != setup.case_file()) {
                if *left > 0 {
                    bounds.look_at(&problem, setup.case_file(), holder, left)?;
                }
            }
            if before == bounds {
                break;
            }
        }
        Some(bounds)
    }

    /// What is certain of a card at a holder.
    pub(crate) fn mark(&self, card: Card, holder: Holder) -> Certainty {
        let holder = holder.index();
        let elsewhere = (0..self.must.len()).any(|other| other != holder && self.must[other].contains(card));
        match (self.must[holder].contains(card), elsewhere || !self.may[holder].contains(card)) {
            (true, _) => Certainty::Has,
            (_, true) => Certainty::Not,
            _ => Certainty::Open,
        }
    }

    fn look_at(&mut self, problem: &Problem, case_file: Holder, holder: Holder, left: &mut usize) -> Option<()> {
        let (one, two, rest) = (Holder(0), Holder(1), Holder(2));
        let sizes: Vec<usize> = problem.categories().iter().map(|cards| cards.len()).collect();
        let mut small = Problem::new(&sizes).ok()?;
        let others = || (0..self.may.len()).filter(|&other| other != holder.index() && other != case_file.index());
        let any = |sets: &[CardSet]| others().fold(CardSet::EMPTY, |all, other| all | sets[other]);
        let count = |quota: &Quota| if let Quota::Total(count) = quota { *count } else { 0 };
        let rest_holds = others().map(|other| count(&problem.quotas()[other])).sum();
        small.add_holder(problem.quotas()[holder.index()].clone()).ok()?;
        small.add_holder(problem.quotas()[case_file.index()].clone()).ok()?;
        small.add_holder(Quota::Total(rest_holds)).ok()?;
        let all = CardSet::run(0, problem.cards());
        for (from, to) in [(holder, one), (case_file, two)] {
            for constraint in problem.constraints().iter().filter(|constraint| constraint.holder == from) {
                small.constrain(Constraint { holder: to, ..*constraint }).ok()?;
            }
            add_bounds(&mut small, to, all - self.may[from.index()], self.must[from.index()])?;
        }
        add_bounds(&mut small, rest, all - any(&self.may), any(&self.must))?;
        let solved = Solver::with_limit(LOOK).try_solve(&small);
        let states = solved.as_ref().map_or(LOOK, |solution| solution.as_ref().map_or(0, Solution::states));
        *left = left.saturating_sub(states + LEAST);
        let Ok(solution) = solved else { return Some(()) };
        let solution = solution?;
        for card in all.iter() {
            for (from, to) in [(holder, one), (case_file, two)] {
                if !solution.is_possible(card, to) {
                    self.may[from.index()].remove(card);
                } else if solution.certain(card) == Some(to) {
                    self.must[from.index()].insert(card);
                }
            }
        }
        Some(())
    }
}

fn add_bounds(problem: &mut Problem, holder: Holder, lacks: CardSet, holds: CardSet) -> Option<()> {
    problem.constrain(Constraint::none_of(holder, lacks)).ok()?;
    problem.constrain(held(holder, holds)).ok()?;
    Some(())
}
