//! The cards and people that are named in a line.

use crate::deck::{Kind, MAX_CARDS};
use crate::fault::Wrong;
use crate::lookup::{Lookup, find, folded, words};
use crate::read::Reader;

impl Reader {
    /// A suspect, a weapon and a room, whatever their order.
    pub(crate) fn one_of_each(&self, text: &str, what: &str) -> Result<[u8; 3], Wrong> {
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
    pub(crate) fn holder(&self, name: &str) -> Result<u8, Wrong> {
        match folded(name).as_str() {
            "case" | "file" | "casefile" | "thecasefile" | "envelope" => Ok(self.notebook.case_file()),
            _ => self.player(name),
        }
    }
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
