//! Any client of the Model Context Protocol: the benchmark is its server, over standard input and output.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{io, mem};

use bench::{Ask, Player, Question, Role, Silence, Way};
use rmcp::handler::server::wrapper::Parameters;
use rmcp::model::{Implementation, ServerCapabilities, ServerConfig};
use rmcp::{ServerHandler, ServiceExt, schemars, tool, tool_handler, tool_router};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, DuplexStream, duplex, stdin, stdout};
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;
use tokio::{runtime, select, task};

use super::late;
use crate::cli::words::word;

/// So long a call waits for a question: many clients end one that takes a minute.
const WAIT: Duration = Duration::from_secs(25);

/// So many bytes of what comes and goes are kept.
const PIECE: usize = 64 * 1024;

const INSTRUCTIONS: &str = "You are a player of a deduction game. Call `question` once: it tells the rules, how the \
    game stands and what you are asked. Then call `answer` until it says that all is over: it answers a question and \
    tells the next.";

/// What is asked of the client.
#[derive(Clone)]
enum Now {
    /// Nothing: others play.
    Nothing,
    Asked(Asked),
    /// Nothing any more, and what came of it all.
    Over(String),
}

#[derive(Clone)]
struct Asked {
    number: u64,
    /// Everything, for whoever has nothing in mind.
    whole: String,
    /// What is new in it.
    news: String,
}

/// What else the client is to be told with what it is told next.
type Notes = Arc<Mutex<String>>;

/// The client as a player.
pub(super) struct Mcp {
    number: u64,
    notes: Notes,
    told: watch::Sender<Now>,
    answers: Receiver<String>,
    patience: Duration,
}

/// The line to the client.
pub(super) struct Served {
    told: watch::Sender<Now>,
    arrived: Receiver<()>,
    thread: JoinHandle<()>,
}

/// Begins to serve a client, with this patience for each of its answers.
pub(super) fn serve(patience: Duration) -> io::Result<(Mcp, Served)> {
    let (told, (answered, answers), (arrives, arrived)) = (watch::Sender::new(Now::Nothing), channel(), channel());
    let notes = Notes::default();
    let desk = Desk { told: told.clone(), notes: notes.clone(), answered, arrives };
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let thread = thread::spawn(move || {
        runtime.block_on(async {
            let (streams, written) = streams();
            if let Ok(client) = desk.serve(streams).await {
                let _ = client.waiting().await;
            }
            let _ = written.await;
        });
        // Somebody may still be reading standard input.
        runtime.shutdown_background();
    });
    Ok((Mcp { number: 0, notes, told: told.clone(), answers, patience }, Served { told, arrived, thread }))
}

impl Player for Mcp {
    fn ask(&mut self, question: &Question<'_>, _: &mut Vec<Silence>) -> Result<String, Silence> {
        self.number += 1;
        let lines = question.lines.iter().filter(|line| line.role != Role::Assistant);
        let lines: Vec<&str> = lines.map(|line| &line.content[..]).collect();
        let news = lines.last().copied().unwrap_or_default().to_owned();
        self.told.send_replace(Now::Asked(Asked { number: self.number, whole: lines.join("\n\n"), news }));
        let left = || Silence { way: Way::Failed, problem: word("bench-client-left") };
        match self.answers.recv_timeout(self.patience) {
            Err(RecvTimeoutError::Timeout) if take(&self.told, self.number) => Err(late(self.patience)),
            // It came at the last moment.
            Err(RecvTimeoutError::Timeout) => self.answers.recv().map_err(|_| left()),
            answer => answer.map_err(|_| left()),
        }
    }

    fn given_up(&mut self, ask: Ask) {
        let note = match ask {
            Ask::Move => "There was no move in time that the rules allow, so a bot made one in your place. ",
            Ask::Claims => "There were no claims in time that could be read, so you are taken to claim nothing. ",
        };
        self.notes.lock().unwrap_or_else(PoisonError::into_inner).push_str(note);
    }
}

impl Served {
    /// Waits until the client wants to know the first question; false where it leaves before.
    pub(super) fn has_come(&self) -> bool {
        self.arrived.recv().is_ok()
    }

    /// Tells what came of it all, and waits until the client leaves.
    pub(super) fn end(self, text: String) {
        self.told.send_replace(Now::Over(text));
        let _ = self.thread.join();
    }
}

/// The answer to a line that is no JSON, as JSON-RPC has it.
const NO_JSON: &[u8] =
    br#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"This line is no JSON: send each message as one line."}}"#;

