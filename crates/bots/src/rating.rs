//! Ratings of several bots from their games against each other.

use chacha20::ChaCha8Rng;
use game::chance::below;
use rand::SeedableRng;

/// The points of the deals that two bots played against each other.
#[derive(Clone, Debug)]
pub struct Pairing {
    /// Who they are.
    pub bots: [usize; 2],
    /// What the first of them had in each deal, from 0 to 1.
    pub points: Vec<f64>,
}

/// A rating, in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The likeliest.
    pub elo: f64,
    /// Its 95% confidence interval.
    pub interval: (f64, f64),
}

/// How often the deals are drawn again for the intervals.
const DRAWS: usize = 400;

/// So much of a drawn deal is counted between each two.
const INVENTED: f64 = 0.1;

/// Rates as many bots in the model of Bradley and Terry (1952), by maximum likelihood: found by Hunter's iteration (2004), and the
/// same in whatever order the deals were played. The intervals are those of the bootstrap over deals (Efron, 1979): a deal
/// is drawn together with what everybody made of it. `zero` has the rating 0.
///
/// Between each two, a tenth of a drawn deal is counted that was not played: so nobody is infinitely strong who has never
/// lost, and the others' ratings hardly change.
///
/// ```
/// let pairing = bots::Pairing { bots: [0, 1], points: [1.0, 1.0, 1.0, 0.0].repeat(100) };
/// let rated = bots::ratings(2, &[pairing], 1);
/// assert!((rated[0].elo - 190.0).abs() < 2.0 && rated[1].elo == 0.0);
/// assert!(rated[0].interval.0 > 140.0 && rated[0].interval.1 < 250.0);
/// ```
pub fn ratings(bots: usize, pairings: &[Pairing], zero: usize) -> Vec<Rating> {
    let deals = pairings.iter().map(|pairing| pairing.points.len()).max().unwrap_or(0);
    let likeliest = elo(bots, pairings, zero, &(0..deals).collect::<Vec<_>>());
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let mut drawn = vec![Vec::with_capacity(DRAWS); bots];
    for _ in 0..DRAWS {
        let chosen: Vec<usize> = (0..deals).map(|_| below(&mut rng, deals as u32) as usize).collect();
        for (drawn, elo) in drawn.iter_mut().zip(elo(bots, pairings, zero, &chosen)) {
            drawn.push(elo);
        }
    }
    let interval = |mut of: Vec<f64>| {
        of.sort_by(f64::total_cmp);
        let cut = DRAWS / 40;
        (of[cut], of[DRAWS - 1 - cut])
    };
    likeliest.into_iter().zip(drawn).map(|(elo, drawn)| Rating { elo, interval: interval(drawn) }).collect()
}

/// The likeliest ratings by these deals.
fn elo(bots: usize, pairings: &[Pairing], zero: usize, deals: &[usize]) -> Vec<f64> {
    // Who had how many points of how many.
    let played: Vec<([usize; 2], [f64; 2])> = pairings
        .iter()
        .map(|pairing| {
            let own: Vec<f64> = deals.iter().filter_map(|&deal| pairing.points.get(deal).copied()).collect();
            let sum = own.iter().sum::<f64>();
            (pairing.bots, [sum + INVENTED / 2.0, own.len() as f64 - sum + INVENTED / 2.0])
        })
        .collect();
    let mut strengths = vec![1.0_f64; bots];
    for _ in 0..10_000 {
        let (mut won, mut met) = (vec![0.0; bots], vec![0.0; bots]);
        for &([one, other], [points, rest]) in &played {
            let each = (points + rest) / (strengths[one] + strengths[other]);
            for (bot, points) in [(one, points), (other, rest)] {
                won[bot] += points;
                met[bot] += each;
            }
        }
        let mut moved = 0.0_f64;
        for ((strength, won), met) in strengths.iter_mut().zip(won).zip(met).filter(|(_, met)| *met > 0.0) {
            let next = won / met;
            moved = moved.max((next / *strength - 1.0).abs());
            *strength = next;
        }
        let unit = strengths.get(zero).copied().unwrap_or(1.0);
        strengths.iter_mut().for_each(|strength| *strength /= unit);
        if moved < 1e-7 {
            break;
        }
    }
    strengths.into_iter().map(|strength| 400.0 * libm::log10(strength)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::points_of;

    fn pairing(bots: [usize; 2], points: &[f64]) -> Pairing {
        Pairing { bots, points: points.to_vec() }
    }

    #[test]
    fn true_ratings_are_found_again() {
        let truth = [150.0, 0.0, -400.0];
        let even = |bots: [usize; 2]| {
            // Nearly without chance: half of the deals a little better, half a little worse.
            let mean = points_of(truth[bots[0]] - truth[bots[1]]);
            pairing(bots, &[mean - 0.01, mean + 0.01].repeat(10_000))
        };
        let rated = ratings(3, &[even([0, 1]), even([1, 2]), even([0, 2])], 1);
        for (rating, truth) in rated.iter().zip(truth) {
            assert!((rating.elo - truth).abs() < 1.0, "{rated:?}");
            assert!(rating.interval.0 <= rating.elo && rating.elo <= rating.interval.1, "{rated:?}");
        }
    }

    #[test]
    fn who_never_lost_has_a_rating_too() {
        let rated = ratings(2, &[pairing([0, 1], &[1.0; 50])], 1);
        assert!((rated[0].elo - 400.0 * libm::log10(50.05 / 0.05)).abs() < 1e-3, "{rated:?}");
    }

    #[test]
    fn an_interval_covers_the_truth_about_as_often_as_it_says() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let covered = (0..100).filter(|_| {
            let won = (0..150).map(|_| f64::from(u8::from(below(&mut rng, 100) < 70)));
            let rated = ratings(2, &[pairing([0, 1], &won.collect::<Vec<_>>())], 1);
            let truth = 400.0 * libm::log10(0.7 / 0.3);
            rated[0].interval.0 <= truth && truth <= rated[0].interval.1
        });
        let covered = covered.count();
        assert!((86..=99).contains(&covered), "{covered}");
    }
}
