//! What is known of a deal.

use crate::cards::{Card, CardSet, Holder, MAX_CARDS, MAX_HOLDERS};

/// The largest number of constraints of a problem.
pub const MAX_CONSTRAINTS: usize = 2_000;
/// The largest number of weights of a problem.
pub const MAX_WEIGHTS: usize = 1_000;
/// The largest ratio between the weights of two deals, as a natural logarithm: far from what `f64` cannot hold.
const MAX_LOG_RATIO: f64 = 500.0;

/// All that is known of a deal: the cards, who may hold them and how many, what was learned, and what is likely.
///
/// ```
/// # use belief::{Card, CardSet, Constraint, Problem, Quota};
/// // Two suspects, two weapons, three rooms: a case file with one of each, and two players with two cards each.
/// let mut problem = Problem::new(&[2, 2, 3])?;
/// let case_file = problem.add_holder(Quota::ByCategory(vec![1, 1, 1]))?;
/// let ann = problem.add_holder(Quota::Total(2))?;
/// let bob = problem.add_holder(Quota::Total(2))?;
/// problem.constrain(Constraint::holds(Card(0), ann))?;
/// problem.constrain(Constraint::any_of(bob, CardSet::of([Card(0), Card(2), Card(4)])))?;
///
/// let solution = belief::solve(&problem).unwrap();
/// assert_eq!(solution.count(), 12.0);
/// assert_eq!(solution.certain(Card(1)), Some(case_file));
/// assert_eq!(solution.chance(Card(2), bob), 0.5);
/// # Ok::<(), belief::Invalid>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    categories: Vec<CardSet>,
    cards: usize,
    quotas: Vec<Quota>,
    constraints: Vec<Constraint>,
    weights: Vec<Weight>,
    log_ratio: f64,
}

/// How many cards a holder holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quota {
    /// This many of any kind.
    Total(u8),
    /// This many of each category, in the categories' order.
    ByCategory(Vec<u8>),
}

/// One thing that was learned: this holder holds at least `least` and at most `most` of these cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Constraint {
    /// Whose hand it is about.
    pub holder: Holder,
    /// The cards it is about.
    pub cards: CardSet,
    /// The smallest number of them that the holder may hold.
    pub least: u8,
    /// The largest number of them that the holder may hold.
    pub most: u8,
}

/// A factor on the weight of every deal, by how many of these cards this holder holds in it.
///
/// Whoever shows one of the named cards that they hold, each as readily, is described by the factors
/// 1, 1, 1/2, 1/3 for none, one, two and three of them held.
#[derive(Clone, Debug, PartialEq)]
pub struct Weight {
    /// Whose hand it depends on.
    pub holder: Holder,
    /// The cards that are counted.
    pub cards: CardSet,
    /// The factor for each number of them held, from none to all: positive and finite.
    pub factors: Vec<f64>,
}

/// Why something cannot be part of a problem.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Invalid {
    /// More cards than [`MAX_CARDS`].
    #[error("{0} cards are more than the {MAX_CARDS} that a problem may have")]
    TooManyCards(usize),
    /// More holders than [`MAX_HOLDERS`].
    #[error("a problem may have {MAX_HOLDERS} holders at most")]
    TooManyHolders,
    /// More constraints than [`MAX_CONSTRAINTS`].
    #[error("a problem may have {MAX_CONSTRAINTS} constraints at most")]
    TooManyEntries,
    /// More weights than [`MAX_WEIGHTS`].
    #[error("a problem may have {MAX_WEIGHTS} weights at most")]
    TooManyWeights,
    /// A quota by category that does not name a number for each of the categories.
    #[error("a quota by category names {given} numbers, but there are {categories} categories")]
    QuotaShape {
        /// How many numbers the quota names.
        given: usize,
        /// How many categories there are.
        categories: usize,
    },
    /// A card that is not of this problem.
    #[error("there is no card {}: the {cards} cards are numbered from 0", .card.0)]
    UnknownCard {
        /// The card named.
        card: Card,
        /// How many cards there are.
        cards: usize,
    },
    /// A holder that was not added.
    #[error("there is no holder {}: {holders} were added", .holder.0)]
    UnknownHolder {
        /// The holder named.
        holder: Holder,
        /// How many holders there are.
        holders: usize,
    },
    /// A constraint that demands at least more than it allows at most.
    #[error("at least {least} and at most {most} is not a number")]
    EmptyRange {
        /// The smallest number allowed.
        least: u8,
        /// The largest number allowed.
        most: u8,
    },
    /// Factors that are not one for each number of the cards held.
    #[error("a weight on {cards} cards needs {} factors, not {given}", .cards + 1)]
    FactorCount {
        /// How many factors were given.
        given: usize,
        /// How many cards are counted.
        cards: usize,
    },
    /// A factor that is not positive and finite.
    #[error("the factor {0} is not positive and finite: what is impossible is a constraint, not a weight")]
    Factor(f64),
    /// Weights that together differ so much between deals that their product may not be represented.
    #[error("the weights of two deals could differ by more than a factor of e^{MAX_LOG_RATIO}")]
    TooWide,
}

