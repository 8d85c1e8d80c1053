//! A table whose game is forgotten: JSON in and out.

use std::sync::{Arc, OnceLock};

use bots::Playable;
use game::{BySeat, Help, Knowledge, Mover, Options, Review, Seat, Table, Turn, Viewer, Why};
use rand::Rng;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::message::{Aided, Frame, News, Now, Replay, Shown, Told};
use crate::read::read;
use crate::{AnyGame, Entry, Refusal};

/// A table of some game.
///
/// Moves come in as JSON and are made in two steps, so that they can be saved in between: [`check`](AnyTable::check)
/// changes nothing, [`apply`](AnyTable::apply) changes the game.
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

    /// Whether `mover` may make this move now. Never panics, whatever the text.
    fn check(&self, mover: Mover, text: &str) -> Result<Checked, Refusal>;

    /// A chance move, drawn with its probability.
    ///
    /// # Panics
    /// When it is not chance's turn.
    fn deal(&self, rng: &mut dyn Rng) -> Checked;

    /// What the player to move has to do without a choice, where all will see that there was none.
    fn forced(&self) -> Option<Checked>;

    /// A bot's thought about the move of the player to move; `None` when there is no such bot or nobody is to move.
    ///
    /// The bot is given that player's [`Knowledge`] and nothing else.
    fn ask(&self, level: &str) -> Option<Thought>;

    /// Makes a move for whoever is to move. Refused moves change nothing.
    fn apply(&mut self, text: &str) -> Result<(), Refusal>;

    /// How many pieces of news a viewer has been told.
    fn told(&self, viewer: Viewer) -> u32;

    /// The messages for one viewer: the news from number `from` on, then how the game stands now.
    ///
    /// The bytes depend on that viewer's [`Knowledge`], the setup and the names alone.
    fn show(&self, viewer: Viewer, from: u32) -> Shown;

    /// What the table's help says to a viewer of how the game stands now; `None` where it says nothing to anybody, and
    /// for spectators. The bytes depend on that viewer's [`Knowledge`] and the table's help alone.
    fn aid(&self, viewer: Viewer) -> Option<Later<Shown>>;

    /// How much help the table gives from now on.
    fn set_help(&mut self, help: Help);

    /// Why a cell of a viewer's aid is certain, by what they knew after the first `ply` moves.
    fn why(&self, viewer: Viewer, ply: u32, of: String, at: String) -> Later<Option<Why>>;

    /// Everything from every side, worked out once; `None` until the game is over.
    fn replay(&self) -> Option<Later<Arc<Replay>>>;

    /// The game judged by what each player could know, worked out once; `None` until the game is over.
    fn review(&self) -> Option<Later<Option<Review>>>;
}

/// A move that was legal when it was checked, in the one form in which it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    ply: u32,
    mover: Mover,
    json: String,
}

impl Checked {
    /// The place that it would have in the log.
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

/// A bot about to think, with all that it may know; independent of the table, so that it can think elsewhere.
pub struct Thought(Box<Choose>);

type Choose = dyn FnOnce(&mut dyn Rng) -> String + Send;

impl Thought {
    /// The move chosen, as JSON.
    pub fn think(self, rng: &mut dyn Rng) -> String {
        (self.0)(rng)
    }
}

/// Something to be worked out, which may take a while; independent of the table, so that it can be done elsewhere.
pub struct Later<T>(Box<dyn FnOnce() -> T + Send>);

impl<T> Later<T> {
    /// Works it out.
    pub fn now(self) -> T {
        (self.0)()
    }
}

/// A table of `G` as the catalog keeps it.
pub(crate) struct Played<G: Playable> {
    entry: &'static Entry<G>,
    table: Table<G>,
    setup: String,
    names: BySeat<String>,
    help: Help,
    /// The seats in order, then the spectator.
    seen: Vec<Seen<G>>,
    review: Arc<OnceLock<Option<Review>>>,
    replay: Arc<OnceLock<Arc<Replay>>>,
}

/// What one viewer has seen, kept move by move so that a message costs no replay of the log.
struct Seen<G: Playable> {
    knowledge: Knowledge<G>,
    news: Vec<Arc<str>>,
}

impl<G: Playable> Played<G> {
    pub(crate) fn new(entry: &'static Entry<G>, table: Table<G>, names: BySeat<String>) -> Self {
        debug_assert!(table.log().is_empty(), "what came before would be missing from the news");
        let seen = Viewer::all(table.game().seats())
            .map(|viewer| Seen {
                knowledge: Knowledge::of_start(table.setup(), table.game(), viewer),
                news: Vec::new(),
            })
            .collect();
        let setup = json(table.setup());
        Played {
            entry,
            table,
            setup,
            names,
            help: Help::default(),
            seen,
            review: Arc::default(),
            replay: Arc::default(),
        }
    }

    fn seen(&self, viewer: Viewer) -> &Seen<G> {
        let spectator = self.seen.len() - 1;
        let index = viewer.seat().map_or(spectator, Seat::index);
        &self.seen[index]
    }

