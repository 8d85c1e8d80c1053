//! The cards of a game, and how many everybody holds.

use std::sync::Arc;

use belief::{Card, CardSet, Problem, Quota};

use crate::holder::{Holder, Player};

/// The cards of a game by category, and the number of cards that everybody holds; cheap to clone.
///
/// A card is its place, counted from 0 through all categories in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup(Arc<Parts>);

#[derive(Debug, PartialEq)]
struct Parts {
    /// The cards and holders alone: the players, the case file, the open cards if there are any.
    base: Problem,
    cards: CardSet,
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
    /// So many cards in each category, so many in each player's hand, and so many face up.
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
        let cards = base.categories().iter().fold(CardSet::EMPTY, |all, &cards| all | cards);
        Ok(Setup(Arc::new(Parts { base, cards, players: hands.len() })))
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.0.players
    }

    /// The cards of each category.
    pub fn categories(&self) -> &[CardSet] {
        self.0.base.categories()
    }

    /// All cards.
    pub fn cards(&self) -> CardSet {
        self.0.cards
    }

    /// Everybody and everything that may hold cards: the players, the case file, the open cards if there are any.
    pub fn holders(&self) -> impl Iterator<Item = Holder> + '_ {
        (0..self.0.base.quotas().len()).map(|place| self.holder(place))
    }

    /// All sets of one card of each category that have this card: what can be asked in a room. The cards of the first
    /// categories change last.
    pub fn questions(&self, with: Card) -> Vec<CardSet> {
        let mut questions = vec![CardSet::EMPTY];
        for &category in self.categories() {
            let choices = if category.contains(with) { CardSet::of([with]) } else { category };
            let longer = |&begun: &CardSet| choices.iter().map(move |card| begun | CardSet::of([card]));
            questions = questions.iter().flat_map(longer).collect();
        }
        questions
    }

    /// The holder at a place among [`holders`](Setup::holders).
    pub(crate) fn holder(&self, place: usize) -> Holder {
        match place {
            _ if place < self.0.players => Holder::Player(Player(place as u8)),
            _ if place == self.0.players => Holder::CaseFile,
            _ => Holder::Open,
        }
    }

    /// What belief calls a holder.
    pub(crate) fn place(&self, holder: Holder) -> belief::Holder {
        belief::Holder(match holder {
            Holder::Player(player) => player.0,
            Holder::CaseFile => self.0.players as u8,
            Holder::Open => self.0.players as u8 + 1,
        })
    }

    pub(crate) fn case_file(&self) -> belief::Holder {
        self.place(Holder::CaseFile)
    }

    /// The cards and holders alone.
    pub(crate) fn base(&self) -> &Problem {
        &self.0.base
    }

    /// What belief calls those who answer a player's question, in order.
    pub(crate) fn answering(&self, asker: Player) -> Vec<belief::Holder> {
        asker.others(self.0.players).map(|player| belief::Holder(player.0)).collect()
    }
}
