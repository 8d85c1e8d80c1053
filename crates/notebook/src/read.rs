//! From text to a notebook: whatever can be read is kept, and every fault is named.

use std::cell::RefCell;

use game::{Arg, Message};
use inference::{Card, Player, PlayerSet, Shown};
use serde::Serialize;
use ts_rs::TS;

use crate::deck::Kind;
use crate::fault::{Faults, LineFault, Wrong};
use crate::fold::{Word, pieces};
use crate::lookup::{Lookup, Names, REMEMBERED, Spellings};
use crate::model::{MAX_ENTRIES, Notebook, Noted, What};
use crate::setup::Key;
use crate::verb::{Verb, split_at_verb};

/// A text as it was understood.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Parsed {
    /// What could be read.
    pub notebook: Notebook,
    /// What could not.
    pub faults: Vec<LineFault>,
    /// The lines about cards and players, which come before what happened.
    pub setup: Vec<u32>,
}

/// Reads a notebook.
pub fn read(text: &str) -> Parsed {
    read_called(text, &[])
}

/// Reads a notebook in which the cards of the standard editions may be `called` otherwise as well: in the order of the
/// deck, what they are called in the writer's language. Messages call them so.
pub fn read_called(text: &str, called: &[String]) -> Parsed {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader { called, ..Reader::default() };
    let mut events = Vec::new();
    let mut setup = Vec::new();
    for (number, raw) in (1..).zip(text.lines()) {
        let raw = raw.trim();
        let line = Line { number, raw };
        let colon = raw.find(':');
        let head = colon.map(|colon| Word::of(&raw[..colon]));
        // Comments are not taken out of a note.
        if let Some(colon) = colon
            && head.is_some_and(|head| head.bytes() == b"note")
            && !raw.starts_with('#')
        {
            events.push((line, Content::Note(raw[colon + 1..].trim())));
            continue;
        }
        let content = without_comment(raw);
        if content.is_empty() {
            continue;
        }
        let colon = colon.filter(|&colon| colon < content.len());
        let (head_text, rest) = match colon {
            Some(colon) => (content[..colon].trim_end(), Some(content[colon + 1..].trim())),
            None => (content, None),
        };
        match (head.and_then(Key::of), rest) {
            (Some(key), Some(rest)) => {
                reader.setup.push(number);
                setup.push((key, line, rest));
            }
            _ => events.push((line, Content::Event(head_text, rest))),
        }
    }
    reader.set_up(setup);
    reader.notebook.entries.reserve(events.len().min(MAX_ENTRIES));
    for (line, content) in events {
        reader.event(&line, content);
    }
    Parsed { notebook: reader.notebook, faults: reader.faults.finish(), setup: reader.setup }
}

/// What a line says that is not of the setup.
#[derive(Clone, Copy)]
enum Content<'a> {
    /// The words of a note.
    Note(&'a str),
    /// What stands before the first colon, and after it if there is one.
    Event(&'a str, Option<&'a str>),
}

/// What stands before a `#` at the beginning or after a gap.
fn without_comment(raw: &str) -> &str {
    let begins = |&(place, _): &(usize, &str)| raw[..place].chars().next_back().is_none_or(char::is_whitespace);
    match raw.match_indices('#').find(begins) {
        Some((place, _)) => raw[..place].trim_end(),
        None => raw,
    }
}

/// A line of the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) number: u32,
    pub(crate) raw: &'a str,
}

#[derive(Default)]
pub(crate) struct Reader<'a> {
    /// What the standard cards are called as well.
    pub(crate) called: &'a [String],
    pub(crate) notebook: Notebook,
    pub(crate) faults: Faults,
    /// The cards' names, once they are known; then the players'.
    pub(crate) cards: Names,
    pub(crate) people: Names,
    /// Answers without a card: who gave them, and whether one was shown.
    heard: RefCell<Spellings<(Player, bool)>>,
    setup: Vec<u32>,
    /// How many lines were read that say, or should say, what happened.
    events: usize,
}

