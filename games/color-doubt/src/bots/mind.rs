//! What a bot reads out of its knowledge.

use game::{Knowledge, Seat};

use super::judgment::record;
use super::memory::Memory;
use crate::{Cards, ColorDoubt, Lay, Options, Own, Public, Suit};

/// What a bot reads out of its knowledge.
pub(super) struct Mind<'a> {
    pub(super) seat: Seat,
    pub(super) seats: usize,
    pub(super) public: &'a Public,
    pub(super) own: &'a Own,
    /// The fewest cards that may be laid; none where nothing may be.
    pub(super) at_least: Option<u8>,
    pub(super) may_doubt: bool,
    pub(super) may_pass: bool,
    /// The colours in the game.
    pub(super) colors: Vec<Suit>,
    memory: Memory,
    knowledge: &'a Knowledge<ColorDoubt>,
}

impl<'a> Mind<'a> {
    /// # Panics
    /// When it is not the viewer's turn.
    pub(super) fn new(knowledge: &'a Knowledge<ColorDoubt>) -> Self {
        let (Some(seat), Some(own), Some(Options::Play { lay, doubt, pass })) =
            (knowledge.viewer.seat(), &knowledge.view.own, &knowledge.options)
        else {
            panic!("a bot is asked on its own turn only");
        };
        let public = &knowledge.view.public;
        Mind {
            seat,
            seats: public.hands.len(),
            public,
            own,
            at_least: lay.as_ref().map(|lay| lay.at_least),
            may_doubt: *doubt,
            may_pass: *pass,
            colors: Suit::COLORS.into_iter().filter(|&color| public.deck[color] > 0).collect(),
            memory: Memory::new(knowledge),
            knowledge,
        }
    }

    /// The announcement that stands, of somebody else.
    pub(super) fn standing(&self) -> Option<Lay> {
        self.public.standing
    }

    /// The number of cards on the table.
    pub(super) fn table(&self) -> u8 {
        self.public.lays.iter().map(|lay| lay.count).sum()
    }

    /// The chance that the one whose announcement stands could have announced this colour truly.
    pub(super) fn able(&self, color: Suit) -> f64 {
        self.public.standing.map_or(0.0, |standing| self.memory.able(color, standing.count))
    }

    /// The chance of each number of cards of a suit in a player's hand.
    pub(super) fn holds(&self, seat: Seat, suit: Suit) -> [f64; 13] {
        self.memory.spread(seat, suit)
    }

    /// How often this player's announcements were turned up in this match and were true, and were lies.
    pub(super) fn record(&self, seat: Seat) -> (u32, u32) {
        record(self.knowledge, seat)
    }

    /// The cards that everybody knows to be in minus piles.
    pub(super) fn shown(&self) -> Cards {
        self.public.minus.values().fold(Cards::NONE, |all, pile| all + pile.shown)
    }

    /// The chance that the rainbow card is on the table.
    pub(super) fn rainbow_on_table(&self) -> f64 {
        let rainbow = |cards: &Cards| cards[Suit::Rainbow] > 0;
        let mut own = self.own.lays.iter().flatten();
        if own.any(rainbow) {
            return 1.0;
        }
        if rainbow(&self.own.hand) || self.own.minus.values().any(rainbow) {
            return 0.0;
        }
        let known = self.own.hand + self.own.minus.values().fold(Cards::NONE, |all, cards| all + *cards);
        let laid: u8 = self.own.lays.iter().flatten().map(|cards| cards.total()).sum();
        let unseen = self.public.deck.total() - known.total() - laid;
        f64::from(self.table() - laid) / f64::from(unseen.max(1))
    }
}
