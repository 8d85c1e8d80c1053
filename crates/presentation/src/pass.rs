//! The skeleton of every review: one pass over a finished game with what each viewer knows at each moment.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use game::{Knowledge, Message, Seat, Table, Turn, Viewer};
use sets::sort_few;

use crate::review::WORTH_A_WORD;
use crate::{Curve, Followed, Highlights, Known, Moment, Playable, Review, StoodIn, Total};

/// What a game adds to the skeleton: its judgement and its words.
pub trait Judge<G: Playable> {
    /// A move is about to be made: what it is worth is judged by what its player knows now.
    fn before(&mut self, pass: &mut Pass<G>, game: &G, m: &G::Move);

    /// The move has been made, and everybody has been told.
    fn after(&mut self, pass: &mut Pass<G>, before: &G, m: &G::Move, after: &G);

    /// How much a viewer has still to learn: the next value of the viewer's curve.
    fn left(&mut self, pass: &Pass<G>, viewer: Viewer) -> f64;

    /// What the curves show, and what skill and luck are counted in.
    fn measures(&self) -> (Message, Message);

    /// When a player could first be sure of what the game is about.
    fn known(&self, pass: &Pass<G>, end: &G, seat: Seat) -> Known<G::Fact>;

    /// The game in a few sentences.
    fn summary(&self, pass: &Pass<G>, end: &G) -> Vec<Message>;
}

/// Where the pass over a game is, and what has been found so far.
pub struct Pass<G: Playable> {
    /// How many moves have been made.
    pub ply: u32,
    /// What was found, in any order: it is sorted by ply in the end, and stays in this order within one.
    pub moments: Vec<Moment>,
    /// The moves that a bot made in a player's place.
    stood_in: Vec<StoodIn>,
    /// The seats in order, then the spectator.
    minds: Vec<Knowledge<G>>,
    values: Vec<Vec<f64>>,
    followed: Vec<Followed<G::Fact>>,
    certain: Vec<BTreeSet<G::Fact>>,
}

impl<G: Playable> Pass<G> {
    /// The pass before the first move.
    fn new(setup: &G::Setup, start: &G, stood_in: &[StoodIn]) -> Self {
        let minds: Vec<_> =
            Viewer::all(start.seats()).map(|viewer| Knowledge::of_start(setup, start, viewer)).collect();
        Pass {
            ply: 0,
            moments: Vec::new(),
            stood_in: stood_in.to_vec(),
            values: minds.iter().map(|_| Vec::new()).collect(),
            followed: Vec::new(),
            certain: minds.iter().map(|_| BTreeSet::new()).collect(),
            minds,
        }
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.minds.len() - 1
    }

    /// What a viewer knows now.
    pub fn knowledge(&self, viewer: Viewer) -> &Knowledge<G> {
        &self.minds[self.place(viewer)]
    }

    /// The curve of a viewer so far: its first value is from before the first move.
    pub fn values(&self, viewer: Viewer) -> &[f64] {
        &self.values[self.place(viewer)]
    }

    /// Whether a bot makes the move that is being made in a seat's place, for [`Judge::before`].
    pub fn is_by_bot(&self, seat: Seat) -> bool {
        self.stood_in.iter().any(|one| one.covers(seat, self.ply + 1))
    }

    /// A moment of the move that is being made, for [`Judge::before`]; the replay shows it after the move.
    pub fn moment(&self, seat: Seat, what: &'static str, text: impl IntoIterator<Item = Message>) -> Moment {
        Moment::new(self.ply + 1, seat, Message::new(what), text.into_iter().collect())
    }

    /// Notes that a fact is certain for a seat from now on, or certainly not so; once for each fact.
    pub fn follows(&mut self, seat: Seat, fact: G::Fact, is: bool) {
        if self.certain[seat.index()].insert(fact.clone()) {
            self.followed.push(Followed { seat, fact, is, ply: self.ply });
        }
    }

    /// Notes of these facts, with their chances for a seat, those that are certain or certainly not so.
    pub fn conclude(&mut self, seat: Seat, facts: impl IntoIterator<Item = (G::Fact, f64)>) {
        for (fact, chance) in facts {
            if chance == 0.0 || chance == 1.0 {
                self.follows(seat, fact, chance == 1.0);
            }
        }
    }

    /// Since when a fact has been certain for a seat, if it was noted.
    pub fn since(&self, seat: Seat, fact: &G::Fact) -> Option<u32> {
        let of_seat = |one: &&Followed<G::Fact>| one.seat == seat && one.fact == *fact;
        self.followed.iter().find(of_seat).map(|one| one.ply)
    }

    /// All in all, for a seat.
    pub fn total(&self, seat: Seat) -> Total {
        let mut total = Total { seat, graded: 0, skill: 0.0, luck: 0.0 };
        for moment in self.moments.iter().filter(|moment| moment.seat == seat) {
            total.graded += u32::from(moment.grade.is_some());
            total.skill += moment.skill.unwrap_or(0.0);
            total.luck += moment.luck.unwrap_or(0.0);
        }
        total
    }

