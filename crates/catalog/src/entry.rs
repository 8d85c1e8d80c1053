//! A game of the catalog, with its type forgotten.

use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::sync::OnceLock;

use bots::{Bot, Unplayable};
use game::{Refusal, Seat, SetupError, Table, Viewer};
use presentation::{Cut, Help, Info, Lesson, Level, Playable, Words, cut, puzzle_kind, quarry, read_orders};
use rand::Rng;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

#[cfg(feature = "arena")]
use crate::arena::{AnyArena, ArenaError, Outside, TypedArena};
use crate::puzzle::{AnyPuzzle, TypedPuzzle};
use crate::read::read;
use crate::referee::{Referee, TypedReferee};
use crate::table::{AnyTable, TypedTable};

/// A game that people can be offered.
pub trait AnyGame: Send + Sync {
    /// [`game::Game::NAME`].
    fn name(&self) -> &'static str;

    /// [`game::Game::RULES`]: a log made by other rules is gone on with only as [`upgrade`](AnyGame::upgrade) says.
    fn rules(&self) -> u32;

    /// The setup by which a game begun with `setup` under the rules of that number goes on as it was played, under
    /// the rules of today; `None` where it cannot. The same of the options of a game that has not begun.
    fn upgrade(&self, rules: u32, setup: &str) -> Option<String>;

    /// How the game describes itself.
    fn info(&self) -> &'static Info;

    /// All words of the game.
    fn words(&self) -> &'static Words;

    /// The names of its bots, weakest first.
    fn bots(&self) -> Vec<&'static str>;

    /// What is wrong with some of them, which play as the level below: each with a sentence for the log.
    fn faults(&self) -> Vec<(&'static str, &str)> {
        Vec::new()
    }

    /// Those among them that people are asked to play against, a rung for each strength, the weakest first: who stand on
    /// one are as strong as each other, and differ in their manner.
    fn rungs(&self) -> Vec<Vec<&'static str>>;

