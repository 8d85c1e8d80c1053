//! Pairs of histories that some viewer cannot tell apart.

use std::collections::HashMap;
use std::rc::Rc;

use chacha20::ChaCha8Rng;
use game::chance::below;
use game::{Deduce, Game, Options, Turn, Viewer};

use super::lines::Line;
use super::{Laws, Tally};
use crate::{Oracle, Violation, World};

/// How two worlds in which a viewer was told the same must be alike.
pub(super) type Alike<G> = fn(Viewer, &World<G>, &World<G>) -> Result<(), Violation>;

/// What must hold of every two worlds in which a viewer was told the same.
pub(super) struct Judge<G: Game> {
    pub(super) law: u8,
    /// Of which viewers it must hold.
    pub(super) concerns: fn(Viewer) -> bool,
    pub(super) alike: Alike<G>,
}

/// How often another chance move that looks the same is sought.
const DEAL_TRIES: u32 = 64;
/// How often another player's move that looks the same is sought.
const CHOICE_TRIES: u32 = 8;

/// A search for moves that look the same: how long it goes on, and its luck.
pub(super) struct Search {
    deals: Patience,
    choices: Patience,
    rng: ChaCha8Rng,
}

impl Search {
    pub(super) fn new(rng: ChaCha8Rng) -> Self {
        Search { deals: Patience::new(DEAL_TRIES), choices: Patience::new(CHOICE_TRIES), rng }
    }
}

/// How often to seek. Most moves have no other that looks the same, so each search in vain halves the tries of the next.
struct Patience {
    full: u32,
    tries: u32,
}

impl Patience {
    fn new(full: u32) -> Self {
        Patience { full, tries: full }
    }

    fn after(&mut self, found: bool) {
        self.tries = if found { self.full } else { (self.tries / 2).max(1) };
    }
}

impl<G: Game> Laws<G> {
    /// Every history up to the depth at which there are more than `worlds` of them, and some that are longer, each
    /// compared with the first in which a viewer was told the same.
    pub(super) fn judge_tree(
        &self,
        setup: &G::Setup,
        judge: &Judge<G>,
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let mut first: HashMap<(Viewer, u64), Rc<World<G>>> = HashMap::new();
        let mut layer: Vec<Rc<World<G>>> = vec![Rc::new(World::start(setup)?)];
        let mut worlds = 0;
        while !layer.is_empty() {
            worlds += layer.len();
            for world in &layer {
                for viewer in Viewer::all(world.game().seats()).filter(|&viewer| (judge.concerns)(viewer)) {
                    let known = first.entry((viewer, world.told(viewer))).or_insert_with(|| Rc::clone(world));
                    if !Rc::ptr_eq(known, world) {
                        (judge.alike)(viewer, known, world)?;
                        tally.pairs += 1;
                    }
                }
            }
            layer = self.next_layer(&layer, self.worlds.saturating_sub(worlds))?;
        }
        tally.positions += worlds as u64;
        Ok(())
    }

    /// The continuations by one move, `limit` of them at most.
    fn next_layer(&self, layer: &[Rc<World<G>>], limit: usize) -> Result<Vec<Rc<World<G>>>, Violation> {
        let mut next = Vec::new();
        let mut moves = Vec::new();
        for world in layer {
            moves.clear();
            world.game().options().list(&mut moves);
            for m in &moves {
                if next.len() == limit {
                    return Ok(next);
                }
                let mut after = World::clone(world);
                after.play(m)?;
                next.push(Rc::new(after));
            }
        }
        Ok(next)
    }

    /// Each position of a toy game with every history that a viewer cannot tell from it, as long as there are at
    /// most `worlds`: exhaustive in depth, along this game.
    pub(super) fn judge_histories(
        &self,
        line: &Line<G>,
        viewer: Viewer,
        judge: &Judge<G>,
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let mut oracle = Oracle::unweighted(line.end.setup(), viewer, self.worlds)?;
        line.walk_with(viewer, |world, told| {
            if let (Some(told), Some(before)) = (told, oracle.take_if(|_| told.is_some())) {
                oracle = before.hear(told)?;
            }
            for other in oracle.iter().flat_map(Oracle::worlds).filter(|other| other.log() != world.log()) {
                (judge.alike)(viewer, world, other)?;
                tally.pairs += 1;
            }
            tally.positions += 1;
            Ok(())
        })
    }

