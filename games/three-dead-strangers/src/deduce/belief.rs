//! Who is probably who, in two readings: counted plainly, and weighed by how people play.

use arrayvec::ArrayVec;
use game::{BySeat, Knowledge, Seat};

use crate::deduce::evidence::{Shows, shows};
use crate::deduce::{castings, possible};
use crate::{Character, Characters, Grid, Half, Observation, Phase, Strangers, VICTIMS};

/// In which sense something is so likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Every way to give the players characters that fits the accusations and the viewer's own card counts alike.
    Possible,
    /// The same ways, weighed by what each player has accused others of, laid and covered ([`Habits::USUAL`]).
    Likely,
}

/// How players treat the evidence against their own character, as a model of their choices.
///
/// For each player and character the numbers of all [signs](Habits::SIGNS) that the player gave are added up and shared
/// by the cards laid, and [`settles`](Habits::settles) more: that is `x`. The player is that character with a weight of
/// `exp(x - m) + blind`, where `m` is the mean of `x` over the characters; a casting weighs the product of its players'.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// One number for each of [`Habits::SIGNS`]: below zero is what players avoid with their own character's evidence.
    pub minds: [f64; Habits::SIGNS.len()],
    /// How many cards tell nothing yet.
    pub settles: f64,
    /// What it weighs that a player does not mind at all: only who shows a clear habit is believed to have one.
    pub blind: f64,
}

impl Habits {
    /// What is looked at, each of the character's own evidence under the victim that was played at.
    pub const SIGNS: [&'static str; 10] = [
        "names the character in an accusation",
        "lays a half that shows the character",
        "brings the first kind of evidence to show",
        "brings the second kind to show",
        "brings the third kind to show",
        "covers the last kind that shows",
        "covers one kind of two",
        "covers one kind of three",
        "walls a kind in, so that nothing can cover it any more",
        "shows a kind twice, so that covering one half is not enough",
    ];

    /// What was found over games of bots of all levels: see `examples/strangers_calibration.rs`.
    pub const USUAL: Habits = Habits {
        minds: [-41.6, 8.63, -17.7, -23.1, -37.5, 17.8, 14.0, 6.24, -10.4, -4.3],
        settles: 1.93,
        blind: 36.0,
    };
}

/// Where the signs stand in [`Habits::SIGNS`]; of those for the first, second and third kind, the first.
const NAMES: usize = 0;
const LAYS: usize = 1;
const BRINGS: usize = 2;
const COVERS: usize = 5;
const WALLS: usize = 8;
const TWICE: usize = 9;

/// How often each of [`Habits::SIGNS`] was seen of one player, for one character.
pub type Signs = [f64; Habits::SIGNS.len()];

/// What was seen of one player in the game of the match that is on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// How many cards with evidence the player has laid.
    pub cards: f64,
    /// By character: what it would mean if the player were it.
    pub signs: [Signs; 4],
}

/// The chance of each way to give the players characters, as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Belief {
    castings: Vec<(BySeat<Character>, f64)>,
}

impl Belief {
    /// What this viewer may think of the game of the match that is on; before its deal everybody may be anybody.
    pub fn of(knowledge: &Knowledge<Strangers>, reading: Reading) -> Belief {
        let possible = possible(knowledge);
        match (knowledge.view.public.phase, reading) {
            (Phase::Deal, _) | (_, Reading::Possible) => Belief::even(&possible),
            (_, Reading::Likely) => Belief::weighed(&possible, &seen(knowledge), &Habits::USUAL),
        }
    }

    /// Every casting counts alike.
    pub(crate) fn even(possible: &BySeat<Characters>) -> Belief {
        Belief::by(possible, |_| 1.0)
    }

    /// Castings weighed by what each player did.
    pub fn weighed(possible: &BySeat<Characters>, seen: &BySeat<Seen>, habits: &Habits) -> Belief {
        let weights = seen.map(|_, seen| habits.weights(seen));
        Belief::by(possible, |casting| casting.iter().map(|(seat, &who)| weights[seat][who as usize]).product())
    }

