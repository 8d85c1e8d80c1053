//! The lines about cards and players.

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

impl Reader {
    /// Reads all lines of the setup, in an order in which each has what it needs.
    pub(crate) fn set_up<'t>(&mut self, lines: Vec<(Key, Line<'t>, &'t str)>) {
        let mut first = [None; Key::WORDS.len()];
        for (key, line, text) in lines {
            match first[key as usize] {
                None => first[key as usize] = Some((line, text)),
                Some((Line { number, .. }, _)) => {
                    let word = Key::WORDS[key as usize];
                    let wrong = Wrong::new(format!("`{word}:` is already in line {number}"));
                    self.faults.add(Some(&line), wrong.try_instead("put both into one line"));
                }
            }
        }
        let [edition, suspects, weapons, rooms, players, me, hand, open] = first;
        if let Some((line, text)) = edition {
            self.edition(&line, text);
        }
        self.decks([suspects, weapons, rooms]);
        self.cards = Names::different(self.notebook.deck.names());
        if let Some((line, text)) = open {
            self.notebook.open = self.kept(&line, self.cards(text)).unwrap_or_default();
        }
        match players {
            Some((line, text)) => self.players(&line, text),
            None => self.faults.add(
                None,
                Wrong::new("no line says who plays")
                    .try_instead("write a line such as `players: Ann 6, Bob 6, Cleo 6`"),
            ),
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
            let wrong = Wrong::new(format!("the edition `{text}` is not known"));
            let better = "write `edition: 1972`, or name your own cards in `suspects:`, `weapons:` and `rooms:`";
            self.faults.add(Some(line), wrong.try_instead(better));
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
                self.faults.add(Some(&line), Wrong::new(format!("there must be at least one {}", kind.word())));
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
                    Wrong::new(format!("there are two cards called `{name}`"))
                } else if known.len() == MAX_CARDS {
                    Wrong::new(format!("there may be at most {MAX_CARDS} cards: `{name}` is one too many"))
                } else {
                    known.push(folded(name));
                    return true;
                };
                self.faults.add(given.as_ref().map(|(line, _)| line), wrong);
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
                let wrong = Wrong::new(format!("there may be at most {most} players: `{piece}` is one too many"));
                self.faults.add(Some(line), wrong);
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
            return Err(Wrong::new(format!(
                "nobody can be called `{name}`: that word has a meaning of its own here"
            )));
        }
        let same = folded(&name);
        if self.notebook.players.iter().any(|player| folded(&player.name) == same) {
            return Err(
                Wrong::new(format!("there are two players called `{name}`")).try_instead("add a letter to one")
            );
        }
        match hand.map(str::parse) {
            None => Ok((name, None)),
            Some(Ok(hand)) => Ok((name, Some(hand))),
            Some(Err(_)) => Err(Wrong::new(format!("{name} cannot hold that many cards"))),
        }
    }

    /// Sees to it that the hands are as many cards as are dealt.
    fn deal(&mut self, hands: &[Option<u8>]) -> Result<(), Wrong> {
        if hands.len() < 2 {
            return Err(Wrong::new("there must be at least two players"));
        }
        let (cards, open) = (self.notebook.deck.len(), self.notebook.open.len());
        let dealt = cards.saturating_sub(3 + open);
        let lying_open = if open > 0 { format!(" and {open} face up") } else { String::new() };
        if hands.iter().all(Option::is_none) {
            let each = dealt / hands.len();
            self.notebook.players.iter_mut().for_each(|player| player.hand = each as u8);
            if !dealt.is_multiple_of(hands.len()) {
                let more = |place| usize::from(place < dealt % hands.len());
                let hand = |(player, place): (&Person, usize)| format!("{} {}", player.name, each + more(place));
                let names: Vec<String> = self.notebook.players.iter().zip(0..).map(hand).collect();
                return Err(Wrong::new(format!("{dealt} cards cannot be dealt evenly to {} players", hands.len()))
                    .try_instead(format!("write how many each holds, such as `players: {}`", names.join(", "))));
            }
            return Ok(());
        }
        for (player, hand) in self.notebook.players.iter_mut().zip(hands) {
            match hand {
                Some(hand) => player.hand = *hand,
                None => return Err(Wrong::new(format!("no line says how many cards {} holds", player.name))),
            }
        }
        let held: usize = self.notebook.players.iter().map(|player| usize::from(player.hand)).sum();
        if held != dealt {
            return Err(Wrong::new(format!(
                "the hands have {held} cards, but {dealt} of the {cards} are dealt, with 3 in the case file{lying_open}"
            )));
        }
        Ok(())
    }

    fn hand(&mut self, text: &str) -> Result<(), Wrong> {
        let Some(me) = self.notebook.me else {
            let wrong = Wrong::new("no line says whose hand this is");
            return Err(wrong.try_instead("write a line such as `me: Ann`"));
        };
        self.notebook.own = self.cards(text)?;
        let (held, noted) = (self.notebook.players[usize::from(me.0)].hand, self.notebook.own.len());
        if noted > 0 && noted != usize::from(held) {
            let name = self.notebook.holder_name(me);
            return Err(Wrong::new(format!("{name} holds {held} cards, but {noted} stand here")));
        }
        Ok(())
    }
}

/// A name as it is kept, if it can be one.
fn spelt(name: &str) -> Result<String, Wrong> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if folded(&name).is_empty() {
        return Err(Wrong::new(format!("`{name}` is not a name: it has no letter or digit")));
    }
    if name.chars().count() > MAX_NAME {
        let short: String = name.chars().take(MAX_NAME).collect();
        return Err(Wrong::new(format!("the name `{short}…` is longer than {MAX_NAME} letters")));
    }
    if name.contains(':') {
        return Err(Wrong::new(format!("the name `{name}` has a colon, which marks the end of the question")));
    }
    Ok(name)
}
