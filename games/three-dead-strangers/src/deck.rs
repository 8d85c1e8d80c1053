//! The deck as data (TS-3), and cards counted by kind.

use std::iter::repeat_n;

use game::{Message, SetupError};
use serde::{Deserialize, Serialize};
use sets::Element;
use ts_rs::TS;

use crate::cards::KINDS;
use crate::{Aspect, Card, Character, Half};

/// The most cards that a deck may have.
pub const MAX_CARDS: usize = 120;

/// A number of copies of one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Copies {
    /// Which card.
    pub card: Card,
    /// How many of it.
    pub count: u8,
}

/// Cards counted by kind. In JSON a list of [`Copies`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Copies>", into = "Vec<Copies>")]
pub struct Cards {
    counts: [u8; KINDS],
    total: u16,
}

impl Cards {
    /// No card at all.
    pub const EMPTY: Cards = Cards { counts: [0; KINDS], total: 0 };

    /// How many there are of one kind.
    pub fn count(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }

    /// How many there are in all.
    pub const fn total(&self) -> usize {
        self.total as usize
    }

    /// Adds one card; beyond 255 of a kind it is not added.
    pub fn add(&mut self, card: Card) {
        if let Some(more) = self.counts[card.index()].checked_add(1) {
            self.counts[card.index()] = more;
            self.total += 1;
        }
    }

    /// Takes one card out, if there is one.
    pub fn take(&mut self, card: Card) -> bool {
        let there = self.counts[card.index()] > 0;
        if there {
            self.counts[card.index()] -= 1;
            self.total -= 1;
        }
        there
    }

    /// Each kind of which there is a card, with how many.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        let kinds = self.counts.iter().enumerate().filter(|&(_, &count)| count > 0);
        kinds.map(|(index, &count)| (Card::from_index(index), count))
    }

    /// Writes how many there are of each kind.
    pub(crate) fn write(&self, counts: &mut [u8; KINDS]) {
        *counts = self.counts;
    }

    /// The card at a place among all, sorted by kind.
    ///
    /// # Panics
    /// When there are not so many.
    pub(crate) fn nth(&self, place: u32) -> Card {
        const TOGETHER: usize = 16;
        let sums = self.counts.chunks(TOGETHER).map(|counts| counts.iter().map(|&count| u32::from(count)).sum());
        let (chunks, before) = passed(sums, place);
        let first = chunks * TOGETHER;
        let counts = self.counts[first..].iter().take(TOGETHER);
        let (kinds, _) = passed(counts.map(|&count| count.into()), place - before);
        Card::from_index(first + kinds)
    }

    /// Every card, sorted by kind.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|(card, count)| repeat_n(card, count.into()))
    }
}

/// How many of the first numbers come before a place, when each takes so many; and how many these take together. It looks
/// at all of them, which takes less than to stop where nobody could have told beforehand.
pub(crate) fn passed(numbers: impl Iterator<Item = u32>, place: u32) -> (usize, u32) {
    let (mut passed, mut before, mut sum) = (0, 0, 0);
    for (number, so_many) in numbers.zip(1..) {
        sum += number;
        (passed, before) = if sum <= place { (so_many, sum) } else { (passed, before) };
    }
    (passed, before)
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counted = Cards::EMPTY;
        cards.into_iter().for_each(|card| counted.add(card));
        counted
    }
}

impl From<Vec<Copies>> for Cards {
    fn from(list: Vec<Copies>) -> Self {
        list.into_iter().flat_map(|copies| repeat_n(copies.card, copies.count.into())).collect()
    }
}

impl From<Cards> for Vec<Copies> {
    fn from(cards: Cards) -> Self {
        cards.kinds().map(|(card, count)| Copies { card, count }).collect()
    }
}

