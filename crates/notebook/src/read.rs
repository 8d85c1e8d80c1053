//! From text to a notebook: whatever can be read is kept, and every fault is named.

use serde::Serialize;
use ts_rs::TS;

use crate::deck::{Kind, MAX_CARDS};
use crate::lookup::{Lookup, find, folded, words};
use crate::model::{Entry, MAX_ENTRIES, Notebook, Shown, What};
use crate::setup::{Key, Setup};

/// A text as it was understood.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Reading {
    /// What could be read.
    pub notebook: Notebook,
    /// What could not.
    pub faults: Vec<Fault>,
    /// The lines about cards and players, which come before what happened.
    pub setup: Vec<u32>,
}

/// A line that could not be read, or that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Fault {
    /// The line, counted from 1; none when something is missing.
    pub line: Option<u32>,
    /// The line as it was written.
    pub text: String,
    /// What is wrong, a sentence without its full stop.
    pub reason: String,
    /// What would be right, or what may have been meant.
    pub suggestion: Option<String>,
}

/// Why a line is not taken, and what would be better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    pub(crate) reason: String,
    pub(crate) suggestion: Option<String>,
}

impl Wrong {
    pub(crate) fn new(reason: impl Into<String>) -> Wrong {
        Wrong { reason: reason.into(), suggestion: None }
    }

    pub(crate) fn try_instead(mut self, suggestion: impl Into<String>) -> Wrong {
        self.suggestion = Some(suggestion.into());
        self
    }
}

/// Words by which entries are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    Asks,
    Accuses,
    Has,
    Lacks,
    Shows,
    Passes,
}

const VERBS: [(&str, Verb); 33] = [
    ("asks", Verb::Asks),
    ("ask", Verb::Asks),
    ("asked", Verb::Asks),
    ("suggests", Verb::Asks),
    ("suggest", Verb::Asks),
    ("suggested", Verb::Asks),
    ("accuses", Verb::Accuses),
    ("accuse", Verb::Accuses),
    ("accused", Verb::Accuses),
    ("has", Verb::Has),
    ("have", Verb::Has),
    ("had", Verb::Has),
    ("holds", Verb::Has),
    ("hold", Verb::Has),
    ("lacks", Verb::Lacks),
    ("lack", Verb::Lacks),
    ("hasnt", Verb::Lacks),
    ("havent", Verb::Lacks),
    ("shows", Verb::Shows),
    ("show", Verb::Shows),
    ("showed", Verb::Shows),
    ("shown", Verb::Shows),
    ("yes", Verb::Shows),
    ("+", Verb::Shows),
    ("passes", Verb::Passes),
    ("pass", Verb::Passes),
    ("passed", Verb::Passes),
    ("no", Verb::Passes),
    ("none", Verb::Passes),
    ("nothing", Verb::Passes),
    ("not", Verb::Passes),
    ("-", Verb::Passes),
    ("–", Verb::Passes),
];

const SAMPLE: &str = "write it as `Bob asks Plum, Rope, Hall: Cleo passes, Dan shows`";

/// The verb that a word is.
pub(crate) fn verb(word: &str) -> Option<Verb> {
    let plain = if matches!(word, "+" | "-" | "–") { word.to_owned() } else { folded(word) };
    VERBS.iter().find(|(known, _)| *known == plain).map(|(_, verb)| *verb)
}

/// Whether nobody can be called so, for it means something else.
pub(crate) fn is_reserved(name: &str) -> bool {
    const WORDS: [&str; 10] =
        ["i", "me", "nobody", "noone", "case", "file", "casefile", "envelope", "opencards", "all"];
    WORDS.contains(&folded(name).as_str())
}

/// Reads a notebook.
pub fn read(text: &str) -> Reading {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader::default();
    let mut events = Vec::new();
    let mut setup = Setup::default();
    for (number, raw) in (1..).zip(text.lines()) {
        let raw = raw.trim();
        let line = Line { number, raw };
        if let Some(note) = note(raw) {
            events.push((line, note));
            continue;
        }
        let content = without_comment(raw);
        if content.is_empty() {
            continue;
        }
        match content.split_once(':').and_then(|(head, rest)| Some((Key::of(head)?, rest.trim()))) {
            Some((key, rest)) => {
                reader.setup.push(number);
                setup.lines.push((key, line, rest));
            }
            None => events.push((line, content)),
        }
    }
    setup.take_into(&mut reader);
    for (line, content) in events {
        reader.event(&line, content);
    }
    Reading { notebook: reader.notebook, faults: reader.faults.finish(), setup: reader.setup }
}

