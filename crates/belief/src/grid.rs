//! What follows at once: the first step of every solution.

use crate::cards::{CardSet, Holder, MAX_HOLDERS};
use crate::problem::{Constraint, Problem, Quota};
use crate::solve::Stop;

/// Who may hold what, and who must.
#[derive(Clone, Debug, Default)]
pub(crate) struct Grid {
    /// All cards.
    cards: CardSet,
    /// The cards that each holder may hold, those that it must hold among them.
    pub(crate) may: [CardSet; MAX_HOLDERS],
    /// The cards that each holder must hold.
    pub(crate) must: [CardSet; MAX_HOLDERS],
    /// What is still open of the quotas and constraints: about cards alone that their holder may, but need not hold.
    pub(crate) rules: Vec<Constraint>,
}

impl Grid {
    /// Takes in the whole problem and draws the conclusions that a look at one card or one rule gives.
    pub(crate) fn fill(&mut self, problem: &Problem) -> Result<(), Stop> {
        self.cards = CardSet::run(0, problem.cards());
        self.may = [CardSet::EMPTY; MAX_HOLDERS];
        self.may[..problem.quotas().len()].fill(self.cards);
        self.must = [CardSet::EMPTY; MAX_HOLDERS];
        self.rules.clear();
        for (holder, quota) in problem.quotas().iter().enumerate() {
            let exactly =
                |(&cards, &count): (&CardSet, &u8)| Constraint::between(Holder(holder as u8), cards, count, count);
            match quota {
                Quota::Total(count) => self.rules.push(exactly((&self.cards, count))),
                Quota::ByCategory(counts) => {
                    self.rules.extend(problem.categories().iter().zip(counts).map(exactly))
                }
            }
        }
        self.rules.extend_from_slice(problem.constraints());
        self.propagate()?;
        self.simplify();
        Ok(())
    }

    /// The cards whose holder is not certain.
    pub(crate) fn open(&self) -> CardSet {
        self.must.iter().fold(self.cards, |open, &must| open - must)
    }

    /// The cards that a holder may, but need not hold.
    pub(crate) fn open_of(&self, holder: Holder) -> CardSet {
        self.may[holder.index()] - self.must[holder.index()]
    }

    /// The holders that may hold an open card.
    pub(crate) fn open_holders(&self) -> impl Iterator<Item = Holder> {
        (0..MAX_HOLDERS as u8).map(Holder).filter(|&holder| !self.open_of(holder).is_empty())
    }

    fn propagate(&mut self) -> Result<(), Stop> {
        loop {
            let before = (self.may, self.must);
            let mut rules = std::mem::take(&mut self.rules);
            let mut fits = Ok(());
            rules.retain_mut(|rule| {
                self.look_at(rule).unwrap_or_else(|stop| {
                    fits = Err(stop);
                    false
                })
            });
            self.rules = rules;
            fits?;
            self.look_at_cards()?;
            if before == (self.may, self.must) {
                return Ok(());
            }
        }
    }

    /// Draws what follows from one rule alone; returns whether it is still open.
    fn look_at(&mut self, rule: &mut Constraint) -> Result<bool, Stop> {
        let holder = rule.holder.index();
        let held = (rule.cards & self.must[holder]).len() as u8;
        rule.cards = rule.cards & self.open_of(rule.holder);
        let open = rule.cards.len() as u8;
        if held > rule.most || rule.least > held + open {
            return Err(Stop::Impossible);
        }
        rule.least = rule.least.saturating_sub(held);
        rule.most = (rule.most - held).min(open);
        if rule.most == 0 {
            self.may[holder] = self.may[holder] - rule.cards;
        } else if rule.least == open {
            self.must[holder] = self.must[holder] | rule.cards;
        } else {
            return Ok(rule.least > 0 || rule.most < open);
        }
        Ok(false)
    }

    /// Each card is held by exactly one.
    fn look_at_cards(&mut self) -> Result<(), Stop> {
        let [mut once, mut twice, mut held] = [CardSet::EMPTY; 3];
        for (&may, &must) in self.may.iter().zip(&self.must) {
            if !held.is_disjoint(must) {
                return Err(Stop::Impossible);
            }
            held = held | must;
            twice = twice | once & may;
            once = once | may;
        }
        if once != self.cards {
            return Err(Stop::Impossible);
        }
        for (may, must) in self.may.iter_mut().zip(&mut self.must) {
            *may = *may - (held - *must);
            *must = *must | (*may - twice);
        }
        Ok(())
    }

    /// Drops rules that follow from another one.
    fn simplify(&mut self) {
        self.rules.sort_unstable_by_key(|rule| (rule.holder, rule.cards.len(), rule.cards));
        for index in (0..self.rules.len()).rev() {
            let rule = self.rules[index];
            let mut others = self.rules[..index].iter().chain(&self.rules[index + 1..]);
            if others.any(|other| implies(other, &rule)) {
                self.rules.remove(index);
            }
        }
    }
}

/// Whether every hand that one rule allows, the other allows too, as far as the two alone can tell.
fn implies(one: &Constraint, other: &Constraint) -> bool {
    // Of the cards that are in one set and not in the other, any number may be held.
    let own = (one.cards - other.cards).len();
    let others = (other.cards - one.cards).len();
    one.holder == other.holder
        && usize::from(one.least) >= usize::from(other.least) + own
        && usize::from(one.most) + others <= usize::from(other.most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;

    #[test]
    fn a_card_that_only_one_may_hold_is_held() {
        let mut problem = Problem::new(&[5]).unwrap();
        let [ann, bob, cleo] = [2, 2, 1].map(|count| problem.add_holder(Quota::Total(count)).unwrap());
        problem.constrain(Constraint::lacks(Card(0), ann)).unwrap();
        problem.constrain(Constraint::lacks(Card(0), bob)).unwrap();
        let mut grid = Grid::default();
        grid.fill(&problem).unwrap();
        assert_eq!(grid.must[cleo.index()], CardSet::of([Card(0)]));
        assert_eq!(grid.may[cleo.index()], CardSet::of([Card(0)]), "and that was all that she holds");
        assert_eq!(grid.must[ann.index()], CardSet::EMPTY);
        assert_eq!(grid.open(), CardSet::run(1, 4));
        // A card that two may hold is held by neither for certain.
        problem.truncate(1);
        grid.fill(&problem).unwrap();
        assert!(grid.must.iter().all(|must| must.is_empty()));
    }
}
