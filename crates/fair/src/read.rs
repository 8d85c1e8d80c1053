//! Reading a saved table, with the line and the field of whatever is wrong.

use std::collections::HashMap;

use catalog::StoodIn;
use game::{Arg, Message, Mover, Seat};

use crate::deal::drawn_by;
use crate::saved::{HANDINGS, HEAD};
use crate::{Deals, End, Handed, Hash, Made, Place, Proof, Saved, Seated, Secret, Share, Unverifiable, VERSION};

/// A saved table, and where its fields stand.
#[derive(Clone, Debug)]
pub struct Read {
    /// What was saved.
    pub saved: Saved,
    /// The line of each field, such as `lock` or `move 12`.
    lines: HashMap<String, usize>,
}

/// Something that is wrong with a saved table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// In which line.
    pub line: usize,
    /// In which field, such as `lock` or `move 12`.
    pub field: String,
    /// What.
    pub what: Message,
}

/// Why a saved table proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be read, or this program does not know its game or its rules.
    Unreadable(Problem),
    /// It is not what was played.
    Forged(Problem),
    /// It may be what was played, but it is not the game of which somebody knows.
    Another(Problem),
}

impl Fault {
    /// What is wrong, in which line and field.
    pub fn problem(&self) -> &Problem {
        let (Fault::Unreadable(problem) | Fault::Forged(problem) | Fault::Another(problem)) = self;
        problem
    }

    /// All of it as a sentence.
    pub fn message(&self) -> Message {
        let Problem { line, field, what } = self.problem();
        let place = Message::new("saved-line").with("line", *line).with("field", Arg::text(field.clone()));
        place.with("what", what.clone())
    }
}

/// The lines that count, one after another.
struct Lines<'a> {
    rest: Vec<(usize, &'a str)>,
    /// The last line there is.
    last: usize,
    lines: HashMap<String, usize>,
}

/// One line without the words that it begins with.
struct Line<'a> {
    number: usize,
    field: String,
    rest: &'a str,
}

/// Whether something depends on a line.
fn counts(line: &str) -> bool {
    !line.trim().is_empty() && !line.starts_with('#')
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        let numbered =
            text.lines().map(|line| line.trim_end_matches('\r')).zip(1..).map(|(line, number)| (number, line));
        let counts = |(_, line): &(usize, &str)| counts(line);
        let mut rest: Vec<_> = numbered.filter(counts).collect();
        let last = rest.last().map_or(1, |(number, _)| *number);
        rest.reverse();
        Lines { rest, last, lines: HashMap::new() }
    }

    /// The next line if it begins so.
    fn next_if(&mut self, field: &str) -> Option<Line<'a>> {
        let (number, line) = *self.rest.last()?;
        let rest = line.strip_prefix(field)?;
        let rest = if rest.is_empty() { rest } else { rest.strip_prefix(' ')? };
        self.rest.pop();
        self.lines.insert(field.to_owned(), number);
        Some(Line { number, field: field.to_owned(), rest })
    }

    /// The next line, which begins so.
    fn next(&mut self, field: &str) -> Result<Line<'a>, Fault> {
        let number = self.rest.last().map_or(self.last, |(number, _)| *number);
        self.next_if(field).ok_or_else(|| {
            let what = Message::new("saved-lacks").with("field", Arg::text(field));
            Fault::Unreadable(Problem { line: number, field: field.to_owned(), what })
        })
    }
}

impl<'a> Line<'a> {
    /// What cannot be read in it, and an example of what can.
    fn wrong(&self, example: &str) -> Fault {
        let what = Message::new("saved-unreadable").with("example", Arg::text(example));
        Fault::Unreadable(Problem { line: self.number, field: self.field.clone(), what })
    }