/// The words of a note, with its `note:`; comments are not taken out of it.
fn note(raw: &str) -> Option<&str> {
    let (head, _) = raw.split_once(':')?;
    (folded(head) == "note" && !raw.starts_with('#')).then_some(raw)
}

/// What stands before a `#` at the beginning or after a gap.
fn without_comment(raw: &str) -> &str {
    let mut before = None;
    for (place, c) in raw.char_indices() {
        if c == '#' && before.is_none_or(char::is_whitespace) {
            return raw[..place].trim_end();
        }
        before = Some(c);
    }
    raw
}

/// A line of the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) number: u32,
    pub(crate) raw: &'a str,
}

/// Words that may quote what was written, and are then cut short.
fn shortened(words: String) -> String {
    /// Longer than a list of all cards.
    const LONGEST: usize = 3_000;
    match words.char_indices().nth(LONGEST) {
        Some((place, _)) => format!("{}…", &words[..place]),
        None => words,
    }
}

/// The faults so far; after many, only their number is kept.
#[derive(Default)]
pub(crate) struct Faults {
    list: Vec<Fault>,
    more: usize,
}

/// So many faults are told one by one.
const MOST_FAULTS: usize = 200;
/// So much of a line is told again.
const MOST_QUOTED: usize = 200;

impl Faults {
    pub(crate) fn add(&mut self, line: Option<&Line<'_>>, wrong: Wrong) {
        if self.list.len() == MOST_FAULTS {
            self.more += 1;
            return;
        }
        let text = line.map(|line| line.raw.chars().take(MOST_QUOTED).collect()).unwrap_or_default();
        let Wrong { reason, suggestion } = wrong;
        let (reason, suggestion) = (shortened(reason), suggestion.map(shortened));
        self.list.push(Fault { line: line.map(|line| line.number), text, reason, suggestion });
    }

    fn finish(mut self) -> Vec<Fault> {
        self.list.sort_by_key(|fault| fault.line);
        if self.more > 0 {
            let reason = format!("there are {} faults more", self.more);
            self.list.push(Fault { line: None, text: String::new(), reason, suggestion: None });
        }
        self.list
    }
}

#[derive(Default)]
pub(crate) struct Reader {
    pub(crate) notebook: Notebook,
    pub(crate) faults: Faults,
    setup: Vec<u32>,
    /// How many lines were read that say, or should say, what happened.
    events: usize,
}

impl Reader {
    fn event(&mut self, line: &Line<'_>, content: &str) {
        self.events += 1;
        if self.events > MAX_ENTRIES {
            if self.events == MAX_ENTRIES + 1 {
                let wrong =
                    Wrong::new(format!("more than {MAX_ENTRIES} entries are not read: this one and all after it"));
                self.faults.add(Some(line), wrong);
            }
            return;
        }
        match self.what(content) {
            Ok(what) => self.notebook.entries.push(Entry { line: line.number, what }),
            Err(wrong) => self.faults.add(Some(line), wrong),
        }
    }

    fn what(&self, content: &str) -> Result<What, Wrong> {
        if let Some(raw) = note(content) {
            let text = raw.split_once(':').map_or("", |(_, text)| text.trim());
            return match text {
                "" => Err(Wrong::new("this note says nothing")),
                text => Ok(What::Note { text: text.to_owned() }),
            };
        }
        let (head, answers) = match content.split_once(':') {
            Some((head, answers)) => (head.trim(), Some(answers.trim())),
            None => (content, None),
        };
        let Some((subject, verb, rest)) = split_at_verb(head) else { return Err(self.no_verb(head)) };
        match verb {
            Verb::Asks => {
                let by = self.player(subject)?;
                let cards = self.one_of_each(rest, "a suggestion")?;
                let (passed, shown) = self.answers(by, cards, answers.unwrap_or(""))?;
                Ok(What::Asked { by, cards, passed, shown })
            }
            Verb::Accuses => self.accusation(subject, rest, answers),
            Verb::Has | Verb::Lacks | Verb::Shows => self.seen(subject, verb, rest),
            Verb::Passes => Err(Wrong::new("this does not say what was asked").try_instead(SAMPLE)),
        }
    }

