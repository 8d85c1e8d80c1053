//! Law 6: belief.

use std::collections::{BTreeMap, BTreeSet};

use game::chance::below;
use game::{Contradiction, Deduce, Reading, Viewer};

use super::hiding::{debug_alike, look_alike, spectator_knows_less};
use super::lines::Line;
use super::{Laws, Tally, Verdict};
use crate::{Oracle, Violation, World};

/// How far a chance may be from the oracle's.
const TOLERANCE: f64 = 1e-9;

impl<G: Deduce> Laws<G> {
    /// Law 6: in both readings belief agrees with the brute-force oracle at toy size and never excludes the truth, and every world
    /// sampled gives the same `Knowledge`; so laws 4, 5 and 8 are tried on it too.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_6_belief(&self) -> Verdict {
        let tally = self.each_line(6, |line, tally| {
            for reading in Reading::ALL.into_iter().filter(|_| line.toy) {
                self.agrees_with_the_oracle(line, reading, tally)?;
            }
            line.walk_asking(|world, viewer| {
                tally.positions += 1;
                Reading::ALL.into_iter().try_for_each(|reading| never_excludes_the_truth(world, viewer, reading))
            })?;
            self.judge_sampled(line, same_knowledge, tally)
        })?;
        match (self.toy.len(), tally.beliefs) {
            (1.., 0) => Err(Violation::new(6, "the oracle never had few enough histories: raise `worlds`")),
            _ => Ok(tally),
        }
    }

    /// What law 6 does not ask, for a sampler may be quick rather than exact: that worlds are sampled with the
    /// probabilities that belief gives. At toy size, at one position of each game for one viewer, no fact is sampled
    /// more often or more seldom than its chance allows, by seven standard deviations.
    ///
    /// # Errors
    /// The first fact that is.
    pub fn samples_are_exact(&self) -> Verdict {
        const SAMPLES: u32 = 400;
        let toy = Laws { full: Vec::new(), ..self.clone() };
        toy.each_line(6, |line, tally| {
            let mut rng = line.rng();
            let sampled = below(&mut rng, line.end.log().len() as u32 + 1) as usize;
            line.walk_asking(|world, viewer| {
                if world.log().len() != sampled {
                    return Ok(());
                }
                let knowledge = world.knowledge(viewer);
                let mut counts: BTreeMap<G::Fact, u32> = BTreeMap::new();
                let mut facts = Vec::new();
                for _ in 0..SAMPLES {
                    let contradiction = |_| world.violation(6, "no world can be sampled").at("viewer", viewer);
                    facts.clear();
                    G::determinize(&knowledge, &mut rng).map_err(contradiction)?.game().facts(&mut facts);
                    facts.drain(..).for_each(|fact| *counts.entry(fact).or_default() += 1);
                }
                tally.samples += u64::from(SAMPLES);
                for (fact, chance) in chances_in(world, viewer, Reading::Likely)? {
                    let count = f64::from(counts.get(&fact).copied().unwrap_or(0));
                    let expected = chance * f64::from(SAMPLES);
                    if (count - expected).abs() > 7.0 * (expected * (1.0 - chance).max(0.0)).sqrt() + 1.0 {
                        let what = format!(
                            "{fact:?} is true in {count} of {SAMPLES} worlds sampled, not in {expected:.0}"
                        );
                        return Err(world.violation(6, what).at("viewer", viewer));
                    }
                }
                Ok(())
            })
        })
    }

    fn agrees_with_the_oracle(&self, line: &Line<G>, reading: Reading, tally: &mut Tally) -> Result<(), Violation> {
        for viewer in Viewer::all(line.end.game().seats()) {
            let mut oracle = Oracle::start(line.end.setup(), viewer, reading, self.worlds)?;
            line.walk_with(viewer, |world, told| {
                if let (Some(told), Some(before)) = (told, oracle.take_if(|_| told.is_some())) {
                    oracle = before.hear(told)?;
                }
                let Some(oracle) = &oracle else { return Ok(()) };
                tally.beliefs += 1;
                compare(world, oracle, reading)
            })?;
        }
        Ok(())
    }
}

