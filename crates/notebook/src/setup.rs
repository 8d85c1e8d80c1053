//! The lines about cards and players.

use game::{Arg, Message};

use crate::deck::{Deck, Kind, MAX_CARDS, MAX_NAME};
use crate::fault::Wrong;
use crate::fold::{Word, folded, pieces};
use crate::lookup::Names;
use crate::model::{MAX_HOLDERS, Person};
use crate::read::{Line, Reader};
use crate::verb::{is_reserved, verb};

/// What a line of the setup is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    Edition,
    Suspects,
    Weapons,
    Rooms,
    Players,
    Me,
    Hand,
    Open,
}

impl Key {
    /// What the text format calls them.
    pub(crate) const WORDS: [&str; 8] =
        ["edition", "suspects", "weapons", "rooms", "players", "me", "hand", "open"];

    /// The key that stands before a colon.
    pub(crate) fn of(head: Word) -> Option<Key> {
        Some(match head.bytes() {
            b"edition" => Key::Edition,
            b"suspects" | b"suspect" => Key::Suspects,
            b"weapons" | b"weapon" => Key::Weapons,
            b"rooms" | b"room" => Key::Rooms,
            b"open" | b"opencards" => Key::Open,
            b"players" | b"player" => Key::Players,
            b"me" => Key::Me,
            b"hand" | b"myhand" | b"mycards" => Key::Hand,
            _ => return None,
        })
    }
}

