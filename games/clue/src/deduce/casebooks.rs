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
#[derive(Clone)]
pub struct Casebooks(BySeat<Kept>);

#[derive(Clone)]
struct Kept {
    casebook: Casebook,
    belief: Option<(Reading, Belief)>,
}

impl Minds<Clue> for Casebooks {
    fn new(_: &Setup, start: &Clue) -> Self {
        let casebook = |seat| Casebook::new(&start.public, Viewer::Seat(seat));
        Casebooks(BySeat::new(start.hands.len(), |seat| Kept { casebook: casebook(seat), belief: None }))
    }

    fn hear(&mut self, before: &Clue, m: &Move, after: &Clue) {
        // Nothing else tells of cards, and what is told of a walk takes long to find.
        if !matches!(m, Move::Deal(_) | Move::Show { .. } | Move::Pass | Move::Accuse(_)) {
            return;
        }
        for (seat, kept) in self.0.iter_mut() {
            let viewer = Viewer::Seat(seat);
            if kept.casebook.hear(&observe(before, m, after, viewer), viewer) {
                kept.belief = None;
            }
        }
    }

    fn chances(
        &mut self,
        seat: Seat,
        reading: Reading,
        mut found: impl FnMut(&Fact, f64),
    ) -> Result<(), Contradiction> {
        let Kept { casebook, belief } = &mut self.0[seat];
        if belief.as_ref().is_none_or(|(known, _)| *known != reading) {
            let solved = Belief::from_casebook(&mut Solver::default(), casebook, reading);
            *belief = Some((reading, solved.ok_or(Contradiction)?));
        }
        let (_, belief) = belief.as_ref().expect("it was just found");
        for fact in belief.names.facts() {
            let chance = belief.chance(fact);
            if chance > 0.0 {
                found(&fact, chance);
            }
        }
        Ok(())
    }
}
