//! What all seats were told, kept up move by move.

use env::Minds;
use game::{BySeat, Contradiction, Reading, Seat, Viewer};
use inference::Solver;

use crate::deduce::{Belief, Casebook, Fact};
use crate::moves::Move;
use crate::rules::Clue;
use crate::seen::observe;
use crate::setup::Setup;

/// The casebook of each seat, and what it was last found to say.
pub struct Casebooks {
    kept: BySeat<Kept>,
    solver: Solver,
}

#[derive(Clone)]
struct Kept {
    casebook: Casebook,
    /// Of the reading that was asked for last; empty when something was told since.
    chances: Vec<(Fact, f64)>,
    reading: Reading,
}

impl Clone for Casebooks {
    fn clone(&self) -> Self {
        Casebooks { kept: self.kept.clone(), solver: Solver::default() }
    }

    /// Keeps the memory of the solver.
    fn clone_from(&mut self, other: &Self) {
        self.kept.clone_from(&other.kept);
    }
}

impl Minds<Clue> for Casebooks {
    fn new(_: &Setup, start: &Clue) -> Self {
        let kept = |seat| Kept {
            casebook: Casebook::new(&start.public, Viewer::Seat(seat)),
            chances: Vec::new(),
            reading: Reading::Possible,
        };
        Casebooks { kept: BySeat::new(start.hands.len(), kept), solver: Solver::default() }
    }

    fn hear(&mut self, before: &Clue, m: &Move, after: &Clue) {
        // Nothing else tells of cards, and what is told of a walk takes long to find.
        if !matches!(m, Move::Deal(_) | Move::Show { .. } | Move::Pass | Move::Accuse(_)) {
            return;
        }
        for (seat, kept) in self.kept.iter_mut() {
            let viewer = Viewer::Seat(seat);
            if kept.casebook.hear(&observe(before, m, after, viewer), viewer) {
                kept.chances.clear();
            }
        }
    }

    fn chances(
        &mut self,
        seat: Seat,
        reading: Reading,
        mut found: impl FnMut(&Fact, f64),
    ) -> Result<(), Contradiction> {
        let Casebooks { kept, solver } = self;
        let Kept { casebook, chances, reading: of } = &mut kept[seat];
        if chances.is_empty() || *of != reading {
            let belief = Belief::from_casebook(solver, casebook, reading).ok_or(Contradiction)?;
            chances.clear();
            let facts = belief.names.facts().map(|fact| (fact, belief.chance(fact)));
            chances.extend(facts.filter(|&(_, chance)| chance > 0.0));
            *of = reading;
            solver.recycle(belief.solution);
        }
        chances.iter().for_each(|(fact, chance)| found(fact, *chance));
        Ok(())
    }
}
