//! All that follows from a notebook.

use std::collections::HashSet;

use belief::{Card, CardSet, Entry, Holder, Problem, Quota, Solver, Weight};
use serde::Serialize;
use ts_rs::TS;

use crate::bounds::Bounds;
use crate::deck::Kind;
use crate::model::{Notebook, What};
use crate::odds::Odds;
use crate::samples::Samples;
use crate::sheet::Sheet;
use crate::why::{Group, Source, told};

/// How many states an exact answer may take; what takes more is estimated from samples.
///
/// It is some three times as much as the hardest position known with the standard cards, and far below a second.
pub const WORK: usize = 1 << 18;

/// A notebook that can be reasoned about, with what follows from it.
#[derive(Debug)]
pub struct Case<'a> {
    pub(crate) notebook: &'a Notebook,
    /// The cards and holders alone.
    pub(crate) base: Problem,
    /// What each source says.
    pub(crate) groups: Vec<Group>,
    /// All that is known, weighted by how a player chooses which card to show.
    pub(crate) weighted: Problem,
    pub(crate) possible: Odds,
    pub(crate) likely: Odds,
    pub(crate) bounds: Option<Bounds>,
    work: usize,
}

/// Why nothing follows from a notebook.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unready {
    /// The players and their hands do not make a game.
    #[error("the players' hands and the cards do not make a game yet")]
    Setup,
    /// It contradicts itself.
    #[error("{0}")]
    Contradicted(Contradicted),
}

/// What cannot all be true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[error("{words}")]
#[ts(export_to = "notebook/")]
pub struct Contradicted {
    /// As few as possible: without any one of them, the others can be true.
    pub sources: Vec<Source>,
    /// The same in words.
    pub words: String,
}

impl<'a> Case<'a> {
    /// Thinks a notebook through.
    ///
    /// # Errors
    /// The setup is not complete, or the notebook contradicts itself.
    pub fn of(notebook: &'a Notebook) -> Result<Case<'a>, Unready> {
        Case::within(notebook, WORK)
    }

    /// The same with another limit than [`WORK`] on exact answers.
    ///
    /// # Errors
    /// As those of [`Case::of`].
    pub fn within(notebook: &'a Notebook, work: usize) -> Result<Case<'a>, Unready> {
        let base = base(notebook).ok_or(Unready::Setup)?;
        let groups = told(notebook);
        let problem = all_of(&base, &groups);
        let mut weighted = problem.clone();
        weigh(notebook, &mut weighted);
        let contradicted = || Unready::Contradicted(Contradicted::in_groups(notebook, &base, &groups));
        let case_file = Holder(notebook.case_file());

        let mut solver = Solver::with_limit(work);
        let possible = solver.try_solve(&problem);
        let mut bounds = None;
        let (possible, likely) = match possible {
            Ok(None) => return Err(contradicted()),
            Ok(Some(solution)) => {
                let possible = Odds::exact(solution, case_file);
                let likely = if weighted.weights().is_empty() {
                    possible.clone()
                } else {
                    match solver.try_solve(&weighted) {
                        Ok(None) => return Err(contradicted()),
                        Ok(Some(solution)) => Odds::exact(solution, case_file),
                        // The deals that are possible, by what each weighs.
                        Err(_) => Odds::Sampled(Samples::drawn(&possible, &weighted)),
                    }
                };
                (possible, likely)
            }
            Err(_) => {
                let known = Bounds::of(&problem, case_file).ok_or_else(contradicted)?;
                let samples = Samples::guided(&problem, case_file, &known);
                let likely = samples.weighed(&weighted);
                bounds = Some(known);
                (Odds::Sampled(samples), Odds::Sampled(likely))
            }
        };
        Ok(Case { notebook, base, groups, weighted, possible, likely, bounds, work })
    }

    /// What it is about.
    pub fn notebook(&self) -> &'a Notebook {
        self.notebook
    }

    /// Who has which card, as far as it follows, with all chances.
    pub fn sheet(&self) -> Sheet {
        Sheet::of(self)
    }

    /// Whether some chances are estimates from samples, for exact ones would have taken too long.
    pub fn is_sampled(&self) -> bool {
        self.possible.is_sampled() || self.likely.is_sampled()
    }

    pub(crate) fn case_file(&self) -> Holder {
        Holder(self.notebook.case_file())
    }

    pub(crate) fn solver(&self) -> Solver {
        Solver::with_limit(self.work)
    }
}

/// The cards and who may hold them, if they make a game.
pub(crate) fn base(notebook: &Notebook) -> Option<Problem> {
    let sizes = Kind::ALL.map(|kind| notebook.deck.of(kind).len());
    let hands: usize = notebook.players.iter().map(|player| usize::from(player.hand)).sum();
    let held = hands + Kind::ALL.len() + notebook.open.len();
    if notebook.players.len() < 2 || held != notebook.deck.len() || sizes.contains(&0) {
        return None;
    }
    let mut problem = Problem::new(&sizes).ok()?;
    for player in &notebook.players {
        problem.add_holder(Quota::Total(player.hand)).ok()?;
    }
    problem.add_holder(Quota::ByCategory(vec![1; sizes.len()])).ok()?;
    if !notebook.open.is_empty() {
        problem.add_holder(Quota::Total(notebook.open.len() as u8)).ok()?;
    }
    Some(problem)
}

pub(crate) fn set(cards: &[u8]) -> CardSet {
    cards.iter().map(|&card| Card(card)).collect()
}

/// A problem with everything that the groups say, without saying anything twice.
pub(crate) fn all_of(base: &Problem, groups: &[Group]) -> Problem {
    let mut problem = base.clone();
    let mut lacks = vec![CardSet::EMPTY; base.quotas().len()];
    let mut holds = lacks.clone();
    let mut rest = Vec::new();
    let mut known = HashSet::new();
    for entry in groups.iter().flat_map(|group| &group.entries) {
        let count = entry.cards.len() as u8;
        if entry.most == 0 {
            lacks[entry.holder.index()] = lacks[entry.holder.index()] | entry.cards;
        } else if entry.least == count {
            holds[entry.holder.index()] = holds[entry.holder.index()] | entry.cards;
        } else if known.insert(*entry) {
            rest.push(*entry);
        }
    }
    for (holder, (lacks, holds)) in (0..).map(Holder).zip(lacks.into_iter().zip(holds)) {
        let count = holds.len() as u8;
        rest.extend((!holds.is_empty()).then(|| Entry::between(holder, holds, count, count)));
        rest.extend((!lacks.is_empty()).then(|| Entry::none_of(holder, lacks)));
    }
    for entry in rest {
        problem.enter(entry).expect("a notebook's entries are within the limits of belief");
    }
    problem
}

/// Adds how likely it was that just the cards were shown that the notebook's owner knows of.
fn weigh(notebook: &Notebook, problem: &mut Problem) {
    for entry in &notebook.entries {
        if let What::Asked { cards, shown: Some(shown), .. } = &entry.what
            && shown.card.is_some()
            && Some(shown.by) != notebook.me
        {
            // Some four hundred cards shown are beyond the range of numbers: the rest is read as possible only.
            let _ = problem.weigh(Weight::showed_one_of(Holder(shown.by), set(cards)));
        }
    }
}
