//! The games that the laws look at.

use chacha20::ChaCha8Rng;
use game::chance::below;
use game::{Game, Knowledge, Options, Turn, Viewer};
use rand::SeedableRng;
use serde::Serialize;

use super::{Laws, Tally, Verdict};
use crate::variants::{changed, json_of, parsed};
use crate::world::caught;
use crate::{Violation, World};

/// One game, played to its end.
pub(super) struct Line<G: Game> {
    /// Whether everything may be listed.
    pub(super) toy: bool,
    /// How it ended, with its moves.
    pub(super) end: World<G>,
    /// By ply: whether to look closely. The first and the last position always are.
    looks: Vec<bool>,
    seed: u64,
}

impl<G: Game> Line<G> {
    /// A generator for what a law draws besides.
    pub(super) fn rng(&self) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(1);
        rng
    }

    /// Goes through the game again and calls `look` with each position that is to be looked at closely.
    pub(super) fn walk(&self, mut look: impl FnMut(&World<G>) -> Result<(), Violation>) -> Result<(), Violation> {
        let mut world = World::start(self.end.setup())?;
        for (m, &is_looked_at) in self.end.log().iter().zip(&self.looks) {
            if is_looked_at {
                look(&world)?;
            }
            world.play(m)?;
        }
        look(&world)
    }

    /// Like [`walk`](Line::walk), with each viewer of a toy; at full size, where their beliefs are costly, with one of
    /// them at every third look.
    pub(super) fn walk_asking(
        &self,
        mut ask: impl FnMut(&World<G>, Viewer) -> Result<(), Violation>,
    ) -> Result<(), Violation> {
        let viewers: Vec<Viewer> = Viewer::all(self.end.game().seats()).collect();
        let mut look = self.seed as usize;
        self.walk(|world| {
            look += 1;
            let asked = match (self.toy, look % 3) {
                (true, _) => &viewers[..],
                (false, 0) => &viewers[look / 3 % viewers.len()..][..1],
                _ => &[],
            };
            asked.iter().try_for_each(|&viewer| ask(world, viewer))
        })
    }

    /// Goes through every position of the game, with what `viewer` has just been told.
    pub(super) fn walk_with(
        &self,
        viewer: Viewer,
        mut look: impl FnMut(&World<G>, Option<&G::Observation>) -> Result<(), Violation>,
    ) -> Result<(), Violation> {
        let mut world = World::start(self.end.setup())?;
        look(&world, None)?;
        for m in self.end.log() {
            let told = world.told_after(m, viewer);
            world.play(m)?;
            look(&world, told.as_ref())?;
        }
        Ok(())
    }

    /// The plies to look at, the end included.
    pub(super) fn is_looked_at(&self, ply: usize) -> bool {
        self.looks.get(ply).copied().unwrap_or(true)
    }
}

impl<G: Game> Laws<G> {
    /// Each setup, and whether it is a toy.
    pub(super) fn setups(&self) -> impl Iterator<Item = (&G::Setup, bool)> {
        let toy = self.toy.iter().map(|setup| (setup, true));
        toy.chain(self.full.iter().map(|setup| (setup, false)))
    }

    /// Plays `games` games with each setup and has each judged.
    pub(super) fn each_line(
        &self,
        law: u8,
        mut judge: impl FnMut(&Line<G>, &mut Tally) -> Result<(), Violation>,
    ) -> Verdict {
        let mut tally = Tally::default();
        for (setup, toy) in self.setups() {
            for index in 0..self.games {
                let judged = no_panic(law, setup, || {
                    let line = self.line(setup, toy, index)?;
                    judge(&line, &mut tally)
                });
                judged.map_err(|violation| violation.at("seed", self.seed + index))?;
                tally.games += 1;
            }
        }
        Ok(tally)
    }

    /// Plays game number `index`.
    pub(super) fn line(&self, setup: &G::Setup, toy: bool, index: u64) -> Result<Line<G>, Violation> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed + index);
        let mut world: World<G> = World::start(setup)?;
        let mut minds: Vec<Knowledge<G>> = Viewer::all(world.game().seats())
            .map(|viewer| Knowledge::of_start(setup, world.game(), viewer))
            .collect();
        let player = match index as usize % (self.bots.len() + 1) {
            0 => None,
            number => Some(&self.bots[number - 1]),
        };
        while world.game().turn() != Turn::Over {
            if world.log().len() >= (self.bound)(setup) {
                return Err(world.violation(1, "the game goes on beyond its bound"));
            }
            let (m, law) = match (world.game().turn(), player) {
                (Turn::Player(seat), Some(bot)) => {
                    let chosen = caught(|| bot.choose(&minds[seat.index()], &mut rng));
                    (chosen.map_err(|panic| world.violation(7, "a bot panics").at("panic", panic))?, 7)
                }
                _ => (world.game().options().pick(&mut rng), 1),
            };
            if let Err(illegal) = world.game().check(&m) {
                let what = if law == 7 { "a bot's move is refused" } else { "a move picked is refused" };
                return Err(world.violation(law, what).at_json("move", &m).at("refusal", illegal));
            }
            let before = world.game().clone();
            world.play(&m)?;
            if player.is_some() {
                for mind in &mut minds {
                    mind.follow(&before, &m, world.game());
                }
            }
        }
        let looks = self.looks_at(world.log().len(), toy, &mut rng);
        Ok(Line { toy, end: world, looks, seed: self.seed + index })
    }

    fn looks_at(&self, plies: usize, toy: bool, rng: &mut ChaCha8Rng) -> Vec<bool> {
        let mut looks = vec![toy; plies];
        if let Some(first) = looks.first_mut() {
            *first = true;
            for _ in 0..self.looks {
                looks[below(rng, plies as u32) as usize] = true;
            }
        }
        looks
    }

    /// Other moves that resemble `m` and are mixed with those of a log, legal or not, and how many changes of its JSON
    /// were not a move at all.
    pub(super) fn near(&self, m: &G::Move, log: &[G::Move], rng: &mut ChaCha8Rng) -> (Vec<G::Move>, u64) {
        let mut near = (self.variants)(m, rng);
        let mut malformed = 0;
        let value = json_of(m);
        for _ in 0..16 {
            let donor = log.get(below(rng, log.len().max(1) as u32) as usize).unwrap_or(m);
            match parsed(&changed(&value, &json_of(donor), rng)) {
                Some(other) => near.push(other),
                None => malformed += 1,
            }
        }
        near.retain(|other| other != m);
        (near, malformed)
    }
}

/// Tries a law; a panic of the game breaks it.
pub(super) fn no_panic(
    law: u8,
    setup: &impl Serialize,
    judge: impl FnOnce() -> Result<(), Violation>,
) -> Result<(), Violation> {
    caught(judge).unwrap_or_else(|panic| {
        Err(Violation::new(law, "the game panics").at_json("setup", setup).at("panic", panic))
    })
}
