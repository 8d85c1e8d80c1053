//! What a bot remembers of the others' hands: the cards turned up and taken back, fading as cards are played unseen.
//!
//! It is rougher than [`deduce`](crate::deduce), and a thousand times quicker where much was turned up.

use game::{BySeat, Knowledge, Seat};

use crate::options::parts::{choose, drawn};
use crate::{Cards, ColorDoubt, SeenMove, Suit};

/// The most cards of a suit, and none.
const COUNTS: usize = 13;

/// The chance of each number of cards.
type Spread = [f64; COUNTS];

const NONE: Spread = {
    let mut spread = [0.0; COUNTS];
    spread[0] = 1.0;
    spread
};

/// What is remembered of the hands.
pub(super) struct Memory {
    /// Each hand as it is; one's own is of no use.
    pub(super) hands: BySeat<Hand>,
    /// The hand of whoever played last, before that.
    before: Option<Hand>,
    /// The cards that one has not seen, wherever they are.
    pool: [f64; 8],
}

/// What is remembered of a hand.
#[derive(Clone)]
pub(super) struct Hand {
    held: f64,
    /// For each suit how many of the cards seen are still there.
    known: [Spread; 8],
}

impl Memory {
    /// Which cards the others turned up or drew is remembered of so many of the last observations, how many of all of them.
    pub(super) fn new(knowledge: &Knowledge<ColorDoubt>, remembers: usize) -> Self {
        let mut memory = Memory {
            hands: BySeat::new(knowledge.view.public.hands.len(), |_| Hand { held: 0.0, known: [NONE; 8] }),
            before: None,
            pool: knowledge.view.public.deck.counts().map(f64::from),
        };
        let told = &knowledge.observations;
        let dealt = told.iter().rposition(|told| matches!(told.event, SeenMove::Deal { .. })).unwrap_or(0);
        let own = knowledge.viewer.seat();
        let forgotten = told.len().saturating_sub(remembers);
        for (place, told) in told.iter().enumerate().skip(dealt) {
            memory.hear(&told.event, own, place >= forgotten);
        }
        memory
    }

    fn hear(&mut self, event: &SeenMove, own: Option<Seat>, is_kept: bool) {
        match *event {
            SeenMove::Deal { each, hand, .. } => {
                for (_, hand) in self.hands.iter_mut() {
                    hand.held = f64::from(each);
                }
                for (pool, &count) in self.pool.iter_mut().zip(hand.unwrap_or(Cards::NONE).counts()) {
                    *pool -= f64::from(count);
                }
            }
            SeenMove::Lay { seat, count, .. } => {
                let hand = &mut self.hands[seat];
                self.before = Some(hand.clone());
                hand.fade(count);
            }
            SeenMove::Doubt { doubt } if own == Some(doubt.of) || !is_kept => {
                if !doubt.truthful {
                    self.hands[doubt.of].held += f64::from(doubt.cards.total());
                }
            }
            SeenMove::Doubt { doubt } => {
                let Some(mut hand) = self.before.take() else { return };
                self.see(&hand, doubt.cards);
                if doubt.truthful {
                    hand.lose(doubt.cards);
                } else {
                    hand.show(doubt.cards);
                }
                self.hands[doubt.of] = hand;
            }
            SeenMove::Draw { by, from, cards: Some(cards), .. } if is_kept || own == Some(by) => {
                if own == Some(by) {
                    let hand = self.hands[from].clone();
                    self.see(&hand, cards);
                }
                self.hands[from].lose(cards);
                self.hands[by].gain(cards);
            }
            SeenMove::Draw { by, from, count, .. } => {
                self.hands[from].fade(count);
                self.hands[by].held += f64::from(count);
            }
            SeenMove::Pass { .. } => {}
        }
    }

    /// Takes out of the pool those of these cards that were not seen before in this hand.
    fn see(&mut self, hand: &Hand, cards: Cards) {
        for (suit, count) in cards.iter() {
            let known = &hand.known[suit.index()];
            let new =
                known.iter().enumerate().map(|(held, chance)| chance * f64::from(count.saturating_sub(held as u8)));
            let pool = &mut self.pool[suit.index()];
            *pool = (*pool - new.sum::<f64>()).max(0.0);
        }
    }

    /// The chance of each number of cards of a suit in a hand.
    pub(super) fn spread(&self, hand: &Hand, suit: Suit) -> Spread {
        let all = self.pool.iter().sum::<f64>().round() as u8;
        let fitting = (self.pool[suit.index()].round() as u8).min(all);
        let open = ((hand.held - hand.expected()).round().max(0.0) as u8).min(all);
        let mut spread = [0.0; COUNTS];
        for more in 0..=fitting.min(open) {
            let chance = drawn(fitting, all, open, more);
            for (known, of_known) in hand.known[suit.index()].iter().enumerate() {
                spread[(known + usize::from(more)).min(COUNTS - 1)] += chance * of_known;
            }
        }
        spread
    }

    /// The chance that whoever played last could have played this many cards of this colour, the rainbow card included.
    pub(super) fn able(&self, color: Suit, count: u8) -> f64 {
        let Some(hand) = &self.before else { return 0.0 };
        let rainbow = self.spread(hand, Suit::Rainbow)[1];
        let spread = self.spread(hand, color);
        let at_least = |count: u8| spread.iter().skip(usize::from(count)).sum::<f64>();
        (1.0 - rainbow) * at_least(count) + rainbow * at_least(count.saturating_sub(1))
    }
}

impl Hand {
    /// How many of the cards seen are likely still there.
    fn expected(&self) -> f64 {
        let count =
            |spread: &Spread| spread.iter().enumerate().map(|(count, chance)| count as f64 * chance).sum::<f64>();
        self.known.iter().map(count).sum()
    }

    /// This many cards leave unseen: each is as likely as any other to be one of those seen.
    fn fade(&mut self, count: u8) {
        let leaves = (f64::from(count) / self.held).min(1.0);
        self.held -= f64::from(count);
        for spread in &mut self.known {
            let mut left = [0.0; COUNTS];
            for (known, &chance) in spread.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                for (stay, left) in left[..=known].iter_mut().enumerate() {
                    let ways = choose(known as u8, stay as u8);
                    *left += chance * ways * (1.0 - leaves).powi(stay as i32) * leaves.powi((known - stay) as i32);
                }
            }
            *spread = left;
        }
    }

    /// These are seen and stay: at least this many are there, and those seen before are thought to be among them.
    fn show(&mut self, cards: Cards) {
        for (suit, count) in cards.iter() {
            let spread = &mut self.known[suit.index()];
            let fewer: f64 = spread[..usize::from(count)].iter().sum();
            spread[..usize::from(count)].fill(0.0);
            spread[usize::from(count)] += fewer;
        }
    }

    /// These are seen and leave.
    fn lose(&mut self, cards: Cards) {
        self.held -= f64::from(cards.total());
        for (suit, count) in cards.iter() {
            let spread = &mut self.known[suit.index()];
            let mut left = [0.0; COUNTS];
            for (known, &chance) in spread.iter().enumerate() {
                left[known.saturating_sub(usize::from(count))] += chance;
            }
            *spread = left;
        }
    }

    /// These are seen and come.
    fn gain(&mut self, cards: Cards) {
        self.held += f64::from(cards.total());
        for (suit, count) in cards.iter() {
            let spread = &mut self.known[suit.index()];
            spread.rotate_right(usize::from(count));
        }
    }
}
