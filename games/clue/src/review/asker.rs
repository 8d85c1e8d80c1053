//! Exactly what a suggestion would tell.

use belief::{Answers, Problem, Question, Sees, Solver};
use game::Seat;

use crate::cards::{Card, CardSet, Crime};
use crate::deduce::{Evidence, Holder, Names, Reading};

/// Somebody who is about to suggest something, and reckons with all answers.
pub(super) struct Asker {
    solver: Solver,
    names: Names,
    problem: Problem,
    /// Who answers, in order.
    order: Vec<belief::Holder>,
}

impl Asker {
    pub(super) fn new(evidence: &Evidence, seat: Seat) -> Asker {
        let names = evidence.names();
        let order = seat.others(names.seats()).map(|other| names.holder(Holder::Seat(other))).collect();
        Asker { solver: Solver::default(), names, problem: evidence.problem(Reading::Likely), order }
    }

    /// All answers that a suggestion may get, if everybody shows any card as readily as another; nothing beyond the
    /// limits of belief.
    pub(super) fn answers(&mut self, crime: Crime) -> Option<Answers> {
        let question = Question {
            cards: self.names.set(crime.cards()),
            order: &self.order,
            about: self.names.holder(Holder::CaseFile),
            sees: Sees::Card,
        };
        self.solver.answers(&self.problem, &question)
    }

    /// The cards of a kind, one of each class whose cards can change places without any difference.
    pub(super) fn different(&mut self, kind: CardSet) -> Vec<Card> {
        let cards: Vec<Card> = self.names.deck().filter(|&card| kind.contains(card)).collect();
        let Some(alike) = self.solver.alike(&self.problem) else { return cards };
        let class = |card: Card| alike[self.names.card(card).index()];
        let is_first = |&place: &usize| cards[..place].iter().all(|&other| class(other) != class(cards[place]));
        (0..cards.len()).filter(is_first).map(|place| cards[place]).collect()
    }
}
