//! What follows from what a viewer was told.

use belief::{Solution, Solver, Unsolved};
use game::{Contradiction, Deduce, Game, Knowledge, Seat, Table, Turn};
use rand::Rng;

use crate::cards::{Card, CardSet, Crime};
use crate::moves::{Deal, Move};
use crate::rules::Clue;
use crate::seen::Observation;

pub(crate) mod aid;
mod evidence;

pub(crate) use evidence::{Evidence, Names, Show};
pub use evidence::{Holder, Reading};

/// This card is held there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Held {
    /// The card.
    pub card: Card,
    /// Who has it.
    pub by: Holder,
}

/// The chances of everything hidden, for one viewer: exact.
#[derive(Clone, Debug)]
pub struct Belief {
    names: Names,
    solution: Solution,
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
    /// Nothing is consistent with the knowledge, which a real table never shows.
    pub fn of(knowledge: &Knowledge<Clue>, reading: Reading) -> Result<Option<Belief>, Contradiction> {
        Evidence::of(knowledge).map(|evidence| Belief::from_evidence(&evidence, reading)).transpose()
    }

    pub(crate) fn from_evidence(evidence: &Evidence, reading: Reading) -> Result<Belief, Contradiction> {
        Belief::within(evidence, reading, belief::MAX_STATES)?.ok_or(Contradiction)
    }

    /// The same, unless it takes more than so many steps.
    pub(crate) fn within(
        evidence: &Evidence,
        reading: Reading,
        states: usize,
    ) -> Result<Option<Belief>, Contradiction> {
        match Solver::with_limit(states).solve(&evidence.problem(reading)) {
            Ok(solution) => Ok(Some(Belief { names: evidence.names(), solution })),
            Err(Unsolved::Contradiction(_)) => Err(Contradiction),
            Err(Unsolved::TooHard(_)) => Ok(None),
        }
    }

    /// The same with a solver that is used again; nothing where it takes too many steps, or nothing is consistent.
    pub(crate) fn attempt(solver: &mut Solver, evidence: &Evidence, reading: Reading) -> Option<Belief> {
        let solution = solver.try_solve(&evidence.problem(reading)).ok()??;
        Some(Belief { names: evidence.names(), solution })
    }

    /// Gives the memory back to the solver.
    pub(crate) fn recycle(self, solver: &mut Solver) {
        solver.recycle(self.solution);
    }

    /// Takes in that a seat has none of these cards; whether anything is consistent then.
    pub(crate) fn rule_out(&mut self, seat: Seat, cards: CardSet) -> bool {
        self.solution.rule_out(self.names.holder(Holder::Seat(seat)), self.names.set(cards))
    }

    /// So many deals, spread evenly by their chances.
    pub(crate) fn spread(&self, count: usize) -> impl Iterator<Item = World> + '_ {
        self.solution.spread(count).map(|deal| self.world(&deal))
    }

    /// The number of deals that are consistent with what is known.
    pub fn deals(&self) -> f64 {
        self.solution.count()
    }

    /// How much work it was.
    pub fn states(&self) -> usize {
        self.solution.states()
    }

    /// The chance that the card is there.
    ///
    /// # Panics
    /// When the game has no such card or seat.
    pub fn chance(&self, card: Card, by: Holder) -> f64 {
        self.solution.chance(self.names.card(card), self.names.holder(by))
    }

    /// The crimes that are possible, with their chances.
    pub fn crimes(&self) -> Vec<(Crime, f64)> {
        let joint =
            self.solution.joint(self.names.holder(Holder::CaseFile)).expect("the case file has one of each");
        joint.iter().map(|(cards, chance)| (crime_of(self.names.cards(cards)), chance)).collect()
    }

    /// One deal by its chance.
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> World {
        self.world(&self.solution.sample(rng))
    }

    fn world(&self, deal: &belief::Deal) -> World {
        let hand = |holder| self.names.cards(deal.hand(self.names.holder(holder)));
        World {
            hands: game::BySeat::new(self.names.seats(), |seat| hand(Holder::Seat(seat))),
            case_file: crime_of(hand(Holder::CaseFile)),
        }
    }

    fn facts(&self) -> impl Iterator<Item = (Held, f64)> + '_ {
        let seats = Seat::all(self.names.seats()).map(Holder::Seat);
        let holders = seats.chain([Holder::CaseFile]);
        self.names.deck().flat_map(move |card| {
            let held = holders.clone().map(move |by| (Held { card, by }, self.chance(card, by)));
            held.filter(|&(_, chance)| chance > 0.0)
        })
    }
}

/// # Panics
/// When there is not one card of each kind.
fn crime_of(cards: CardSet) -> Crime {
    let mut cards = cards.iter();
    match (cards.next(), cards.next(), cards.next()) {
        (Some(Card::Suspect(suspect)), Some(Card::Weapon(weapon)), Some(Card::Room(room))) => {
            Crime { suspect, weapon, room }
        }
        _ => panic!("a case file has one card of each kind"),
    }
}

impl Deduce for Clue {
    type Fact = Held;

    fn facts(&self, out: &mut Vec<Held>) {
        for (seat, hand) in self.hands.iter() {
            out.extend(hand.iter().map(|card| Held { card, by: Holder::Seat(seat) }));
        }
        let case_file = self.case_file.map_or(CardSet::EMPTY, Crime::cards);
        out.extend(case_file.iter().map(|card| Held { card, by: Holder::CaseFile }));
    }

    fn choice_weight(&self, m: &Move) -> f64 {
        match (self.turn(), m) {
            // The likely reading: any of the cards that could be shown, as readily.
            (Turn::Player(seat), Move::Show { .. }) => 1.0 / self.hands[seat].and(self.suggested()).len() as f64,
            _ => 1.0,
        }
    }

    fn chances(knowledge: &Knowledge<Clue>) -> Result<Vec<(Held, f64)>, Contradiction> {
        let belief = Belief::of(knowledge, Reading::Likely)?;
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
            let chosen = game::chance::below(rng, could.len().max(1) as u32) as usize;
            Move::Show { card: if could.is_empty() { Card::Room(crime.room) } else { could.nth(chosen) } }
        }
        Observation::Accused { crime, .. } => Move::Accuse(crime),
        Observation::Ended { .. } | Observation::Waited { .. } => Move::End,
    }
}
