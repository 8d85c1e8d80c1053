//! The elements of a set, one by one.

use std::iter::FusedIterator;
use std::marker::PhantomData;
use std::mem;

use crate::Element;

/// The elements of a [`Set`](crate::Set) by ascending index.
pub struct Iter<T, const WORDS: usize = 1> {
    /// The words still to come; those before are empty.
    words: [u64; WORDS],
    /// What is left of the word at `place`, which is empty among the others.
    word: u64,
    place: usize,
    of: PhantomData<T>,
}

impl<T, const WORDS: usize> Iter<T, WORDS> {
    pub(crate) const fn new(mut words: [u64; WORDS]) -> Self {
        let word = words[0];
        words[0] = 0;
        Iter { words, word, place: 0, of: PhantomData }
    }
}

/// Takes the lowest bit off a word that has one, the word at this place; returns its element.
fn take<T: Element>(place: usize, word: &mut u64) -> T {
    let bit = word.trailing_zeros() as usize;
    *word &= *word - 1;
    T::from_index(place * u64::BITS as usize + bit)
}

impl<T: Element, const WORDS: usize> Iterator for Iter<T, WORDS> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        while self.word == 0 {
            self.place += 1;
            self.word = mem::take(self.words.get_mut(self.place)?);
        }
        Some(take(self.place, &mut self.word))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let words = self.words.iter().chain([&self.word]);
        let left = words.map(|word| word.count_ones() as usize).sum();
        (left, Some(left))
    }

    /// Goes through word after word, where [`next`](Iterator::next) has to find its place anew.
    fn fold<B, F: FnMut(B, T) -> B>(mut self, start: B, mut add: F) -> B {
        if let Some(word) = self.words.get_mut(self.place) {
            *word = self.word;
        }
        let mut sum = start;
        for (place, mut word) in self.words.into_iter().enumerate() {
            while word != 0 {
                sum = add(sum, take(place, &mut word));
            }
        }
        sum
    }
}

impl<T: Element, const WORDS: usize> ExactSizeIterator for Iter<T, WORDS> {}

impl<T: Element, const WORDS: usize> FusedIterator for Iter<T, WORDS> {}

impl<T, const WORDS: usize> Clone for Iter<T, WORDS> {
    fn clone(&self) -> Self {
        Iter { words: self.words, word: self.word, place: self.place, of: PhantomData }
    }
}
