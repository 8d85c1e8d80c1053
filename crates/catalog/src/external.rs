//! Programs of somebody's own that play: what a seat knows is written to them as a line of JSON, and they answer with a
//! move as a line of JSON.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use bots::Bot;
use game::{Knowledge, Options};
use presentation::Playable;
use rand::Rng;

use crate::message::Asked;
use crate::read::read;
use crate::table::json;

/// How a program lost its seat for the rest of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Forfeit {
    /// It ended.
    Ended,
    /// It took too long for a move.
    Late,
    /// What it wrote is no move.
    Unreadable,
    /// The rules do not allow its move.
    Illegal,
    /// It has made so many moves in one game that it would never come to an end.
    Endless,
}

/// So many moves a program may make in one game: bots make some hundreds where a game is long.
pub const MOST_MOVES: u32 = 1_000;

/// A program that runs, and plays one seat at a time.
pub trait Program: Send {
    /// What it answers to a line.
    ///
    /// # Errors
    /// It has ended, or takes too long: then it is asked no more.
    fn ask(&self, line: String) -> Result<String, Forfeit>;
}

/// Starts a program with its arguments, or says why it cannot be started.
pub type Start<'a> = &'a (dyn Fn(&str) -> Result<Box<dyn Program>, String> + Sync);

/// How often a program lost its seat.
#[derive(Clone, Debug)]
pub struct Forfeits {
    /// The program with its arguments.
    pub bot: String,
    /// How often in each way, and what it had written, or what was wrong with that, the first time.
    pub ways: BTreeMap<Forfeit, (u64, String)>,
}

/// A program at the arena. It keeps nothing that it needs between two moves, for each line has all that its seat was
/// told; so the games that are played at a time have as many of it running as they need.
pub(crate) struct External<'a, G: Playable> {
    /// The program with its arguments, as it was asked for.
    pub(crate) command: &'a str,
    start: Start<'a>,
    /// Who plays on for it.
    weakest: &'a dyn Bot<G>,
    idle: Mutex<Vec<Box<dyn Program>>>,
    forfeits: Mutex<BTreeMap<Forfeit, (u64, String)>>,
}

impl<'a, G: Playable> External<'a, G> {
    pub(crate) fn start(command: &'a str, start: Start<'a>, weakest: &'a dyn Bot<G>) -> Result<Self, String> {
        let first = start(command)?;
        Ok(External { command, start, weakest, idle: Mutex::new(vec![first]), forfeits: Mutex::default() })
    }

    /// How it lost its seats, if it did.
    pub(crate) fn forfeits(&self) -> Option<Forfeits> {
        let ways = self.forfeits.lock().unwrap_or_else(PoisonError::into_inner).clone();
        (!ways.is_empty()).then(|| Forfeits { bot: self.command.to_owned(), ways })
    }

    /// A seat with a program that is free, or another that is started for it.
    fn seat(&self) -> Seated<'_, G> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let program = idle.map_or_else(|| (self.start)(self.command), Ok);
        Seated { external: self, program: Mutex::new((program.ok(), 0)) }
    }

    fn ask(&self, program: &dyn Program, knowledge: &Knowledge<G>) -> Result<G::Move, (Forfeit, String)> {
        let line = json(&Asked { game: G::NAME, knowledge });
        let answer = program.ask(line).map_err(|way| (way, String::new()))?;
        let m: G::Move = read(answer.trim()).map_err(|problem| (Forfeit::Unreadable, problem))?;
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        if options.contains(&m) { Ok(m) } else { Err((Forfeit::Illegal, answer.trim().to_owned())) }
    }
}

impl<G: Playable> Bot<G> for External<'_, G> {
    fn choose(&self, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> G::Move {
        self.seat().choose(knowledge, rng)
    }

    fn sit(&self) -> Option<Box<dyn Bot<G> + '_>> {
        Some(Box::new(self.seat()))
    }
}

/// A program in one seat of one game.
struct Seated<'a, G: Playable> {
    external: &'a External<'a, G>,
    /// Nothing once it has lost the seat; and how many moves it has made.
    program: Mutex<(Option<Box<dyn Program>>, u32)>,
}

impl<G: Playable> Bot<G> for Seated<'_, G> {
    fn choose(&self, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> G::Move {
        let mut seat = self.program.lock().unwrap_or_else(PoisonError::into_inner);
        let (program, moves) = &mut *seat;
        *moves += 1;
        let chosen = program.as_deref().map(|program| match *moves {
            ..=MOST_MOVES => self.external.ask(program, knowledge),
            _ => Err((Forfeit::Endless, String::new())),
        });
        match chosen {
            Some(Ok(m)) => return m,
            Some(Err((way, why))) => {
                *program = None;
                let mut forfeits = self.external.forfeits.lock().unwrap_or_else(PoisonError::into_inner);
                forfeits.entry(way).or_insert((0, why)).0 += 1;
            }
            None => {}
        }
        self.external.weakest.choose(knowledge, rng)
    }
}

impl<G: Playable> Drop for Seated<'_, G> {
    fn drop(&mut self) {
        let program = self.program.get_mut().unwrap_or_else(PoisonError::into_inner).0.take();
        self.external.idle.lock().unwrap_or_else(PoisonError::into_inner).extend(program);
    }
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use color_doubt::{ColorDoubt, Setup};
    use game::{Game as _, Mover, Seat, Table, Viewer};
    use rand::SeedableRng;

    use super::*;

    /// A program that always answers the same.
    struct Same(String);

    impl Program for Same {
        fn ask(&self, _: String) -> Result<String, Forfeit> {
            Ok(self.0.clone())
        }
    }

    #[test]
    fn a_program_that_comes_to_no_end_loses_its_seat() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut table: Table<ColorDoubt> = Table::new(Setup::new(2)).unwrap();
        let deal = table.game().options().pick(&mut rng);
        table.play(Mover::Chance, deal).unwrap();
        let knowledge = table.knowledge(Viewer::Seat(Seat(0)));
        let m = table.game().options().pick(&mut rng);
        let answer = serde_json::to_string(&m).unwrap();
        let start = |_: &str| Ok(Box::new(Same(answer.clone())) as Box<dyn Program>);
        let weakest = &*ColorDoubt::bots()[0].bot;
        let external = External::start("same", &start, weakest).unwrap();
        let seat = external.sit().unwrap();
        for _ in 0..MOST_MOVES {
            assert_eq!(seat.choose(&knowledge, &mut rng), m);
        }
        assert!(external.forfeits().is_none());
        for _ in 0..3 {
            seat.choose(&knowledge, &mut rng);
        }
        let ways = external.forfeits().unwrap().ways;
        assert_eq!(ways, BTreeMap::from([(Forfeit::Endless, (1, String::new()))]));
        // The next game is another.
        drop(seat);
        assert_eq!(external.sit().unwrap().choose(&knowledge, &mut rng), m);
    }
}
