//! A deal as somebody imagines it.

use belief::{CardSet, MAX_HOLDERS};

use crate::holder::Holder;
use crate::setup::Setup;

/// Who holds which cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// In the order of [`Setup::holders`].
    hands: [CardSet; MAX_HOLDERS],
    players: u8,
}

impl Deal {
    pub(crate) fn new(setup: &Setup, hands: [CardSet; MAX_HOLDERS]) -> Deal {
        Deal { hands, players: setup.players() as u8 }
    }

    pub(crate) fn of(setup: &Setup, deal: &belief::Deal) -> Deal {
        Deal::new(setup, std::array::from_fn(|place| deal.hand(belief::Holder(place as u8))))
    }

    /// The cards that a holder holds.
    pub fn hand(&self, holder: Holder) -> CardSet {
        match holder {
            Holder::Player(player) => self.hands[player.index()],
            Holder::CaseFile => self.case_file(),
            Holder::Open => self.hands[usize::from(self.players) + 1],
        }
    }

    /// What the case file holds.
    pub fn case_file(&self) -> CardSet {
        self.hands[usize::from(self.players)]
    }

    /// In the order of [`Setup::holders`].
    pub(crate) fn hands(&self) -> &[CardSet; MAX_HOLDERS] {
        &self.hands
    }
}
