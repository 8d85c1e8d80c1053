//! Sorting what is few.

/// Sorts a handful of things, or many that are nearly sorted, by whether one comes after another; the rest stay as they
/// stand. It takes a tenth of the code of a sort for any number, and browsers fetch that code.
pub fn sort_few<T>(few: &mut [T], mut comes_after: impl FnMut(&T, &T) -> bool) {
    for end in 1..few.len() {
        let mut place = end;
        while place > 0 && comes_after(&few[place - 1], &few[place]) {
            few.swap(place - 1, place);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_sorted_and_equals_stay_as_they_stand() {
        let mut few = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        sort_few(&mut few, |one, other| one.0 > other.0);
        assert_eq!(few, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
        sort_few(&mut [] as &mut [u8], |_, _| true);
    }
}
