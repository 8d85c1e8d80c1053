//! The cards and people that are named in a line.

use game::{Arg, Message};
use inference::{Card, Holder, Player};

use crate::deck::{Kind, MAX_CARDS};
use crate::fault::Wrong;
use crate::fold::{Word, folded, pieces};
use crate::lookup::Lookup;
use crate::read::Reader;

impl Reader<'_> {
    /// A suspect, a weapon and a room, whatever their order; `what` names what they are for.
    pub(crate) fn one_of_each(&self, text: &str, what: &'static str) -> Result<[Card; 3], Wrong> {
        let deck = &self.notebook.deck;
        let cards = self.cards(text)?;
        let mut chosen = [Card(0); 3];
        for kind in Kind::ALL {
            let all = deck.cards(kind);
            let about =
                |name| Message::new(name).with("what", Arg::name(what)).with("kind", Arg::name(kind.word()));
            let mut of_kind = cards.iter().filter(|&&card| all.contains(card));
            chosen[kind as usize] = match (of_kind.next(), of_kind.next()) {
                (Some(&card), None) => card,
                (None, _) => {
                    let there = Message::new("all-of-kind").with("kind", Arg::name(kind.word()));
                    let there = there.with("names", self.notebook.titles_of(all.iter()));
                    return Err(Wrong::from(about("kind-missing")).try_instead(there));
                }
                (Some(&one), Some(&other)) => {
                    let title = |card| Arg::text(self.notebook.title(card));
                    return Err(about("kind-twice").with("one", title(one)).with("other", title(other)).into());
                }
            };
        }
        Ok(chosen)
    }

    /// Cards, between commas or one after the other.
    pub(crate) fn cards(&self, text: &str) -> Result<Vec<Card>, Wrong> {
        let mut cards = Vec::new();
        for piece in pieces(text) {
            if cards.len() > MAX_CARDS {
                return Err(Wrong::new("too-many-listed"));
            }
            match self.cards.find(piece) {
                Some(card) => cards.push(Card(card as u8)),
                None => cards.extend(self.several_cards(piece)?),
            }
        }
        for (place, card) in cards.iter().enumerate() {
            if cards[..place].contains(card) {
                let title = Arg::text(self.notebook.title(*card));
                return Err(Message::new("listed-twice").with("card", title).into());
            }
        }
        Ok(cards)
    }

    /// Words without commas that are not one card, as the fewest cards that they can be.
    fn several_cards(&self, piece: &str) -> Result<Vec<Card>, Wrong> {
        let words: Vec<&str> = piece.split_whitespace().collect();
        match words[..] {
            [_] => Err(self.no_card(piece)),
            _ => self.split_cards(piece, &words).ok_or_else(|| self.first_wrong(piece, &words)),
        }
    }

    fn split_cards(&self, piece: &str, words: &[&str]) -> Option<Vec<Card>> {
        /// No card is called with more words than this.
        const LONGEST: usize = 8;
        let place = |word: &str| word.as_ptr() as usize - piece.as_ptr() as usize;
        let mut best: Vec<Option<Vec<Card>>> = vec![Some(Vec::new())];
        for end in 1..=words.len() {
            let last = words[end - 1];
            let from = |start: usize| {
                let before = best[start].as_ref()?;
                let name = &piece[place(words[start])..place(last) + last.len()];
                let card = Card(self.cards.find(name)? as u8);
                (!before.contains(&card)).then_some((start, card, before.len()))
            };
            let fewest = (end.saturating_sub(LONGEST)..end).filter_map(from).min_by_key(|(_, _, count)| *count);
            let cards =
                fewest.map(|(start, card, _)| best[start].iter().flatten().copied().chain([card]).collect());
            best.push(cards);
            if best.iter().rev().take(LONGEST).all(Option::is_none) {
                return None;
            }
        }
        best.pop().flatten()
    }

    /// What is wrong with the first word that is not a card; else what is wrong with all of them together.
    fn first_wrong(&self, piece: &str, words: &[&str]) -> Wrong {
        let wrong = |word: &&str| match self.cards.look_up(word) {
            Lookup::Unknown(_) => Some(self.no_card(word)),
            _ => None,
        };
        /// How many words are looked at for one that is wrong.
        const MOST: usize = 20;
        let first = words.iter().take(MOST).find_map(wrong);
        first.unwrap_or_else(|| self.no_card(piece).try_instead(Message::new("write-commas")))
    }

    /// Why no card is found by this name.
    pub(crate) fn no_card(&self, name: &str) -> Wrong {
        not_found("card", name, self.cards.look_up(name), |place| self.notebook.title(Card(place as u8)))
    }

    pub(crate) fn player(&self, name: &str) -> Result<Player, Wrong> {
        let players = &self.notebook.players;
        if matches!(Word::of(name).bytes(), b"i" | b"me") {
            return self.notebook.me.ok_or_else(|| {
                let wrong = Message::new("unknown-me").with("name", Arg::text(name));
                Wrong::from(wrong).try_instead(Message::new("write-who-i-am"))
            });
        }
        if let Some(player) = self.people.find(name) {
            return Ok(Player(player as u8));
        }
        Err(not_found("player", name, self.people.look_up(name), |place| &players[place].name))
    }

    /// A player, or the case file.
    pub(crate) fn holder(&self, name: &str) -> Result<Holder, Wrong> {
        match Word::of(name).bytes() {
            b"case" | b"file" | b"casefile" | b"thecasefile" | b"envelope" => Ok(self.notebook.case_file()),
            _ => Ok(self.player(name)?.into()),
        }
    }
}

fn not_found<'a>(what: &'static str, name: &str, lookup: Lookup, called: impl Fn(usize) -> &'a str) -> Wrong {
    let unknown = || Message::new("unknown-name").with("what", Arg::name(what)).with("name", Arg::text(name));
    let called = |place| Arg::text(called(place));
    match lookup {
        Lookup::Ambiguous(places) => {
            let meant = Arg::or(places.into_iter().map(called));
            let wrong = Message::new("ambiguous-name").with("name", Arg::text(name)).with("names", meant);
            Wrong::from(wrong).try_instead(Message::new("write-more"))
        }
        Lookup::Unknown(Some(place)) => {
            Wrong::from(unknown()).try_instead(Message::new("did-you-mean").with("name", called(place)))
        }
        _ if folded(name).is_empty() => Message::new("missing-name").with("what", Arg::name(what)).into(),
        _ => unknown().into(),
    }
}