/// Our own deck for this many players (TS-3): the printed one's composition is not known.
pub fn default_deck(seats: u8) -> Cards {
    let mut deck = if seats < 4 { small_deck() } else { Cards::EMPTY };
    if seats == 4 {
        for (who, what) in evidence() {
            for (other, aspect) in evidence().filter(|&(other, _)| other > who) {
                deck.add(Card::of(Half::evidence(who, what), Half::evidence(other, aspect)));
            }
        }
        deck.add(Card::of(Half::DEAD_END, Half::DEAD_END));
    }
    // Three players have a Dead End with each motive only.
    for (who, what) in evidence().filter(|&(_, what)| seats != 3 || what == Aspect::Motive) {
        deck.add(Card::of(Half::evidence(who, what), Half::DEAD_END));
    }
    for _ in 0..9 {
        deck.add(Card::ACCUSATION);
    }
    deck
}

/// Each piece of evidence with two against the next character: of the same kind, and of the next kind.
fn small_deck() -> Cards {
    let next = |who: Character| Character::ALL[(who as usize + 1) % 4];
    let kinds = |what: Aspect| [what, Aspect::ALL[(what as usize + 1) % 3]];
    let pairs = |(who, what)| {
        kinds(what).map(|other| Card::of(Half::evidence(who, what), Half::evidence(next(who), other)))
    };
    evidence().flat_map(pairs).collect()
}

/// The twelve pieces of evidence.
fn evidence() -> impl Iterator<Item = (Character, Aspect)> {
    Character::ALL.into_iter().flat_map(|who| Aspect::ALL.into_iter().map(move |what| (who, what)))
}

/// Whether a deck can be played with: of these characters, and enough to deal.
pub(crate) fn check(deck: &Cards, characters: u8, dealt: usize) -> Result<(), SetupError> {
    let total = deck.total();
    let shown = deck.kinds().filter_map(|(card, _)| card.halves()).flat_map(<[Half; 2]>::from);
    let stranger = shown.filter_map(Half::shows).map(|(who, _)| who).find(|&who| who as u8 >= characters);
    let (clause, message) = if total > MAX_CARDS {
        ("TS-3", Message::new("deck-too-large").with("most", MAX_CARDS).with("cards", total))
    } else if total < dealt {
        ("TS-11", Message::new("deck-too-small").with("dealt", dealt).with("cards", total))
    } else if let Some(stranger) = stranger {
        ("TS-2", Message::new("not-in-this-game").with("character", stranger))
    } else {
        return Ok(());
    };
    Err(SetupError::new(clause, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOTIVE: Half = Half::evidence(Character::Duchess, Aspect::Motive);
    const ONE: Card = Card::of(MOTIVE, Half::DEAD_END);

    #[test]
    fn cards_are_counted_in_and_out() {
        let mut cards: Cards = [ONE, Card::ACCUSATION, ONE].into_iter().collect();
        assert_eq!((cards.count(ONE), cards.count(Card::ACCUSATION), cards.total()), (2, 1, 3));
        assert_eq!(cards.iter().collect::<Vec<_>>(), [ONE, ONE, Card::ACCUSATION]);
        assert_eq!(cards.kinds().collect::<Vec<_>>(), [(ONE, 2), (Card::ACCUSATION, 1)]);
        assert!(cards.take(ONE) && cards.take(ONE) && !cards.take(ONE));
        assert_eq!((cards.count(ONE), cards.total()), (0, 1));
        for _ in 0..300 {
            cards.add(ONE);
        }
        assert_eq!((cards.count(ONE), cards.total()), (255, 256));
    }

    #[test]
    fn a_deck_is_checked_for_its_size_and_its_characters() {
        let clause =
            |deck: &Cards, characters, dealt| check(deck, characters, dealt).err().and_then(|error| error.clause);
        let of = |count| std::iter::repeat_n(ONE, count).collect::<Cards>();
        assert_eq!([120, 121].map(|count| clause(&of(count), 4, 12)), [None, Some("TS-3")]);
        assert_eq!([12, 11].map(|count| clause(&of(count), 4, 12)), [None, Some("TS-11")]);
        assert_eq!(clause(&of(12), 3, 12), Some("TS-2"));
    }
}
