//! The cases of the days that come one after the other.

use std::collections::{BTreeMap, BTreeSet};

use catalog::Day;
use protocol::cases;

/// Whoever solves a kind of case again and again finds easy ones and hard ones.
#[test]
fn cases_of_a_kind_are_not_all_as_hard() {
    let last: Day = "2026-12-31".parse().unwrap();
    let mut levels: BTreeMap<_, BTreeSet<u8>> = BTreeMap::new();
    for day in std::iter::successors(Some(last), |day| day.before()).take(60) {
        let puzzle = cases::make(day);
        levels.entry(catalog::planned(day)).or_default().insert(puzzle.level());
    }
    for (kind, levels) in levels {
        assert!(levels.len() >= 3, "all cases of {kind:?} have levels {levels:?}");
    }
}
