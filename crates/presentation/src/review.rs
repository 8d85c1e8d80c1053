//! A finished game, judged by what each player could know.

use std::cmp::Reverse;

use game::{Message, Seat};
use serde::Serialize;
use ts_rs::TS;

/// A finished game as plain data.
///
/// What is graded is graded by what the player could know at that moment, never by how it turned out: `skill` is the
/// difference between what was chosen and the best that could be chosen, in expected value; `luck` is what came of it
/// less what was to be expected, and its mean over many games is zero. Grade, skill and what would have been better come
/// from one [`Choice`], so that none of them can contradict another. The moves that a [`Lesson`](crate::Lesson) has its
/// players make are not graded, and neither are those that a bot made in a player's place ([`StoodIn`](crate::StoodIn)).
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
    /// For each seat, what to look at first.
    pub highlights: Vec<Highlights<F>>,
    /// What is worth looking at, in the order of the game.
    pub moments: Vec<Moment>,
    /// All in all, by seat.
    pub totals: Vec<Total>,
    /// What followed for whom, and since when: for comparing notes kept by hand.
    pub followed: Vec<Followed<F>>,
}

/// What to look at first in one player's game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Highlights<F> {
    /// Whose.
    pub seat: Seat,
    /// The best moment: the place, among the moments, of the choice that was worth most of those graded Best that brought
    /// something and were not bad luck; null where there is none.
    pub best: Option<usize>,
    /// The costliest miss: the place, among the moments, of the choice that gave away most of those with the worst grade;
    /// null where none is worse than Fine.
    pub miss: Option<usize>,
    /// The worst luck, where there is no miss: the place, among the moments, of the choice of which most was wanting to
    /// what could be expected; null where that is not worth a word.
    pub unlucky: Option<usize>,
    /// How the player lost: the place, among the moments, of what others did that lost them the game; null where that is
    /// not one moment.
    pub lost: Option<usize>,
    /// When it could have been known.
    pub known: Known<F>,
}

/// When a player could first be sure of what the game is about.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Known<F> {
    /// After how many moves; null where the player never could.
    pub ply: Option<u32>,
    /// What to look at where the player never could: after how many moves they came nearest; null where there is nothing.
    pub near: Option<u32>,
    /// What could be known, or that it could not, in a sentence.
    pub text: Message,
    /// What was certain then, for its proof on the sheet: what settled it first.
    pub proof: Vec<Certain<F>>,
    /// What the proof ends in, in a sentence; null where there is nothing to prove.
    pub so: Option<Message>,
}

/// Something that is certain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Certain<F> {
    /// What.
    pub fact: F,
    /// Whether it is so; else it is not.
    pub is: bool,
}

impl<F> Known<F> {
    /// Since when the player could, what was certain then, and what the proof of it ends in.
    pub fn since(ply: u32, text: Message, proof: Vec<Certain<F>>, so: Message) -> Known<F> {
        Known { ply: Some(ply), near: None, text, proof, so: Some(so) }
    }

    /// That the player never could, and when they came nearest.
    pub fn never(text: Message, near: Option<u32>) -> Known<F> {
        Known { ply: None, near, text, proof: Vec::new(), so: None }
    }
}

impl<F> Highlights<F> {
    /// Chosen among the moments of the whole game, for a player who won or did not.
    pub(crate) fn of(seat: Seat, moments: &[Moment], known: Known<F>, won: bool) -> Highlights<F> {
        let own = || moments.iter().enumerate().filter(move |(_, moment)| moment.seat == seat);
        let best = most(own(), Moment::merit);
        // A little of much may be more than all of little, and is no worse a choice for it.
        let miss = most(own(), |moment| Some((Reverse(moment.grade?), moment.missed()?)));
        let unlucky = if miss.is_none() { most(own(), Moment::wanting) } else { None };
        let lost = moments.iter().rposition(|moment| moment.seat == seat && moment.lost).filter(|_| !won);
        Highlights { seat, best, miss, unlucky, lost, known }
    }
}

