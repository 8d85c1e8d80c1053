//! What a suggestion could be expected to tell, beside the best one.

use game::Seat;
use inference::{Asker, CardSet, Impression, Solver};
use presentation::Grade;

use super::Mind;
use crate::cards::{Card, Crime, Room};
use crate::deduce::{Evidence, player};

/// Number of deals, spread over all, in which suggestions are first ranked, where not all are worked out exactly.
const WORLDS: usize = 384;
/// How many states the search for the best suggestion may take: some milliseconds.
const WORK: usize = 1 << 14;
/// What any calculation takes at least, in states.
const LEAST: usize = 64;
/// How many of the most telling are worked out exactly in any case.
const CANDIDATES: usize = 8;
/// Below this nothing is left to learn, and nothing to grade.
const NOTHING: f64 = 0.05;

/// A suggestion judged by what its maker could know.
pub(super) struct Question {
    /// How many bits its answers can be expected to tell: exact.
    pub(super) expected: f64,
    /// The most that was found to be expected of a suggestion in the same room, and that suggestion.
    pub(super) best: (f64, Crime),
}

impl Question {
    /// Nothing where an answer is beyond the limits of belief.
    pub(super) fn of(mind: &Mind, seat: Seat, crime: Crime) -> Option<Question> {
        let names = &mind.evidence.names;
        let mut asker = Asker::new(Solver::default(), &mind.evidence.log, player(seat));
        let asked = names.set(crime.cards());
        let expected = asker.worth(asked, mind.bits)?.bits;
        let mut best = (expected, crime);
        if mind.crimes.len() > 1 {
            for other in candidates(mind, &asker, crime.room, WORK).into_iter().filter(|&other| other != asked) {
                let worth = asker.worth(other, mind.bits)?.bits;
                if worth > best.0 + 1e-9 {
                    best = (worth, names.crime(other));
                }
            }
        }
        Some(Question { expected, best })
    }

    /// By the share of what could be had; nothing where there was nothing to be had.
    pub(super) fn grade(&self) -> Option<Grade> {
        (self.best.0 >= NOTHING).then(|| Grade::of_share(self.expected / self.best.0))
    }
}

/// The suggestions in a room to be looked at, no two of which tell the same: all, where that takes no more than `work`
/// states, or else the most promising.
fn candidates(mind: &Mind, asker: &Asker, room: Room, work: usize) -> Vec<CardSet> {
    let Evidence { names, log } = &mind.evidence;
    let (mut questions, _) = asker.different(names.card(Card::Room(room)));
    let count = work / (mind.belief.solution.states() + LEAST);
    if let Some(me) = log.viewer().filter(|_| questions.len() > count) {
        Impression::over(log.setup(), me, mind.belief.solution.spread(WORLDS)).sort(&mut questions);
        questions.truncate(count.max(CANDIDATES));
    }
    questions
}

#[cfg(test)]
mod tests {
    use bots::{Bot, Mean};
    use chacha20::ChaCha8Rng;
    use game::{Game, Knowledge, Reading, Table, Turn, Viewer};
    use rand::SeedableRng;

    use super::*;
    use crate::deduce::Belief;
    use crate::{Clue, Detective, Move, Novice, Setup, Suspect};

    /// What the best suggestion of all in the room promises, and what the best that the review finds does; nothing where
    /// there is nothing to learn.
    fn best_and_found(before: &Clue, knowledge: &Knowledge<Clue>, seat: Seat, crime: Crime) -> Option<(f64, f64)> {
        let evidence = Evidence::of(knowledge)?;
        let belief = Belief::from_evidence(&mut Solver::default(), &evidence, Reading::Likely)?;
        let mind = Mind::of(evidence, belief);
        if before.is_out(seat) || mind.crimes.len() < 2 {
            return None;
        }
        let found = Question::of(&mind, seat, crime)?.best.0;
        let mut asker = Asker::new(Solver::default(), &mind.evidence.log, player(seat));
        let all = candidates(&mind, &asker, crime.room, usize::MAX);
        let worth = all.into_iter().filter_map(|question| asker.worth(question, mind.bits));
        let best = worth.map(|worth| worth.bits).fold(0.0, f64::max);
        Some((best, found))
    }

    /// The losses, in bits, over the suggestions of this many games.
    fn losses(seats: usize, games: u64) -> Vec<f64> {
        let setup = Setup::new(&Suspect::ALL[..seats]);
        let bots: Vec<&dyn Bot<Clue>> =
            (0..seats).map(|seat| if seat % 2 == 0 { &Detective as &dyn Bot<Clue> } else { &Novice }).collect();
        let mut losses = Vec::new();
        for seed in 0..games {
            let table: Table<Clue> =
                bots::play(&setup, &bots, &mut ChaCha8Rng::seed_from_u64(1_000 + seed)).unwrap();
            let start = Clue::start(table.setup()).unwrap();
            let known = |seat| Knowledge::of_start(table.setup(), &start, Viewer::Seat(seat));
            let mut known: Vec<Knowledge<Clue>> = Seat::all(seats).map(known).collect();
            table.replay(|before, m, after| {
                if let (Move::Suggest(crime), Turn::Player(seat)) = (m, before.turn()) {
                    let found = best_and_found(before, &known[seat.index()], seat, *crime);
                    losses.extend(found.map(|(best, found)| (best - found).max(0.0)));
                }
                for knowledge in &mut known {
                    knowledge.follow(before, m, after);
                }
            });
        }
        losses
    }

    #[test]
    fn the_best_suggestion_is_found_where_all_can_be_worked_out() {
        assert!(losses(3, 3).into_iter().fold(0.0, f64::max) < 1e-6);
    }

    /// `cargo test --release -p clue --lib best_suggestion -- --ignored --nocapture`
    #[test]
    #[ignore = "a measurement: seconds in release"]
    #[expect(clippy::print_stdout, reason = "it is run for its figures")]
    fn how_often_the_best_suggestion_is_missed() {
        println!("players  suggestions  missed by 0.001 bits  mean loss  worst loss");
        for seats in 3..=6 {
            let losses = losses(seats, 40);
            let missed = losses.iter().filter(|&&loss| loss > 1e-3).count();
            let mean: Mean = losses.iter().copied().collect();
            println!(
                "{seats:7}  {:11}  {:19.2}%  {:9.5}  {:10.3}",
                losses.len(),
                100.0 * missed as f64 / losses.len() as f64,
                mean.mean(),
                losses.iter().copied().fold(0.0, f64::max)
            );
        }
    }
}
