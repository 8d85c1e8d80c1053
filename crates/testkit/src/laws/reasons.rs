//! Law 7 of what bots say of their moves.

use chacha20::ChaCha8Rng;
use game::{Knowledge, Options, Seat, Turn, Viewer};
use presentation::{Level, Playable};
use rand::SeedableRng;

use super::speech::is_said;
use super::{Laws, Tally, Verdict};
use crate::world::caught;
use crate::{Violation, World};

/// A bot says no more than that of a move.
const MOST: usize = 3;
/// So many moves of a bot that it gives reasons for are enough.
const ENOUGH: usize = 40;

impl<G: Playable> Laws<G> {
    /// Law 7 of reasons: why it made its move a bot says alike whenever it is asked, in a few sentences for which there are
    /// words; and where one of the bots gives reasons that people are asked to play against, all do.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_7_reasons(&self) -> Verdict {
        let levels = G::bots();
        let mut tally = Tally::default();
        let mut silent = None;
        for level in levels.iter().filter(|level| level.offered) {
            let told = self.reasons_of(level, &mut tally)?;
            if told == 0 {
                silent = Some(level.name);
            }
        }
        match silent.filter(|_| tally.positions > 0) {
            Some(name) => Err(Violation::new(7, format!("bot {name} never says why"))),
            None => Ok(tally),
        }
    }

    /// How many moves a bot gives reasons for, in games with each setup in which it has all the seats.
    fn reasons_of(&self, level: &Level<G>, tally: &mut Tally) -> Result<usize, Violation> {
        let mut told = 0;
        for (setup, _) in self.setups() {
            let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
            let mut world: World<G> = World::start(setup)?;
            let seats = Seat::all(world.game().seats());
            let mut minds: Vec<Knowledge<G>> =
                seats.map(|seat| Knowledge::of_start(setup, world.game(), Viewer::Seat(seat))).collect();
            let most = told + ENOUGH;
            tally.games += 1;
            while told < most && world.log().len() < (self.bound)(setup) {
                let m = match world.game().turn() {
                    Turn::Over => break,
                    Turn::Chance => world.game().options().pick(&mut rng),
                    Turn::Player(seat) => {
                        let mind = &minds[seat.index()];
                        let m = level.bot.choose(mind, &mut rng);
                        let says = says_why(&world, level, mind, &m)?;
                        told += usize::from(says);
                        tally.positions += u64::from(says);
                        m
                    }
                };
                let before = world.game().clone();
                world.play(&m)?;
                for mind in &mut minds {
                    mind.follow(&before, &m, world.game());
                }
            }
        }
        Ok(told)
    }
}

/// Whether a bot says why it made a move: alike when it is asked twice, and in words for everybody else.
fn says_why<G: Playable>(
    world: &World<G>,
    level: &Level<G>,
    mind: &Knowledge<G>,
    m: &G::Move,
) -> Result<bool, Violation> {
    let broken = |what: String| world.violation(7, format!("bot {} {what}", level.name)).at_json("move", m);
    let asked =
        || caught(|| level.bot.why(mind, m)).map_err(|panic| broken(format!("panics when asked why: {panic}")));
    let reasons = asked()?;
    if asked()? != reasons {
        return Err(broken("gives other reasons when it is asked again".into()));
    }
    if reasons.len() > MOST {
        return Err(broken(format!("gives {} reasons", reasons.len())));
    }
    for viewer in Viewer::all(world.game().seats()).filter(|&viewer| viewer != mind.viewer) {
        reasons.iter().try_for_each(|reason| is_said(7, world, G::words(), viewer, reason))?;
    }
    Ok(!reasons.is_empty())
}
