//! The lines about cards and players.

use crate::deck::{Kind, MAX_CARDS, MAX_NAME};
use crate::fault::Wrong;
use crate::fold::{Word, folded};
use crate::lookup::Names;
use crate::model::{MAX_HOLDERS, Player};
use crate::read::{Line, Reader};
use crate::verb::{is_reserved, verb};

/// What a line of the setup is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    Edition,
    Cards(Kind),
    Players,
    Me,
    Hand,
    Open,
}

impl Key {
    pub(crate) const ALL: [Key; 8] = [
        Key::Edition,
        Key::Cards(Kind::Suspect),
        Key::Cards(Kind::Weapon),
        Key::Cards(Kind::Room),
        Key::Players,
        Key::Me,
        Key::Hand,
        Key::Open,
    ];

    pub(crate) fn word(self) -> &'static str {
        match self {
            Key::Edition => "edition",
            Key::Cards(kind) => kind.plural(),
            Key::Players => "players",
            Key::Me => "me",
            Key::Hand => "hand",
            Key::Open => "open",
        }
    }

    /// The key that stands before a colon.
    pub(crate) fn of(head: Word) -> Option<Key> {
        Some(match head.bytes() {
            b"edition" => Key::Edition,
            b"suspects" | b"suspect" => Key::Cards(Kind::Suspect),
            b"weapons" | b"weapon" => Key::Cards(Kind::Weapon),
            b"rooms" | b"room" => Key::Cards(Kind::Room),
            b"players" | b"player" => Key::Players,
            b"me" => Key::Me,
            b"hand" | b"myhand" | b"mycards" => Key::Hand,
            b"open" | b"opencards" => Key::Open,
            _ => return None,
        })
    }
}

/// All lines of the setup, in the order of the text.
#[derive(Default)]
pub(crate) struct Setup<'a> {
    pub(crate) lines: Vec<(Key, Line<'a>, &'a str)>,
}

impl<'a> Setup<'a> {
    /// Reads them in an order in which each has what it needs.
    pub(crate) fn take_into(self, reader: &mut Reader) {
        let mut first = [None; Key::ALL.len()];
        for (key, line, text) in self.lines {
            let place = Key::ALL.iter().position(|other| *other == key).unwrap_or_default();
            match first[place] {
                None => first[place] = Some((line, text)),
                Some((Line { number, .. }, _)) => {
                    let wrong = Wrong::new(format!("`{}:` stands in line {number} already", key.word()));
                    reader.faults.add(Some(&line), wrong.try_instead("put both into one line"));
                }
            }
        }
        let [edition, suspects, weapons, rooms, players, me, hand, open] = first;
        if let Some((line, text)) = edition {
            reader.edition(&line, text);
        }
        reader.decks([suspects, weapons, rooms]);
        reader.cards = Names::of(reader.notebook.deck.names());
        if let Some((line, text)) = open {
            reader.list(&line, text, |reader, cards| reader.notebook.open = cards);
        }
        match players {
            Some((line, text)) => reader.players(&line, text),
            None => reader.faults.add(
                None,
                Wrong::new("it is not said who plays")
                    .try_instead("write a line such as `players: Ann 6, Bob 6, Cleo 6`"),
            ),
        }
        reader.people = Names::of(reader.notebook.players.iter().map(|player| player.name.as_str()));
        if let Some((line, text)) = me {
            match reader.player(text) {
                Ok(player) => reader.notebook.me = Some(player),
                Err(wrong) => reader.faults.add(Some(&line), wrong),
            }
        }
        if let Some((line, text)) = hand {
            reader.hand(&line, text);
        }
    }
}

impl Reader {
    fn edition(&mut self, line: &Line<'_>, text: &str) {
        if !matches!(Word::of(text).bytes(), b"1972" | b"1986" | b"classic" | b"standard") {
            let wrong = Wrong::new(format!("the edition `{text}` is not known"));
            let better = "write `edition: 1972`, or name your own cards in `suspects:`, `weapons:` and `rooms:`";
            self.faults.add(Some(line), wrong.try_instead(better));
        }
    }

