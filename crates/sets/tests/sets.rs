//! Sets of one word and of many against the standard library's.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use sets::{Element, Set};
use ts_rs::TS;

/// A number below a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(type = "number")]
struct Number<const BOUND: usize>(usize);

impl<const BOUND: usize> Element for Number<BOUND> {
    const BOUND: usize = BOUND;

    fn index(self) -> usize {
        self.0
    }

    fn from_index(index: usize) -> Self {
        assert!(index < BOUND);
        Number(index)
    }
}

type Small = Number<21>;
type Word = Number<64>;
type Large = Number<200>;
type Words = Set<Large, 4>;

fn list<T: Element, const WORDS: usize>(set: Set<T, WORDS>) -> Vec<usize> {
    set.iter().map(T::index).collect()
}

fn hash(set: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    set.hash(&mut hasher);
    hasher.finish()
}

/// Compares every operation on two sets, with one element, with what the standard library's sets say.
fn compare<T, const WORDS: usize>(one: &[usize], other: &[usize], number: usize)
where
    T: Element + std::fmt::Debug + Ord + Hash + Serialize + for<'de> Deserialize<'de>,
{
    let set = |numbers: &[usize]| Set::<T, WORDS>::of(numbers.iter().map(|&number| T::from_index(number)));
    let model = |numbers: &[usize]| numbers.iter().copied().collect::<BTreeSet<usize>>();
    let (a, b, x) = (set(one), set(other), T::from_index(number));
    let (c, d) = (model(one), model(other));
    let is = |set: Set<T, WORDS>, expected: &BTreeSet<usize>| {
        assert_eq!(list(set), expected.iter().copied().collect::<Vec<_>>());
    };

    is(a, &c);
    is(a.or(b), &(&c | &d));
    is(a | b, &(&c | &d));
    is(a.and(b), &(&c & &d));
    is(a & b, &(&c & &d));
    is(a.without(b), &(&c - &d));
    is(a - b, &(&c - &d));
    is(Set::ALL - a, &(0..T::BOUND).filter(|number| !c.contains(number)).collect());
    assert_eq!(a.is_subset(b), c.is_subset(&d));
    assert!(a.and(b).is_subset(a) && a.is_subset(a.or(b)));
    assert_eq!(a.is_disjoint(b), c.is_disjoint(&d));
    assert_eq!((a.len(), a.is_empty()), (c.len(), c.is_empty()));
    assert_eq!(a.first().map(T::index), c.first().copied());
    assert_eq!(a == b, c == d);
    assert_eq!(hash(a) == hash(b), c == d);
    assert_eq!(a.cmp(&b), a.words().cmp(&b.words()));
    assert_eq!(a.partial_cmp(&b), Some(a.cmp(&b)));

    assert_eq!(a.contains(x), c.contains(&number));
    is(a.with(x), &c.iter().copied().chain([number]).collect());
    is(Set::one(x), &BTreeSet::from([number]));
    let mut smaller = a;
    smaller.remove(x);
    is(smaller, &c.iter().copied().filter(|&other| other != number).collect());
    let mut larger = a;
    larger.extend(b);
    is(larger, &(&c | &d));

    assert_eq!(Set::from_words(a.words()), a);
    assert_eq!(format!("{a:?}"), format!("{:?}", c.iter().map(|&n| T::from_index(n)).collect::<Listed<T>>()));
    let json = serde_json::to_string(&a).unwrap();
    assert_eq!(json, serde_json::to_string(&c).unwrap());
    assert_eq!(serde_json::from_str::<Set<T, WORDS>>(&json).unwrap(), a);
    assert_eq!(serde_json::from_str::<Set<T, WORDS>>(&serde_json::to_string(one).unwrap()).unwrap(), a);

    let mut iter = a.iter();
    for passed in 0..c.len() {
        assert_eq!((iter.len(), iter.size_hint()), (c.len() - passed, (c.len() - passed, Some(c.len() - passed))));
        assert_eq!(iter.clone().fold(0, |sum, x| sum + x.index()), c.iter().skip(passed).sum::<usize>());
        let left = c.len() - passed;
        for place in [0, 1, left / 2, left - 1, left, left + 1] {
            let mut later = iter.clone();
            assert_eq!(later.nth(place).map(T::index), c.iter().nth(passed + place).copied());
            assert!(later.map(T::index).eq(c.iter().skip(passed + place + 1).copied()));
        }
        assert_eq!(iter.next().map(T::index), c.iter().nth(passed).copied());
    }
    assert_eq!((iter.nth(3), iter.next(), iter.next(), iter.len()), (None, None, None, 0));
}