/// The place of the moment that has most of something, the first of several.
fn most<'a, T: PartialOrd>(
    moments: impl Iterator<Item = (usize, &'a Moment)>,
    of: impl Fn(&Moment) -> Option<T>,
) -> Option<usize> {
    let amounts = moments.filter_map(|(place, moment)| Some((place, of(moment)?)));
    amounts.reduce(|most, next| if next.1 > most.1 { next } else { most }).map(|(place, _)| place)
}

/// So much luck, good or bad, is worth a word.
pub(crate) const WORTH_A_WORD: f64 = 0.5;

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
    /// What happened, and what the player could know of it, in sentences.
    pub text: Vec<Message>,
    /// What the player could think before it, by what they knew: what is not in `text`.
    pub thought: Vec<Message>,
    /// Why the bot did it that made the move, by what it went by itself: then `thought` is empty. Nothing of a person, or
    /// where that is not known.
    pub why: Vec<Message>,
    /// What would have been better, and why, by what the player could know; where the grade is not Best, and nowhere
    /// else.
    pub better: Option<Message>,
    /// How good it was by what the player could know; null where there was nothing to choose.
    pub grade: Option<Grade>,
    /// The chance that mattered, such as that of an accusation to be right.
    pub chance: Option<f64>,
    /// What the choice could be expected to bring; where it is graded, and nowhere else.
    pub worth: Option<f64>,
    /// What was chosen less the best that could be chosen, in expected value: 0 where the grade is Best, and below it
    /// where it is another; null where there is no grade.
    pub skill: Option<f64>,
    /// What came of it less what was to be expected.
    pub luck: Option<f64>,
    /// What came of it, where that is known though luck is not counted.
    #[serde(skip)]
    pub came: Option<f64>,
    /// Whether nothing of another kind could be done: nobody's best moment.
    #[serde(skip)]
    pub forced: bool,
    /// Whether this is what lost its player the game.
    #[serde(skip)]
    pub lost: bool,
    /// After how many moves the replay shows what made it possible; null where that is not one move.
    pub cause: Option<u32>,
}

impl Moment {
    /// What it was worth as its player's best moment, if it was any: nobody remembers a choice as their best one that brought
    /// nothing, as far as that is known, however good it was, that was bad luck, or that was forced on them.
    pub fn merit(&self) -> Option<f64> {
        let counts = self.grade == Some(Grade::Best) && !self.forced && self.wanting().is_none();
        self.worth.filter(|&worth| counts && self.brought().unwrap_or(worth) > 0.0)
    }

    /// What it gave away, where that is a miss: whatever is graded Fine or better is none.
    pub fn missed(&self) -> Option<f64> {
        let skill = self.skill.filter(|_| self.grade.is_some_and(|grade| grade < Grade::Fine));
        skill.map(|skill| -skill)
    }

    /// What was wanting to what could be expected of it, where that is worth a word.
    pub fn wanting(&self) -> Option<f64> {
        let luck = self.luck.or_else(|| Some(self.came? - self.worth?));
        luck.map(|luck| -luck).filter(|&wanting| self.grade.is_some() && wanting > WORTH_A_WORD)
    }

    /// What came of it, as far as that is known.
    fn brought(&self) -> Option<f64> {
        self.came.or_else(|| Some(self.worth? + self.luck?))
    }
}

/// How good a choice was, by what the player could know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Nearly all was given away, or all of it.
    Blunder,
    /// More than half of it was given away.
    Mistake,
    /// A good part of it was given away.
    Inaccuracy,
    /// Something was clearly better.
    Fine,
    /// Something was a little better.
    Good,
    /// Nothing was better, or not by anything worth a word.
    Best,
}

impl Grade {
    /// The least share of what was at stake that each grade keeps; a blunder keeps less than all of them.
    pub const STEPS: [(Grade, f64); 5] = [
        (Grade::Best, 0.98),
        (Grade::Good, 0.9),
        (Grade::Fine, 0.75),
        (Grade::Inaccuracy, 0.5),
        (Grade::Mistake, 0.25),
    ];

