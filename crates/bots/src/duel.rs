//! Which of two bots is the stronger, and by how much.

use std::ops::Range;

use game::Game;

use crate::tournament::rotations;
use crate::{Entrant, Mean, Tournament, Unplayable};

/// Two bots that play the same deals against each other, sitting in turn round the table: each as often on every seat.
pub struct Duel<'a, G: Game> {
    /// What is played.
    pub setup: G::Setup,
    /// How many play.
    pub seats: usize,
    /// The bots, of different names.
    pub bots: [Entrant<'a, G>; 2],
    /// Where the chance of every deal comes from.
    pub seed: u64,
}

impl<G: Game> Duel<'_, G> {
    /// The points of the first in each of these deals: the part that its seats won of all that was to be won, with half of
    /// what nobody won. Equals have 1/2 on average, in a game for any number of players.
    ///
    /// # Errors
    /// What is wrong with the first game that could not be played.
    ///
    /// # Panics
    /// When a bot does.
    pub fn points(&self, deals: Range<u64>, progress: impl Fn(u64) + Sync) -> Result<Vec<f64>, Unplayable> {
        let mut tournament = Tournament::new(self.setup.clone(), &[], 0, self.seed);
        (tournament.tables, tournament.deals) = (self.tables(), deals);
        let results = tournament.run(progress)?;
        // Each has half of the seats, over all tables.
        let seats = self.seats as f64 / 2.0;
        Ok(results.shares.iter().map(|share| 0.5 + seats * (share[0] - share[1]) / 2.0).collect())
    }

    fn tables(&self) -> Vec<Vec<Entrant<'_, G>>> {
        let table = |first: usize| (first..first + self.seats).map(|seat| self.bots[seat % 2]).collect::<Vec<_>>();
        let mut tables = rotations(&table(0));
        if self.seats % 2 == 1 {
            // One of the two sits once more at a table, so there is another with the other.
            tables.extend(rotations(&table(1)));
        }
        tables
    }
}

/// How many games a deal of a duel has at a table of so many seats.
pub fn games_of_a_duel(seats: usize) -> u64 {
    if seats.is_multiple_of(2) { 2 } else { 2 * seats as u64 }
}

/// A sequential test whether one bot is stronger than another by so much, rather than by so much: it stops when it knows.
///
/// It is the generalized sequential probability ratio test (Li, Liu and Ying, 2014) as programs that play chess are tested
/// with it: by the mean of the points and their variance, which is estimated from them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// How much stronger it is, in Elo, if it is refused.
    pub elo0: f64,
    /// How much stronger it is, in Elo, if it is accepted.
    pub elo1: f64,
}

/// What a sequential test knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// More is to be played.
    Open,
    /// The bot is stronger by `elo1`, rather than by `elo0`.
    Accepted,
    /// It is not.
    Refused,
}

impl Sprt {
    /// How likely either error is at most, about.
    pub const ERROR: f64 = 0.05;
    /// Fewer deals say nothing of the variance, and are no evidence.
    const FEWEST: u64 = 16;

    /// The logarithm of how much likelier these points are if the bot is to be accepted.
    pub fn evidence(&self, points: &Mean) -> f64 {
        let [refused, accepted] = [self.elo0, self.elo1].map(points_of);
        let per_deal = (accepted - refused) * (2.0 * points.mean() - refused - accepted) / 2.0;
        if points.count() < Self::FEWEST || per_deal == 0.0 {
            return 0.0;
        }
        per_deal * points.count() as f64 / points.variance()
    }

    /// How much evidence is enough, either way.
    pub fn bound() -> f64 {
        libm::log((1.0 - Self::ERROR) / Self::ERROR)
    }

    /// What these points say.
    pub fn verdict(&self, points: &Mean) -> Verdict {
        let (evidence, bound) = (self.evidence(points), Self::bound());
        if evidence >= bound {
            Verdict::Accepted
        } else if evidence <= -bound {
            Verdict::Refused
        } else {
            Verdict::Open
        }
    }
}

/// The points that are to be expected of who is stronger by so much.
pub fn points_of(elo: f64) -> f64 {
    1.0 / (1.0 + libm::exp10(-elo / 400.0))
}

/// How much stronger somebody is who has so many points; infinite for none and for all.
pub fn elo_of(points: f64) -> f64 {
    400.0 * libm::log10(points / (1.0 - points))
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use game::chance::below;
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn elo_and_points_are_two_ways_to_say_it() {
        assert!((points_of(400.0) - 10.0 / 11.0).abs() < 1e-12 && points_of(0.0) == 0.5);
        for elo in [-300.0, -1.0, 0.0, 40.0] {
            assert!((elo_of(points_of(elo)) - elo).abs() < 1e-9);
        }
    }

    #[test]
    fn evidence_by_hand() {
        let test = Sprt { elo0: 0.0, elo1: elo_of(0.6) };
        let points: Mean = [0.0, 1.0, 1.0, 1.0].repeat(4).into_iter().collect();
        // The mean is 3/4 and the variance 1/5: 16 * 0.1 * (1.5 - 0.5 - 0.6) / 2 / 0.2.
        assert!((test.evidence(&points) - 1.6).abs() < 1e-9, "{}", test.evidence(&points));
        assert_eq!(test.verdict(&points), Verdict::Open);
        assert_eq!(test.evidence(&[1.0; 15].into_iter().collect()), 0.0, "fifteen deals are too few");
        let sure: Mean = [1.0; 20].into_iter().collect();
        assert_eq!(test.verdict(&sure), Verdict::Accepted, "no luck was in it");
    }

    /// Of tests between equals and between those who are apart by `elo1`, no more err than a few in a hundred.
    #[test]
    fn the_test_errs_about_as_often_as_it_says() {
        let test = Sprt { elo0: 0.0, elo1: 100.0 };
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for (elo, wrong) in [(0.0, Verdict::Accepted), (100.0, Verdict::Refused)] {
            let mut errors = 0;
            for _ in 0..400 {
                let (mut points, mut verdict) = (Mean::default(), Verdict::Open);
                while verdict == Verdict::Open {
                    let won = f64::from(below(&mut rng, 1 << 20)) < points_of(elo) * f64::from(1 << 20);
                    points.add(f64::from(u8::from(won)));
                    verdict = test.verdict(&points);
                }
                errors += u32::from(verdict == wrong);
            }
            assert!((2..36).contains(&errors), "{errors} of 400 at {elo}");
        }
    }
}
