//! Programs of somebody's own that play: what a seat knows is written to them as a line of JSON, and they answer with a
//! move as a line of JSON.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bots::Bot;
use game::{Knowledge, Options};
use presentation::Playable;
use rand::Rng;
use serde::Serialize;

use crate::read::{LONGEST_TEXT, read};

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
}

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
    patience: Duration,
    /// Who plays on for it.
    weakest: &'a dyn Bot<G>,
    idle: Mutex<Vec<Running>>,
    forfeits: Mutex<BTreeMap<Forfeit, (u64, String)>>,
}

impl<'a, G: Playable> External<'a, G> {
    pub(crate) fn start(command: &'a str, patience: Duration, weakest: &'a dyn Bot<G>) -> io::Result<Self> {
        let first = Running::start(command)?;
        Ok(External { command, patience, weakest, idle: Mutex::new(vec![first]), forfeits: Mutex::default() })
    }

    /// How it lost its seats, if it did.
    pub(crate) fn forfeits(self) -> Option<Forfeits> {
        let ways = self.forfeits.into_inner().unwrap_or_else(PoisonError::into_inner);
        (!ways.is_empty()).then(|| Forfeits { bot: self.command.to_owned(), ways })
    }

    fn ask(&self, running: &Running, knowledge: &Knowledge<G>) -> Result<G::Move, (Forfeit, String)> {
        let line = serde_json::to_string(&Asked { game: G::NAME, knowledge }).expect("what is known is JSON");
        let ended = || (Forfeit::Ended, String::new());
        running.questions.send(line).map_err(|_| ended())?;
        let answer = running.answers.recv_timeout(self.patience).map_err(|late| match late {
            std::sync::mpsc::RecvTimeoutError::Timeout => (Forfeit::Late, String::new()),
            std::sync::mpsc::RecvTimeoutError::Disconnected => ended(),
        })?;
        let m: G::Move = read(answer.trim()).map_err(|problem| (Forfeit::Unreadable, problem))?;
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        if options.contains(&m) { Ok(m) } else { Err((Forfeit::Illegal, answer.trim().to_owned())) }
    }
}

impl<G: Playable> Bot<G> for External<'_, G> {
    fn choose(&self, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> G::Move {
        self.sit().expect("it sits down").choose(knowledge, rng)
    }

    fn sit(&self) -> Option<Box<dyn Bot<G> + '_>> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let running = idle.map_or_else(|| Running::start(self.command), Ok);
        Some(Box::new(Seated { external: self, running: Mutex::new(running.ok()) }))
    }
}

/// What a program is asked.
#[derive(Serialize)]
#[serde(bound = "")]
struct Asked<'a, G: Playable> {
    game: &'static str,
    #[serde(flatten)]
    knowledge: &'a Knowledge<G>,
}

/// A program in one seat of one game.
struct Seated<'a, G: Playable> {
    external: &'a External<'a, G>,
    /// Nothing once it has lost the seat.
    running: Mutex<Option<Running>>,
}

impl<G: Playable> Bot<G> for Seated<'_, G> {
    fn choose(&self, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> G::Move {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let chosen = running.as_ref().map(|running| self.external.ask(running, knowledge));
        match chosen {
            Some(Ok(m)) => return m,
            Some(Err((way, why))) => {
                *running = None;
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
        let running = self.running.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        self.external.idle.lock().unwrap_or_else(PoisonError::into_inner).extend(running);
    }
}

/// A program that runs.
struct Running {
    process: Child,
    questions: Sender<String>,
    answers: Receiver<String>,
}

impl Running {
    fn start(command: &str) -> io::Result<Running> {
        let mut words = command.split_whitespace();
        let mut process = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (mut input, output) = (process.stdin.take().expect("piped"), process.stdout.take().expect("piped"));
        let (questions, asked) = channel::<String>();
        let (answered, answers) = channel();
        // A program that does not read holds this thread up, and nobody else.
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            for question in asked {
                let mut line = String::new();
                let told = writeln!(input, "{question}").and_then(|()| input.flush());
                let read = told.and_then(|()| output.by_ref().take(LONGEST_TEXT as u64 + 1).read_line(&mut line));
                if !read.is_ok_and(|bytes| bytes > 0) || answered.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Running { process, questions, answers })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