    /// Takes the cards that are named, each kind in its line.
    fn decks(&mut self, given: [Option<(Line<'_>, &str)>; 3]) {
        for (kind, given) in Kind::ALL.into_iter().zip(given) {
            let Some((line, text)) = given else { continue };
            let mut names = Vec::new();
            for name in text.split([',', ';']).map(str::trim).filter(|name| !name.is_empty()) {
                match spelt(name) {
                    Ok(name) => names.push(name),
                    Err(wrong) => self.faults.add(Some(&line), wrong),
                }
            }
            if names.is_empty() {
                self.faults.add(Some(&line), Wrong::new(format!("there has to be one {} at least", kind.word())));
                continue;
            }
            *self.notebook.deck.of_mut(kind) = names;
        }
        if given.iter().all(Option::is_none) {
            return;
        }
        // What was named comes to its limits after what was not, so that every fault is at a line.
        let mut known: Vec<String> = Vec::new();
        let kinds = Kind::ALL.into_iter().zip(given);
        let (named, standard): (Vec<_>, Vec<_>) = kinds.partition(|(_, given)| given.is_some());
        for (kind, given) in standard.into_iter().chain(named) {
            let mut names = std::mem::take(self.notebook.deck.of_mut(kind));
            names.retain(|name| {
                let wrong = if known.contains(&folded(name)) {
                    Wrong::new(format!("there are two cards called `{name}`"))
                } else if known.len() == MAX_CARDS {
                    Wrong::new(format!("there may be {MAX_CARDS} cards at most: `{name}` is one too many"))
                } else {
                    known.push(folded(name));
                    return true;
                };
                self.faults.add(given.as_ref().map(|(line, _)| line), wrong);
                false
            });
            *self.notebook.deck.of_mut(kind) = names;
        }
    }

    fn list(&mut self, line: &Line<'_>, text: &str, take: impl FnOnce(&mut Reader, Vec<u8>)) {
        match self.cards(text) {
            Ok(cards) => take(self, cards),
            Err(wrong) => self.faults.add(Some(line), wrong),
        }
    }

    fn players(&mut self, line: &Line<'_>, text: &str) {
        let most = MAX_HOLDERS - 1 - usize::from(!self.notebook.open.is_empty());
        let mut hands: Vec<Option<u8>> = Vec::new();
        for piece in text.split([',', ';']).map(str::trim).filter(|piece| !piece.is_empty()) {
            if hands.len() == most {
                let wrong = Wrong::new(format!("there may be {most} players at most: `{piece}` is one too many"));
                self.faults.add(Some(line), wrong);
                break;
            }
            match self.one_player(piece) {
                Ok((name, hand)) => {
                    hands.push(hand);
                    self.notebook.players.push(Player { name, hand: 0 });
                }
                Err(wrong) => self.faults.add(Some(line), wrong),
            }
        }
        if hands.len() < 2 {
            self.faults.add(Some(line), Wrong::new("there have to be two players at least"));
            return;
        }
        if let Err(wrong) = self.deal(&hands) {
            self.faults.add(Some(line), wrong);
        }
    }

    fn one_player(&self, piece: &str) -> Result<(String, Option<u8>), Wrong> {
        let (name, hand) = match piece.rsplit_once(char::is_whitespace) {
            Some((name, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => (name, Some(number)),
            _ => (piece, None),
        };
        let name = spelt(name)?;
        if is_reserved(&name) || name.split_whitespace().any(|word| verb(word).is_some()) {
            return Err(Wrong::new(format!(
                "nobody can be called `{name}`, for its words mean something else here"
            )));
        }
        if self.notebook.players.iter().any(|player| folded(&player.name) == folded(&name)) {
            return Err(
                Wrong::new(format!("there are two players called `{name}`")).try_instead("add a letter to one")
            );
        }
        match hand.map(str::parse) {
            None => Ok((name, None)),
            Some(Ok(hand)) => Ok((name, Some(hand))),
            Some(Err(_)) => Err(Wrong::new(format!("{name} cannot hold so many cards"))),
        }
    }

    /// Sees to it that the hands are as many cards as are dealt.
    fn deal(&mut self, hands: &[Option<u8>]) -> Result<(), Wrong> {
        let (cards, open) = (self.notebook.deck.len(), self.notebook.open.len());
        let dealt = cards.saturating_sub(3 + open);
        let lying_open = if open > 0 { format!(" and {open} lying open") } else { String::new() };
        if hands.iter().all(Option::is_none) {
            let each = dealt / hands.len();
            self.notebook.players.iter_mut().for_each(|player| player.hand = each as u8);
            if !dealt.is_multiple_of(hands.len()) {
                let names: Vec<String> = self
                    .notebook
                    .players
                    .iter()
                    .zip(0..)
                    .map(|(player, place)| {
                        format!("{} {}", player.name, each + usize::from(place < dealt % hands.len()))
                    })
                    .collect();
                return Err(Wrong::new(format!("{dealt} cards cannot be dealt evenly to {} players", hands.len()))
                    .try_instead(format!("write how many each holds, such as `players: {}`", names.join(", "))));
            }
            return Ok(());
        }
        for (player, hand) in self.notebook.players.iter_mut().zip(hands) {
            match hand {
                Some(hand) => player.hand = *hand,
                None => return Err(Wrong::new(format!("it is not said how many cards {} holds", player.name))),
            }
        }
        let held: usize = self.notebook.players.iter().map(|player| usize::from(player.hand)).sum();
        if held != dealt {
            return Err(Wrong::new(format!(
                "the hands make {held} cards, but of {cards} cards {dealt} are dealt, with 3 in the case file{lying_open}"
            )));
        }
        Ok(())
    }

    fn hand(&mut self, line: &Line<'_>, text: &str) {
        let Some(me) = self.notebook.me else {
            let wrong = Wrong::new("it is not said whose hand this is");
            self.faults.add(Some(line), wrong.try_instead("write a line such as `me: Ann`"));
            return;
        };
        self.list(line, text, |reader, cards| reader.notebook.own = cards);
        let (held, noted) = (self.notebook.players[usize::from(me)].hand, self.notebook.own.len());
        if noted > 0 && noted != usize::from(held) {
            let name = self.notebook.holder_name(me).to_owned();
            let wrong = Wrong::new(format!("{name} holds {held} cards, but {noted} stand here"));
            self.faults.add(Some(line), wrong);
        }
    }
}

/// A name as it is kept, if it can be one.
fn spelt(name: &str) -> Result<String, Wrong> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if folded(&name).is_empty() {
        return Err(Wrong::new(format!("`{name}` is no name: it has neither letter nor digit")));
    }
    if name.chars().count() > MAX_NAME {
        let short: String = name.chars().take(MAX_NAME).collect();
        return Err(Wrong::new(format!("the name `{short}…` is longer than {MAX_NAME} letters")));
    }
    if name.contains(':') {
        return Err(Wrong::new(format!("the name `{name}` has a colon in it, which ends what was asked")));
    }
    Ok(name)
}
