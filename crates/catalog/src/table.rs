//! A table whose game is forgotten: JSON in and out.

use std::any::Any;
use std::cell::LazyCell;
use std::fmt;
use std::sync::Arc;

use bots::Unplayable;
use game::{Knowledge, Message, Mover, Refusal, Seat, SetupError, Table, Turn, Viewer};
#[cfg(feature = "arena")]
use presentation::Matter;
use presentation::{ByBot, Help, Playable, StoodIn, Why, explain};
use rand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

#[cfg(feature = "arena")]
use crate::message::Asked;
use crate::message::{Aided, Frame, Hint, Replay, Shown, TableMessage, Telling};
use crate::play_on::{self, Logged, Past, PlayOuts};
use crate::read::{read, read_value};
use crate::{AnyGame, Entry};

/// A table of some game.
///
/// Moves come in as JSON, or from a bot, and are made in two steps, so that they can be saved in between: a move that
/// is legal becomes a [`Checked`], which is the proof that [`apply`](AnyTable::apply) asks for.
pub trait AnyTable: Send + Sync {
    /// The game that is played.
    fn game(&self) -> &'static dyn AnyGame;

    /// What was agreed before the game, as JSON. Everybody may know it.
    fn setup(&self) -> &str;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// Who moves now.
    fn turn(&self) -> Turn;

    /// How many moves have been made.
    fn ply(&self) -> u32;

    /// Points by seat, once the game is over.
    fn scores(&self) -> Option<Vec<i32>>;

    /// The seats that have won, once the game is over.
    fn winners(&self) -> Option<Vec<Seat>>;

    /// The move that a text means, if `mover` may make it now. Never panics, whatever the text.
    ///
    /// # Errors
    /// When the text is not a move of this game, when the game is over, when it is not their turn, or when the rules
    /// forbid the move: the refusal names the clause.
    fn check(&self, mover: Mover, text: &str) -> Result<Checked, Refusal>;

    /// The same of a text that is parsed already.
    ///
    /// # Errors
    /// As [`check`](AnyTable::check).
    fn check_value(&self, mover: Mover, m: &Value) -> Result<Checked, Refusal>;

    /// A move that a bot chose at this table, if `mover` may make it now.
    ///
    /// # Errors
    /// As [`check`](AnyTable::check).
    fn check_choice(&self, mover: Mover, choice: AnyMove) -> Result<Checked, Refusal>;

    /// A chance move, drawn with its probability.
    ///
    /// # Panics
    /// When it is not chance's turn.
    fn deal(&self, rng: &mut dyn Rng) -> Checked;

    /// What the player to move has to do without a choice, where all will see that there was none.
    fn forced(&self) -> Option<Checked>;

    /// What the player to move has told the table to do now, by orders as
    /// [`check_orders`](crate::AnyGame::check_orders) gave them; `None` where they are asked.
    fn obey(&self, orders: &str, rng: &mut dyn Rng) -> Option<Checked>;

    /// A bot's thought about the move of the player to move; `None` when there is no such bot or nobody is to move.
    ///
    /// The bot is given that player's [`Knowledge`] and nothing else.
    fn ask(&self, level: &str) -> Option<BotMove>;

    /// A hint for the player to move: what a strong bot would do in their place, and why; `None` when it is not
    /// this seat's turn.
    ///
    /// It comes of that player's [`Knowledge`] and the generator alone.
    fn hint(&self, seat: Seat) -> Option<HintTask>;

    /// Makes a move.
    ///
    /// # Panics
    /// When the move was checked at another table or at another moment.
    fn apply(&mut self, checked: Checked);

    /// Who will be to move after a move.
    ///
    /// # Panics
    /// When the move was checked at another table.
    fn turn_after(&self, checked: &Checked) -> Turn;

    /// Points by seat after a move that ends the game; none after any other.
    ///
    /// # Panics
    /// When the move was checked at another table.
    fn scores_after(&self, checked: &Checked) -> Vec<i32>;

