//! Which constraints something follows from.

use crate::cards::{Card, CardSet, Holder};
use crate::hitting::Hitting;
use crate::problem::{Constraint, Problem};
use crate::solution::{Deal, Solution};
use crate::solve::{Contradiction, Solver, Stop, TooHard, Unsolved, solve};
use sets::sort_few;

/// Why it is certain that a holder has a card, or does not have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grounds {
    /// Whether the holder has the card.
    pub holds: bool,
    /// The indices of constraints from which this follows, in ascending order; there are none when it follows from
    /// the quotas alone.
    ///
    /// It does not follow when any of them is left out, and from no fewer constraints, unless the search for fewer
    /// would have taken more than [`MAX_SOLVES`] solutions.
    pub constraints: Vec<usize>,
}

/// How many solutions the search for a smallest set of constraints may take.
pub const MAX_SOLVES: usize = 2_000;
/// How many steps the search may take between solutions, in all.
const MAX_STEPS: usize = 2_000_000;
/// How many states a solution on the way may take; with more, its constraints count as if they could all be true.
const MOST_STATES: usize = 1 << 17;
/// How many states all solutions together may take: about half a second. Beyond it, what is not known to be
/// impossible counts as possible.
const MOST_WORK: usize = 1 << 21;
/// What a solution takes that finds a contradiction, in states: it seldom gets far.
const EARLY_END: usize = 100;
/// What looking at one constraint takes for each solution, in states: most of it goes into the choice of a deal.
const A_LOOK: usize = 4;
/// How many deals are looked at for one that breaks few constraints.
const WITNESSES: u64 = 64;

/// Why it is certain that the holder has the card, or does not have it; nothing when it is not certain.
///
/// ```
/// # use belief::{Card, CardSet, Constraint, Problem, Quota, why};
/// let mut problem = Problem::new(&[3, 3])?;
/// let case_file = problem.add_holder(Quota::ByCategory(vec![1, 1]))?;
/// let ann = problem.add_holder(Quota::Total(2))?;
/// let bob = problem.add_holder(Quota::Total(2))?;
/// problem.constrain(Constraint::none_of(ann, CardSet::of([Card(0), Card(4)])))?;
/// problem.constrain(Constraint::holds(Card(5), bob))?;
/// problem.constrain(Constraint::none_of(bob, CardSet::of([Card(0), Card(3)])))?;
///
/// let why = why(&problem, Card(0), case_file).unwrap().unwrap();
/// assert!(why.holds);
/// assert_eq!(why.constraints, [0, 2]);
/// # Ok::<(), belief::Invalid>(())
/// ```
///
/// # Errors
/// When no deal fits the problem, or when it would take more than [`MAX_STATES`](crate::MAX_STATES) states.
///
/// # Panics
/// When there is no such card or holder.
pub fn why(problem: &Problem, card: Card, holder: Holder) -> Result<Option<Grounds>, Unsolved> {
    let solution = solve(problem)?;
    let holds = solution.certain(card) == Some(holder);
    if !holds && solution.is_possible(card, holder) {
        return Ok(None);
    }
    Ok(Some(explain(problem, single(problem), card, holder, holds)))
}

/// Which constraints rule this one out: as few of the problem's as possible that cannot all be true together with it;
/// nothing when they can.
///
/// # Errors
/// When the problem with this constraint would take more than [`MAX_STATES`](crate::MAX_STATES) states.
///
/// # Panics
/// When the constraint is not about cards and a holder of the problem.
pub fn why_not(problem: &Problem, constraint: Constraint) -> Result<Option<Vec<usize>>, TooHard> {
    problem.check_hand(constraint.holder, constraint.cards).expect("a constraint of this problem");
    let mut search = Search::new(problem, single(problem), Some(constraint));
    search.part.replace_constraints(problem.constraints().iter().copied().chain([constraint]));
    let is_possible = Solver::default().try_solve(&search.part)?.is_some();
    Ok((!is_possible).then(|| search.smallest()))
}