impl Constraint {
    /// The holder holds the card.
    pub fn holds(card: Card, holder: Holder) -> Constraint {
        Constraint::between(holder, CardSet::of([card]), 1, 1)
    }

    /// The holder does not hold the card.
    pub fn lacks(card: Card, holder: Holder) -> Constraint {
        Constraint::between(holder, CardSet::of([card]), 0, 0)
    }

    /// The holder holds at least one of the cards; of no cards, this cannot be.
    pub fn any_of(holder: Holder, cards: CardSet) -> Constraint {
        Constraint::between(holder, cards, 1, (cards.len() as u8).max(1))
    }

    /// The holder holds none of the cards.
    pub fn none_of(holder: Holder, cards: CardSet) -> Constraint {
        Constraint::between(holder, cards, 0, 0)
    }

    /// The holder does not hold all of the cards; for a case file: this accusation is wrong.
    /// Of no cards, this cannot be.
    pub fn not_all(holder: Holder, cards: CardSet) -> Constraint {
        match cards.len() as u8 {
            0 => Constraint::between(holder, cards, 1, 1),
            len => Constraint::between(holder, cards, 0, len - 1),
        }
    }

    /// The holder holds at least `least` and at most `most` of the cards.
    pub fn between(holder: Holder, cards: CardSet, least: u8, most: u8) -> Constraint {
        Constraint { holder, cards, least, most }
    }

    /// Whether it is true when the holder's hand is this.
    pub fn allows(&self, hand: CardSet) -> bool {
        let held = (hand & self.cards).len() as u8;
        self.least <= held && held <= self.most
    }
}