    /// The bot that a beginner meets: the weakest that people are asked to play against.
    fn easiest(&self) -> &'static str {
        self.rungs().first().and_then(|rung| rung.first()).copied().expect("every game has bots")
    }

    /// The bot that plays best.
    fn strongest(&self) -> &'static str {
        self.bots().last().copied().expect("every game has bots")
    }

    /// All that stand on the rung of this bot, itself first; itself alone where it stands on none.
    fn peers<'a>(&self, bot: &'a str) -> Vec<&'a str> {
        let rung = self.rungs().into_iter().find(|rung| rung.contains(&bot)).unwrap_or_default();
        let others = rung.into_iter().filter(|&other| other != bot);
        [bot].into_iter().chain(others).collect()
    }

    /// The levels of help among which a table's host may choose; none where there is nothing to choose.
    fn helps(&self) -> &'static [Help];

    /// A first game that teaches this one, if there is one.
    fn lesson(&self) -> Option<&'static Lesson>;

    /// Whether a game can have these chairs taken, whatever the options.
    ///
    /// # Errors
    /// As [`Playable::check_chairs`].
    fn check_chairs(&self, chairs: &[u8]) -> Result<(), SetupError>;

    /// The setup, as JSON, for the chairs taken (rising) and the options chosen; missing options have their defaults.
    ///
    /// # Errors
    /// As [`Playable::seating`]: a wrong chair or number of players, an unknown option, or what a clause forbids.
    fn seating(&self, chairs: &[u8], options: &Map<String, Value>) -> Result<String, SetupError>;

    /// What somebody has told the table to do for them, in the one form in which it is saved.
    ///
    /// # Errors
    /// As [`presentation::read_orders`].
    fn check_orders(&self, chosen: &Map<String, Value>) -> Result<String, SetupError>;

    /// Whether these options are good for any number of players at all.
    ///
    /// # Errors
    /// When no number of players may play with them: what is wrong for the largest.
    fn check_options(&self, options: &Map<String, Value>) -> Result<(), SetupError>;

    /// A table before the first move, for a setup made by [`seating`](AnyGame::seating) and the players' names by
    /// seat.
    ///
    /// # Errors
    /// When the setup cannot be read, when it breaks a clause, or when there is not one name for each seat.
    fn table(&'static self, setup: &str, names: &[String]) -> Result<Box<dyn AnyTable>, SetupError>;

    /// A table as it is after the moves of a log, oldest first.
    ///
    /// # Errors
    /// As [`table`](AnyGame::table); or when a move is refused, with its place in the log.
    fn resume(
        &'static self,
        setup: &str,
        names: &[String],
        moves: &mut dyn Iterator<Item = &str>,
    ) -> Result<Box<dyn AnyTable>, ResumeError>;

    /// A game before the first move that nobody watches.
    ///
    /// # Errors
    /// When the setup cannot be read, or breaks a clause.
    fn referee(&self, setup: &str) -> Result<Box<dyn Referee>, SetupError>;

    /// The kinds of puzzles that can be cut from its games.
    fn puzzles(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Plays one game between bots, all but the weakest, and cuts puzzles of this kind out of it, in the order of the
    /// game, until `take` has enough; returns at how many moments it looked: at none where the bots went round in
    /// circles. `None` when there is no such kind.
    ///
    /// # Panics
    /// When a bot breaks the rules.
    fn cut(
        &'static self,
        _kind: &str,
        _rng: &mut dyn Rng,
        _take: &mut dyn FnMut(Box<dyn AnyPuzzle>) -> ControlFlow<()>,
    ) -> Option<u64> {
        None
    }

    /// The puzzle of this kind for a seat after these moves; `None` where there is none, or something of it cannot be
    /// read.
    fn puzzle(
        &'static self,
        _kind: &str,
        _chairs: Vec<u8>,
        _seat: Seat,
        _setup: &str,
        _moves: &[Box<RawValue>],
    ) -> Option<Box<dyn AnyPuzzle>> {
        None
    }

    /// The names of the bots that look for holes in the levels.
    #[cfg(feature = "arena")]
    fn exploiters(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// An arena with these bots: levels of the game, its exploiters, and programs with their arguments, such as `./mine`
    /// or `python3 mine.py`.
    ///
    /// # Errors
    /// When a bot is unknown or cannot be started.
    #[cfg(feature = "arena")]
    fn arena<'a>(
        &'static self,
        bots: &[&'a str],
        outside: Outside<'a>,
    ) -> Result<Box<dyn AnyArena + 'a>, ArenaError>;
}

/// A log that does not fit its game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The setup is none.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A move is refused.
    #[error("move {ply}: {refusal}")]
    Move {
        /// Its place in the log.
        ply: u32,
        /// Why.
        refusal: Refusal,
    },
}

/// A line of the catalog.
pub struct Entry<G: Playable> {
    // Made once: a bot may hold tables that are expensive to compute.
    levels: OnceLock<Vec<Level<G>>>,
    adviser: OnceLock<Option<Box<dyn Bot<G>>>>,
    #[cfg(feature = "arena")]
    exploiters: OnceLock<Vec<Level<G>>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Playable> Entry<G> {
    /// The entry of `G`.
    pub const fn new() -> Self {
        Entry {
            levels: OnceLock::new(),
            adviser: OnceLock::new(),
            #[cfg(feature = "arena")]
            exploiters: OnceLock::new(),
            game: PhantomData,
        }
    }

    /// The bots that look for holes in the levels.
    #[cfg(feature = "arena")]
    pub(crate) fn exploiters(&self) -> &[Level<G>] {
        self.exploiters.get_or_init(G::exploiters)
    }

    /// The bots, weakest first.
    pub(crate) fn levels(&self) -> &[Level<G>] {
        self.levels.get_or_init(G::bots)
    }

    /// The bot whose moves are hints.
    pub(crate) fn adviser(&self) -> &dyn Bot<G> {
        let strongest = || self.levels().last().expect("every game has bots");
        self.adviser.get_or_init(G::adviser).as_ref().map_or_else(|| &*strongest().bot, |bot| &**bot)
    }

    /// The bot of that name.
    pub(crate) fn level(&self, name: &str) -> Option<&Level<G>> {
        self.levels().iter().find(|level| level.name == name)
    }
}

impl<G: Playable> Default for Entry<G> {
    fn default() -> Self {
        Entry::new()
    }
}

impl<G: Playable> AnyGame for Entry<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn info(&self) -> &'static Info {
        G::info()
    }

    fn words(&self) -> &'static Words {
        G::words()
    }

    fn bots(&self) -> Vec<&'static str> {
        self.levels().iter().map(|level| level.name).collect()
    }

    fn rungs(&self) -> Vec<Vec<&'static str>> {
        let mut rungs: Vec<Vec<&str>> = Vec::new();
        for level in self.levels().iter().filter(|level| level.offered) {
            match rungs.last_mut() {
                Some(rung) if level.twin => rung.push(level.name),
                _ => rungs.push(vec![level.name]),
            }
        }
        rungs
    }

    fn faults(&self) -> Vec<(&'static str, &str)> {
        self.levels().iter().filter_map(|level| Some((level.name, level.fault.as_deref()?))).collect()
    }

    fn helps(&self) -> &'static [Help] {
        G::helps()
    }

    fn lesson(&self) -> Option<&'static Lesson> {
        G::lesson()
    }

    fn check_chairs(&self, chairs: &[u8]) -> Result<(), SetupError> {
        G::check_chairs(chairs)
    }

    fn seating(&self, chairs: &[u8], options: &Map<String, Value>) -> Result<String, SetupError> {
        let setup = G::seating(chairs, options)?;
        Ok(serde_json::to_string(&setup).expect("a setup is JSON"))
    }

    fn upgrade(&self, rules: u32, setup: &str) -> Option<String> {
        if rules == G::RULES {
            return Some(setup.to_owned());
        }
        let upgraded = G::upgrade(rules, serde_json::from_str(setup).ok()?)?;
        serde_json::to_string(&upgraded).ok()
    }

    fn check_options(&self, options: &Map<String, Value>) -> Result<(), SetupError> {
        let chairs = G::info().seats.iter().map(|&seats| (0..seats).collect::<Vec<u8>>());
        chairs.map(|chairs| G::seating(&chairs, options).map(drop)).reduce(Result::or).unwrap_or(Ok(()))
    }

    fn check_orders(&self, chosen: &Map<String, Value>) -> Result<String, SetupError> {
        let orders = read_orders::<G>(chosen)?;
        Ok(serde_json::to_string(&orders).expect("orders are JSON"))
    }

    fn table(&'static self, setup: &str, names: &[String]) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(Box::new(TypedTable::new(self, setup, names)?))
    }

    fn resume(
        &'static self,
        setup: &str,
        names: &[String],
        moves: &mut dyn Iterator<Item = &str>,
    ) -> Result<Box<dyn AnyTable>, ResumeError> {
        let mut table = TypedTable::new(self, setup, names)?;
        for m in moves {
            let ply = table.ply();
            let mover = table.turn().mover().ok_or(Refusal::Over);
            let checked = mover.and_then(|mover| table.check(mover, m));
            table.apply(checked.map_err(|refusal| ResumeError::Move { ply, refusal })?);
        }
        Ok(Box::new(table))
    }

    fn referee(&self, setup: &str) -> Result<Box<dyn Referee>, SetupError> {
        Ok(Box::new(TypedReferee::<G>::new(setup)?))
    }

    fn puzzles(&self) -> Vec<&'static str> {
        G::puzzles().iter().map(|kind| kind.name()).collect()
    }

    fn cut(
        &'static self,
        kind: &str,
        rng: &mut dyn Rng,
        take: &mut dyn FnMut(Box<dyn AnyPuzzle>) -> ControlFlow<()>,
    ) -> Option<u64> {
        let kind = puzzle_kind::<G>(kind)?;
        let players = self.levels().iter().filter(|level| level.in_cases);
        let bots: Vec<&dyn Bot<G>> = players.map(|level| &*level.bot).collect();
        let (chairs, table) = match quarry(&bots, rng) {
            Ok(played) => played,
            Err(Unplayable::Endless { .. }) => return Some(0),
            Err(refused) => panic!("bots play by the rules: {refused}"),
        };
        let found = |cut| take(Box::new(TypedPuzzle { entry: self, kind, chairs: chairs.clone(), cut }));
        Some(cut(&table, kind, found))
    }

    fn puzzle(
        &'static self,
        kind: &str,
        chairs: Vec<u8>,
        seat: Seat,
        setup: &str,
        moves: &[Box<RawValue>],
    ) -> Option<Box<dyn AnyPuzzle>> {
        let kind = puzzle_kind::<G>(kind)?;
        let mut table: Table<G> = Table::new(read(setup).ok()?).ok()?;
        for m in moves {
            let mover = table.game().turn().mover()?;
            table.play(mover, read(m.get()).ok()?).ok()?;
        }
        let moves = table.log().to_vec();
        let is_seated = seat.index() < table.game().seats() && chairs.len() == table.game().seats();
        let knowledge = is_seated.then(|| table.knowledge(Viewer::Seat(seat)))?;
        let puzzle = kind.pose(&knowledge)?;
        Some(Box::new(TypedPuzzle { entry: self, kind, chairs, cut: Cut { knowledge, puzzle, moves } }))
    }

    #[cfg(feature = "arena")]
    fn exploiters(&self) -> Vec<&'static str> {
        Entry::exploiters(self).iter().map(|bot| bot.name).collect()
    }

    #[cfg(feature = "arena")]
    fn arena<'a>(
        &'static self,
        bots: &[&'a str],
        outside: Outside<'a>,
    ) -> Result<Box<dyn AnyArena + 'a>, ArenaError> {
        Ok(Box::new(TypedArena::new(self, bots, outside)?))
    }
}
