//! What seats have been told, and what follows.

use game::{BySeat, Contradiction, Deduce, Knowledge, Reading, Seat, Viewer};

/// What the seats of a table have been told, from which the chances of facts follow.
pub trait Minds<G: Deduce>: Clone + Send + Sync {
    /// Before the first move.
    fn new(setup: &G::Setup, start: &G) -> Self;

    /// Takes in a move.
    fn hear(&mut self, before: &G, m: &G::Move, after: &G);

    /// Calls `found` with the facts that are possible for a seat, with their chances: those of [`Deduce::chances`].
    ///
    /// # Errors
    /// As there.
    fn chances(
        &mut self,
        seat: Seat,
        reading: Reading,
        found: impl FnMut(&G::Fact, f64),
    ) -> Result<(), Contradiction>;
}

/// The whole knowledge of each seat. Right for every game, and slow: views are made with every move, and all is worked out
/// anew whenever it is asked for.
#[derive(Clone)]
pub struct Knowing<G: Deduce>(BySeat<Knowledge<G>>);

impl<G: Deduce> Minds<G> for Knowing<G> {
    fn new(setup: &G::Setup, start: &G) -> Self {
        Knowing(BySeat::new(start.seats(), |seat| Knowledge::of_start(setup, start, Viewer::Seat(seat))))
    }

    fn hear(&mut self, before: &G, m: &G::Move, after: &G) {
        for (_, knowledge) in self.0.iter_mut() {
            knowledge.follow(before, m, after);
        }
    }

    fn chances(
        &mut self,
        seat: Seat,
        reading: Reading,
        mut found: impl FnMut(&G::Fact, f64),
    ) -> Result<(), Contradiction> {
        G::chances(&self.0[seat], reading)?.iter().for_each(|(fact, chance)| found(fact, *chance));
        Ok(())
    }
}
