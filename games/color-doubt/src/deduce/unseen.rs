//! The cards that the viewer was not dealt.

use crate::{Cards, Suit};

/// The cards that the viewer was not dealt.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unseen {
    /// The cards of each colour, the rainbow card left out.
    pub(crate) colors: Cards,
    /// Whether the rainbow card is among them.
    pub(crate) rainbow: bool,
}

impl Unseen {
    pub(crate) fn new(deck: Cards, own: Cards) -> Self {
        let unseen = deck - own;
        let rainbow = Cards::of(Suit::Rainbow, unseen[Suit::Rainbow]);
        Unseen { colors: unseen - rainbow, rainbow: !rainbow.is_empty() }
    }

    /// The weight of settling these cards: the chance that this many open slots hold exactly them, in their order.
    pub(crate) fn settle(&self, cards: Cards) -> f64 {
        let mut slots = self.colors.total();
        let mut weight = 1.0;
        for (suit, count) in cards.iter() {
            for taken in 0..count {
                weight *= f64::from(self.colors[suit].saturating_sub(taken)) / f64::from(slots);
                slots = slots.saturating_sub(1);
            }
        }
        weight
    }
}
