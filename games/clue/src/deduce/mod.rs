//! What follows from what a viewer was told.

use game::{BySeat, Contradiction, Deduce, Game, Knowledge, Reading, Table, Turn};
use inference::{Solution, Solver};
use rand::Rng;

use crate::cards::{Card, CardSet, Crime, ROOMS, any};
use crate::moves::{Deal, Move, WeaponRooms};
use crate::rules::Clue;
use crate::seen::Observation;
use casebook::Names;

pub(crate) mod aid;
mod casebook;
mod fact;

pub(crate) use casebook::{Casebook, player};
pub use fact::{Fact, Holder};

/// The chances of everything hidden, for one viewer: exact.
#[derive(Clone, Debug)]
pub struct Belief {
    pub(crate) names: Names,
    pub(crate) solution: Solution,
}

impl Belief {
    /// What a viewer may believe; `None` before the deal.
    ///
    /// # Errors
    /// Nothing is consistent with the knowledge, which a real table never shows, or an exact answer takes too many steps.
    pub fn of(knowledge: &Knowledge<Clue>, reading: Reading) -> Result<Option<Belief>, Contradiction> {
        let Some(casebook) = Casebook::of(knowledge) else { return Ok(None) };
        Belief::from_casebook(&mut Solver::default(), &casebook, reading).map(Some).ok_or(Contradiction)
    }

    /// The same of what was made of it; nothing where it takes too many steps, or nothing is consistent.
    pub(crate) fn from_casebook(solver: &mut Solver, casebook: &Casebook, reading: Reading) -> Option<Belief> {
        let problem = match reading {
            Reading::Possible => casebook.log.possible(),
            Reading::Likely => casebook.log.likely(),
        };
        let solution = solver.try_solve(&problem).ok()??;
        Some(Belief { names: casebook.names.clone(), solution })
    }

    /// The number of deals that are consistent with what is known.
    pub fn deals(&self) -> f64 {
        self.solution.count()
    }

    /// The chance that the card is there.
    ///
    /// # Panics
    /// When the game has no such card or seat.
    pub fn chance(&self, card: Card, by: Holder) -> f64 {
        self.solution.chance(self.names.card(card), self.names.holder(by))
    }

    pub(crate) fn of_fact(&self, fact: Fact) -> f64 {
        self.chance(fact.card, fact.holder)
    }

    /// The crimes that are possible, with their chances.
    ///
    /// # Panics
    /// Never with a deck of the rules: a case file has one of each, and few combinations.
    pub fn crimes(&self) -> Vec<(Crime, f64)> {
        let joint =
            self.solution.joint(self.names.holder(Holder::CaseFile)).expect("the case file has one of each");
        joint.iter().map(|(cards, chance)| (self.names.crime(cards), chance)).collect()
    }

    /// One deal by its chance; of the weapons, which lie where all can see them, it says nothing.
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Deal {
        let deal = self.solution.sample(rng);
        let hand = |holder| deal.hand(self.names.holder(holder));
        Deal {
            hands: BySeat::new(self.names.setup.players(), |seat| self.names.cards(hand(Holder::Seat(seat)))),
            case_file: self.names.crime(hand(Holder::CaseFile)),
            weapons: WeaponRooms::default(),
        }
    }
}

/// The likeliest crime, or the best of other choices; the first of equals.
pub(crate) fn best<T>(of: impl IntoIterator<Item = (T, f64)>) -> Option<(T, f64)> {
    of.into_iter().reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// The chance of this crime among others.
pub(crate) fn chance_of(crimes: &[(Crime, f64)], crime: Crime) -> f64 {
    crimes.iter().find(|(other, _)| *other == crime).map_or(0.0, |&(_, chance)| chance)
}

impl Deduce for Clue {
    type Fact = Fact;

    fn facts(&self, out: &mut Vec<Fact>) {
        for (seat, hand) in self.hands.iter() {
            out.extend(hand.iter().map(|card| Fact { card, holder: Holder::Seat(seat) }));
        }
        let case_file = self.case_file.map_or(CardSet::EMPTY, Crime::cards);
        out.extend(case_file.iter().map(|card| Fact { card, holder: Holder::CaseFile }));
    }

    /// Every deal counts once, whichever card was shown.
    fn counts_once(&self, m: &Move) -> bool {
        matches!(m, Move::Show { .. })
    }

    fn likelihood(&self, m: &Move) -> f64 {
        match (self.turn(), m) {
            // Any of the cards that could be shown, as readily.
            (Turn::Player(seat), Move::Show { .. }) => 1.0 / self.hands[seat].and(self.suggested()).len() as f64,
            _ => 1.0,
        }
    }

    fn chances(knowledge: &Knowledge<Clue>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
        let Some(belief) = Belief::of(knowledge, reading)? else { return Ok(Vec::new()) };
        let chances = belief.names.facts().map(|fact| (fact, belief.of_fact(fact)));
        Ok(chances.filter(|&(_, chance)| chance > 0.0).collect())
    }

    fn determinize<R: Rng + ?Sized>(
        knowledge: &Knowledge<Clue>,
        rng: &mut R,
    ) -> Result<Table<Clue>, Contradiction> {
        let mut table = Table::new(knowledge.setup.clone()).map_err(|_| Contradiction)?;
        let Some(belief) = Belief::of(knowledge, Reading::Likely)? else { return Ok(table) };
        let world = belief.sample(rng);
        for told in &knowledge.observations {
            let mover = table.game().turn().mover().ok_or(Contradiction)?;
            table.play(mover, move_told(told, &world, rng)).map_err(|_| Contradiction)?;
        }
        Ok(table)
    }
}

/// A move of this world that would be told so.
fn move_told<R: Rng + ?Sized>(told: &Observation, world: &Deal, rng: &mut R) -> Move {
    match *told {
        Observation::Dealt { ref weapons, .. } => Move::Deal(Deal { weapons: weapons.clone(), ..world.clone() }),
        Observation::Rolls { .. } => Move::Roll,
        Observation::Rolled { dice, .. } => Move::Dice { dice },
        Observation::Went { to, .. } => Move::Go { to },
        Observation::TookPassage { .. } => Move::Passage,
        Observation::Suggested { crime, .. } => Move::Suggest(crime),
        Observation::Passed { .. } => Move::Pass,
        Observation::Showed { card: Some(card), .. } => Move::Show { card },
        Observation::Showed { seat, crime, card: None, .. } => {
            let could = world.hands[seat].and(crime.cards());
            // A world in which there is none is refused when the move is played.
            let could = if could.is_empty() { crime.cards().and(ROOMS) } else { could };
            Move::Show { card: any(could, rng) }
        }
        Observation::Accused { crime, .. } => Move::Accuse(crime),
        Observation::Ended { .. } | Observation::Waited { .. } => Move::End,
    }
}
