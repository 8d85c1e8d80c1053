//! What follows from what a viewer was told.

use game::{Contradiction, Deduce, Game, Knowledge, Reading, Table, Turn};
use rand::Rng;

use crate::cards::{CardSet, Crime, ROOMS, any};
use crate::moves::{Deal, Move};
use crate::rules::Clue;
use crate::seen::Observation;

pub(crate) mod aid;
mod belief;
mod casebook;
mod casebooks;
mod fact;

pub use belief::Belief;
pub(crate) use casebook::{Casebook, Names, player};
pub(crate) use casebooks::Casebooks;
pub use fact::{Fact, Holder};

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
        let chances = belief.names.facts().map(|fact| (fact, belief.chance(fact)));
        Ok(chances.filter(|&(_, chance)| chance > 0.0).collect())
    }

    fn determinize<R: Rng + ?Sized>(
        knowledge: &Knowledge<Clue>,
        rng: &mut R,
    ) -> Result<Table<Clue>, Contradiction> {
        match Belief::of(knowledge, Reading::Likely)? {
            Some(belief) => history(knowledge, &belief.sample(rng), rng),
            None => Table::new(knowledge.setup.clone()).map_err(|_| Contradiction),
        }
    }
}

/// A whole history with this deal that gives exactly this knowledge.
///
/// # Errors
/// With this deal there is none.
pub(crate) fn history<R: Rng + ?Sized>(
    knowledge: &Knowledge<Clue>,
    world: &Deal,
    rng: &mut R,
) -> Result<Table<Clue>, Contradiction> {
    let mut table: Table<Clue> = Table::new(knowledge.setup.clone()).map_err(|_| Contradiction)?;
    for told in &knowledge.observations {
        let mover = table.game().turn().mover().ok_or(Contradiction)?;
        table.play(mover, move_told(told, world, rng)).map_err(|_| Contradiction)?;
    }
    Ok(table)
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
