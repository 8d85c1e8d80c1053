//! The cards of a game, and how many everybody holds.

use std::sync::Arc;

use belief::{Card, CardSet, Holder, Problem, Quota};

/// The cards of a game by category, and the number of cards that everybody holds; cheap to clone.
///
/// A card is its place, counted from 0 through all categories in order. Holders are the players in turn order, then the
/// case file, then the cards that all can see, if there are any.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The cards and holders alone.
    base: Arc<Problem>,
    players: usize,
}

/// Why cards and hands do not make a game.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unfit {
    /// There is a category without a card, which the case file needs.
    #[error("each category needs a card for the case file")]
    EmptyCategory,
    /// Not all cards are held, or more than there are.
    #[error("{held} cards are held, the case file's among them, but there are {cards}")]
    Uneven {
        /// How many cards are held.
        held: usize,
        /// How many cards there are.
        cards: usize,
    },
    /// There are more cards or players than can be reasoned about.
    #[error(transparent)]
    Limit(#[from] belief::Invalid),
}

impl Setup {
    /// The number of cards in each category, in each player's hand, and face up.
    ///
    /// # Errors
    /// The hands, the case file and the open cards are not as many as there are cards, a category is empty, or there are
    /// too many cards or players.
    pub fn new(categories: &[usize], hands: &[u8], open: u8) -> Result<Setup, Unfit> {
        if categories.contains(&0) {
            return Err(Unfit::EmptyCategory);
        }
        let mut base = Problem::new(categories)?;
        let held =
            hands.iter().map(|&hand| usize::from(hand)).sum::<usize>() + categories.len() + usize::from(open);
        if held != base.cards() {
            return Err(Unfit::Uneven { held, cards: base.cards() });
        }
        for &hand in hands {
            base.add_holder(Quota::Total(hand))?;
        }
        base.add_holder(Quota::ByCategory(vec![1; categories.len()]))?;
        if open > 0 {
            base.add_holder(Quota::Total(open))?;
        }
        Ok(Setup { base: Arc::new(base), players: hands.len() })
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The cards of each category.
    pub fn categories(&self) -> &[CardSet] {
        self.base.categories()
    }

    /// All cards.
    pub fn cards(&self) -> CardSet {
        CardSet::run(0, self.base.cards())
    }

    /// Everybody and everything that may hold cards: the players, the case file, the open cards if there are any.
    pub fn holders(&self) -> impl Iterator<Item = Holder> + Clone + use<> {
        (0..self.base.quotas().len() as u8).map(Holder)
    }

    /// The case file, which holds one card of each category.
    pub fn case_file(&self) -> Holder {
        Holder(self.players as u8)
    }

    /// The cards that all can see, in games that have some.
    pub fn open(&self) -> Holder {
        Holder(self.players as u8 + 1)
    }

    /// All sets of one card of each category that have this card: what can be asked in a room. The cards of the first
    /// categories change last.
    pub fn questions(&self, with: Card) -> Vec<CardSet> {
        let mut questions = vec![CardSet::EMPTY];
        for &category in self.categories() {
            let choices = if category.contains(with) { CardSet::one(with) } else { category };
            let longer = |&begun: &CardSet| choices.iter().map(move |card| begun.with(card));
            questions = questions.iter().flat_map(longer).collect();
        }
        questions
    }

    /// The cards and holders alone.
    pub(crate) fn base(&self) -> &Problem {
        &self.base
    }
}
