//! What follows at once: the first step of every solution.

use crate::cards::{CardSet, Holder, MAX_HOLDERS};
use crate::problem::{Problem, Quota};

/// A holder holds at least `least` and at most `most` of some cards: a quota or an entry, as far as it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rule {
    pub(crate) holder: u8,
    pub(crate) cards: u64,
    pub(crate) least: u8,
    pub(crate) most: u8,
}

/// Who may hold what, and who must.
#[derive(Clone, Debug, Default)]
pub(crate) struct Grid {
    /// All cards.
    pub(crate) cards: u64,
    pub(crate) holders: usize,
    /// The cards that each holder may hold, those that it must hold among them.
    pub(crate) may: [u64; MAX_HOLDERS],
    /// The cards that each holder must hold.
    pub(crate) must: [u64; MAX_HOLDERS],
    /// What is still open of the quotas and entries: about cards alone that their holder may, but need not hold.
    pub(crate) rules: Vec<Rule>,
}

/// Nothing can satisfy the problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Impossible;

impl Grid {
    /// Takes in the whole problem and draws the conclusions that a look at one card or one rule gives.
    pub(crate) fn fill(&mut self, problem: &Problem) -> Result<(), Impossible> {
        self.cards = CardSet::run(0, problem.cards()).bits();
        self.holders = problem.quotas().len();
        self.may = [0; MAX_HOLDERS];
        self.may[..self.holders].fill(self.cards);
        self.must = [0; MAX_HOLDERS];
        self.rules.clear();
        for (holder, quota) in problem.quotas().iter().enumerate() {
            let mut exactly = |cards: u64, count: u8| {
                self.rules.push(Rule { holder: holder as u8, cards, least: count, most: count });
            };
            match quota {
                Quota::Total(count) => exactly(self.cards, *count),
                Quota::ByCategory(counts) => {
                    problem
                        .categories()
                        .iter()
                        .zip(counts)
                        .for_each(|(cards, count)| exactly(cards.bits(), *count));
                }
            }
        }
        self.rules.extend(problem.entries().iter().map(|entry| {
            let Holder(holder) = entry.holder;
            Rule { holder, cards: entry.cards.bits(), least: entry.least, most: entry.most }
        }));
        self.propagate()?;
        self.simplify();
        Ok(())
    }

    /// The cards whose holder is not certain.
    pub(crate) fn open(&self) -> u64 {
        self.must[..self.holders].iter().fold(self.cards, |open, must| open & !must)
    }

    fn propagate(&mut self) -> Result<(), Impossible> {
        loop {
            let before = (self.may, self.must);
            let mut rules = std::mem::take(&mut self.rules);
            let mut fits = true;
            rules.retain_mut(|rule| match self.look_at(rule) {
                Ok(open) => open,
                Err(Impossible) => {
                    fits = false;
                    false
                }
            });
            self.rules = rules;
            if !fits {
                return Err(Impossible);
            }
            self.look_at_cards()?;
            if before == (self.may, self.must) {
                return Ok(());
            }
        }
    }

    /// Draws what follows from one rule alone; returns whether it is still open.
    fn look_at(&mut self, rule: &mut Rule) -> Result<bool, Impossible> {
        let holder = usize::from(rule.holder);
        let held = (rule.cards & self.must[holder]).count_ones() as u8;
        rule.cards &= self.may[holder] & !self.must[holder];
        let open = rule.cards.count_ones() as u8;
        if held > rule.most || rule.least > held + open {
            return Err(Impossible);
        }
        rule.least = rule.least.saturating_sub(held);
        rule.most = (rule.most - held).min(open);
        if rule.most == 0 {
            self.may[holder] &= !rule.cards;
        } else if rule.least == open {
            self.must[holder] |= rule.cards;
        } else {
            return Ok(rule.least > 0 || rule.most < open);
        }
        Ok(false)
    }

    /// Each card is held by exactly one.
    fn look_at_cards(&mut self) -> Result<(), Impossible> {
        let (mut once, mut twice, mut held) = (0, 0, 0);
        for holder in 0..self.holders {
            if held & self.must[holder] != 0 {
                return Err(Impossible);
            }
            held |= self.must[holder];
            twice |= once & self.may[holder];
            once |= self.may[holder];
        }
        if once != self.cards {
            return Err(Impossible);
        }
        for holder in 0..self.holders {
            self.may[holder] &= !held | self.must[holder];
            self.must[holder] |= self.may[holder] & !twice;
        }
        Ok(())
    }

    /// Drops rules that follow from another one.
    fn simplify(&mut self) {
        self.rules.sort_unstable_by_key(|rule| (rule.holder, rule.cards.count_ones(), rule.cards));
        let mut kept = 0;
        for index in 0..self.rules.len() {
            let rule = self.rules[index];
            if !self.rules[..kept].iter().any(|other| other.implies(&rule)) {
                self.rules[kept] = rule;
                kept += 1;
            }
        }
        self.rules.truncate(kept);
        // A rule about more cards may imply one about fewer: a second look from the other end.
        for index in (0..self.rules.len()).rev() {
            let rule = self.rules[index];
            if self.rules[index + 1..].iter().any(|other| other.implies(&rule)) {
                self.rules.remove(index);
            }
        }
    }

    /// The holders that may hold an open card.
    pub(crate) fn open_holders(&self) -> impl Iterator<Item = usize> {
        (0..self.holders).filter(|&holder| self.may[holder] & !self.must[holder] != 0)
    }
}

impl Rule {
    /// Whether every hand that this rule allows, the other allows too, as far as the two alone can tell.
    fn implies(&self, other: &Rule) -> bool {
        if self.holder != other.holder {
            return false;
        }
        // Of the cards that are in one set and not in the other, any number may be held.
        let own = (self.cards & !other.cards).count_ones();
        let others = (other.cards & !self.cards).count_ones();
        u32::from(self.least) >= u32::from(other.least) + own
            && u32::from(self.most) + others <= u32::from(other.most)
    }
}
