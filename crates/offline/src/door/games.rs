//! All that is asked about games and puzzles.

use std::collections::BTreeMap;

use catalog::{AnyPuzzle, Day};
use chacha20::ChaCha20Rng;
use protocol::{AskPlayOuts, AskWhy, GameInfo, Outcome, Problem, cases, read, read_query};
use rand::SeedableRng;

use super::{Answer, Head, json};
use crate::table::Table;

/// What is kept between two requests.
#[derive(Default)]
pub(super) struct Games {
    cases: BTreeMap<Day, Box<dyn AnyPuzzle>>,
    tables: BTreeMap<String, Table>,
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
                let (table, opened) = Table::open(read(body)?, chance(head))?;
                self.tables.insert(opened.table.clone(), table);
                let (_, body) = json(&opened)?;
                Ok((201, body))
            }
            ("KEEP", ["tables", table, "", ""]) => {
                self.tables.insert(table.to_owned(), Table::finished(table, read(body)?)?);
                json(&())
            }
            ("DELETE", ["tables", table, "", ""]) => json(&self.tables.remove(table).is_some()),
            ("STEP", ["tables", table, "", ""]) => json(&self.table(table)?.step(&mut chance(head))?),
            ("GET", ["tables", table, "news", ""]) => Ok((200, self.table(table)?.news(read_query(query)?)?)),
            ("POST", ["tables", table, "moves", ""]) => json(&self.table(table)?.make_move(read(body)?)?),
            ("GET", ["tables", table, "replay", ""]) => json(&self.table(table)?.replay()?),
            ("GET", ["tables", table, "review", ""]) => json(&self.table(table)?.review()?),
            ("GET", ["tables", table, "why", ""]) => {
                let asked: AskWhy = read_query(query)?;
                json(&self.table(table)?.why(asked)?)
            }
            ("GET", ["tables", table, "play-outs", ""]) => {
                let asked: AskPlayOuts = read_query(query)?;
                json(&self.table(table)?.play_outs(asked)?)
            }
            ("POST", ["tables", table, "hint", ""]) => json(&self.table(table)?.hint()?),
            _ => Err(Problem::NOT_FOUND),
        }
    }

    /// The case of a day, made when it is first asked for.
    fn case(&mut self, day: Day) -> &dyn AnyPuzzle {
        &**self.cases.entry(day).or_insert_with(|| cases::make(day))
    }

    fn table(&mut self, named: &str) -> Outcome<&mut Table> {
        self.tables.get_mut(named).ok_or(Problem::UNKNOWN_TABLE)
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
