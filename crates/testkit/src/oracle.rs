//! The brute-force oracle: every history that a viewer cannot tell from the real one.

use std::collections::BTreeMap;

use game::{Deduce, Game, Knowledge, Options, Reading, Turn, Viewer};

use crate::{Violation, World};

/// Every history that agrees with what one viewer was told, moves included of which the viewer is told nothing.
///
/// It follows the viewer's observations one by one: each history is continued by every legal move, and those of
/// which the viewer would have been told something else are dropped.
/// That is exact, and far cheaper than the whole tree.
///
/// ```
/// use game::{Game, Mover, Reading, Seat, Table, Viewer};
/// use testkit::Oracle;
/// use testkit::kuhn::{Card, Fact, Kuhn, Move, Setup};
///
/// let mut table: Table<Kuhn> = Table::new(Setup { ranks: 3 })?;
/// table.play(Mover::Chance, Move::Deal(Card(2)))?;
/// table.play(Mover::Chance, Move::Deal(Card(1)))?;
/// table.play(Mover::Seat(Seat(0)), Move::Bet)?;
///
/// // Seat 1 holds the middle card. Rank 0 bets with probability 1/4, rank 2 with 3/4.
/// let knowledge = table.knowledge(Viewer::Seat(Seat(1)));
/// let oracle = Oracle::of(&knowledge, Reading::Likely, 1_000)?.expect("there are few histories");
/// assert_eq!(oracle.worlds().len(), 2);
/// let chances = oracle.chances();
/// assert_eq!(chances[&Fact { seat: Seat(0), card: Card(2) }], 0.75);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Oracle<G: Game> {
    viewer: Viewer,
    worlds: Vec<World<G>>,
    limit: usize,
    weigh: Weigh<G>,
}

/// Weighs a world by a move about to be made, one of several that the viewer cannot tell apart.
type Weigh<G> = fn(&mut World<G>, &<G as Game>::Move, usize);

impl<G: Game> Oracle<G> {
    /// The oracle before the first move, weighing every history alike.
    /// It gives up, by `None` here and below, where it would have to hold more than `limit` histories.
    ///
    /// # Errors
    /// The game breaks law 1.
    pub fn unweighted(setup: &G::Setup, viewer: Viewer, limit: usize) -> Result<Option<Self>, Violation> {
        Oracle::new(setup, viewer, limit, |_, _, _| {})
    }

    fn new(setup: &G::Setup, viewer: Viewer, limit: usize, weigh: Weigh<G>) -> Result<Option<Self>, Violation> {
        let mut oracle = Oracle { viewer, worlds: vec![World::start(setup)?], limit, weigh };
        Ok(oracle.add_silent()?.then_some(oracle))
    }

    /// Who cannot tell the histories apart.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The histories.
    pub fn worlds(&self) -> &[World<G>] {
        &self.worlds
    }

    /// Takes in one more observation; `None` when there are too many histories.
    ///
    /// # Errors
    /// The game breaks law 1.
    pub fn hear(mut self, told: &G::Observation) -> Result<Option<Self>, Violation> {
        let mut heard = Vec::new();
        for world in &self.worlds {
            if !self.continue_by(world, Some(told), &mut heard)? {
                return Ok(None);
            }
        }
        self.worlds = heard;
        Ok(self.add_silent()?.then_some(self))
    }

    /// Adds what may have happened since without the viewer's being told anything.
    fn add_silent(&mut self) -> Result<bool, Violation> {
        let mut next = 0;
        while next < self.worlds.len() {
            let mut longer = Vec::new();
            if !self.continue_by(&self.worlds[next], None, &mut longer)? {
                return Ok(false);
            }
            self.worlds.append(&mut longer);
            if self.worlds.len() > self.limit {
                return Ok(false);
            }
            next += 1;
        }
        Ok(true)
    }

    /// Appends the world's continuations by one move of which the viewer is told exactly this; `false` when there
    /// are too many.
    fn continue_by(
        &self,
        world: &World<G>,
        told: Option<&G::Observation>,
        out: &mut Vec<World<G>>,
    ) -> Result<bool, Violation> {
        let mut moves = Vec::new();
        world.game().options().list(&mut moves);
        moves.retain(|m| world.told_after(m, self.viewer).as_ref() == told);
        for m in &moves {
            let mut next = world.clone();
            (self.weigh)(&mut next, m, moves.len());
            next.play(m)?;
            out.push(next);
            if out.len() > self.limit {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl<G: Deduce> Oracle<G> {
    /// The oracle before the first move, weighing histories as [`Deduce`] says of the reading.
    ///
    /// # Errors
    /// The game breaks law 1.
    pub fn start(
        setup: &G::Setup,
        viewer: Viewer,
        reading: Reading,
        limit: usize,
    ) -> Result<Option<Self>, Violation> {
        let weigh: Weigh<G> = match reading {
            Reading::Possible => |world, m, alike| world.weigh(m, Reading::Possible, alike),
            Reading::Likely => |world, m, alike| world.weigh(m, Reading::Likely, alike),
        };
        Oracle::new(setup, viewer, limit, weigh)
    }

    /// The oracle of what a viewer knows; `None` when there are more than `limit` histories on the way.
    ///
    /// # Errors
    /// The game breaks law 1.
    pub fn of(knowledge: &Knowledge<G>, reading: Reading, limit: usize) -> Result<Option<Self>, Violation> {
        let mut oracle = Oracle::start(&knowledge.setup, knowledge.viewer, reading, limit)?;
        for told in &knowledge.observations {
            oracle = match oracle {
                Some(oracle) => oracle.hear(told)?,
                None => return Ok(None),
            };
        }
        Ok(oracle)
    }

    /// The chance of every fact that is possible.
    pub fn chances(&self) -> BTreeMap<G::Fact, f64> {
        let mut chances = BTreeMap::new();
        let mut facts = Vec::new();
        let total: f64 = self.worlds.iter().map(World::weight).sum();
        for world in &self.worlds {
            world.game().facts(&mut facts);
            for fact in facts.drain(..) {
                *chances.entry(fact).or_insert(0.0) += world.weight() / total;
            }
        }
        chances
    }

    /// Two histories of as many moves whose next chance moves have weights with different sums, if there are any.
    ///
    /// Unless the sums are equal a product of weights does not mean a probability.
    pub(crate) fn uneven_chance(&self, tolerance: f64) -> Option<(&World<G>, &World<G>)> {
        let mut moves = Vec::new();
        let mut sums: BTreeMap<usize, (f64, &World<G>)> = BTreeMap::new();
        for world in self.worlds.iter().filter(|world| world.game().turn() == Turn::Chance) {
            moves.clear();
            world.game().options().list(&mut moves);
            let sum: f64 = moves.iter().map(|m| world.game().weight(m)).sum();
            let (first, other) = *sums.entry(world.log().len()).or_insert((sum, world));
            if (sum - first).abs() > tolerance * first {
                return Some((other, world));
            }
        }
        None
    }
}
