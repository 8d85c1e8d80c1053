//! One game: players are asked for moves and for claims, and everything that comes of it is written down.

use catalog::{AnyTable, Listener, Matter, Mover, Refusal, Seat, Viewer};
use fair::{Course, Root};
use game::BySeat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::claim::last_json;
use crate::prompt::{Ask, Line, Role, again, now, problem};
use crate::{Claim, Held, Judgement, judge, open, read_claims};

/// A game that is not over after so many moves, of everybody and of chance, is given up: players who never accuse would
/// be asked without end.
pub const MOST_MOVES: u32 = 1_000;

/// So many of the things that a player overlooked are told with their reasons, the most valuable.
const REASONS: usize = 3;

/// So many letters of an answer that is none are kept.
const KEPT: usize = 300;

/// Somebody who is asked.
pub trait Player {
    /// What they answer: text that ends with the JSON that was asked for. Whoever may be reached a little later is patient
    /// in here: that they cannot be reached, or err, is taken for the last word in this game. What went wrong before that,
    /// or before an answer, goes to `amiss`.
    ///
    /// # Errors
    /// Why there is no answer.
    fn ask(&mut self, question: &Question<'_>, amiss: &mut Vec<Silence>) -> Result<String, Silence>;

    /// They are asked for this no more: a bot makes the move, or their claims count as none. Models and programs, which are
    /// told everything with each question, have no use for it.
    fn given_up(&mut self, _ask: Ask) {}
}

/// What somebody is asked, in two forms.
pub struct Question<'a> {
    /// In words: how it all goes, how the game stands, and what was said since.
    pub lines: &'a [Line],
    /// As JSON, for programs: all that the seat knows, with what is asked for as `ask`, and as `problem` what was wrong
    /// with the last answer, else null.
    pub json: &'a Value,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Silence {
    /// What happened: [`Way::Refused`], or one of those by which a player may be [lost](Way::loses).
    pub way: Way,
    /// The same in a sentence, or how they refused.
    pub problem: String,
}

/// What was wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// It was not what was asked for.
    Unreadable,
    /// The rules do not allow the move.
    Illegal,
    /// There was none: they do not want to.
    Refused,
    /// There was none in time.
    Late,
    /// There was none: they cannot be reached, or are gone.
    Failed,
    /// There was none, but an error.
    Erred,
}

impl Way {
    /// Whether somebody with whom all goes this way is asked no more in a game.
    pub fn loses(self) -> bool {
        matches!(self, Way::Late | Way::Failed | Way::Erred)
    }
}

/// An answer that was none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// What was wrong with it.
    pub way: Way,
    /// The same in a sentence, as it was told to the player where there was an answer.
    pub problem: String,
    /// The beginning of the answer.
    pub answer: String,
}

/// A move of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// How many moves were made before.
    pub ply: u32,
    /// Whose it is.
    pub seat: Seat,
    /// What they claimed before it, where they were asked.
    pub exam: Option<Exam>,
    /// Their answers that were no moves.
    pub faults: Vec<Fault>,
    /// Whether they made it; else the weakest bot did.
    pub own: bool,
    /// Whether it says something that is not so; null where it says nothing.
    pub lie: Option<bool>,
}

impl Turn {
    /// What they claimed, where it is judged: not where they were lost over the question.
    pub fn judged(&self) -> Option<&Exam> {
        self.exam.as_ref().filter(|exam| !exam.lost)
    }
}

/// What a player claimed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exam {
    /// Their answers that were no claims.
    pub faults: Vec<Fault>,
    /// Whether there were claims; else they are judged as if they had claimed nothing.
    pub answered: bool,
    /// Whether they did not answer at all and were lost over it: then nothing but what went wrong is counted.
    pub lost: bool,
    /// By how many bits what they know had shrunk what is open since they were last asked, or since the deal.
    pub gained: f64,
    /// What is to be said of the claims.
    #[serde(flatten)]
    pub judgement: Judgement,
    /// What they thought of what somebody had just said, where somebody had.
    pub heard: Option<Heard>,
}

/// Something that somebody had said, and what a player thought of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heard {
    /// Whether it was a lie.
    pub lie: bool,
    /// How sure the player was that it was so; null where they claimed nothing about it.
    pub held: Option<Held>,
}

/// A player who did not answer, and was asked no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lost {
    /// Who.
    pub seat: Seat,
    /// Why, in a sentence.
    pub why: String,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Which deal it was.
    pub deal: u32,
    /// Who sat where: players by their names, and bots by their level.
    pub seats: Vec<String>,
    /// Each move of a player.
    pub turns: Vec<Turn>,
    /// The players who were asked no more from some moment on, and what was last wrong with them.
    pub lost: Vec<Lost>,
    /// Every move of the game, chance's too.
    pub moves: Vec<Value>,
    /// Points by seat; null where the game came to no end.
    pub scores: Option<Vec<i32>>,
    /// Who has won; nobody where the game came to no end.
    pub winners: Vec<Seat>,
}

