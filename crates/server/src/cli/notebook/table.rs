//! How a notebook looks in a terminal.

use std::fmt::Write;

use catalog::{Arg, Message};
use notebook::{Advice, Card, Cell, Certainty, Conclusions, Explanation, Holder, Kind, Notebook, Sheet};

use super::{Chances, place, say, title, titles, word};
use crate::cli::words::{self, decimal};

/// Colours, where they are seen; what they say is said by symbols and words too.
#[derive(Clone, Copy)]
pub(super) struct Paint(bool);

impl Paint {
    pub(super) fn new(is_terminal: bool) -> Paint {
        Paint(is_terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()))
    }

    fn with(self, code: &str, text: &str) -> String {
        if self.0 { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    fn quiet(self, text: &str) -> String {
        self.with("2", text)
    }

    fn good(self, text: &str) -> String {
        self.with("1;32", text)
    }

    fn bad(self, text: &str) -> String {
        self.with("1;31", text)
    }
}

/// The longest name that a column has room for.
const COLUMN: usize = 8;

/// The sheet, and what it comes to.
pub(super) fn sheet(answer: &Conclusions, chances: Option<Chances>, paint: Paint) -> String {
    let book = &answer.parsed.notebook;
    let mut text = String::new();
    let Some(sheet) = &answer.sheet else {
        if answer.contradiction.is_none() {
            text += &word("terminal-no-sheet");
            text.push('\n');
        }
        return text;
    };
    let title = match book.me {
        Some(me) => Message::new("terminal-title").with("player", Arg::text(book.holder_name(me))),
        None => Message::new("terminal-title-spectator"),
    };
    let _ = writeln!(text, "{}", paint.bold(&say(&title.with("entries", book.entries.len()))));
    if sheet.sampled {
        let samples = Message::new("terminal-samples").with("samples", sheet.samples);
        let _ = writeln!(text, "{} {}", paint.bad(&word("terminal-estimated")), say(&samples));
    }
    text.push('\n');
    grid(&mut text, book, sheet, chances, paint);
    let [has, has_not, open] = ["terminal-has", "terminal-has-not", "terminal-open"].map(word);
    let percent = match chances {
        None => String::new(),
        Some(Chances::Possible) => format!("   % {}", word("terminal-possible")),
        Some(Chances::Likely) => format!("   % {}", word("terminal-likely")),
    };
    let _ = writeln!(text, "\n  ✓ {has}   · {has_not}   ? {open}{percent}");
    solutions(&mut text, book, sheet, paint);
    text
}

fn grid(text: &mut String, book: &Notebook, sheet: &Sheet, chances: Option<Chances>, paint: Paint) {
    let file = book.case_file();
    let first = titles(book).map(|title| title.chars().count()).max().unwrap_or(0).max(12);
    let short = |name: &str| name.chars().take(COLUMN).collect::<String>();
    let columns: Vec<(Holder, String)> = book
        .holders()
        .filter(|&holder| holder != file)
        .map(|holder| {
            let name = if holder < file { book.holder_name(holder).to_owned() } else { word("terminal-face-up") };
            (holder, short(&name))
        })
        .collect();
    let _ = write!(text, "  {:first$}", "");
    for (holder, name) in &columns {
        let own = book.me.map(Holder::from) == Some(*holder);
        let name = format!(" {name:^6}");
        text.push_str(&if own { paint.bold(&name) } else { name });
    }
    let heading = format!(" {}", word("terminal-chances"));
    let _ = writeln!(text, " │{heading}");
    for kind in Kind::ALL {
        let plural = word(&format!("{}.plural", kind.word()));
        let rule = "─".repeat(first.saturating_sub(plural.chars().count()));
        let widths: usize = columns.iter().map(|(_, name)| name.chars().count().max(6) + 1).sum();
        let _ = writeln!(
            text,
            "  {} {}{}┼{}",
            paint.quiet(&plural),
            paint.quiet(&rule),
            paint.quiet(&"─".repeat(widths)),
            paint.quiet(&"─".repeat(heading.chars().count()))
        );
        for card in book.deck.cards(kind).iter() {
            let _ = write!(text, "  {:first$}", title(book, card));
            for (holder, name) in &columns {
                let cell = sheet.cell(card, *holder);
                let width = name.chars().count().max(6);
                text.push(' ');
                text.push_str(&mark(cell, chances, width, paint));
            }
            text.push_str(" │ ");
            let cell = sheet.cell(card, file);
            match cell.mark {
                Certainty::Open => {
                    let (possible, likely) = (open(cell.possible), open(cell.likely));
                    let _ = write!(text, "{possible:>12} {likely:>7}");
                }
                _ => text.push_str(&mark(cell, chances, 20, paint)),
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
    }
}

fn mark(cell: Cell, chances: Option<Chances>, width: usize, paint: Paint) -> String {
    match cell.mark {
        Certainty::Has => paint.good(&format!("{:^width$}", "✓")),
        Certainty::Not => paint.quiet(&format!("{:^width$}", "·")),
        Certainty::Open => {
            let chance = match chances {
                None => "?".to_owned(),
                Some(Chances::Possible) => open(cell.possible),
                Some(Chances::Likely) => open(cell.likely),
            };
            format!("{chance:^width$}")
        }
    }
}

fn solutions(text: &mut String, book: &Notebook, sheet: &Sheet, paint: Paint) {
    let names = |cards: [Card; 3]| cards.map(|card| title(book, card)).join(", ");
    if let Some(cards) = sheet.solved {
        let _ = writeln!(text, "\n{} {}", paint.good(&word("terminal-solved")), names(cards));
        return;
    }
    let deals = Message::new(if sheet.sampled { "terminal-deals-sampled" } else { "terminal-deals" });
    let deals = deals.with("deals", Arg::text(whole(sheet.deals))).with("solutions", sheet.solutions);
    let _ = writeln!(text, "\n{}", say(&with_bits(deals, sheet.bits, 1)));
    let [is_possible, is_likely] = ["terminal-possible", "terminal-likely"].map(word);
    let width = sheet.triples.iter().map(|triple| names(triple.cards).chars().count()).max().unwrap_or(0);
    for triple in sheet.triples.iter().take(5) {
        let (possible, likely) = (percent(triple.possible), percent(triple.likely));
        let _ = writeln!(
            text,
            "  {:width$}   {is_possible} {possible:>6}   {is_likely} {likely:>6}",
            names(triple.cards)
        );
    }
}

/// A message with a number of bits, and with what a language may go by that has another word for one than for several.
fn with_bits(message: Message, bits: f64, places: usize) -> Message {
    message.with("bits", Arg::text(decimal(bits, places))).with("bits_count", Arg::tenths(bits))
}

/// Why something is certain, with the lines from which it follows.
pub(super) fn why(answer: &Conclusions, why: &Explanation) -> String {
    let lines: String = why.sources.iter().map(|&source| format!("    {}\n", place(answer, source))).collect();
    format!("{}\n{lines}", say(&why.message))
}

/// What to ask next.
pub(super) fn advice(book: &Notebook, advice: &Advice, paint: Paint) -> String {
    if advice.rooms.is_empty() {
        return format!("{}\n", word("terminal-nothing-to-ask"));
    }
    let now = Message::new(if advice.sampled { "terminal-now-sampled" } else { "terminal-now" });
    let now = now.with("chance", Arg::text(percent(advice.win)));
    let now = with_bits(now, advice.bits, 2);
    let mut text = format!("{} {}\n", paint.bold(&word("terminal-what-to-ask")), say(&now));
    let room = advice.rooms.iter().map(|room| title(book, room.room).chars().count()).max().unwrap_or(0);
    let pair = |cards: [Card; 3]| format!("{}, {}", title(book, cards[0]), title(book, cards[1]));
    let proposals = || advice.rooms.iter().flat_map(|room| &room.best);
    let width = proposals().map(|proposal| pair(proposal.cards).chars().count()).max().unwrap_or(0);
    let headings = ["terminal-tells", "terminal-certain", "terminal-best", "terminal-gives-away"];
    let columns: Vec<String> = headings.map(word).into();
    let row = |cells: [String; 4]| {
        let cells = cells.iter().zip(&columns);
        cells.fold(String::new(), |row, (cell, heading)| {
            row + &format!("  {cell:>0$}", heading.chars().count().max(7))
        })
    };
    let _ = writeln!(text, "\n  {:room$}  {:width$} {}", "", "", row(headings.map(word)));
    for of_room in &advice.rooms {
        for (number, proposal) in of_room.best.iter().enumerate() {
            let name = if number == 0 { title(book, of_room.room) } else { String::new() };
            let away = proposal.gives_away.map_or("?".to_owned(), |bits| decimal(bits.max(0.0), 2));
            let cells = [decimal(proposal.bits, 2), percent(proposal.certain), percent(proposal.win), away];
            let _ = writeln!(text, "  {name:room$}  {:width$} {}", pair(proposal.cards), row(cells));
        }
    }
    text.push('\n');
    for heading in headings {
        let _ = writeln!(text, "  {}", words::because(word(heading), word(&format!("{heading}.help"))));
    }
    text
}

/// Everything that is wrong.
pub(super) fn faults(answer: &Conclusions, paint: Paint) -> String {
    let mut text = String::new();
    if let Some(contradiction) = &answer.contradiction {
        let _ = writeln!(text, "{} {}", paint.bad(&word("terminal-contradiction")), say(&contradiction.message));
        for &source in &contradiction.sources {
            let _ = writeln!(text, "    {}", place(answer, source));
        }
    }
    for fault in &answer.parsed.faults {
        let line = |line: u32| format!("{} ", say(&Message::new("terminal-line").with("line", line)));
        let line = fault.line.map_or(String::new(), line);
        let fault_in_words = super::with_suggestion(&fault.reason, fault.suggestion.as_ref());
        let _ = writeln!(text, "{}{fault_in_words}", paint.bad(&line));
        if !fault.text.is_empty() {
            let _ = writeln!(text, "    {}", paint.quiet(&fault.text));
        }
    }
    text
}

/// The chance of something that is not certain, even if an estimate says so.
fn open(chance: f64) -> String {
    const NEARLY: f64 = 1e-9;
    percent(chance.clamp(NEARLY, 1.0 - NEARLY))
}

/// A chance that is not certain is never shown as if it were.
fn percent(chance: f64) -> String {
    words::percent(match chance * 100.0 {
        0.0 => "0".into(),
        100.0 => "100".into(),
        percent if percent < 0.1 => format!("<{}", decimal(0.1, 1)),
        percent if percent > 99.9 => format!(">{}", decimal(99.9, 1)),
        percent if percent < 10.0 => decimal(percent, 1),
        percent => decimal(percent, 0),
    })
}

/// A whole number with gaps between thousands.
fn whole(number: f64) -> String {
    if number >= 1e15 {
        return format!("{number:.2e}").replace('.', &words::word("decimal-mark"));
    }
    let gap = words::word("thousands-mark");
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push_str(&gap);
        }
        text.push(digit);
    }
    text
}