impl Reader<'_> {
    /// Reads all lines of the setup, in an order in which each has what it needs.
    pub(crate) fn set_up<'t>(&mut self, lines: Vec<(Key, Line<'t>, &'t str)>) {
        let mut first = [None; Key::WORDS.len()];
        for (key, line, text) in lines {
            match first[key as usize] {
                None => first[key as usize] = Some((line, text)),
                Some((Line { number, .. }, _)) => {
                    let key = Arg::text(Key::WORDS[key as usize]);
                    let wrong = Message::new("line-twice").with("key", key).with("line", number);
                    let wrong = Wrong::from(wrong).try_instead(Message::new("put-into-one"));
                    self.faults.add(Some(&line), wrong);
                }
            }
        }
        let [edition, suspects, weapons, rooms, players, me, hand, open] = first;
        if let Some((line, text)) = edition {
            self.edition(&line, text);
        }
        self.decks([suspects, weapons, rooms]);
        if self.notebook.deck == Deck::default() {
            self.notebook.titles = self.called.iter().take(self.notebook.deck.len()).cloned().collect();
        }
        let cards = Names::different(self.notebook.deck.names());
        self.cards = cards.or_called(self.notebook.titles.iter().map(String::as_str));
        if let Some((line, text)) = open {
            self.notebook.open = self.kept(&line, self.cards(text)).unwrap_or_default();
        }
        match players {
            Some((line, text)) => self.players(&line, text),
            None => {
                let wrong = Wrong::new("no-players").try_instead(Message::new("write-players"));
                self.faults.add(None, wrong);
            }
        }
        self.people = Names::different(self.notebook.players.iter().map(|player| player.name.as_str()));
        if let Some((line, text)) = me {
            self.notebook.me = self.kept(&line, self.player(text));
        }
        if let Some((line, text)) = hand {
            let held = self.hand(text);
            self.kept(&line, held);
        }
    }

    /// What was read, if it is right; else what is wrong is noted.
    pub(crate) fn kept<T>(&mut self, line: &Line<'_>, read: Result<T, Wrong>) -> Option<T> {
        read.map_err(|wrong| self.faults.add(Some(line), wrong)).ok()
    }

    fn edition(&mut self, line: &Line<'_>, text: &str) {
        if !matches!(Word::of(text).bytes(), b"1972" | b"1986" | b"classic" | b"standard") {
            let wrong = Message::new("unknown-edition").with("edition", Arg::text(text));
            self.faults.add(Some(line), Wrong::from(wrong).try_instead(Message::new("write-edition")));
        }
    }

    /// Takes the cards that are named, each kind in its line.
    fn decks(&mut self, given: [Option<(Line<'_>, &str)>; 3]) {
        if given.iter().all(Option::is_none) {
            return;
        }
        let mut lists = Kind::ALL.map(|kind| self.notebook.deck.of(kind).to_vec());
        for (kind, given) in Kind::ALL.into_iter().zip(given) {
            let Some((line, text)) = given else { continue };
            let names: Vec<String> = pieces(text).filter_map(|name| self.kept(&line, spelt(name))).collect();
            if names.is_empty() {
                let wrong = Message::new("no-card-of-kind").with("kind", Arg::name(kind.word()));
                self.faults.add(Some(&line), wrong.into());
                continue;
            }
            lists[kind as usize] = names;
        }
        // What was named comes to its limits after what was not, so that every fault is at a line.
        let mut known: Vec<String> = Vec::new();
        let (named, standard): (Vec<_>, Vec<_>) =
            lists.iter_mut().zip(given).partition(|(_, given)| given.is_some());
        for (names, given) in standard.into_iter().chain(named) {
            names.retain(|name| {
                let wrong = if known.contains(&folded(name)) {
                    of_name("cards-alike", name)
                } else if known.len() == MAX_CARDS {
                    of_name("too-many-cards", name).with("most", MAX_CARDS)
                } else {
                    known.push(folded(name));
                    return true;
                };
                self.faults.add(given.as_ref().map(|(line, _)| line), wrong.into());
                false
            });
        }
        let [suspects, weapons, rooms] = lists;
        self.notebook.deck = Deck { suspects, weapons, rooms };
    }

    fn players(&mut self, line: &Line<'_>, text: &str) {
        let most = MAX_HOLDERS - 1 - usize::from(!self.notebook.open.is_empty());
        let mut hands: Vec<Option<u8>> = Vec::new();
        for piece in pieces(text) {
            if hands.len() == most {
                self.faults.add(Some(line), of_name("too-many-players", piece).with("most", most).into());
                break;
            }
            if let Some((name, hand)) = self.kept(line, self.one_player(piece)) {
                hands.push(hand);
                self.notebook.players.push(Person { name, hand: 0 });
            }
        }
        let dealt = self.deal(&hands);
        self.kept(line, dealt);
    }

    fn one_player(&self, piece: &str) -> Result<(String, Option<u8>), Wrong> {
        let (name, hand) = match piece.rsplit_once(char::is_whitespace) {
            Some((name, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => (name, Some(number)),
            _ => (piece, None),
        };
        let name = spelt(name)?;
        if is_reserved(&name) || name.split_whitespace().any(|word| verb(word).is_some()) {
            return Err(of_name("reserved-name", &name).into());
        }
        let same = folded(&name);
        if self.notebook.players.iter().any(|player| folded(&player.name) == same) {
            let wrong = Wrong::from(of_name("players-alike", &name));
            return Err(wrong.try_instead(Message::new("add-letter")));
        }
        match hand.map(str::parse) {
            None => Ok((name, None)),
            Some(Ok(hand)) => Ok((name, Some(hand))),
            Some(Err(_)) => Err(Message::new("huge-hand").with("player", Arg::text(name)).into()),
        }
    }

    /// Sees to it that the hands are as many cards as are dealt.
    fn deal(&mut self, hands: &[Option<u8>]) -> Result<(), Wrong> {
        if hands.len() < 2 {
            return Err(Wrong::new("too-few-players"));
        }
        let (cards, open) = (self.notebook.deck.len(), self.notebook.open.len());
        let dealt = cards.saturating_sub(3 + open);
        if hands.iter().all(Option::is_none) {
            let each = dealt / hands.len();
            self.notebook.players.iter_mut().for_each(|player| player.hand = each as u8);
            if !dealt.is_multiple_of(hands.len()) {
                let more = |place| usize::from(place < dealt % hands.len());
                let hand = |(player, place): (&Person, usize)| format!("{} {}", player.name, each + more(place));
                let each: Vec<String> = self.notebook.players.iter().zip(0..).map(hand).collect();
                let wrong = Message::new("uneven-hands").with("cards", dealt).with("players", hands.len());
                let better = Message::new("write-hands").with("hands", Arg::text(each.join(", ")));
                return Err(Wrong::from(wrong).try_instead(better));
            }
            return Ok(());
        }
        for (player, hand) in self.notebook.players.iter_mut().zip(hands) {
            match hand {
                Some(hand) => player.hand = *hand,
                None => return Err(Message::new("no-hand").with("player", Arg::text(&player.name)).into()),
            }
        }
        let held: usize = self.notebook.players.iter().map(|player| usize::from(player.hand)).sum();
        if held != dealt {
            let wrong = Message::new("wrong-hands").with("held", held).with("dealt", dealt);
            return Err(wrong.with("cards", cards).with("open", open).into());
        }
        Ok(())
    }

    fn hand(&mut self, text: &str) -> Result<(), Wrong> {
        let Some(me) = self.notebook.me else {
            return Err(Wrong::new("no-owner").try_instead(Message::new("write-owner")));
        };
        self.notebook.own = self.cards(text)?;
        let (held, noted) = (self.notebook.players[usize::from(me.0)].hand, self.notebook.own.len());
        if noted > 0 && noted != usize::from(held) {
            let wrong = Message::new("wrong-own").with("player", Arg::text(self.notebook.holder_name(me)));
            return Err(wrong.with("hand", held).with("noted", noted).into());
        }
        Ok(())
    }
}

/// A name as it is kept, if it can be one.
fn spelt(name: &str) -> Result<String, Wrong> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if folded(&name).is_empty() {
        return Err(of_name("not-a-name", &name).into());
    }
    if name.chars().count() > MAX_NAME {
        let short: String = name.chars().take(MAX_NAME).collect();
        return Err(of_name("long-name", &short).with("most", MAX_NAME).into());
    }
    if name.contains(':') {
        return Err(of_name("name-with-colon", &name).into());
    }
    Ok(name)
}

/// What is wrong with a name.
fn of_name(wrong: &'static str, name: &str) -> Message {
    Message::new(wrong).with("name", Arg::text(name))
}
