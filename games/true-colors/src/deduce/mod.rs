//! Who holds what: exactly, from what a viewer knows.

pub(crate) mod aid;
mod answers;
mod belief;
mod fact;

use game::{BySeat, Contradiction, Deduce, Game, Knowledge, Reading, Table};
use rand::Rng;

pub(crate) use self::answers::factors;
pub use self::belief::Belief;
pub use self::fact::Fact;
use crate::{Cards, Move, Observation, TrueColors};

impl Deduce for TrueColors {
    type Fact = Fact;

    /// Of each card, and of each room and weapon by which the one to move can hurt somebody now.
    fn facts(&self, out: &mut Vec<Fact>) {
        out.extend(self.hands.iter().flat_map(|(seat, hand)| hand.iter().map(move |card| Fact::card(seat, card))));
        let is_true = |fact: &Fact| !self.hands[fact.seat].and(fact.one_of).is_empty();
        out.extend(fact::attacks(&self.public).filter(is_true));
    }

    /// A player attacked turns up any card that may be turned up as readily; all else is seen by all.
    fn likelihood(&self, _: &Move) -> f64 {
        match self.options() {
            crate::Options::Answer { reveal, nothing } => 1.0 / (reveal.len() + usize::from(nothing)) as f64,
            _ => 1.0,
        }
    }

    fn chances(knowledge: &Knowledge<Self>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
        let Some(belief) = Belief::of(knowledge, reading)? else { return Ok(Vec::new()) };
        let public = &knowledge.view.public;
        let facts = belief.facts(public.players.len()).chain(fact::attacks(public));
        let chances = facts.map(|fact| (fact, belief.chance(fact)));
        Ok(chances.filter(|&(_, chance)| chance > 0.0).collect())
    }

    fn determinize<R: Rng + ?Sized>(
        knowledge: &Knowledge<Self>,
        rng: &mut R,
    ) -> Result<Table<Self>, Contradiction> {
        let mut table: Table<Self> = Table::new(knowledge.setup.clone()).map_err(|_| Contradiction)?;
        let Some(belief) = Belief::of(knowledge, Reading::Likely)? else { return Ok(table) };
        let hands = belief.sample(knowledge.view.public.players.len(), rng);
        for told in &knowledge.observations {
            let mover = table.game().turn().mover().ok_or(Contradiction)?;
            table.play(mover, move_told(told, &hands)).map_err(|_| Contradiction)?;
        }
        Ok(table)
    }
}

/// The move that would be told so when the cards lie like this.
fn move_told(told: &Observation, hands: &BySeat<Cards>) -> Move {
    match *told {
        Observation::Dealt { ref weapons, .. } => Move::Deal { hands: hands.clone(), weapons: weapons.clone() },
        Observation::Rolls { .. } => Move::Roll {},
        Observation::Rolled { dice, .. } => Move::Dice { dice },
        Observation::Stayed { .. } => Move::Stay {},
        Observation::Went { ref route, .. } => Move::Go { to: *route.last().expect("a way has an end") },
        Observation::Leapt { to, bring, .. } => Move::Leap { to, bring: bring.map(|(seat, _)| seat) },
        Observation::PickedUp { weapon, drop, .. } => Move::PickUp { weapon, drop },
        Observation::Stole { from, weapon, drop, .. } => Move::Steal { from, weapon, drop },
        Observation::Attacked { attack, .. } => Move::Attack { target: attack.target, weapon: attack.weapon },
        Observation::Revealed { card, .. } => Move::Reveal { card },
        Observation::Unharmed { .. } => Move::Nothing {},
        Observation::Ended { .. } => Move::End {},
    }
}
