//! A finished match, each doubt and each lie judged by what its player could know.

mod stake;
mod words;

use belief::entropy;
use game::{Knowledge, Message, Reading, Seat, Table, Turn, Viewer};
use presentation::{Grade, Judge, Pass, Review, judge};

use self::stake::Stake;
use crate::deduce;
use crate::{ColorDoubt, Credit, Fact, Lay, Move, Options, Phase};

/// The whole review; nothing while it is not over.
pub(crate) fn review(table: &Table<ColorDoubt>) -> Option<Review<Fact>> {
    judge(table, &mut Analyst { tallies: vec![Tally::default(); usize::from(table.setup().seats)] })
}

/// Judges doubts, and lies told and let pass.
struct Analyst {
    tallies: Vec<Tally>,
}

/// What somebody did, for the summary.
#[derive(Clone, Copy, Default)]
struct Tally {
    lies: u32,
    doubts: u32,
    right: u32,
    let_pass: u32,
}

impl Judge<ColorDoubt> for Analyst {
    fn before(&mut self, pass: &mut Pass<ColorDoubt>, game: &ColorDoubt, m: &Move) {
        match (game.public.phase.turn(), m) {
            (Turn::Player(seat), Move::Doubt {}) => self.doubted(pass, seat, game),
            (Turn::Player(seat), Move::Pass {}) => self.passed(pass, seat, game),
            _ => {}
        }
    }

    fn after(&mut self, pass: &mut Pass<ColorDoubt>, before: &ColorDoubt, m: &Move, _: &ColorDoubt) {
        if let (Turn::Player(seat), Move::Lay { cards, say }) = (before.public.phase.turn(), m)
            && !cards.all_of(*say)
        {
            self.lied(pass, Lay { seat, count: cards.total(), say: *say });
        }
    }

    fn left(&mut self, pass: &Pass<ColorDoubt>, viewer: Viewer) -> f64 {
        let knowledge = pass.knowledge(viewer);
        let public = &knowledge.view.public;
        // A pass tells nothing of cards.
        let passed = !public.passed.is_empty() && !matches!(public.phase, Phase::Deal | Phase::Over);
        match pass.values(viewer).last() {
            Some(&same) if passed => same,
            _ => bits(knowledge),
        }
    }

    fn measures(&self) -> (Message, Message) {
        (Message::new("measure"), Message::new("unit"))
    }

    fn summary(&self, _: &Pass<ColorDoubt>, end: &ColorDoubt) -> Vec<Message> {
        words::summary(&self.tallies, &end.public.winners)
    }
}

impl Analyst {
    /// A doubt is good where it was worth more than to let the announcement stand, by what the doubter knew.
    fn doubted(&mut self, pass: &mut Pass<ColorDoubt>, seat: Seat, game: &ColorDoubt) {
        let credit = Credit::of(pass.knowledge(Viewer::Seat(seat))).ok().flatten();
        let (Some(credit), Some(lay), Some(cards)) = (credit, game.public.standing, game.secret.lays.last()) else {
            return;
        };
        let truthful = cards.all_of(lay.say);
        let tally = &mut self.tallies[seat.index()];
        tally.doubts += 1;
        tally.right += u32::from(!truthful);
        let stake = Stake::of(&game.public);
        let worth = stake.worth(credit.is);
        let mut moment = pass.moment(seat, "review-doubt", [words::doubted(seat, lay, credit, truthful)]);
        moment.grade = Some(stake.grade(worth.min(0.0)));
        moment.chance = Some(1.0 - credit.is);
        moment.skill = Some(worth.min(0.0));
        moment.luck = Some(if truthful { -stake.truth } else { stake.lie } - worth);
        pass.moments.push(moment);
    }

    /// To let a lie pass is a moment where one could be sure of it.
    fn passed(&mut self, pass: &mut Pass<ColorDoubt>, seat: Seat, game: &ColorDoubt) {
        let knowledge = pass.knowledge(Viewer::Seat(seat));
        let (Some(Options::Play { doubt: true, .. }), Some(lay)) = (&knowledge.options, game.public.standing)
        else {
            return;
        };
        // Where states were left out nothing is sure.
        let standing = deduce::standing(STATES, knowledge, Reading::Possible).ok().flatten();
        if standing.is_none_or(|standing| standing.able > 0.0) {
            return;
        }
        self.tallies[seat.index()].let_pass += 1;
        let mut moment = pass.moment(seat, "review-let-pass", [words::let_pass(seat, lay)]);
        moment.grade = Some(Grade::Poor);
        moment.chance = Some(1.0);
        moment.skill = Some(-Stake::of(&game.public).lie);
        pass.moments.push(moment);
    }

    /// A lie is good where the table could believe it, by what everybody knew.
    fn lied(&mut self, pass: &mut Pass<ColorDoubt>, lay: Lay) {
        self.tallies[lay.seat.index()].lies += 1;
        let credit = Credit::of(pass.knowledge(Viewer::Spectator)).ok().flatten();
        let Some(credit) = credit else { return };
        let mut moment = pass.moment(lay.seat, "review-lie", [words::lied(lay, credit)]);
        // The cards have been played.
        moment.ply = pass.ply;
        moment.grade = Some(match credit.is {
            is if is >= 0.65 => Grade::Best,
            is if is >= 0.5 => Grade::Good,
            is if is >= 0.25 => Grade::Fair,
            _ => Grade::Poor,
        });
        moment.chance = Some(credit.is);
        pass.moments.push(moment);
    }
}

/// How many states of a hand are kept for the curves and the passes, of which there are many: where much was turned up
/// and taken back, the least likely are left out.
const STATES: usize = 40;

/// The bits left about the others' hands to whoever sees this, by what is possible: added up for each player and each
/// suit. Nothing between two games.
fn bits(knowledge: &Knowledge<ColorDoubt>) -> f64 {
    if matches!(knowledge.view.public.phase, Phase::Deal | Phase::Over) {
        return 0.0;
    }
    let Ok(chances) = deduce::reckon(STATES, None, knowledge, Reading::Possible) else { return 0.0 };
    entropy(chances.hands.values().copied())
}
