//! The careful bot: counts cards, hardly ever lies, and doubts only what is very unlikely.

use bots::Bot;
use game::Knowledge;
use game::chance::below;
use rand::Rng;

use super::bluffer::in_the_way;
use super::situation::Situation;
use crate::{Cards, ColorDoubt, Move, Phase, Suit};

/// Counts cards, hardly ever lies, and doubts only what is very unlikely.
pub(super) struct Careful {
    /// How many cards of its color it plays at most, unless more are needed.
    pub(super) most: u8,
    /// It doubts what is less likely than this by counting.
    pub(super) hardly: f64,
    /// It doubts a last card that is less likely than this.
    pub(super) last: f64,
    /// It lies one time in so many, where the truth would be to pass.
    pub(super) lies: u32,
}

/// Plays all that it has of its color.
pub(super) const CAREFUL: Careful = Careful { most: u8::MAX, hardly: 0.12, last: 0.5, lies: 8 };
/// Lies as often as it passes, where it has no truth to tell, and is slower to doubt.
pub(super) const FIBBER: Careful = Careful { hardly: 0.095, lies: 2, ..CAREFUL };
/// Can hardly part with its cards, and does not see that this loses games.
pub(super) const MAGPIE: Careful = Careful { most: 2, ..CAREFUL };

impl Bot<ColorDoubt> for Careful {
    fn choose(&self, knowledge: &Knowledge<ColorDoubt>, rng: &mut dyn Rng) -> Move {
        let situation = Situation::new(knowledge);
        if let Some(standing) = situation.public.standing.filter(|_| situation.may_doubt) {
            let last = matches!(situation.public.phase, Phase::LastCard { .. });
            let unlikely = situation.able(standing.say) < if last { self.last } else { self.hardly };
            if unlikely || situation.must_doubt {
                return Move::Doubt {};
            }
        }
        let Some(at_least) = situation.at_least else { return Move::Pass {} };
        let hand = situation.own.hand;
        let say = situation.colors.iter().copied().max_by_key(|&color| hand[color]).expect("there are colours");
        if let Some(cards) = truth(hand, say, at_least, self.most) {
            return Move::Lay { cards, say };
        }
        if situation.may_pass && below(rng, self.lies) > 0 {
            return Move::Pass {};
        }
        Move::Lay { cards: in_the_way(hand, at_least, 1), say }
    }
}

/// The cards of this colour, if they are enough, so many at most or as many as must be; with the rainbow card where it is
/// needed.
fn truth(hand: Cards, color: Suit, at_least: u8, most: u8) -> Option<Cards> {
    let cards = Cards::of(color, hand[color].min(most.max(at_least)));
    if hand[color] >= at_least {
        return Some(cards);
    }
    (hand.fitting(color) >= at_least).then(|| cards + Cards::of(Suit::Rainbow, 1))
}
