//! A finished game, judged by what each player could know.

use game::{Message, Seat};
use serde::Serialize;
use ts_rs::TS;

/// A finished game as plain data.
///
/// What is graded is graded by what the player could know at that moment, never by how it turned out: `skill` is the
/// difference between what was chosen and the best that could be chosen, in expected value; `luck` is what came of it
/// less what was to be expected, and its mean over many games is zero.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Review<F> {
    /// The game in a few sentences.
    pub summary: Vec<Message>,
    /// What the curves show, such as "Bits still unknown about who, with what and where".
    pub measure: Message,
    /// What skill and luck are counted in, such as "bits".
    pub unit: Message,
    /// How much each viewer had still to learn, move by move.
    pub curves: Vec<Curve>,
    /// What is worth looking at, in the order of the game.
    pub moments: Vec<Moment>,
    /// All in all, by seat.
    pub totals: Vec<Total>,
    /// What followed for whom, and since when: for comparing notes kept by hand.
    pub followed: Vec<Followed<F>>,
}

/// A number that changes with the game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Curve {
    /// Whose; null for what everybody could know.
    pub seat: Option<Seat>,
    /// One value for each moment: the first before any move, the last after all of them.
    pub values: Vec<f64>,
}

/// Something that somebody did, or that became possible for them.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Moment {
    /// After how many moves the replay shows it.
    pub ply: u32,
    /// Whose it is.
    pub seat: Seat,
    /// What kind of thing, such as "Suggestion".
    pub what: Message,
    /// What happened and how good it was, in sentences.
    pub text: Vec<Message>,
    /// How good it was by what the player could know; null where there was nothing to choose.
    pub grade: Option<Grade>,
    /// The chance that mattered, such as that of an accusation to be right.
    pub chance: Option<f64>,
    /// What was chosen less the best that could be chosen, in expected value: never above zero.
    pub skill: Option<f64>,
    /// What came of it less what was to be expected.
    pub luck: Option<f64>,
}

/// How good a choice was, by what the player could know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// A good deal was given away.
    Poor,
    /// It could have been better.
    Fair,
    /// Hardly anything was better.
    Good,
    /// Nothing was much better, as far as this could be told: from 90%.
    Best,
}

impl Grade {
    /// The grade of a choice that is worth so much of the best one, from 0 to 1.
    pub fn of_share(share: f64) -> Grade {
        match share {
            share if share >= 0.9 => Grade::Best,
            share if share >= 0.7 => Grade::Good,
            share if share >= 0.4 => Grade::Fair,
            _ => Grade::Poor,
        }
    }
}

impl Moment {
    /// A moment of which there is only something to say.
    pub fn new(ply: u32, seat: Seat, what: Message, text: Vec<Message>) -> Moment {
        Moment { ply, seat, what, text, grade: None, chance: None, skill: None, luck: None }
    }
}

/// One player's game in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Total {
    /// Who.
    pub seat: Seat,
    /// How many choices were graded.
    pub graded: u32,
    /// The sum of the moments' skill.
    pub skill: f64,
    /// The sum of the moments' luck.
    pub luck: f64,
}

/// Something that a player could conclude: a cell of a notebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Followed<F> {
    /// Who could.
    pub seat: Seat,
    /// What.
    pub fact: F,
    /// Whether it is so; else it is not.
    pub is: bool,
    /// Since when.
    pub ply: u32,
}

impl<F> Review<F> {
    /// The same with its facts in another form.
    pub fn map_facts<T>(self, mut to: impl FnMut(F) -> T) -> Review<T> {
        let mut map = |Followed { seat, fact, is, ply }| Followed { seat, fact: to(fact), is, ply };
        let Review { summary, measure, unit, curves, moments, totals, followed } = self;
        let followed = followed.into_iter().map(&mut map).collect();
        Review { summary, measure, unit, curves, moments, totals, followed }
    }
}