    fn accusation(&self, subject: &str, rest: &str, answer: Option<&str>) -> Result<What, Wrong> {
        let by = self.player(subject)?;
        let cards = self.one_of_each(rest, "an accusation")?;
        match answer.map(folded).as_deref() {
            None | Some("" | "wrong" | "wrongly" | "false" | "no") => Ok(What::Accused { by, cards }),
            Some("right" | "true" | "yes" | "correct") => {
                Err(Wrong::new("a right accusation ends the game, and there is nothing left to find out"))
            }
            Some(_) => Err(Wrong::new("after an accusation stands nothing, or `wrong`")),
        }
    }

    fn seen(&self, subject: &str, verb: Verb, rest: &str) -> Result<What, Wrong> {
        let holder = self.holder(subject)?;
        let (mut has, mut rest) = (verb != Verb::Lacks, rest);
        if let Some((first, others)) = rest.split_once(char::is_whitespace)
            && matches!(folded(first).as_str(), "no" | "not")
            && !matches!(self.notebook.deck.look_up(rest.split(',').next().unwrap_or("")), Lookup::Found(_))
        {
            (has, rest) = (false, others);
        }
        let cards = self.cards(rest)?;
        match cards[..] {
            [] => Err(Wrong::new("this does not say which card").try_instead("write it as `Dan has Rope`")),
            _ => Ok(What::Seen { holder, has, cards }),
        }
    }

    fn no_verb(&self, head: &str) -> Wrong {
        let told = ["asks", "accuses", "has", "lacks", "passes", "shows"];
        for word in head.split_whitespace().skip(1).take(3) {
            if let Lookup::Unknown(Some(place)) = find(told.iter().copied(), word) {
                return Wrong::new(format!("`{word}` is no word that tells what happened"))
                    .try_instead(format!("did you mean `{}`?", told[place]));
            }
        }
        let keys = Key::ALL.map(Key::word);
        if let Lookup::Unknown(Some(place)) | Lookup::Found(place) = find(keys.iter().copied(), head) {
            return Wrong::new(format!("there are no lines that begin with `{head}`"))
                .try_instead(format!("did you mean `{}:`?", keys[place]));
        }
        Wrong::new("this line does not say what happened").try_instead(SAMPLE)
    }

    /// Who answered what.
    fn answers(&self, by: u8, cards: [u8; 3], text: &str) -> Result<(Vec<u8>, Option<Shown>), Wrong> {
        let order: Vec<u8> = self.notebook.after(by).collect();
        match folded(text).as_str() {
            "" => return Ok((Vec::new(), None)),
            "nobody" | "nobodyshows" | "nobodyshowed" | "noone" | "nooneshows" | "none" | "allpass"
            | "allpassed" => {
                return Ok((order, None));
            }
            _ => {}
        }
        // Who has been said to answer; how many have answered then; and who showed a card.
        let (mut said, mut answered, mut shown) = (Vec::new(), 0, None);
        let pieces: Vec<&str> = text.split([',', ';']).map(str::trim).filter(|piece| !piece.is_empty()).collect();
        for (number, piece) in pieces.iter().enumerate() {
            let is_last = number + 1 == pieces.len();
            let (name, verb, rest) = match split_at_verb(piece) {
                Some(split) => split,
                None if is_last => (*piece, Verb::Shows, ""),
                None => {
                    return Err(Wrong::new(format!("`{piece}` does not say whether they pass or show"))
                        .try_instead(format!("write `{piece} passes` or `{piece} shows`")));
                }
            };
            let who = self.player(name)?;
            let called = self.notebook.holder_name(who);
            let shows = match verb {
                Verb::Shows | Verb::Has => true,
                Verb::Passes | Verb::Lacks => false,
                Verb::Asks | Verb::Accuses => {
                    return Err(Wrong::new(format!("`{piece}` is no answer"))
                        .try_instead(format!("write `{called} passes` or `{called} shows`")));
                }
            };
            if let Some(Shown { by: shower, .. }) = shown {
                return Err(self.after_a_card(shower, who, shows));
            }
            let Some(place) = order.iter().position(|&other| other == who) else {
                return Err(Wrong::new(format!("{called} asks, and does not answer")));
            };
            if said.contains(&who) {
                return Err(match shows {
                    true => Wrong::new(format!("{called} cannot both pass and show a card")),
                    false => Wrong::new(format!("{called} passes twice")),
                });
            }
            if place < answered {
                return Err(self.out_of_order(who, order[answered - 1]));
            }
            said.push(who);
            answered = place + 1;
            if shows {
                shown = Some(Shown { by: who, card: self.shown_card(called, rest, cards)? });
            } else if !rest.is_empty() {
                return Err(Wrong::new(format!("who passes shows no card, but here stands `{rest}`")));
            }
        }
        let passed = order[..answered - usize::from(shown.is_some())].to_vec();
        Ok((passed, shown))
    }