    /// The grade of a choice that keeps so much of what was at stake, from 0 to 1.
    pub fn of_share(share: f64) -> Grade {
        let steps = Grade::STEPS.iter().find(|(_, least)| share >= *least);
        steps.map_or(Grade::Blunder, |&(grade, _)| grade)
    }
}

/// What a choice was worth by what its player could know, in what the review counts in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// What it could be expected to bring.
    pub worth: f64,
    /// The most that any choice could be expected to bring.
    pub best: f64,
    /// What was at stake: whoever gives away all of it blunders.
    pub stake: f64,
}

impl Choice {
    /// Beside the best one, which is all that was at stake.
    pub fn beside(worth: f64, best: f64) -> Choice {
        Choice { worth, best, stake: best }
    }

    /// What was given away.
    pub fn lost(self) -> f64 {
        (self.best - self.worth).max(0.0)
    }

    /// How good that is.
    pub fn grade(self) -> Grade {
        if self.lost() == 0.0 { Grade::Best } else { Grade::of_share(1.0 - self.lost() / self.stake) }
    }
}

impl Moment {
    /// A moment of which there is only something to say.
    pub fn new(ply: u32, seat: Seat, what: Message, text: Vec<Message>) -> Moment {
        let (thought, why) = (Vec::new(), Vec::new());
        let (better, grade, chance, worth, skill, luck) = (None, None, None, None, None, None);
        Moment {
            ply,
            seat,
            what,
            text,
            thought,
            why,
            better,
            grade,
            chance,
            worth,
            skill,
            luck,
            came: None,
            forced: false,
            lost: false,
            cause: None,
        }
    }

    /// The same of a choice that was worth so much; `better` says what would have been better where something was.
    #[must_use]
    pub fn judged(self, choice: Choice, better: impl FnOnce() -> Message) -> Moment {
        let grade = choice.grade();
        let is_best = grade == Grade::Best;
        let skill = Some(if is_best { 0.0 } else { -choice.lost() });
        let better = (!is_best).then(better);
        Moment { better, grade: Some(grade), worth: Some(choice.worth), skill, ..self }
    }

    /// A lesson has this move: nobody is judged by it, and where its learner was told to make it, the review says so.
    pub(crate) fn teach(&mut self, told: bool) {
        if told || self.grade.is_some() {
            self.text.push(Message::new("review-lesson-move"));
        }
        self.uncount();
        self.luck = None;
    }

    /// A bot did it in its player's place, who is not judged by it.
    pub(crate) fn leave_out(&mut self) {
        self.uncount();
        (self.luck, self.lost) = (None, false);
    }

