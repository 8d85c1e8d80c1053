//! `parlour notebook`: what follows from the notes of a game on a real table.

mod table;

use std::cmp::Ordering;
use std::fs::File;
use std::io::{IsTerminal, Read, Write, stderr, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::LazyLock;

use anyhow::{Context, anyhow, ensure};
use catalog::{Arg, Message, Words};
use clap::{Args, ValueEnum};
use notebook::{Ask, Card, Case, Conclusions, Deck, Explanation, Holder, Kind, Lookup, Query, Source};
use serde_json::Value;

use super::words;
use table::Paint;

static WORDS: LazyLock<Words> = LazyLock::new(|| words::read("notebook"));
static CLUE: LazyLock<Words> = LazyLock::new(|| words::read("clue"));

/// A message in words.
fn say(message: &Message) -> String {
    WORDS.plain(message)
}

/// A message without arguments in words, or one of its attributes (`name.attribute`).
fn word(name: &str) -> String {
    WORDS.text(name).unwrap_or_else(|| format!("[{name}]"))
}

/// What is wrong, and what would be better.
fn with_suggestion(reason: &Message, suggestion: Option<&Message>) -> String {
    let suggestion = suggestion.map_or(String::new(), |it| format!(" ({})", say(it)));
    format!("{}{suggestion}", say(reason))
}

/// Books longer than this are not read: a thousand entries are far shorter.
const LONGEST: u64 = 1 << 20;

/// A game in a few lines, for the help.
pub(super) const SHORT_EXAMPLE: &str = "    players: Ann 5, Bob 5, Cleo 4, Dan 4
    me: Ann
    hand: Scarlet, Knife, Rope, Hall, Study

    Bob asks Plum, Wrench, Library: Dan shows
    Cleo asks Mustard, Revolver, Lounge: nobody shows
    I ask Plum, Pipe, Kitchen: Bob passes, Cleo shows Kitchen
    Cleo accuses Mustard, Revolver, Billiard: wrong
    Dan has Green        # seen by accident";

#[derive(Args)]
pub(super) struct Notebook {
    #[arg(required_unless_present = "example")]
    file: Option<PathBuf>,
    #[arg(long)]
    why: Vec<String>,
    #[arg(long, num_args = 0..)]
    ask: Option<Vec<String>>,
    #[arg(long, value_enum)]
    chances: Option<Chances>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    example: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Chances {
    Possible,
    Likely,
}

impl Notebook {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        if self.example {
            write!(stdout(), "{}", notebook::example(word))?;
            return Ok(ExitCode::SUCCESS);
        }
        let text = self.read()?;
        let called: Vec<String> = titles(&notebook::Notebook::default()).collect();
        let book = notebook::read_called(&text, &called).notebook;
        let ask = self.ask.as_ref().map(|rooms| rooms_of(&book, rooms)).transpose()?;
        let answer = notebook::answer(&Query { text, called, why: None, ask });
        let whys = self.whys(&answer)?;
        if self.json {
            print_json(&answer, whys)?;
        } else {
            self.print(&answer, whys)?;
        }
        let fine = answer.parsed.faults.is_empty() && answer.contradiction.is_none();
        Ok(if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn read(&self) -> anyhow::Result<String> {
        let path = self.file.clone().unwrap_or_default();
        let about = |name| say(&Message::new(name).with("file", Arg::text(path.display().to_string())));
        let source: Box<dyn Read> = if path.as_os_str() == "-" {
            Box::new(stdin())
        } else {
            Box::new(File::open(&path).with_context(|| about("terminal-unopened"))?)
        };
        let mut text = String::new();
        let read = source.take(LONGEST + 1).read_to_string(&mut text);
        let length = read.with_context(|| about("terminal-not-text"))?;
        ensure!(length as u64 <= LONGEST, about("terminal-long-file"));
        // Its lines and names are shown again, and steer no terminal.
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text).replace("\r\n", "\n");
        Ok(super::words::visible(&text))
    }

    fn print(&self, answer: &Conclusions, whys: Vec<Result<Explanation, String>>) -> anyhow::Result<()> {
        let mut out = stdout().lock();
        let paint = Paint::new(out.is_terminal());
        write!(out, "{}", table::sheet(answer, self.chances, paint))?;
        for told in whys {
            writeln!(out)?;
            match told {
                Ok(why) => write!(out, "{}", table::why(answer, &why))?,
                Err(words) => writeln!(out, "{words}")?,
            }
        }
        if let Some(advice) = &answer.advice {
            write!(out, "\n{}", table::advice(&answer.parsed.notebook, advice, paint))?;
        } else if self.ask.is_some() && answer.sheet.is_some() {
            writeln!(out, "\n{}", word("terminal-no-owner"))?;
        }
        let paint = Paint::new(stderr().is_terminal());
        write!(stderr(), "{}", table::faults(answer, paint))?;
        Ok(())
    }

    /// The explanations that were asked for, or words that say that there is none.
    fn whys(&self, answer: &Conclusions) -> anyhow::Result<Vec<Result<Explanation, String>>> {
        let book = &answer.parsed.notebook;
        let cells = self.why.iter().map(|cell| cell_of(book, cell)).collect::<anyhow::Result<Vec<_>>>()?;
        let Ok(case) = Case::of(book) else { return Ok(Vec::new()) };
        let mut told = Vec::new();
        for (card, holder) in cells {
            let asked = book.holders().filter(|&other| holder.is_none_or(|holder| holder == other));
            let mut whys: Vec<Explanation> = asked.filter_map(|holder| case.why(card, holder)).collect();
            // Who has it says more than who has not.
            if whys.iter().any(|why| why.holds) {
                whys.retain(|why| why.holds);
            }
            if whys.is_empty() {
                let open = match holder {
                    None => Message::new("terminal-nothing-certain"),
                    Some(holder) => Message::new("terminal-open-cell").with("holder", called(book, holder)),
                };
                told.push(Err(say(&open.with("card", Arg::text(title(book, card))))));
            }
            told.extend(whys.into_iter().map(Ok));
        }
        Ok(told)
    }
}

/// What a card is called: one of the standard editions as in the game of Clue, in the language of the terminal.
fn title(book: &notebook::Notebook, card: Card) -> String {
    let name = book.deck.name(card);
    let is_standard = book.deck == Deck::default();
    let message = || format!("card-{}", name.to_lowercase().replace(". ", "-").replace(' ', "-"));
    is_standard.then(|| CLUE.text(&message())).flatten().unwrap_or_else(|| name.to_owned())
}

/// What all cards are called, in their order.
fn titles(book: &notebook::Notebook) -> impl Iterator<Item = String> {
    (0..book.deck.names().count()).map(|card| title(book, Card(card as u8)))
}

/// A card by its name in the text, or by what it is called.
fn card_of(book: &notebook::Notebook, name: &str) -> anyhow::Result<Card> {
    if let Lookup::Found(place) = Lookup::find(book.deck.names(), name) {
        return Ok(Card(place as u8));
    }
    let titles: Vec<String> = titles(book).collect();
    let titles: Vec<&str> = titles.iter().map(String::as_str).collect();
    one_of("card", &titles, name).map(|place| Card(place as u8))
}

fn one_of(what: &'static str, names: &[&str], name: &str) -> anyhow::Result<usize> {
    let meant = |place: usize| Arg::text(names[place]);
    let unknown = Message::new("unknown-name").with("what", Arg::name(what)).with("name", Arg::text(name));
    let (wrong, better) = match Lookup::find(names.iter().copied(), name) {
        Lookup::Found(place) => return Ok(place),
        Lookup::Ambiguous(places) => {
            let names = Arg::or(places.into_iter().map(meant));
            let wrong = Message::new("ambiguous-name").with("name", Arg::text(name)).with("names", names);
            (wrong, Message::new("write-more"))
        }
        Lookup::Unknown(Some(place)) => (unknown, Message::new("did-you-mean").with("name", meant(place))),
        Lookup::Unknown(None) => {
            (unknown, Message::new("terminal-there-are").with("names", Arg::text(names.join(", "))))
        }
    };
    Err(anyhow!(with_suggestion(&wrong, Some(&better))))
}

/// What a holder is called within a sentence.
fn called(book: &notebook::Notebook, holder: Holder) -> Arg {
    match holder.cmp(&book.case_file()) {
        Ordering::Less => Arg::text(book.holder_name(holder)),
        Ordering::Equal => Arg::name("terminal-case-file"),
        Ordering::Greater => Arg::name("open"),
    }
}

fn cell_of(book: &notebook::Notebook, cell: &str) -> anyhow::Result<(Card, Option<Holder>)> {
    let (card, holder) = cell.split_once(':').map_or((cell, None), |(card, holder)| (card, Some(holder)));
    let names: Vec<&str> = book.holders().map(|holder| book.holder_name(holder)).collect();
    let holder = holder.map(|name| match (name.trim().to_lowercase().as_str(), book.me) {
        ("me" | "i", Some(me)) => Ok(me.into()),
        _ => one_of("player", &names, name).map(|place| Holder(place as u8)),
    });
    Ok((card_of(book, card)?, holder.transpose()?))
}

fn rooms_of(book: &notebook::Notebook, rooms: &[String]) -> anyhow::Result<Ask> {
    let room = |name: &String| {
        let card = card_of(book, name)?;
        let wrong = || Message::new("terminal-not-a-room").with("card", Arg::text(title(book, card)));
        ensure!(book.deck.kind(card) == Kind::Room, say(&wrong()));
        Ok(card)
    };
    Ok(Ask { rooms: rooms.iter().map(room).collect::<anyhow::Result<_>>()? })
}

fn print_json(answer: &Conclusions, whys: Vec<Result<Explanation, String>>) -> anyhow::Result<()> {
    let mut json = serde_json::to_value(answer)?;
    let whys: Vec<Explanation> = whys.into_iter().flatten().collect();
    if let Value::Object(fields) = &mut json {
        fields.remove("why");
        fields.insert("whys".into(), serde_json::to_value(whys)?);
    }
    writeln!(stdout(), "{}", serde_json::to_string_pretty(&json)?)?;
    Ok(())
}

/// Where something is said, with its line.
fn place(answer: &Conclusions, source: Source) -> String {
    let book = &answer.parsed.notebook;
    let names = |cards: &[Card]| cards.iter().map(|&card| title(book, card)).collect::<Vec<_>>().join(", ");
    let (place, said) = match source {
        Source::Hand => (word("hand"), names(&book.own)),
        Source::Open => (word("open"), names(&book.open)),
        Source::Entry(number) => {
            let place = Message::new("terminal-entry").with("entry", number + 1);
            let place = place.with("line", book.entries[number as usize].line);
            (say(&place), answer.lines[number as usize].clone())
        }
    };
    format!("{place:18} {said}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All that the terminal's messages say is in the words file; this looks at what is written here.
    #[test]
    fn every_message_of_the_terminal_is_said() {
        let sources = [include_str!("mod.rs"), include_str!("table.rs")].concat();
        let known: Vec<&str> = WORDS.names().filter(|name| name.starts_with("terminal-")).collect();
        let silent: Vec<_> = known.iter().filter(|name| !sources.contains(&format!("\"{name}\""))).collect();
        assert_eq!(silent, [&""; 0], "nobody says these");
        let named =
            sources.split('"').filter(|text| text.strip_prefix("terminal-").is_some_and(|it| !it.is_empty()));
        let unknown: Vec<&str> = named.filter(|name| !known.contains(name)).collect();
        assert_eq!(unknown, [""; 0], "these have no words");
    }
}
