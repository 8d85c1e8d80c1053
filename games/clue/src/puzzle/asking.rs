//! Which suggestion leaves the fewest cases, for whoever is about to make one.

use game::{Arg, Knowledge, Message, Reading, Seat};
use inference::{Asker, Solver, Worth, entropy};
use presentation::{Part, Pick, Puzzle, PuzzleKind, Verdict};
use rand::Rng;

use super::{card, cards};
use crate::cards::{Card, CardSet, Crime, ROOMS, Room, SUSPECTS, WEAPONS};
use crate::deduce::{Belief, Casebook, Fact, player};
use crate::rules::Clue;

/// What a suggestion must be expected to tell at least, in bits, if it is to be the best of a puzzle.
const TELLING: f64 = 0.8;
/// A suggestion that is expected to tell so much of what the best does is as good.
const AS_GOOD: f64 = 0.9;
/// From which share of good suggestions on a puzzle has which level: the first is too easy for a puzzle.
const SHARES: [f64; 5] = [0.35, 0.2, 0.12, 0.07, 0.04];

/// "What would you ask?"
pub(super) struct Asking;

impl PuzzleKind<Clue> for Asking {
    fn name(&self) -> &'static str {
        "ask"
    }

    fn pose(&self, knowledge: &Knowledge<Clue>) -> Option<Puzzle<Fact>> {
        let room = knowledge.options.as_ref()?.suggest?;
        let ranking = Ranking::of(knowledge, room)?;
        let (best, most) = ranking.best()?;
        if most < TELLING {
            return None;
        }
        let good = ranking.list.iter().filter(|(_, bits)| *bits >= AS_GOOD * most).count();
        let share = good as f64 / ranking.list.len() as f64;
        let level = SHARES.iter().filter(|&&bound| share < bound).count();
        let deck = knowledge.view.public.deck;
        let parts = vec![
            Part::new("puzzle-which-suspect", cards(deck.and(SUSPECTS))),
            Part::new("puzzle-which-weapon", cards(deck.and(WEAPONS))),
        ];
        let here = Message::new("puzzle-here").with("room", room).with("cases", ranking.cases);
        (level > 0).then(|| Puzzle {
            ask: vec![here, Message::new("puzzle-what-to-ask")],
            parts,
            level: level as u8,
            aid: None,
            solution: vec![Pick::key_of(best.suspect), Pick::key_of(best.weapon)],
        })
    }

    fn judge(&self, knowledge: &Knowledge<Clue>, answer: &[&str], _: &mut dyn Rng) -> Option<Verdict<Clue>> {
        let room = knowledge.options.as_ref()?.suggest?;
        let ranking = Ranking::of(knowledge, room)?;
        let &[suspect, weapon] = answer else { return None };
        let deck = knowledge.view.public.deck;
        let chosen = [card(deck.and(SUSPECTS), suspect)?, card(deck.and(WEAPONS), weapon)?];
        let is_chosen = |crime: &Crime| chosen.iter().all(|&card| crime.cards().contains(card));
        let &(crime, bits) = ranking.list.iter().find(|(crime, _)| is_chosen(crime))?;
        let (best, most) = ranking.best()?;
        let right = bits >= AS_GOOD * most;
        let left = |name, crime: Crime, bits: f64| {
            Message::new(name).with("crime", crime).with("left", Arg::tenths(libm::exp2(ranking.bits - bits)))
        };
        let all = Message::new("puzzle-cases").with("cases", ranking.cases);
        let mut text = vec![left("puzzle-asked", crime, bits).with("all", all)];
        text.push(match crime == best {
            true => Message::new("puzzle-asked-best"),
            false if right => left("puzzle-asked-as-good", best, most),
            false => left("puzzle-asked-better", best, most),
        });
        Some(Verdict::last(right, text))
    }
}

/// All suggestions in a room with the bits that their answers can be expected to tell: exact.
struct Ranking {
    list: Vec<(Crime, f64)>,
    /// How uncertain the case file is, and how many cases are possible.
    bits: f64,
    cases: usize,
}

impl Ranking {
    fn of(knowledge: &Knowledge<Clue>, room: Room) -> Option<Ranking> {
        let casebook = Casebook::of(knowledge)?;
        let belief = Belief::from_casebook(&mut Solver::default(), &casebook, Reading::Likely)?;
        let crimes = belief.crimes();
        if crimes.len() < 2 {
            return None;
        }
        let bits = entropy(crimes.iter().map(|(_, chance)| *chance));
        let seat: Seat = knowledge.viewer.seat()?;
        let mut asker = Asker::new(Solver::default(), &casebook.log, player(seat));
        let deck = knowledge.view.public.deck;
        let here: CardSet = deck.and(ROOMS).iter().filter(|&card| card == Card::Room(room)).collect();
        let all = Crime::all(deck.and(SUSPECTS), deck.and(WEAPONS), here);
        let worth = |crime: Crime| {
            let Worth { bits, .. } = asker.worth(casebook.names.set(crime.cards()), bits)?;
            Some((crime, bits))
        };
        let list = all.map(worth).collect::<Option<Vec<_>>>()?;
        Some(Ranking { list, bits, cases: crimes.len() })
    }

    /// The first of the best.
    fn best(&self) -> Option<(Crime, f64)> {
        self.list.iter().copied().reduce(|best, next| if next.1 > best.1 + 1e-9 { next } else { best })
    }
}