    /// How many pieces of news a viewer has been told.
    fn told(&self, viewer: Viewer) -> u32;

    /// The messages for one viewer: the news from number `from` on, then how the game stands now.
    ///
    /// The bytes depend on that viewer's [`Knowledge`] and the setup alone.
    fn show(&self, viewer: Viewer, from: u32) -> Shown {
        self.show_each(&[(viewer, from)]).pop().expect("each is shown something")
    }

    /// The same for several viewers, in their order: what they share is written once.
    fn show_each(&self, whom: &[(Viewer, u32)]) -> Vec<Shown>;

    /// What the table's help says to a viewer of how the game stands now; `None` where it says nothing to anybody,
    /// and for spectators. The bytes depend on that viewer's [`Knowledge`] and the table's help alone.
    fn aid(&self, viewer: Viewer) -> Option<Task<Shown>>;

    /// How much help the table gives from now on.
    fn set_help(&mut self, help: Help);

    /// Which moves bots made in their players' places: by these the review judges nobody.
    fn set_stood_in(&mut self, stood_in: Vec<StoodIn>);

    /// Which moves were made by bots of a known level: in the review they say why.
    fn set_by_bots(&mut self, by_bots: Vec<ByBot>);

    /// All that a seat knows, as a program at the arena is told it.
    #[cfg(feature = "arena")]
    fn asked(&self, seat: Seat) -> String;

    /// Everything that a seat was told, in sentences.
    #[cfg(feature = "arena")]
    fn story(&self, seat: Seat) -> Vec<Message>;

    /// What is hidden from a seat: see [`Playable::hidden`].
    #[cfg(feature = "arena")]
    fn hidden(&self, seat: Seat) -> Option<Vec<Matter<Value>>>;

    /// That a fact is so, or is not, in words: see [`Playable::state`].
    #[cfg(feature = "arena")]
    fn state(&self, fact: &Value, is: bool) -> Option<Message>;

    /// Whether a move says something that is not so; `None` where it says nothing.
    ///
    /// # Panics
    /// When the move was checked at another table.
    #[cfg(feature = "arena")]
    fn lies(&self, checked: &Checked) -> Option<bool>;

    /// Why a fact is certain for a viewer, by what they knew after the first `ply` moves.
    ///
    /// # Errors
    /// What is wrong with the text, when it is not a fact of this game.
    fn why(&self, viewer: Viewer, ply: u32, fact: &str) -> Result<Task<Option<Why>>, String>;

    /// Everything from every side; `None` until the game is over.
    fn replay(&self) -> Option<Task<Replay>>;

    /// The log of a game that is played on from a moment of this one; `None` until this one is over, and from a moment
    /// at which nothing was left to play. The task answers `None` where the game can tell no other cards.
    fn past(&self, past: Past, rng: Box<dyn Rng + Send>) -> Option<Task<Option<Vec<Logged>>>>;

    /// How so many games end that bots play on from a moment of this one, of one level for each seat; `None` as for
    /// [`past`](AnyTable::past), and where there is no such level.
    fn play_outs(
        &self,
        past: Past,
        levels: &[&str],
        games: u32,
        rng: Box<dyn Rng + Send>,
    ) -> Option<Task<PlayedOut>>;

    /// The game judged by what each player could know; `None` until the game is over.
    fn review(&self) -> Option<Task<Option<Review>>>;
}

/// How games ended that bots played on; `None` where the game can tell no other cards.
pub type PlayedOut = Result<Option<PlayOuts>, Unplayable>;

/// A review of some game.
pub type Review = presentation::Review<Box<RawValue>>;

/// A move of some game, as a bot chose it.
pub struct AnyMove(Box<dyn Any + Send + Sync>);

/// A move that was legal when it was checked, with the one form in which it is saved.
pub struct Checked {
    /// That of the table.
    mark: Arc<()>,
    ply: u32,
    mover: Mover,
    json: String,
    /// A `game::Checked` of the table's game.
    checked: Box<dyn Any + Send + Sync>,
}