/// Prints as a set does.
struct Listed<T>(Vec<T>);

impl<T> FromIterator<T> for Listed<T> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        Listed(iter.into_iter().collect())
    }
}

impl<T: std::fmt::Debug> std::fmt::Debug for Listed<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(&self.0).finish()
    }
}

/// Two lists of numbers below a bound, often with something in common, and a number.
fn lists(bound: usize) -> impl Strategy<Value = (Vec<usize>, Vec<usize>, usize)> {
    let numbers = || prop::collection::vec(0..bound, 0..2 * bound);
    (numbers(), numbers(), 0..bound, any::<bool>()).prop_map(|(one, mut other, number, within)| {
        if within {
            other.retain(|number| one.contains(number));
        }
        (one, other, number)
    })
}

proptest! {
    #[test]
    fn sets_of_part_of_a_word_are_sets((one, other, number) in lists(Small::BOUND)) {
        compare::<Small, 1>(&one, &other, number);
    }

    #[test]
    fn sets_of_one_word_are_sets((one, other, number) in lists(Word::BOUND)) {
        compare::<Word, 1>(&one, &other, number);
    }

    #[test]
    fn sets_of_many_words_are_sets((one, other, number) in lists(Large::BOUND)) {
        compare::<Large, 4>(&one, &other, number);
    }

    #[test]
    fn a_run_is_so_many_from_the_first_on((first, count) in (0..=200_usize).prop_flat_map(|first| (Just(first), 0..=200 - first))) {
        prop_assert_eq!(list(Words::run(first, count)), (first..first + count).collect::<Vec<_>>());
    }
}

#[test]
fn the_whole_set_ends_at_the_bound() {
    assert_eq!(Set::<Small>::ALL.bits(), (1 << 21) - 1);
    assert_eq!(Set::<Word>::ALL.bits(), u64::MAX);
    assert_eq!(Words::ALL.words(), [u64::MAX, u64::MAX, u64::MAX, (1 << 8) - 1]);
    assert_eq!(Set::<Small>::default(), Set::EMPTY);
    assert!(Words::EMPTY.is_empty() && Words::EMPTY.iter().next().is_none());
}

#[test]
fn bits_of_no_element_are_dropped() {
    assert_eq!(Set::<Small>::from_bits(u64::MAX), Set::ALL);
    assert_eq!(Set::<Small>::from_bits(1 << 20 | 1 << 21 | 1).bits(), 1 << 20 | 1);
    assert_eq!(Words::from_words([u64::MAX; 4]), Set::ALL);
}

#[test]
fn subsets_are_all_of_one_size_the_lowest_first() {
    let numbers = [3, 63, 64, 130, 199];
    let set = Words::of(numbers.map(Number));
    let parts = |size| set.subsets(size).into_iter().map(list).collect::<Vec<_>>();
    assert_eq!(parts(0), [[0; 0]]);
    assert_eq!(parts(1), numbers.map(|number| [number]));
    let pairs =
        numbers.iter().enumerate().flat_map(|(n, &low)| numbers[n + 1..].iter().map(move |&high| [low, high]));
    assert_eq!(parts(2), pairs.collect::<Vec<_>>());
    assert_eq!([3, 4, 5, 6].map(|size| parts(size).len()), [10, 5, 1, 0]);
    assert_eq!(Words::EMPTY.subsets(0), [Words::EMPTY]);
}

