//! What a suggestion could be expected to tell, beside the best one.

use game::Seat;
use inference::{Asker, Budget, Impression, Proposal, Solver, Worth};
use presentation::Choice;

use super::Insight;
use crate::cards::{Card, CardSet, Crime};
use crate::deduce::{Casebook, Fact, Holder, player};

/// In how many deals, spread over all, suggestions are tried for a first ranking.
const WORLDS: usize = 384;
/// How much the search for the best suggestion may be: some milliseconds.
const BUDGET: Budget = Budget { states: 1 << 14, least: 8 };
/// Below this nothing is left to learn, and nothing to grade.
const NOTHING: f64 = 0.05;
/// At stake is a bit at least, which halves what is left: whoever could have learned less gave away little.
pub(super) const STAKE: f64 = 1.0;
/// Chances of settling the case that differ by so much are worth a word.
const CLEARLY: f64 = 0.05;

/// A suggestion judged by what its maker could know.
pub(super) struct Asking {
    /// How many bits its answers can be expected to tell: exact.
    pub(super) expected: f64,
    /// The most that was found to be expected of a suggestion in the same room, and that suggestion.
    pub(super) best: (f64, Crime),
    /// Why that would have told more.
    pub(super) why: Why,
}

/// Why one suggestion could be expected to tell more than another in the same room.
#[derive(Clone, Copy)]
pub(super) enum Why {
    /// It was likelier to settle the case: the chances of both.
    Settles { best: f64, made: f64 },
    /// It named a card that was open, and the other in its place one that was not.
    Open { card: Card, other: Card },
    /// Whoever asked knew where a card was that it named, and so its answer was about the others.
    Known(Card),
    /// Its answers simply ruled out more.
    More,
}

impl Why {
    fn of(insight: &Insight, best: (Crime, &Worth), made: (Crime, &Worth)) -> Why {
        if best.1.certain - made.1.certain >= CLEARLY {
            return Why::Settles { best: best.1.certain, made: made.1.certain };
        }
        let chance = |card, holder| insight.belief.chance(Fact { card, holder });
        let is_open = |card| !matches!(chance(card, Holder::CaseFile), 0.0 | 1.0);
        let holders = insight.casebook.names.facts().filter(|fact| insight.belief.chance(*fact) == 1.0);
        let known_cards: CardSet = holders.map(|fact| fact.card).collect();
        let [(better, other), weapons] = [
            (Card::Suspect(best.0.suspect), Card::Suspect(made.0.suspect)),
            (Card::Weapon(best.0.weapon), Card::Weapon(made.0.weapon)),
        ];
        let pairs = || [(better, other), weapons].into_iter().filter(|(card, other)| card != other);
        let open = pairs().find(|&(card, other)| is_open(card) && !is_open(other));
        let known = || pairs().find(|&(card, other)| known_cards.contains(card) && is_open(other));
        match open {
            Some((card, other)) => Why::Open { card, other },
            None => known().map_or(Why::More, |(card, _)| Why::Known(card)),
        }
    }
}

impl Asking {
    /// Nothing where an answer is beyond the limits of belief.
    pub(super) fn of(insight: &Insight, seat: Seat, crime: Crime) -> Option<Asking> {
        Asking::within(insight, seat, crime, BUDGET)
    }

    fn within(insight: &Insight, seat: Seat, crime: Crime, budget: Budget) -> Option<Asking> {
        let (Casebook { names, log }, player) = (&insight.casebook, player(seat));
        let mut asker = Asker::new(Solver::default(), log, player);
        let made = asker.worth(names.set(crime.cards()), insight.bits)?;
        let (expected, mut best, mut why) = (made.bits, (made.bits, crime), Why::More);
        if insight.crimes.len() > 1 {
            let impression = Impression::over(log.setup(), player, insight.belief.solution.spread(WORLDS));
            let room = names.card(Card::Room(crime.room));
            let (found, sampled) = asker.best(&[room], insight.bits, &impression, budget);
            let Proposal { cards, worth, .. } = found.first().filter(|_| !sampled)?.best.first()?;
            if worth.bits > expected + 1e-9 {
                best = (worth.bits, names.crime(*cards));
                why = Why::of(insight, (best.1, worth), (crime, &made));
            }
        }
        Some(Asking { expected, best, why })
    }

    /// Beside what could be had; nothing where there was nothing to be had.
    pub(super) fn choice(&self) -> Option<Choice> {
        let Asking { expected, best: (best, _), .. } = *self;
        (best >= NOTHING).then(|| Choice { worth: expected, best, stake: best.max(STAKE) })
    }
}

#[cfg(test)]
mod tests {
    use bots::{Bot, Mean};
    use chacha20::ChaCha8Rng;
    use game::{Game, Knowledge, Reading, Table, Turn, Viewer};
    use presentation::Grade;
    use rand::SeedableRng;

    use super::*;
    use crate::deduce::Belief;
    use crate::{Clue, Detective, Move, Novice, Setup, Suspect};

    /// What the best suggestion of all in the room promises, and what the best that the review finds does; nothing where
    /// there is nothing to learn.
    fn best_and_found(before: &Clue, knowledge: &Knowledge<Clue>, seat: Seat, crime: Crime) -> Option<(f64, f64)> {
        let casebook = Casebook::of(knowledge)?;
        let belief = Belief::from_casebook(&mut Solver::default(), &casebook, Reading::Likely)?;
        let insight = Insight::of(casebook, belief);
        if before.is_out(seat) || insight.crimes.len() < 2 {
            return None;
        }
        let found = Asking::of(&insight, seat, crime)?.best.0;
        let all = Budget { states: usize::MAX, least: 0 };
        let best = Asking::within(&insight, seat, crime, all)?.best.0;
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
    fn so_little_that_nobody_would_feel_it_is_no_mistake() {
        let crime = Crime { suspect: Suspect::MrGreen, weapon: crate::Weapon::Rope, room: crate::Room::Hall };
        let grade = |expected: f64, best: f64| {
            let asking = Asking { expected, best: (best, crime), why: Why::More };
            asking.choice().unwrap().grade()
        };
        // Of two solutions it leaves as much doubt as 1.9, and the best as much as 1.8.
        let told = |left: f64| 1.0 - libm::log2(left);
        assert_eq!(grade(told(1.9), told(1.8)), Grade::Good);
        assert_eq!(grade(0.0, 1.0), Grade::Blunder, "all of it was given away");
        assert_eq!(grade(0.0, 0.3), Grade::Inaccuracy, "there was little to be told");
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
