//! Sets of action numbers.

/// The most actions that a game can have, so that a [`Mask`] is one number.
pub const MAX_ACTIONS: usize = 128;

/// A set of action numbers: what may be picked now.
///
/// ```
/// use env::Mask;
///
/// let mut mask = Mask::default();
/// mask.insert(3);
/// mask.insert_all(100, 0b101);
/// assert_eq!(mask.iter().collect::<Vec<_>>(), [3, 100, 102]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mask(u128);

impl Mask {
    /// Adds an action.
    ///
    /// # Panics
    /// In debug builds, when it is not below [`MAX_ACTIONS`].
    pub fn insert(&mut self, action: usize) {
        self.0 |= 1 << action;
    }

    /// Adds the action `first + i` for every bit `i` of `bits`.
    ///
    /// # Panics
    /// In debug builds, when `first` is not below [`MAX_ACTIONS`].
    pub fn insert_all(&mut self, first: usize, bits: u64) {
        self.0 |= u128::from(bits) << first;
    }

    /// Whether an action is in it.
    pub fn contains(self, action: usize) -> bool {
        action < MAX_ACTIONS && self.0 >> action & 1 == 1
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The actions in their order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (first < MAX_ACTIONS).then_some(first)
        })
    }

    /// Writes a byte for each action: 1 for those in the set, 0 for the others.
    pub fn write(self, bytes: &mut [u8]) {
        let (low, high) = bytes.split_at_mut(bytes.len().min(64));
        spread(self.0 as u64, low);
        spread((self.0 >> 64) as u64, high);
    }
}

/// Writes a byte for each of the lowest bits: 1 where it is set, 0 where it is not.
///
/// ```
/// let mut bytes = [9; 10];
/// env::spread(0b10_0000_0101, &mut bytes);
/// assert_eq!(bytes, [1, 0, 1, 0, 0, 0, 0, 0, 0, 1]);
/// ```
pub fn spread(mut bits: u64, bytes: &mut [u8]) {
    let (eights, rest) = bytes.as_chunks_mut::<8>();
    for eight in eights {
        // Seven bits are brought to the places that their bytes have, and the rest is masked away; then the eighth.
        let seven = (bits & 0x7F).wrapping_mul(0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
        *eight = (seven | (bits >> 7 & 1) << 56).to_le_bytes();
        bits >>= 8;
    }
    for byte in rest {
        *byte = (bits & 1) as u8;
        bits >>= 1;
    }
}

impl FromIterator<usize> for Mask {
    fn from_iter<I: IntoIterator<Item = usize>>(actions: I) -> Self {
        let mut mask = Mask::default();
        actions.into_iter().for_each(|action| mask.insert(action));
        mask
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_is_written_bit_by_bit() {
        for length in [1, 7, 8, 9, 105, 127, 128] {
            for step in [1, 2, 3, 5, 7, 64] {
                let mask: Mask = (0..length).step_by(step).collect();
                let mut bytes = vec![9; length];
                mask.write(&mut bytes);
                let wanted: Vec<u8> = (0..length).map(|place| u8::from(place.is_multiple_of(step))).collect();
                assert_eq!(bytes, wanted);
                assert_eq!(mask.iter().collect::<Vec<_>>(), (0..length).step_by(step).collect::<Vec<_>>());
                assert_eq!(mask.len(), wanted.iter().filter(|&&byte| byte == 1).count());
            }
        }
        assert!(Mask::default().is_empty() && Mask::default().iter().next().is_none());
        assert!(!Mask::default().contains(500));
    }
}