/// What belief says in this world and what the oracle says.
fn compare<G: Deduce>(world: &World<G>, oracle: &Oracle<G>, reading: Reading) -> Result<(), Violation> {
    let viewer = oracle.viewer();
    if !oracle.worlds().iter().any(|other| other.log() == world.log()) {
        return Err(
            world.violation(6, "the oracle has lost the real history: the same moves tell different things")
        );
    }
    if let Some(other) = oracle.worlds().iter().find(|other| !(other.weight() > 0.0 && other.weight().is_finite()))
    {
        return Err(other.violation(6, "the weight of this history is not positive").at("weight", other.weight()));
    }
    if let Some((one, other)) = oracle.uneven_chance(TOLERANCE) {
        let what = "the weights of the outcomes of chance have different sums in worlds that look alike, so that their \
                    products mean no probabilities";
        return Err(one.violation(6, what).at("viewer", viewer).at_json("other moves", &other.log()));
    }
    let chances = chances_in(world, viewer, reading)?;
    let exact = oracle.chances();
    let facts: BTreeSet<_> = chances.keys().chain(exact.keys()).collect();
    for fact in facts {
        let (said, is) = (chances.get(fact).copied().unwrap_or(0.0), exact.get(fact).copied().unwrap_or(0.0));
        if (said - is).abs() > TOLERANCE {
            let what =
                format!("belief of {viewer} gives {fact:?} the chance {said} ({reading:?}), the oracle {is}");
            return Err(world
                .violation(6, what)
                .at("histories", oracle.worlds().len())
                .at_json("told", &world.observations(viewer))
                .diff(&chances, &exact));
        }
    }
    Ok(())
}

/// The chances by fact; each fact is listed once, with a chance.
pub(super) fn chances_in<G: Deduce>(
    world: &World<G>,
    viewer: Viewer,
    reading: Reading,
) -> Result<BTreeMap<G::Fact, f64>, Violation> {
    let broken = |what: String| {
        world.violation(6, format!("belief of {viewer} {what}")).at_json("told", &world.observations(viewer))
    };
    let listed = G::chances(&world.knowledge(viewer), reading)
        .map_err(|Contradiction| broken("finds a contradiction where there is none".into()))?;
    let mut chances = BTreeMap::new();
    for (fact, chance) in listed {
        if !(chance > 0.0 && chance <= 1.0 + TOLERANCE) {
            return Err(broken(format!("gives {fact:?} the chance {chance}")));
        }
        if chances.contains_key(&fact) {
            return Err(broken(format!("lists {fact:?} twice")));
        }
        chances.insert(fact, chance);
    }
    Ok(chances)
}

fn never_excludes_the_truth<G: Deduce>(
    world: &World<G>,
    viewer: Viewer,
    reading: Reading,
) -> Result<(), Violation> {
    let mut facts = Vec::new();
    world.game().facts(&mut facts);
    let mut once = facts.clone();
    once.sort_unstable();
    once.dedup();
    if once.len() != facts.len() {
        return Err(world.violation(6, "a fact is listed twice").at("facts", format_args!("{facts:?}")));
    }
    let chances = chances_in(world, viewer, reading)?;
    match facts.iter().find(|fact| !chances.contains_key(fact)) {
        None => Ok(()),
        Some(truth) => Err(world
            .violation(6, format!("belief of {viewer} excludes {truth:?}, which is true"))
            .at_json("told", &world.observations(viewer))
            .at("chances", format_args!("{chances:?}"))),
    }
}

/// Law 6 for a world and another sampled from what a viewer knows in it.
fn same_knowledge<G: Deduce>(viewer: Viewer, real: &World<G>, sampled: &World<G>) -> Result<(), Violation> {
    let broken = |what: &str| {
        real.violation(6, format!("a world sampled from what {viewer} knows {what}"))
            .at_json("moves sampled", &sampled.log())
    };
    if real.setup() != sampled.setup() {
        return Err(broken("has another setup"));
    }
    if real.told(viewer) != sampled.told(viewer) {
        let (told, other_told) = (real.observations(viewer), sampled.observations(viewer));
        return Err(broken("tells them something else").diff(&told, &other_told));
    }
    look_alike(viewer, real, sampled)?;
    spectator_knows_less(viewer, real, sampled)?;
    debug_alike(viewer, real, sampled)
}
