//! The set and what can be done with it.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Sub};

use crate::{Element, Iter};

const BITS: usize = u64::BITS as usize;

/// A set of elements of one type, as bits in `WORDS` words of 64. In JSON it is the list of them in order.
///
/// Sets are ordered by their words, lowest first: an order without meaning that never changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T, const WORDS: usize = 1> {
    pub(crate) words: [u64; WORDS],
    of: PhantomData<T>,
}

impl<T: Element, const WORDS: usize> Set<T, WORDS> {
    const FITS: () = assert!(T::BOUND <= BITS * WORDS, "a set has a bit for each element");

    /// The set without elements.
    pub const EMPTY: Self = {
        let () = Self::FITS;
        Self::new([0; WORDS])
    };

    /// The set of all elements.
    pub const ALL: Self = Self::run(0, T::BOUND);

    const fn new(words: [u64; WORDS]) -> Self {
        Set { words, of: PhantomData }
    }

    /// The `count` elements from number `first` on.
    ///
    /// # Panics
    /// When there are not that many.
    pub const fn run(first: usize, count: usize) -> Self {
        assert!(first <= T::BOUND && count <= T::BOUND - first, "a run ends within the bound");
        let mut set = Self::EMPTY;
        let mut word = 0;
        while word < WORDS {
            let below = below(first + count, word);
            set.words[word] = below & !self::below(first, word);
            word += 1;
        }
        set
    }

    /// The set of these elements.
    ///
    /// # Panics
    /// When an index is not below the [bound](Element::BOUND).
    pub fn of(elements: impl IntoIterator<Item = T>) -> Self {
        elements.into_iter().collect()
    }

    /// The set of one element.
    ///
    /// # Panics
    /// When its index is not below the [bound](Element::BOUND).
    pub fn one(element: T) -> Self {
        let index = element.index();
        assert!(index < T::BOUND, "an element of a set has an index below {}", T::BOUND);
        // Word by word: a bit set in memory would have to be read again with the words around it, which takes long.
        let bit = 1 << (index % BITS);
        Self::new(std::array::from_fn(|word| if word == index / BITS { bit } else { 0 }))
    }

    /// The set of these bits: bit `i` of word `w` is the element of index `64 * w + i`. Bits of no element are dropped.
    pub const fn from_words(words: [u64; WORDS]) -> Self {
        Self::new(words).and(Self::ALL)
    }

    /// The set as bits.
    pub const fn words(self) -> [u64; WORDS] {
        self.words
    }

    /// Adds an element.
    ///
    /// # Panics
    /// When its index is not below the [bound](Element::BOUND).
    pub fn insert(&mut self, element: T) {
        *self = self.with(element);
    }

    /// Takes an element out, if it is there.
    pub fn remove(&mut self, element: T) {
        let index = element.index();
        if let Some(word) = self.words.get_mut(index / BITS) {
            *word &= !(1 << (index % BITS));
        }
    }

    /// This set and one element more.
    ///
    /// # Panics
    /// When its index is not below the [bound](Element::BOUND).
    #[must_use]
    pub fn with(self, element: T) -> Self {
        self.or(Self::one(element))
    }

    /// Whether the element is in the set.
    pub fn contains(self, element: T) -> bool {
        let index = element.index();
        self.words.get(index / BITS).is_some_and(|word| word >> (index % BITS) & 1 == 1)
    }

    /// The elements of either set; the same as `|`.
    #[must_use]
    pub const fn or(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] |= other.words[word];
            word += 1;
        }
        self
    }

    /// The elements of both sets; the same as `&`.
    #[must_use]
    pub const fn and(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] &= other.words[word];
            word += 1;
        }
        self
    }

    /// The elements of this set that are not in the other; the same as `-`.
    #[must_use]
    pub const fn without(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.words[word] &= !other.words[word];
            word += 1;
        }
        self
    }

    /// Whether every element of this set is in the other.
    pub fn is_subset(self, other: Self) -> bool {
        self.without(other).is_empty()
    }

    /// Whether no element of this set is in the other.
    pub fn is_disjoint(self, other: Self) -> bool {
        self.and(other).is_empty()
    }

    /// Whether there is no element in it.
    pub fn is_empty(self) -> bool {
        self.words == [0; WORDS]
    }

    /// The number of elements.
    pub const fn len(self) -> usize {
        let mut len = 0;
        let mut word = 0;
        while word < WORDS {
            len += self.words[word].count_ones() as usize;
            word += 1;
        }
        len
    }

    /// The element with the lowest index, if there is any.
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// Every part of the set with this many elements; first those with the lowest elements.
    pub fn subsets(self, size: usize) -> Vec<Self> {
        let mut found = Vec::new();
        let mut open = vec![(Self::EMPTY, self)];
        while let Some((part, left)) = open.pop() {
            match left.first() {
                _ if part.len() == size => found.push(part),
                Some(element) if part.len() + left.len() >= size => {
                    let left = left.without(Self::one(element));
                    open.extend([(part, left), (part.with(element), left)]);
                }
                _ => {}
            }
        }
        found
    }

    /// The elements by ascending index.
    pub const fn iter(self) -> Iter<T, WORDS> {
        Iter { left: self, word: 0 }
    }
}

impl<T: Element> Set<T, 1> {
    /// The set of these bits: bit `i` is the element of index `i`. Bits of no element are dropped.
    pub const fn from_bits(bits: u64) -> Self {
        Self::from_words([bits])
    }

    /// The set as bits.
    pub const fn bits(self) -> u64 {
        self.words[0]
    }
}

/// The bits of a word that stand for numbers below `end`.
const fn below(end: usize, word: usize) -> u64 {
    match end.saturating_sub(word * BITS) {
        count if count < BITS => (1 << count) - 1,
        _ => u64::MAX,
    }
}

impl<T: Element, const WORDS: usize> Default for Set<T, WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Element + fmt::Debug, const WORDS: usize> fmt::Debug for Set<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Element, const WORDS: usize> FromIterator<T> for Set<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        elements.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<T: Element, const WORDS: usize> Extend<T> for Set<T, WORDS> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, elements: I) {
        elements.into_iter().for_each(|element| self.insert(element));
    }
}

impl<T: Element, const WORDS: usize> IntoIterator for Set<T, WORDS> {
    type Item = T;
    type IntoIter = Iter<T, WORDS>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Element, const WORDS: usize> BitOr for Set<T, WORDS> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl<T: Element, const WORDS: usize> BitAnd for Set<T, WORDS> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl<T: Element, const WORDS: usize> Sub for Set<T, WORDS> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.without(other)
    }
}