    fn after_a_card(&self, shower: u8, who: u8, shows: bool) -> Wrong {
        let name = |player| self.notebook.holder_name(player);
        if shower == who && !shows {
            return Wrong::new(format!("{} cannot both pass and show a card", name(who)));
        }
        Wrong::new(format!("once {} has shown a card, nobody else answers", name(shower)))
            .try_instead(format!("leave out what stands after `{} shows`", name(shower)))
    }

    fn out_of_order(&self, who: u8, before: u8) -> Wrong {
        let (who, before) = (self.notebook.holder_name(who), self.notebook.holder_name(before));
        Wrong::new(format!("{who} answers before {before}, by the order of `players:`"))
            .try_instead(format!("put {who} before {before}"))
    }

    fn shown_card(&self, called: &str, text: &str, named: [u8; 3]) -> Result<Option<u8>, Wrong> {
        if text.is_empty() || matches!(folded(text).as_str(), "one" | "acard" | "something" | "card") {
            return Ok(None);
        }
        let deck = &self.notebook.deck;
        let names = named.map(|card| deck.name(card));
        match find(names.iter().copied(), text) {
            Lookup::Found(place) => Ok(Some(named[place])),
            _ => {
                let card = self.card(text)?;
                Err(Wrong::new(format!("{called} cannot show {}, which was not asked for", deck.name(card)))
                    .try_instead(format!("asked for were {}", names.join(", "))))
            }
        }
    }

    /// A suspect, a weapon and a room, whatever their order.
    fn one_of_each(&self, text: &str, what: &str) -> Result<[u8; 3], Wrong> {
        let deck = &self.notebook.deck;
        let cards = self.cards(text)?;
        let mut chosen = [0; 3];
        for kind in Kind::ALL {
            let mut of_kind = cards.iter().filter(|&&card| deck.kind(card) == kind);
            chosen[kind as usize] = match (of_kind.next(), of_kind.next()) {
                (Some(&card), None) => card,
                (None, _) => {
                    return Err(Wrong::new(format!(
                        "{what} names a suspect, a weapon and a room; here is no {}",
                        kind.word()
                    ))
                    .try_instead(format!(
                        "the {} are {}",
                        kind.plural(),
                        deck.of(kind).join(", ")
                    )));
                }
                (Some(&one), Some(&other)) => {
                    let (one, other) = (deck.name(one), deck.name(other));
                    return Err(Wrong::new(format!(
                        "{what} names one {}, not both {one} and {other}",
                        kind.word()
                    )));
                }
            };
        }
        Ok(chosen)
    }

    /// Cards, between commas or one after the other.
    pub(crate) fn cards(&self, text: &str) -> Result<Vec<u8>, Wrong> {
        let mut cards = Vec::new();
        for piece in text.split([',', ';']).map(str::trim).filter(|piece| !piece.is_empty()) {
            let several: Vec<&str> = piece.split_whitespace().collect();
            if cards.len() > MAX_CARDS {
                return Err(Wrong::new("here stand more cards than there are"));
            }
            match self.card(piece) {
                Ok(card) => cards.push(card),
                Err(wrong) if several.len() == 1 => return Err(wrong),
                Err(wrong) => {
                    cards.extend(self.split_cards(&several).ok_or_else(|| self.first_wrong(&several, wrong))?)
                }
            }
        }
        for (place, card) in cards.iter().enumerate() {
            if cards[..place].contains(card) {
                return Err(Wrong::new(format!("{} stands here twice", self.notebook.deck.name(*card))));
            }
        }
        Ok(cards)
    }

