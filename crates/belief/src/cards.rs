//! Cards, holders, and sets of cards.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

/// The largest number of cards of a problem.
pub const MAX_CARDS: usize = 64;
/// The largest number of holders of a problem.
pub const MAX_HOLDERS: usize = 10;

/// A card, counted from 0 through all categories in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

/// A kind of card, such as suspects or rooms, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Category(pub u8);

/// Whoever may hold cards: a player, the case file, a pile; counted from 0 in the order in which they were added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Holder(pub u8);

impl Card {
    /// The card's number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Category {
    /// The category's number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Holder {
    /// The holder's number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards in one word.
///
/// ```
/// # use belief::{Card, CardSet};
/// let named = CardSet::of([Card(2), Card(9), Card(17)]);
/// assert_eq!(named.len(), 3);
/// assert!((named - CardSet::of([Card(9)])).iter().eq([Card(2), Card(17)]));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardSet(pub(crate) u64);

impl CardSet {
    /// The set without a card.
    pub const EMPTY: CardSet = CardSet(0);

    /// The set of these cards.
    ///
    /// # Panics
    /// When a card's number is [`MAX_CARDS`] or more.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> CardSet {
        cards.into_iter().collect()
    }

    /// The `count` cards from `first` on.
    pub(crate) const fn run(first: usize, count: usize) -> CardSet {
        match count {
            0 => CardSet(0),
            _ => CardSet((u64::MAX >> (MAX_CARDS - count)) << first),
        }
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        card.0 < 64 && self.0 >> card.0 & 1 == 1
    }

    /// Whether every card of this set is in the other.
    pub const fn is_within(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        Bits(self.0).map(|bit| Card(bit as u8))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        CardSet(cards.into_iter().fold(0, |set, card| {
            assert!(card.index() < MAX_CARDS, "there are at most {MAX_CARDS} cards");
            set | 1 << card.0
        }))
    }
}

impl BitOr for CardSet {
    type Output = CardSet;

    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;

    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;

    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

/// The places of the bits that are set, from the lowest.
#[derive(Clone, Copy)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
