//! The parts of some cards: listing, counting and drawing them.

use game::chance::below;
use rand::Rng;

use crate::Cards;
use crate::seen::MAX_CARDS;

/// Every part of `whole` with `least` to `most` cards, each once, counting up in mixed radix.
pub(crate) fn parts_of(whole: Cards, least: u8, most: u8) -> impl Iterator<Item = Cards> {
    let after = move |&part: &Cards| {
        let (mut part, mut total) = (part, part.total());
        for (count, &held) in part.counts_mut().iter_mut().zip(whole.counts()) {
            if *count < held && total < most {
                *count += 1;
                return Some(part);
            }
            total -= std::mem::take(count);
        }
        None
    };
    std::iter::successors(Some(Cards::NONE), after).filter(move |part| part.total() >= least)
}

/// Draws this many cards out of some, each card with the same probability.
pub(crate) fn draw<R: Rng + ?Sized>(mut from: Cards, count: u8, rng: &mut R) -> Cards {
    let mut drawn = Cards::NONE;
    for _ in 0..count {
        let mut place = below(rng, u32::from(from.total())) as u8;
        for (held, taken) in from.counts_mut().iter_mut().zip(drawn.counts_mut()) {
            if place < *held {
                *held -= 1;
                *taken += 1;
                break;
            }
            place -= *held;
        }
    }
    drawn
}

/// Number of ways to choose `chosen` things out of `n`, both at most [`MAX_CARDS`].
pub(crate) fn choose(n: u8, chosen: u8) -> f64 {
    static TABLE: [[f64; MAX_CARDS + 1]; MAX_CARDS + 1] = pascal();
    TABLE[usize::from(n)][usize::from(chosen)]
}

/// Pascal's triangle, with zeros on its right.
const fn pascal() -> [[f64; MAX_CARDS + 1]; MAX_CARDS + 1] {
    let mut rows = [[0.0; MAX_CARDS + 1]; MAX_CARDS + 1];
    let mut n = 0;
    while n <= MAX_CARDS {
        rows[n][0] = 1.0;
        let mut chosen = 1;
        while chosen <= n {
            rows[n][chosen] = rows[n - 1][chosen - 1] + rows[n - 1][chosen];
            chosen += 1;
        }
        n += 1;
    }
    rows
}

/// The chance of `count` cards of a suit among `slots` filled out of a pool, which has `of_suit` of them.
pub(crate) fn drawn(of_suit: u8, pool: u8, slots: u8, count: u8) -> f64 {
    if slots > pool || slots - count > pool - of_suit {
        return 0.0;
    }
    choose(of_suit, count) * choose(pool - of_suit, slots - count) / choose(pool, slots)
}

/// Number of ways to choose a part out of the cards of a whole, if all cards were different.
pub(crate) fn ways(whole: Cards, part: Cards) -> f64 {
    whole.counts().iter().zip(part.counts()).map(|(&held, &taken)| choose(held, taken)).product()
}

/// The most cards whose parts are counted by the table with short rows.
const SHORT: usize = 12;
/// More than half of the largest hand that there can be.
const LONG: usize = 44;

/// A choice between the parts of a hand, in several colours each, and some other things.
pub(crate) enum Picked {
    /// One of the other things.
    Other(u32),
    /// A part of the hand, and a colour.
    Part(Cards, u32),
}

/// One at random of `others` other things and of the parts of `hand` with `at_least` cards or more (there must be
/// one) in `colors` colours each, every possibility with the same probability, without listing them.
pub(crate) fn pick<R: Rng + ?Sized>(hand: Cards, at_least: u8, colors: u32, others: u32, rng: &mut R) -> Picked {
    let all: u32 = hand.counts().iter().map(|&count| u32::from(count) + 1).product();
    let stay = usize::from(hand.total() - at_least);
    let too_few = usize::from(at_least) - 1;
    let among = Among { colors, others };
    if too_few == 0 {
        // Every part but the empty one will do.
        among.pick(all - 1, rng, |n, _| decode(hand, n + 1))
    } else if too_few <= stay {
        // About half of all parts or more will do: those that will not are counted, and one that will is drawn.
        let too_small = if too_few < SHORT {
            Table::<SHORT>::new(hand, too_few).count()
        } else {
            Table::<LONG>::new(hand, too_few).count()
        };
        among.pick(all - too_small, rng, |_, rng| {
            loop {
                let part = decode(hand, below(rng, all));
                if part.total() >= at_least {
                    return part;
                }
            }
        })
    } else if stay < SHORT {
        // Few will do: they are counted by what stays in the hand.
        let table = Table::<SHORT>::new(hand, stay);
        among.pick(table.count(), rng, |n, _| hand - table.nth(n))
    } else {
        let table = Table::<LONG>::new(hand, stay);
        among.pick(table.count(), rng, |n, _| hand - table.nth(n))
    }
}

/// What there is besides the parts.
struct Among {
    colors: u32,
    others: u32,
}

impl Among {
    fn pick<R: Rng + ?Sized>(self, parts: u32, rng: &mut R, nth: impl FnOnce(u32, &mut R) -> Cards) -> Picked {
        let chosen = below(rng, parts * self.colors + self.others);
        match chosen.checked_sub(self.others) {
            None => Picked::Other(chosen),
            Some(chosen) => Picked::Part(nth(chosen / self.colors, rng), chosen % self.colors),
        }
    }
}

/// The n-th of all parts, in mixed radix.
fn decode(hand: Cards, mut n: u32) -> Cards {
    let mut part = Cards::NONE;
    for (count, &held) in part.counts_mut().iter_mut().zip(hand.counts()) {
        let radix = u32::from(held) + 1;
        *count = (n % radix) as u8;
        n /= radix;
    }
    part
}

