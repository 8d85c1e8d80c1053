//! From text to a notebook: whatever can be read is kept, and every fault is named.

use serde::Serialize;
use ts_rs::TS;

use crate::fault::{Fault, Faults, Wrong};
use crate::fold::Word;
use crate::lookup::{Lookup, Names};
use crate::model::{Entry, MAX_ENTRIES, Notebook, Shown, What};
use crate::setup::{Key, Setup};
use crate::verb::{Verb, split_at_verb};

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

const SAMPLE: &str = "write it as `Bob asks Plum, Rope, Hall: Cleo passes, Dan shows`";

/// Reads a notebook.
pub fn read(text: &str) -> Reading {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader::default();
    let mut events = Vec::new();
    let mut setup = Setup::default();
    for (number, raw) in (1..).zip(text.lines()) {
        let raw = raw.trim();
        let line = Line { number, raw };
        let head = raw.split_once(':').map(|(head, _)| (head, Word::of(head)));
        // Comments are not taken out of a note.
        if head.is_some_and(|(_, word)| word.bytes() == b"note") && !raw.starts_with('#') {
            events.push((line, raw));
            continue;
        }
        let content = without_comment(raw);
        if content.is_empty() {
            continue;
        }
        let key = head.filter(|(head, _)| head.len() < content.len()).and_then(|(head, word)| {
            let key = Key::of(word)?;
            Some((key, content[head.len() + 1..].trim()))
        });
        match key {
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

/// The words of a note.
fn note(content: &str) -> Option<&str> {
    let (head, words) = content.split_once(':')?;
    (Word::of(head).bytes() == b"note").then_some(words.trim())
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
pub(crate) struct Reader {
    pub(crate) notebook: Notebook,
    pub(crate) faults: Faults,
    /// The cards' names, once they are known; then the players'.
    pub(crate) cards: Names,
    pub(crate) people: Names,
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
        match note(content) {
            Some("") => return Err(Wrong::new("this note says nothing")),
            Some(text) => return Ok(What::Note { text: text.to_owned() }),
            None => {}
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
        match Word::of(answer.unwrap_or("")).bytes() {
            b"" | b"wrong" | b"wrongly" | b"false" | b"no" => Ok(What::Accused { by, cards }),
            b"right" | b"true" | b"yes" | b"correct" => {
                Err(Wrong::new("a right accusation ends the game, and there is nothing left to find out"))
            }
            _ => Err(Wrong::new("after an accusation stands nothing, or `wrong`")),
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
            [] => Err(Wrong::new("this does not say which card").try_instead("write it as `Dan has Rope`")),
            _ => Ok(What::Seen { holder, has, cards }),
        }
    }

    fn no_verb(&self, head: &str) -> Wrong {
        let told = ["asks", "accuses", "has", "lacks", "passes", "shows"];
        for word in head.split_whitespace().skip(1).take(3) {
            if let Lookup::Unknown(Some(place)) = Lookup::find(told.iter().copied(), word) {
                return Wrong::new(format!("`{word}` is no word that tells what happened"))
                    .try_instead(format!("did you mean `{}`?", told[place]));
            }
        }
        let keys = Key::ALL.map(Key::word);
        if let Lookup::Unknown(Some(place)) | Lookup::Found(place) = Lookup::find(keys.iter().copied(), head) {
            return Wrong::new(format!("there are no lines that begin with `{head}`"))
                .try_instead(format!("did you mean `{}:`?", keys[place]));
        }
        Wrong::new("this line does not say what happened").try_instead(SAMPLE)
    }

    /// Who answered what.
    fn answers(&self, by: u8, cards: [u8; 3], text: &str) -> Result<(Vec<u8>, Option<Shown>), Wrong> {
        let order: Vec<u8> = self.notebook.after(by).collect();
        match Word::of(text).bytes() {
            b"" => return Ok((Vec::new(), None)),
            b"nobody" | b"nobodyshows" | b"nobodyshowed" | b"noone" | b"nooneshows" | b"none" | b"allpass"
            | b"allpassed" => {
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
        if text.is_empty() || matches!(Word::of(text).bytes(), b"one" | b"acard" | b"something" | b"card") {
            return Ok(None);
        }
        if let Some(card) = self.cards.find(text).map(|card| card as u8).filter(|card| named.contains(card)) {
            return Ok(Some(card));
        }
        // Among the three it may be clear what is meant.
        let deck = &self.notebook.deck;
        let names = named.map(|card| deck.name(card));
        match Lookup::find(names.iter().copied(), text) {
            Lookup::Found(place) => Ok(Some(named[place])),
            _ => {
                let card = self.card(text)?;
                Err(Wrong::new(format!("{called} cannot show {}, which was not asked for", deck.name(card)))
                    .try_instead(format!("asked for were {}", names.join(", "))))
            }
        }
    }
}