impl Reader<'_> {
    fn event(&mut self, line: &Line<'_>, content: Content<'_>) {
        self.events += 1;
        if self.events > MAX_ENTRIES {
            if self.events == MAX_ENTRIES + 1 {
                let wrong = Message::new("too-many-entries").with("most", MAX_ENTRIES);
                self.faults.add(Some(line), wrong.into());
            }
            return;
        }
        let what = self.kept(line, self.what(content));
        self.notebook.entries.extend(what.map(|what| Noted { line: line.number, what }));
    }

    fn what(&self, content: Content<'_>) -> Result<What, Wrong> {
        let (head, answers) = match content {
            Content::Note("") => return Err(Wrong::new("empty-note")),
            Content::Note(words) => return Ok(What::Note { text: words.to_owned() }),
            Content::Event(head, answers) => (head, answers),
        };
        let Some((subject, verb, rest)) = split_at_verb(head) else { return Err(self.no_verb(head)) };
        match verb {
            Verb::Asks => {
                let by = self.player(subject)?;
                let cards = self.one_of_each(rest, "suggestion")?;
                let (passed, shown) = self.answers(by, cards, answers.unwrap_or(""))?;
                Ok(What::Asked { by, cards, passed, shown })
            }
            Verb::Accuses => self.accusation(subject, rest, answers),
            Verb::Has | Verb::Lacks | Verb::Shows => self.seen(subject, verb, rest),
            Verb::Passes => Err(Wrong::new("nothing-asked").try_instead(self.write_suggestion())),
        }
    }

    fn accusation(&self, subject: &str, rest: &str, answer: Option<&str>) -> Result<What, Wrong> {
        let by = self.player(subject)?;
        let cards = self.one_of_each(rest, "accusation")?;
        match Word::of(answer.unwrap_or("")).bytes() {
            b"" | b"wrong" | b"wrongly" | b"false" | b"no" => Ok(What::Accused { by, cards }),
            b"right" | b"true" | b"yes" | b"correct" => Err(Wrong::new("accusation-right")),
            _ => Err(Wrong::new("accusation-answered")),
        }
    }

    fn seen(&self, subject: &str, verb: Verb, rest: &str) -> Result<What, Wrong> {
        let holder = self.holder(subject)?;
        let (mut has, mut rest) = (verb != Verb::Lacks, rest);
        if let Some((first, others)) = rest.split_once(char::is_whitespace)
            && matches!(Word::of(first).bytes(), b"no" | b"not")
            && self.cards.find(rest.split(',').next().unwrap_or("")).is_none()
        {
            (has, rest) = (false, others);
        }
        let cards = self.cards(rest)?;
        match cards[..] {
            [] => Err(Wrong::new("nothing-seen").try_instead(self.write_seen())),
            _ => Ok(What::Seen { holder, has, cards }),
        }
    }

    fn no_verb(&self, head: &str) -> Wrong {
        let told = ["asks", "accuses", "has", "lacks", "passes", "shows"];
        for word in head.split_whitespace().skip(1).take(3) {
            if let Lookup::Unknown(Some(place)) = Lookup::find(told.iter().copied(), word) {
                let wrong = Message::new("unknown-verb").with("word", Arg::text(word));
                return Wrong::from(wrong).try_instead(did_you_mean(told[place]));
            }
        }
        let keys = Key::WORDS;
        if let Lookup::Unknown(Some(place)) | Lookup::Found(place) = Lookup::find(keys.into_iter(), head) {
            let wrong = Message::new("unknown-key").with("words", Arg::text(head));
            return Wrong::from(wrong).try_instead(did_you_mean(format!("{}:", keys[place])));
        }
        Wrong::new("nothing-happened").try_instead(self.write_suggestion())
    }

    /// How a suggestion is written, with names of this notebook.
    fn write_suggestion(&self) -> Message {
        let Notebook { deck, players, .. } = &self.notebook;
        let names: Vec<&str> = match players.len() {
            0 | 1 => vec!["Ann", "Bob", "Cleo"],
            _ => players.iter().map(|player| player.name.as_str()).collect(),
        };
        let cards = Kind::ALL.into_iter().filter_map(|kind| deck.cards(kind).iter().last());
        let cards = cards.map(|card| self.notebook.title(card)).collect::<Vec<_>>().join(", ");
        // The second asks, so that with three the first of those who answer passes and the next one shows.
        let order = |step: usize| names[(1 + step) % names.len()];
        let answers = match names.len() {
            2 => format!("{} shows", order(1)),
            _ => format!("{} passes, {} shows", order(1), order(2)),
        };
        let line = format!("{} asks {cards}: {answers}", order(0));
        Message::new("write-suggestion").with("line", Arg::text(line))
    }

    /// How a card that was seen is written, with names of this notebook.
    fn write_seen(&self) -> Message {
        let Notebook { deck, players, .. } = &self.notebook;
        let name = players.last().map_or("Ann", |player| &player.name);
        let card = deck.cards(Kind::Weapon).iter().last().unwrap_or(Card(0));
        let line = format!("{name} has {}", self.notebook.title(card));
        Message::new("write-seen").with("line", Arg::text(line))
    }

    /// Who answered what.
    fn answers(&self, by: Player, cards: [Card; 3], text: &str) -> Result<(Vec<Player>, Option<Shown>), Wrong> {
        let order = self.notebook.after(by);
        match Word::of(text).bytes() {
            b"" => return Ok((Vec::new(), None)),
            b"nobody" | b"nobodyshows" | b"nobodyshowed" | b"noone" | b"nooneshows" | b"none" | b"allpass"
            | b"allpassed" => {
                return Ok((order.collect(), None));
            }
            _ => {}
        }
        // Who has been said to answer; how many have answered then; and who showed a card.
        let (mut said, mut answered, mut shown) = (PlayerSet::EMPTY, 0, None);
        let mut pieces = pieces(text).peekable();
        while let Some(piece) = pieces.next() {
            let (who, shows, rest) = self.answer(piece, pieces.peek().is_none())?;
            let called = self.notebook.holder_name(who);
            if let Some(Shown { by: shower, .. }) = shown {
                return Err(self.after_a_card(shower, who, shows));
            }
            let Some(place) = order.clone().position(|other| other == who) else {
                return Err(of_player("asker-answers", called).into());
            };
            if said.contains(who) {
                let wrong = if shows { "passes-and-shows" } else { "passes-twice" };
                return Err(of_player(wrong, called).into());
            }
            if place < answered {
                let before = order.clone().nth(answered - 1).unwrap_or(by);
                return Err(self.out_of_order(who, before));
            }
            said.insert(who);
            answered = place + 1;
            if shows {
                shown = Some(Shown { by: who, card: self.shown_card(called, rest, cards)? });
            } else if !rest.is_empty() {
                return Err(Message::new("passes-with-card").with("words", Arg::text(rest)).into());
            }
        }
        let passed = order.take(answered - usize::from(shown.is_some())).collect();
        Ok((passed, shown))
    }

    /// Who answers, whether they show a card, and which.
    fn answer<'t>(&self, piece: &'t str, is_last: bool) -> Result<(Player, bool, &'t str), Wrong> {
        if let Some(&(who, shows)) = self.heard.borrow().get(piece) {
            return Ok((who, shows, ""));
        }
        let Some((name, verb, rest)) = split_at_verb(piece) else {
            if is_last {
                return Ok((self.player(piece)?, true, ""));
            }
            let wrong = Message::new("unclear-answer").with("words", Arg::text(piece));
            return Err(Wrong::from(wrong).try_instead(of_player("write-answer", piece)));
        };
        let who = self.player(name)?;
        let shows = match verb {
            Verb::Shows | Verb::Has => true,
            Verb::Passes | Verb::Lacks => false,
            Verb::Asks | Verb::Accuses => {
                let called = self.notebook.holder_name(who);
                let wrong = Message::new("not-an-answer").with("words", Arg::text(piece));
                return Err(Wrong::from(wrong).try_instead(of_player("write-answer", called)));
            }
        };
        let mut heard = self.heard.borrow_mut();
        if rest.is_empty() && heard.len() < REMEMBERED {
            heard.insert(piece.into(), (who, shows));
        }
        Ok((who, shows, rest))
    }

    fn after_a_card(&self, shower: Player, who: Player, shows: bool) -> Wrong {
        let called = self.notebook.holder_name(shower);
        if shower == who && !shows {
            return of_player("passes-and-shows", called).into();
        }
        let about = |name| Message::new(name).with("shower", Arg::text(called));
        Wrong::from(about("answers-after-card")).try_instead(about("leave-out"))
    }

    fn out_of_order(&self, who: Player, before: Player) -> Wrong {
        let (who, before) = (self.notebook.holder_name(who), self.notebook.holder_name(before));
        let about = |name| of_player(name, who).with("before", Arg::text(before));
        Wrong::from(about("out-of-order")).try_instead(about("put-before"))
    }

    fn shown_card(&self, called: &str, text: &str, named: [Card; 3]) -> Result<Option<Card>, Wrong> {
        if text.is_empty() || matches!(Word::of(text).bytes(), b"one" | b"acard" | b"something" | b"card") {
            return Ok(None);
        }
        let found = self.cards.find(text).map(|card| Card(card as u8));
        if found.is_some_and(|card| named.contains(&card)) {
            return Ok(found);
        }
        // Among the three it may be clear what is meant.
        let notebook = &self.notebook;
        let names = Names::of(named.iter().map(|&card| notebook.deck.name(card)));
        match names.or_called(named.iter().map(|&card| notebook.title(card))).look_up(text) {
            Lookup::Found(place) => Ok(Some(named[place])),
            _ => {
                let card = found.ok_or_else(|| self.no_card(text))?;
                let wrong = of_player("not-asked-for", called).with("card", Arg::text(notebook.title(card)));
                let asked_for = Message::new("asked-for").with("cards", notebook.titles_of(named));
                Err(Wrong::from(wrong).try_instead(asked_for))
            }
        }
    }
}

fn of_player(name: &'static str, player: &str) -> Message {
    Message::new(name).with("player", Arg::text(player))
}

fn did_you_mean(word: impl Into<String>) -> Message {
    Message::new("did-you-mean-word").with("word", Arg::text(word))
}