/// Without the move itself, which may be anybody's secret.
impl fmt::Debug for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Checked").field("ply", &self.ply).field("mover", &self.mover).finish_non_exhaustive()
    }
}

impl Checked {
    /// The place that it will have in the log.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// Who makes it.
    pub fn mover(&self) -> Mover {
        self.mover
    }

    /// The move as JSON.
    pub fn json(&self) -> &str {
        &self.json
    }
}

/// A move that a bot is yet to choose, with all that it may know; independent of the table, so that it can think
/// elsewhere.
pub struct BotMove(Box<Choose>);

type Choose = dyn FnOnce(&mut dyn Rng) -> AnyMove + Send;

impl BotMove {
    /// The move chosen.
    pub fn choose(self, rng: &mut dyn Rng) -> AnyMove {
        (self.0)(rng)
    }
}

/// A hint that is yet to be worked out, with all that it may come of; `None` of a game that gives none.
pub struct HintTask(Box<Advise>);

type Advise = dyn FnOnce(&mut dyn Rng) -> Option<Hint> + Send;

impl HintTask {
    /// Works it out.
    pub fn run(self, rng: &mut dyn Rng) -> Option<Hint> {
        (self.0)(rng)
    }
}

/// Something to be worked out, which may take a while; independent of the table, so that it can be done elsewhere.
pub struct Task<T>(Box<dyn FnOnce() -> T + Send>);

impl<T> Task<T> {
    /// Works it out.
    pub fn run(self) -> T {
        (self.0)()
    }
}

/// A table of `G` as the catalog keeps it.
pub(crate) struct TypedTable<G: Playable> {
    entry: &'static Entry<G>,
    /// Tells this table from every other.
    mark: Arc<()>,
    table: Table<G>,
    setup: String,
    names: Vec<String>,
    help: Help,
    stood_in: Vec<StoodIn>,
    by_bots: Vec<ByBot>,
    /// What each viewer knows, kept move by move so that a message costs no replay of the log: the seats in order, then
    /// the spectator.
    seen: Vec<Knowledge<G>>,
}

impl<G: Playable> TypedTable<G> {
    pub(crate) fn new(entry: &'static Entry<G>, setup: &str, names: &[String]) -> Result<Self, SetupError> {
        let setup = read(setup).map_err(SetupError::unreadable)?;
        let table: Table<G> = Table::new(setup)?;
        let seats = table.game().seats();
        if names.len() != seats {
            let message = format!("{seats} players have names, not {}", names.len());
            return Err(SetupError::without_clause(Message::verbatim(message)));
        }
        let start = |viewer| Knowledge::of_start(table.setup(), table.game(), viewer);
        let seen = Viewer::all(seats).map(start).collect();
        Ok(TypedTable {
            entry,
            mark: Arc::default(),
            setup: json(table.setup()),
            table,
            names: names.to_vec(),
            help: Help::default(),
            stood_in: Vec::new(),
            by_bots: Vec::new(),
            seen,
        })
    }

    fn seen(&self, viewer: Viewer) -> &Knowledge<G> {
        let spectator = self.seen.len() - 1;
        let index = viewer.seat().map_or(spectator, Seat::index);
        &self.seen[index]
    }

    /// The game, once it is over, if there was something to play at that moment.
    fn finished(&self, past: Past) -> Option<Table<G>> {
        self.scores()?;
        (past.seat.index() < self.seats() && past.ply < self.ply()).then(|| self.table.clone())
    }

