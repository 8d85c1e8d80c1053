//! Who did how well, by what the others made of the same boards.

use std::collections::BTreeMap;

/// What those who played a board scored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    /// Each person's, in the order of the evening; `None` of who has not played it to its end.
    pub people: Vec<Option<i32>>,
    /// What bots scored for those people who began it and left it.
    pub left: BTreeMap<usize, i32>,
    /// Those of the house's bots.
    pub house: Vec<i32>,
}

impl Scores {
    /// By how much each person's score is above the mean of all others who played the board, bots among them: nothing
    /// where there are no others, `None` of who has not begun it.
    ///
    /// Nobody gains by leaving a game: it counts as a bot has finished it, and nothing where that is better than the mean.
    /// It counts nothing for the others.
    pub fn differences(&self) -> Vec<Option<f64>> {
        let played = || self.people.iter().flatten().chain(&self.house).map(|&score| f64::from(score));
        let (count, sum) = (played().count(), played().sum::<f64>());
        let above =
            |score: f64, sum: f64, others: usize| if others > 0 { score - sum / others as f64 } else { 0.0 };
        let difference = |(person, score): (usize, &Option<i32>)| match score {
            Some(score) => Some(above(f64::from(*score), sum - f64::from(*score), count - 1)),
            None => self.left.get(&person).map(|&score| above(f64::from(score), sum, count).min(0.0)),
        };
        self.people.iter().enumerate().map(difference).collect()
    }
}

/// Somebody's place in the standings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Who, by their number in the evening.
    pub person: usize,
    /// Which place, from 1; those who did equally well share one. Whoever has played fewer than half of the boards has none
    /// yet: one good game says less than an evening.
    pub place: Option<usize>,
    /// How many of the boards they played to the end.
    pub played: usize,
    /// The mean of their differences, of a board that they did not begin 0.
    pub mean: f64,
    /// The standard error of that mean; `None` where too few boards were played to tell, as long as all came to the same.
    pub error: Option<f64>,
}

/// Means that are no further apart than this differ by rounding.
const EQUAL: f64 = 1e-9;