/// As [`why`], where constraints come in groups that are true or false together, such as all that one line of a log
/// tells: the [constraints](Grounds::constraints) of the answer are the groups' indices, as few groups as possible.
///
/// `holds` says what is certain, as a solution of the problem with all the groups tells it; the problem's own
/// constraints are not asked. When it is not certain after all, the answer names all groups.
///
/// # Panics
/// When a group is not about cards and holders of the problem.
pub fn why_among(
    problem: &Problem,
    groups: &[Vec<Constraint>],
    card: Card,
    holder: Holder,
    holds: bool,
) -> Grounds {
    explain(problem, borrowed(problem, groups), card, holder, holds)
}

/// As [`why_not`], where constraints come in groups: the groups, by index, that rule this one out, as few as possible.
///
/// When they do not, the answer names all groups.
///
/// # Panics
/// When a constraint is not about cards and holders of the problem.
pub fn why_not_among(problem: &Problem, groups: &[Vec<Constraint>], constraint: Constraint) -> Vec<usize> {
    problem.check_hand(constraint.holder, constraint.cards).expect("a constraint of this problem");
    Search::new(problem, borrowed(problem, groups), Some(constraint)).smallest()
}

/// Groups of constraints, by index, that cannot all be true, as few as possible: what [`Contradiction`] is for
/// constraints.
///
/// When they can all be true, the answer names all groups.
///
/// # Panics
/// When a group is not about cards and holders of the problem.
pub fn contradiction_among(problem: &Problem, groups: &[Vec<Constraint>]) -> Contradiction {
    Contradiction { constraints: Search::new(problem, borrowed(problem, groups), None).smallest() }
}

/// Entries of a problem without a deal that cannot all be true.
pub(crate) fn contradiction(problem: &Problem) -> Contradiction {
    Contradiction { constraints: Search::new(problem, single(problem), None).smallest() }
}

/// Which groups cannot be true together with the denial of what is certain.
fn explain(problem: &Problem, groups: Vec<&[Constraint]>, card: Card, holder: Holder, holds: bool) -> Grounds {
    let denial = if holds { Constraint::lacks(card, holder) } else { Constraint::holds(card, holder) };
    Grounds { holds, constraints: Search::new(problem, groups, Some(denial)).smallest() }
}

/// Each constraint for itself.
fn single(problem: &Problem) -> Vec<&[Constraint]> {
    problem.constraints().iter().map(std::slice::from_ref).collect()
}

fn borrowed<'a>(problem: &Problem, groups: &'a [Vec<Constraint>]) -> Vec<&'a [Constraint]> {
    for constraint in groups.iter().flatten() {
        problem.check_hand(constraint.holder, constraint.cards).expect("constraints of this problem");
    }
    groups.iter().map(Vec::as_slice).collect()
}

/// Looks for few of a problem's groups of constraints that cannot all be true together with a given one.
struct Search<'a> {
    groups: Vec<&'a [Constraint]>,
    given: Option<Constraint>,
    solver: Solver,
    /// The problem with the constraints that are being looked at.
    part: Problem,
    solves: usize,
    /// The states of all solutions so far, and what else took as long.
    work: usize,
}

