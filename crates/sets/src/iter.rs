//! The elements of a set, one by one.

use std::iter::FusedIterator;

use crate::{Element, Set};

/// The elements of a [`Set`] by ascending index.
#[derive(Clone)]
pub struct Iter<T, const WORDS: usize = 1> {
    /// Those still to come.
    pub(crate) left: Set<T, WORDS>,
    /// The words before this one are empty.
    pub(crate) word: usize,
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
        while let Some(word) = self.left.words.get_mut(self.word) {
            if *word != 0 {
                return Some(take(self.word, word));
            }
            self.word += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len(), Some(self.left.len()))
    }

    /// Passes over whole words.
    fn nth(&mut self, mut place: usize) -> Option<T> {
        while let Some(word) = self.left.words.get_mut(self.word) {
            let here = word.count_ones() as usize;
            if place < here {
                for _ in 0..place {
                    *word &= *word - 1;
                }
                return Some(take(self.word, word));
            }
            place -= here;
            *word = 0;
            self.word += 1;
        }
        None
    }

    /// Goes through word after word, where [`next`](Iterator::next) has to find its place anew.
    fn fold<B, F: FnMut(B, T) -> B>(self, start: B, mut add: F) -> B {
        let mut sum = start;
        for (place, mut word) in self.left.words.into_iter().enumerate() {
            while word != 0 {
                sum = add(sum, take(place, &mut word));
            }
        }
        sum
    }
}

impl<T: Element, const WORDS: usize> ExactSizeIterator for Iter<T, WORDS> {}

impl<T: Element, const WORDS: usize> FusedIterator for Iter<T, WORDS> {}