    /// It is not judged.
    pub(crate) fn uncount(&mut self) {
        (self.grade, self.better, self.worth, self.skill) = (None, None, None, None);
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
    /// Adds a moment where it belongs, after those of the same move: the highlights lead to the same moments as before.
    pub fn add(&mut self, moment: Moment) {
        let place = self.moments.partition_point(|one| one.ply <= moment.ply);
        self.moments.insert(place, moment);
        for Highlights { best, miss, unlucky, lost, .. } in &mut self.highlights {
            let later = [best, miss, unlucky, lost].into_iter().flatten().filter(|at| **at >= place);
            later.for_each(|at| *at += 1);
        }
    }

    /// The same with its facts in another form.
    pub fn map_facts<T>(self, mut to: impl FnMut(F) -> T) -> Review<T> {
        let Review { summary, measure, unit, curves, highlights, moments, totals, followed } = self;
        let mut shown = |Highlights { seat, best, miss, unlucky, lost, known }: Highlights<F>| {
            let Known { ply, near, text, proof, so } = known;
            let proof = proof.into_iter().map(|Certain { fact, is }| Certain { fact: to(fact), is }).collect();
            Highlights { seat, best, miss, unlucky, lost, known: Known { ply, near, text, proof, so } }
        };
        let highlights = highlights.into_iter().map(&mut shown).collect();
        let map = |Followed { seat, fact, is, ply }| Followed { seat, fact: to(fact), is, ply };
        let followed = followed.into_iter().map(map).collect();
        Review { summary, measure, unit, curves, highlights, moments, totals, followed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(worth: f64, luck: f64) -> Moment {
        let moment = Moment::new(1, Seat(0), Message::new("asked"), Vec::new());
        let moment = moment.judged(Choice::beside(worth, worth), || Message::new("better"));
        Moment { luck: Some(luck), ..moment }
    }

    #[test]
    fn the_worst_luck_is_never_the_best_moment() {
        let highlights = |moments: &[Moment]| {
            let highlights =
                Highlights::<()>::of(Seat(0), moments, Known::never(Message::new("never"), None), false);
            (highlights.best, highlights.unlucky)
        };
        assert_eq!(highlights(&[moment(2.0, -0.6), moment(1.0, 0.0)]), (Some(1), Some(0)));
        assert_eq!(highlights(&[moment(2.0, -0.6)]), (None, Some(0)));
        assert_eq!(highlights(&[moment(2.0, -0.4)]), (Some(0), None), "that little is no bad luck");
    }

    #[test]
    fn no_miss_is_costlier_than_one_with_a_worse_grade() {
        let chose = |worth, best, stake| {
            let moment = Moment::new(1, Seat(0), Message::new("asked"), Vec::new());
            moment.judged(Choice { worth, best, stake }, || Message::new("better"))
        };
        let moments = [chose(4.0, 10.0, 20.0), chose(0.5, 2.0, 2.0), chose(0.0, 3.0, 4.0)];
        let grades: Vec<_> = moments.iter().map(|moment| moment.grade.unwrap()).collect();
        assert_eq!(grades, [Grade::Inaccuracy, Grade::Mistake, Grade::Mistake]);
        let never = Known::never(Message::new("never"), None);
        assert_eq!(Highlights::<()>::of(Seat(0), &moments, never, false).miss, Some(2));
    }

    #[test]
    fn what_paid_off_against_the_odds_is_a_best_moment() {
        let best = |worth, luck| {
            let known = Known::never(Message::new("never"), None);
            Highlights::<()>::of(Seat(0), &[moment(worth, luck)], known, false).best
        };
        assert_eq!((best(-0.2, 1.2), best(0.2, -0.2), best(-0.2, 0.1)), (Some(0), None, None));
    }

    #[test]
    fn a_moment_that_is_added_leaves_the_highlights_at_theirs() {
        let at = |ply, moment: Moment| Moment { ply, ..moment };
        let moments = vec![at(2, moment(1.0, 0.0)), at(4, moment(2.0, 0.0)), at(4, moment(0.5, -0.6))];
        let highlights = Highlights::<()>::of(Seat(0), &moments, Known::never(Message::new("never"), None), false);
        assert_eq!((highlights.best, highlights.unlucky), (Some(1), Some(2)));
        let mut review = Review {
            summary: Vec::new(),
            measure: Message::new("measure"),
            unit: Message::new("unit"),
            curves: Vec::new(),
            highlights: vec![highlights],
            moments,
            totals: Vec::new(),
            followed: Vec::new(),
        };
        for ply in [3, 4, 9] {
            review.add(Moment::new(ply, Seat(1), Message::new("played"), Vec::new()));
        }
        assert_eq!(review.moments.iter().map(|moment| moment.ply).collect::<Vec<_>>(), [2, 3, 4, 4, 4, 9]);
        assert_eq!((review.highlights[0].best, review.highlights[0].unlucky), (Some(2), Some(3)));
    }

    #[test]
    fn what_lost_a_match_that_was_won_is_nothing_to_look_at() {
        let moments = [Moment { lost: true, ..moment(1.0, 0.0) }, moment(1.0, 0.0)];
        let lost =
            |won| Highlights::<()>::of(Seat(0), &moments, Known::never(Message::new("never"), None), won).lost;
        assert_eq!((lost(false), lost(true)), (Some(0), None));
    }
}
