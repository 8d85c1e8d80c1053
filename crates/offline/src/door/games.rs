//! All that is asked about games and puzzles.

use std::collections::BTreeMap;

use catalog::{AnyPuzzle, Day};
use chacha20::ChaCha20Rng;
use protocol::{AskPlayOuts, AskWhy, GameInfo, Opened, Outcome, Problem, cases, play, read, read_query};
use rand::SeedableRng;
use serde::Serialize;

use super::{Answer, Head, json};
use crate::saved::Verification;
use crate::table::{Next, Table};

/// What is kept between two requests.
#[derive(Default)]
pub(super) struct Games {
    cases: BTreeMap<Day, Box<dyn AnyPuzzle>>,
    tables: BTreeMap<String, Table>,
}

/// What a table does next by itself.
#[derive(Serialize)]
struct Due {
    next: Next,
    /// How long a person would take for it.
    wait_ms: u32,
}

impl Games {
    pub(super) fn ask(&mut self, head: &Head<'_>, body: &[u8]) -> Answer {
        let (path, query) = head.path.split_once('?').unwrap_or((&head.path, ""));
        let mut parts = path.strip_prefix("/api/").ok_or(Problem::NOT_FOUND)?.split('/');
        let parts: [&str; 4] = std::array::from_fn(|_| parts.next().unwrap_or_default());
        match (&*head.method, parts) {
            ("GET", ["games", "", "", ""]) => {
                json(&catalog::games().iter().copied().map(GameInfo::of).collect::<Vec<_>>())
            }
            ("GET", ["puzzles", "", "", ""]) => json(&cases::list(today(head))),
            ("GET", ["puzzles", day, "", ""]) => {
                let day = cases::day(day, today(head))?;
                json(&cases::show(self.case(day), day))
            }
            ("POST", ["puzzles", day, "", ""]) => {
                let answer = read(body)?;
                let day = cases::day(day, today(head))?;
                json(&cases::answer(self.case(day), day, &answer)?)
            }
            ("GET", ["puzzles", day, "why", ""]) => {
                let asked = read_query(query)?;
                let day = cases::day(day, today(head))?;
                json(&cases::why(self.case(day), &asked)?)
            }
            ("POST", ["tables", "", "", ""]) => {
                let (table, opened) = Table::open(read(body)?, head.now, &mut chance(head))?;
                self.opened(Some(table), &opened)
            }
            ("POST", ["lessons", "", "", ""]) => {
                let (table, opened) = Table::taught(read(body)?, head.now, &mut chance(head))?;
                self.opened(Some(table), &opened)
            }
            ("KEEP", ["tables", table, "", ""]) => self.put(table, Table::finished(table, read(body)?)?),
            ("LOAD", ["tables", table, "", ""]) => self.put(table, Table::load(table, read(body)?)?),
            ("SAVE", ["tables", table, "", ""]) => json(self.table(table)?.saved()),
            ("DELETE", ["tables", table, "", ""]) => json(&self.tables.remove(table).is_some()),
            ("THINK", ["tables", table, "", ""]) => {
                let mut rng = chance(head);
                // Drawn before anything is known of the move.
                let wait_ms = play::wait(&mut rng);
                json(&Due { next: self.table(table)?.think(&mut rng)?, wait_ms })
            }
            ("STEP", ["tables", table, "", ""]) => json(&self.table(table)?.step(head.now, &mut chance(head))?),
            ("TELL", ["tables", table, "", ""]) => {
                let (table, chair) = self.sitting(table, head)?;
                Ok((200, table.tell(chair)))
            }
            ("SAY", ["tables", table, "", ""]) => {
                let (table, chair) = self.sitting(table, head)?;
                Ok((200, table.say(chair, read(body)?, head.now)))
            }
            ("GET", ["tables", table, "", ""]) => {
                let (table, chair) = self.sitting(table, head)?;
                json(&table.standing(chair))
            }
            ("POST", ["tables", table, "rematch", ""]) => {
                let asked = read(body)?;
                let (table, chair) = self.sitting(table, head)?;
                let (next, opened) = table.rematch(chair, &asked, head.now, &mut chance(head))?;
                self.opened(next, &opened)
            }
            ("POST", ["tables", table, "play-on", ""]) => {
                let asked = read(body)?;
                let (next, opened) = self.table(table)?.play_on(&asked, head.now, &mut chance(head))?;
                self.opened(Some(next), &opened)
            }
            ("GET", ["tables", table, "replay", ""]) => json(&self.table(table)?.replay()?),
            ("GET", ["tables", table, "saved", ""]) => Ok((200, self.table(table)?.saved_text()?.into_bytes())),
            ("VERIFY", ["saved", "", "", ""]) => json(&Verification::of(body)?),
            ("POST", ["saved", "", "", ""]) => {
                let (table, opened) = Table::saved_elsewhere(body, head.now, &mut chance(head))?;
                self.opened(Some(table), &opened)
            }
            ("GET", ["tables", table, "review", ""]) => json(&self.table(table)?.review()?),
            ("GET", ["tables", table, "why", ""]) => {
                let asked: AskWhy = read_query(query)?;
                let (table, chair) = self.sitting(table, head)?;
                json(&table.why(chair, asked)?)
            }
            ("GET", ["tables", table, "play-outs", ""]) => {
                let asked: AskPlayOuts = read_query(query)?;
                json(&self.table(table)?.play_outs(asked)?)
            }
            ("POST", ["tables", table, "hint", ""]) => {
                let (table, chair) = self.sitting(table, head)?;
                json(&table.hint(chair)?)
            }
            _ => Err(Problem::NOT_FOUND),
        }
    }

    /// The case of a day, made when it is first asked for.
    fn case(&mut self, day: Day) -> &dyn AnyPuzzle {
        &**self.cases.entry(day).or_insert_with(|| cases::make(day))
    }

    fn opened(&mut self, table: Option<Table>, opened: &Opened) -> Answer {
        self.tables.extend(table.map(|table| (opened.table.clone(), table)));
        let (_, body) = json(opened)?;
        Ok((201, body))
    }

    fn put(&mut self, named: &str, table: Table) -> Answer {
        self.tables.insert(named.to_owned(), table);
        json(&())
    }

    fn table(&mut self, named: &str) -> Outcome<&mut Table> {
        self.tables.get_mut(named).ok_or(Problem::UNKNOWN_TABLE)
    }

    /// A table, and the chair of whoever asks.
    fn sitting(&mut self, named: &str, head: &Head<'_>) -> Outcome<(&mut Table, Option<u8>)> {
        let table = self.table(named)?;
        let chair = table.chair_of(head.token.as_deref());
        Ok((table, chair))
    }
}

fn today(head: &Head<'_>) -> Day {
    Day::at(head.now / 1000)
}

/// Where the chance of one request comes from.
fn chance(head: &Head<'_>) -> ChaCha20Rng {
    let mut seed = [0; 32];
    for (bytes, number) in seed.chunks_exact_mut(4).zip(head.seed) {
        bytes.copy_from_slice(&number.to_le_bytes());
    }
    ChaCha20Rng::from_seed(seed)
}
