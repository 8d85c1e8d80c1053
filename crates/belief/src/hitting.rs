//! The smallest sets that meet all of some sets.

use sets::sort_few;

/// Finds smallest sets that meet all of a growing number of sets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hitting {
    sets: Vec<Vec<usize>>,
    /// All their members are below this.
    end: usize,
    /// No smaller set meets them all.
    at_least: usize,
    /// How much the search may still look at.
    budget: usize,
    /// What one step looks at.
    step: usize,
}

/// How many members of sets can be looked at in the time of one step.
const AT_ONCE: usize = 16;

impl Hitting {
    /// A search that gives up after this many steps; each counts more, the larger the sets are.
    pub(crate) fn new(budget: usize) -> Hitting {
        Hitting { budget, step: 1, ..Hitting::default() }
    }

    /// Adds a set to be met.
    pub(crate) fn add(&mut self, set: Vec<usize>) {
        self.end = set.iter().fold(self.end, |end, &index| end.max(index + 1));
        self.sets.push(set);
        self.step = 1 + self.sets.iter().map(Vec::len).sum::<usize>() / AT_ONCE;
        sort_few(&mut self.sets, |one, other| one.len() > other.len());
    }

    /// A smallest set that meets all sets, in ascending order, if it is smaller than this; nothing when there is none
    /// or the search takes too long.
    pub(crate) fn smallest(&mut self, below: usize) -> Option<Vec<usize>> {
        while self.at_least < below {
            let mut chosen = Vec::new();
            if self.choose(&mut chosen, self.at_least) {
                sort_few(&mut chosen, |one, other| one > other);
                return Some(chosen);
            }
            if self.budget == 0 {
                return None;
            }
            self.at_least += 1;
        }
        None
    }

    /// Completes a choice with this many more constraints; returns whether that is possible.
    fn choose(&mut self, chosen: &mut Vec<usize>, more: usize) -> bool {
        if self.budget == 0 {
            return false;
        }
        self.budget = self.budget.saturating_sub(self.step);
        let mut unmet =
            self.sets.iter().enumerate().filter(|(_, set)| !set.iter().any(|index| chosen.contains(index)));
        let Some((first, _)) = unmet.next() else { return true };
        // Sets that have nothing in common take one constraint each.
        let mut apart = 1;
        let mut covered = vec![false; self.end];
        self.sets[first].iter().for_each(|&index| covered[index] = true);
        for (_, set) in unmet {
            if !set.iter().any(|&index| covered[index]) {
                apart += 1;
                set.iter().for_each(|&index| covered[index] = true);
            }
        }
        if apart > more {
            return false;
        }
        for place in 0..self.sets[first].len() {
            chosen.push(self.sets[first][place]);
            if self.choose(chosen, more - 1) {
                return true;
            }
            chosen.pop();
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use chacha20::rand_core::SeedableRng;
    use rand::Rng;

    use super::*;

    #[test]
    fn smallest_meets_all_sets() {
        let mut hitting = Hitting::new(10_000);
        assert_eq!(hitting.smallest(9), Some(vec![]));
        for set in [vec![1, 2, 3], vec![3, 4], vec![70, 4], vec![2, 70]] {
            hitting.add(set);
        }
        let found = hitting.smallest(9).unwrap();
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(hitting.sets.iter().all(|set| set.iter().any(|index| found.contains(index))));
        hitting.add(vec![200]);
        assert_eq!(hitting.smallest(9).unwrap().len(), 3);
        assert_eq!(hitting.smallest(3), None);
    }

    #[test]
    fn gives_up_when_it_takes_too_long() {
        let mut hitting = Hitting::new(3);
        for index in 0..10 {
            hitting.add(vec![index, index + 10]);
        }
        assert_eq!(hitting.smallest(99), None);
    }
    #[test]
    fn no_smaller_set_meets_them_all() {
        // Members that lie apart, as those of a long log do.
        let member = |bit: u32| 31 * bit as usize;
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        for _ in 0..100 {
            let mut hitting = Hitting::new(100_000);
            let mut masks: Vec<u32> = Vec::new();
            for _ in 0..12 {
                let mask = (rng.next_u64() & rng.next_u64() & 255) as u32;
                if mask == 0 {
                    continue;
                }
                masks.push(mask);
                hitting.add((0..8).filter(|bit| mask >> bit & 1 == 1).map(member).collect());
                let meets = |set: &u32| masks.iter().all(|mask| mask & set != 0);
                let smallest = (0..256).filter(meets).map(u32::count_ones).min().unwrap() as usize;
                let found = hitting.smallest(9).unwrap();
                assert_eq!(found.len(), smallest);
                assert!(found.is_sorted());
                assert!(hitting.sets.iter().all(|set| set.iter().any(|index| found.contains(index))));
                assert_eq!(hitting.smallest(smallest), None);
            }
        }
    }

    #[test]
    fn sets_that_have_nothing_in_common_are_counted_and_not_searched() {
        // Ten sets of two: all choices of nine members would be thousands.
        let mut hitting = Hitting::new(100);
        for index in 0..10 {
            hitting.add(vec![index, index + 10]);
        }
        assert_eq!(hitting.smallest(99), Some((0..10).collect()));
    }

    #[test]
    fn a_step_through_large_sets_counts_more() {
        // One step finds that a member is needed, one takes it, and one finds that it meets the set.
        let steps_of = |members: usize, budget: usize| {
            let mut hitting = Hitting::new(budget);
            hitting.add((0..members).collect());
            hitting.smallest(9)
        };
        assert_eq!(steps_of(8, 3), Some(vec![0]));
        assert_eq!(steps_of(8 * AT_ONCE, 3), None);
        assert_eq!(steps_of(8 * AT_ONCE, 3 * 9), Some(vec![0]));
        assert_eq!(steps_of(8 * AT_ONCE, 2 * 9), None);
    }
}