    fn by(possible: &BySeat<Characters>, weight: impl Fn(&BySeat<Character>) -> f64) -> Belief {
        let mut castings: Vec<_> = castings(possible).into_iter().map(|casting| (casting, 0.0)).collect();
        castings.iter_mut().for_each(|(casting, chance)| *chance = weight(casting));
        let total: f64 = castings.iter().map(|(_, chance)| chance).sum();
        castings.iter_mut().for_each(|(_, chance)| *chance /= total);
        Belief { castings }
    }

    /// Every way that is possible, with its chance; they add up to 1.
    pub fn castings(&self) -> &[(BySeat<Character>, f64)] {
        &self.castings
    }

    /// The chance that the player is the character: 0 or 1 exactly where that is certain.
    pub fn chance(&self, seat: Seat, who: Character) -> f64 {
        let fitting = || self.castings.iter().filter(|(casting, _)| casting[seat] == who);
        match fitting().count() {
            0 => 0.0,
            all if all == self.castings.len() => 1.0,
            // Sums are rounded, and what is nearly certain is not certain.
            _ => fitting().map(|(_, chance)| chance).sum::<f64>().clamp(f64::MIN_POSITIVE, 1.0 - f64::EPSILON),
        }
    }

    /// Who the player is for sure.
    pub fn sure(&self, seat: Seat) -> Option<Character> {
        Character::ALL.into_iter().find(|&who| self.chance(seat, who) == 1.0)
    }

    /// How uncertain all of it is, in bits.
    pub fn bits(&self) -> f64 {
        let chances = self.castings.iter().map(|&(_, chance)| chance).filter(|&chance| chance > 0.0);
        chances.map(|chance| -chance * chance.log2()).sum::<f64>().max(0.0)
    }
}

impl Habits {
    /// How well what a player did fits each character.
    fn weights(&self, seen: &Seen) -> [f64; 4] {
        let sum = |signs: &Signs| signs.iter().zip(self.minds).map(|(count, minds)| count * minds).sum::<f64>();
        let fits = seen.signs.each_ref().map(|signs| sum(signs) / (seen.cards + self.settles));
        let mean = fits.iter().sum::<f64>() / fits.len() as f64;
        fits.map(|fits| (fits - mean).exp() + self.blind)
    }
}

/// What each player did in the game of the match that is on.
pub fn seen(knowledge: &Knowledge<Strangers>) -> BySeat<Seen> {
    let public = &knowledge.view.public;
    let spacing = knowledge.setup.spacing;
    let mut seen = public.players.map(|_, _| Seen::default());
    let mut grids: ArrayVec<Grid, VICTIMS> = ArrayVec::new();
    for told in &knowledge.observations {
        match *told {
            Observation::Dealt { .. } => {
                seen = public.players.map(|_, _| Seen::default());
                grids = public.victims.iter().map(|_| Grid::default()).collect();
            }
            Observation::Laid { seat, victim, card, half, on, toward, .. } => {
                let (grid, seen) = (&mut grids[usize::from(victim)], &mut seen[seat]);
                let before = shows(grid, spacing);
                grid.lay(on, toward, half, card.other_half(half));
                seen.cards += 1.0;
                let (one, other) = card.halves().expect("what is laid has two halves");
                for (who, _) in [one, other].into_iter().filter_map(Half::shows) {
                    seen.signs[who as usize][LAYS] += 1.0;
                }
                for ((signs, before), after) in seen.signs.iter_mut().zip(before).zip(shows(grid, spacing)) {
                    changed(signs, before, after);
                }
            }
            Observation::Accused { by, character, .. } => seen[by].signs[character as usize][NAMES] += 1.0,
            _ => {}
        }
    }
    seen
}

/// Counts what a card changed of the evidence against one character.
fn changed(signs: &mut Signs, before: Shows, after: Shows) {
    for kind in before.aspects..after.aspects {
        signs[BRINGS + kind] += 1.0;
    }
    for kind in after.aspects..before.aspects {
        signs[COVERS + kind] += 1.0;
    }
    signs[WALLS] += after.locked as f64 - before.locked as f64;
    signs[TWICE] += after.twice as f64 - before.twice as f64;
}
