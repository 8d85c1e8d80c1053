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
    /// How long it may take for a move.
    patience: Duration,
    /// Whether it has answered: before that it may still be starting.
    answered: Cell<bool>,
}

/// So many times as long as for any other move a program may take for its first.
const TO_START: u32 = 10;

impl Running {
    pub(super) fn start(command: &str, patience: Duration) -> io::Result<Running> {
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
                // The rest of a line that is too long is not the next answer.
                if line.len() > LONGEST_TEXT && !line.ends_with('\n') && output.skip_until(b'\n').is_err() {
                    return;
                }
                if !read.is_ok_and(|bytes| bytes > 0) || answered.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Running { process, questions, answers, patience, answered: Cell::new(false) })
    }
}

impl Program for Running {
    fn ask(&self, line: String) -> Result<String, Forfeit> {
        self.questions.send(line).map_err(|_| Forfeit::Ended)?;
        let started = self.answered.get();
        let patience = if started { self.patience } else { self.patience.saturating_mul(TO_START) };
        let answer = self.answers.recv_timeout(patience).map_err(|late| match late {
            RecvTimeoutError::Timeout => Forfeit::Late,
            RecvTimeoutError::Disconnected => Forfeit::Ended,
        })?;
        self.answered.set(true);
        Ok(answer)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