/// Nobody waits for the end of this one if parts that can no longer have enough elements are looked at as well.
#[test]
fn subsets_of_nearly_everything_are_found_at_once() {
    let but_one: Vec<_> = (0..64).rev().map(|number| Set::<Word>::ALL - Set::one(Number(number))).collect();
    assert_eq!(Set::<Word>::ALL.subsets(63), but_one);
    assert_eq!(Set::<Word>::ALL.subsets(64), [Set::ALL]);
}

#[test]
fn sets_are_known_while_compiling() {
    const MIDDLE: Words = Set::run(60, 10).or(Set::run(100, 1)).without(Set::run(62, 3));
    const LEN: usize = MIDDLE.and(Set::run(0, 66)).len();
    assert_eq!(list(MIDDLE), [60, 61, 65, 66, 67, 68, 69, 100]);
    assert_eq!(LEN, 3);
}

#[test]
fn what_is_beyond_the_bound_is_in_no_set() {
    for beyond in [21, 64, 500] {
        let mut set = Set::<Small>::ALL;
        assert!(!set.contains(Number(beyond)));
        set.remove(Number(beyond));
        assert_eq!(set, Set::ALL);
    }
}

#[test]
#[should_panic(expected = "an index below 21")]
fn what_is_beyond_the_bound_is_not_put_in() {
    let _ = Set::<Small>::EMPTY.with(Number(21));
}

#[test]
#[should_panic(expected = "a run ends within the bound")]
fn a_run_does_not_go_beyond_the_bound() {
    let _ = Set::<Small>::run(20, 2);
}

#[test]
#[should_panic(expected = "a run ends within the bound")]
fn a_run_does_not_begin_beyond_the_bound() {
    let _ = Set::<Small>::run(22, 0);
}

#[test]
fn lists_that_are_no_sets_are_refused() {
    let refused = |json| serde_json::from_str::<Set<Small>>(json).unwrap_err().to_string();
    assert!(refused("[20, 21]").starts_with("an index is 21 or more"));
    assert!(refused("3").starts_with("invalid type: integer `3`, expected a sequence"));
}

#[test]
fn a_set_takes_no_more_than_its_words() {
    assert_eq!(size_of::<Set<Small>>(), 8);
    assert_eq!(size_of::<Words>(), 32);
}

/// The only one of its kind.
macro_rules! element {
    ($name:ident { $($field:ident: $type:ty)? }) => {
        #[derive(Clone, Copy, TS)]
        struct $name { $($field: $type)? }

        impl Element for $name {
            const BOUND: usize = 1;

            fn index(self) -> usize {
                0 $(+ self.$field.index())?
            }

            fn from_index(_: usize) -> Self {
                $name { $($field: <$type>::from_index(0))? }
            }
        }
    };
}

#[test]
fn in_typescript_a_set_is_an_array() {
    element!(Card {});
    element!(Pair { of: Card });
    #[derive(TS)]
    #[expect(dead_code, reason = "only its type counts")]
    struct Hand {
        cards: Set<Card>,
    }
    #[derive(TS)]
    #[expect(dead_code, reason = "only its type counts")]
    struct Meld {
        #[ts(inline)]
        pairs: Set<Pair>,
    }
    let config = ts_rs::Config::default();
    assert_eq!(Hand::decl(&config), "type Hand = { cards: Array<Card>, };");
    assert_eq!(Meld::decl(&config), "type Meld = { pairs: Array<{ of: Card, }>, };");
    assert_eq!(Set::<Small>::ident(&config), "Array");
    let names =
        |found: Vec<ts_rs::Dependency>| found.into_iter().map(|found| found.ts_name).collect::<Vec<String>>();
    assert_eq!(names(Hand::dependencies(&config)), ["Card"]);
    assert_eq!(names(Meld::dependencies(&config)), ["Card"]);
}