    fn checked(&self, mover: Mover, m: &G::Move) -> Checked {
        Checked { ply: self.ply(), mover, json: json(m) }
    }
}

/// What a viewer knew after the first `ply` moves.
fn knowledge_at<G: Playable>(table: &Table<G>, viewer: Viewer, ply: u32) -> Knowledge<G> {
    let start = G::start(table.setup()).expect("the table was started from it");
    let mut knowledge = Knowledge::of_start(table.setup(), &start, viewer);
    let mut left = ply;
    table.replay(|before, m, after| {
        if left > 0 {
            knowledge.follow(before, m, after);
            left -= 1;
        }
    });
    knowledge
}

fn replay<G: Playable>(table: &Table<G>, names: &BySeat<String>, scores: Vec<i32>) -> Replay {
    Replay {
        game: G::NAME,
        setup: raw(table.setup()),
        names: names.values().cloned().collect(),
        scores,
        moves: table.log().iter().map(raw).collect(),
        sides: Viewer::all(table.game().seats()).map(|viewer| side(table, names, viewer)).collect(),
    }
}

/// What one viewer was told and knew at each moment.
fn side<G: Playable>(table: &Table<G>, names: &BySeat<String>, viewer: Viewer) -> Vec<Frame> {
    let mut frames = Vec::with_capacity(table.log().len() + 1);
    let start = G::start(table.setup()).expect("the table was started from it");
    frames.push(Frame { text: None, observation: None, view: raw(&start.view(viewer)), turn: start.turn() });
    table.replay(|before, m, after| {
        let observation = G::observe(before, m, after, viewer);
        frames.push(Frame {
            text: observation.as_ref().map(|observation| G::tell(table.setup(), observation, viewer, names)),
            observation: observation.as_ref().map(raw),
            view: raw(&after.view(viewer)),
            turn: after.turn(),
        });
    });
    frames
}

impl<G: Playable> AnyTable for Played<G> {
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

    fn check(&self, mover: Mover, text: &str) -> Result<Checked, Refusal> {
        let m: G::Move = read(text).map_err(Refusal::Malformed)?;
        self.table.check(mover, &m)?;
        Ok(self.checked(mover, &m))
    }

    fn deal(&self, rng: &mut dyn Rng) -> Checked {
        assert_eq!(self.turn(), Turn::Chance, "only chance deals");
        self.checked(Mover::Chance, &self.table.game().options().pick(rng))
    }

    fn forced(&self) -> Option<Checked> {
        let Turn::Player(seat) = self.turn() else { return None };
        let m = G::forced(&self.seen(Viewer::Seat(seat)).knowledge)?;
        Some(self.checked(Mover::Seat(seat), &m))
    }

    fn ask(&self, level: &str) -> Option<Thought> {
        let Turn::Player(seat) = self.turn() else { return None };
        let level = self.entry.levels().iter().find(|known| known.name == level)?;
        let knowledge = self.seen(Viewer::Seat(seat)).knowledge.clone();
        Some(Thought(Box::new(move |rng| json(&level.bot.choose(&knowledge, rng)))))
    }

    fn apply(&mut self, text: &str) -> Result<(), Refusal> {
        let m: G::Move = read(text).map_err(Refusal::Malformed)?;
        let before = self.table.game().clone();
        let mover = before.turn().mover().ok_or(Refusal::Over)?;
        self.table.play(mover, m.clone())?;
        let after = self.table.game();
        for seen in &mut self.seen {
            if !seen.knowledge.follow(&before, &m, after) {
                continue;
            }
            let observation = seen.knowledge.observations.last().expect("it was told something");
            seen.news.push(message(&Told::News(News {
                number: seen.news.len() as u32,
                text: G::tell(self.table.setup(), observation, seen.knowledge.viewer, &self.names),
                observation: raw(observation),
            })));
        }
        Ok(())
    }

    fn told(&self, viewer: Viewer) -> u32 {
        self.seen(viewer).news.len() as u32
    }

    fn show(&self, viewer: Viewer, from: u32) -> Shown {
        let Seen { knowledge, news } = self.seen(viewer);
        let now = Told::Now(Now {
            at: news.len() as u32,
            view: raw(&knowledge.view),
            turn: knowledge.turn,
            options: raw(&knowledge.options),
            scores: self.scores(),
        });
        let told = news.iter().skip(from as usize).cloned();
        Shown::new(told.chain([message(&now)]).collect())
    }

    fn aid(&self, viewer: Viewer) -> Option<Later<Shown>> {
        if self.help < Help::Reasoner || viewer == Viewer::Spectator {
            return None;
        }
        let (knowledge, help, at) = (self.seen(viewer).knowledge.clone(), self.help, self.told(viewer));
        Some(Later(Box::new(move || {
            let aid = G::aid(&knowledge).and_then(|aid| aid.at(help));
            Shown::new(vec![message(&Told::Aid(Aided { at, aid }))])
        })))
    }

    fn set_help(&mut self, help: Help) {
        self.help = help;
    }

    fn why(&self, viewer: Viewer, ply: u32, of: String, at: String) -> Later<Option<Why>> {
        let names = self.names.clone();
        if ply == self.ply() {
            let knowledge = self.seen(viewer).knowledge.clone();
            return Later(Box::new(move || G::why(&knowledge, &of, &at, &names)));
        }
        let table = self.table.clone();
        Later(Box::new(move || G::why(&knowledge_at(&table, viewer, ply), &of, &at, &names)))
    }

    fn review(&self) -> Option<Later<Option<Review>>> {
        self.scores()?;
        let (table, names, review) = (self.table.clone(), self.names.clone(), self.review.clone());
        Some(Later(Box::new(move || review.get_or_init(|| G::review(&table, &names)).clone())))
    }

    fn replay(&self) -> Option<Later<Arc<Replay>>> {
        let scores = self.scores()?;
        let (table, names, known) = (self.table.clone(), self.names.clone(), self.replay.clone());
        Some(Later(Box::new(move || known.get_or_init(|| Arc::new(replay(&table, &names, scores))).clone())))
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a game makes is JSON")
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("what a game makes is JSON")
}

fn message(told: &Told) -> Arc<str> {
    json(told).into()
}