    /// Its value, as it should look.
    fn value<T>(&self, example: &str, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, Fault> {
        read(self.rest).ok_or_else(|| self.wrong(example))
    }

    /// Its words, of which there are so many.
    fn words<const N: usize>(&self, example: &str) -> Result<[&'a str; N], Fault> {
        let words: Vec<&str> = self.rest.splitn(N, ' ').collect();
        words.try_into().map_err(|_| self.wrong(example))
    }
}

/// A number as it is written: without a sign or zeros before it.
fn number<T: std::str::FromStr + ToString>(text: &str) -> Option<T> {
    text.parse::<T>().ok().filter(|number| number.to_string() == text)
}

impl Read {
    /// Reads a saved table.
    ///
    /// # Errors
    /// [`Fault::Unreadable`], with the first line that cannot be read; [`Fault::Forged`] where a move is missing.
    pub fn new(text: &str) -> Result<Read, Fault> {
        // Some editors begin a text with a mark of its encoding.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Read::lines(text).map_err(|fault| {
            let Problem { line, field, .. } = fault.problem().clone();
            // Whatever cannot be read in the line where a file breaks off, it is because it breaks off there.
            if line > 1 && breaks_off(text) == Some(line) {
                return Fault::Unreadable(Problem { line, field, what: Message::new("saved-ends") });
            }
            fault
        })
    }

    fn lines(text: &str) -> Result<Read, Fault> {
        let mut lines = Lines::new(text);
        let version = check_version(&mut lines)?;
        let game = lines.next("game")?.value("game clue", |text| Some(text.to_owned()))?;
        let rules = lines.next("rules")?.value("rules 3", number)?;
        let setup = lines.next("setup")?.value("setup {…}", |text| Some(text.to_owned()))?;
        let mut seats = Vec::new();
        while let Some(line) = lines.next_if(&format!("seat {}", seats.len())) {
            seats.push(seated(&line)?);
        }
        let mut absences = Vec::new();
        while let Some(line) = lines.next_if("stood-in") {
            absences.push(line);
        }
        let mut handed = Vec::new();
        while let Some(line) = lines.next_if("handed") {
            handed.push(line);
        }
        let deals = deals(&mut lines, version, seats.len())?;
        let mut moves = Vec::new();
        while let Some(line) = next_move(&mut lines, moves.len())? {
            moves.push(made(&line)?);
        }
        let stood_in = absences.iter().map(|line| stood_in(line, &moves)).collect::<Result<_, _>>()?;
        let handed =
            handed.iter().map(|line| handed_on(line, seats.len(), moves.len())).collect::<Result<_, _>>()?;
        let scores = lines.next("scores")?.value("scores 10 -3 0", |text| text.split(' ').map(number).collect())?;
        let winners = lines.next("winners")?.value("winners 0 2", |text| match text {
            "none" => Some(Vec::new()),
            text => text.split(' ').map(|seat| number(seat).map(Seat)).collect(),
        })?;
        if let Some(&(line, text)) = lines.rest.last() {
            let field = text.split(' ').next().unwrap_or_default().to_owned();
            return Err(Fault::Unreadable(Problem { line, field, what: Message::new("saved-too-much") }));
        }
        let saved = Saved { game, rules, setup, seats, stood_in, handed, deals, moves, scores, winners };
        Ok(Read { saved, lines: lines.lines })
    }

    /// Something that is wrong with a field.
    pub(crate) fn problem(&self, field: impl Into<String>, what: Message) -> Problem {
        let field = field.into();
        Problem { line: self.lines.get(&field).copied().unwrap_or(1), field, what }
    }
}

/// How the last line begins.
const LAST: &str = "winners ";

/// The line in which a text breaks off that lacks its last one.
fn breaks_off(text: &str) -> Option<usize> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| counts(line));
    let (last, _) = lines.clone().last()?;
    lines.map(|(_, line)| line).all(|line| !line.starts_with(LAST)).then_some(last)
}

/// The version of the format.
fn check_version(lines: &mut Lines<'_>) -> Result<u32, Fault> {
    let fault = |line, what: Message| Fault::Unreadable(Problem { line, field: HEAD.trim().to_owned(), what });
    let none = || fault(1, Message::new("saved-none").with("head", Arg::text(format!("{HEAD}{VERSION}"))));
    let (line, text) = lines.rest.pop().ok_or_else(none)?;
    let version: u32 = text.strip_prefix(HEAD).and_then(number).ok_or_else(none)?;
    if (1..=VERSION).contains(&version) {
        return Ok(version);
    }
    Err(fault(line, Message::new("saved-newer").with("version", version).with("known", VERSION)))
}

fn seated(line: &Line<'_>) -> Result<Seated, Fault> {
    const EXAMPLE: &str = "seat 0 chair 2 person Ann";
    let [chair, number_of, player, name] = line.words(EXAMPLE)?;
    let bot = match player.strip_prefix("bot:") {
        Some(level) => Some(level.to_owned()),
        None if player == "person" => None,
        None => return Err(line.wrong(EXAMPLE)),
    };
    let chair = number(number_of).filter(|_| chair == "chair").ok_or_else(|| line.wrong(EXAMPLE))?;
    Ok(Seated { chair, bot, name: name.to_owned() })
}

/// Moves of one seat that a bot made; the replay shows a move after it was made.
fn stood_in(line: &Line<'_>, moves: &[Made]) -> Result<StoodIn, Fault> {
    let read = || {
        let [seat, "from", from, "to", to] = line.rest.split(' ').collect::<Vec<_>>()[..] else { return None };
        let seat = Seat(number(seat)?);
        let of_seat = |ply: &u32| moves.get(*ply as usize).is_some_and(|made| made.mover == Mover::Seat(seat));
        let from = number(from).filter(of_seat)?;
        let to = match to {
            "end" => None,
            to => Some(number(to).filter(|to| of_seat(to) && from <= *to)? + 1),
        };
        Some(StoodIn { seat, from: from + 1, to })
    };
    read().ok_or_else(|| line.wrong("stood-in 0 from 34 to end"))
}

