//! Law 7: bots.

use chacha20::ChaCha8Rng;
use game::{Knowledge, Options, Seat, Turn};
use presentation::{Level, Playable};
use rand::SeedableRng;

use super::{Laws, Tally, Verdict};
use crate::world::caught;
use crate::{Violation, World};

impl<G: Playable> Laws<G> {
    /// Law 7: every bot's move is legal, whatever bots it plays with, and depends on nothing but its `Knowledge` and
    /// the generator given. That it is given no more, the type of [`Bot::choose`](bots::Bot::choose) sees to.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_7_bots(&self) -> Verdict {
        let levels = G::bots();
        if levels.is_empty() {
            return Err(Violation::new(7, "there is no bot"));
        }
        let mut tally = Tally::default();
        for (setup, toy) in self.setups() {
            for index in 0..self.matches {
                self.bot_game(&levels, setup, toy, index, &mut tally)?;
                tally.games += 1;
            }
        }
        Ok(tally)
    }

    /// In game number `index` the seats go to bots in turn, so that each level meets itself and the others.
    fn bot_game(
        &self,
        levels: &[Level<G>],
        setup: &G::Setup,
        toy: bool,
        index: u64,
        tally: &mut Tally,
    ) -> Result<(), Violation> {
        let seed = self.seed + index;
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut world: World<G> = World::start(setup)?;
        let seats = world.game().seats();
        // The first games are a level's own; then they sit in every mixture of neighbours.
        let level = |seat: Seat| match index as usize {
            own if own < levels.len() => &levels[own],
            mixed => &levels[(mixed / levels.len().pow(seat.0.into()) + seat.index()) % levels.len()],
        };
        let mut minds: Vec<Knowledge<G>> = Seat::all(seats)
            .map(|seat| Knowledge::of_start(setup, world.game(), game::Viewer::Seat(seat)))
            .collect();
        loop {
            let m = match world.game().turn() {
                Turn::Over => return Ok(()),
                Turn::Chance => world.game().options().pick(&mut rng),
                Turn::Player(seat) => {
                    tally.positions += 1;
                    forced_moves_are_forced(&world, toy, &minds[seat.index()])?;
                    let bot = level(seat);
                    let broken = |what: String| {
                        Err(world.violation(7, format!("bot {} at {seat} {what}", bot.name)).at("seed", seed))
                    };
                    let choose = || {
                        let mut own = ChaCha8Rng::seed_from_u64(seed);
                        own.set_stream(world.log().len() as u64 + 1);
                        bot.bot.choose(&minds[seat.index()], &mut own)
                    };
                    let chosen = match caught(choose) {
                        Ok(chosen) => chosen,
                        Err(panic) => return broken(format!("panics: {panic}")),
                    };
                    let is_asked_again = world.log().len() % 3 == 2;
                    if is_asked_again && choose() != chosen {
                        return broken("chooses differently when it is asked again: it remembers".into());
                    }
                    if let Err(illegal) = world.game().check(&chosen) {
                        return broken(format!("makes an illegal move: {illegal}"))
                            .map_err(|violation| violation.at_json("chosen", &chosen));
                    }
                    chosen
                }
            };
            if world.log().len() >= (self.bound)(setup) {
                return Err(world.violation(7, "the game between bots goes on beyond its bound").at("seed", seed));
            }
            let before = world.game().clone();
            world.play(&m)?;
            for mind in &mut minds {
                mind.follow(&before, &m, world.game());
            }
        }
    }
}

/// A move that the table makes for a player is legal, and where moves are listed, the only one.
fn forced_moves_are_forced<G: Playable>(world: &World<G>, toy: bool, mind: &Knowledge<G>) -> Result<(), Violation> {
    let Some(forced) = G::forced(mind) else { return Ok(()) };
    if let Err(illegal) = world.game().check(&forced) {
        return Err(world.violation(7, "a forced move is illegal").at_json("move", &forced).at("refusal", illegal));
    }
    let mut moves = Vec::new();
    if toy {
        world.game().options().list(&mut moves);
    }
    match moves.iter().find(|other| **other != forced) {
        None => Ok(()),
        Some(other) => {
            let violation = world.violation(7, "a move is called forced where there is another");
            Err(violation.at_json("forced", &forced).at_json("other", other))
        }
    }
}
