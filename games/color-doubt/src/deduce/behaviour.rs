//! How people announce: the stated behaviour of the reading *likely*.
//!
//! Whoever plays cards takes some of the hand, and each choice of cards that makes the announcement true counts several
//! times one that makes it a lie. How many depends on what everybody can know alone, so that to somebody who
//! knows nothing else the odds of the truth are a product of powers: they rise with the chance that it can be true and
//! with every announcement of the same player that was turned up in this match and was true, they fall with every lie
//! that was turned up, and the last cards of a hand, which everybody expects to be doubted, are another matter. The
//! powers are fitted to matches of many kinds of bots by the example `color_doubt_credit`.
//!
//! How many cards are played, the colour said, doubts and passes are taken to say nothing by themselves.

use game::BySeat;

use crate::options::parts::{choose, drawn};
use crate::{Cards, Grounds, Lay, Pile, Suit};

/// An announcement as everybody can know it when it is made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Claim {
    /// How many cards.
    pub(crate) count: u8,
    /// The colour said.
    pub(crate) say: Suit,
    /// The number of cards in the hand before.
    pub(crate) held: u8,
    /// Those of them that everybody saw.
    pub(crate) kept: Cards,
    /// The cards that not everybody saw, or that may be anywhere again.
    pub(crate) pool: Cards,
    /// How many announcements of the player were turned up in this match and were true, and were lies.
    pub(crate) turned_up: [u16; 2],
}

impl Grounds {
    /// The number of terms.
    pub const TERMS: usize = 5;
    /// What the terms are.
    pub const NAMES: [&str; Grounds::TERMS] = [
        "always 1",
        "ln of the chance that it can be true, of 1/4 at most",
        "ln of 1 + truths turned up",
        "ln of 1 + lies turned up",
        "1 if it was the last card",
    ];
    /// The weight of each term: its power.
    pub const WEIGHTS: [f64; Grounds::TERMS] = [1.378, 0.215, 0.989, -1.302, 1.311];
}

/// What can hardly be counts no less than this, for nobody's habits are known so well; and above one in four it matters
/// no more, for those who lie choose what can well be, too.
const CAN: (f64, f64) = (1e-4, 0.25);

impl Claim {
    /// What everybody can know of it where `there` are the cards that were not turned up and put into minus piles.
    pub(crate) fn new(lay: Lay, there: Cards, hands: &BySeat<Pile>, turned_up: &BySeat<[u16; 2]>) -> Claim {
        let Lay { seat, count, say } = lay;
        let Pile { count: held, shown: kept } = hands[seat];
        let pool = hands.values().fold(there, |pool, hand| pool - hand.shown);
        Claim { count, say, held, kept, pool, turned_up: turned_up[seat] }
    }

    /// The chance that it is true of cards taken blindly, and the chance that it can be true, to somebody who knows
    /// what everybody knows.
    pub(crate) fn blind_and_can(&self) -> (f64, f64) {
        let known = self.kept.fitting(self.say);
        let open = self.held - self.kept.total();
        let (pool, fitting) = (self.pool.total(), self.pool.fitting(self.say));
        let (mut blind, mut can) = (0.0, 0.0);
        for more in self.count.saturating_sub(known)..=open.min(fitting) {
            let chance = drawn(fitting, pool, open, more);
            blind += chance * choose(known + more, self.count) / choose(self.held, self.count);
            can += chance;
        }
        (blind, can)
    }

    /// What is multiplied by the [`WEIGHTS`](Grounds::WEIGHTS) and added up to the logarithm of the odds.
    pub(crate) fn terms(&self, can: f64) -> [f64; Grounds::TERMS] {
        let [truths, lies] = self.turned_up.map(|count| libm::log(f64::from(1 + count)));
        [1.0, libm::log(can.clamp(CAN.0, CAN.1)), truths, lies, f64::from(u8::from(self.count == self.held))]
    }

    /// The terms by these weights: odds, where a player's announcement can be true with this chance.
    pub(crate) fn odds(&self, can: f64, weights: [f64; Grounds::TERMS]) -> f64 {
        libm::exp(self.terms(can).iter().zip(weights).map(|(term, weight)| term * weight).sum())
    }

    /// How many times as much as a choice of cards that makes it a lie one counts that makes it true, less one.
    pub(crate) fn favour(&self) -> f64 {
        let (blind, can) = self.blind_and_can();
        if blind == 0.0 {
            // Everybody knows that it is a lie.
            return 0.0;
        }
        self.odds(can, Grounds::WEIGHTS) / blind
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_public_chances_by_hand() {
        // Two of three red and three orange cards and the rainbow card are held, and one is played as red.
        let pool = Cards::of(Suit::Red, 3) + Cards::of(Suit::Orange, 3) + Cards::of(Suit::Rainbow, 1);
        let claim = Claim { count: 1, say: Suit::Red, held: 2, kept: Cards::NONE, pool, turned_up: [0, 0] };
        let (blind, can) = claim.blind_and_can();
        assert!((blind - 4.0 / 7.0).abs() < 1e-12, "{blind}");
        assert!((can - 18.0 / 21.0).abs() < 1e-12, "{can}");
        // One of the two is known to be orange.
        let pool = pool - Cards::of(Suit::Orange, 1);
        let (blind, can) = Claim { kept: Cards::of(Suit::Orange, 1), pool, ..claim }.blind_and_can();
        assert!((blind - 2.0 / 6.0).abs() < 1e-12, "{blind}");
        assert!((can - 4.0 / 6.0).abs() < 1e-12, "{can}");
    }

    #[test]
    fn what_everybody_knows_to_be_a_lie_is_not_favoured() {
        let pool = Cards::of(Suit::Orange, 3);
        let claim = Claim { count: 1, say: Suit::Red, held: 2, kept: Cards::NONE, pool, turned_up: [0, 0] };
        assert_eq!(claim.favour(), 0.0);
        let fitting = Claim { say: Suit::Orange, ..claim };
        assert!(fitting.favour() > Claim { turned_up: [0, 3], ..fitting }.favour());
        assert!(fitting.favour() < Claim { turned_up: [3, 0], ..fitting }.favour());
    }
}
