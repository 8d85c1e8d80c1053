//! A hash table that is emptied in no time.

/// Numbers things in the order in which they are first seen; the things themselves are kept elsewhere.
#[derive(Clone, Debug)]
pub(crate) struct Interner {
    slots: Vec<Slot>,
    /// The slots of this round; those of earlier rounds count as empty.
    round: u32,
    len: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    round: u32,
    number: u32,
}

const SMALLEST: usize = 64;

impl Default for Interner {
    fn default() -> Self {
        Interner { slots: vec![Slot::default(); SMALLEST], round: 0, len: 0 }
    }
}

impl Interner {
    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.slots.fill(Slot::default());
            self.round = 1;
        }
    }

    /// The number of a key, and whether it is new.
    pub(crate) fn number(&mut self, key: u64) -> (u32, bool) {
        self.number_by(key, |_| true)
    }

    /// The number of a thing whose key others may share, and whether it is new; `is` compares it with a numbered one.
    pub(crate) fn number_by(&mut self, key: u64, is: impl Fn(u32) -> bool) -> (u32, bool) {
        if self.len as usize * 2 >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut at = home(key, self.slots.len());
        loop {
            let slot = &mut self.slots[at & mask];
            if slot.round != self.round {
                *slot = Slot { key, round: self.round, number: self.len };
                self.len += 1;
                return (self.len - 1, true);
            }
            if slot.key == key && is(slot.number) {
                return (slot.number, false);
            }
            at += 1;
        }
    }

    #[cold]
    fn grow(&mut self) {
        let old = std::mem::take(&mut self.slots);
        self.slots = vec![Slot::default(); old.len() * 2];
        let mask = self.slots.len() - 1;
        for slot in old.into_iter().filter(|slot| slot.round == self.round) {
            let mut at = home(slot.key, self.slots.len());
            while self.slots[at & mask].round == self.round {
                at += 1;
            }
            self.slots[at & mask] = slot;
        }
    }
}

/// Where the search for a key begins: the high bits of a product, which depend on all bits of the key.
fn home(key: u64, slots: usize) -> usize {
    let mixed = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> (64 - slots.trailing_zeros())) as usize
}