/// The standings after these boards, the best first, and those without a place below.
pub fn standings(boards: &[Scores], people: usize) -> Vec<Place> {
    let differences: Vec<_> = boards.iter().map(Scores::differences).collect();
    let place = |person: usize| {
        let own: Vec<Option<f64>> = differences.iter().map(|of| of.get(person).copied().flatten()).collect();
        let count = own.len() as f64;
        let mean = own.iter().flatten().sum::<f64>() / count.max(1.0);
        let square =
            |difference: &Option<f64>| (difference.unwrap_or(0.0) - mean) * (difference.unwrap_or(0.0) - mean);
        let variance = own.iter().map(square).sum::<f64>() / (count - 1.0);
        // Of one board the variance is not a number.
        let error = (variance > EQUAL).then(|| (variance / count).sqrt());
        let played = boards.iter().filter(|scores| scores.people.get(person).is_some_and(Option::is_some)).count();
        let place = (2 * played >= boards.len()).then_some(0);
        Place { person, place, played, mean, error }
    };
    let mut places: Vec<Place> = (0..people).map(place).collect();
    places.sort_by(|one, other| {
        (one.place.is_none().cmp(&other.place.is_none())).then(other.mean.total_cmp(&one.mean))
    });
    for index in 0..places.partition_point(|at| at.place.is_some()) {
        let before = index.checked_sub(1).map(|before| places[before]);
        places[index].place = match before {
            Some(before) if before.mean - places[index].mean < EQUAL => before.place,
            _ => Some(index + 1),
        };
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(people: &[Option<i32>], house: &[i32]) -> Scores {
        Scores { people: people.to_vec(), house: house.to_vec(), ..Scores::default() }
    }

    fn said(boards: &[Scores], people: usize) -> Vec<(usize, usize, usize, f64)> {
        // Without a place is 0.
        let said = |at: Place| (at.person, at.place.unwrap_or(0), at.played, at.mean);
        standings(boards, people).into_iter().map(said).collect()
    }

    #[test]
    fn a_score_is_held_against_the_mean_of_the_others() {
        assert_eq!(scores(&[Some(10), Some(4), Some(-2)], &[]).differences(), [Some(9.0), Some(0.0), Some(-9.0)]);
        // Bots count among the others.
        assert_eq!(scores(&[Some(10), Some(4)], &[0, 2]).differences(), [Some(8.0), Some(0.0)]);
        assert_eq!(scores(&[Some(3)], &[]).differences(), [Some(0.0)], "there is nobody to compare with");
        assert_eq!(scores(&[None, None], &[5]).differences(), [None, None]);
    }

    #[test]
    fn who_has_not_played_a_board_has_nothing_and_takes_nothing_from_others() {
        let boards = [scores(&[Some(10), Some(4), None], &[]), scores(&[Some(1), Some(1), Some(7)], &[])];
        assert_eq!(said(&boards, 3), [(2, 1, 1, 3.0), (0, 2, 2, 1.5), (1, 3, 2, -4.5)]);
    }

    #[test]
    fn leaving_a_game_never_pays_and_counts_nothing_for_others() {
        let left = |score| Scores { left: [(1, score)].into(), ..scores(&[Some(6), None, Some(2)], &[]) };
        // The mean of those who played it is 4.
        assert_eq!(left(1).differences(), [Some(4.0), Some(-3.0), Some(-4.0)]);
        assert_eq!(left(9).differences(), [Some(4.0), Some(0.0), Some(-4.0)]);
        let alone = Scores { left: [(0, -5)].into(), ..scores(&[None, None], &[]) };
        assert_eq!(alone.differences(), [Some(0.0), None], "there is nobody to compare with");
        assert_eq!(said(&[left(1), scores(&[Some(0), Some(0), Some(0)], &[])], 3)[1], (1, 2, 1, -1.5));
        assert_eq!(said(&[left(1)], 3), [(0, 1, 1, 4.0), (2, 2, 1, -4.0), (1, 0, 0, -3.0)]);
    }

    #[test]
    fn one_good_game_of_three_is_no_place_above_those_who_played_on() {
        let board = |one, other, third| scores(&[one, Some(other), Some(third)], &[]);
        let left = [board(Some(30), 2, 1), board(None, 1, 3), board(None, 0, 2)];
        let order = |boards: &[Scores]| said(boards, 3).iter().map(|at| (at.0, at.1)).collect::<Vec<_>>();
        assert_eq!(order(&left), [(2, 1), (1, 2), (0, 0)]);
        assert_eq!(order(&left[..2]), [(0, 1), (2, 2), (1, 3)], "half of them is enough");
    }

    #[test]
    fn those_who_did_equally_well_share_a_place() {
        let boards = [scores(&[Some(1), Some(0), Some(1), Some(0)], &[])];
        let places: Vec<usize> = said(&boards, 4).iter().map(|&(_, place, ..)| place).collect();
        assert_eq!(places, [1, 1, 3, 3]);
        // Thirds come to the same by different ways.
        let thirds = [
            scores(&[Some(1), Some(0), Some(0), Some(0)], &[]),
            scores(&[Some(0), Some(1), Some(0), Some(0)], &[]),
        ];
        let places: Vec<usize> = said(&thirds, 4).iter().map(|&(_, place, ..)| place).collect();
        assert_eq!(places, [1, 1, 3, 3]);
    }

    #[test]
    fn the_error_is_that_of_the_mean_and_needs_two_boards_that_differ() {
        let board = |one, other| scores(&[Some(one), Some(other)], &[]);
        assert_eq!(standings(&[board(1, 0)], 2)[0].error, None);
        let of = standings(&[board(3, 0), board(1, 0)], 2)[0];
        assert_eq!((of.mean, of.error), (2.0, Some(1.0)));
        let alone = standings(&[scores(&[Some(4)], &[]), scores(&[Some(7)], &[])], 1)[0];
        assert_eq!((alone.mean, alone.error), (0.0, None), "with nobody to compare with, nothing was measured");
        assert!(standings(&[], 2).iter().all(|at| (at.place, at.played, at.mean) == (Some(1), 0, 0.0)));
    }
}
