//! A program that plays, in a process of its own.

use std::cell::Cell;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use catalog::{Forfeit, LONGEST_TEXT, Program};

use super::words::word;

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
        let words = parts(command, char::is_whitespace).ok_or_else(|| io::Error::other(word("open-quote")))?;
        let mut words = words.into_iter().filter(|part| !part.is_empty()).map(unquoted);
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

/// The parts of a text between separators; what is in quotes, single or double, is not separated. `None` where a quote is
/// not closed.
pub(super) fn parts(text: &str, separates: impl Fn(char) -> bool) -> Option<Vec<&str>> {
    let mut open = None;
    let parts = text
        .split(|letter| match open {
            Some(quote) => {
                open = open.filter(|_| letter != quote);
                false
            }
            None => {
                open = Some(letter).filter(|letter| QUOTES.contains(letter));
                separates(letter)
            }
        })
        .collect();
    if open.is_some() { None } else { Some(parts) }
}

const QUOTES: [char; 2] = ['"', '\''];

/// A part without its quotes; of those within a pair of the other kind each is a letter.
fn unquoted(part: &str) -> String {
    let mut open = None;
    let is_kept = |letter: &char| {
        let is_border = open.map_or(QUOTES.contains(letter), |quote| quote == *letter);
        if is_border {
            open = if open.is_none() { Some(*letter) } else { None };
        }
        !is_border
    };
    part.chars().filter(is_kept).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_keep_spaces_and_commas_together() {
        let words = |command| -> Option<Vec<String>> {
            Some(parts(command, char::is_whitespace)?.into_iter().map(unquoted).collect())
        };
        assert_eq!(words("./mine --level 3").unwrap(), ["./mine", "--level", "3"]);
        assert_eq!(words("python3 \"my bot.py\" --say='it\"s'").unwrap(), ["python3", "my bot.py", "--say=it\"s"]);
        assert_eq!(words("\"o'neil/bot\" ''").unwrap(), ["o'neil/bot", ""]);
        assert_eq!(words("./mine 'open"), None);

        let bots = |list| parts(list, |letter| letter == ',');
        assert_eq!(bots("random,./mine '1,2' 3,random").unwrap(), ["random", "./mine '1,2' 3", "random"]);
        assert_eq!(bots("random,\"./mine"), None);
    }
}
