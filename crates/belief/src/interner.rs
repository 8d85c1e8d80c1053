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
