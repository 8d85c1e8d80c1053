//! Random choices by algorithms that never change, so that a seed deals the same cards in every version.

use rand::Rng;

/// A uniform number below `bound`.
///
/// The algorithm is frozen: take 32 bits `x` at a time; the high word of `x * bound` is the answer unless the low
/// word is below `2^32 mod bound`, in which case `x` is thrown away (Lemire, "Fast Random Integer Generation in an
/// Interval", 2019).
///
/// # Panics
/// When `bound` is 0.
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    assert!(bound > 0, "there is no number below 0");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Puts a slice in uniformly random order, from the back: the frozen Fisher-Yates shuffle over [`below`].
pub fn shuffle<T, R: Rng + ?Sized>(rng: &mut R, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts up in 32-bit steps, wrapping.
    struct Counter(u32, u32);

    impl rand::TryRng for Counter {
        type Error = std::convert::Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            self.0 = self.0.wrapping_add(self.1);
            Ok(self.0)
        }

        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            unreachable!("the frozen algorithms draw 32 bits at a time")
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            unreachable!("the frozen algorithms draw 32 bits at a time")
        }
    }

    #[test]
    fn frozen_vectors() {
        let mut rng = Counter(0, 0x9E37_79B9);
        let drawn: Vec<u32> = (1..=12).map(|bound| below(&mut rng, bound)).collect();
        assert_eq!(drawn, [0, 0, 2, 1, 0, 4, 2, 7, 5, 1, 8, 4]);

        let mut items: Vec<u8> = (0..10).collect();
        shuffle(&mut Counter(0, 0x9E37_79B9), &mut items);
        assert_eq!(items, [5, 4, 8, 1, 7, 0, 3, 9, 2, 6]);
    }

    #[test]
    fn what_would_make_some_numbers_likelier_is_drawn_again() {
        // 2^32 words for 3 numbers are one too many: 0 is drawn again, and the word whose low word is then 1 is not.
        assert_eq!(below(&mut Counter(0xAAAA_AAAB_u32.wrapping_neg(), 0xAAAA_AAAB), 3), 2);
        // For 2^31 + 1 numbers every low word below 2^31 - 1 is too many: 2 is, and 3 and the last word are not.
        assert_eq!(below(&mut Counter(1, 1), (1 << 31) + 1), 1);
        assert_eq!(below(&mut Counter(u32::MAX - 1, 1), (1 << 31) + 1), 1 << 31);
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut rng = Counter(0, 0x9E37_79B9);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[below(&mut rng, 7) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_900..10_100).contains(&count)), "{counts:?}");
    }
}
