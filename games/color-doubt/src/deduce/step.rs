//! What can be in a hidden hand, and how it changes.
//!
//! Think of every card as lying in a slot, and of a hand as slots. A slot is *settled* once its card was turned up
//! or the viewer gave it; all the other slots are *open* and alike: any of the cards that nobody saw is as likely in
//! one as in another. So a hand is described by its settled cards alone. Cards played unseen take some of them along,
//! nobody knows which; cards turned up may be settled ones, or settle open slots.
//!
//! A settled card of a suit of which no card is turned up later is as good as any other such card, so that their
//! number is enough: only the other suits are *followed* one by one.
//!
//! The rainbow card is settled from the beginning: there is one possibility for each hand that it may be dealt to.

use std::hash::{Hash, Hasher};

use crate::options::parts::{choose, parts_of, ways};
use crate::{Cards, Suit};

/// What may be true of the hands that are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct State {
    /// The settled cards in each hand of the suits that are followed.
    pub(crate) known: [Cards; 2],
    /// The number of the other settled cards in each hand.
    pub(crate) others: [u8; 2],
    /// How many unseen cards of each colour were settled by being turned up, wherever they are now.
    pub(crate) settled: Cards,
    /// Whether the rainbow card was dealt to one of these hands, and to which.
    pub(crate) rainbow: Option<u8>,
}

impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.known[0].hash(state);
        self.known[1].hash(state);
        self.settled.hash(state);
        let [one, other] = self.others.map(u64::from);
        state.write_u64(one << 16 | other << 8 | self.rainbow.map_or(255, u64::from));
    }
}

/// A set of suits: a full byte for each, so that the cards of these suits are cut out at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Suits(u64);

impl Suits {
    pub(crate) const RAINBOW: Suits = Suits(0).with(Suit::Rainbow);

    #[must_use]
    pub(crate) const fn with(self, suit: Suit) -> Self {
        Suits(self.0 | 0xFF << (8 * suit as u32))
    }

    /// The cards of these suits.
    const fn of(self, cards: Cards) -> Cards {
        Cards::new((u64::from_le_bytes(*cards.counts()) & self.0).to_le_bytes())
    }
}

/// Something that happened to the hands that are followed.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    /// The hand that it happened to.
    pub(crate) hand: usize,
    /// The number of cards in that hand before.
    pub(crate) held: u8,
    pub(crate) what: What,
    /// Which of the record's plays it was, each with the number of cards.
    pub(crate) plays: Vec<(usize, u8)>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum What {
    /// This many cards left it unseen; they may include the rainbow card, or for a reason known later they do not.
    /// Choices of cards that are all of a colour may count more than others.
    Hidden { count: u8, rainbow: bool, favoured: Option<Favoured> },
    /// These were turned up and went back.
    Back { cards: Cards },
    /// These left it, seen by the viewer.
    Gone { cards: Cards },
    /// These came to it, seen by the viewer.
    Given { cards: Cards },
    /// This many went unseen to the other hand that is followed.
    Passed { count: u8 },
}

/// An announcement: choices of cards that make it true count more than others, by so much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Favoured {
    pub(crate) say: Suit,
    pub(crate) more: f64,
}

/// The settled cards that moved at a step, and those that it settled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moved {
    /// Of the suits that are followed.
    pub(crate) known: Cards,
    /// How many of the other suits.
    pub(crate) others: u8,
    /// What was settled.
    pub(crate) settled: Cards,
}

impl Step {
    /// Calls `to` with each state that this one can lead to, with what moved, and with the chance of it.
    ///
    /// Where cards left unseen, the same state may be reached in two ways: any cards were taken; or those that make the
    /// announcement true were taken, which count for more.
    pub(crate) fn spread(&self, state: &State, mut to: impl FnMut(State, Moved, f64)) {
        match self.what {
            What::Given { cards } => {
                let mut next = *state;
                next.known[self.hand] += cards;
                to(next, Moved { known: cards, others: 0, settled: Cards::NONE }, 1.0);
            }
            What::Hidden { .. } | What::Passed { .. } => {
                self.spread_blindly(state, &mut to);
                self.spread_favoured(state, to);
            }
            What::Back { cards } | What::Gone { cards } => self.turn_up(state, cards, to),
        }
    }