    /// The game beside another with other chance moves and other choices of others, as far as the viewer is told
    /// the same.
    pub(super) fn judge_redealt(
        &self,
        line: &Line<G>,
        viewer: Viewer,
        judge: &Judge<G>,
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let mut search = Search::new(line.rng());
        let mut real: World<G> = World::start(line.end.setup())?;
        let mut other = real.clone();
        for (ply, m) in line.end.log().iter().enumerate() {
            let Some(alike) = self.next_alike(&real, m, &other, viewer, &mut search) else { break };
            real.play(m)?;
            other.play(&alike)?;
            let is_early = ply < self.looks;
            if real.log() != other.log() && (is_early || line.is_looked_at(ply + 1)) {
                (judge.alike)(viewer, &real, &other)?;
                tally.pairs += 1;
            }
        }
        Ok(())
    }

    /// How the other world can go on when `m` is made in the real one, so that the viewer is told the same.
    pub(super) fn next_alike(
        &self,
        real: &World<G>,
        m: &G::Move,
        other: &World<G>,
        viewer: Viewer,
        search: &mut Search,
    ) -> Option<G::Move> {
        let is_deal = other.game().turn() == Turn::Chance;
        let patience = if is_deal { &mut search.deals } else { &mut search.choices };
        self.alike(real, m, other, viewer, patience, &mut search.rng)
    }

    /// A legal move of the other world that tells the viewer what `m` tells in the real one; another move than `m`
    /// where one is found.
    fn alike(
        &self,
        real: &World<G>,
        m: &G::Move,
        other: &World<G>,
        viewer: Viewer,
        patience: &mut Patience,
        rng: &mut ChaCha8Rng,
    ) -> Option<G::Move> {
        let wanted = real.told_after(m, viewer);
        let looks_the_same = |m: &G::Move| other.game().check(m).is_ok() && other.told_after(m, viewer) == wanted;
        let same = || looks_the_same(m).then(|| m.clone());
        match other.game().turn() {
            Turn::Player(seat) if viewer.is(seat) => return same(),
            Turn::Player(_) | Turn::Chance => {}
            Turn::Over => return None,
        }
        // Several small changes in a row, each of which looks the same, lead far from the real deal.
        let mut found = None;
        for _ in 0..patience.tries {
            let candidates = if below(rng, 2) == 0 {
                vec![other.game().options().pick(rng)]
            } else {
                self.near(found.as_ref().unwrap_or(m), real.log(), rng).0
            };
            let alike = candidates.into_iter().find(|candidate| candidate != m && looks_the_same(candidate));
            let is_far = alike.is_some() && below(rng, 4) == 0;
            found = alike.or(found);
            if is_far {
                break;
            }
        }
        patience.after(found.is_some());
        found.or_else(same)
    }
}

impl<G: Deduce> Laws<G> {
    /// Positions of the game with worlds sampled from what viewers know there: each viewer of a toy, at full size one
    /// of them in turn.
    pub(super) fn judge_sampled(
        &self,
        line: &Line<G>,
        alike: Alike<G>,
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let mut rng = line.rng();
        line.walk_asking(|world, viewer| {
            let sampled = G::determinize(&world.knowledge(viewer), &mut rng).map_err(|contradiction| {
                let what = format!("no world can be sampled from what {viewer} knows");
                world.violation(6, what).at("error", contradiction)
            })?;
            let other = World::of_log(sampled.setup(), sampled.log())?;
            alike(viewer, world, &other)?;
            tally.samples += 1;
            tally.pairs += u64::from(other.log() != world.log());
            Ok(())
        })
    }
}