impl Problem {
    /// A problem with this many cards in each category; cards are numbered from 0 through all categories in order.
    ///
    /// # Errors
    /// [`Invalid::TooManyCards`].
    pub fn new(categories: &[usize]) -> Result<Problem, Invalid> {
        let cards = categories.iter().fold(0_usize, |sum, &count| sum.saturating_add(count));
        if cards > MAX_CARDS {
            return Err(Invalid::TooManyCards(cards));
        }
        let mut first = 0;
        let run = |&count: &usize| {
            first += count;
            CardSet::run(first - count, count)
        };
        let categories = categories.iter().map(run).collect();
        let (quotas, constraints, weights) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Problem { categories, cards, quotas, constraints, weights, log_ratio: 0.0 })
    }

    /// Adds somebody or something that holds cards.
    ///
    /// # Errors
    /// When there are as many holders as there may be, or when a quota by category does not name a number for each.
    pub fn add_holder(&mut self, quota: Quota) -> Result<Holder, Invalid> {
        if self.quotas.len() == MAX_HOLDERS {
            return Err(Invalid::TooManyHolders);
        }
        match &quota {
            Quota::ByCategory(numbers) if numbers.len() != self.categories.len() => {
                let (given, categories) = (numbers.len(), self.categories.len());
                return Err(Invalid::QuotaShape { given, categories });
            }
            _ => self.quotas.push(quota),
        }
        Ok(Holder(self.quotas.len() as u8 - 1))
    }

    /// Adds what was learned; returns its index among the constraints.
    ///
    /// # Errors
    /// When it names a card or a holder that the problem does not have, when `least` is more than `most`, or when
    /// there are as many constraints as there may be.
    pub fn constrain(&mut self, constraint: Constraint) -> Result<usize, Invalid> {
        if self.constraints.len() == MAX_CONSTRAINTS {
            return Err(Invalid::TooManyEntries);
        }
        self.check_hand(constraint.holder, constraint.cards)?;
        if constraint.least > constraint.most {
            return Err(Invalid::EmptyRange { least: constraint.least, most: constraint.most });
        }
        self.constraints.push(constraint);
        Ok(self.constraints.len() - 1)
    }

    /// Multiplies the weight of every deal by a factor.
    ///
    /// # Errors
    /// When it names a card or a holder that the problem does not have, when there is not one positive and finite
    /// factor for each number of the cards, when there are as many weights as there may be, or when all of them
    /// together could differ too much from deal to deal ([`Invalid::TooWide`]).
    pub fn weigh(&mut self, weight: Weight) -> Result<(), Invalid> {
        if self.weights.len() == MAX_WEIGHTS {
            return Err(Invalid::TooManyWeights);
        }
        self.check_hand(weight.holder, weight.cards)?;
        let (given, cards) = (weight.factors.len(), weight.cards.len());
        if given != cards + 1 {
            return Err(Invalid::FactorCount { given, cards });
        }
        if let Some(&factor) = weight.factors.iter().find(|factor| !(factor.is_normal() && **factor > 0.0)) {
            return Err(Invalid::Factor(factor));
        }
        let range = (f64::INFINITY, 0.0_f64);
        let (low, high) = weight.factors.iter().fold(range, |(low, high), &x| (x.min(low), x.max(high)));
        let log_ratio = self.log_ratio + libm::log(high) - libm::log(low);
        if log_ratio > MAX_LOG_RATIO {
            return Err(Invalid::TooWide);
        }
        self.log_ratio = log_ratio;
        self.weights.push(weight);
        Ok(())
    }

    /// Forgets all constraints but the first `count`.
    pub fn truncate(&mut self, count: usize) {
        self.constraints.truncate(count);
    }

    /// The number of cards.
    pub fn cards(&self) -> usize {
        self.cards
    }

    /// The cards of each category.
    pub fn categories(&self) -> &[CardSet] {
        &self.categories
    }

    /// The quota of each holder.
    pub fn quotas(&self) -> &[Quota] {
        &self.quotas
    }

    /// What was learned, in the order in which it was added.
    pub fn constraints(&self) -> &[Constraint] {
        &self.constraints
    }

    /// What makes some deals likelier than others.
    pub fn weights(&self) -> &[Weight] {
        &self.weights
    }

    /// The cards and holders alone.
    pub(crate) fn without_constraints(&self) -> Problem {
        Problem { constraints: Vec::new(), weights: Vec::new(), log_ratio: 0.0, ..self.clone() }
    }

    /// Puts other constraints in the place of all; they must be fit to be added.
    pub(crate) fn replace_constraints(&mut self, constraints: impl Iterator<Item = Constraint>) {
        self.constraints.clear();
        self.constraints.extend(constraints);
    }

    pub(crate) fn check_hand(&self, holder: Holder, cards: CardSet) -> Result<(), Invalid> {
        if holder.index() >= self.quotas.len() {
            return Err(Invalid::UnknownHolder { holder, holders: self.quotas.len() });
        }
        match cards.iter().find(|card| card.index() >= self.cards) {
            Some(card) => Err(Invalid::UnknownCard { card, cards: self.cards }),
            None => Ok(()),
        }
    }
}

impl Weight {
    /// Somebody showed one of these cards, and any of those that they hold would have been shown as readily.
    pub fn showed_one_of(holder: Holder, cards: CardSet) -> Weight {
        let factor = |held: usize| 1.0 / held.max(1) as f64;
        Weight { holder, cards, factors: (0..=cards.len()).map(factor).collect() }
    }
}
