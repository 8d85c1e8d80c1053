//! A program that is asked over standard input and output.

use std::time::Duration;

use bench::{Player, Question, Silence};
use catalog::{Forfeit, Program};

use crate::cli::program::Running;

/// A program with its arguments. It is started again where it has ended, or where it was too late: what it writes after
/// that would be taken for its next answer.
pub(super) struct Piped {
    command: String,
    patience: Duration,
    running: Option<Running>,
}

impl Piped {
    pub(super) fn new(command: &str, patience: Duration) -> Piped {
        Piped { command: command.to_owned(), patience, running: None }
    }
}

impl Player for Piped {
    fn ask(&mut self, question: &Question<'_>) -> Result<String, Silence> {
        let running = match self.running.take() {
            Some(running) => running,
            None => Running::start(&self.command, self.patience, self.patience)
                .map_err(|error| Silence::Failed(error.to_string()))?,
        };
        match running.ask(question.json.to_string()) {
            Ok(answer) => {
                self.running = Some(running);
                Ok(answer)
            }
            Err(Forfeit::Late) => Err(Silence::Late),
            Err(_) => Err(Silence::Failed(String::new())),
        }
    }
}