    /// A move that was checked here.
    fn unmarked<'m>(&self, checked: &'m Checked) -> &'m game::Checked<G> {
        assert!(Arc::ptr_eq(&checked.mark, &self.mark), "the move was checked at another table");
        checked.checked.downcast_ref().expect("the move was checked at this table")
    }

    /// The game after a move.
    fn after(&self, checked: &Checked) -> G {
        let mut after = self.table.game().clone();
        after.apply(self.unmarked(checked).get());
        after
    }

    fn check_move(&self, mover: Mover, m: G::Move) -> Result<Checked, Refusal> {
        Ok(self.erased(self.table.check(mover, m)?))
    }

    /// A checked move with its game forgotten.
    fn erased(&self, checked: game::Checked<G>) -> Checked {
        let (mark, json) = (self.mark.clone(), json(checked.get()));
        Checked { mark, ply: checked.ply() as u32, mover: checked.mover(), json, checked: Box::new(checked) }
    }
}

impl<G: Playable> AnyTable for TypedTable<G> {
    fn game(&self) -> &'static dyn AnyGame {
        self.entry
    }

    fn setup(&self) -> &str {
        &self.setup
    }

    fn seats(&self) -> usize {
        self.table.game().seats()
    }

    fn turn(&self) -> Turn {
        self.table.game().turn()
    }

    fn ply(&self) -> u32 {
        self.table.log().len() as u32
    }

    fn scores(&self) -> Option<Vec<i32>> {
        let game = self.table.game();
        (game.turn() == Turn::Over).then(|| game.scores().values().copied().collect())
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        let game = self.table.game();
        (game.turn() == Turn::Over).then(|| winners(game))
    }

    fn check(&self, mover: Mover, text: &str) -> Result<Checked, Refusal> {
        self.check_move(mover, read(text).map_err(malformed::<G>)?)
    }

    fn check_value(&self, mover: Mover, m: &Value) -> Result<Checked, Refusal> {
        self.check_move(mover, read_value(m).map_err(malformed::<G>)?)
    }

    fn check_choice(&self, mover: Mover, choice: AnyMove) -> Result<Checked, Refusal> {
        let m = choice.0.downcast::<G::Move>().map_err(|_| malformed::<G>("it is of another game".into()))?;
        self.check_move(mover, *m)
    }

    fn deal(&self, rng: &mut dyn Rng) -> Checked {
        self.erased(self.table.deal(rng))
    }

    fn forced(&self) -> Option<Checked> {
        let Turn::Player(seat) = self.turn() else { return None };
        let m = G::forced(self.seen(Viewer::Seat(seat)))?;
        self.check_move(Mover::Seat(seat), m).ok()
    }

    fn obey(&self, orders: &str, rng: &mut dyn Rng) -> Option<Checked> {
        let Turn::Player(seat) = self.turn() else { return None };
        // Orders of older rules, which cannot be read, are none.
        // By way of a `Value`, so that each type is read in one way: that keeps the module small that browsers load.
        let orders: Value = serde_json::from_str(orders).ok()?;
        let orders = G::Orders::deserialize(&orders).ok()?;
        let m = G::obey(&orders, self.seen(Viewer::Seat(seat)), rng)?;
        self.check_move(Mover::Seat(seat), m).ok()
    }

    fn ask(&self, level: &str) -> Option<BotMove> {
        let Turn::Player(seat) = self.turn() else { return None };
        let level = self.entry.level(level)?;
        let knowledge = self.seen(Viewer::Seat(seat)).clone();
        Some(BotMove(Box::new(move |rng| AnyMove(Box::new(level.bot.choose(&knowledge, rng))))))
    }

    fn hint(&self, seat: Seat) -> Option<HintTask> {
        (self.turn() == Turn::Player(seat)).then_some(())?;
        let adviser = self.entry.adviser();
        let (knowledge, at) = (self.seen(Viewer::Seat(seat)).clone(), self.told(Viewer::Seat(seat)));
        Some(HintTask(Box::new(move |rng| {
            let chosen = adviser.choose(&knowledge, rng);
            let advice = G::advice(&knowledge, &chosen)?;
            Some(Hint { at, chosen: raw(&chosen), act: advice.act, reasons: advice.reasons })
        })))
    }

    fn apply(&mut self, checked: Checked) {
        assert!(Arc::ptr_eq(&checked.mark, &self.mark), "the move was checked at another table");
        let checked = checked.checked.downcast::<game::Checked<G>>().expect("the move was checked at this table");
        let before = self.table.game().clone();
        let m = checked.get().clone();
        self.table.apply(*checked);
        let after = self.table.game();
        for seen in &mut self.seen {
            seen.follow(&before, &m, after);
        }
    }

    fn turn_after(&self, checked: &Checked) -> Turn {
        self.after(checked).turn()
    }

    fn scores_after(&self, checked: &Checked) -> Vec<i32> {
        let after = self.after(checked);
        if after.turn() == Turn::Over { after.scores().values().copied().collect() } else { Vec::new() }
    }

    fn told(&self, viewer: Viewer) -> u32 {
        self.seen(viewer).observations.len() as u32
    }

    fn show_each(&self, whom: &[(Viewer, u32)]) -> Vec<Shown> {
        // What everybody knows is written once for all, where anybody is told.
        let public = LazyCell::new(|| raw(self.table.game().public()));
        let shown = whom.iter().map(|&(viewer, from)| {
            let knowledge = self.seen(viewer);
            let news = (from as usize..knowledge.observations.len()).map(|number| Telling::news(knowledge, number));
            let now = Telling::now(knowledge, &public, self.scores(), self.winners());
            Shown(news.chain([now]).map(|message| long_json(&message)).collect())
        });
        shown.collect()
    }

    fn aid(&self, viewer: Viewer) -> Option<Task<Shown>> {
        if self.help < Help::Reasoner || viewer == Viewer::Spectator {
            return None;
        }
        let (knowledge, help, at) = (self.seen(viewer).clone(), self.help, self.told(viewer));
        Some(Task(Box::new(move || {
            let aid = G::aid(&knowledge).and_then(|aid| aid.at(help));
            let aid = aid.map(|aid| aid.map(|fact| raw(&fact)));
            Shown(vec![json(&TableMessage::Aid(Aided { at, aid }))])
        })))
    }

    fn set_help(&mut self, help: Help) {
        self.help = help;
    }

    fn set_stood_in(&mut self, stood_in: Vec<StoodIn>) {
        self.stood_in = stood_in;
    }

    fn set_by_bots(&mut self, by_bots: Vec<ByBot>) {
        self.by_bots = by_bots;
    }

    #[cfg(feature = "arena")]
    fn asked(&self, seat: Seat) -> String {
        json(&Asked { game: G::NAME, knowledge: self.seen(Viewer::Seat(seat)) })
    }

    #[cfg(feature = "arena")]
    fn story(&self, seat: Seat) -> Vec<Message> {
        let Knowledge { setup, observations, viewer, .. } = self.seen(Viewer::Seat(seat));
        observations.iter().map(|observation| G::tell(setup, observation, *viewer)).collect()
    }

    #[cfg(feature = "arena")]
    fn hidden(&self, seat: Seat) -> Option<Vec<Matter<Value>>> {
        let value = |fact| serde_json::to_value(fact).expect("a fact is JSON");
        let hidden = G::hidden(self.seen(Viewer::Seat(seat)))?;
        Some(hidden.into_iter().map(|matter| matter.map(value)).collect())
    }

    #[cfg(feature = "arena")]
    fn state(&self, fact: &Value, is: bool) -> Option<Message> {
        G::state(&serde_json::from_value(fact.clone()).ok()?, is)
    }

    #[cfg(feature = "arena")]
    fn lies(&self, checked: &Checked) -> Option<bool> {
        self.table.game().lies(self.unmarked(checked).get())
    }

    fn why(&self, viewer: Viewer, ply: u32, fact: &str) -> Result<Task<Option<Why>>, String> {
        // No game's fact is a list.
        let facts: Vec<G::Fact> = if fact.trim_start().starts_with('[') { read(fact)? } else { vec![read(fact)?] };
        let why = move |knowledge: &Knowledge<G>| match &facts[..] {
            [fact] => G::why(knowledge, fact),
            facts => G::why_all(knowledge, facts),
        };
        if ply == self.ply() {
            let knowledge = self.seen(viewer).clone();
            return Ok(Task(Box::new(move || why(&knowledge))));
        }
        let table = self.table.clone();
        Ok(Task(Box::new(move || why(&table.after(ply as usize).knowledge(viewer)))))
    }

    fn review(&self) -> Option<Task<Option<Review>>> {
        self.scores()?;
        let (table, stood_in, by_bots) = (self.table.clone(), self.stood_in.clone(), self.by_bots.clone());
        let entry = self.entry;
        Some(Task(Box::new(move || {
            let mut review = G::review_without(&table, &stood_in)?;
            explain(&mut review, &table, &by_bots, |level| Some(&*entry.level(level)?.bot));
            Some(review.map_facts(|fact| raw(&fact)))
        })))
    }

    fn past(&self, past: Past, mut rng: Box<dyn Rng + Send>) -> Option<Task<Option<Vec<Logged>>>> {
        let table = self.finished(past)?;
        Some(Task(Box::new(move || play_on::log(&table, past, &mut *rng))))
    }

    fn play_outs(
        &self,
        past: Past,
        levels: &[&str],
        games: u32,
        mut rng: Box<dyn Rng + Send>,
    ) -> Option<Task<PlayedOut>> {
        let table = self.finished(past)?;
        let bots = levels.iter().map(|level| Some(&*self.entry.level(level)?.bot)).collect::<Option<Vec<_>>>()?;
        Some(Task(Box::new(move || play_on::play_outs(&table, past, &bots, games, &mut *rng))))
    }

    fn replay(&self) -> Option<Task<Replay>> {
        let scores = self.scores()?;
        let (table, names) = (self.table.clone(), self.names.clone());
        let (stood_in, by_bots) = (self.stood_in.clone(), self.by_bots.clone());
        Some(Task(Box::new(move || Replay {
            game: G::NAME,
            setup: raw(table.setup()),
            scores,
            winners: winners(table.game()),
            moves: table.log().iter().map(raw).collect(),
            sides: Viewer::all(names.len()).map(|viewer| side(&table, viewer)).collect(),
            names,
            stood_in,
            by_bots,
        })))
    }
}

