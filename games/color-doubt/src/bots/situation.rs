//! What a bot reads out of its knowledge.

use game::{Knowledge, Seat};

use super::memory::Memory;
use crate::{Cards, ColorDoubt, Options, Own, Public, Suit};

/// What a bot reads out of its knowledge.
pub(super) struct Situation<'a> {
    pub(super) seat: Seat,
    pub(super) seats: usize,
    pub(super) public: &'a Public,
    pub(super) own: &'a Own,
    /// The fewest cards that may be played; none where nothing may be.
    pub(super) at_least: Option<u8>,
    pub(super) may_doubt: bool,
    pub(super) may_pass: bool,
    /// Whether anything but a doubt loses for certain.
    pub(super) must_doubt: bool,
    /// The colours in the game.
    pub(super) colors: Vec<Suit>,
    pub(super) memory: Memory,
    /// Of how many of the last observations is remembered who was caught, and which cards were turned up.
    pub(super) remembers: usize,
    pub(super) knowledge: &'a Knowledge<ColorDoubt>,
}

/// Whether anything but a doubt loses for certain.
pub(super) fn must_doubt(knowledge: &Knowledge<ColorDoubt>) -> bool {
    let (public, who_may_doubt) = (&knowledge.view.public, knowledge.setup.who_may_doubt);
    knowledge.viewer.seat().is_some_and(|seat| public.loses_if_it_stands(seat, who_may_doubt))
}

impl<'a> Situation<'a> {
    /// # Panics
    /// When it is not the viewer's turn.
    pub(super) fn new(knowledge: &'a Knowledge<ColorDoubt>) -> Self {
        Situation::remembering(knowledge, usize::MAX)
    }

    /// To a bot that remembers so many of the last observations.
    ///
    /// # Panics
    /// When it is not the viewer's turn.
    pub(super) fn remembering(knowledge: &'a Knowledge<ColorDoubt>, remembers: usize) -> Self {
        let (Some(seat), Some(own), Some(Options::Play { lay, doubt, pass })) =
            (knowledge.viewer.seat(), &knowledge.view.own, &knowledge.options)
        else {
            panic!("a bot is asked on its own turn only");
        };
        let public = &knowledge.view.public;
        Situation {
            seat,
            seats: public.hands.len(),
            public,
            own,
            at_least: lay.as_ref().map(|lay| lay.at_least),
            may_doubt: *doubt,
            may_pass: *pass,
            must_doubt: must_doubt(knowledge),
            colors: Suit::COLORS.into_iter().filter(|&color| public.deck[color] > 0).collect(),
            memory: Memory::new(knowledge, remembers),
            remembers,
            knowledge,
        }
    }

    /// The number of cards on the table.
    pub(super) fn table(&self) -> u8 {
        self.public.lays.iter().map(|lay| lay.count).sum()
    }

    /// The chance that the one whose announcement stands could have announced this colour truly.
    pub(super) fn able(&self, color: Suit) -> f64 {
        self.public.standing.map_or(0.0, |standing| self.memory.able(color, standing.count))
    }

    /// The cards that everybody knows to be in minus piles.
    pub(super) fn shown(&self) -> Cards {
        self.public.minus.values().fold(Cards::NONE, |all, pile| all + pile.shown)
    }

    /// The chance that the rainbow card is on the table.
    pub(super) fn rainbow_on_table(&self) -> f64 {
        let laid = self.own.lays.iter().flatten().fold(Cards::NONE, |all, cards| all + *cards);
        let elsewhere = self.own.minus.values().fold(self.own.hand, |all, cards| all + *cards);
        if laid[Suit::Rainbow] > 0 {
            return 1.0;
        }
        if elsewhere[Suit::Rainbow] > 0 {
            return 0.0;
        }
        let unseen = self.public.deck.total() - elsewhere.total() - laid.total();
        f64::from(self.table() - laid.total()) / f64::from(unseen.max(1))
    }
}
