//! Pairs of histories that some viewer cannot tell apart.

use std::collections::HashMap;
use std::rc::Rc;

use chacha20::ChaCha8Rng;
use game::chance::below;
use game::{Deduce, Game, Options, Turn, Viewer};

use super::lines::Line;
use super::{Laws, Tally};
use crate::{Oracle, Violation, World};

/// What must hold of two worlds in which the viewer was told the same.
pub(super) type Judge<G> = fn(Viewer, &World<G>, &World<G>) -> Result<(), Violation>;

/// How often another chance move that looks the same is sought.
const DEAL_TRIES: usize = 64;
/// How often another player's move that looks the same is sought: many have none.
const CHOICE_TRIES: usize = 8;

impl<G: Game> Laws<G> {
    /// Every pair of histories up to the depth at which there are more than `worlds` of them, each compared with
    /// the first of its kind.
    pub(super) fn judge_tree(&self, setup: &G::Setup, judge: Judge<G>, tally: &mut Tally) -> Result<(), Violation> {
        let mut first: HashMap<(Viewer, u64), Rc<World<G>>> = HashMap::new();
        let mut layer: Vec<Rc<World<G>>> = vec![Rc::new(World::start(setup)?)];
        let mut worlds = 0;
        while !layer.is_empty() && worlds + layer.len() <= self.worlds {
            worlds += layer.len();
            for world in &layer {
                for viewer in Viewer::all(world.game().seats()) {
                    let known = first.entry((viewer, world.told(viewer))).or_insert_with(|| Rc::clone(world));
                    if !Rc::ptr_eq(known, world) {
                        judge(viewer, known, world)?;
                        tally.pairs += 1;
                    }
                }
            }
            layer = self.next_layer(&layer, self.worlds - worlds)?;
        }
        tally.positions += worlds as u64;
        Ok(())
    }

    /// Every continuation by one move; stops soon after there are more than `limit`.
    fn next_layer(&self, layer: &[Rc<World<G>>], limit: usize) -> Result<Vec<Rc<World<G>>>, Violation> {
        let mut next = Vec::new();
        let mut moves = Vec::new();
        for world in layer {
            moves.clear();
            world.game().options().list(&mut moves);
            for m in &moves {
                let mut after = World::clone(world);
                after.play(m)?;
                next.push(Rc::new(after));
            }
            if next.len() > limit {
                break;
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
        judge: Judge<G>,
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let mut oracle = Oracle::unweighted(line.end.setup(), viewer, self.worlds)?;
        line.walk_with(viewer, |world, told| {
            if let (Some(told), Some(before)) = (told, oracle.take_if(|_| told.is_some())) {
                oracle = before.hear(told)?;
            }
            for other in oracle.iter().flat_map(Oracle::worlds).filter(|other| other.log() != world.log()) {
                judge(viewer, world, other)?;
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
        judge: Judge<G>,
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let mut real = World::start(line.end.setup())?;
        let mut other = real.clone();
        let mut rng = line.rng();
        for (ply, m) in line.end.log().iter().enumerate() {
            let Some(alike) = self.alike(&real, m, &other, viewer, &mut rng) else { break };
            real.play(m)?;
            other.play(&alike)?;
            let is_early = ply < self.looks;
            if real.log() != other.log() && (is_early || line.is_looked_at(ply + 1)) {
                judge(viewer, &real, &other)?;
                tally.pairs += 1;
            }
        }
        Ok(())
    }

    /// A legal move of the other world that tells the viewer what `m` tells in the real one; another move than `m`
    /// where one is found.
    fn alike(
        &self,
        real: &World<G>,
        m: &G::Move,
        other: &World<G>,
        viewer: Viewer,
        rng: &mut ChaCha8Rng,
    ) -> Option<G::Move> {
        let wanted = real.told_after(m, viewer);
        let looks_the_same = |m: &G::Move| other.game().check(m).is_ok() && other.told_after(m, viewer) == wanted;
        let same = || looks_the_same(m).then(|| m.clone());
        let tries = match other.game().turn() {
            Turn::Player(seat) if viewer.is(seat) => return same(),
            Turn::Player(_) => CHOICE_TRIES,
            Turn::Chance => DEAL_TRIES,
            Turn::Over => return None,
        };
        // Several small changes in a row, each of which looks the same, lead far from the real deal.
        let mut found = None;
        for _ in 0..tries {
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
        found.or_else(same)
    }
}

impl<G: Deduce> Laws<G> {
    /// Positions of the game with worlds sampled from what viewers know there: each viewer of a toy, at full size one
    /// of them in turn.
    pub(super) fn judge_sampled(
        &self,
        line: &Line<G>,
        judge: Judge<G>,
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let mut rng = line.rng();
        line.walk_asking(|world, viewer| {
            let sampled = G::determinize(&world.knowledge(viewer), &mut rng).map_err(|contradiction| {
                let what = format!("no world can be sampled from what {viewer} knows");
                world.violation(6, what).at("error", contradiction)
            })?;
            let other = World::of_log(sampled.setup(), sampled.log())?;
            judge(viewer, world, &other)?;
            tally.samples += 1;
            tally.pairs += u64::from(other.log() != world.log());
            Ok(())
        })
    }
}