    /// The number of slots of the hand that are open.
    fn open(&self, state: &State) -> Option<u8> {
        self.held.checked_sub(state.known[self.hand].total() + state.others[self.hand])
    }

    /// The states to which it leads that any cards left unseen, each as likely as another.
    pub(crate) fn spread_blindly(&self, state: &State, mut to: impl FnMut(State, Moved, f64)) {
        let (count, rainbow, passed) = match self.what {
            What::Hidden { count, rainbow, .. } => (count, rainbow, false),
            What::Passed { count } => (count, true, true),
            _ => return,
        };
        let (known, others) = (state.known[self.hand], state.others[self.hand]);
        let Some(open) = self.open(state) else { return };
        let all = choose(self.held, count);
        for moved in parts_of(known, 0, count) {
            if moved[Suit::Rainbow] > 0 && !rainbow {
                continue;
            }
            let rest = count - moved.total();
            let ways = ways(known, moved) / all;
            for of_others in rest.saturating_sub(open)..=rest.min(others) {
                let mut next = *state;
                next.known[self.hand] -= moved;
                next.others[self.hand] -= of_others;
                if passed {
                    next.known[1 - self.hand] += moved;
                    next.others[1 - self.hand] += of_others;
                }
                let factor = ways * choose(others, of_others) * choose(open, rest - of_others);
                to(next, Moved { known: moved, others: of_others, settled: Cards::NONE }, factor);
            }
        }
    }

    /// The states to which it leads, besides, that what was said of the cards counts. They are all of the colour said or
    /// the rainbow card: some of them settled before, the others in open slots, which are settled by it.
    pub(crate) fn spread_favoured(&self, state: &State, mut to: impl FnMut(State, Moved, f64)) {
        let What::Hidden { count, rainbow, favoured: Some(favoured) } = self.what else { return };
        let known = state.known[self.hand];
        let Some(open) = self.open(state) else { return };
        let fitting = Cards::of(favoured.say, known[favoured.say])
            + Cards::of(Suit::Rainbow, if rainbow { known[Suit::Rainbow] } else { 0 });
        for moved in parts_of(fitting, count.saturating_sub(open), count) {
            let settled = Cards::of(favoured.say, count - moved.total());
            let mut next = *state;
            next.known[self.hand] -= moved;
            next.settled += settled;
            let ways = ways(known, moved) * choose(open, settled.total()) / choose(self.held, count);
            to(next, Moved { known: moved, others: 0, settled }, favoured.more * ways);
        }
    }

    /// Just these cards are turned up: some of them settled before, the others in open slots.
    fn turn_up(&self, state: &State, cards: Cards, mut to: impl FnMut(State, Moved, f64)) {
        let back = matches!(self.what, What::Back { .. });
        let known = state.known[self.hand];
        let Some(open) = self.open(state) else { return };
        let all = choose(self.held, cards.total());
        let colors = cards - Cards::of(Suit::Rainbow, cards[Suit::Rainbow]);
        for settled in parts_of(colors, 0, open) {
            let old = cards - settled;
            if !known.contains(old) {
                continue;
            }
            let mut next = *state;
            next.settled += settled;
            next.known[self.hand] = if back { known + settled } else { known - old };
            let factor = ways(known, old) * arrangements(settled, open) / all;
            to(next, Moved { known: old, others: 0, settled }, factor);
        }
    }
}

impl State {
    /// What these hands take of the unseen cards: those settled, and whether they take the rainbow card.
    pub(crate) fn share(&self) -> (Cards, bool) {
        (self.settled, self.rainbow.is_some())
    }

    /// Leaves only these suits to be followed.
    pub(crate) fn follow(&mut self, suits: Suits) {
        for (known, others) in self.known.iter_mut().zip(&mut self.others) {
            let followed = suits.of(*known);
            *others += known.total() - followed.total();
            *known = followed;
        }
    }
}

/// Number of ways for these cards to lie in `open` slots, cards of a suit being alike.
fn arrangements(cards: Cards, mut open: u8) -> f64 {
    cards.iter().fold(1.0, |ways, (_, count)| {
        let here = choose(open, count);
        open = open.saturating_sub(count);
        ways * here
    })
}