/// A seat that went to somebody else.
fn handed_on(line: &Line<'_>, seats: usize, moves: usize) -> Result<Handed, Fault> {
    line.value("handed 0 before 34 on", |text| {
        let [seat, "before", ply, how] = text.split(' ').collect::<Vec<_>>()[..] else { return None };
        let seat = number(seat).filter(|seat| usize::from(*seat) < seats)?;
        let ply = number(ply).filter(|ply| *ply as usize <= moves)?;
        let (_, how) = HANDINGS.into_iter().find(|(name, _)| *name == how)?;
        Some(Handed { seat: Seat(seat), ply, how })
    })
}

fn deals(lines: &mut Lines<'_>, version: u32, seats: usize) -> Result<Deals, Fault> {
    const EXAMPLE: &str = "deals verifiable";
    let line = lines.next("deals")?;
    match line.rest.split_once(' ') {
        None if line.rest == "verifiable" => {
            proof(lines, version, seats).map(|proof| Deals::Verifiable(Box::new(proof)))
        }
        Some(("unverifiable", why)) => {
            Unverifiable::named(why).map(Deals::Unverifiable).ok_or_else(|| line.wrong(EXAMPLE))
        }
        _ => Err(line.wrong(EXAMPLE)),
    }
}

fn proof(lines: &mut Lines<'_>, version: u32, seats: usize) -> Result<Proof, Fault> {
    let committed = lines.next("commitment")?;
    let (opened_under, commitment) = committed.value("commitment 3 HASH", |text| {
        let (rules, hash) = text.split_once(' ')?;
        Some((number(rules)?, Hash::read(hash)?))
    })?;
    let link = place(&lines.next("link")?, "link 17 HASH HASH")?;
    let shares = (0..seats).map(|seat| share(&lines.next(&format!("share {seat}"))?)).collect::<Result<_, _>>()?;
    let lock = lines.next("lock")?.value("lock HASH", Hash::read)?;
    let secret = lines.next("secret")?.value("secret BYTES", Secret::read)?;
    let mut end = None;
    if version > 1 {
        let mark = lines.next("mark")?.value("mark HASH", Hash::read)?;
        end = Some(End { mark, link: place(&lines.next("end")?, "end 18 HASH HASH")? });
    }
    Ok(Proof { opened_under, commitment, link, shares, lock, secret, end })
}

/// A place in the chain.
fn place(line: &Line<'_>, example: &str) -> Result<Place, Fault> {
    let [place, previous, head] = line.words(example)?;
    let read = || Some(Place { number: number(place)?, previous: Hash::read(previous)?, head: Hash::read(head)? });
    read().ok_or_else(|| line.wrong(example))
}

fn share(line: &Line<'_>) -> Result<Share, Fault> {
    const EXAMPLE: &str = "share 0 own HASH BYTES";
    let [by, commitment, opening] = line.words(EXAMPLE)?;
    let read = || {
        let own = [true, false].into_iter().find(|own| drawn_by(*own) == by)?;
        let opening = if opening == "unopened" { None } else { Some(Secret::read(opening)?) };
        Some(Share { own, commitment: Hash::read(commitment)?, opening })
    };
    read().ok_or_else(|| line.wrong(EXAMPLE))
}

/// The next move, which has this number.
fn next_move<'a>(lines: &mut Lines<'a>, ply: usize) -> Result<Option<Line<'a>>, Fault> {
    if let Some(line) = lines.next_if(&format!("move {ply}")) {
        return Ok(Some(line));
    }
    match lines.rest.last() {
        Some((line, text)) if text.starts_with("move ") => {
            let what = Message::new("forged-number").with("number", ply);
            Err(Fault::Forged(Problem { line: *line, field: format!("move {ply}"), what }))
        }
        _ => Ok(None),
    }
}

fn made(line: &Line<'_>) -> Result<Made, Fault> {
    const EXAMPLE: &str = "move 1 seat 0 {…}";
    let (mover, rest) = line.rest.split_once(' ').ok_or_else(|| line.wrong(EXAMPLE))?;
    let (mover, json) = match mover {
        "chance" => (Mover::Chance, rest),
        "seat" => {
            let seated = rest.split_once(' ').and_then(|(seat, json)| Some((Seat(number(seat)?), json)));
            let (seat, json) = seated.ok_or_else(|| line.wrong(EXAMPLE))?;
            (Mover::Seat(seat), json)
        }
        _ => return Err(line.wrong(EXAMPLE)),
    };
    Ok(Made { mover, json: json.to_owned(), words: None })
}
