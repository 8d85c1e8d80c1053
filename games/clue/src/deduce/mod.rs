//! What follows from what a viewer was told.

use game::{Contradiction, Deduce, Game, Knowledge, Reading, Seat, Table, Turn};
use inference::{Player, Solver};
use rand::Rng;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Card, CardSet, Crime, ROOMS, any};
use crate::moves::{Deal, Move};
use crate::rules::Clue;
use crate::seen::Observation;

pub(crate) mod aid;
mod evidence;

pub use evidence::Holder;
pub(crate) use evidence::{Evidence, Names, begun, player};

/// A holder has a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "clue/")]
pub struct Holds {
    /// The card.
    pub card: Card,
    /// Who has it.
    pub holder: Holder,
}

/// The chances of everything hidden, for one viewer: exact.
#[derive(Clone, Debug)]
pub struct Belief {
    names: Names,
    chances: inference::Belief,
}

/// A deal as somebody imagines it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World {
    /// Each seat's hand.
    pub hands: game::BySeat<CardSet>,
    /// The case file.
    pub case_file: Crime,
}

impl Belief {
    /// What a viewer may believe; `None` before the deal.
    ///
    /// # Errors
    /// Nothing is consistent with the knowledge, which a real table never shows, or an exact answer takes too many steps.
    pub fn of(knowledge: &Knowledge<Clue>, reading: Reading) -> Result<Option<Belief>, Contradiction> {
        Evidence::of(knowledge).map(|evidence| Belief::from_evidence(&evidence, reading)).transpose()
    }

    pub(crate) fn from_evidence(evidence: &Evidence, reading: Reading) -> Result<Belief, Contradiction> {
        Belief::attempt(&mut Solver::default(), evidence, reading).ok_or(Contradiction)
    }

    /// The same with a solver that is used again; nothing where it takes too many steps, or nothing is consistent.
    pub(crate) fn attempt(solver: &mut Solver, evidence: &Evidence, reading: Reading) -> Option<Belief> {
        let chances = inference::Belief::with(solver, &evidence.told, read(reading)).ok()?;
        Some(Belief { names: evidence.names, chances })
    }

    /// What inference makes of it.
    pub(crate) fn chances(&self) -> &inference::Belief {
        &self.chances
    }

    /// Gives the memory back to the solver.
    pub(crate) fn recycle(self, solver: &mut Solver) {
        self.chances.recycle(solver);
    }

    /// Takes in that a player has none of these cards; whether anything is consistent then.
    pub(crate) fn rule_out(&mut self, player: Player, cards: inference::CardSet) -> bool {
        self.chances.rule_out(player, cards)
    }

    /// The number of deals that are consistent with what is known.
    pub fn deals(&self) -> f64 {
        self.chances.deals()
    }

    /// How much work it was.
    pub fn states(&self) -> usize {
        self.chances.states()
    }

    /// The chance that the card is there.
    ///
    /// # Panics
    /// When the game has no such card or seat.
    pub fn chance(&self, card: Card, by: Holder) -> f64 {
        self.chances.chance(self.names.card(card), self.names.holder(by))
    }

    /// The crimes that are possible, with their chances.
    ///
    /// # Panics
    /// Never with a deck of the rules: a case file has one of each, and few combinations.
    pub fn crimes(&self) -> Vec<(Crime, f64)> {
        let joint = self.chances.case_file().expect("the case file has one of each");
        joint.iter().map(|(cards, chance)| (self.names.crime(cards), chance)).collect()
    }

    /// One deal by its chance.
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> World {
        let deal = self.chances.sample(rng);
        let hand = |seat| self.names.cards(deal.hand(player(seat).into()));
        World { hands: game::BySeat::new(self.names.seats(), hand), case_file: self.names.crime(deal.case_file()) }
    }

    fn facts(&self) -> impl Iterator<Item = (Holds, f64)> + '_ {
        let seats = Seat::all(self.names.seats()).map(Holder::Seat);
        let holders = seats.chain([Holder::CaseFile]);
        self.names.deck().iter().flat_map(move |card| {
            let held = holders.clone().map(move |holder| (Holds { card, holder }, self.chance(card, holder)));
            held.filter(|&(_, chance)| chance > 0.0)
        })
    }
}

impl Deduce for Clue {
    type Fact = Holds;

    fn facts(&self, out: &mut Vec<Holds>) {
        for (seat, hand) in self.hands.iter() {
            out.extend(hand.iter().map(|card| Holds { card, holder: Holder::Seat(seat) }));
        }
        let case_file = self.case_file.map_or(CardSet::EMPTY, Crime::cards);
        out.extend(case_file.iter().map(|card| Holds { card, holder: Holder::CaseFile }));
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

    fn chances(knowledge: &Knowledge<Clue>, reading: Reading) -> Result<Vec<(Holds, f64)>, Contradiction> {
        let belief = Belief::of(knowledge, reading)?;
        Ok(belief.iter().flat_map(Belief::facts).collect())
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

/// What inference calls a reading.
fn read(reading: Reading) -> inference::Reading {
    match reading {
        Reading::Possible => inference::Reading::Possible,
        Reading::Likely => inference::Reading::Likely,
    }
}

/// A move of this world that would be told so.
fn move_told<R: Rng + ?Sized>(told: &Observation, world: &World, rng: &mut R) -> Move {
    match *told {
        Observation::Dealt { ref weapons, .. } => {
            Move::Deal(Deal { hands: world.hands.clone(), case_file: world.case_file, weapons: weapons.clone() })
        }
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