    /// Whoever was luckiest, where it is worth a word.
    pub fn luckiest(&self) -> Option<Total> {
        let totals = Seat::all(self.seats()).map(|seat| self.total(seat));
        totals.max_by(|one, other| one.luck.total_cmp(&other.luck)).filter(|best| best.luck > WORTH_A_WORD)
    }

    /// Where a viewer stands among all: the seats in order, then the spectator.
    pub fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.seats(), Seat::index)
    }

    fn measure(&mut self, judge: &mut impl Judge<G>) {
        for viewer in Viewer::all(self.seats()) {
            // In thousandths: nobody sees more in a chart.
            let value = (judge.left(self, viewer) * 1e3).round() / 1e3;
            let place = self.place(viewer);
            self.values[place].push(value);
        }
    }

    fn finish(mut self, judge: &impl Judge<G>, table: &Table<G>) -> Review<G::Fact> {
        let end = table.game();
        sort_few(&mut self.moments, |one, other| one.ply > other.ply);
        if let Some(lesson) = G::lesson() {
            let line = &lesson.line[..lesson.followed(table.log())];
            for (ply, step) in (1..).zip(line) {
                let own = |moment: &Moment| step.say.is_some() && moment.seat == lesson.seat();
                let of_ply = self.moments.iter_mut().filter(|moment| moment.ply == ply);
                of_ply.for_each(|moment| moment.teach(own(moment)));
            }
        }
        let by_bot = |moment: &&mut Moment| self.stood_in.iter().any(|one| one.covers(moment.seat, moment.ply));
        self.moments.iter_mut().filter(by_bot).for_each(Moment::leave_out);
        count_once(&mut self.moments);
        let summary = judge.summary(&self, end);
        let (measure, unit) = judge.measures();
        let won = end.winners();
        let highlights = Seat::all(self.seats())
            .map(|seat| Highlights::of(seat, &self.moments, judge.known(&self, end, seat), won[seat]))
            .collect();
        let totals = Seat::all(self.seats()).map(|seat| self.total(seat)).collect();
        let seats = Seat::all(self.seats()).map(Some).chain([None]);
        let curves = seats.zip(self.values).map(|(seat, values)| Curve { seat, values }).collect();
        Review {
            summary,
            measure,
            unit,
            curves,
            highlights,
            moments: self.moments,
            totals,
            followed: self.followed,
        }
    }
}

/// A move is one choice, however much was missed by it: of several misses the worst keeps its grade, and of these the
/// costliest.
fn count_once(moments: &mut [Moment]) {
    let cost = |moment: &Moment| Some((Reverse(moment.grade?), moment.missed()?));
    let is_counted = |place: usize| {
        let (moment, Some(own)) = (&moments[place], cost(&moments[place])) else { return true };
        let same = |other: &Moment| (other.ply, other.seat) == (moment.ply, moment.seat);
        let mut others = moments.iter().enumerate().filter(|(_, other)| same(other));
        !others.any(|(at, other)| cost(other).is_some_and(|cost| cost > own || cost == own && at < place))
    };
    let counted: Vec<bool> = (0..moments.len()).map(is_counted).collect();
    moments.iter_mut().zip(counted).filter(|(_, counted)| !counted).for_each(|(moment, _)| moment.uncount());
}

/// Replays a finished game before a judge, who judges nobody by the moves that a bot made in their place; `None` when the
/// game is not over.
pub fn judge<G: Playable>(
    table: &Table<G>,
    stood_in: &[StoodIn],
    judge: &mut impl Judge<G>,
) -> Option<Review<G::Fact>> {
    if table.game().turn() != Turn::Over {
        return None;
    }
    let start = G::start(table.setup()).ok()?;
    let mut pass = Pass::new(table.setup(), &start, stood_in);
    pass.measure(judge);
    table.replay(|before, m, after| {
        judge.before(&mut pass, before, m);
        pass.ply += 1;
        for mind in &mut pass.minds {
            mind.follow(before, m, after);
        }
        judge.after(&mut pass, before, m, after);
        pass.measure(judge);
    });
    Some(pass.finish(judge, table))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Choice, Grade};

    #[test]
    fn a_move_is_graded_once_by_what_was_worst_of_it() {
        let judged = |ply, worth| {
            let moment = Moment::new(ply, Seat(0), Message::new("chose"), Vec::new());
            moment.judged(Choice { worth, best: 4.0, stake: 4.0 }, || Message::new("better"))
        };
        let mut moments = [judged(1, 2.0), judged(1, 0.0), judged(1, 0.0), judged(2, 4.0), judged(2, 4.0)];
        count_once(&mut moments);
        let grades = moments.each_ref().map(|moment| moment.grade);
        assert_eq!(grades, [None, Some(Grade::Blunder), None, Some(Grade::Best), Some(Grade::Best)]);
        assert_eq!((&moments[0].better, moments[0].skill, moments[0].worth), (&None, None, None));
    }
}
