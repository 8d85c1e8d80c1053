//! A hash table that is emptied in no time.

/// Numbers words in the order in which they are first seen, once it has been [cleared](Interner::clear).
#[derive(Clone, Debug, Default)]
pub(crate) struct Interner {
    slots: Vec<Slot>,
    /// As many of the slots are in use as this has bits, so that few words stay close together in memory.
    mask: usize,
    /// The slots of this round are full; those of earlier rounds count as empty.
    round: u32,
    keys: Vec<u64>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    round: u32,
    number: u32,
}

const SMALLEST: usize = 64;

impl Interner {
    /// Forgets everything and makes room for this many words.
    pub(crate) fn clear(&mut self, expected: usize) {
        self.keys.clear();
        self.resize((expected * 2).next_power_of_two());
    }

    /// Hands over the words in exchange for an empty buffer.
    pub(crate) fn swap_keys(&mut self, with: &mut Vec<u64>) {
        with.clear();
        std::mem::swap(&mut self.keys, with);
    }

    /// The number of a word, and whether it is new.
    pub(crate) fn number(&mut self, key: u64) -> (u32, bool) {
        self.number_by(key, |_| true)
    }

    /// The number of a thing whose word others may share, and whether it is new; `is` compares it with a numbered one.
    #[inline]
    pub(crate) fn number_by(&mut self, key: u64, is: impl Fn(u32) -> bool) -> (u32, bool) {
        if self.keys.len() * 2 > self.mask {
            self.grow();
        }
        let mut at = self.home(key);
        loop {
            let slot = &mut self.slots[at];
            if slot.round != self.round {
                let number = self.keys.len() as u32;
                *slot = Slot { key, round: self.round, number };
                self.keys.push(key);
                return (number, true);
            }
            if slot.key == key && is(slot.number) {
                return (slot.number, false);
            }
            at = (at + 1) & self.mask;
        }
    }

    /// Where the search for a word begins: the high bits of a product, which depend on all of its bits.
    fn home(&self, key: u64) -> usize {
        let mixed = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 40) as usize & self.mask
    }

    /// Empties the slots and puts this many of them to use.
    fn resize(&mut self, slots: usize) {
        let slots = slots.max(SMALLEST);
        self.mask = slots - 1;
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.slots.fill(Slot::default());
            self.round = 1;
        }
        if self.slots.len() < slots {
            self.slots.resize(slots, Slot::default());
        }
    }

    #[cold]
    fn grow(&mut self) {
        self.resize((self.mask + 1) * 2);
        for number in 0..self.keys.len() {
            let key = self.keys[number];
            let mut at = self.home(key);
            while self.slots[at].round == self.round {
                at = (at + 1) & self.mask;
            }
            self.slots[at] = Slot { key, round: self.round, number: number as u32 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_numbered_in_the_order_in_which_they_are_first_seen() {
        let mut interner = Interner::default();
        for expected in [0, 1, 500] {
            interner.clear(expected);
            let words: Vec<u64> = (0..1_000).map(|number| number * 0x1_0000_0001).collect();
            for (number, &word) in words.iter().enumerate() {
                assert_eq!(interner.number(word), (number as u32, true));
                assert_eq!(interner.number(words[number / 2]), (number as u32 / 2, false));
            }
            let mut keys = vec![1];
            interner.swap_keys(&mut keys);
            assert_eq!(keys, words);
        }
    }

    #[test]
    fn things_that_share_a_word_are_told_apart() {
        let mut interner = Interner::default();
        interner.clear(0);
        assert_eq!(interner.number_by(7, |_| false), (0, true));
        assert_eq!(interner.number_by(7, |number| number == 1), (1, true));
        assert_eq!(interner.number_by(7, |number| number == 1), (1, false));
    }

    #[test]
    fn rounds_start_again_when_there_are_no_more_numbers_for_them() {
        let mut interner = Interner::default();
        interner.clear(0);
        interner.number(5);
        interner.clear(0);
        assert_eq!(interner.round, 2);
        interner.round = u32::MAX;
        interner.number(7);
        interner.clear(0);
        // Neither a slot that was never used nor one of the first or the last round is taken for one of this round.
        for word in [0, 5, 7] {
            assert!(interner.number(word).1);
        }
    }
}
