//! Which entries something follows from.

use crate::cards::{Card, Holder};
use crate::problem::{Entry, Problem};
use crate::solve::{Contradiction, Solver, Stop, Unsolved};

/// Why it is certain that a holder has a card, or has it not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// Whether the holder has the card.
    pub holds: bool,
    /// The indices of entries from which this follows, in ascending order; none of them can be left out.
    /// There are none when it follows from the quotas alone.
    pub entries: Vec<usize>,
}

/// Why it is certain that the holder has the card, or has it not; nothing when it is not certain.
///
/// # Panics
/// When there is no such card or holder.
pub fn why(problem: &Problem, card: Card, holder: Holder) -> Result<Option<Why>, Unsolved> {
    let mut solver = Solver::default();
    let solution = solver.solve(problem)?;
    let holds = solution.certain(card) == Some(holder);
    if !holds && solution.is_possible(card, holder) {
        return Ok(None);
    }
    let denial = if holds { Entry::lacks(card, holder) } else { Entry::holds(card, holder) };
    let entries = irreducible(&mut solver, problem, Some(denial));
    Ok(Some(Why { holds, entries }))
}

/// Entries of a problem without a deal that cannot all be true.
pub(crate) fn contradiction(solver: &mut Solver, problem: &Problem) -> Contradiction {
    Contradiction { entries: irreducible(solver, problem, None) }
}

/// Entries that cannot all be true together with the one given, though they could without any one of them.
fn irreducible(solver: &mut Solver, problem: &Problem, given: Option<Entry>) -> Vec<usize> {
    let mut kept: Vec<usize> = (0..problem.entries().len()).collect();
    for index in (0..kept.len()).rev() {
        let without = kept[..index].iter().chain(&kept[index + 1..]).map(|&entry| problem.entries()[entry]);
        if matches!(
            solver.run(&problem.with_entries(given.into_iter().chain(without).collect())),
            Err(Stop::Impossible)
        ) {
            kept.remove(index);
        }
    }
    kept
}