impl<'a> Search<'a> {
    fn new(problem: &Problem, groups: Vec<&'a [Constraint]>, given: Option<Constraint>) -> Search<'a> {
        let solver = Solver::with_limit(MOST_STATES);
        Search { groups, given, solver, part: problem.without_constraints(), solves: 0, work: 0 }
    }

    /// A smallest set of such constraints, or at least one of which none can be left out.
    ///
    /// Such constraints must meet every set of constraints without which the others can all be true. So the smallest
    /// set that meets those known is tried; when it can be true, a deal in which it is gives one more set to be met
    /// (Ignatiev, Previti, Liffiton, Marques-Silva, "Smallest MUS Extraction with Minimal Hitting Set Dualization",
    /// 2015).
    fn smallest(&mut self) -> Vec<usize> {
        if self.is_impossible(&[]) {
            return Vec::new();
        }
        let all: Vec<usize> = (0..self.groups.len()).collect();
        let mut found = self.irreducible(&mut Vec::new(), false, &all);
        sort_few(&mut found, |one, other| one > other);
        let mut hitting = Hitting::new(MAX_STEPS);
        while self.solves < MAX_SOLVES && self.work < MOST_WORK {
            let Some(candidate) = hitting.smallest(found.len()) else { break };
            match self.ask(&candidate) {
                Err(Stop::Impossible) => return candidate,
                Err(Stop::TooHard(_)) => break,
                Ok(deal) => hitting.add(self.correct(&deal)),
            }
        }
        found
    }

    /// Those of the candidates that are needed so that they cannot be true together with the base (Junker,
    /// "QuickXplain", 2004).
    fn irreducible(&mut self, base: &mut Vec<usize>, base_grew: bool, candidates: &[usize]) -> Vec<usize> {
        if base_grew && self.is_impossible(base) {
            return Vec::new();
        }
        if candidates.len() <= 1 {
            return candidates.to_vec();
        }
        let (first, second) = candidates.split_at(candidates.len() / 2);
        let len = base.len();
        base.extend(first);
        let mut needed = self.irreducible(base, true, second);
        base.truncate(len);
        base.extend(&needed);
        let more = self.irreducible(base, !needed.is_empty(), first);
        base.truncate(len);
        needed.extend(more);
        needed
    }

    /// Entries without which all others can be true, as they are in a deal like this one, and none of which could be
    /// true too.
    fn correct(&mut self, deal: &Deal) -> Vec<usize> {
        let (mut kept, mut broken): (Vec<usize>, Vec<usize>) =
            (0..self.groups.len()).partition(|&index| self.holds_in(index, deal));
        let mut at = 0;
        while at < broken.len() {
            kept.push(broken[at]);
            match self.ask(&kept) {
                Ok(deal) => {
                    let holding = |index: &usize| self.holds_in(*index, &deal);
                    kept.pop();
                    kept.extend(broken.iter().filter(|index| holding(index)));
                    let before = broken[..at].iter().filter(|index| holding(index)).count();
                    broken.retain(|index| !self.holds_in(*index, &deal));
                    at -= before;
                }
                Err(_) => {
                    kept.pop();
                    at += 1;
                }
            }
        }
        broken
    }

    fn holds_in(&self, index: usize, deal: &Deal) -> bool {
        self.groups[index].iter().all(|constraint| constraint.allows(deal.hand(constraint.holder)))
    }

    fn is_impossible(&mut self, constraints: &[usize]) -> bool {
        matches!(self.ask(constraints), Err(Stop::Impossible))
    }

    /// Whether these constraints and the given one can all be true; if so, in a deal that breaks few of the others.
    fn ask(&mut self, constraints: &[usize]) -> Result<Deal, Stop> {
        if self.work >= MOST_WORK {
            return Err(Stop::TooHard(TooHard { states: self.work }));
        }
        self.solves += 1;
        self.work += A_LOOK * self.groups.iter().map(|group| group.len()).sum::<usize>();
        let chosen = constraints.iter().flat_map(|&index| self.groups[index].iter().copied());
        self.part.replace_constraints(self.given.into_iter().chain(chosen));
        let result = self.solver.run(&self.part, CardSet::EMPTY);
        self.work += match &result {
            Err(Stop::Impossible) => EARLY_END,
            Err(Stop::TooHard(too_hard)) => too_hard.states,
            Ok(solution) => solution.states(),
        };
        let solution = result?;
        let deal = self.gentle(&solution);
        self.solver.recycle(solution);
        Ok(deal)
    }

    /// Of some deals spread evenly over all, the one that breaks the fewest constraints.
    fn gentle(&self, solution: &Solution) -> Deal {
        let deals = (0..WITNESSES).map(|number| solution.deal_at(number as f64 / WITNESSES as f64));
        let broken = |deal: &Deal| (0..self.groups.len()).filter(|&index| !self.holds_in(index, deal)).count();
        deals.min_by_key(broken).expect("there are deals to look at")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Quota;

    const ANN: Holder = Holder(0);

    /// Six cards: two of Ann's, four of Bob's.
    fn problem() -> Problem {
        let mut problem = Problem::new(&[6]).unwrap();
        problem.add_holder(Quota::Total(2)).unwrap();
        problem.add_holder(Quota::Total(4)).unwrap();
        problem
    }

    fn add(problem: &mut Problem, constraints: impl IntoIterator<Item = Constraint>) {
        for constraint in constraints {
            problem.constrain(constraint).unwrap();
        }
    }

    /// Three constraints that cannot all be true, then one that cannot be true with one of them.
    fn two_contradictions() -> Problem {
        let mut problem = problem();
        add(&mut problem, (0..3).map(|card| Constraint::holds(Card(card), ANN)));
        add(&mut problem, [Constraint::lacks(Card(5), ANN), Constraint::lacks(Card(1), ANN)]);
        problem
    }

    #[test]
    fn the_smaller_of_two_contradictions_is_found() {
        assert_eq!(contradiction(&two_contradictions()).constraints, [1, 4]);
    }

    #[test]
    fn what_rules_a_constraint_out_is_named() {
        let mut problem = problem();
        add(&mut problem, [Constraint::lacks(Card(5), ANN)]);
        add(&mut problem, (0..2).map(|card| Constraint::holds(Card(card), ANN)));
        let third = Constraint::any_of(ANN, CardSet::of([Card(2), Card(3)]));
        assert_eq!(why_not(&problem, third), Ok(Some(vec![1, 2])));
        problem.truncate(2);
        assert_eq!(why_not(&problem, third), Ok(None));
        // The quotas alone rule out a third card.
        let three = Constraint::between(ANN, CardSet::run(0, 6), 3, 6);
        assert_eq!(why_not(&problem, three), Ok(Some(vec![])));
    }

    #[test]
    fn when_the_time_for_the_smallest_is_over_nothing_can_be_left_out_of_what_is_found() {
        let problem = two_contradictions();
        let after = |solves| {
            let mut search = Search::new(&problem, single(&problem), None);
            search.solves = solves;
            (search.smallest(), search.solves - solves)
        };
        let (smallest, needed) = after(0);
        assert_eq!(smallest, [1, 4]);
        assert_eq!(after(MAX_SOLVES - needed).0, [1, 4]);
        assert_eq!(after(MAX_SOLVES - needed + 1).0, [0, 1, 2]);
        assert_eq!(after(MAX_SOLVES).0, [0, 1, 2]);
    }

    #[test]
    fn what_takes_too_long_counts_as_possible() {
        let problem = two_contradictions();
        let mut search = Search::new(&problem, single(&problem), None);
        search.work = MOST_WORK;
        assert!(!search.is_impossible(&[1, 4]));
        assert_eq!(search.smallest(), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn of_a_few_deals_the_one_that_breaks_the_fewest_constraints_is_found() {
        let solution = solve(&problem()).unwrap();
        for hand in (0..64).map(CardSet::from_bits).filter(|hand| hand.len() == 2) {
            // All that is said of her hand is true of one deal of fifteen.
            let mut said = problem();
            let is_held = |card| if hand.contains(card) { Constraint::holds } else { Constraint::lacks };
            add(&mut said, (0..6).map(Card).map(|card| is_held(card)(card, ANN)));
            let search = Search::new(&said, single(&said), None);
            assert_eq!(search.gentle(&solution).hand(ANN), hand);
        }
    }

    #[test]
    fn the_work_counted_is_that_of_solutions_and_looks() {
        let problem = two_contradictions();
        let mut search = Search::new(&problem, single(&problem), None);
        assert!(search.ask(&[0]).is_ok());
        let states = Solver::default().solve(&search.part).unwrap().states();
        assert_eq!((search.solves, search.work), (1, 5 * A_LOOK + states));
        assert!(search.is_impossible(&[1, 4]));
        assert_eq!((search.solves, search.work), (2, 10 * A_LOOK + states + EARLY_END));
    }
}