/// Who has a seat: a player with their name, or a bot of a level.
pub(crate) enum Seated<'a> {
    Player(&'a str, &'a mut dyn Player),
    Bot(&'a str),
}

/// A game that goes on.
pub(crate) struct Play<'a> {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) names: BySeat<String>,
    pub(crate) system: &'a str,
    pub(crate) root: Root,
    pub(crate) retries: u32,
}

/// What is kept of a player's seat while the game goes on.
#[derive(Clone, Default)]
struct Kept {
    /// Whether somebody else has moved since they were last asked for claims.
    news: bool,
    /// What was open when they were last asked.
    open: Option<f64>,
    /// Why they are asked no more in this game.
    lost: Option<String>,
}

impl Play<'_> {
    /// Plays it to its end.
    pub(crate) fn run(mut self, deal: u32, mut seated: Vec<Seated<'_>>) -> Played {
        let mut course = Course::default();
        let mut kept = vec![Kept::default(); seated.len()];
        let (mut turns, mut moves, mut said) = (Vec::new(), Vec::new(), None);
        while let Some(mover) = self.table.turn().mover().filter(|_| self.table.ply() < MOST_MOVES) {
            let mut rng = self.root.generator(course.draw(mover));
            let mut turn = None;
            let checked = match mover {
                Mover::Chance => self.table.deal(&mut rng),
                Mover::Seat(seat) => {
                    let mut bot = |level| {
                        let thought = self.table.ask(level).expect("it was looked up");
                        self.table.check_choice(mover, thought.choose(&mut rng)).expect("bots play by the rules")
                    };
                    match (self.table.forced(), &mut seated[seat.index()]) {
                        (Some(forced), _) => forced,
                        (None, Seated::Bot(level)) => bot(level),
                        (None, Seated::Player(_, player)) => {
                            let kept = &mut kept[seat.index()];
                            let exam = kept.news.then(|| self.exam(*player, seat, kept, said)).flatten();
                            let (checked, faults) = self.choose(*player, seat, kept);
                            let own = checked.is_some();
                            turn = Some(Turn { ply: self.table.ply(), seat, exam, faults, own, lie: None });
                            checked.unwrap_or_else(|| bot(self.weakest()))
                        }
                    }
                }
            };
            let lie = self.table.lies(&checked);
            said = lie.or(said);
            turns.extend(turn.map(|turn| Turn { lie, ..turn }));
            moves.push(serde_json::from_str(checked.json()).expect("a move is JSON"));
            self.table.apply(checked);
            course.follow(mover);
            for (seat, kept) in kept.iter_mut().enumerate() {
                kept.news |= matches!(mover, Mover::Seat(by) if by.index() != seat);
                if kept.open.is_none() && matches!(seated[seat], Seated::Player(..)) {
                    kept.open = self.table.hidden(Seat(seat as u8)).map(|matters| open(&matters));
                }
            }
        }
        let name = |seated: &Seated<'_>| match *seated {
            Seated::Player(name, _) | Seated::Bot(name) => name.to_owned(),
        };
        let (scores, winners) = (self.table.scores(), self.table.winners().unwrap_or_default());
        let lost = kept.into_iter().enumerate();
        let lost = lost.filter_map(|(seat, kept)| Some(Lost { seat: Seat(seat as u8), why: kept.lost? })).collect();
        Played { deal, seats: seated.iter().map(name).collect(), turns, lost, moves, scores, winners }
    }

    fn weakest(&self) -> &'static str {
        self.table.game().bots().first().copied().expect("every game has bots")
    }

    /// Asks a player for claims and judges them; nothing where they are asked no more, or where their knowledge cannot be
    /// told exactly.
    fn exam(&self, player: &mut dyn Player, seat: Seat, kept: &mut Kept, said: Option<bool>) -> Option<Exam> {
        let matters = self.table.hidden(seat).filter(|_| kept.lost.is_none())?;
        let read = |answer: &str| read_claims(answer).map_err(|problem| (Way::Unreadable, problem));
        let (claims, faults) = self.ask(player, seat, kept, Ask::Claims, read);
        let answered = claims.is_some();
        let mut judgement = judge(&matters, claims.unwrap_or_default());
        for overlooked in judgement.overlooked.iter_mut().take(REASONS) {
            overlooked.why = self.why(seat, &overlooked.facts[0]);
            let is = overlooked.held != Held::Impossible;
            overlooked.said = overlooked.facts.iter().filter_map(|fact| self.state(fact, is)).collect();
        }
        let gained = kept.open.map_or(0.0, |before| before - judgement.open);
        (kept.open, kept.news) = (Some(judgement.open), false);
        let heard = said.and_then(|lie| Some(Heard { lie, held: held(&matters, &judgement)? }));
        Some(Exam { faults, answered, lost: kept.lost.is_some(), gained, judgement, heard })
    }

    /// The shortest reason for a fact, or against it.
    fn why(&self, seat: Seat, fact: &Value) -> Vec<String> {
        let viewer = Viewer::Seat(seat);
        let why = self.table.why(viewer, self.table.ply(), &fact.to_string());
        let reasons = why.ok().and_then(|task| task.run()).map_or_else(Vec::new, |why| why.reasons);
        let to = Listener { viewer, names: &self.names };
        reasons.iter().map(|reason| self.table.game().words().say(&reason.message, to)).collect()
    }

    /// That a fact is so, or is not, as anybody at the table would say it.
    fn state(&self, fact: &Value, is: bool) -> Option<String> {
        let to = Listener { viewer: Viewer::Spectator, names: &self.names };
        Some(self.table.game().words().say(&self.table.state(fact, is)?, to))
    }

    /// Asks a player for a move.
    fn choose(
        &self,
        player: &mut dyn Player,
        seat: Seat,
        kept: &mut Kept,
    ) -> (Option<catalog::Checked>, Vec<Fault>) {
        let to = Listener { viewer: Viewer::Seat(seat), names: &self.names };
        self.ask(player, seat, kept, Ask::Move, |answer| {
            let no_json = || (Way::Unreadable, problem("no-json", &[]));
            let chosen = last_json(answer).ok_or_else(no_json)?;
            self.table.check_value(Mover::Seat(seat), &chosen).map_err(|refusal| {
                match &refusal {
                    // What is missing, or is not known.
                    Refusal::Malformed { problem: wrong, .. } => {
                        (Way::Unreadable, problem("no-move", &[("problem", wrong)]))
                    }
                    _ => (Way::Illegal, self.table.game().words().refusal(&refusal, to)),
                }
            })
        })
    }

    /// Asks until there is an answer that can be read, or there were too many that cannot.
    fn ask<T>(
        &self,
        player: &mut dyn Player,
        seat: Seat,
        kept: &mut Kept,
        ask: Ask,
        read: impl Fn(&str) -> Result<T, (Way, String)>,
    ) -> (Option<T>, Vec<Fault>) {
        let mut faults = Vec::new();
        if kept.lost.is_some() {
            return (None, faults);
        }
        let mut json: Value = serde_json::from_str(&self.table.asked(seat)).expect("what is known is JSON");
        json["ask"] = serde_json::to_value(ask).expect("it is JSON");
        json["problem"] = Value::Null;
        let now = now(&*self.table, &self.names, seat, ask, &json["options"].to_string());
        let mut lines = vec![Line::new(Role::System, self.system), Line::new(Role::User, now)];
        for _ in 0..=self.retries {
            let mut amiss = Vec::new();
            let answer = player.ask(&Question { lines: &lines, json: &json }, &mut amiss);
            let none = |Silence { way, problem }| Fault { way, problem, answer: String::new() };
            faults.extend(amiss.into_iter().map(none));
            let answer = match answer {
                Ok(answer) => answer,
                Err(silence) => {
                    let way = silence.way;
                    faults.push(none(silence));
                    // They had all the patience that there is.
                    if matches!(way, Way::Failed | Way::Erred) {
                        break;
                    }
                    continue;
                }
            };
            match read(&answer) {
                Ok(answer) => return (Some(answer), faults),
                Err((way, problem)) => {
                    lines.push(Line::new(Role::Assistant, &answer[..]));
                    lines.push(Line::new(Role::User, again(&problem)));
                    json["problem"] = problem.clone().into();
                    faults.push(Fault { way, problem, answer: answer.chars().take(KEPT).collect() });
                }
            }
        }
        // Whoever is not there is not waited for at every turn.
        if faults.iter().all(|fault| fault.way.loses()) {
            kept.lost = faults.last().map(|fault| fault.problem.clone());
        }
        player.given_up(ask);
        (None, faults)
    }
}

/// How sure a player was of what was said; nothing where nothing stands that somebody else has said.
fn held(matters: &[Matter<Value>], judgement: &Judgement) -> Option<Option<Held>> {
    let said = matters.iter().find(|matter| matter.said)?;
    let about = |claim: &&Claim| claim.facts.iter().any(|fact| said.ways.iter().any(|way| way.fact == *fact));
    Some(judgement.claims.iter().map(|judged| &judged.claim).find(about).map(|claim| claim.held))
}
