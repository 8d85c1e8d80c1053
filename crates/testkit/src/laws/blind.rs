//! Law 7, once more: bots do not cheat.

use chacha20::ChaCha8Rng;
use game::{Deduce, Knowledge, Options, Seat, Turn, Viewer};
use presentation::{Level, Playable};
use rand::SeedableRng;

use super::{Laws, Tally, Verdict};
use crate::{Violation, World};

impl<G: Deduce + Playable> Laws<G> {
    /// Law 7, shown: every level makes the same move, and says the same of why, in two worlds in which it knows the same and draws the same, whatever the
    /// hidden cards are. The other world is sampled from what it knows. Games are played by all levels in turn, with
    /// each of the setups, until so many positions were looked at.
    ///
    /// # Errors
    /// The first move that depends on something hidden, or a world sampled in which the bot knows something else.
    pub fn law_7_blind(&self, positions: u64) -> Verdict {
        let levels = G::bots();
        let setups: Vec<_> = self.setups().map(|(setup, _)| setup).collect();
        let mut tally = Tally::default();
        let most = positions.div_ceil(setups.len() as u64);
        for (setup, number) in setups.into_iter().zip(1..) {
            let enough = (most * number).min(positions);
            while tally.positions < enough {
                self.blind_game(&levels, setup, enough, &mut tally)?;
                tally.games += 1;
            }
        }
        Ok(tally)
    }

    fn blind_game(
        &self,
        levels: &[Level<G>],
        setup: &G::Setup,
        enough: u64,
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let seed = self.seed + tally.games;
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut world: World<G> = World::start(setup)?;
        let seats = Seat::all(world.game().seats());
        let mut minds: Vec<Knowledge<G>> =
            seats.map(|seat| Knowledge::of_start(setup, world.game(), Viewer::Seat(seat))).collect();
        while tally.positions < enough && world.log().len() < (self.bound)(setup) {
            let m = match world.game().turn() {
                Turn::Over => break,
                Turn::Chance => world.game().options().pick(&mut rng),
                Turn::Player(seat) => {
                    let level = &levels[(seed as usize + seat.index()) % levels.len()];
                    let mind = &minds[seat.index()];
                    let broken = |what: &str| {
                        let violation = world.violation(7, format!("bot {} at {seat} {what}", level.name));
                        violation.at("seed", seed)
                    };
                    let own = || ChaCha8Rng::seed_from_u64(seed ^ world.log().len() as u64);
                    // Before there is another world: who peeps must not find that one already.
                    let chosen = level.bot.choose(mind, &mut own());
                    let sampled = G::determinize(mind, &mut rng)
                        .map_err(|_| broken("knows something that no world can be sampled from"))?;
                    let same = sampled.knowledge(mind.viewer);
                    if same != *mind {
                        return Err(broken("knows something else in a world sampled from what it knows"));
                    }
                    let elsewhere = level.bot.choose(&same, &mut own());
                    tally.positions += 1;
                    if chosen != elsewhere {
                        return Err(broken("chooses differently where only hidden cards are different")
                            .at_json("chosen", &chosen)
                            .at_json("elsewhere", &elsewhere)
                            .at_json("moves elsewhere", &sampled.log()));
                    }
                    if level.bot.why(mind, &chosen) != level.bot.why(&same, &chosen) {
                        return Err(broken("gives other reasons where only hidden cards are different")
                            .at_json("chosen", &chosen)
                            .at_json("moves elsewhere", &sampled.log()));
                    }
                    chosen
                }
            };
            let before = world.game().clone();
            world.play(&m)?;
            for mind in &mut minds {
                mind.follow(&before, &m, world.game());
            }
        }
        Ok(())
    }
}