/// Upper bound on the ways to choose a number of cards: a row for each number of suits, a column for each number.
struct Table<const WIDTH: usize> {
    most: usize,
    rows: [[u32; WIDTH]; 9],
}

impl<const WIDTH: usize> Table<WIDTH> {
    /// The parts of `hand` with at most `most` cards, which must be less than the width.
    fn new(hand: Cards, most: usize) -> Self {
        let mut rows = [[1; WIDTH]; 9];
        for (suit, &held) in hand.counts().iter().enumerate() {
            let held = usize::from(held);
            let mut window = 0;
            for column in 0..=most {
                window += rows[suit][column];
                if column > held {
                    window -= rows[suit][column - held - 1];
                }
                rows[suit + 1][column] = window;
            }
        }
        Table { most, rows }
    }

    fn count(&self) -> u32 {
        self.rows[8][self.most]
    }

    fn nth(&self, mut n: u32) -> Cards {
        let mut part = Cards::NONE;
        let mut left = self.most;
        for suit in (0..8).rev() {
            let mut taken = 0;
            while n >= self.rows[suit][left - taken] {
                n -= self.rows[suit][left - taken];
                taken += 1;
            }
            part.counts_mut()[suit] = taken as u8;
            left -= taken;
        }
        part
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use chacha20::ChaCha8Rng;
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn parts_are_listed_once_each() {
        let whole = Cards::new([2, 0, 1, 0, 0, 0, 3, 1]);
        let mut parts: Vec<Cards> = parts_of(whole, 0, 7).collect();
        assert_eq!(parts.len(), 3 * 2 * 4 * 2);
        assert!(parts.iter().all(|part| whole.contains(*part)));
        parts.sort();
        parts.dedup();
        assert_eq!(parts.len(), 48);
        assert_eq!(parts_of(whole, 3, 3).count(), 11);
    }

    #[test]
    fn tables_name_each_part_once() {
        let hand = Cards::new([2, 0, 1, 4, 0, 0, 3, 1]);
        for most in 0..11 {
            let table = Table::<SHORT>::new(hand, most);
            let mut named: Vec<Cards> = (0..table.count()).map(|n| table.nth(n)).collect();
            named.sort();
            let mut listed: Vec<Cards> = parts_of(hand, 0, most as u8).collect();
            listed.sort();
            assert_eq!(named, listed);
        }
    }

    #[test]
    fn every_possibility_is_picked_as_often() {
        let rng = &mut ChaCha8Rng::seed_from_u64(1);
        for (hand, at_least) in
            [([2, 0, 1, 0, 0, 0, 0, 1], 1), ([2, 0, 1, 0, 2, 0, 0, 1], 2), ([3, 2, 0, 0, 0, 0, 0, 1], 5)]
        {
            let hand = Cards::new(hand);
            let possible = 2 * parts_of(hand, at_least, 6).count() + 2;
            let mut counts = BTreeMap::new();
            for _ in 0..possible * 1_000 {
                let key = match pick(hand, at_least, 2, 2, rng) {
                    Picked::Other(n) => (Cards::NONE, n),
                    Picked::Part(part, color) => (part, color),
                };
                *counts.entry(key).or_insert(0) += 1;
            }
            assert_eq!(counts.len(), possible);
            // Five standard deviations.
            assert!(counts.values().all(|count| (840..1_160).contains(count)), "{counts:?}");
        }
    }

    #[test]
    fn long_hands_are_picked_from() {
        let rng = &mut ChaCha8Rng::seed_from_u64(2);
        let hand = Cards::new([12, 12, 12, 12, 12, 0, 0, 1]);
        for at_least in 1..=61 {
            let Picked::Part(part, color) = pick(hand, at_least, 7, 0, rng) else {
                panic!("nothing else is there")
            };
            assert!(hand.contains(part) && part.total() >= at_least && color < 7);
        }
    }

    #[test]
    fn every_card_is_drawn_as_often() {
        let rng = &mut ChaCha8Rng::seed_from_u64(4);
        let from = Cards::new([0, 2, 0, 1, 0, 0, 0, 1]);
        let mut counts = BTreeMap::new();
        for _ in 0..6_000 {
            *counts.entry(draw(from, 2, rng)).or_insert(0) += 1;
        }
        // Six pairs of four cards: one of two orange cards, one of green and rainbow, two of each of the others.
        let pairs =
            [[0, 2, 0, 0], [0, 1, 1, 0], [0, 1, 0, 1], [0, 0, 1, 1]].map(|[red, orange, green, rainbow]| {
                let cards = Cards::new([red, orange, 0, green, 0, 0, 0, rainbow]);
                (counts.remove(&cards).unwrap_or(0), ways(from, cards))
            });
        assert!(counts.is_empty(), "{counts:?}");
        let near = |&(count, ways): &(i32, f64)| (f64::from(count) - 1_000.0 * ways).abs() < 200.0;
        assert!(pairs.iter().all(near), "{pairs:?}");
        assert_eq!(draw(from, 4, rng), from);
        assert_eq!(draw(from, 0, rng), Cards::NONE);
    }

    #[test]
    fn ways_are_binomial_coefficients() {
        assert_eq!(choose(9, 4), 126.0);
        assert_eq!(choose(3, 4), 0.0);
        assert_eq!(ways(Cards::new([4, 3, 0, 0, 0, 0, 0, 1]), Cards::new([2, 1, 0, 0, 0, 0, 0, 1])), 18.0);
        assert_eq!(draw(Cards::of(crate::Suit::Red, 2), 2, &mut ChaCha8Rng::seed_from_u64(3)).total(), 2);
    }
}