/// Standard input and output, without the lines that are no JSON, which the library of the protocol would pass over in
/// silence: they are answered here. With them, what ends when all is written.
fn streams() -> ((DuplexStream, DuplexStream), task::JoinHandle<io::Result<()>>) {
    let ((mut passed, input), (output, said)) = (duplex(PIECE), duplex(PIECE));
    let (refuse, mut refused) = mpsc::unbounded_channel();
    task::spawn(async move {
        let mut lines = BufReader::new(stdin()).split(b'\n');
        while let Some(mut line) = lines.next_segment().await? {
            let is_json = serde_json::from_slice::<IgnoredAny>(&line).is_ok();
            if is_json || line.trim_ascii().is_empty() {
                line.push(b'\n');
                passed.write_all(&line).await?;
            } else if refuse.send(()).is_err() {
                break;
            }
        }
        io::Result::Ok(())
    });
    let written = task::spawn(async move {
        let (mut lines, mut output) = (BufReader::new(said).split(b'\n'), stdout());
        loop {
            let mut line = select! {
                line = lines.next_segment() => match line? {
                    Some(line) => line,
                    None => return Ok(()),
                },
                Some(()) = refused.recv() => NO_JSON.to_vec(),
            };
            line.push(b'\n');
            output.write_all(&line).await?;
            output.flush().await?;
        }
    });
    ((input, output), written)
}

/// Takes a question back, so that nobody else can answer it; false where it is not asked.
fn take(told: &watch::Sender<Now>, wanted: u64) -> bool {
    told.send_if_modified(|now| {
        let is_asked = matches!(now, Now::Asked(asked) if asked.number == wanted);
        if is_asked {
            *now = Now::Nothing;
        }
        is_asked
    })
}

/// What the client calls.
struct Desk {
    told: watch::Sender<Now>,
    notes: Notes,
    answered: Sender<String>,
    arrives: Sender<()>,
}

#[derive(Deserialize, schemars::JsonSchema)]
struct Answer {
    /// The number of the question.
    question: u64,
    /// The JSON that was asked for, or text that ends with it.
    #[schemars(with = "String")]
    answer: Value,
}

#[tool_router]
impl Desk {
    /// The question that is asked now, with the rules and everything that you were told. Waits while others play.
    #[tool]
    async fn question(&self) -> String {
        // Whoever waits for the client may have heard of it before.
        let _ = self.arrives.send(());
        self.next(|asked| &asked.whole).await
    }

    /// Answers a question. The result is the next question, without the rules; or, where the answer could not be read or
    /// is against the rules, what is wrong with it and the number under which it is asked again: `question` says it whole.
    #[tool]
    async fn answer(&self, Parameters(Answer { question, answer }): Parameters<Answer>) -> Result<String, String> {
        if !take(&self.told, question) {
            return Err(match &*self.told.borrow() {
                Now::Nothing => format!("Question {question} is not asked, and no other is. Call `question`."),
                Now::Asked(Asked { number, .. }) => {
                    format!("Question {question} is not asked, but question {number}. Call `question` to read it.")
                }
                Now::Over(_) => format!("Question {question} is not asked: all is over."),
            });
        }
        let text = answer.as_str().map_or_else(|| answer.to_string(), str::to_owned);
        // Whoever asked may have left, and then nothing else is asked.
        let _ = self.answered.send(text);
        Ok(self.next(|asked| &asked.news).await)
    }
}

impl Desk {
    /// What is asked next.
    async fn next(&self, of: impl Fn(&Asked) -> &String) -> String {
        let mut told = self.told.subscribe();
        match timeout(WAIT, told.wait_for(|now| !matches!(now, Now::Nothing))).await.ok().and_then(Result::ok) {
            Some(now) => {
                let notes = mem::take(&mut *self.notes.lock().unwrap_or_else(PoisonError::into_inner));
                match &*now {
                    Now::Asked(asked) => format!("{notes}Question {}.\n\n{}", asked.number, of(asked)),
                    Now::Over(text) => format!("{notes}All is over. {text}"),
                    Now::Nothing => unreachable!("that was waited for"),
                }
            }
            None => "Nothing is asked yet: others play. Call `question` again.".into(),
        }
    }
}

#[tool_handler]
impl ServerHandler for Desk {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new("parlour", env!("CARGO_PKG_VERSION")))
            .with_instructions(INSTRUCTIONS)
    }
}
