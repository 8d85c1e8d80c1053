//! The chances of who was dealt which card.

use belief::{Constraint, Holder, Problem, Quota, Solution, Weight};
use game::{BySeat, Contradiction, Knowledge, Reading, Seat};
use rand::Rng;

use super::Fact;
use super::answers::answers;
use crate::{Card, Cards, Phase, Public, TrueColors};

/// The chances of everything hidden, for one viewer.
#[derive(Clone, Debug)]
pub struct Belief {
    /// The cards of the game, in the order in which the belief crate counts them.
    cards: Vec<Card>,
    problem: Problem,
    solution: Solution,
}

impl Belief {
    /// What a viewer may believe in one of the readings; `None` before the deal.
    ///
    /// # Errors
    /// Nothing is consistent with the knowledge, which a real table never shows, or an exact answer takes too many
    /// steps.
    ///
    /// # Panics
    /// When the knowledge is of no game that the rules allow, as with more cards than there are.
    pub fn of(knowledge: &Knowledge<TrueColors>, reading: Reading) -> Result<Option<Belief>, Contradiction> {
        if matches!(knowledge.view.public.phase, Phase::Deal) {
            return Ok(None);
        }
        let cards: Vec<Card> = knowledge.view.public.deck.iter().collect();
        let problem = problem(knowledge, &cards, reading).expect("a game is within the limits of a problem");
        let solution = belief::solve(&problem).map_err(|_| Contradiction)?;
        Ok(Some(Belief { cards, problem, solution }))
    }

    /// Of each seat and each card of the game, that the one was dealt the other.
    pub(crate) fn facts(&self, seats: usize) -> impl Iterator<Item = Fact> + '_ {
        Seat::all(seats).flat_map(|seat| self.cards.iter().map(move |&card| Fact::card(seat, card)))
    }

    /// The chance of a fact.
    pub fn chance(&self, fact: Fact) -> f64 {
        let of = |card| self.chance_of_one(fact.seat, card);
        let open: Cards = fact.one_of.iter().filter(|&card| of(card) > 0.0).collect();
        let mut chances = open.iter().map(of);
        match open.len() {
            0 | 1 => chances.next().unwrap_or(0.0),
            _ if chances.any(|chance| chance == 1.0) => 1.0,
            _ => 1.0 - self.given(fact.seat, Some((open, 0)), None).map_or(0.0, |(none, _)| none),
        }
    }

    fn chance_of_one(&self, seat: Seat, card: Card) -> f64 {
        let place = self.cards.binary_search(&card);
        place.map_or(0.0, |place| self.solution.chance(belief::Card(place as u8), holder(seat)))
    }

    /// The chance that the player was dealt at least `least` of some cards, or none of them, and what would be
    /// believed then; nothing when it cannot be.
    ///
    /// With a factor for each number of some cards that the player holds, the chance is multiplied by its mean.
    pub(crate) fn given(
        &self,
        seat: Seat,
        dealt: Option<(Cards, u8)>,
        factors: Option<(Cards, Vec<f64>)>,
    ) -> Option<(f64, Belief)> {
        let mut problem = self.problem.clone();
        if let Some((cards, least)) = dealt {
            let most = if least == 0 { 0 } else { cards.len() as u8 };
            problem.constrain(Constraint::between(holder(seat), set(&self.cards, cards), least, most)).ok()?;
        }
        if let Some((among, factors)) = factors {
            problem.weigh(Weight { holder: holder(seat), cards: set(&self.cards, among), factors }).ok()?;
        }
        let solution = belief::Solver::default().try_solve(&problem).ok()??;
        let chance = solution.weight() / self.solution.weight();
        Some((chance, Belief { cards: self.cards.clone(), problem, solution }))
    }

    /// One deal by its chance.
    pub(super) fn sample<R: Rng + ?Sized>(&self, seats: usize, rng: &mut R) -> BySeat<Cards> {
        let deal = self.solution.sample(rng);
        BySeat::new(seats, |seat| deal.hand(holder(seat)).iter().map(|card| self.cards[card.index()]).collect())
    }
}

pub(crate) fn holder(seat: Seat) -> Holder {
    Holder(seat.0)
}

/// What the belief crate calls these cards, when those of the game are in this order.
pub(crate) fn set(cards: &[Card], of: Cards) -> belief::CardSet {
    let place = |card: Card| cards.binary_search(&card).expect("a card of the game");
    of.iter().map(|card| belief::Card(place(card) as u8)).collect()
}

/// How the cards are dealt, and nothing more (TC-10).
pub(crate) fn dealt(public: &Public) -> Result<Problem, belief::Invalid> {
    let seats = public.players.len();
    let each = [public.forms, public.vulnerabilities, public.vulnerabilities];
    let mut problem = Problem::new(&each.map(|each| usize::from(each) * seats))?;
    for _ in 0..seats {
        problem.add_holder(Quota::ByCategory(each.to_vec()))?;
    }
    Ok(problem)
}

fn problem(
    knowledge: &Knowledge<TrueColors>,
    cards: &[Card],
    reading: Reading,
) -> Result<Problem, belief::Invalid> {
    let public = &knowledge.view.public;
    let mut problem = dealt(public)?;
    let set = |of| set(cards, of);
    for (seat, player) in public.players.iter() {
        let own = knowledge.view.own.filter(|_| knowledge.viewer.is(seat)).unwrap_or_default();
        for card in player.face_up.or(own).iter() {
            problem.constrain(Constraint::any_of(holder(seat), set(Cards::one(card))))?;
        }
        problem.constrain(Constraint::none_of(holder(seat), set(player.safe)))?;
    }
    for answer in answers(&knowledge.setup, public.players.len(), &knowledge.observations) {
        let hidden = set(answer.hidden);
        if answer.stands_in() {
            problem.constrain(Constraint::any_of(holder(answer.seat()), hidden))?; // TC-51
        }
        if let Some(factors) = answer.factors().filter(|_| reading == Reading::Likely) {
            problem.weigh(Weight { holder: holder(answer.seat()), cards: hidden, factors })?;
        }
    }
    Ok(problem)
}