    /// Words without commas, as the fewest cards that they can be.
    fn split_cards(&self, words: &[&str]) -> Option<Vec<u8>> {
        /// No card is called with more words than this.
        const LONGEST: usize = 8;
        let mut best: Vec<Option<Vec<u8>>> = vec![Some(Vec::new())];
        for end in 1..=words.len() {
            let from = |start: usize| {
                let before = best[start].as_ref()?;
                let card = self.notebook.deck.find(&words[start..end].join(" "))?;
                (!before.contains(&card)).then(|| before.iter().copied().chain([card]).collect::<Vec<u8>>())
            };
            best.push((end.saturating_sub(LONGEST)..end).filter_map(from).min_by_key(Vec::len));
            if best.iter().rev().take(LONGEST).all(Option::is_none) {
                return None;
            }
        }
        best.pop().flatten()
    }

    /// What is wrong with the first word that is no card; else what is wrong with all of them together.
    fn first_wrong(&self, words: &[&str], all: Wrong) -> Wrong {
        let wrong = |word: &&str| match self.notebook.deck.look_up(word) {
            Lookup::Unknown(_) => self.card(word).err(),
            _ => None,
        };
        /// So many words are looked at for one that is wrong.
        const MOST: usize = 20;
        words.iter().take(MOST).find_map(wrong).unwrap_or_else(|| all.try_instead("put commas between the cards"))
    }

    pub(crate) fn card(&self, name: &str) -> Result<u8, Wrong> {
        let deck = &self.notebook.deck;
        let called = |place: usize| deck.name(place as u8);
        match deck.look_up(name) {
            Lookup::Found(card) => Ok(card as u8),
            lookup => Err(not_found("card", name, lookup, called)),
        }
    }

    pub(crate) fn player(&self, name: &str) -> Result<u8, Wrong> {
        let players = &self.notebook.players;
        if matches!(folded(name).as_str(), "i" | "me") {
            return self.notebook.me.ok_or_else(|| {
                Wrong::new(format!("it is not known who `{name}` is"))
                    .try_instead("say so in a line such as `me: Ann`")
            });
        }
        match find(players.iter().map(|player| player.name.as_str()), name) {
            Lookup::Found(player) => Ok(player as u8),
            lookup => Err(not_found("player", name, lookup, |place| &players[place].name)),
        }
    }

    /// A player, or the case file.
    fn holder(&self, name: &str) -> Result<u8, Wrong> {
        match folded(name).as_str() {
            "case" | "file" | "casefile" | "thecasefile" | "envelope" => Ok(self.notebook.case_file()),
            _ => self.player(name),
        }
    }
}

/// Takes a text apart at its first verb that is not its first word.
fn split_at_verb(text: &str) -> Option<(&str, Verb, &str)> {
    let mut words = text.split_whitespace();
    words.next()?;
    let (word, verb) = words.find_map(|word| Some((word, verb(word)?)))?;
    let start = word.as_ptr() as usize - text.as_ptr() as usize;
    Some((text[..start].trim(), verb, text[start + word.len()..].trim()))
}

fn not_found<'a>(what: &str, name: &str, lookup: Lookup, called: impl Fn(usize) -> &'a str) -> Wrong {
    match lookup {
        Lookup::Ambiguous(places) => {
            let meant: Vec<&str> = places.into_iter().map(called).collect();
            Wrong::new(format!("`{name}` can be {}", meant.join(" or ")))
                .try_instead("write a little more of the name")
        }
        Lookup::Unknown(Some(place)) => Wrong::new(format!("there is no {what} called `{name}`"))
            .try_instead(format!("did you mean {}?", called(place))),
        _ => match words(name).is_empty() {
            true => Wrong::new(format!("here the name of a {what} is missing")),
            false => Wrong::new(format!("there is no {what} called `{name}`")),
        },
    }
}
