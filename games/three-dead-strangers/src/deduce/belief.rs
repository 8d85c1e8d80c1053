//! Who is probably who, in both readings: counted plainly, and weighed by how people play.

use belief::entropy;
use game::{BySeat, Contradiction, Knowledge, Reading, Seat};

use crate::deduce::record::{SIGNS, Seen, Tally, seen};
use crate::deduce::{Fact, castings, possible};
use crate::{Character, Characters, Phase, Strangers};

/// How players treat the evidence against their own character: the stated behaviour of the reading
/// [`Likely`](Reading::Likely).
///
/// For each player and character the numbers of all [signs](SIGNS) that the player gave are added up and shared by the
/// cards played, and [`settles`](Habits::settles) more: that is `x`. What the player did fits the character by
/// `exp(x - m) + blind`, where `m` is the mean of `x` over the characters.
/// A play is as likely as it makes all that its player did fit the player's own character: it weighs the fit after it
/// divided by the fit before it. So all plays of a game together weigh the product of their players' last fits, with a
/// factor that is the same whoever is who.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// One number for each of [`SIGNS`]: below zero is what players avoid with their own character's evidence.
    pub minds: [f64; SIGNS.len()],
    /// How many cards tell nothing yet.
    pub settles: f64,
    /// What it weighs that a player does not mind at all: only who shows a clear habit is believed to have one.
    pub blind: f64,
}

impl Habits {
    /// What was found over games of bots of all levels: see `examples/three_dead_strangers_calibration.rs`.
    pub const USUAL: Habits = Habits {
        minds: [-19.8, 8.72, -15.7, -20.4, -32.9, 12.9, 9.03, 6.02, -10.1, -3.46],
        settles: 1.65,
        blind: 13.5,
    };

    /// How well what a player did fits each character; always positive.
    pub(crate) fn fits(&self, seen: &Seen) -> [f64; 4] {
        Tally::of(seen, self).fits(self)
    }
}

/// The chance of each way to give the players characters, as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Belief {
    castings: Vec<(BySeat<Character>, f64)>,
}

impl Belief {
    /// What a viewer may believe of the game of the match that is on; `None` before its deal.
    ///
    /// # Errors
    /// Nothing is consistent with the knowledge, which a real table never shows.
    pub fn of(knowledge: &Knowledge<Strangers>, reading: Reading) -> Result<Option<Belief>, Contradiction> {
        if matches!(knowledge.view.public.phase, Phase::Deal) {
            return Ok(None);
        }
        let possible = possible(knowledge);
        let belief = match reading {
            Reading::Possible => Belief::even(&possible),
            Reading::Likely => Belief::weighed(&possible, &seen(knowledge), &Habits::USUAL),
        };
        if belief.castings.is_empty() { Err(Contradiction) } else { Ok(Some(belief)) }
    }

    /// Every casting counts alike.
    pub fn even(possible: &BySeat<Characters>) -> Belief {
        Belief::by(possible, |_| 1.0)
    }

    /// Castings weighed by how well what each player did fits them.
    pub fn weighed(possible: &BySeat<Characters>, seen: &BySeat<Seen>, habits: &Habits) -> Belief {
        let fits = seen.map(|_, seen| habits.fits(seen));
        Belief::by(possible, |casting| casting.iter().map(|(seat, &who)| fits[seat][who as usize]).product())
    }

    fn by(possible: &BySeat<Characters>, weight: impl Fn(&BySeat<Character>) -> f64) -> Belief {
        let castings = castings(possible);
        let weights: Vec<f64> = castings.iter().map(weight).collect();
        let total: f64 = weights.iter().sum();
        Belief { castings: castings.into_iter().zip(weights.iter().map(|weight| weight / total)).collect() }
    }

    /// Every way that is possible, with its chance; they add up to 1.
    pub fn castings(&self) -> &[(BySeat<Character>, f64)] {
        &self.castings
    }

    /// The chance of a fact: 0 or 1 exactly where it is certain.
    pub fn chance(&self, fact: Fact) -> f64 {
        let fitting = || self.castings.iter().filter(|(casting, _)| casting[fact.seat] == fact.character);
        match fitting().count() {
            0 => 0.0,
            all if all == self.castings.len() => 1.0,
            // Sums are rounded, and what is nearly certain is not certain.
            _ => fitting().map(|(_, chance)| chance).sum::<f64>().clamp(f64::MIN_POSITIVE, 1.0 - f64::EPSILON),
        }
    }

    /// Who the player is for sure.
    pub fn sure(&self, seat: Seat) -> Option<Character> {
        Character::ALL.into_iter().find(|&character| self.chance(Fact { seat, character }) == 1.0)
    }

    /// How uncertain all of it is, in bits.
    pub fn bits(&self) -> f64 {
        entropy(self.castings.iter().map(|&(_, chance)| chance))
    }
}
