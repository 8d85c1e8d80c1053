//! A program that is asked over standard input and output.

use std::io;
use std::time::Duration;

use bench::{Player, Question, Silence, Way};
use catalog::{Forfeit, Program};

use super::late;
use crate::cli::program::Running;
use crate::cli::words::{reason, word};

/// A program with its arguments. It is started again where it has ended, or where it was too late: what it writes after
/// that would be taken for its next answer.
pub(super) struct Piped {
    command: String,
    patience: Duration,
    retries: u32,
    running: Option<Running>,
}

impl Piped {
    /// Starts it: whether it can be started is known before anything is played.
    pub(super) fn new(command: &str, patience: Duration, retries: u32) -> io::Result<Piped> {
        let mut piped = Piped { command: command.to_owned(), patience, retries, running: None };
        piped.running = Some(piped.start()?);
        Ok(piped)
    }

    fn start(&self) -> io::Result<Running> {
        Running::start(&self.command, self.patience, self.patience)
    }
}

impl Player for Piped {
    fn ask(&mut self, question: &Question<'_>, amiss: &mut Vec<Silence>) -> Result<String, Silence> {
        let failed = |problem| Silence { way: Way::Failed, problem };
        for tried in 0..=self.retries {
            let running = match self.running.take() {
                Some(running) => running,
                None => self.start().map_err(|error| failed(reason(&error)))?,
            };
            match running.ask(question.json.to_string()) {
                Ok(answer) => {
                    self.running = Some(running);
                    return Ok(answer);
                }
                Err(Forfeit::Late) => return Err(late(self.patience)),
                Err(_) if tried < self.retries => amiss.push(failed(word("bench-ended"))),
                Err(_) => {}
            }
        }
        Err(failed(word("bench-ended")))
    }
}
