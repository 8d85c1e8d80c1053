//! A program that plays, in a process of its own.

use std::cell::Cell;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use catalog::{Forfeit, LONGEST_TEXT, Program};

/// A program that runs.
pub(super) struct Running {
    process: Child,
    questions: Sender<String>,
    answers: Receiver<String>,
    /// How long it may take for an answer.
    patience: Duration,
    /// How long it may take for the next one.
    next: Cell<Duration>,
}

impl Running {
    /// Starts a program, which may take so long for its first answer, and so long for each other.
    pub(super) fn start(command: &str, first: Duration, patience: Duration) -> io::Result<Running> {
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
                let mut line = Vec::new();
                let told = writeln!(input, "{question}").and_then(|()| input.flush());
                let read =
                    told.and_then(|()| output.by_ref().take(LONGEST_TEXT as u64 + 1).read_until(b'\n', &mut line));
                // The rest of a line that is too long is not the next answer.
                if line.len() > LONGEST_TEXT && !line.ends_with(b"\n") && output.skip_until(b'\n').is_err() {
                    return;
                }
                if !read.is_ok_and(|bytes| bytes > 0) || answered.send(text_of(line)).is_err() {
                    return;
                }
            }
        });
        Ok(Running { process, questions, answers, patience, next: Cell::new(first) })
    }
}

/// What is no UTF-8 is no answer, as other nonsense.
fn text_of(line: Vec<u8>) -> String {
    String::from_utf8(line).unwrap_or_else(|line| String::from_utf8_lossy(line.as_bytes()).into_owned())
}

impl Program for Running {
    fn ask(&self, line: String) -> Result<String, Forfeit> {
        self.questions.send(line).map_err(|_| Forfeit::Ended)?;
        let patience = self.next.replace(self.patience);
        self.answers.recv_timeout(patience).map_err(|late| match late {
            RecvTimeoutError::Timeout => Forfeit::Late,
            RecvTimeoutError::Disconnected => Forfeit::Ended,
        })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
