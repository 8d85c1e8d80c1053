//! The reader: tries its foremost choices in worlds that fit all that it knows, and plays each of them on.

use bots::Bot;
use game::{Contradiction, Game, Knowledge, Options, Reading, Seat, Table, Turn, Viewer};
use rand::Rng;

use super::bluffer::Bluffer;
use super::judgment;
use crate::deduce::sample;
use crate::{Cards, ColorDoubt, Lay, Move, Suit};

/// Ranks its choices as the bluffer does, then tries the foremost of them in worlds sampled from what is exactly
/// possible: each world is played on to the end of the game by bluffers, each of which knows what its seat would.
///
/// The standing announcement is true in as many of the worlds, by their weight, as it [judges](judgment) it to be.
pub(super) struct Reader {
    /// Who ranks the choices, and plays on.
    pub(super) bluffer: Bluffer,
    /// How many worlds are tried.
    pub(super) worlds: u32,
    /// How many choices are.
    pub(super) choices: usize,
    /// How many worlds the bluffer's own opinion counts for.
    pub(super) opinion: f64,
}

impl Bot<ColorDoubt> for Reader {
    fn choose(&self, knowledge: &Knowledge<ColorDoubt>, rng: &mut dyn Rng) -> Move {
        let mut choices = self.bluffer.choices(knowledge);
        choices.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let sure = |m: &Move| matches!(m, Move::Doubt {} | Move::Pass {});
        let mut place = 0;
        choices.retain(|(m, _)| {
            place += 1;
            place <= self.choices || sure(m)
        });
        if choices.len() > 1 {
            // A real table's knowledge is never contradictory; a bot that is asked about another still answers.
            let _ = self.try_out(knowledge, &mut choices, rng);
        }
        choices.into_iter().max_by(|(_, one), (_, other)| one.total_cmp(other)).expect("there is always a move").0
    }
}

impl Reader {
    /// Makes the choices' values those that they have in many worlds.
    fn try_out(
        &self,
        knowledge: &Knowledge<ColorDoubt>,
        choices: &mut [(Move, f64)],
        rng: &mut dyn Rng,
    ) -> Result<(), Contradiction> {
        let weights = weights(knowledge);
        let worlds = self.worlds(knowledge, rng)?;
        if worlds.is_empty() {
            return Err(Contradiction);
        }
        let mut sums = vec![0.0; choices.len()];
        let mut all = 0.0;
        for (world, weight) in &worlds {
            let mind = |seat| world.knowledge(Viewer::Seat(seat));
            let minds: Vec<Knowledge<ColorDoubt>> = Seat::all(weights.len()).map(mind).collect();
            all += weight;
            for ((m, _), sum) in choices.iter().zip(&mut sums) {
                *sum += weight * self.play_on(world.game().clone(), m, minds.clone(), &weights, rng);
            }
        }
        for ((_, value), sum) in choices.iter_mut().zip(sums) {
            *value = (*value * self.opinion + sum / all * f64::from(self.worlds))
                / (self.opinion + f64::from(self.worlds));
        }
        Ok(())
    }

    /// Worlds that fit, with their weights.
    fn worlds(
        &self,
        knowledge: &Knowledge<ColorDoubt>,
        rng: &mut dyn Rng,
    ) -> Result<Vec<(Table<ColorDoubt>, f64)>, Contradiction> {
        let mut worlds = Vec::new();
        let (Some(is), Some(lay)) = (judgment::truth(knowledge)?, knowledge.view.public.standing) else {
            for _ in 0..self.worlds {
                worlds.push((sample(knowledge, Reading::Possible, None, rng)?, 1.0));
            }
            return Ok(worlds);
        };
        let truths = (f64::from(self.worlds) * is).round().max(f64::from(u8::from(is > 0.0))) as u32;
        let truths = truths.min(self.worlds - 1);
        for _ in 0..truths {
            if let Ok(world) = truthful(knowledge, lay, rng) {
                worlds.push((world, is / f64::from(truths)));
            }
        }
        let lies = self.worlds - truths;
        for _ in 0..lies {
            if let Some(world) = lying(knowledge, lay, rng)? {
                worlds.push((world, (1.0 - is) / f64::from(lies)));
            }
        }
        Ok(worlds)
    }

    /// What a choice comes to in a world, in points.
    fn play_on(
        &self,
        mut game: ColorDoubt,
        m: &Move,
        mut minds: Vec<Knowledge<ColorDoubt>>,
        weights: &[f64],
        rng: &mut dyn Rng,
    ) -> f64 {
        let played = game.public.results.len();
        let mut m = m.clone();
        loop {
            let before = game.clone();
            game.apply(&m);
            if let Some(result) = game.public.results.get(played) {
                return result
                    .scores
                    .values()
                    .zip(weights)
                    .map(|(score, weight)| weight * f64::from(score.points))
                    .sum();
            }
            for mind in &mut minds {
                mind.follow(&before, &m, &game);
            }
            m = match game.turn() {
                Turn::Player(seat) => self.bluffer.choose(&minds[seat.index()], rng),
                _ => game.options().pick(rng),
            };
        }
    }
}

/// A world in which the announcement is true: without the rainbow card, where that can be.
fn truthful(
    knowledge: &Knowledge<ColorDoubt>,
    lay: Lay,
    rng: &mut dyn Rng,
) -> Result<Table<ColorDoubt>, Contradiction> {
    sample(knowledge, Reading::Possible, Some(Cards::of(lay.say, lay.count)), rng).or_else(|_| {
        let with_rainbow = Cards::of(lay.say, lay.count - 1) + Cards::of(Suit::Rainbow, 1);
        sample(knowledge, Reading::Possible, Some(with_rainbow), rng)
    })
}

/// A world in which it is a lie; nothing where that is hardly found.
fn lying(
    knowledge: &Knowledge<ColorDoubt>,
    lay: Lay,
    rng: &mut dyn Rng,
) -> Result<Option<Table<ColorDoubt>>, Contradiction> {
    for _ in 0..10 {
        let world = sample(knowledge, Reading::Possible, None, rng)?;
        if world.game().secret.lays.last().is_some_and(|cards| !cards.all_of(lay.say)) {
            return Ok(Some(world));
        }
    }
    Ok(None)
}

/// How much each player's points matter: one's own fully, the others' together as much against, and those most who
/// are ahead.
fn weights(knowledge: &Knowledge<ColorDoubt>) -> Vec<f64> {
    let public = &knowledge.view.public;
    let left = f64::from(public.games) - public.results.len() as f64;
    let others = || public.totals.iter().filter(|(seat, _)| !knowledge.viewer.is(*seat));
    let best = others().map(|(_, total)| *total).max().unwrap_or(0);
    let near = |total: i32| (f64::from(total - best) / (12.0 * left)).exp();
    let sum: f64 = others().map(|(_, total)| near(*total)).sum();
    let weight = |(seat, total): (Seat, &i32)| if knowledge.viewer.is(seat) { 1.0 } else { -near(*total) / sum };
    public.totals.iter().map(weight).collect()
}