/// The refusal of a text that is not a move.
pub(crate) fn malformed<G: Playable>(problem: String) -> Refusal {
    Refusal::Malformed { clause: G::NAMES, problem }
}

/// Who has won a game that is over.
pub(crate) fn winners<G: Playable>(game: &G) -> Vec<Seat> {
    game.winners().iter().filter(|(_, won)| **won).map(|(seat, _)| seat).collect()
}

/// What one viewer was told and knew at each moment.
fn side<G: Playable>(table: &Table<G>, viewer: Viewer) -> Vec<Frame> {
    let start = G::start(table.setup()).expect("the table was started from it");
    let mut frames =
        vec![Frame { message: None, observation: None, view: raw(&start.view(viewer)), turn: start.turn() }];
    table.replay(|before, m, after| {
        let observation = G::observe(before, m, after, viewer);
        frames.push(Frame {
            message: observation.as_ref().map(|observation| G::tell(table.setup(), observation, viewer)),
            observation: observation.as_ref().map(raw),
            view: raw(&after.view(viewer)),
            turn: after.turn(),
        });
    });
    frames
}

pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a game makes is JSON")
}

/// The same of something that is seldom short.
fn long_json(value: &impl Serialize) -> String {
    let mut text = Vec::with_capacity(1024);
    serde_json::to_writer(&mut text, value).expect("what a game makes is JSON");
    String::from_utf8(text).expect("JSON is UTF-8")
}

pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("what a game makes is JSON")
}
